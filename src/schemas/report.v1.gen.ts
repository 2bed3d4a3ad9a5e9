// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import equalHelper from "ajv/dist/runtime/equal.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateReportV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/report.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "verdict", "class", "reasons", "base", "head", "servers", "counts", "findings", "unmatched", "unknown", "reward", "unscored", "policy", "policyChanges", "escapes", "limits"], "properties": { "schema": { "const": "lanser.report.v1" }, "verdict": { "enum": ["pass", "inconclusive", "fail"] }, "class": { "enum": ["new_errors", "lsp_unavailable", "baseline_error", "warnings_only", "clean"] }, "reasons": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/reason" } }, "base": { "$ref": "#/$defs/snapshot" }, "head": { "$ref": "#/$defs/snapshot" }, "servers": { "type": "array", "items": { "$ref": "#/$defs/server" } }, "changed": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/changedSource" } }, "scope": { "$ref": "#/$defs/scope" }, "confirmation": { "$ref": "#/$defs/confirmation" }, "counts": { "$ref": "#/$defs/counts" }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }, "off": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/finding" } }, "causes": { "type": "array", "items": { "$ref": "#/$defs/causeWithEffects" } }, "unmatched": { "type": "array", "items": { "$ref": "#/$defs/unmatchedFinding" } }, "unknown": { "type": "array", "items": { "$ref": "#/$defs/unknownFile" } }, "reward": { "oneOf": [{ "$ref": "#/$defs/reward" }, { "type": "null" }] }, "unscored": { "type": ["string", "null"], "minLength": 1 }, "claims": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/claim" } }, "replay": { "oneOf": [{ "$ref": "#/$defs/replay" }, { "type": "null" }] }, "bumps": { "type": "array", "items": { "$ref": "#/$defs/bump" } }, "policy": { "$ref": "#/$defs/policy" }, "policyChanges": { "type": "array", "items": { "$ref": "#/$defs/policyChange" } }, "escapes": { "type": "array", "items": { "$ref": "#/$defs/escape" } }, "hidden": { "type": "array", "minItems": 1, "items": { "type": "object", "additionalProperties": false, "required": ["path", "range", "why"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "why": { "type": "string", "minLength": 1 }, "blame": { "type": "object", "additionalProperties": false, "required": ["commit"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "since": { "$ref": "#/$defs/gitObject" } } } } } }, "unchecked": { "type": "array", "minItems": 1, "items": { "type": "object", "additionalProperties": false, "required": ["path", "range", "why"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "anyOf": [{ "$ref": "#/$defs/range" }, { "type": "null" }] }, "why": { "type": "string", "minLength": 1 } } } }, "limits": { "type": "array", "items": { "$ref": "#/$defs/limit" } } }, "$defs": { "reason": { "type": "object", "additionalProperties": false, "required": ["code", "message"], "properties": { "code": { "$ref": "#/$defs/code" }, "message": { "type": "string", "minLength": 1 }, "hint": { "type": "string", "minLength": 1 }, "lifted": { "$ref": "#/$defs/liftedReason" } } }, "liftedReason": { "type": "object", "additionalProperties": false, "required": ["code", "message", "waived"], "properties": { "code": { "$ref": "#/$defs/code" }, "message": { "type": "string", "minLength": 1 }, "hint": { "type": "string", "minLength": 1 }, "waived": { "$ref": "#/$defs/waiver" } } }, "snapshot": { "type": "object", "additionalProperties": false, "required": ["commit", "tree"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } }, "server": { "type": "object", "additionalProperties": false, "required": ["id", "version", "treeDigest", "schedule", "interpreter", "base", "head"], "properties": { "id": { "$ref": "#/$defs/serverId" }, "version": { "type": "string", "minLength": 1 }, "root": { "$ref": "#/$defs/root" }, "skipped": { "enum": ["same program", null] }, "ended": { "type": ["string", "null"], "minLength": 1 }, "treeDigest": { "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] }, "schedule": { "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] }, "interpreter": { "oneOf": [{ "$ref": "#/$defs/interpreter" }, { "type": "null" }] }, "trust": { "enum": ["executes-repository"] }, "sandbox": { "enum": ["bwrap", "none"] }, "stability": { "const": "unproven" }, "mode": { "enum": ["lsp", "compiler"] }, "settings": { "$ref": "#/$defs/digest" }, "ready": { "type": "object", "additionalProperties": false, "required": ["base", "head"], "properties": { "base": { "type": ["string", "null"], "minLength": 1 }, "head": { "type": ["string", "null"], "minLength": 1 } } }, "scope": { "$ref": "#/$defs/scope" }, "base": { "$ref": "#/$defs/sideSummary" }, "head": { "$ref": "#/$defs/sideSummary" } } }, "changedSource": { "type": "object", "additionalProperties": false, "required": ["path", "change", "records"], "properties": { "path": { "$ref": "#/$defs/path" }, "from": { "$ref": "#/$defs/path" }, "change": { "enum": ["added", "edited", "renamed", "deleted"] }, "records": { "type": "array", "minItems": 1, "items": { "type": "object", "additionalProperties": false, "required": ["server", "outcome", "why"], "properties": { "server": { "oneOf": [{ "$ref": "#/$defs/serverId" }, { "type": "null" }] }, "outcome": { "enum": ["checked", "unknown", "left-out"] }, "why": { "oneOf": [{ "$ref": "#/$defs/code" }, { "type": "null" }] } } } } } }, "root": { "oneOf": [{ "const": "." }, { "$ref": "#/$defs/path" }] }, "interpreter": { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "type": "string" }, "version": { "type": "string" } } }, "sideSummary": { "type": "object", "additionalProperties": false, "required": ["files", "unknown"], "properties": { "files": { "$ref": "#/$defs/count" }, "unknown": { "$ref": "#/$defs/count" } } }, "confirmation": { "type": "object", "additionalProperties": false, "required": ["taken", "why"], "properties": { "taken": { "type": "boolean" }, "why": { "type": "string", "minLength": 1 } } }, "scope": { "type": "object", "additionalProperties": false, "required": ["mode", "files", "of", "why"], "properties": { "mode": { "enum": ["affected", "complete", "full"] }, "files": { "type": "array", "uniqueItems": true, "items": { "$ref": "#/$defs/path" } }, "of": { "$ref": "#/$defs/count" }, "why": { "type": "string", "minLength": 1 } } }, "counts": { "type": "object", "additionalProperties": false, "required": ["new", "fixed", "unchanged", "moved", "removed", "suppressed", "volatile"], "properties": { "new": { "$ref": "#/$defs/count" }, "fixed": { "$ref": "#/$defs/count" }, "unchanged": { "$ref": "#/$defs/count" }, "moved": { "$ref": "#/$defs/count" }, "removed": { "$ref": "#/$defs/count" }, "suppressed": { "$ref": "#/$defs/count" }, "volatile": { "$ref": "#/$defs/count" } } }, "finding": { "type": "object", "additionalProperties": false, "required": ["id", "state", "server", "source", "code", "severity", "message", "path", "range", "symbol", "matchedBy", "why", "base", "placement", "counterpart", "cause", "seen", "excerpt"], "properties": { "id": { "$ref": "#/$defs/digest" }, "root": { "$ref": "#/$defs/root" }, "roots": { "type": "array", "minItems": 2, "items": { "$ref": "#/$defs/root" } }, "sources": { "type": "array", "minItems": 2, "items": { "$ref": "#/$defs/findingSource" } }, "state": { "enum": ["new", "unchanged", "moved", "fixed", "removed", "suppressed", "volatile"] }, "server": { "$ref": "#/$defs/serverId" }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" }, "matchedBy": { "enum": ["image", "image-message-drift", "replaced", "import", "edited", "moved-text", "moved-context", "moved-symbol", "moved-file-text", "moved-file-context", "moved-file-symbol", null] }, "why": { "type": "string", "minLength": 1 }, "base": { "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "placement": { "enum": ["same-line", "edited-line", "replaced", "rewritten", "no-file", "unchecked"] }, "counterpart": { "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "cause": { "oneOf": [{ "$ref": "#/$defs/cause" }, { "type": "null" }] }, "seen": { "oneOf": [{ "$ref": "#/$defs/seen" }, { "type": "null" }] }, "side": { "const": "base" }, "proof": { "enum": ["proven", "unproven"] }, "probe": { "type": "string", "minLength": 1 }, "blame": { "type": "object", "additionalProperties": false, "required": ["commit"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "since": { "$ref": "#/$defs/gitObject" } } }, "silenced": { "type": "object", "additionalProperties": false, "required": ["commit"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "since": { "$ref": "#/$defs/gitObject" } } }, "waived": { "$ref": "#/$defs/waiver" }, "ruled": { "$ref": "#/$defs/ruling" }, "elsewhere": { "const": true }, "onlyUnderBase": { "const": true }, "suggestion": { "$ref": "#/$defs/suggestion" }, "excerpt": { "oneOf": [{ "$ref": "#/$defs/excerpts" }, { "type": "null" }] } } }, "ruling": { "type": "object", "additionalProperties": false, "required": ["rule"], "properties": { "rule": { "$ref": "#/$defs/count" }, "said": { "$ref": "#/$defs/severity" }, "fail": { "type": "boolean" } } }, "waiver": { "type": "object", "additionalProperties": false, "required": ["by", "reason"], "properties": { "by": { "type": "string", "minLength": 1 }, "reason": { "type": "string", "minLength": 1 } } }, "cause": { "type": "object", "additionalProperties": false, "required": ["path", "range", "symbol", "how"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" }, "how": { "$ref": "#/$defs/causeKind" }, "dependency": { "$ref": "#/$defs/dependencyChange" } } }, "causeKind": { "enum": ["removed-module", "moved-module", "definition", "related", "inferred", "base-class", "re-export", "removed-name", "broken-import", "mended-import", "dependency"] }, "dependencyChange": { "type": "object", "additionalProperties": false, "required": ["name", "from", "to"], "properties": { "name": { "type": "string", "minLength": 1 }, "from": { "type": ["string", "null"] }, "to": { "type": ["string", "null"] } } }, "causeWithEffects": { "type": "object", "additionalProperties": false, "required": ["id", "path", "symbol", "how", "base", "head", "dependency", "effects", "excerpts", "touched"], "properties": { "id": { "$ref": "#/$defs/digest" }, "path": { "$ref": "#/$defs/path" }, "symbol": { "$ref": "#/$defs/symbol" }, "how": { "$ref": "#/$defs/causeKind" }, "base": { "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "head": { "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "dependency": { "oneOf": [{ "$ref": "#/$defs/dependencyChange" }, { "type": "null" }] }, "effects": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/digest" } }, "excerpts": { "$ref": "#/$defs/excerpts" }, "touched": { "type": "array", "items": { "$ref": "#/$defs/path" } }, "routes": { "type": "array", "minItems": 1, "maxItems": 50, "items": { "type": "object", "additionalProperties": false, "required": ["path", "through"], "properties": { "path": { "$ref": "#/$defs/path" }, "through": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "$ref": "#/$defs/path" } } } } } } }, "seen": { "type": "object", "additionalProperties": false, "required": ["base", "head"], "properties": { "base": { "type": "array", "items": { "enum": ["canonical", "reverse"] } }, "head": { "type": "array", "items": { "enum": ["canonical", "reverse"] } }, "isFlaky": { "const": true } } }, "excerpts": { "type": "object", "additionalProperties": false, "required": ["base", "head"], "properties": { "base": { "oneOf": [{ "$ref": "#/$defs/excerpt" }, { "type": "null" }] }, "head": { "oneOf": [{ "$ref": "#/$defs/excerpt" }, { "type": "null" }] } } }, "suggestion": { "type": "object", "additionalProperties": false, "required": ["server", "title", "line", "before", "after"], "properties": { "server": { "$ref": "#/$defs/serverId" }, "title": { "type": "string", "maxLength": 200 }, "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "before": { "type": "array", "minItems": 1, "maxItems": 40, "items": { "type": "string" } }, "after": { "type": "array", "maxItems": 40, "items": { "type": "string" } } } }, "excerpt": { "type": "object", "additionalProperties": false, "required": ["line", "lines"], "properties": { "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "lines": { "type": "array", "minItems": 1, "maxItems": 40, "items": { "type": "string" } } } }, "reward": { "type": "object", "additionalProperties": false, "required": ["headline", "pr-v1", "pr-v2", "relevantFiles", "diagnostics", "unearned", "safety", "confidence"], "properties": { "headline": { "$ref": "#/$defs/rewardVersion" }, "pr-v1": { "$ref": "#/$defs/processReward" }, "pr-v2": { "$ref": "#/$defs/processReward" }, "relevantFiles": { "$ref": "#/$defs/count" }, "relevant": { "type": "array", "items": { "$ref": "#/$defs/path" } }, "diagnostics": { "type": "object", "additionalProperties": false, "required": ["base", "head"], "properties": { "base": { "$ref": "#/$defs/count" }, "head": { "$ref": "#/$defs/count" } } }, "unearned": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["why", "count"], "properties": { "why": { "type": "string", "minLength": 1 }, "count": { "$ref": "#/$defs/count" } } } }, "safety": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["name", "ok", "detail"], "properties": { "name": { "$ref": "#/$defs/code" }, "ok": { "type": "boolean" }, "detail": { "type": "string", "minLength": 1 } } } }, "confidence": { "type": "object", "additionalProperties": false, "required": ["minimum", "symbols"], "properties": { "minimum": { "$ref": "#/$defs/share" }, "symbols": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "symbol", "confidence", "status"], "properties": { "path": { "$ref": "#/$defs/path" }, "symbol": { "type": "string", "minLength": 1 }, "confidence": { "$ref": "#/$defs/share" }, "status": { "enum": ["found", "ambiguous", "deleted", "not-found"] }, "gone": { "const": true } } } }, "threshold": { "$ref": "#/$defs/share" } } } } }, "claim": { "type": "object", "additionalProperties": false, "required": ["path", "about", "commit", "claimed", "why", "state", "measured"], "properties": { "path": { "$ref": "#/$defs/path" }, "about": { "enum": ["change", "commit", "elsewhere", "unreadable"] }, "commit": { "type": ["string", "null"], "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" }, "claimed": { "type": "object", "additionalProperties": false, "properties": { "pr-v1": { "type": "number" }, "pr-v2": { "type": "number" } } }, "why": { "type": ["string", "null"], "minLength": 1 }, "state": { "enum": ["true", "false", "not-compared", "unreadable"] }, "measured": { "oneOf": [{ "type": "object", "additionalProperties": false, "required": ["pr-v1", "pr-v2"], "properties": { "pr-v1": { "type": "number" }, "pr-v2": { "type": "number" } } }, { "type": "null" }] } } }, "rewardVersion": { "enum": ["pr-v1", "pr-v2"] }, "share": { "type": "number", "minimum": 0, "maximum": 1 }, "weights": { "type": "object", "additionalProperties": false, "required": ["alpha", "beta", "gamma"], "properties": { "alpha": { "type": "number", "minimum": 0 }, "beta": { "type": "number", "minimum": 0 }, "gamma": { "type": "number", "minimum": 0 } } }, "processReward": { "type": "object", "additionalProperties": false, "required": ["r", "components", "weights", "explanation"], "properties": { "r": { "type": "number" }, "components": { "type": "object", "additionalProperties": false, "required": ["diag_delta", "safety", "ambiguity_penalty", "alpha_conf"], "properties": { "diag_delta": { "type": "integer" }, "safety": { "enum": [0, 1] }, "ambiguity_penalty": { "$ref": "#/$defs/share" }, "alpha_conf": { "$ref": "#/$defs/share" } } }, "weights": { "$ref": "#/$defs/weights" }, "explanation": { "type": "string", "minLength": 1 } } }, "replay": { "type": "object", "additionalProperties": false, "required": ["mode", "traces"], "properties": { "mode": { "enum": ["offline", "live"] }, "traces": { "type": "array", "items": { "$ref": "#/$defs/replayedTrace" } } } }, "replayedTrace": { "type": "object", "additionalProperties": false, "required": ["path", "server", "version", "state", "class", "message", "at", "wanted", "got", "advice"], "properties": { "path": { "$ref": "#/$defs/path" }, "server": { "type": "string", "pattern": "^(?:[a-z0-9][a-z0-9._-]*)?$" }, "version": { "type": "string" }, "state": { "enum": ["equal", "different", "stale", "inconclusive", "unreadable"] }, "class": { "enum": ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", null] }, "message": { "type": "string", "minLength": 1 }, "at": { "oneOf": [{ "$ref": "#/$defs/tracePlace" }, { "type": "null" }] }, "wanted": { "type": ["string", "null"] }, "got": { "type": ["string", "null"] }, "advice": { "type": "array", "items": { "type": "string", "minLength": 1 } } } }, "tracePlace": { "type": "object", "additionalProperties": false, "required": ["entry", "pointer"], "properties": { "entry": { "$ref": "#/$defs/count" }, "pointer": { "type": "string", "pattern": "^(?:/(?:[^/~]|~[01])*)*$" } } }, "bump": { "type": "object", "additionalProperties": false, "required": ["server", "from", "to", "total", "rules", "files", "problem"], "properties": { "server": { "$ref": "#/$defs/serverId" }, "from": { "type": "string", "minLength": 1 }, "to": { "type": "string", "minLength": 1 }, "total": { "$ref": "#/$defs/driftCounts" }, "rules": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["code", "added", "removed", "changed"], "properties": { "code": { "type": "string" }, "added": { "$ref": "#/$defs/count" }, "removed": { "$ref": "#/$defs/count" }, "changed": { "$ref": "#/$defs/count" } } } }, "files": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "added", "removed", "changed"], "properties": { "path": { "$ref": "#/$defs/path" }, "added": { "$ref": "#/$defs/count" }, "removed": { "$ref": "#/$defs/count" }, "changed": { "$ref": "#/$defs/count" } } } }, "problem": { "type": ["string", "null"], "minLength": 1 } } }, "driftCounts": { "type": "object", "additionalProperties": false, "required": ["added", "removed", "changed"], "properties": { "added": { "$ref": "#/$defs/count" }, "removed": { "$ref": "#/$defs/count" }, "changed": { "$ref": "#/$defs/count" } } }, "escape": { "type": "object", "additionalProperties": false, "required": ["kind", "path", "line", "symbol", "text"], "properties": { "kind": { "$ref": "#/$defs/code" }, "path": { "$ref": "#/$defs/path" }, "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "symbol": { "$ref": "#/$defs/symbol" }, "text": { "type": "string" } } }, "policyChange": { "type": "object", "additionalProperties": false, "required": ["kind", "files", "message", "hides", "adds"], "properties": { "kind": { "enum": ["configuration", "servers", "pins", "server-configuration", "traces", "new-root"] }, "files": { "type": "array", "items": { "$ref": "#/$defs/path" } }, "message": { "type": "string", "minLength": 1 }, "hides": { "oneOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] }, "adds": { "oneOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] } } }, "unmatchedFinding": { "type": "object", "additionalProperties": false, "required": ["side", "server", "source", "code", "severity", "message", "path", "range", "symbol"], "properties": { "side": { "$ref": "#/$defs/side" }, "reason": { "const": "dependencies-missing" }, "server": { "$ref": "#/$defs/serverId" }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" } } }, "unknownFile": { "type": "object", "additionalProperties": false, "required": ["server", "side", "path", "reason"], "properties": { "server": { "$ref": "#/$defs/serverId" }, "side": { "$ref": "#/$defs/side" }, "path": { "$ref": "#/$defs/path" }, "reason": { "type": "string", "minLength": 1 }, "why": { "type": "string", "minLength": 1 } } }, "policy": { "type": "object", "additionalProperties": false, "required": ["origin", "digest", "failOn", "unknown", "inconclusive", "volatile", "moved", "minReward", "reward", "change"], "properties": { "origin": { "enum": ["base", "head", "file", "flags", "defaults"] }, "digest": { "$ref": "#/$defs/digest" }, "failOn": { "enum": ["error", "warning", "information", "hint", "never"] }, "unknown": { "enum": ["inconclusive", "warn"] }, "inconclusive": { "enum": ["action_required", "failure"] }, "volatile": { "enum": ["report", "fail"] }, "moved": { "enum": ["report", "fail"] }, "minReward": { "type": ["number", "null"] }, "replayMismatch": { "enum": ["fail", "warn"] }, "dependenciesDiffer": { "const": "warn" }, "dependenciesMissing": { "const": "warn" }, "hidden": { "enum": ["report", "fail"] }, "unchecked": { "enum": ["inconclusive", "fail"] }, "suppressions": { "enum": ["inconclusive", "fail"] }, "claims": { "enum": ["warn", "ignore"] }, "scope": { "enum": ["full", "affected"] }, "rules": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/policyRule" } }, "maxNew": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "error": { "$ref": "#/$defs/count" }, "warning": { "$ref": "#/$defs/count" }, "information": { "$ref": "#/$defs/count" }, "hint": { "$ref": "#/$defs/count" } } }, "settings": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/serverId" } }, "onlyChangedFiles": { "const": true }, "servers": { "type": "object", "minProperties": 1, "propertyNames": { "$ref": "#/$defs/serverId" }, "additionalProperties": { "$ref": "#/$defs/serverPolicy" } }, "reward": { "type": "object", "additionalProperties": false, "required": ["headline", "weights"], "properties": { "headline": { "$ref": "#/$defs/rewardVersion" }, "weights": { "$ref": "#/$defs/weights" }, "shown": { "const": false } } }, "change": { "type": ["string", "null"] } } }, "serverPolicy": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "role": { "enum": ["primary", "linter", "second-opinion"] }, "failOn": { "enum": ["error", "warning", "information", "hint", "never"] } } }, "findingSource": { "type": "object", "additionalProperties": false, "required": ["server", "source", "code", "severity", "message"], "properties": { "server": { "$ref": "#/$defs/serverId" }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" } } }, "policyRule": { "type": "object", "additionalProperties": false, "properties": { "code": { "type": "string", "minLength": 1 }, "path": { "type": "string", "minLength": 1 }, "server": { "type": "string", "minLength": 1 }, "severity": { "enum": ["off", "information", "warning", "error"] }, "fail": { "type": "boolean" } } }, "limit": { "type": "object", "additionalProperties": false, "required": ["code", "message", "count"], "properties": { "code": { "$ref": "#/$defs/code" }, "message": { "type": "string", "minLength": 1 }, "count": { "$ref": "#/$defs/count" } } }, "place": { "type": "object", "additionalProperties": false, "required": ["path", "range"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" } } }, "range": { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } }, "position": { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "column": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 } } }, "side": { "enum": ["base", "head"] }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "symbol": { "type": ["string", "null"], "minLength": 1 }, "serverId": { "type": "string", "pattern": "^[a-z0-9][a-z0-9._-]*$" }, "code": { "type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$" }, "count": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "digest": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "gitObject": { "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, "path": { "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" } } };
const schema59 = { "type": "object", "additionalProperties": false, "required": ["taken", "why"], "properties": { "taken": { "type": "boolean" }, "why": { "type": "string", "minLength": 1 } } };
const schema43 = { "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" };
const schema38 = { "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" };
const func0 = Object.prototype.hasOwnProperty;
const func86 = defaultOf(ucs2lengthHelper);
const schema32 = { "type": "object", "additionalProperties": false, "required": ["code", "message"], "properties": { "code": { "$ref": "#/$defs/code" }, "message": { "type": "string", "minLength": 1 }, "hint": { "type": "string", "minLength": 1 }, "lifted": { "$ref": "#/$defs/liftedReason" } } };
const schema33 = { "type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$" };
const pattern4 = new RegExp("^[a-z0-9][a-z0-9-]*$", "u");
const schema34 = { "type": "object", "additionalProperties": false, "required": ["code", "message", "waived"], "properties": { "code": { "$ref": "#/$defs/code" }, "message": { "type": "string", "minLength": 1 }, "hint": { "type": "string", "minLength": 1 }, "waived": { "$ref": "#/$defs/waiver" } } };
const schema36 = { "type": "object", "additionalProperties": false, "required": ["by", "reason"], "properties": { "by": { "type": "string", "minLength": 1 }, "reason": { "type": "string", "minLength": 1 } } };
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
      if ((data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.waived === void 0 || !func0.call(data, "waived")) && (missing0 = "waived")) {
        validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "code" || key0 === "message" || key0 === "hint" || key0 === "waived")) {
            validate22.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.code !== void 0 && func0.call(data, "code")) {
            let data0 = data.code;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern4.test(data0)) {
                  validate22.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9-]*$"' }];
                  return false;
                }
              } else {
                validate22.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.message !== void 0 && func0.call(data, "message")) {
              let data1 = data.message;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data1 === "string") {
                  if (func86(data1) < 1) {
                    validate22.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate22.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.hint !== void 0 && func0.call(data, "hint")) {
                let data2 = data.hint;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data2 === "string") {
                    if (func86(data2) < 1) {
                      validate22.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate22.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.waived !== void 0 && func0.call(data, "waived")) {
                  let data3 = data.waived;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing1;
                      if ((data3.by === void 0 || !func0.call(data3, "by")) && (missing1 = "by") || (data3.reason === void 0 || !func0.call(data3, "reason")) && (missing1 = "reason")) {
                        validate22.errors = [{ instancePath: instancePath + "/waived", schemaPath: "#/$defs/waiver/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        const _errs12 = errors;
                        for (const key1 of Object.keys(data3)) {
                          if (!(key1 === "by" || key1 === "reason")) {
                            validate22.errors = [{ instancePath: instancePath + "/waived", schemaPath: "#/$defs/waiver/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                            return false;
                            break;
                          }
                        }
                        if (_errs12 === errors) {
                          if (data3.by !== void 0 && func0.call(data3, "by")) {
                            let data4 = data3.by;
                            const _errs13 = errors;
                            if (errors === _errs13) {
                              if (typeof data4 === "string") {
                                if (func86(data4) < 1) {
                                  validate22.errors = [{ instancePath: instancePath + "/waived/by", schemaPath: "#/$defs/waiver/properties/by/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                  return false;
                                }
                              } else {
                                validate22.errors = [{ instancePath: instancePath + "/waived/by", schemaPath: "#/$defs/waiver/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid3 = _errs13 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data3.reason !== void 0 && func0.call(data3, "reason")) {
                              let data5 = data3.reason;
                              const _errs15 = errors;
                              if (errors === _errs15) {
                                if (typeof data5 === "string") {
                                  if (func86(data5) < 1) {
                                    validate22.errors = [{ instancePath: instancePath + "/waived/reason", schemaPath: "#/$defs/waiver/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                    return false;
                                  }
                                } else {
                                  validate22.errors = [{ instancePath: instancePath + "/waived/reason", schemaPath: "#/$defs/waiver/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid3 = _errs15 === errors;
                            } else {
                              var valid3 = true;
                            }
                          }
                        }
                      }
                    } else {
                      validate22.errors = [{ instancePath: instancePath + "/waived", schemaPath: "#/$defs/waiver/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
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
      if ((data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "code" || key0 === "message" || key0 === "hint" || key0 === "lifted")) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.code !== void 0 && func0.call(data, "code")) {
            let data0 = data.code;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern4.test(data0)) {
                  validate21.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9-]*$"' }];
                  return false;
                }
              } else {
                validate21.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.message !== void 0 && func0.call(data, "message")) {
              let data1 = data.message;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data1 === "string") {
                  if (func86(data1) < 1) {
                    validate21.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate21.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.hint !== void 0 && func0.call(data, "hint")) {
                let data2 = data.hint;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data2 === "string") {
                    if (func86(data2) < 1) {
                      validate21.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate21.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.lifted !== void 0 && func0.call(data, "lifted")) {
                  const _errs9 = errors;
                  if (!validate22(data.lifted, { instancePath: instancePath + "/lifted", parentData: data, parentDataProperty: "lifted", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs9 === errors;
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
const schema37 = { "type": "object", "additionalProperties": false, "required": ["commit", "tree"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } };
const pattern6 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
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
      if ((data.commit === void 0 || !func0.call(data, "commit")) && (missing0 = "commit") || (data.tree === void 0 || !func0.call(data, "tree")) && (missing0 = "tree")) {
        validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "commit" || key0 === "tree")) {
            validate25.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.commit !== void 0 && func0.call(data, "commit")) {
            let data0 = data.commit;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            let passing0 = null;
            const _errs4 = errors;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (typeof data0 === "string") {
                if (!pattern6.test(data0)) {
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
            var _valid0 = _errs4 === errors;
            if (_valid0) {
              valid1 = true;
              passing0 = 0;
            }
            const _errs7 = errors;
            if (data0 !== null) {
              const err2 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            var _valid0 = _errs7 === errors;
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
              validate25.errors = vErrors;
              return false;
            } else {
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.tree !== void 0 && func0.call(data, "tree")) {
              let data1 = data.tree;
              const _errs9 = errors;
              const _errs10 = errors;
              let valid3 = false;
              let passing1 = null;
              const _errs11 = errors;
              const _errs12 = errors;
              if (errors === _errs12) {
                if (typeof data1 === "string") {
                  if (!pattern6.test(data1)) {
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
              var _valid1 = _errs11 === errors;
              if (_valid1) {
                valid3 = true;
                passing1 = 0;
              }
              const _errs14 = errors;
              if (data1 !== null) {
                const err6 = { instancePath: instancePath + "/tree", schemaPath: "#/properties/tree/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
              var _valid1 = _errs14 === errors;
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
                validate25.errors = vErrors;
                return false;
              } else {
                errors = _errs10;
                if (vErrors !== null) {
                  if (_errs10) {
                    vErrors.length = _errs10;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs9 === errors;
            } else {
              var valid0 = true;
            }
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
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema40 = { "type": "object", "additionalProperties": false, "required": ["id", "version", "treeDigest", "schedule", "interpreter", "base", "head"], "properties": { "id": { "$ref": "#/$defs/serverId" }, "version": { "type": "string", "minLength": 1 }, "root": { "$ref": "#/$defs/root" }, "skipped": { "enum": ["same program", null] }, "ended": { "type": ["string", "null"], "minLength": 1 }, "treeDigest": { "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] }, "schedule": { "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] }, "interpreter": { "oneOf": [{ "$ref": "#/$defs/interpreter" }, { "type": "null" }] }, "trust": { "enum": ["executes-repository"] }, "sandbox": { "enum": ["bwrap", "none"] }, "stability": { "const": "unproven" }, "mode": { "enum": ["lsp", "compiler"] }, "settings": { "$ref": "#/$defs/digest" }, "ready": { "type": "object", "additionalProperties": false, "required": ["base", "head"], "properties": { "base": { "type": ["string", "null"], "minLength": 1 }, "head": { "type": ["string", "null"], "minLength": 1 } } }, "scope": { "$ref": "#/$defs/scope" }, "base": { "$ref": "#/$defs/sideSummary" }, "head": { "$ref": "#/$defs/sideSummary" } } };
const schema41 = { "type": "string", "pattern": "^[a-z0-9][a-z0-9._-]*$" };
const schema44 = { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" };
const schema46 = { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "type": "string" }, "version": { "type": "string" } } };
const pattern8 = new RegExp("^[a-z0-9][a-z0-9._-]*$", "u");
const pattern10 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const schema42 = { "oneOf": [{ "const": "." }, { "$ref": "#/$defs/path" }] };
const pattern9 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$", "u");
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
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if ("." !== data) {
    const err0 = { instancePath, schemaPath: "#/oneOf/0/const", keyword: "const", params: { allowedValue: "." }, message: "must be equal to constant" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  const _errs3 = errors;
  if (errors === _errs3) {
    if (typeof data === "string") {
      if (!pattern9.test(data)) {
        const err1 = { instancePath, schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate29.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "dynamicProps": false, "dynamicItems": false };
const schema48 = { "type": "object", "additionalProperties": false, "required": ["mode", "files", "of", "why"], "properties": { "mode": { "enum": ["affected", "complete", "full"] }, "files": { "type": "array", "uniqueItems": true, "items": { "$ref": "#/$defs/path" } }, "of": { "$ref": "#/$defs/count" }, "why": { "type": "string", "minLength": 1 } } };
const schema50 = { "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
const func27 = defaultOf(equalHelper);
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.mode === void 0 || !func0.call(data, "mode")) && (missing0 = "mode") || (data.files === void 0 || !func0.call(data, "files")) && (missing0 = "files") || (data.of === void 0 || !func0.call(data, "of")) && (missing0 = "of") || (data.why === void 0 || !func0.call(data, "why")) && (missing0 = "why")) {
        validate31.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "mode" || key0 === "files" || key0 === "of" || key0 === "why")) {
            validate31.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.mode !== void 0 && func0.call(data, "mode")) {
            let data0 = data.mode;
            const _errs2 = errors;
            if (!(data0 === "affected" || data0 === "complete" || data0 === "full")) {
              validate31.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema48.properties.mode.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.files !== void 0 && func0.call(data, "files")) {
              let data1 = data.files;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    const _errs5 = errors;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (typeof data2 === "string") {
                        if (!pattern9.test(data2)) {
                          validate31.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                          return false;
                        }
                      } else {
                        validate31.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                  if (valid1) {
                    let i1 = data1.length;
                    let j0;
                    if (i1 > 1) {
                      outer0:
                        for (; i1--; ) {
                          for (j0 = i1; j0--; ) {
                            if (func27(data1[i1], data1[j0])) {
                              validate31.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
                              return false;
                              break outer0;
                            }
                          }
                        }
                    }
                  }
                } else {
                  validate31.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.of !== void 0 && func0.call(data, "of")) {
                let data3 = data.of;
                const _errs8 = errors;
                const _errs9 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate31.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs9) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 9007199254740991 || isNaN(data3)) {
                      validate31.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data3 < 0 || isNaN(data3)) {
                        validate31.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.why !== void 0 && func0.call(data, "why")) {
                  let data4 = data.why;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (typeof data4 === "string") {
                      if (func86(data4) < 1) {
                        validate31.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate31.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema51 = { "type": "object", "additionalProperties": false, "required": ["files", "unknown"], "properties": { "files": { "$ref": "#/$defs/count" }, "unknown": { "$ref": "#/$defs/count" } } };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate33.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.files === void 0 || !func0.call(data, "files")) && (missing0 = "files") || (data.unknown === void 0 || !func0.call(data, "unknown")) && (missing0 = "unknown")) {
        validate33.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "files" || key0 === "unknown")) {
            validate33.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.files !== void 0 && func0.call(data, "files")) {
            let data0 = data.files;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate33.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate33.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate33.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
            if (data.unknown !== void 0 && func0.call(data, "unknown")) {
              let data1 = data.unknown;
              const _errs5 = errors;
              const _errs6 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate33.errors = [{ instancePath: instancePath + "/unknown", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 9007199254740991 || isNaN(data1)) {
                    validate33.errors = [{ instancePath: instancePath + "/unknown", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate33.errors = [{ instancePath: instancePath + "/unknown", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
    } else {
      validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.treeDigest === void 0 || !func0.call(data, "treeDigest")) && (missing0 = "treeDigest") || (data.schedule === void 0 || !func0.call(data, "schedule")) && (missing0 = "schedule") || (data.interpreter === void 0 || !func0.call(data, "interpreter")) && (missing0 = "interpreter") || (data.base === void 0 || !func0.call(data, "base")) && (missing0 = "base") || (data.head === void 0 || !func0.call(data, "head")) && (missing0 = "head")) {
        validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema40.properties, key0)) {
            validate28.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func0.call(data, "id")) {
            let data0 = data.id;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern8.test(data0)) {
                  validate28.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                  return false;
                }
              } else {
                validate28.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.version !== void 0 && func0.call(data, "version")) {
              let data1 = data.version;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data1 === "string") {
                  if (func86(data1) < 1) {
                    validate28.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate28.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.root !== void 0 && func0.call(data, "root")) {
                const _errs7 = errors;
                if (!validate29(data.root, { instancePath: instancePath + "/root", parentData: data, parentDataProperty: "root", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.skipped !== void 0 && func0.call(data, "skipped")) {
                  let data3 = data.skipped;
                  const _errs8 = errors;
                  if (!(data3 === "same program" || data3 === null)) {
                    validate28.errors = [{ instancePath: instancePath + "/skipped", schemaPath: "#/properties/skipped/enum", keyword: "enum", params: { allowedValues: schema40.properties.skipped.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.ended !== void 0 && func0.call(data, "ended")) {
                    let data4 = data.ended;
                    const _errs9 = errors;
                    if (typeof data4 !== "string" && data4 !== null) {
                      validate28.errors = [{ instancePath: instancePath + "/ended", schemaPath: "#/properties/ended/type", keyword: "type", params: { type: schema40.properties.ended.type }, message: "must be string,null" }];
                      return false;
                    }
                    if (errors === _errs9) {
                      if (typeof data4 === "string") {
                        if (func86(data4) < 1) {
                          validate28.errors = [{ instancePath: instancePath + "/ended", schemaPath: "#/properties/ended/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.treeDigest !== void 0 && func0.call(data, "treeDigest")) {
                      let data5 = data.treeDigest;
                      const _errs11 = errors;
                      const _errs12 = errors;
                      let valid2 = false;
                      let passing0 = null;
                      const _errs13 = errors;
                      const _errs14 = errors;
                      if (errors === _errs14) {
                        if (typeof data5 === "string") {
                          if (!pattern10.test(data5)) {
                            const err0 = { instancePath: instancePath + "/treeDigest", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                        } else {
                          const err1 = { instancePath: instancePath + "/treeDigest", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        }
                      }
                      var _valid0 = _errs13 === errors;
                      if (_valid0) {
                        valid2 = true;
                        passing0 = 0;
                      }
                      const _errs16 = errors;
                      if (data5 !== null) {
                        const err2 = { instancePath: instancePath + "/treeDigest", schemaPath: "#/properties/treeDigest/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                      }
                      var _valid0 = _errs16 === errors;
                      if (_valid0 && valid2) {
                        valid2 = false;
                        passing0 = [passing0, 1];
                      } else {
                        if (_valid0) {
                          valid2 = true;
                          passing0 = 1;
                        }
                      }
                      if (!valid2) {
                        const err3 = { instancePath: instancePath + "/treeDigest", schemaPath: "#/properties/treeDigest/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                        validate28.errors = vErrors;
                        return false;
                      } else {
                        errors = _errs12;
                        if (vErrors !== null) {
                          if (_errs12) {
                            vErrors.length = _errs12;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.schedule !== void 0 && func0.call(data, "schedule")) {
                        let data6 = data.schedule;
                        const _errs18 = errors;
                        const _errs19 = errors;
                        let valid4 = false;
                        let passing1 = null;
                        const _errs20 = errors;
                        const _errs21 = errors;
                        if (errors === _errs21) {
                          if (typeof data6 === "string") {
                            if (!pattern10.test(data6)) {
                              const err4 = { instancePath: instancePath + "/schedule", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
                              if (vErrors === null) {
                                vErrors = [err4];
                              } else {
                                vErrors.push(err4);
                              }
                              errors++;
                            }
                          } else {
                            const err5 = { instancePath: instancePath + "/schedule", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err5];
                            } else {
                              vErrors.push(err5);
                            }
                            errors++;
                          }
                        }
                        var _valid1 = _errs20 === errors;
                        if (_valid1) {
                          valid4 = true;
                          passing1 = 0;
                        }
                        const _errs23 = errors;
                        if (data6 !== null) {
                          const err6 = { instancePath: instancePath + "/schedule", schemaPath: "#/properties/schedule/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err6];
                          } else {
                            vErrors.push(err6);
                          }
                          errors++;
                        }
                        var _valid1 = _errs23 === errors;
                        if (_valid1 && valid4) {
                          valid4 = false;
                          passing1 = [passing1, 1];
                        } else {
                          if (_valid1) {
                            valid4 = true;
                            passing1 = 1;
                          }
                        }
                        if (!valid4) {
                          const err7 = { instancePath: instancePath + "/schedule", schemaPath: "#/properties/schedule/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                          if (vErrors === null) {
                            vErrors = [err7];
                          } else {
                            vErrors.push(err7);
                          }
                          errors++;
                          validate28.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs19;
                          if (vErrors !== null) {
                            if (_errs19) {
                              vErrors.length = _errs19;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs18 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.interpreter !== void 0 && func0.call(data, "interpreter")) {
                          let data7 = data.interpreter;
                          const _errs25 = errors;
                          const _errs26 = errors;
                          let valid6 = false;
                          let passing2 = null;
                          const _errs27 = errors;
                          const _errs28 = errors;
                          if (errors === _errs28) {
                            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                              let missing1;
                              if ((data7.name === void 0 || !func0.call(data7, "name")) && (missing1 = "name") || (data7.version === void 0 || !func0.call(data7, "version")) && (missing1 = "version")) {
                                const err8 = { instancePath: instancePath + "/interpreter", schemaPath: "#/$defs/interpreter/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                                if (vErrors === null) {
                                  vErrors = [err8];
                                } else {
                                  vErrors.push(err8);
                                }
                                errors++;
                              } else {
                                const _errs30 = errors;
                                for (const key1 of Object.keys(data7)) {
                                  if (!(key1 === "name" || key1 === "version")) {
                                    const err9 = { instancePath: instancePath + "/interpreter", schemaPath: "#/$defs/interpreter/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                                    if (vErrors === null) {
                                      vErrors = [err9];
                                    } else {
                                      vErrors.push(err9);
                                    }
                                    errors++;
                                    break;
                                  }
                                }
                                if (_errs30 === errors) {
                                  if (data7.name !== void 0 && func0.call(data7, "name")) {
                                    const _errs31 = errors;
                                    if (typeof data7.name !== "string") {
                                      const err10 = { instancePath: instancePath + "/interpreter/name", schemaPath: "#/$defs/interpreter/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err10];
                                      } else {
                                        vErrors.push(err10);
                                      }
                                      errors++;
                                    }
                                    var valid8 = _errs31 === errors;
                                  } else {
                                    var valid8 = true;
                                  }
                                  if (valid8) {
                                    if (data7.version !== void 0 && func0.call(data7, "version")) {
                                      const _errs33 = errors;
                                      if (typeof data7.version !== "string") {
                                        const err11 = { instancePath: instancePath + "/interpreter/version", schemaPath: "#/$defs/interpreter/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err11];
                                        } else {
                                          vErrors.push(err11);
                                        }
                                        errors++;
                                      }
                                      var valid8 = _errs33 === errors;
                                    } else {
                                      var valid8 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              const err12 = { instancePath: instancePath + "/interpreter", schemaPath: "#/$defs/interpreter/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                              if (vErrors === null) {
                                vErrors = [err12];
                              } else {
                                vErrors.push(err12);
                              }
                              errors++;
                            }
                          }
                          var _valid2 = _errs27 === errors;
                          if (_valid2) {
                            valid6 = true;
                            passing2 = 0;
                          }
                          const _errs35 = errors;
                          if (data7 !== null) {
                            const err13 = { instancePath: instancePath + "/interpreter", schemaPath: "#/properties/interpreter/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err13];
                            } else {
                              vErrors.push(err13);
                            }
                            errors++;
                          }
                          var _valid2 = _errs35 === errors;
                          if (_valid2 && valid6) {
                            valid6 = false;
                            passing2 = [passing2, 1];
                          } else {
                            if (_valid2) {
                              valid6 = true;
                              passing2 = 1;
                            }
                          }
                          if (!valid6) {
                            const err14 = { instancePath: instancePath + "/interpreter", schemaPath: "#/properties/interpreter/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
                            if (vErrors === null) {
                              vErrors = [err14];
                            } else {
                              vErrors.push(err14);
                            }
                            errors++;
                            validate28.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs26;
                            if (vErrors !== null) {
                              if (_errs26) {
                                vErrors.length = _errs26;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs25 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.trust !== void 0 && func0.call(data, "trust")) {
                            const _errs37 = errors;
                            if (!(data.trust === "executes-repository")) {
                              validate28.errors = [{ instancePath: instancePath + "/trust", schemaPath: "#/properties/trust/enum", keyword: "enum", params: { allowedValues: schema40.properties.trust.enum }, message: "must be equal to one of the allowed values" }];
                              return false;
                            }
                            var valid0 = _errs37 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.sandbox !== void 0 && func0.call(data, "sandbox")) {
                              let data11 = data.sandbox;
                              const _errs38 = errors;
                              if (!(data11 === "bwrap" || data11 === "none")) {
                                validate28.errors = [{ instancePath: instancePath + "/sandbox", schemaPath: "#/properties/sandbox/enum", keyword: "enum", params: { allowedValues: schema40.properties.sandbox.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid0 = _errs38 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.stability !== void 0 && func0.call(data, "stability")) {
                                const _errs39 = errors;
                                if ("unproven" !== data.stability) {
                                  validate28.errors = [{ instancePath: instancePath + "/stability", schemaPath: "#/properties/stability/const", keyword: "const", params: { allowedValue: "unproven" }, message: "must be equal to constant" }];
                                  return false;
                                }
                                var valid0 = _errs39 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.mode !== void 0 && func0.call(data, "mode")) {
                                  let data13 = data.mode;
                                  const _errs40 = errors;
                                  if (!(data13 === "lsp" || data13 === "compiler")) {
                                    validate28.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema40.properties.mode.enum }, message: "must be equal to one of the allowed values" }];
                                    return false;
                                  }
                                  var valid0 = _errs40 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.settings !== void 0 && func0.call(data, "settings")) {
                                    let data14 = data.settings;
                                    const _errs41 = errors;
                                    const _errs42 = errors;
                                    if (errors === _errs42) {
                                      if (typeof data14 === "string") {
                                        if (!pattern10.test(data14)) {
                                          validate28.errors = [{ instancePath: instancePath + "/settings", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                          return false;
                                        }
                                      } else {
                                        validate28.errors = [{ instancePath: instancePath + "/settings", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs41 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.ready !== void 0 && func0.call(data, "ready")) {
                                      let data15 = data.ready;
                                      const _errs44 = errors;
                                      if (errors === _errs44) {
                                        if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                          let missing2;
                                          if ((data15.base === void 0 || !func0.call(data15, "base")) && (missing2 = "base") || (data15.head === void 0 || !func0.call(data15, "head")) && (missing2 = "head")) {
                                            validate28.errors = [{ instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                            return false;
                                          } else {
                                            const _errs46 = errors;
                                            for (const key2 of Object.keys(data15)) {
                                              if (!(key2 === "base" || key2 === "head")) {
                                                validate28.errors = [{ instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                                return false;
                                                break;
                                              }
                                            }
                                            if (_errs46 === errors) {
                                              if (data15.base !== void 0 && func0.call(data15, "base")) {
                                                let data16 = data15.base;
                                                const _errs47 = errors;
                                                if (typeof data16 !== "string" && data16 !== null) {
                                                  validate28.errors = [{ instancePath: instancePath + "/ready/base", schemaPath: "#/properties/ready/properties/base/type", keyword: "type", params: { type: schema40.properties.ready.properties.base.type }, message: "must be string,null" }];
                                                  return false;
                                                }
                                                if (errors === _errs47) {
                                                  if (typeof data16 === "string") {
                                                    if (func86(data16) < 1) {
                                                      validate28.errors = [{ instancePath: instancePath + "/ready/base", schemaPath: "#/properties/ready/properties/base/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid10 = _errs47 === errors;
                                              } else {
                                                var valid10 = true;
                                              }
                                              if (valid10) {
                                                if (data15.head !== void 0 && func0.call(data15, "head")) {
                                                  let data17 = data15.head;
                                                  const _errs49 = errors;
                                                  if (typeof data17 !== "string" && data17 !== null) {
                                                    validate28.errors = [{ instancePath: instancePath + "/ready/head", schemaPath: "#/properties/ready/properties/head/type", keyword: "type", params: { type: schema40.properties.ready.properties.head.type }, message: "must be string,null" }];
                                                    return false;
                                                  }
                                                  if (errors === _errs49) {
                                                    if (typeof data17 === "string") {
                                                      if (func86(data17) < 1) {
                                                        validate28.errors = [{ instancePath: instancePath + "/ready/head", schemaPath: "#/properties/ready/properties/head/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid10 = _errs49 === errors;
                                                } else {
                                                  var valid10 = true;
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          validate28.errors = [{ instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs44 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.scope !== void 0 && func0.call(data, "scope")) {
                                        const _errs51 = errors;
                                        if (!validate31(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs51 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.base !== void 0 && func0.call(data, "base")) {
                                          const _errs52 = errors;
                                          if (!validate33(data.base, { instancePath: instancePath + "/base", parentData: data, parentDataProperty: "base", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs52 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.head !== void 0 && func0.call(data, "head")) {
                                            const _errs53 = errors;
                                            if (!validate33(data.head, { instancePath: instancePath + "/head", parentData: data, parentDataProperty: "head", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs53 === errors;
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
              }
            }
          }
        }
      }
    } else {
      validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema54 = { "type": "object", "additionalProperties": false, "required": ["path", "change", "records"], "properties": { "path": { "$ref": "#/$defs/path" }, "from": { "$ref": "#/$defs/path" }, "change": { "enum": ["added", "edited", "renamed", "deleted"] }, "records": { "type": "array", "minItems": 1, "items": { "type": "object", "additionalProperties": false, "required": ["server", "outcome", "why"], "properties": { "server": { "oneOf": [{ "$ref": "#/$defs/serverId" }, { "type": "null" }] }, "outcome": { "enum": ["checked", "unknown", "left-out"] }, "why": { "oneOf": [{ "$ref": "#/$defs/code" }, { "type": "null" }] } } } } } };
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
      if ((data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.change === void 0 || !func0.call(data, "change")) && (missing0 = "change") || (data.records === void 0 || !func0.call(data, "records")) && (missing0 = "records")) {
        validate37.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "path" || key0 === "from" || key0 === "change" || key0 === "records")) {
            validate37.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.path !== void 0 && func0.call(data, "path")) {
            let data0 = data.path;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern9.test(data0)) {
                  validate37.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                  return false;
                }
              } else {
                validate37.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.from !== void 0 && func0.call(data, "from")) {
              let data1 = data.from;
              const _errs5 = errors;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data1 === "string") {
                  if (!pattern9.test(data1)) {
                    validate37.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                    return false;
                  }
                } else {
                  validate37.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.change !== void 0 && func0.call(data, "change")) {
                let data2 = data.change;
                const _errs8 = errors;
                if (!(data2 === "added" || data2 === "edited" || data2 === "renamed" || data2 === "deleted")) {
                  validate37.errors = [{ instancePath: instancePath + "/change", schemaPath: "#/properties/change/enum", keyword: "enum", params: { allowedValues: schema54.properties.change.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.records !== void 0 && func0.call(data, "records")) {
                  let data3 = data.records;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (Array.isArray(data3)) {
                      if (data3.length < 1) {
                        validate37.errors = [{ instancePath: instancePath + "/records", schemaPath: "#/properties/records/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                        return false;
                      } else {
                        var valid3 = true;
                        const len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data4 = data3[i0];
                          const _errs11 = errors;
                          if (errors === _errs11) {
                            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                              let missing1;
                              if ((data4.server === void 0 || !func0.call(data4, "server")) && (missing1 = "server") || (data4.outcome === void 0 || !func0.call(data4, "outcome")) && (missing1 = "outcome") || (data4.why === void 0 || !func0.call(data4, "why")) && (missing1 = "why")) {
                                validate37.errors = [{ instancePath: instancePath + "/records/" + i0, schemaPath: "#/properties/records/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                return false;
                              } else {
                                const _errs13 = errors;
                                for (const key1 of Object.keys(data4)) {
                                  if (!(key1 === "server" || key1 === "outcome" || key1 === "why")) {
                                    validate37.errors = [{ instancePath: instancePath + "/records/" + i0, schemaPath: "#/properties/records/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs13 === errors) {
                                  if (data4.server !== void 0 && func0.call(data4, "server")) {
                                    let data5 = data4.server;
                                    const _errs14 = errors;
                                    const _errs15 = errors;
                                    let valid5 = false;
                                    let passing0 = null;
                                    const _errs16 = errors;
                                    const _errs17 = errors;
                                    if (errors === _errs17) {
                                      if (typeof data5 === "string") {
                                        if (!pattern8.test(data5)) {
                                          const err0 = { instancePath: instancePath + "/records/" + i0 + "/server", schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' };
                                          if (vErrors === null) {
                                            vErrors = [err0];
                                          } else {
                                            vErrors.push(err0);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err1 = { instancePath: instancePath + "/records/" + i0 + "/server", schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err1];
                                        } else {
                                          vErrors.push(err1);
                                        }
                                        errors++;
                                      }
                                    }
                                    var _valid0 = _errs16 === errors;
                                    if (_valid0) {
                                      valid5 = true;
                                      passing0 = 0;
                                    }
                                    const _errs19 = errors;
                                    if (data5 !== null) {
                                      const err2 = { instancePath: instancePath + "/records/" + i0 + "/server", schemaPath: "#/properties/records/items/properties/server/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                      if (vErrors === null) {
                                        vErrors = [err2];
                                      } else {
                                        vErrors.push(err2);
                                      }
                                      errors++;
                                    }
                                    var _valid0 = _errs19 === errors;
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
                                      const err3 = { instancePath: instancePath + "/records/" + i0 + "/server", schemaPath: "#/properties/records/items/properties/server/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                      if (vErrors === null) {
                                        vErrors = [err3];
                                      } else {
                                        vErrors.push(err3);
                                      }
                                      errors++;
                                      validate37.errors = vErrors;
                                      return false;
                                    } else {
                                      errors = _errs15;
                                      if (vErrors !== null) {
                                        if (_errs15) {
                                          vErrors.length = _errs15;
                                        } else {
                                          vErrors = null;
                                        }
                                      }
                                    }
                                    var valid4 = _errs14 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data4.outcome !== void 0 && func0.call(data4, "outcome")) {
                                      let data6 = data4.outcome;
                                      const _errs21 = errors;
                                      if (!(data6 === "checked" || data6 === "unknown" || data6 === "left-out")) {
                                        validate37.errors = [{ instancePath: instancePath + "/records/" + i0 + "/outcome", schemaPath: "#/properties/records/items/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema54.properties.records.items.properties.outcome.enum }, message: "must be equal to one of the allowed values" }];
                                        return false;
                                      }
                                      var valid4 = _errs21 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                    if (valid4) {
                                      if (data4.why !== void 0 && func0.call(data4, "why")) {
                                        let data7 = data4.why;
                                        const _errs22 = errors;
                                        const _errs23 = errors;
                                        let valid7 = false;
                                        let passing1 = null;
                                        const _errs24 = errors;
                                        const _errs25 = errors;
                                        if (errors === _errs25) {
                                          if (typeof data7 === "string") {
                                            if (!pattern4.test(data7)) {
                                              const err4 = { instancePath: instancePath + "/records/" + i0 + "/why", schemaPath: "#/$defs/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9-]*$"' };
                                              if (vErrors === null) {
                                                vErrors = [err4];
                                              } else {
                                                vErrors.push(err4);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err5 = { instancePath: instancePath + "/records/" + i0 + "/why", schemaPath: "#/$defs/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err5];
                                            } else {
                                              vErrors.push(err5);
                                            }
                                            errors++;
                                          }
                                        }
                                        var _valid1 = _errs24 === errors;
                                        if (_valid1) {
                                          valid7 = true;
                                          passing1 = 0;
                                        }
                                        const _errs27 = errors;
                                        if (data7 !== null) {
                                          const err6 = { instancePath: instancePath + "/records/" + i0 + "/why", schemaPath: "#/properties/records/items/properties/why/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                          if (vErrors === null) {
                                            vErrors = [err6];
                                          } else {
                                            vErrors.push(err6);
                                          }
                                          errors++;
                                        }
                                        var _valid1 = _errs27 === errors;
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
                                          const err7 = { instancePath: instancePath + "/records/" + i0 + "/why", schemaPath: "#/properties/records/items/properties/why/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                          if (vErrors === null) {
                                            vErrors = [err7];
                                          } else {
                                            vErrors.push(err7);
                                          }
                                          errors++;
                                          validate37.errors = vErrors;
                                          return false;
                                        } else {
                                          errors = _errs23;
                                          if (vErrors !== null) {
                                            if (_errs23) {
                                              vErrors.length = _errs23;
                                            } else {
                                              vErrors = null;
                                            }
                                          }
                                        }
                                        var valid4 = _errs22 === errors;
                                      } else {
                                        var valid4 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate37.errors = [{ instancePath: instancePath + "/records/" + i0, schemaPath: "#/properties/records/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid3 = _errs11 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate37.errors = [{ instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
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
const schema60 = { "type": "object", "additionalProperties": false, "required": ["new", "fixed", "unchanged", "moved", "removed", "suppressed", "volatile"], "properties": { "new": { "$ref": "#/$defs/count" }, "fixed": { "$ref": "#/$defs/count" }, "unchanged": { "$ref": "#/$defs/count" }, "moved": { "$ref": "#/$defs/count" }, "removed": { "$ref": "#/$defs/count" }, "suppressed": { "$ref": "#/$defs/count" }, "volatile": { "$ref": "#/$defs/count" } } };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.new === void 0 || !func0.call(data, "new")) && (missing0 = "new") || (data.fixed === void 0 || !func0.call(data, "fixed")) && (missing0 = "fixed") || (data.unchanged === void 0 || !func0.call(data, "unchanged")) && (missing0 = "unchanged") || (data.moved === void 0 || !func0.call(data, "moved")) && (missing0 = "moved") || (data.removed === void 0 || !func0.call(data, "removed")) && (missing0 = "removed") || (data.suppressed === void 0 || !func0.call(data, "suppressed")) && (missing0 = "suppressed") || (data.volatile === void 0 || !func0.call(data, "volatile")) && (missing0 = "volatile")) {
        validate40.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "new" || key0 === "fixed" || key0 === "unchanged" || key0 === "moved" || key0 === "removed" || key0 === "suppressed" || key0 === "volatile")) {
            validate40.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.new !== void 0 && func0.call(data, "new")) {
            let data0 = data.new;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate40.errors = [{ instancePath: instancePath + "/new", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate40.errors = [{ instancePath: instancePath + "/new", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate40.errors = [{ instancePath: instancePath + "/new", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
            if (data.fixed !== void 0 && func0.call(data, "fixed")) {
              let data1 = data.fixed;
              const _errs5 = errors;
              const _errs6 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate40.errors = [{ instancePath: instancePath + "/fixed", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 9007199254740991 || isNaN(data1)) {
                    validate40.errors = [{ instancePath: instancePath + "/fixed", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate40.errors = [{ instancePath: instancePath + "/fixed", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.unchanged !== void 0 && func0.call(data, "unchanged")) {
                let data2 = data.unchanged;
                const _errs8 = errors;
                const _errs9 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate40.errors = [{ instancePath: instancePath + "/unchanged", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs9) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 9007199254740991 || isNaN(data2)) {
                      validate40.errors = [{ instancePath: instancePath + "/unchanged", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate40.errors = [{ instancePath: instancePath + "/unchanged", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.moved !== void 0 && func0.call(data, "moved")) {
                  let data3 = data.moved;
                  const _errs11 = errors;
                  const _errs12 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate40.errors = [{ instancePath: instancePath + "/moved", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs12) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate40.errors = [{ instancePath: instancePath + "/moved", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate40.errors = [{ instancePath: instancePath + "/moved", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.removed !== void 0 && func0.call(data, "removed")) {
                    let data4 = data.removed;
                    const _errs14 = errors;
                    const _errs15 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate40.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs15) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 9007199254740991 || isNaN(data4)) {
                          validate40.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                          return false;
                        } else {
                          if (data4 < 0 || isNaN(data4)) {
                            validate40.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.suppressed !== void 0 && func0.call(data, "suppressed")) {
                      let data5 = data.suppressed;
                      const _errs17 = errors;
                      const _errs18 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validate40.errors = [{ instancePath: instancePath + "/suppressed", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs18) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 > 9007199254740991 || isNaN(data5)) {
                            validate40.errors = [{ instancePath: instancePath + "/suppressed", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                            return false;
                          } else {
                            if (data5 < 0 || isNaN(data5)) {
                              validate40.errors = [{ instancePath: instancePath + "/suppressed", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs17 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.volatile !== void 0 && func0.call(data, "volatile")) {
                        let data6 = data.volatile;
                        const _errs20 = errors;
                        const _errs21 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validate40.errors = [{ instancePath: instancePath + "/volatile", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs21) {
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 > 9007199254740991 || isNaN(data6)) {
                              validate40.errors = [{ instancePath: instancePath + "/volatile", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                              return false;
                            } else {
                              if (data6 < 0 || isNaN(data6)) {
                                validate40.errors = [{ instancePath: instancePath + "/volatile", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                return false;
                              }
                            }
                          }
                        }
                        var valid0 = _errs20 === errors;
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
    } else {
      validate40.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema68 = { "type": "object", "additionalProperties": false, "required": ["id", "state", "server", "source", "code", "severity", "message", "path", "range", "symbol", "matchedBy", "why", "base", "placement", "counterpart", "cause", "seen", "excerpt"], "properties": { "id": { "$ref": "#/$defs/digest" }, "root": { "$ref": "#/$defs/root" }, "roots": { "type": "array", "minItems": 2, "items": { "$ref": "#/$defs/root" } }, "sources": { "type": "array", "minItems": 2, "items": { "$ref": "#/$defs/findingSource" } }, "state": { "enum": ["new", "unchanged", "moved", "fixed", "removed", "suppressed", "volatile"] }, "server": { "$ref": "#/$defs/serverId" }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" }, "matchedBy": { "enum": ["image", "image-message-drift", "replaced", "import", "edited", "moved-text", "moved-context", "moved-symbol", "moved-file-text", "moved-file-context", "moved-file-symbol", null] }, "why": { "type": "string", "minLength": 1 }, "base": { "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "placement": { "enum": ["same-line", "edited-line", "replaced", "rewritten", "no-file", "unchecked"] }, "counterpart": { "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "cause": { "oneOf": [{ "$ref": "#/$defs/cause" }, { "type": "null" }] }, "seen": { "oneOf": [{ "$ref": "#/$defs/seen" }, { "type": "null" }] }, "side": { "const": "base" }, "proof": { "enum": ["proven", "unproven"] }, "probe": { "type": "string", "minLength": 1 }, "blame": { "type": "object", "additionalProperties": false, "required": ["commit"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "since": { "$ref": "#/$defs/gitObject" } } }, "silenced": { "type": "object", "additionalProperties": false, "required": ["commit"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "since": { "$ref": "#/$defs/gitObject" } } }, "waived": { "$ref": "#/$defs/waiver" }, "ruled": { "$ref": "#/$defs/ruling" }, "elsewhere": { "const": true }, "onlyUnderBase": { "const": true }, "suggestion": { "$ref": "#/$defs/suggestion" }, "excerpt": { "oneOf": [{ "$ref": "#/$defs/excerpts" }, { "type": "null" }] } } };
const schema72 = { "enum": ["error", "warning", "information", "hint"] };
const schema79 = { "type": ["string", "null"], "minLength": 1 };
const schema87 = { "type": "object", "additionalProperties": false, "required": ["base", "head"], "properties": { "base": { "type": "array", "items": { "enum": ["canonical", "reverse"] } }, "head": { "type": "array", "items": { "enum": ["canonical", "reverse"] } }, "isFlaky": { "const": true } } };
const schema70 = { "type": "object", "additionalProperties": false, "required": ["server", "source", "code", "severity", "message"], "properties": { "server": { "$ref": "#/$defs/serverId" }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" } } };
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
      if ((data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.source === void 0 || !func0.call(data, "source")) && (missing0 = "source") || (data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.severity === void 0 || !func0.call(data, "severity")) && (missing0 = "severity") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message")) {
        validate45.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "server" || key0 === "source" || key0 === "code" || key0 === "severity" || key0 === "message")) {
            validate45.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.server !== void 0 && func0.call(data, "server")) {
            let data0 = data.server;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern8.test(data0)) {
                  validate45.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                  return false;
                }
              } else {
                validate45.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.source !== void 0 && func0.call(data, "source")) {
              let data1 = data.source;
              const _errs5 = errors;
              if (typeof data1 !== "string" && data1 !== null) {
                validate45.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema70.properties.source.type }, message: "must be string,null" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.code !== void 0 && func0.call(data, "code")) {
                let data2 = data.code;
                const _errs7 = errors;
                if (typeof data2 !== "string" && data2 !== null) {
                  validate45.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema70.properties.code.type }, message: "must be string,null" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.severity !== void 0 && func0.call(data, "severity")) {
                  let data3 = data.severity;
                  const _errs9 = errors;
                  if (!(data3 === "error" || data3 === "warning" || data3 === "information" || data3 === "hint")) {
                    validate45.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema72.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.message !== void 0 && func0.call(data, "message")) {
                    const _errs11 = errors;
                    if (typeof data.message !== "string") {
                      validate45.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
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
const schema76 = { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } };
const schema77 = { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "column": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 } } };
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
      if ((data.start === void 0 || !func0.call(data, "start")) && (missing0 = "start") || (data.end === void 0 || !func0.call(data, "end")) && (missing0 = "end")) {
        validate47.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "start" || key0 === "end")) {
            validate47.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.start !== void 0 && func0.call(data, "start")) {
            let data0 = data.start;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if ((data0.line === void 0 || !func0.call(data0, "line")) && (missing1 = "line") || (data0.column === void 0 || !func0.call(data0, "column")) && (missing1 = "column")) {
                  validate47.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  const _errs5 = errors;
                  for (const key1 of Object.keys(data0)) {
                    if (!(key1 === "line" || key1 === "column")) {
                      validate47.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  }
                  if (_errs5 === errors) {
                    if (data0.line !== void 0 && func0.call(data0, "line")) {
                      let data1 = data0.line;
                      const _errs6 = errors;
                      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                        validate47.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (typeof data1 == "number" && isFinite(data1)) {
                          if (data1 > 9007199254740991 || isNaN(data1)) {
                            validate47.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                            return false;
                          } else {
                            if (data1 < 1 || isNaN(data1)) {
                              validate47.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                              return false;
                            }
                          }
                        }
                      }
                      var valid2 = _errs6 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data0.column !== void 0 && func0.call(data0, "column")) {
                        let data2 = data0.column;
                        const _errs8 = errors;
                        if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                          validate47.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs8) {
                          if (typeof data2 == "number" && isFinite(data2)) {
                            if (data2 > 9007199254740991 || isNaN(data2)) {
                              validate47.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                              return false;
                            } else {
                              if (data2 < 1 || isNaN(data2)) {
                                validate47.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                return false;
                              }
                            }
                          }
                        }
                        var valid2 = _errs8 === errors;
                      } else {
                        var valid2 = true;
                      }
                    }
                  }
                }
              } else {
                validate47.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.end !== void 0 && func0.call(data, "end")) {
              let data3 = data.end;
              const _errs10 = errors;
              const _errs11 = errors;
              if (errors === _errs11) {
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  let missing2;
                  if ((data3.line === void 0 || !func0.call(data3, "line")) && (missing2 = "line") || (data3.column === void 0 || !func0.call(data3, "column")) && (missing2 = "column")) {
                    validate47.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                    return false;
                  } else {
                    const _errs13 = errors;
                    for (const key2 of Object.keys(data3)) {
                      if (!(key2 === "line" || key2 === "column")) {
                        validate47.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs13 === errors) {
                      if (data3.line !== void 0 && func0.call(data3, "line")) {
                        let data4 = data3.line;
                        const _errs14 = errors;
                        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                          validate47.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs14) {
                          if (typeof data4 == "number" && isFinite(data4)) {
                            if (data4 > 9007199254740991 || isNaN(data4)) {
                              validate47.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                              return false;
                            } else {
                              if (data4 < 1 || isNaN(data4)) {
                                validate47.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                return false;
                              }
                            }
                          }
                        }
                        var valid4 = _errs14 === errors;
                      } else {
                        var valid4 = true;
                      }
                      if (valid4) {
                        if (data3.column !== void 0 && func0.call(data3, "column")) {
                          let data5 = data3.column;
                          const _errs16 = errors;
                          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                            validate47.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs16) {
                            if (typeof data5 == "number" && isFinite(data5)) {
                              if (data5 > 9007199254740991 || isNaN(data5)) {
                                validate47.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                return false;
                              } else {
                                if (data5 < 1 || isNaN(data5)) {
                                  validate47.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid4 = _errs16 === errors;
                        } else {
                          var valid4 = true;
                        }
                      }
                    }
                  }
                } else {
                  validate47.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs10 === errors;
            } else {
              var valid0 = true;
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
validate47.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema80 = { "type": "object", "additionalProperties": false, "required": ["path", "range"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" } } };
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
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "path" || key0 === "range")) {
            validate49.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.path !== void 0 && func0.call(data, "path")) {
            let data0 = data.path;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern9.test(data0)) {
                  validate49.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                  return false;
                }
              } else {
                validate49.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.range !== void 0 && func0.call(data, "range")) {
              const _errs5 = errors;
              if (!validate47(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
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
validate49.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema82 = { "type": "object", "additionalProperties": false, "required": ["path", "range", "symbol", "how"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" }, "how": { "$ref": "#/$defs/causeKind" }, "dependency": { "$ref": "#/$defs/dependencyChange" } } };
const schema85 = { "enum": ["removed-module", "moved-module", "definition", "related", "inferred", "base-class", "re-export", "removed-name", "broken-import", "mended-import", "dependency"] };
const schema86 = { "type": "object", "additionalProperties": false, "required": ["name", "from", "to"], "properties": { "name": { "type": "string", "minLength": 1 }, "from": { "type": ["string", "null"] }, "to": { "type": ["string", "null"] } } };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range") || (data.symbol === void 0 || !func0.call(data, "symbol")) && (missing0 = "symbol") || (data.how === void 0 || !func0.call(data, "how")) && (missing0 = "how")) {
        validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "path" || key0 === "range" || key0 === "symbol" || key0 === "how" || key0 === "dependency")) {
            validate53.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.path !== void 0 && func0.call(data, "path")) {
            let data0 = data.path;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern9.test(data0)) {
                  validate53.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                  return false;
                }
              } else {
                validate53.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.range !== void 0 && func0.call(data, "range")) {
              const _errs5 = errors;
              if (!validate47(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.symbol !== void 0 && func0.call(data, "symbol")) {
                let data2 = data.symbol;
                const _errs6 = errors;
                const _errs7 = errors;
                if (typeof data2 !== "string" && data2 !== null) {
                  validate53.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/type", keyword: "type", params: { type: schema79.type }, message: "must be string,null" }];
                  return false;
                }
                if (errors === _errs7) {
                  if (typeof data2 === "string") {
                    if (func86(data2) < 1) {
                      validate53.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.how !== void 0 && func0.call(data, "how")) {
                  let data3 = data.how;
                  const _errs9 = errors;
                  if (!(data3 === "removed-module" || data3 === "moved-module" || data3 === "definition" || data3 === "related" || data3 === "inferred" || data3 === "base-class" || data3 === "re-export" || data3 === "removed-name" || data3 === "broken-import" || data3 === "mended-import" || data3 === "dependency")) {
                    validate53.errors = [{ instancePath: instancePath + "/how", schemaPath: "#/$defs/causeKind/enum", keyword: "enum", params: { allowedValues: schema85.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.dependency !== void 0 && func0.call(data, "dependency")) {
                    let data4 = data.dependency;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        let missing1;
                        if ((data4.name === void 0 || !func0.call(data4, "name")) && (missing1 = "name") || (data4.from === void 0 || !func0.call(data4, "from")) && (missing1 = "from") || (data4.to === void 0 || !func0.call(data4, "to")) && (missing1 = "to")) {
                          validate53.errors = [{ instancePath: instancePath + "/dependency", schemaPath: "#/$defs/dependencyChange/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          const _errs14 = errors;
                          for (const key1 of Object.keys(data4)) {
                            if (!(key1 === "name" || key1 === "from" || key1 === "to")) {
                              validate53.errors = [{ instancePath: instancePath + "/dependency", schemaPath: "#/$defs/dependencyChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                              return false;
                              break;
                            }
                          }
                          if (_errs14 === errors) {
                            if (data4.name !== void 0 && func0.call(data4, "name")) {
                              let data5 = data4.name;
                              const _errs15 = errors;
                              if (errors === _errs15) {
                                if (typeof data5 === "string") {
                                  if (func86(data5) < 1) {
                                    validate53.errors = [{ instancePath: instancePath + "/dependency/name", schemaPath: "#/$defs/dependencyChange/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                    return false;
                                  }
                                } else {
                                  validate53.errors = [{ instancePath: instancePath + "/dependency/name", schemaPath: "#/$defs/dependencyChange/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid5 = _errs15 === errors;
                            } else {
                              var valid5 = true;
                            }
                            if (valid5) {
                              if (data4.from !== void 0 && func0.call(data4, "from")) {
                                let data6 = data4.from;
                                const _errs17 = errors;
                                if (typeof data6 !== "string" && data6 !== null) {
                                  validate53.errors = [{ instancePath: instancePath + "/dependency/from", schemaPath: "#/$defs/dependencyChange/properties/from/type", keyword: "type", params: { type: schema86.properties.from.type }, message: "must be string,null" }];
                                  return false;
                                }
                                var valid5 = _errs17 === errors;
                              } else {
                                var valid5 = true;
                              }
                              if (valid5) {
                                if (data4.to !== void 0 && func0.call(data4, "to")) {
                                  let data7 = data4.to;
                                  const _errs19 = errors;
                                  if (typeof data7 !== "string" && data7 !== null) {
                                    validate53.errors = [{ instancePath: instancePath + "/dependency/to", schemaPath: "#/$defs/dependencyChange/properties/to/type", keyword: "type", params: { type: schema86.properties.to.type }, message: "must be string,null" }];
                                    return false;
                                  }
                                  var valid5 = _errs19 === errors;
                                } else {
                                  var valid5 = true;
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate53.errors = [{ instancePath: instancePath + "/dependency", schemaPath: "#/$defs/dependencyChange/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      }
    } else {
      validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema93 = { "type": "object", "additionalProperties": false, "required": ["rule"], "properties": { "rule": { "$ref": "#/$defs/count" }, "said": { "$ref": "#/$defs/severity" }, "fail": { "type": "boolean" } } };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.rule === void 0 || !func0.call(data, "rule")) && (missing0 = "rule")) {
        validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "rule" || key0 === "said" || key0 === "fail")) {
            validate56.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.rule !== void 0 && func0.call(data, "rule")) {
            let data0 = data.rule;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate56.errors = [{ instancePath: instancePath + "/rule", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate56.errors = [{ instancePath: instancePath + "/rule", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate56.errors = [{ instancePath: instancePath + "/rule", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
            if (data.said !== void 0 && func0.call(data, "said")) {
              let data1 = data.said;
              const _errs5 = errors;
              if (!(data1 === "error" || data1 === "warning" || data1 === "information" || data1 === "hint")) {
                validate56.errors = [{ instancePath: instancePath + "/said", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema72.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.fail !== void 0 && func0.call(data, "fail")) {
                const _errs7 = errors;
                if (typeof data.fail !== "boolean") {
                  validate56.errors = [{ instancePath: instancePath + "/fail", schemaPath: "#/properties/fail/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
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
      validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema96 = { "type": "object", "additionalProperties": false, "required": ["server", "title", "line", "before", "after"], "properties": { "server": { "$ref": "#/$defs/serverId" }, "title": { "type": "string", "maxLength": 200 }, "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "before": { "type": "array", "minItems": 1, "maxItems": 40, "items": { "type": "string" } }, "after": { "type": "array", "maxItems": 40, "items": { "type": "string" } } } };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.title === void 0 || !func0.call(data, "title")) && (missing0 = "title") || (data.line === void 0 || !func0.call(data, "line")) && (missing0 = "line") || (data.before === void 0 || !func0.call(data, "before")) && (missing0 = "before") || (data.after === void 0 || !func0.call(data, "after")) && (missing0 = "after")) {
        validate58.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "server" || key0 === "title" || key0 === "line" || key0 === "before" || key0 === "after")) {
            validate58.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.server !== void 0 && func0.call(data, "server")) {
            let data0 = data.server;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern8.test(data0)) {
                  validate58.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                  return false;
                }
              } else {
                validate58.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.title !== void 0 && func0.call(data, "title")) {
              let data1 = data.title;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data1 === "string") {
                  if (func86(data1) > 200) {
                    validate58.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate58.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.line !== void 0 && func0.call(data, "line")) {
                let data2 = data.line;
                const _errs7 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate58.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs7) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 9007199254740991 || isNaN(data2)) {
                      validate58.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data2 < 1 || isNaN(data2)) {
                        validate58.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                if (data.before !== void 0 && func0.call(data, "before")) {
                  let data3 = data.before;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (Array.isArray(data3)) {
                      if (data3.length > 40) {
                        validate58.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/maxItems", keyword: "maxItems", params: { limit: 40 }, message: "must NOT have more than 40 items" }];
                        return false;
                      } else {
                        if (data3.length < 1) {
                          validate58.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                          return false;
                        } else {
                          var valid2 = true;
                          const len0 = data3.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs11 = errors;
                            if (typeof data3[i0] !== "string") {
                              validate58.errors = [{ instancePath: instancePath + "/before/" + i0, schemaPath: "#/properties/before/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid2 = _errs11 === errors;
                            if (!valid2) {
                              break;
                            }
                          }
                        }
                      }
                    } else {
                      validate58.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.after !== void 0 && func0.call(data, "after")) {
                    let data5 = data.after;
                    const _errs13 = errors;
                    if (errors === _errs13) {
                      if (Array.isArray(data5)) {
                        if (data5.length > 40) {
                          validate58.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/maxItems", keyword: "maxItems", params: { limit: 40 }, message: "must NOT have more than 40 items" }];
                          return false;
                        } else {
                          var valid3 = true;
                          const len1 = data5.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            const _errs15 = errors;
                            if (typeof data5[i1] !== "string") {
                              validate58.errors = [{ instancePath: instancePath + "/after/" + i1, schemaPath: "#/properties/after/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid3 = _errs15 === errors;
                            if (!valid3) {
                              break;
                            }
                          }
                        }
                      } else {
                        validate58.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs13 === errors;
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
      validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema98 = { "type": "object", "additionalProperties": false, "required": ["base", "head"], "properties": { "base": { "oneOf": [{ "$ref": "#/$defs/excerpt" }, { "type": "null" }] }, "head": { "oneOf": [{ "$ref": "#/$defs/excerpt" }, { "type": "null" }] } } };
const schema99 = { "type": "object", "additionalProperties": false, "required": ["line", "lines"], "properties": { "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "lines": { "type": "array", "minItems": 1, "maxItems": 40, "items": { "type": "string" } } } };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.base === void 0 || !func0.call(data, "base")) && (missing0 = "base") || (data.head === void 0 || !func0.call(data, "head")) && (missing0 = "head")) {
        validate60.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "base" || key0 === "head")) {
            validate60.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.base !== void 0 && func0.call(data, "base")) {
            let data0 = data.base;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            let passing0 = null;
            const _errs4 = errors;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if ((data0.line === void 0 || !func0.call(data0, "line")) && (missing1 = "line") || (data0.lines === void 0 || !func0.call(data0, "lines")) && (missing1 = "lines")) {
                  const err0 = { instancePath: instancePath + "/base", schemaPath: "#/$defs/excerpt/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                } else {
                  const _errs7 = errors;
                  for (const key1 of Object.keys(data0)) {
                    if (!(key1 === "line" || key1 === "lines")) {
                      const err1 = { instancePath: instancePath + "/base", schemaPath: "#/$defs/excerpt/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                      break;
                    }
                  }
                  if (_errs7 === errors) {
                    if (data0.line !== void 0 && func0.call(data0, "line")) {
                      let data1 = data0.line;
                      const _errs8 = errors;
                      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                        const err2 = { instancePath: instancePath + "/base/line", schemaPath: "#/$defs/excerpt/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                      }
                      if (errors === _errs8) {
                        if (typeof data1 == "number" && isFinite(data1)) {
                          if (data1 > 9007199254740991 || isNaN(data1)) {
                            const err3 = { instancePath: instancePath + "/base/line", schemaPath: "#/$defs/excerpt/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                            if (vErrors === null) {
                              vErrors = [err3];
                            } else {
                              vErrors.push(err3);
                            }
                            errors++;
                          } else {
                            if (data1 < 1 || isNaN(data1)) {
                              const err4 = { instancePath: instancePath + "/base/line", schemaPath: "#/$defs/excerpt/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                              if (vErrors === null) {
                                vErrors = [err4];
                              } else {
                                vErrors.push(err4);
                              }
                              errors++;
                            }
                          }
                        }
                      }
                      var valid3 = _errs8 === errors;
                    } else {
                      var valid3 = true;
                    }
                    if (valid3) {
                      if (data0.lines !== void 0 && func0.call(data0, "lines")) {
                        let data2 = data0.lines;
                        const _errs10 = errors;
                        if (errors === _errs10) {
                          if (Array.isArray(data2)) {
                            if (data2.length > 40) {
                              const err5 = { instancePath: instancePath + "/base/lines", schemaPath: "#/$defs/excerpt/properties/lines/maxItems", keyword: "maxItems", params: { limit: 40 }, message: "must NOT have more than 40 items" };
                              if (vErrors === null) {
                                vErrors = [err5];
                              } else {
                                vErrors.push(err5);
                              }
                              errors++;
                            } else {
                              if (data2.length < 1) {
                                const err6 = { instancePath: instancePath + "/base/lines", schemaPath: "#/$defs/excerpt/properties/lines/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                                if (vErrors === null) {
                                  vErrors = [err6];
                                } else {
                                  vErrors.push(err6);
                                }
                                errors++;
                              } else {
                                var valid4 = true;
                                const len0 = data2.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  const _errs12 = errors;
                                  if (typeof data2[i0] !== "string") {
                                    const err7 = { instancePath: instancePath + "/base/lines/" + i0, schemaPath: "#/$defs/excerpt/properties/lines/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err7];
                                    } else {
                                      vErrors.push(err7);
                                    }
                                    errors++;
                                  }
                                  var valid4 = _errs12 === errors;
                                  if (!valid4) {
                                    break;
                                  }
                                }
                              }
                            }
                          } else {
                            const err8 = { instancePath: instancePath + "/base/lines", schemaPath: "#/$defs/excerpt/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            if (vErrors === null) {
                              vErrors = [err8];
                            } else {
                              vErrors.push(err8);
                            }
                            errors++;
                          }
                        }
                        var valid3 = _errs10 === errors;
                      } else {
                        var valid3 = true;
                      }
                    }
                  }
                }
              } else {
                const err9 = { instancePath: instancePath + "/base", schemaPath: "#/$defs/excerpt/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            var _valid0 = _errs4 === errors;
            if (_valid0) {
              valid1 = true;
              passing0 = 0;
            }
            const _errs14 = errors;
            if (data0 !== null) {
              const err10 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            var _valid0 = _errs14 === errors;
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
              const err11 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
              validate60.errors = vErrors;
              return false;
            } else {
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.head !== void 0 && func0.call(data, "head")) {
              let data4 = data.head;
              const _errs16 = errors;
              const _errs17 = errors;
              let valid5 = false;
              let passing1 = null;
              const _errs18 = errors;
              const _errs19 = errors;
              if (errors === _errs19) {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  let missing2;
                  if ((data4.line === void 0 || !func0.call(data4, "line")) && (missing2 = "line") || (data4.lines === void 0 || !func0.call(data4, "lines")) && (missing2 = "lines")) {
                    const err12 = { instancePath: instancePath + "/head", schemaPath: "#/$defs/excerpt/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
                    if (vErrors === null) {
                      vErrors = [err12];
                    } else {
                      vErrors.push(err12);
                    }
                    errors++;
                  } else {
                    const _errs21 = errors;
                    for (const key2 of Object.keys(data4)) {
                      if (!(key2 === "line" || key2 === "lines")) {
                        const err13 = { instancePath: instancePath + "/head", schemaPath: "#/$defs/excerpt/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err13];
                        } else {
                          vErrors.push(err13);
                        }
                        errors++;
                        break;
                      }
                    }
                    if (_errs21 === errors) {
                      if (data4.line !== void 0 && func0.call(data4, "line")) {
                        let data5 = data4.line;
                        const _errs22 = errors;
                        if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                          const err14 = { instancePath: instancePath + "/head/line", schemaPath: "#/$defs/excerpt/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          if (vErrors === null) {
                            vErrors = [err14];
                          } else {
                            vErrors.push(err14);
                          }
                          errors++;
                        }
                        if (errors === _errs22) {
                          if (typeof data5 == "number" && isFinite(data5)) {
                            if (data5 > 9007199254740991 || isNaN(data5)) {
                              const err15 = { instancePath: instancePath + "/head/line", schemaPath: "#/$defs/excerpt/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                              if (vErrors === null) {
                                vErrors = [err15];
                              } else {
                                vErrors.push(err15);
                              }
                              errors++;
                            } else {
                              if (data5 < 1 || isNaN(data5)) {
                                const err16 = { instancePath: instancePath + "/head/line", schemaPath: "#/$defs/excerpt/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                if (vErrors === null) {
                                  vErrors = [err16];
                                } else {
                                  vErrors.push(err16);
                                }
                                errors++;
                              }
                            }
                          }
                        }
                        var valid7 = _errs22 === errors;
                      } else {
                        var valid7 = true;
                      }
                      if (valid7) {
                        if (data4.lines !== void 0 && func0.call(data4, "lines")) {
                          let data6 = data4.lines;
                          const _errs24 = errors;
                          if (errors === _errs24) {
                            if (Array.isArray(data6)) {
                              if (data6.length > 40) {
                                const err17 = { instancePath: instancePath + "/head/lines", schemaPath: "#/$defs/excerpt/properties/lines/maxItems", keyword: "maxItems", params: { limit: 40 }, message: "must NOT have more than 40 items" };
                                if (vErrors === null) {
                                  vErrors = [err17];
                                } else {
                                  vErrors.push(err17);
                                }
                                errors++;
                              } else {
                                if (data6.length < 1) {
                                  const err18 = { instancePath: instancePath + "/head/lines", schemaPath: "#/$defs/excerpt/properties/lines/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                                  if (vErrors === null) {
                                    vErrors = [err18];
                                  } else {
                                    vErrors.push(err18);
                                  }
                                  errors++;
                                } else {
                                  var valid8 = true;
                                  const len1 = data6.length;
                                  for (let i1 = 0; i1 < len1; i1++) {
                                    const _errs26 = errors;
                                    if (typeof data6[i1] !== "string") {
                                      const err19 = { instancePath: instancePath + "/head/lines/" + i1, schemaPath: "#/$defs/excerpt/properties/lines/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err19];
                                      } else {
                                        vErrors.push(err19);
                                      }
                                      errors++;
                                    }
                                    var valid8 = _errs26 === errors;
                                    if (!valid8) {
                                      break;
                                    }
                                  }
                                }
                              }
                            } else {
                              const err20 = { instancePath: instancePath + "/head/lines", schemaPath: "#/$defs/excerpt/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                              if (vErrors === null) {
                                vErrors = [err20];
                              } else {
                                vErrors.push(err20);
                              }
                              errors++;
                            }
                          }
                          var valid7 = _errs24 === errors;
                        } else {
                          var valid7 = true;
                        }
                      }
                    }
                  }
                } else {
                  const err21 = { instancePath: instancePath + "/head", schemaPath: "#/$defs/excerpt/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
              }
              var _valid1 = _errs18 === errors;
              if (_valid1) {
                valid5 = true;
                passing1 = 0;
              }
              const _errs28 = errors;
              if (data4 !== null) {
                const err22 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
              var _valid1 = _errs28 === errors;
              if (_valid1 && valid5) {
                valid5 = false;
                passing1 = [passing1, 1];
              } else {
                if (_valid1) {
                  valid5 = true;
                  passing1 = 1;
                }
              }
              if (!valid5) {
                const err23 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
                validate60.errors = vErrors;
                return false;
              } else {
                errors = _errs17;
                if (vErrors !== null) {
                  if (_errs17) {
                    vErrors.length = _errs17;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs16 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate42.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.state === void 0 || !func0.call(data, "state")) && (missing0 = "state") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.source === void 0 || !func0.call(data, "source")) && (missing0 = "source") || (data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.severity === void 0 || !func0.call(data, "severity")) && (missing0 = "severity") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range") || (data.symbol === void 0 || !func0.call(data, "symbol")) && (missing0 = "symbol") || (data.matchedBy === void 0 || !func0.call(data, "matchedBy")) && (missing0 = "matchedBy") || (data.why === void 0 || !func0.call(data, "why")) && (missing0 = "why") || (data.base === void 0 || !func0.call(data, "base")) && (missing0 = "base") || (data.placement === void 0 || !func0.call(data, "placement")) && (missing0 = "placement") || (data.counterpart === void 0 || !func0.call(data, "counterpart")) && (missing0 = "counterpart") || (data.cause === void 0 || !func0.call(data, "cause")) && (missing0 = "cause") || (data.seen === void 0 || !func0.call(data, "seen")) && (missing0 = "seen") || (data.excerpt === void 0 || !func0.call(data, "excerpt")) && (missing0 = "excerpt")) {
        validate42.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema68.properties, key0)) {
            validate42.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func0.call(data, "id")) {
            let data0 = data.id;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern10.test(data0)) {
                  validate42.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                  return false;
                }
              } else {
                validate42.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.root !== void 0 && func0.call(data, "root")) {
              const _errs5 = errors;
              if (!validate29(data.root, { instancePath: instancePath + "/root", parentData: data, parentDataProperty: "root", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.roots !== void 0 && func0.call(data, "roots")) {
                let data2 = data.roots;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (Array.isArray(data2)) {
                    if (data2.length < 2) {
                      validate42.errors = [{ instancePath: instancePath + "/roots", schemaPath: "#/properties/roots/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
                      return false;
                    } else {
                      var valid2 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs8 = errors;
                        if (!validate29(data2[i0], { instancePath: instancePath + "/roots/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs8 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    }
                  } else {
                    validate42.errors = [{ instancePath: instancePath + "/roots", schemaPath: "#/properties/roots/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.sources !== void 0 && func0.call(data, "sources")) {
                  let data4 = data.sources;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (Array.isArray(data4)) {
                      if (data4.length < 2) {
                        validate42.errors = [{ instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
                        return false;
                      } else {
                        var valid3 = true;
                        const len1 = data4.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          const _errs11 = errors;
                          if (!validate45(data4[i1], { instancePath: instancePath + "/sources/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
                            errors = vErrors.length;
                          }
                          var valid3 = _errs11 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate42.errors = [{ instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.state !== void 0 && func0.call(data, "state")) {
                    let data6 = data.state;
                    const _errs12 = errors;
                    if (!(data6 === "new" || data6 === "unchanged" || data6 === "moved" || data6 === "fixed" || data6 === "removed" || data6 === "suppressed" || data6 === "volatile")) {
                      validate42.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema68.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.server !== void 0 && func0.call(data, "server")) {
                      let data7 = data.server;
                      const _errs13 = errors;
                      const _errs14 = errors;
                      if (errors === _errs14) {
                        if (typeof data7 === "string") {
                          if (!pattern8.test(data7)) {
                            validate42.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                            return false;
                          }
                        } else {
                          validate42.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.source !== void 0 && func0.call(data, "source")) {
                        let data8 = data.source;
                        const _errs16 = errors;
                        if (typeof data8 !== "string" && data8 !== null) {
                          validate42.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema68.properties.source.type }, message: "must be string,null" }];
                          return false;
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.code !== void 0 && func0.call(data, "code")) {
                          let data9 = data.code;
                          const _errs18 = errors;
                          if (typeof data9 !== "string" && data9 !== null) {
                            validate42.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema68.properties.code.type }, message: "must be string,null" }];
                            return false;
                          }
                          var valid0 = _errs18 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.severity !== void 0 && func0.call(data, "severity")) {
                            let data10 = data.severity;
                            const _errs20 = errors;
                            if (!(data10 === "error" || data10 === "warning" || data10 === "information" || data10 === "hint")) {
                              validate42.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema72.enum }, message: "must be equal to one of the allowed values" }];
                              return false;
                            }
                            var valid0 = _errs20 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.message !== void 0 && func0.call(data, "message")) {
                              const _errs22 = errors;
                              if (typeof data.message !== "string") {
                                validate42.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid0 = _errs22 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.path !== void 0 && func0.call(data, "path")) {
                                let data12 = data.path;
                                const _errs24 = errors;
                                const _errs25 = errors;
                                if (errors === _errs25) {
                                  if (typeof data12 === "string") {
                                    if (!pattern9.test(data12)) {
                                      validate42.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                      return false;
                                    }
                                  } else {
                                    validate42.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs24 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.range !== void 0 && func0.call(data, "range")) {
                                  const _errs27 = errors;
                                  if (!validate47(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs27 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.symbol !== void 0 && func0.call(data, "symbol")) {
                                    let data14 = data.symbol;
                                    const _errs28 = errors;
                                    const _errs29 = errors;
                                    if (typeof data14 !== "string" && data14 !== null) {
                                      validate42.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/type", keyword: "type", params: { type: schema79.type }, message: "must be string,null" }];
                                      return false;
                                    }
                                    if (errors === _errs29) {
                                      if (typeof data14 === "string") {
                                        if (func86(data14) < 1) {
                                          validate42.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid0 = _errs28 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.matchedBy !== void 0 && func0.call(data, "matchedBy")) {
                                      let data15 = data.matchedBy;
                                      const _errs31 = errors;
                                      if (!(data15 === "image" || data15 === "image-message-drift" || data15 === "replaced" || data15 === "import" || data15 === "edited" || data15 === "moved-text" || data15 === "moved-context" || data15 === "moved-symbol" || data15 === "moved-file-text" || data15 === "moved-file-context" || data15 === "moved-file-symbol" || data15 === null)) {
                                        validate42.errors = [{ instancePath: instancePath + "/matchedBy", schemaPath: "#/properties/matchedBy/enum", keyword: "enum", params: { allowedValues: schema68.properties.matchedBy.enum }, message: "must be equal to one of the allowed values" }];
                                        return false;
                                      }
                                      var valid0 = _errs31 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.why !== void 0 && func0.call(data, "why")) {
                                        let data16 = data.why;
                                        const _errs32 = errors;
                                        if (errors === _errs32) {
                                          if (typeof data16 === "string") {
                                            if (func86(data16) < 1) {
                                              validate42.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                              return false;
                                            }
                                          } else {
                                            validate42.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs32 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.base !== void 0 && func0.call(data, "base")) {
                                          let data17 = data.base;
                                          const _errs34 = errors;
                                          const _errs35 = errors;
                                          let valid8 = false;
                                          let passing0 = null;
                                          const _errs36 = errors;
                                          if (!validate49(data17, { instancePath: instancePath + "/base", parentData: data, parentDataProperty: "base", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                                            errors = vErrors.length;
                                          }
                                          var _valid0 = _errs36 === errors;
                                          if (_valid0) {
                                            valid8 = true;
                                            passing0 = 0;
                                          }
                                          const _errs37 = errors;
                                          if (data17 !== null) {
                                            const err0 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                            if (vErrors === null) {
                                              vErrors = [err0];
                                            } else {
                                              vErrors.push(err0);
                                            }
                                            errors++;
                                          }
                                          var _valid0 = _errs37 === errors;
                                          if (_valid0 && valid8) {
                                            valid8 = false;
                                            passing0 = [passing0, 1];
                                          } else {
                                            if (_valid0) {
                                              valid8 = true;
                                              passing0 = 1;
                                            }
                                          }
                                          if (!valid8) {
                                            const err1 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                            if (vErrors === null) {
                                              vErrors = [err1];
                                            } else {
                                              vErrors.push(err1);
                                            }
                                            errors++;
                                            validate42.errors = vErrors;
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
                                          var valid0 = _errs34 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.placement !== void 0 && func0.call(data, "placement")) {
                                            let data18 = data.placement;
                                            const _errs39 = errors;
                                            if (!(data18 === "same-line" || data18 === "edited-line" || data18 === "replaced" || data18 === "rewritten" || data18 === "no-file" || data18 === "unchecked")) {
                                              validate42.errors = [{ instancePath: instancePath + "/placement", schemaPath: "#/properties/placement/enum", keyword: "enum", params: { allowedValues: schema68.properties.placement.enum }, message: "must be equal to one of the allowed values" }];
                                              return false;
                                            }
                                            var valid0 = _errs39 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.counterpart !== void 0 && func0.call(data, "counterpart")) {
                                              let data19 = data.counterpart;
                                              const _errs40 = errors;
                                              const _errs41 = errors;
                                              let valid9 = false;
                                              let passing1 = null;
                                              const _errs42 = errors;
                                              if (!validate49(data19, { instancePath: instancePath + "/counterpart", parentData: data, parentDataProperty: "counterpart", rootData, dynamicAnchors })) {
                                                vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                                                errors = vErrors.length;
                                              }
                                              var _valid1 = _errs42 === errors;
                                              if (_valid1) {
                                                valid9 = true;
                                                passing1 = 0;
                                              }
                                              const _errs43 = errors;
                                              if (data19 !== null) {
                                                const err2 = { instancePath: instancePath + "/counterpart", schemaPath: "#/properties/counterpart/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                if (vErrors === null) {
                                                  vErrors = [err2];
                                                } else {
                                                  vErrors.push(err2);
                                                }
                                                errors++;
                                              }
                                              var _valid1 = _errs43 === errors;
                                              if (_valid1 && valid9) {
                                                valid9 = false;
                                                passing1 = [passing1, 1];
                                              } else {
                                                if (_valid1) {
                                                  valid9 = true;
                                                  passing1 = 1;
                                                }
                                              }
                                              if (!valid9) {
                                                const err3 = { instancePath: instancePath + "/counterpart", schemaPath: "#/properties/counterpart/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                                if (vErrors === null) {
                                                  vErrors = [err3];
                                                } else {
                                                  vErrors.push(err3);
                                                }
                                                errors++;
                                                validate42.errors = vErrors;
                                                return false;
                                              } else {
                                                errors = _errs41;
                                                if (vErrors !== null) {
                                                  if (_errs41) {
                                                    vErrors.length = _errs41;
                                                  } else {
                                                    vErrors = null;
                                                  }
                                                }
                                              }
                                              var valid0 = _errs40 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.cause !== void 0 && func0.call(data, "cause")) {
                                                let data20 = data.cause;
                                                const _errs45 = errors;
                                                const _errs46 = errors;
                                                let valid10 = false;
                                                let passing2 = null;
                                                const _errs47 = errors;
                                                if (!validate53(data20, { instancePath: instancePath + "/cause", parentData: data, parentDataProperty: "cause", rootData, dynamicAnchors })) {
                                                  vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                  errors = vErrors.length;
                                                }
                                                var _valid2 = _errs47 === errors;
                                                if (_valid2) {
                                                  valid10 = true;
                                                  passing2 = 0;
                                                }
                                                const _errs48 = errors;
                                                if (data20 !== null) {
                                                  const err4 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                  if (vErrors === null) {
                                                    vErrors = [err4];
                                                  } else {
                                                    vErrors.push(err4);
                                                  }
                                                  errors++;
                                                }
                                                var _valid2 = _errs48 === errors;
                                                if (_valid2 && valid10) {
                                                  valid10 = false;
                                                  passing2 = [passing2, 1];
                                                } else {
                                                  if (_valid2) {
                                                    valid10 = true;
                                                    passing2 = 1;
                                                  }
                                                }
                                                if (!valid10) {
                                                  const err5 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
                                                  if (vErrors === null) {
                                                    vErrors = [err5];
                                                  } else {
                                                    vErrors.push(err5);
                                                  }
                                                  errors++;
                                                  validate42.errors = vErrors;
                                                  return false;
                                                } else {
                                                  errors = _errs46;
                                                  if (vErrors !== null) {
                                                    if (_errs46) {
                                                      vErrors.length = _errs46;
                                                    } else {
                                                      vErrors = null;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs45 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.seen !== void 0 && func0.call(data, "seen")) {
                                                  let data21 = data.seen;
                                                  const _errs50 = errors;
                                                  const _errs51 = errors;
                                                  let valid11 = false;
                                                  let passing3 = null;
                                                  const _errs52 = errors;
                                                  const _errs53 = errors;
                                                  if (errors === _errs53) {
                                                    if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                                      let missing1;
                                                      if ((data21.base === void 0 || !func0.call(data21, "base")) && (missing1 = "base") || (data21.head === void 0 || !func0.call(data21, "head")) && (missing1 = "head")) {
                                                        const err6 = { instancePath: instancePath + "/seen", schemaPath: "#/$defs/seen/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                                                        if (vErrors === null) {
                                                          vErrors = [err6];
                                                        } else {
                                                          vErrors.push(err6);
                                                        }
                                                        errors++;
                                                      } else {
                                                        const _errs55 = errors;
                                                        for (const key1 of Object.keys(data21)) {
                                                          if (!(key1 === "base" || key1 === "head" || key1 === "isFlaky")) {
                                                            const err7 = { instancePath: instancePath + "/seen", schemaPath: "#/$defs/seen/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                                                            if (vErrors === null) {
                                                              vErrors = [err7];
                                                            } else {
                                                              vErrors.push(err7);
                                                            }
                                                            errors++;
                                                            break;
                                                          }
                                                        }
                                                        if (_errs55 === errors) {
                                                          if (data21.base !== void 0 && func0.call(data21, "base")) {
                                                            let data22 = data21.base;
                                                            const _errs56 = errors;
                                                            if (errors === _errs56) {
                                                              if (Array.isArray(data22)) {
                                                                var valid14 = true;
                                                                const len2 = data22.length;
                                                                for (let i2 = 0; i2 < len2; i2++) {
                                                                  let data23 = data22[i2];
                                                                  const _errs58 = errors;
                                                                  if (!(data23 === "canonical" || data23 === "reverse")) {
                                                                    const err8 = { instancePath: instancePath + "/seen/base/" + i2, schemaPath: "#/$defs/seen/properties/base/items/enum", keyword: "enum", params: { allowedValues: schema87.properties.base.items.enum }, message: "must be equal to one of the allowed values" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err8];
                                                                    } else {
                                                                      vErrors.push(err8);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                  var valid14 = _errs58 === errors;
                                                                  if (!valid14) {
                                                                    break;
                                                                  }
                                                                }
                                                              } else {
                                                                const err9 = { instancePath: instancePath + "/seen/base", schemaPath: "#/$defs/seen/properties/base/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err9];
                                                                } else {
                                                                  vErrors.push(err9);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                            var valid13 = _errs56 === errors;
                                                          } else {
                                                            var valid13 = true;
                                                          }
                                                          if (valid13) {
                                                            if (data21.head !== void 0 && func0.call(data21, "head")) {
                                                              let data24 = data21.head;
                                                              const _errs59 = errors;
                                                              if (errors === _errs59) {
                                                                if (Array.isArray(data24)) {
                                                                  var valid15 = true;
                                                                  const len3 = data24.length;
                                                                  for (let i3 = 0; i3 < len3; i3++) {
                                                                    let data25 = data24[i3];
                                                                    const _errs61 = errors;
                                                                    if (!(data25 === "canonical" || data25 === "reverse")) {
                                                                      const err10 = { instancePath: instancePath + "/seen/head/" + i3, schemaPath: "#/$defs/seen/properties/head/items/enum", keyword: "enum", params: { allowedValues: schema87.properties.head.items.enum }, message: "must be equal to one of the allowed values" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err10];
                                                                      } else {
                                                                        vErrors.push(err10);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                    var valid15 = _errs61 === errors;
                                                                    if (!valid15) {
                                                                      break;
                                                                    }
                                                                  }
                                                                } else {
                                                                  const err11 = { instancePath: instancePath + "/seen/head", schemaPath: "#/$defs/seen/properties/head/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err11];
                                                                  } else {
                                                                    vErrors.push(err11);
                                                                  }
                                                                  errors++;
                                                                }
                                                              }
                                                              var valid13 = _errs59 === errors;
                                                            } else {
                                                              var valid13 = true;
                                                            }
                                                            if (valid13) {
                                                              if (data21.isFlaky !== void 0 && func0.call(data21, "isFlaky")) {
                                                                const _errs62 = errors;
                                                                if (true !== data21.isFlaky) {
                                                                  const err12 = { instancePath: instancePath + "/seen/isFlaky", schemaPath: "#/$defs/seen/properties/isFlaky/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err12];
                                                                  } else {
                                                                    vErrors.push(err12);
                                                                  }
                                                                  errors++;
                                                                }
                                                                var valid13 = _errs62 === errors;
                                                              } else {
                                                                var valid13 = true;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      const err13 = { instancePath: instancePath + "/seen", schemaPath: "#/$defs/seen/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                      if (vErrors === null) {
                                                        vErrors = [err13];
                                                      } else {
                                                        vErrors.push(err13);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  var _valid3 = _errs52 === errors;
                                                  if (_valid3) {
                                                    valid11 = true;
                                                    passing3 = 0;
                                                  }
                                                  const _errs63 = errors;
                                                  if (data21 !== null) {
                                                    const err14 = { instancePath: instancePath + "/seen", schemaPath: "#/properties/seen/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                    if (vErrors === null) {
                                                      vErrors = [err14];
                                                    } else {
                                                      vErrors.push(err14);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid3 = _errs63 === errors;
                                                  if (_valid3 && valid11) {
                                                    valid11 = false;
                                                    passing3 = [passing3, 1];
                                                  } else {
                                                    if (_valid3) {
                                                      valid11 = true;
                                                      passing3 = 1;
                                                    }
                                                  }
                                                  if (!valid11) {
                                                    const err15 = { instancePath: instancePath + "/seen", schemaPath: "#/properties/seen/oneOf", keyword: "oneOf", params: { passingSchemas: passing3 }, message: "must match exactly one schema in oneOf" };
                                                    if (vErrors === null) {
                                                      vErrors = [err15];
                                                    } else {
                                                      vErrors.push(err15);
                                                    }
                                                    errors++;
                                                    validate42.errors = vErrors;
                                                    return false;
                                                  } else {
                                                    errors = _errs51;
                                                    if (vErrors !== null) {
                                                      if (_errs51) {
                                                        vErrors.length = _errs51;
                                                      } else {
                                                        vErrors = null;
                                                      }
                                                    }
                                                  }
                                                  var valid0 = _errs50 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.side !== void 0 && func0.call(data, "side")) {
                                                    const _errs65 = errors;
                                                    if ("base" !== data.side) {
                                                      validate42.errors = [{ instancePath: instancePath + "/side", schemaPath: "#/properties/side/const", keyword: "const", params: { allowedValue: "base" }, message: "must be equal to constant" }];
                                                      return false;
                                                    }
                                                    var valid0 = _errs65 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.proof !== void 0 && func0.call(data, "proof")) {
                                                      let data28 = data.proof;
                                                      const _errs66 = errors;
                                                      if (!(data28 === "proven" || data28 === "unproven")) {
                                                        validate42.errors = [{ instancePath: instancePath + "/proof", schemaPath: "#/properties/proof/enum", keyword: "enum", params: { allowedValues: schema68.properties.proof.enum }, message: "must be equal to one of the allowed values" }];
                                                        return false;
                                                      }
                                                      var valid0 = _errs66 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.probe !== void 0 && func0.call(data, "probe")) {
                                                        let data29 = data.probe;
                                                        const _errs67 = errors;
                                                        if (errors === _errs67) {
                                                          if (typeof data29 === "string") {
                                                            if (func86(data29) < 1) {
                                                              validate42.errors = [{ instancePath: instancePath + "/probe", schemaPath: "#/properties/probe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                              return false;
                                                            }
                                                          } else {
                                                            validate42.errors = [{ instancePath: instancePath + "/probe", schemaPath: "#/properties/probe/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                            return false;
                                                          }
                                                        }
                                                        var valid0 = _errs67 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.blame !== void 0 && func0.call(data, "blame")) {
                                                          let data30 = data.blame;
                                                          const _errs69 = errors;
                                                          if (errors === _errs69) {
                                                            if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                                              let missing2;
                                                              if ((data30.commit === void 0 || !func0.call(data30, "commit")) && (missing2 = "commit")) {
                                                                validate42.errors = [{ instancePath: instancePath + "/blame", schemaPath: "#/properties/blame/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                                                return false;
                                                              } else {
                                                                const _errs71 = errors;
                                                                for (const key2 of Object.keys(data30)) {
                                                                  if (!(key2 === "commit" || key2 === "since")) {
                                                                    validate42.errors = [{ instancePath: instancePath + "/blame", schemaPath: "#/properties/blame/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                                                    return false;
                                                                    break;
                                                                  }
                                                                }
                                                                if (_errs71 === errors) {
                                                                  if (data30.commit !== void 0 && func0.call(data30, "commit")) {
                                                                    let data31 = data30.commit;
                                                                    const _errs72 = errors;
                                                                    const _errs73 = errors;
                                                                    let valid17 = false;
                                                                    let passing4 = null;
                                                                    const _errs74 = errors;
                                                                    const _errs75 = errors;
                                                                    if (errors === _errs75) {
                                                                      if (typeof data31 === "string") {
                                                                        if (!pattern6.test(data31)) {
                                                                          const err16 = { instancePath: instancePath + "/blame/commit", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err16];
                                                                          } else {
                                                                            vErrors.push(err16);
                                                                          }
                                                                          errors++;
                                                                        }
                                                                      } else {
                                                                        const err17 = { instancePath: instancePath + "/blame/commit", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err17];
                                                                        } else {
                                                                          vErrors.push(err17);
                                                                        }
                                                                        errors++;
                                                                      }
                                                                    }
                                                                    var _valid4 = _errs74 === errors;
                                                                    if (_valid4) {
                                                                      valid17 = true;
                                                                      passing4 = 0;
                                                                    }
                                                                    const _errs77 = errors;
                                                                    if (data31 !== null) {
                                                                      const err18 = { instancePath: instancePath + "/blame/commit", schemaPath: "#/properties/blame/properties/commit/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err18];
                                                                      } else {
                                                                        vErrors.push(err18);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                    var _valid4 = _errs77 === errors;
                                                                    if (_valid4 && valid17) {
                                                                      valid17 = false;
                                                                      passing4 = [passing4, 1];
                                                                    } else {
                                                                      if (_valid4) {
                                                                        valid17 = true;
                                                                        passing4 = 1;
                                                                      }
                                                                    }
                                                                    if (!valid17) {
                                                                      const err19 = { instancePath: instancePath + "/blame/commit", schemaPath: "#/properties/blame/properties/commit/oneOf", keyword: "oneOf", params: { passingSchemas: passing4 }, message: "must match exactly one schema in oneOf" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err19];
                                                                      } else {
                                                                        vErrors.push(err19);
                                                                      }
                                                                      errors++;
                                                                      validate42.errors = vErrors;
                                                                      return false;
                                                                    } else {
                                                                      errors = _errs73;
                                                                      if (vErrors !== null) {
                                                                        if (_errs73) {
                                                                          vErrors.length = _errs73;
                                                                        } else {
                                                                          vErrors = null;
                                                                        }
                                                                      }
                                                                    }
                                                                    var valid16 = _errs72 === errors;
                                                                  } else {
                                                                    var valid16 = true;
                                                                  }
                                                                  if (valid16) {
                                                                    if (data30.since !== void 0 && func0.call(data30, "since")) {
                                                                      let data32 = data30.since;
                                                                      const _errs79 = errors;
                                                                      const _errs80 = errors;
                                                                      if (errors === _errs80) {
                                                                        if (typeof data32 === "string") {
                                                                          if (!pattern6.test(data32)) {
                                                                            validate42.errors = [{ instancePath: instancePath + "/blame/since", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' }];
                                                                            return false;
                                                                          }
                                                                        } else {
                                                                          validate42.errors = [{ instancePath: instancePath + "/blame/since", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid16 = _errs79 === errors;
                                                                    } else {
                                                                      var valid16 = true;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            } else {
                                                              validate42.errors = [{ instancePath: instancePath + "/blame", schemaPath: "#/properties/blame/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid0 = _errs69 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.silenced !== void 0 && func0.call(data, "silenced")) {
                                                            let data33 = data.silenced;
                                                            const _errs82 = errors;
                                                            if (errors === _errs82) {
                                                              if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                                                                let missing3;
                                                                if ((data33.commit === void 0 || !func0.call(data33, "commit")) && (missing3 = "commit")) {
                                                                  validate42.errors = [{ instancePath: instancePath + "/silenced", schemaPath: "#/properties/silenced/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                                                  return false;
                                                                } else {
                                                                  const _errs84 = errors;
                                                                  for (const key3 of Object.keys(data33)) {
                                                                    if (!(key3 === "commit" || key3 === "since")) {
                                                                      validate42.errors = [{ instancePath: instancePath + "/silenced", schemaPath: "#/properties/silenced/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                                                      return false;
                                                                      break;
                                                                    }
                                                                  }
                                                                  if (_errs84 === errors) {
                                                                    if (data33.commit !== void 0 && func0.call(data33, "commit")) {
                                                                      let data34 = data33.commit;
                                                                      const _errs85 = errors;
                                                                      const _errs86 = errors;
                                                                      let valid21 = false;
                                                                      let passing5 = null;
                                                                      const _errs87 = errors;
                                                                      const _errs88 = errors;
                                                                      if (errors === _errs88) {
                                                                        if (typeof data34 === "string") {
                                                                          if (!pattern6.test(data34)) {
                                                                            const err20 = { instancePath: instancePath + "/silenced/commit", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err20];
                                                                            } else {
                                                                              vErrors.push(err20);
                                                                            }
                                                                            errors++;
                                                                          }
                                                                        } else {
                                                                          const err21 = { instancePath: instancePath + "/silenced/commit", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err21];
                                                                          } else {
                                                                            vErrors.push(err21);
                                                                          }
                                                                          errors++;
                                                                        }
                                                                      }
                                                                      var _valid5 = _errs87 === errors;
                                                                      if (_valid5) {
                                                                        valid21 = true;
                                                                        passing5 = 0;
                                                                      }
                                                                      const _errs90 = errors;
                                                                      if (data34 !== null) {
                                                                        const err22 = { instancePath: instancePath + "/silenced/commit", schemaPath: "#/properties/silenced/properties/commit/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err22];
                                                                        } else {
                                                                          vErrors.push(err22);
                                                                        }
                                                                        errors++;
                                                                      }
                                                                      var _valid5 = _errs90 === errors;
                                                                      if (_valid5 && valid21) {
                                                                        valid21 = false;
                                                                        passing5 = [passing5, 1];
                                                                      } else {
                                                                        if (_valid5) {
                                                                          valid21 = true;
                                                                          passing5 = 1;
                                                                        }
                                                                      }
                                                                      if (!valid21) {
                                                                        const err23 = { instancePath: instancePath + "/silenced/commit", schemaPath: "#/properties/silenced/properties/commit/oneOf", keyword: "oneOf", params: { passingSchemas: passing5 }, message: "must match exactly one schema in oneOf" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err23];
                                                                        } else {
                                                                          vErrors.push(err23);
                                                                        }
                                                                        errors++;
                                                                        validate42.errors = vErrors;
                                                                        return false;
                                                                      } else {
                                                                        errors = _errs86;
                                                                        if (vErrors !== null) {
                                                                          if (_errs86) {
                                                                            vErrors.length = _errs86;
                                                                          } else {
                                                                            vErrors = null;
                                                                          }
                                                                        }
                                                                      }
                                                                      var valid20 = _errs85 === errors;
                                                                    } else {
                                                                      var valid20 = true;
                                                                    }
                                                                    if (valid20) {
                                                                      if (data33.since !== void 0 && func0.call(data33, "since")) {
                                                                        let data35 = data33.since;
                                                                        const _errs92 = errors;
                                                                        const _errs93 = errors;
                                                                        if (errors === _errs93) {
                                                                          if (typeof data35 === "string") {
                                                                            if (!pattern6.test(data35)) {
                                                                              validate42.errors = [{ instancePath: instancePath + "/silenced/since", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' }];
                                                                              return false;
                                                                            }
                                                                          } else {
                                                                            validate42.errors = [{ instancePath: instancePath + "/silenced/since", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid20 = _errs92 === errors;
                                                                      } else {
                                                                        var valid20 = true;
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              } else {
                                                                validate42.errors = [{ instancePath: instancePath + "/silenced", schemaPath: "#/properties/silenced/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                return false;
                                                              }
                                                            }
                                                            var valid0 = _errs82 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                          if (valid0) {
                                                            if (data.waived !== void 0 && func0.call(data, "waived")) {
                                                              let data36 = data.waived;
                                                              const _errs95 = errors;
                                                              const _errs96 = errors;
                                                              if (errors === _errs96) {
                                                                if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
                                                                  let missing4;
                                                                  if ((data36.by === void 0 || !func0.call(data36, "by")) && (missing4 = "by") || (data36.reason === void 0 || !func0.call(data36, "reason")) && (missing4 = "reason")) {
                                                                    validate42.errors = [{ instancePath: instancePath + "/waived", schemaPath: "#/$defs/waiver/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                                                    return false;
                                                                  } else {
                                                                    const _errs98 = errors;
                                                                    for (const key4 of Object.keys(data36)) {
                                                                      if (!(key4 === "by" || key4 === "reason")) {
                                                                        validate42.errors = [{ instancePath: instancePath + "/waived", schemaPath: "#/$defs/waiver/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                                                        return false;
                                                                        break;
                                                                      }
                                                                    }
                                                                    if (_errs98 === errors) {
                                                                      if (data36.by !== void 0 && func0.call(data36, "by")) {
                                                                        let data37 = data36.by;
                                                                        const _errs99 = errors;
                                                                        if (errors === _errs99) {
                                                                          if (typeof data37 === "string") {
                                                                            if (func86(data37) < 1) {
                                                                              validate42.errors = [{ instancePath: instancePath + "/waived/by", schemaPath: "#/$defs/waiver/properties/by/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                              return false;
                                                                            }
                                                                          } else {
                                                                            validate42.errors = [{ instancePath: instancePath + "/waived/by", schemaPath: "#/$defs/waiver/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid25 = _errs99 === errors;
                                                                      } else {
                                                                        var valid25 = true;
                                                                      }
                                                                      if (valid25) {
                                                                        if (data36.reason !== void 0 && func0.call(data36, "reason")) {
                                                                          let data38 = data36.reason;
                                                                          const _errs101 = errors;
                                                                          if (errors === _errs101) {
                                                                            if (typeof data38 === "string") {
                                                                              if (func86(data38) < 1) {
                                                                                validate42.errors = [{ instancePath: instancePath + "/waived/reason", schemaPath: "#/$defs/waiver/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                return false;
                                                                              }
                                                                            } else {
                                                                              validate42.errors = [{ instancePath: instancePath + "/waived/reason", schemaPath: "#/$defs/waiver/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid25 = _errs101 === errors;
                                                                        } else {
                                                                          var valid25 = true;
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate42.errors = [{ instancePath: instancePath + "/waived", schemaPath: "#/$defs/waiver/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid0 = _errs95 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              if (data.ruled !== void 0 && func0.call(data, "ruled")) {
                                                                const _errs103 = errors;
                                                                if (!validate56(data.ruled, { instancePath: instancePath + "/ruled", parentData: data, parentDataProperty: "ruled", rootData, dynamicAnchors })) {
                                                                  vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                                                                  errors = vErrors.length;
                                                                }
                                                                var valid0 = _errs103 === errors;
                                                              } else {
                                                                var valid0 = true;
                                                              }
                                                              if (valid0) {
                                                                if (data.elsewhere !== void 0 && func0.call(data, "elsewhere")) {
                                                                  const _errs104 = errors;
                                                                  if (true !== data.elsewhere) {
                                                                    validate42.errors = [{ instancePath: instancePath + "/elsewhere", schemaPath: "#/properties/elsewhere/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                                                                    return false;
                                                                  }
                                                                  var valid0 = _errs104 === errors;
                                                                } else {
                                                                  var valid0 = true;
                                                                }
                                                                if (valid0) {
                                                                  if (data.onlyUnderBase !== void 0 && func0.call(data, "onlyUnderBase")) {
                                                                    const _errs105 = errors;
                                                                    if (true !== data.onlyUnderBase) {
                                                                      validate42.errors = [{ instancePath: instancePath + "/onlyUnderBase", schemaPath: "#/properties/onlyUnderBase/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                                                                      return false;
                                                                    }
                                                                    var valid0 = _errs105 === errors;
                                                                  } else {
                                                                    var valid0 = true;
                                                                  }
                                                                  if (valid0) {
                                                                    if (data.suggestion !== void 0 && func0.call(data, "suggestion")) {
                                                                      const _errs106 = errors;
                                                                      if (!validate58(data.suggestion, { instancePath: instancePath + "/suggestion", parentData: data, parentDataProperty: "suggestion", rootData, dynamicAnchors })) {
                                                                        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                                                                        errors = vErrors.length;
                                                                      }
                                                                      var valid0 = _errs106 === errors;
                                                                    } else {
                                                                      var valid0 = true;
                                                                    }
                                                                    if (valid0) {
                                                                      if (data.excerpt !== void 0 && func0.call(data, "excerpt")) {
                                                                        let data43 = data.excerpt;
                                                                        const _errs107 = errors;
                                                                        const _errs108 = errors;
                                                                        let valid26 = false;
                                                                        let passing6 = null;
                                                                        const _errs109 = errors;
                                                                        if (!validate60(data43, { instancePath: instancePath + "/excerpt", parentData: data, parentDataProperty: "excerpt", rootData, dynamicAnchors })) {
                                                                          vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                                                                          errors = vErrors.length;
                                                                        }
                                                                        var _valid6 = _errs109 === errors;
                                                                        if (_valid6) {
                                                                          valid26 = true;
                                                                          passing6 = 0;
                                                                        }
                                                                        const _errs110 = errors;
                                                                        if (data43 !== null) {
                                                                          const err24 = { instancePath: instancePath + "/excerpt", schemaPath: "#/properties/excerpt/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err24];
                                                                          } else {
                                                                            vErrors.push(err24);
                                                                          }
                                                                          errors++;
                                                                        }
                                                                        var _valid6 = _errs110 === errors;
                                                                        if (_valid6 && valid26) {
                                                                          valid26 = false;
                                                                          passing6 = [passing6, 1];
                                                                        } else {
                                                                          if (_valid6) {
                                                                            valid26 = true;
                                                                            passing6 = 1;
                                                                          }
                                                                        }
                                                                        if (!valid26) {
                                                                          const err25 = { instancePath: instancePath + "/excerpt", schemaPath: "#/properties/excerpt/oneOf", keyword: "oneOf", params: { passingSchemas: passing6 }, message: "must match exactly one schema in oneOf" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err25];
                                                                          } else {
                                                                            vErrors.push(err25);
                                                                          }
                                                                          errors++;
                                                                          validate42.errors = vErrors;
                                                                          return false;
                                                                        } else {
                                                                          errors = _errs108;
                                                                          if (vErrors !== null) {
                                                                            if (_errs108) {
                                                                              vErrors.length = _errs108;
                                                                            } else {
                                                                              vErrors = null;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid0 = _errs107 === errors;
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
              }
            }
          }
        }
      }
    } else {
      validate42.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema101 = { "type": "object", "additionalProperties": false, "required": ["id", "path", "symbol", "how", "base", "head", "dependency", "effects", "excerpts", "touched"], "properties": { "id": { "$ref": "#/$defs/digest" }, "path": { "$ref": "#/$defs/path" }, "symbol": { "$ref": "#/$defs/symbol" }, "how": { "$ref": "#/$defs/causeKind" }, "base": { "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "head": { "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "dependency": { "oneOf": [{ "$ref": "#/$defs/dependencyChange" }, { "type": "null" }] }, "effects": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/digest" } }, "excerpts": { "$ref": "#/$defs/excerpts" }, "touched": { "type": "array", "items": { "$ref": "#/$defs/path" } }, "routes": { "type": "array", "minItems": 1, "maxItems": 50, "items": { "type": "object", "additionalProperties": false, "required": ["path", "through"], "properties": { "path": { "$ref": "#/$defs/path" }, "through": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "$ref": "#/$defs/path" } } } } } } };
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
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.symbol === void 0 || !func0.call(data, "symbol")) && (missing0 = "symbol") || (data.how === void 0 || !func0.call(data, "how")) && (missing0 = "how") || (data.base === void 0 || !func0.call(data, "base")) && (missing0 = "base") || (data.head === void 0 || !func0.call(data, "head")) && (missing0 = "head") || (data.dependency === void 0 || !func0.call(data, "dependency")) && (missing0 = "dependency") || (data.effects === void 0 || !func0.call(data, "effects")) && (missing0 = "effects") || (data.excerpts === void 0 || !func0.call(data, "excerpts")) && (missing0 = "excerpts") || (data.touched === void 0 || !func0.call(data, "touched")) && (missing0 = "touched")) {
        validate64.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema101.properties, key0)) {
            validate64.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func0.call(data, "id")) {
            let data0 = data.id;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern10.test(data0)) {
                  validate64.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                  return false;
                }
              } else {
                validate64.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.path !== void 0 && func0.call(data, "path")) {
              let data1 = data.path;
              const _errs5 = errors;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data1 === "string") {
                  if (!pattern9.test(data1)) {
                    validate64.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                    return false;
                  }
                } else {
                  validate64.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.symbol !== void 0 && func0.call(data, "symbol")) {
                let data2 = data.symbol;
                const _errs8 = errors;
                const _errs9 = errors;
                if (typeof data2 !== "string" && data2 !== null) {
                  validate64.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/type", keyword: "type", params: { type: schema79.type }, message: "must be string,null" }];
                  return false;
                }
                if (errors === _errs9) {
                  if (typeof data2 === "string") {
                    if (func86(data2) < 1) {
                      validate64.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.how !== void 0 && func0.call(data, "how")) {
                  let data3 = data.how;
                  const _errs11 = errors;
                  if (!(data3 === "removed-module" || data3 === "moved-module" || data3 === "definition" || data3 === "related" || data3 === "inferred" || data3 === "base-class" || data3 === "re-export" || data3 === "removed-name" || data3 === "broken-import" || data3 === "mended-import" || data3 === "dependency")) {
                    validate64.errors = [{ instancePath: instancePath + "/how", schemaPath: "#/$defs/causeKind/enum", keyword: "enum", params: { allowedValues: schema85.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.base !== void 0 && func0.call(data, "base")) {
                    let data4 = data.base;
                    const _errs13 = errors;
                    const _errs14 = errors;
                    let valid5 = false;
                    let passing0 = null;
                    const _errs15 = errors;
                    if (!validate49(data4, { instancePath: instancePath + "/base", parentData: data, parentDataProperty: "base", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs15 === errors;
                    if (_valid0) {
                      valid5 = true;
                      passing0 = 0;
                    }
                    const _errs16 = errors;
                    if (data4 !== null) {
                      const err0 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    var _valid0 = _errs16 === errors;
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
                      const err1 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                      validate64.errors = vErrors;
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
                    var valid0 = _errs13 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.head !== void 0 && func0.call(data, "head")) {
                      let data5 = data.head;
                      const _errs18 = errors;
                      const _errs19 = errors;
                      let valid6 = false;
                      let passing1 = null;
                      const _errs20 = errors;
                      if (!validate49(data5, { instancePath: instancePath + "/head", parentData: data, parentDataProperty: "head", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                        errors = vErrors.length;
                      }
                      var _valid1 = _errs20 === errors;
                      if (_valid1) {
                        valid6 = true;
                        passing1 = 0;
                      }
                      const _errs21 = errors;
                      if (data5 !== null) {
                        const err2 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                      }
                      var _valid1 = _errs21 === errors;
                      if (_valid1 && valid6) {
                        valid6 = false;
                        passing1 = [passing1, 1];
                      } else {
                        if (_valid1) {
                          valid6 = true;
                          passing1 = 1;
                        }
                      }
                      if (!valid6) {
                        const err3 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                        validate64.errors = vErrors;
                        return false;
                      } else {
                        errors = _errs19;
                        if (vErrors !== null) {
                          if (_errs19) {
                            vErrors.length = _errs19;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.dependency !== void 0 && func0.call(data, "dependency")) {
                        let data6 = data.dependency;
                        const _errs23 = errors;
                        const _errs24 = errors;
                        let valid7 = false;
                        let passing2 = null;
                        const _errs25 = errors;
                        const _errs26 = errors;
                        if (errors === _errs26) {
                          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                            let missing1;
                            if ((data6.name === void 0 || !func0.call(data6, "name")) && (missing1 = "name") || (data6.from === void 0 || !func0.call(data6, "from")) && (missing1 = "from") || (data6.to === void 0 || !func0.call(data6, "to")) && (missing1 = "to")) {
                              const err4 = { instancePath: instancePath + "/dependency", schemaPath: "#/$defs/dependencyChange/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                              if (vErrors === null) {
                                vErrors = [err4];
                              } else {
                                vErrors.push(err4);
                              }
                              errors++;
                            } else {
                              const _errs28 = errors;
                              for (const key1 of Object.keys(data6)) {
                                if (!(key1 === "name" || key1 === "from" || key1 === "to")) {
                                  const err5 = { instancePath: instancePath + "/dependency", schemaPath: "#/$defs/dependencyChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                                  if (vErrors === null) {
                                    vErrors = [err5];
                                  } else {
                                    vErrors.push(err5);
                                  }
                                  errors++;
                                  break;
                                }
                              }
                              if (_errs28 === errors) {
                                if (data6.name !== void 0 && func0.call(data6, "name")) {
                                  let data7 = data6.name;
                                  const _errs29 = errors;
                                  if (errors === _errs29) {
                                    if (typeof data7 === "string") {
                                      if (func86(data7) < 1) {
                                        const err6 = { instancePath: instancePath + "/dependency/name", schemaPath: "#/$defs/dependencyChange/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                        if (vErrors === null) {
                                          vErrors = [err6];
                                        } else {
                                          vErrors.push(err6);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err7 = { instancePath: instancePath + "/dependency/name", schemaPath: "#/$defs/dependencyChange/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err7];
                                      } else {
                                        vErrors.push(err7);
                                      }
                                      errors++;
                                    }
                                  }
                                  var valid9 = _errs29 === errors;
                                } else {
                                  var valid9 = true;
                                }
                                if (valid9) {
                                  if (data6.from !== void 0 && func0.call(data6, "from")) {
                                    let data8 = data6.from;
                                    const _errs31 = errors;
                                    if (typeof data8 !== "string" && data8 !== null) {
                                      const err8 = { instancePath: instancePath + "/dependency/from", schemaPath: "#/$defs/dependencyChange/properties/from/type", keyword: "type", params: { type: schema86.properties.from.type }, message: "must be string,null" };
                                      if (vErrors === null) {
                                        vErrors = [err8];
                                      } else {
                                        vErrors.push(err8);
                                      }
                                      errors++;
                                    }
                                    var valid9 = _errs31 === errors;
                                  } else {
                                    var valid9 = true;
                                  }
                                  if (valid9) {
                                    if (data6.to !== void 0 && func0.call(data6, "to")) {
                                      let data9 = data6.to;
                                      const _errs33 = errors;
                                      if (typeof data9 !== "string" && data9 !== null) {
                                        const err9 = { instancePath: instancePath + "/dependency/to", schemaPath: "#/$defs/dependencyChange/properties/to/type", keyword: "type", params: { type: schema86.properties.to.type }, message: "must be string,null" };
                                        if (vErrors === null) {
                                          vErrors = [err9];
                                        } else {
                                          vErrors.push(err9);
                                        }
                                        errors++;
                                      }
                                      var valid9 = _errs33 === errors;
                                    } else {
                                      var valid9 = true;
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            const err10 = { instancePath: instancePath + "/dependency", schemaPath: "#/$defs/dependencyChange/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err10];
                            } else {
                              vErrors.push(err10);
                            }
                            errors++;
                          }
                        }
                        var _valid2 = _errs25 === errors;
                        if (_valid2) {
                          valid7 = true;
                          passing2 = 0;
                        }
                        const _errs35 = errors;
                        if (data6 !== null) {
                          const err11 = { instancePath: instancePath + "/dependency", schemaPath: "#/properties/dependency/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err11];
                          } else {
                            vErrors.push(err11);
                          }
                          errors++;
                        }
                        var _valid2 = _errs35 === errors;
                        if (_valid2 && valid7) {
                          valid7 = false;
                          passing2 = [passing2, 1];
                        } else {
                          if (_valid2) {
                            valid7 = true;
                            passing2 = 1;
                          }
                        }
                        if (!valid7) {
                          const err12 = { instancePath: instancePath + "/dependency", schemaPath: "#/properties/dependency/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
                          if (vErrors === null) {
                            vErrors = [err12];
                          } else {
                            vErrors.push(err12);
                          }
                          errors++;
                          validate64.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs24;
                          if (vErrors !== null) {
                            if (_errs24) {
                              vErrors.length = _errs24;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs23 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.effects !== void 0 && func0.call(data, "effects")) {
                          let data10 = data.effects;
                          const _errs37 = errors;
                          if (errors === _errs37) {
                            if (Array.isArray(data10)) {
                              if (data10.length < 1) {
                                validate64.errors = [{ instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                return false;
                              } else {
                                var valid10 = true;
                                const len0 = data10.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data11 = data10[i0];
                                  const _errs39 = errors;
                                  const _errs40 = errors;
                                  if (errors === _errs40) {
                                    if (typeof data11 === "string") {
                                      if (!pattern10.test(data11)) {
                                        validate64.errors = [{ instancePath: instancePath + "/effects/" + i0, schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                        return false;
                                      }
                                    } else {
                                      validate64.errors = [{ instancePath: instancePath + "/effects/" + i0, schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                  var valid10 = _errs39 === errors;
                                  if (!valid10) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              validate64.errors = [{ instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs37 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.excerpts !== void 0 && func0.call(data, "excerpts")) {
                            const _errs42 = errors;
                            if (!validate60(data.excerpts, { instancePath: instancePath + "/excerpts", parentData: data, parentDataProperty: "excerpts", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs42 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.touched !== void 0 && func0.call(data, "touched")) {
                              let data13 = data.touched;
                              const _errs43 = errors;
                              if (errors === _errs43) {
                                if (Array.isArray(data13)) {
                                  var valid12 = true;
                                  const len1 = data13.length;
                                  for (let i1 = 0; i1 < len1; i1++) {
                                    let data14 = data13[i1];
                                    const _errs45 = errors;
                                    const _errs46 = errors;
                                    if (errors === _errs46) {
                                      if (typeof data14 === "string") {
                                        if (!pattern9.test(data14)) {
                                          validate64.errors = [{ instancePath: instancePath + "/touched/" + i1, schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                          return false;
                                        }
                                      } else {
                                        validate64.errors = [{ instancePath: instancePath + "/touched/" + i1, schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid12 = _errs45 === errors;
                                    if (!valid12) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate64.errors = [{ instancePath: instancePath + "/touched", schemaPath: "#/properties/touched/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs43 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.routes !== void 0 && func0.call(data, "routes")) {
                                let data15 = data.routes;
                                const _errs48 = errors;
                                if (errors === _errs48) {
                                  if (Array.isArray(data15)) {
                                    if (data15.length > 50) {
                                      validate64.errors = [{ instancePath: instancePath + "/routes", schemaPath: "#/properties/routes/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }];
                                      return false;
                                    } else {
                                      if (data15.length < 1) {
                                        validate64.errors = [{ instancePath: instancePath + "/routes", schemaPath: "#/properties/routes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                        return false;
                                      } else {
                                        var valid14 = true;
                                        const len2 = data15.length;
                                        for (let i2 = 0; i2 < len2; i2++) {
                                          let data16 = data15[i2];
                                          const _errs50 = errors;
                                          if (errors === _errs50) {
                                            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                              let missing2;
                                              if ((data16.path === void 0 || !func0.call(data16, "path")) && (missing2 = "path") || (data16.through === void 0 || !func0.call(data16, "through")) && (missing2 = "through")) {
                                                validate64.errors = [{ instancePath: instancePath + "/routes/" + i2, schemaPath: "#/properties/routes/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                                return false;
                                              } else {
                                                const _errs52 = errors;
                                                for (const key2 of Object.keys(data16)) {
                                                  if (!(key2 === "path" || key2 === "through")) {
                                                    validate64.errors = [{ instancePath: instancePath + "/routes/" + i2, schemaPath: "#/properties/routes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                                    return false;
                                                    break;
                                                  }
                                                }
                                                if (_errs52 === errors) {
                                                  if (data16.path !== void 0 && func0.call(data16, "path")) {
                                                    let data17 = data16.path;
                                                    const _errs53 = errors;
                                                    const _errs54 = errors;
                                                    if (errors === _errs54) {
                                                      if (typeof data17 === "string") {
                                                        if (!pattern9.test(data17)) {
                                                          validate64.errors = [{ instancePath: instancePath + "/routes/" + i2 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                                          return false;
                                                        }
                                                      } else {
                                                        validate64.errors = [{ instancePath: instancePath + "/routes/" + i2 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid15 = _errs53 === errors;
                                                  } else {
                                                    var valid15 = true;
                                                  }
                                                  if (valid15) {
                                                    if (data16.through !== void 0 && func0.call(data16, "through")) {
                                                      let data18 = data16.through;
                                                      const _errs56 = errors;
                                                      if (errors === _errs56) {
                                                        if (Array.isArray(data18)) {
                                                          if (data18.length > 10) {
                                                            validate64.errors = [{ instancePath: instancePath + "/routes/" + i2 + "/through", schemaPath: "#/properties/routes/items/properties/through/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" }];
                                                            return false;
                                                          } else {
                                                            if (data18.length < 1) {
                                                              validate64.errors = [{ instancePath: instancePath + "/routes/" + i2 + "/through", schemaPath: "#/properties/routes/items/properties/through/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                              return false;
                                                            } else {
                                                              var valid17 = true;
                                                              const len3 = data18.length;
                                                              for (let i3 = 0; i3 < len3; i3++) {
                                                                let data19 = data18[i3];
                                                                const _errs58 = errors;
                                                                const _errs59 = errors;
                                                                if (errors === _errs59) {
                                                                  if (typeof data19 === "string") {
                                                                    if (!pattern9.test(data19)) {
                                                                      validate64.errors = [{ instancePath: instancePath + "/routes/" + i2 + "/through/" + i3, schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                                                      return false;
                                                                    }
                                                                  } else {
                                                                    validate64.errors = [{ instancePath: instancePath + "/routes/" + i2 + "/through/" + i3, schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid17 = _errs58 === errors;
                                                                if (!valid17) {
                                                                  break;
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate64.errors = [{ instancePath: instancePath + "/routes/" + i2 + "/through", schemaPath: "#/properties/routes/items/properties/through/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid15 = _errs56 === errors;
                                                    } else {
                                                      var valid15 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            } else {
                                              validate64.errors = [{ instancePath: instancePath + "/routes/" + i2, schemaPath: "#/properties/routes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                              return false;
                                            }
                                          }
                                          var valid14 = _errs50 === errors;
                                          if (!valid14) {
                                            break;
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate64.errors = [{ instancePath: instancePath + "/routes", schemaPath: "#/properties/routes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs48 === errors;
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
      validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema111 = { "type": "object", "additionalProperties": false, "required": ["side", "server", "source", "code", "severity", "message", "path", "range", "symbol"], "properties": { "side": { "$ref": "#/$defs/side" }, "reason": { "const": "dependencies-missing" }, "server": { "$ref": "#/$defs/serverId" }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" } } };
const schema112 = { "enum": ["base", "head"] };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.side === void 0 || !func0.call(data, "side")) && (missing0 = "side") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.source === void 0 || !func0.call(data, "source")) && (missing0 = "source") || (data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.severity === void 0 || !func0.call(data, "severity")) && (missing0 = "severity") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range") || (data.symbol === void 0 || !func0.call(data, "symbol")) && (missing0 = "symbol")) {
        validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema111.properties, key0)) {
            validate69.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.side !== void 0 && func0.call(data, "side")) {
            let data0 = data.side;
            const _errs2 = errors;
            if (!(data0 === "base" || data0 === "head")) {
              validate69.errors = [{ instancePath: instancePath + "/side", schemaPath: "#/$defs/side/enum", keyword: "enum", params: { allowedValues: schema112.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.reason !== void 0 && func0.call(data, "reason")) {
              const _errs4 = errors;
              if ("dependencies-missing" !== data.reason) {
                validate69.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/const", keyword: "const", params: { allowedValue: "dependencies-missing" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.server !== void 0 && func0.call(data, "server")) {
                let data2 = data.server;
                const _errs5 = errors;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 === "string") {
                    if (!pattern8.test(data2)) {
                      validate69.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                      return false;
                    }
                  } else {
                    validate69.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.source !== void 0 && func0.call(data, "source")) {
                  let data3 = data.source;
                  const _errs8 = errors;
                  if (typeof data3 !== "string" && data3 !== null) {
                    validate69.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema111.properties.source.type }, message: "must be string,null" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.code !== void 0 && func0.call(data, "code")) {
                    let data4 = data.code;
                    const _errs10 = errors;
                    if (typeof data4 !== "string" && data4 !== null) {
                      validate69.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema111.properties.code.type }, message: "must be string,null" }];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.severity !== void 0 && func0.call(data, "severity")) {
                      let data5 = data.severity;
                      const _errs12 = errors;
                      if (!(data5 === "error" || data5 === "warning" || data5 === "information" || data5 === "hint")) {
                        validate69.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema72.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.message !== void 0 && func0.call(data, "message")) {
                        const _errs14 = errors;
                        if (typeof data.message !== "string") {
                          validate69.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.path !== void 0 && func0.call(data, "path")) {
                          let data7 = data.path;
                          const _errs16 = errors;
                          const _errs17 = errors;
                          if (errors === _errs17) {
                            if (typeof data7 === "string") {
                              if (!pattern9.test(data7)) {
                                validate69.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                return false;
                              }
                            } else {
                              validate69.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid0 = _errs16 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.range !== void 0 && func0.call(data, "range")) {
                            const _errs19 = errors;
                            if (!validate47(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs19 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.symbol !== void 0 && func0.call(data, "symbol")) {
                              let data9 = data.symbol;
                              const _errs20 = errors;
                              const _errs21 = errors;
                              if (typeof data9 !== "string" && data9 !== null) {
                                validate69.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/type", keyword: "type", params: { type: schema79.type }, message: "must be string,null" }];
                                return false;
                              }
                              if (errors === _errs21) {
                                if (typeof data9 === "string") {
                                  if (func86(data9) < 1) {
                                    validate69.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                    return false;
                                  }
                                }
                              }
                              var valid0 = _errs20 === errors;
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
    } else {
      validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema117 = { "type": "object", "additionalProperties": false, "required": ["server", "side", "path", "reason"], "properties": { "server": { "$ref": "#/$defs/serverId" }, "side": { "$ref": "#/$defs/side" }, "path": { "$ref": "#/$defs/path" }, "reason": { "type": "string", "minLength": 1 }, "why": { "type": "string", "minLength": 1 } } };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.side === void 0 || !func0.call(data, "side")) && (missing0 = "side") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.reason === void 0 || !func0.call(data, "reason")) && (missing0 = "reason")) {
        validate72.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "server" || key0 === "side" || key0 === "path" || key0 === "reason" || key0 === "why")) {
            validate72.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.server !== void 0 && func0.call(data, "server")) {
            let data0 = data.server;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern8.test(data0)) {
                  validate72.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                  return false;
                }
              } else {
                validate72.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.side !== void 0 && func0.call(data, "side")) {
              let data1 = data.side;
              const _errs5 = errors;
              if (!(data1 === "base" || data1 === "head")) {
                validate72.errors = [{ instancePath: instancePath + "/side", schemaPath: "#/$defs/side/enum", keyword: "enum", params: { allowedValues: schema112.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.path !== void 0 && func0.call(data, "path")) {
                let data2 = data.path;
                const _errs7 = errors;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data2 === "string") {
                    if (!pattern9.test(data2)) {
                      validate72.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                      return false;
                    }
                  } else {
                    validate72.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.reason !== void 0 && func0.call(data, "reason")) {
                  let data3 = data.reason;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (typeof data3 === "string") {
                      if (func86(data3) < 1) {
                        validate72.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate72.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.why !== void 0 && func0.call(data, "why")) {
                    let data4 = data.why;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (typeof data4 === "string") {
                        if (func86(data4) < 1) {
                          validate72.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      } else {
                        validate72.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
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
      }
    } else {
      validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema121 = { "type": "object", "additionalProperties": false, "required": ["headline", "pr-v1", "pr-v2", "relevantFiles", "diagnostics", "unearned", "safety", "confidence"], "properties": { "headline": { "$ref": "#/$defs/rewardVersion" }, "pr-v1": { "$ref": "#/$defs/processReward" }, "pr-v2": { "$ref": "#/$defs/processReward" }, "relevantFiles": { "$ref": "#/$defs/count" }, "relevant": { "type": "array", "items": { "$ref": "#/$defs/path" } }, "diagnostics": { "type": "object", "additionalProperties": false, "required": ["base", "head"], "properties": { "base": { "$ref": "#/$defs/count" }, "head": { "$ref": "#/$defs/count" } } }, "unearned": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["why", "count"], "properties": { "why": { "type": "string", "minLength": 1 }, "count": { "$ref": "#/$defs/count" } } } }, "safety": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["name", "ok", "detail"], "properties": { "name": { "$ref": "#/$defs/code" }, "ok": { "type": "boolean" }, "detail": { "type": "string", "minLength": 1 } } } }, "confidence": { "type": "object", "additionalProperties": false, "required": ["minimum", "symbols"], "properties": { "minimum": { "$ref": "#/$defs/share" }, "symbols": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "symbol", "confidence", "status"], "properties": { "path": { "$ref": "#/$defs/path" }, "symbol": { "type": "string", "minLength": 1 }, "confidence": { "$ref": "#/$defs/share" }, "status": { "enum": ["found", "ambiguous", "deleted", "not-found"] }, "gone": { "const": true } } } }, "threshold": { "$ref": "#/$defs/share" } } } } };
const schema122 = { "enum": ["pr-v1", "pr-v2"] };
const schema124 = { "type": "number", "minimum": 0, "maximum": 1 };
const schema123 = { "type": "object", "additionalProperties": false, "required": ["r", "components", "weights", "explanation"], "properties": { "r": { "type": "number" }, "components": { "type": "object", "additionalProperties": false, "required": ["diag_delta", "safety", "ambiguity_penalty", "alpha_conf"], "properties": { "diag_delta": { "type": "integer" }, "safety": { "enum": [0, 1] }, "ambiguity_penalty": { "$ref": "#/$defs/share" }, "alpha_conf": { "$ref": "#/$defs/share" } } }, "weights": { "$ref": "#/$defs/weights" }, "explanation": { "type": "string", "minLength": 1 } } };
const schema126 = { "type": "object", "additionalProperties": false, "required": ["alpha", "beta", "gamma"], "properties": { "alpha": { "type": "number", "minimum": 0 }, "beta": { "type": "number", "minimum": 0 }, "gamma": { "type": "number", "minimum": 0 } } };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.r === void 0 || !func0.call(data, "r")) && (missing0 = "r") || (data.components === void 0 || !func0.call(data, "components")) && (missing0 = "components") || (data.weights === void 0 || !func0.call(data, "weights")) && (missing0 = "weights") || (data.explanation === void 0 || !func0.call(data, "explanation")) && (missing0 = "explanation")) {
        validate75.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "r" || key0 === "components" || key0 === "weights" || key0 === "explanation")) {
            validate75.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.r !== void 0 && func0.call(data, "r")) {
            let data0 = data.r;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && isFinite(data0))) {
              validate75.errors = [{ instancePath: instancePath + "/r", schemaPath: "#/properties/r/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.components !== void 0 && func0.call(data, "components")) {
              let data1 = data.components;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if ((data1.diag_delta === void 0 || !func0.call(data1, "diag_delta")) && (missing1 = "diag_delta") || (data1.safety === void 0 || !func0.call(data1, "safety")) && (missing1 = "safety") || (data1.ambiguity_penalty === void 0 || !func0.call(data1, "ambiguity_penalty")) && (missing1 = "ambiguity_penalty") || (data1.alpha_conf === void 0 || !func0.call(data1, "alpha_conf")) && (missing1 = "alpha_conf")) {
                    validate75.errors = [{ instancePath: instancePath + "/components", schemaPath: "#/properties/components/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    const _errs6 = errors;
                    for (const key1 of Object.keys(data1)) {
                      if (!(key1 === "diag_delta" || key1 === "safety" || key1 === "ambiguity_penalty" || key1 === "alpha_conf")) {
                        validate75.errors = [{ instancePath: instancePath + "/components", schemaPath: "#/properties/components/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs6 === errors) {
                      if (data1.diag_delta !== void 0 && func0.call(data1, "diag_delta")) {
                        let data2 = data1.diag_delta;
                        const _errs7 = errors;
                        if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                          validate75.errors = [{ instancePath: instancePath + "/components/diag_delta", schemaPath: "#/properties/components/properties/diag_delta/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid1 = _errs7 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data1.safety !== void 0 && func0.call(data1, "safety")) {
                          let data3 = data1.safety;
                          const _errs9 = errors;
                          if (!(data3 === 0 || data3 === 1)) {
                            validate75.errors = [{ instancePath: instancePath + "/components/safety", schemaPath: "#/properties/components/properties/safety/enum", keyword: "enum", params: { allowedValues: schema123.properties.components.properties.safety.enum }, message: "must be equal to one of the allowed values" }];
                            return false;
                          }
                          var valid1 = _errs9 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data1.ambiguity_penalty !== void 0 && func0.call(data1, "ambiguity_penalty")) {
                            let data4 = data1.ambiguity_penalty;
                            const _errs10 = errors;
                            const _errs11 = errors;
                            if (errors === _errs11) {
                              if (typeof data4 == "number" && isFinite(data4)) {
                                if (data4 > 1 || isNaN(data4)) {
                                  validate75.errors = [{ instancePath: instancePath + "/components/ambiguity_penalty", schemaPath: "#/$defs/share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                  return false;
                                } else {
                                  if (data4 < 0 || isNaN(data4)) {
                                    validate75.errors = [{ instancePath: instancePath + "/components/ambiguity_penalty", schemaPath: "#/$defs/share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                    return false;
                                  }
                                }
                              } else {
                                validate75.errors = [{ instancePath: instancePath + "/components/ambiguity_penalty", schemaPath: "#/$defs/share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                return false;
                              }
                            }
                            var valid1 = _errs10 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data1.alpha_conf !== void 0 && func0.call(data1, "alpha_conf")) {
                              let data5 = data1.alpha_conf;
                              const _errs13 = errors;
                              const _errs14 = errors;
                              if (errors === _errs14) {
                                if (typeof data5 == "number" && isFinite(data5)) {
                                  if (data5 > 1 || isNaN(data5)) {
                                    validate75.errors = [{ instancePath: instancePath + "/components/alpha_conf", schemaPath: "#/$defs/share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                    return false;
                                  } else {
                                    if (data5 < 0 || isNaN(data5)) {
                                      validate75.errors = [{ instancePath: instancePath + "/components/alpha_conf", schemaPath: "#/$defs/share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                      return false;
                                    }
                                  }
                                } else {
                                  validate75.errors = [{ instancePath: instancePath + "/components/alpha_conf", schemaPath: "#/$defs/share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                  return false;
                                }
                              }
                              var valid1 = _errs13 === errors;
                            } else {
                              var valid1 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                } else {
                  validate75.errors = [{ instancePath: instancePath + "/components", schemaPath: "#/properties/components/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.weights !== void 0 && func0.call(data, "weights")) {
                let data6 = data.weights;
                const _errs16 = errors;
                const _errs17 = errors;
                if (errors === _errs17) {
                  if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    let missing2;
                    if ((data6.alpha === void 0 || !func0.call(data6, "alpha")) && (missing2 = "alpha") || (data6.beta === void 0 || !func0.call(data6, "beta")) && (missing2 = "beta") || (data6.gamma === void 0 || !func0.call(data6, "gamma")) && (missing2 = "gamma")) {
                      validate75.errors = [{ instancePath: instancePath + "/weights", schemaPath: "#/$defs/weights/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                      return false;
                    } else {
                      const _errs19 = errors;
                      for (const key2 of Object.keys(data6)) {
                        if (!(key2 === "alpha" || key2 === "beta" || key2 === "gamma")) {
                          validate75.errors = [{ instancePath: instancePath + "/weights", schemaPath: "#/$defs/weights/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs19 === errors) {
                        if (data6.alpha !== void 0 && func0.call(data6, "alpha")) {
                          let data7 = data6.alpha;
                          const _errs20 = errors;
                          if (errors === _errs20) {
                            if (typeof data7 == "number" && isFinite(data7)) {
                              if (data7 < 0 || isNaN(data7)) {
                                validate75.errors = [{ instancePath: instancePath + "/weights/alpha", schemaPath: "#/$defs/weights/properties/alpha/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                return false;
                              }
                            } else {
                              validate75.errors = [{ instancePath: instancePath + "/weights/alpha", schemaPath: "#/$defs/weights/properties/alpha/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                              return false;
                            }
                          }
                          var valid5 = _errs20 === errors;
                        } else {
                          var valid5 = true;
                        }
                        if (valid5) {
                          if (data6.beta !== void 0 && func0.call(data6, "beta")) {
                            let data8 = data6.beta;
                            const _errs22 = errors;
                            if (errors === _errs22) {
                              if (typeof data8 == "number" && isFinite(data8)) {
                                if (data8 < 0 || isNaN(data8)) {
                                  validate75.errors = [{ instancePath: instancePath + "/weights/beta", schemaPath: "#/$defs/weights/properties/beta/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                  return false;
                                }
                              } else {
                                validate75.errors = [{ instancePath: instancePath + "/weights/beta", schemaPath: "#/$defs/weights/properties/beta/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                return false;
                              }
                            }
                            var valid5 = _errs22 === errors;
                          } else {
                            var valid5 = true;
                          }
                          if (valid5) {
                            if (data6.gamma !== void 0 && func0.call(data6, "gamma")) {
                              let data9 = data6.gamma;
                              const _errs24 = errors;
                              if (errors === _errs24) {
                                if (typeof data9 == "number" && isFinite(data9)) {
                                  if (data9 < 0 || isNaN(data9)) {
                                    validate75.errors = [{ instancePath: instancePath + "/weights/gamma", schemaPath: "#/$defs/weights/properties/gamma/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                    return false;
                                  }
                                } else {
                                  validate75.errors = [{ instancePath: instancePath + "/weights/gamma", schemaPath: "#/$defs/weights/properties/gamma/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                  return false;
                                }
                              }
                              var valid5 = _errs24 === errors;
                            } else {
                              var valid5 = true;
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate75.errors = [{ instancePath: instancePath + "/weights", schemaPath: "#/$defs/weights/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs16 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.explanation !== void 0 && func0.call(data, "explanation")) {
                  let data10 = data.explanation;
                  const _errs26 = errors;
                  if (errors === _errs26) {
                    if (typeof data10 === "string") {
                      if (func86(data10) < 1) {
                        validate75.errors = [{ instancePath: instancePath + "/explanation", schemaPath: "#/properties/explanation/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate75.errors = [{ instancePath: instancePath + "/explanation", schemaPath: "#/properties/explanation/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
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
      validate75.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.headline === void 0 || !func0.call(data, "headline")) && (missing0 = "headline") || (data["pr-v1"] === void 0 || !func0.call(data, "pr-v1")) && (missing0 = "pr-v1") || (data["pr-v2"] === void 0 || !func0.call(data, "pr-v2")) && (missing0 = "pr-v2") || (data.relevantFiles === void 0 || !func0.call(data, "relevantFiles")) && (missing0 = "relevantFiles") || (data.diagnostics === void 0 || !func0.call(data, "diagnostics")) && (missing0 = "diagnostics") || (data.unearned === void 0 || !func0.call(data, "unearned")) && (missing0 = "unearned") || (data.safety === void 0 || !func0.call(data, "safety")) && (missing0 = "safety") || (data.confidence === void 0 || !func0.call(data, "confidence")) && (missing0 = "confidence")) {
        validate74.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema121.properties, key0)) {
            validate74.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.headline !== void 0 && func0.call(data, "headline")) {
            let data0 = data.headline;
            const _errs2 = errors;
            if (!(data0 === "pr-v1" || data0 === "pr-v2")) {
              validate74.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/$defs/rewardVersion/enum", keyword: "enum", params: { allowedValues: schema122.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data["pr-v1"] !== void 0 && func0.call(data, "pr-v1")) {
              const _errs4 = errors;
              if (!validate75(data["pr-v1"], { instancePath: instancePath + "/pr-v1", parentData: data, parentDataProperty: "pr-v1", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data["pr-v2"] !== void 0 && func0.call(data, "pr-v2")) {
                const _errs5 = errors;
                if (!validate75(data["pr-v2"], { instancePath: instancePath + "/pr-v2", parentData: data, parentDataProperty: "pr-v2", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.relevantFiles !== void 0 && func0.call(data, "relevantFiles")) {
                  let data3 = data.relevantFiles;
                  const _errs6 = errors;
                  const _errs7 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate74.errors = [{ instancePath: instancePath + "/relevantFiles", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs7) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate74.errors = [{ instancePath: instancePath + "/relevantFiles", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate74.errors = [{ instancePath: instancePath + "/relevantFiles", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.relevant !== void 0 && func0.call(data, "relevant")) {
                    let data4 = data.relevant;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (Array.isArray(data4)) {
                        var valid3 = true;
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data5 = data4[i0];
                          const _errs11 = errors;
                          const _errs12 = errors;
                          if (errors === _errs12) {
                            if (typeof data5 === "string") {
                              if (!pattern9.test(data5)) {
                                validate74.errors = [{ instancePath: instancePath + "/relevant/" + i0, schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                return false;
                              }
                            } else {
                              validate74.errors = [{ instancePath: instancePath + "/relevant/" + i0, schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid3 = _errs11 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      } else {
                        validate74.errors = [{ instancePath: instancePath + "/relevant", schemaPath: "#/properties/relevant/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.diagnostics !== void 0 && func0.call(data, "diagnostics")) {
                      let data6 = data.diagnostics;
                      const _errs14 = errors;
                      if (errors === _errs14) {
                        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                          let missing1;
                          if ((data6.base === void 0 || !func0.call(data6, "base")) && (missing1 = "base") || (data6.head === void 0 || !func0.call(data6, "head")) && (missing1 = "head")) {
                            validate74.errors = [{ instancePath: instancePath + "/diagnostics", schemaPath: "#/properties/diagnostics/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                            return false;
                          } else {
                            const _errs16 = errors;
                            for (const key1 of Object.keys(data6)) {
                              if (!(key1 === "base" || key1 === "head")) {
                                validate74.errors = [{ instancePath: instancePath + "/diagnostics", schemaPath: "#/properties/diagnostics/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                return false;
                                break;
                              }
                            }
                            if (_errs16 === errors) {
                              if (data6.base !== void 0 && func0.call(data6, "base")) {
                                let data7 = data6.base;
                                const _errs17 = errors;
                                const _errs18 = errors;
                                if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                  validate74.errors = [{ instancePath: instancePath + "/diagnostics/base", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                if (errors === _errs18) {
                                  if (typeof data7 == "number" && isFinite(data7)) {
                                    if (data7 > 9007199254740991 || isNaN(data7)) {
                                      validate74.errors = [{ instancePath: instancePath + "/diagnostics/base", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                      return false;
                                    } else {
                                      if (data7 < 0 || isNaN(data7)) {
                                        validate74.errors = [{ instancePath: instancePath + "/diagnostics/base", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                        return false;
                                      }
                                    }
                                  }
                                }
                                var valid5 = _errs17 === errors;
                              } else {
                                var valid5 = true;
                              }
                              if (valid5) {
                                if (data6.head !== void 0 && func0.call(data6, "head")) {
                                  let data8 = data6.head;
                                  const _errs20 = errors;
                                  const _errs21 = errors;
                                  if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                    validate74.errors = [{ instancePath: instancePath + "/diagnostics/head", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs21) {
                                    if (typeof data8 == "number" && isFinite(data8)) {
                                      if (data8 > 9007199254740991 || isNaN(data8)) {
                                        validate74.errors = [{ instancePath: instancePath + "/diagnostics/head", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                        return false;
                                      } else {
                                        if (data8 < 0 || isNaN(data8)) {
                                          validate74.errors = [{ instancePath: instancePath + "/diagnostics/head", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                          return false;
                                        }
                                      }
                                    }
                                  }
                                  var valid5 = _errs20 === errors;
                                } else {
                                  var valid5 = true;
                                }
                              }
                            }
                          }
                        } else {
                          validate74.errors = [{ instancePath: instancePath + "/diagnostics", schemaPath: "#/properties/diagnostics/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs14 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.unearned !== void 0 && func0.call(data, "unearned")) {
                        let data9 = data.unearned;
                        const _errs23 = errors;
                        if (errors === _errs23) {
                          if (Array.isArray(data9)) {
                            var valid8 = true;
                            const len1 = data9.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data10 = data9[i1];
                              const _errs25 = errors;
                              if (errors === _errs25) {
                                if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                  let missing2;
                                  if ((data10.why === void 0 || !func0.call(data10, "why")) && (missing2 = "why") || (data10.count === void 0 || !func0.call(data10, "count")) && (missing2 = "count")) {
                                    validate74.errors = [{ instancePath: instancePath + "/unearned/" + i1, schemaPath: "#/properties/unearned/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                    return false;
                                  } else {
                                    const _errs27 = errors;
                                    for (const key2 of Object.keys(data10)) {
                                      if (!(key2 === "why" || key2 === "count")) {
                                        validate74.errors = [{ instancePath: instancePath + "/unearned/" + i1, schemaPath: "#/properties/unearned/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs27 === errors) {
                                      if (data10.why !== void 0 && func0.call(data10, "why")) {
                                        let data11 = data10.why;
                                        const _errs28 = errors;
                                        if (errors === _errs28) {
                                          if (typeof data11 === "string") {
                                            if (func86(data11) < 1) {
                                              validate74.errors = [{ instancePath: instancePath + "/unearned/" + i1 + "/why", schemaPath: "#/properties/unearned/items/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                              return false;
                                            }
                                          } else {
                                            validate74.errors = [{ instancePath: instancePath + "/unearned/" + i1 + "/why", schemaPath: "#/properties/unearned/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid9 = _errs28 === errors;
                                      } else {
                                        var valid9 = true;
                                      }
                                      if (valid9) {
                                        if (data10.count !== void 0 && func0.call(data10, "count")) {
                                          let data12 = data10.count;
                                          const _errs30 = errors;
                                          const _errs31 = errors;
                                          if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                            validate74.errors = [{ instancePath: instancePath + "/unearned/" + i1 + "/count", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          if (errors === _errs31) {
                                            if (typeof data12 == "number" && isFinite(data12)) {
                                              if (data12 > 9007199254740991 || isNaN(data12)) {
                                                validate74.errors = [{ instancePath: instancePath + "/unearned/" + i1 + "/count", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                return false;
                                              } else {
                                                if (data12 < 0 || isNaN(data12)) {
                                                  validate74.errors = [{ instancePath: instancePath + "/unearned/" + i1 + "/count", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                  return false;
                                                }
                                              }
                                            }
                                          }
                                          var valid9 = _errs30 === errors;
                                        } else {
                                          var valid9 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate74.errors = [{ instancePath: instancePath + "/unearned/" + i1, schemaPath: "#/properties/unearned/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid8 = _errs25 === errors;
                              if (!valid8) {
                                break;
                              }
                            }
                          } else {
                            validate74.errors = [{ instancePath: instancePath + "/unearned", schemaPath: "#/properties/unearned/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs23 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.safety !== void 0 && func0.call(data, "safety")) {
                          let data13 = data.safety;
                          const _errs33 = errors;
                          if (errors === _errs33) {
                            if (Array.isArray(data13)) {
                              var valid11 = true;
                              const len2 = data13.length;
                              for (let i2 = 0; i2 < len2; i2++) {
                                let data14 = data13[i2];
                                const _errs35 = errors;
                                if (errors === _errs35) {
                                  if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                    let missing3;
                                    if ((data14.name === void 0 || !func0.call(data14, "name")) && (missing3 = "name") || (data14.ok === void 0 || !func0.call(data14, "ok")) && (missing3 = "ok") || (data14.detail === void 0 || !func0.call(data14, "detail")) && (missing3 = "detail")) {
                                      validate74.errors = [{ instancePath: instancePath + "/safety/" + i2, schemaPath: "#/properties/safety/items/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                      return false;
                                    } else {
                                      const _errs37 = errors;
                                      for (const key3 of Object.keys(data14)) {
                                        if (!(key3 === "name" || key3 === "ok" || key3 === "detail")) {
                                          validate74.errors = [{ instancePath: instancePath + "/safety/" + i2, schemaPath: "#/properties/safety/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs37 === errors) {
                                        if (data14.name !== void 0 && func0.call(data14, "name")) {
                                          let data15 = data14.name;
                                          const _errs38 = errors;
                                          const _errs39 = errors;
                                          if (errors === _errs39) {
                                            if (typeof data15 === "string") {
                                              if (!pattern4.test(data15)) {
                                                validate74.errors = [{ instancePath: instancePath + "/safety/" + i2 + "/name", schemaPath: "#/$defs/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9-]*$"' }];
                                                return false;
                                              }
                                            } else {
                                              validate74.errors = [{ instancePath: instancePath + "/safety/" + i2 + "/name", schemaPath: "#/$defs/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid12 = _errs38 === errors;
                                        } else {
                                          var valid12 = true;
                                        }
                                        if (valid12) {
                                          if (data14.ok !== void 0 && func0.call(data14, "ok")) {
                                            const _errs41 = errors;
                                            if (typeof data14.ok !== "boolean") {
                                              validate74.errors = [{ instancePath: instancePath + "/safety/" + i2 + "/ok", schemaPath: "#/properties/safety/items/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                              return false;
                                            }
                                            var valid12 = _errs41 === errors;
                                          } else {
                                            var valid12 = true;
                                          }
                                          if (valid12) {
                                            if (data14.detail !== void 0 && func0.call(data14, "detail")) {
                                              let data17 = data14.detail;
                                              const _errs43 = errors;
                                              if (errors === _errs43) {
                                                if (typeof data17 === "string") {
                                                  if (func86(data17) < 1) {
                                                    validate74.errors = [{ instancePath: instancePath + "/safety/" + i2 + "/detail", schemaPath: "#/properties/safety/items/properties/detail/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate74.errors = [{ instancePath: instancePath + "/safety/" + i2 + "/detail", schemaPath: "#/properties/safety/items/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid12 = _errs43 === errors;
                                            } else {
                                              var valid12 = true;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate74.errors = [{ instancePath: instancePath + "/safety/" + i2, schemaPath: "#/properties/safety/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid11 = _errs35 === errors;
                                if (!valid11) {
                                  break;
                                }
                              }
                            } else {
                              validate74.errors = [{ instancePath: instancePath + "/safety", schemaPath: "#/properties/safety/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs33 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.confidence !== void 0 && func0.call(data, "confidence")) {
                            let data18 = data.confidence;
                            const _errs45 = errors;
                            if (errors === _errs45) {
                              if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                let missing4;
                                if ((data18.minimum === void 0 || !func0.call(data18, "minimum")) && (missing4 = "minimum") || (data18.symbols === void 0 || !func0.call(data18, "symbols")) && (missing4 = "symbols")) {
                                  validate74.errors = [{ instancePath: instancePath + "/confidence", schemaPath: "#/properties/confidence/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                  return false;
                                } else {
                                  const _errs47 = errors;
                                  for (const key4 of Object.keys(data18)) {
                                    if (!(key4 === "minimum" || key4 === "symbols" || key4 === "threshold")) {
                                      validate74.errors = [{ instancePath: instancePath + "/confidence", schemaPath: "#/properties/confidence/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs47 === errors) {
                                    if (data18.minimum !== void 0 && func0.call(data18, "minimum")) {
                                      let data19 = data18.minimum;
                                      const _errs48 = errors;
                                      const _errs49 = errors;
                                      if (errors === _errs49) {
                                        if (typeof data19 == "number" && isFinite(data19)) {
                                          if (data19 > 1 || isNaN(data19)) {
                                            validate74.errors = [{ instancePath: instancePath + "/confidence/minimum", schemaPath: "#/$defs/share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                            return false;
                                          } else {
                                            if (data19 < 0 || isNaN(data19)) {
                                              validate74.errors = [{ instancePath: instancePath + "/confidence/minimum", schemaPath: "#/$defs/share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                              return false;
                                            }
                                          }
                                        } else {
                                          validate74.errors = [{ instancePath: instancePath + "/confidence/minimum", schemaPath: "#/$defs/share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                          return false;
                                        }
                                      }
                                      var valid14 = _errs48 === errors;
                                    } else {
                                      var valid14 = true;
                                    }
                                    if (valid14) {
                                      if (data18.symbols !== void 0 && func0.call(data18, "symbols")) {
                                        let data20 = data18.symbols;
                                        const _errs51 = errors;
                                        if (errors === _errs51) {
                                          if (Array.isArray(data20)) {
                                            var valid16 = true;
                                            const len3 = data20.length;
                                            for (let i3 = 0; i3 < len3; i3++) {
                                              let data21 = data20[i3];
                                              const _errs53 = errors;
                                              if (errors === _errs53) {
                                                if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                                  let missing5;
                                                  if ((data21.path === void 0 || !func0.call(data21, "path")) && (missing5 = "path") || (data21.symbol === void 0 || !func0.call(data21, "symbol")) && (missing5 = "symbol") || (data21.confidence === void 0 || !func0.call(data21, "confidence")) && (missing5 = "confidence") || (data21.status === void 0 || !func0.call(data21, "status")) && (missing5 = "status")) {
                                                    validate74.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i3, schemaPath: "#/properties/confidence/properties/symbols/items/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                                    return false;
                                                  } else {
                                                    const _errs55 = errors;
                                                    for (const key5 of Object.keys(data21)) {
                                                      if (!(key5 === "path" || key5 === "symbol" || key5 === "confidence" || key5 === "status" || key5 === "gone")) {
                                                        validate74.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i3, schemaPath: "#/properties/confidence/properties/symbols/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                                                        return false;
                                                        break;
                                                      }
                                                    }
                                                    if (_errs55 === errors) {
                                                      if (data21.path !== void 0 && func0.call(data21, "path")) {
                                                        let data22 = data21.path;
                                                        const _errs56 = errors;
                                                        const _errs57 = errors;
                                                        if (errors === _errs57) {
                                                          if (typeof data22 === "string") {
                                                            if (!pattern9.test(data22)) {
                                                              validate74.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i3 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                                              return false;
                                                            }
                                                          } else {
                                                            validate74.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i3 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                            return false;
                                                          }
                                                        }
                                                        var valid17 = _errs56 === errors;
                                                      } else {
                                                        var valid17 = true;
                                                      }
                                                      if (valid17) {
                                                        if (data21.symbol !== void 0 && func0.call(data21, "symbol")) {
                                                          let data23 = data21.symbol;
                                                          const _errs59 = errors;
                                                          if (errors === _errs59) {
                                                            if (typeof data23 === "string") {
                                                              if (func86(data23) < 1) {
                                                                validate74.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i3 + "/symbol", schemaPath: "#/properties/confidence/properties/symbols/items/properties/symbol/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                return false;
                                                              }
                                                            } else {
                                                              validate74.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i3 + "/symbol", schemaPath: "#/properties/confidence/properties/symbols/items/properties/symbol/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid17 = _errs59 === errors;
                                                        } else {
                                                          var valid17 = true;
                                                        }
                                                        if (valid17) {
                                                          if (data21.confidence !== void 0 && func0.call(data21, "confidence")) {
                                                            let data24 = data21.confidence;
                                                            const _errs61 = errors;
                                                            const _errs62 = errors;
                                                            if (errors === _errs62) {
                                                              if (typeof data24 == "number" && isFinite(data24)) {
                                                                if (data24 > 1 || isNaN(data24)) {
                                                                  validate74.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i3 + "/confidence", schemaPath: "#/$defs/share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                                                  return false;
                                                                } else {
                                                                  if (data24 < 0 || isNaN(data24)) {
                                                                    validate74.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i3 + "/confidence", schemaPath: "#/$defs/share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                    return false;
                                                                  }
                                                                }
                                                              } else {
                                                                validate74.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i3 + "/confidence", schemaPath: "#/$defs/share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                                return false;
                                                              }
                                                            }
                                                            var valid17 = _errs61 === errors;
                                                          } else {
                                                            var valid17 = true;
                                                          }
                                                          if (valid17) {
                                                            if (data21.status !== void 0 && func0.call(data21, "status")) {
                                                              let data25 = data21.status;
                                                              const _errs64 = errors;
                                                              if (!(data25 === "found" || data25 === "ambiguous" || data25 === "deleted" || data25 === "not-found")) {
                                                                validate74.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i3 + "/status", schemaPath: "#/properties/confidence/properties/symbols/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema121.properties.confidence.properties.symbols.items.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                                                                return false;
                                                              }
                                                              var valid17 = _errs64 === errors;
                                                            } else {
                                                              var valid17 = true;
                                                            }
                                                            if (valid17) {
                                                              if (data21.gone !== void 0 && func0.call(data21, "gone")) {
                                                                const _errs65 = errors;
                                                                if (true !== data21.gone) {
                                                                  validate74.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i3 + "/gone", schemaPath: "#/properties/confidence/properties/symbols/items/properties/gone/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                                                                  return false;
                                                                }
                                                                var valid17 = _errs65 === errors;
                                                              } else {
                                                                var valid17 = true;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  validate74.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i3, schemaPath: "#/properties/confidence/properties/symbols/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                  return false;
                                                }
                                              }
                                              var valid16 = _errs53 === errors;
                                              if (!valid16) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate74.errors = [{ instancePath: instancePath + "/confidence/symbols", schemaPath: "#/properties/confidence/properties/symbols/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                            return false;
                                          }
                                        }
                                        var valid14 = _errs51 === errors;
                                      } else {
                                        var valid14 = true;
                                      }
                                      if (valid14) {
                                        if (data18.threshold !== void 0 && func0.call(data18, "threshold")) {
                                          let data27 = data18.threshold;
                                          const _errs66 = errors;
                                          const _errs67 = errors;
                                          if (errors === _errs67) {
                                            if (typeof data27 == "number" && isFinite(data27)) {
                                              if (data27 > 1 || isNaN(data27)) {
                                                validate74.errors = [{ instancePath: instancePath + "/confidence/threshold", schemaPath: "#/$defs/share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                                return false;
                                              } else {
                                                if (data27 < 0 || isNaN(data27)) {
                                                  validate74.errors = [{ instancePath: instancePath + "/confidence/threshold", schemaPath: "#/$defs/share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                  return false;
                                                }
                                              }
                                            } else {
                                              validate74.errors = [{ instancePath: instancePath + "/confidence/threshold", schemaPath: "#/$defs/share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                              return false;
                                            }
                                          }
                                          var valid14 = _errs66 === errors;
                                        } else {
                                          var valid14 = true;
                                        }
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate74.errors = [{ instancePath: instancePath + "/confidence", schemaPath: "#/properties/confidence/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid0 = _errs45 === errors;
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
    } else {
      validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema137 = { "type": "object", "additionalProperties": false, "required": ["path", "about", "commit", "claimed", "why", "state", "measured"], "properties": { "path": { "$ref": "#/$defs/path" }, "about": { "enum": ["change", "commit", "elsewhere", "unreadable"] }, "commit": { "type": ["string", "null"], "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" }, "claimed": { "type": "object", "additionalProperties": false, "properties": { "pr-v1": { "type": "number" }, "pr-v2": { "type": "number" } } }, "why": { "type": ["string", "null"], "minLength": 1 }, "state": { "enum": ["true", "false", "not-compared", "unreadable"] }, "measured": { "oneOf": [{ "type": "object", "additionalProperties": false, "required": ["pr-v1", "pr-v2"], "properties": { "pr-v1": { "type": "number" }, "pr-v2": { "type": "number" } } }, { "type": "null" }] } } };
const pattern43 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.about === void 0 || !func0.call(data, "about")) && (missing0 = "about") || (data.commit === void 0 || !func0.call(data, "commit")) && (missing0 = "commit") || (data.claimed === void 0 || !func0.call(data, "claimed")) && (missing0 = "claimed") || (data.why === void 0 || !func0.call(data, "why")) && (missing0 = "why") || (data.state === void 0 || !func0.call(data, "state")) && (missing0 = "state") || (data.measured === void 0 || !func0.call(data, "measured")) && (missing0 = "measured")) {
        validate79.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "path" || key0 === "about" || key0 === "commit" || key0 === "claimed" || key0 === "why" || key0 === "state" || key0 === "measured")) {
            validate79.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.path !== void 0 && func0.call(data, "path")) {
            let data0 = data.path;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern9.test(data0)) {
                  validate79.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                  return false;
                }
              } else {
                validate79.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.about !== void 0 && func0.call(data, "about")) {
              let data1 = data.about;
              const _errs5 = errors;
              if (!(data1 === "change" || data1 === "commit" || data1 === "elsewhere" || data1 === "unreadable")) {
                validate79.errors = [{ instancePath: instancePath + "/about", schemaPath: "#/properties/about/enum", keyword: "enum", params: { allowedValues: schema137.properties.about.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.commit !== void 0 && func0.call(data, "commit")) {
                let data2 = data.commit;
                const _errs6 = errors;
                if (typeof data2 !== "string" && data2 !== null) {
                  validate79.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: schema137.properties.commit.type }, message: "must be string,null" }];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data2 === "string") {
                    if (!pattern43.test(data2)) {
                      validate79.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.claimed !== void 0 && func0.call(data, "claimed")) {
                  let data3 = data.claimed;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      const _errs10 = errors;
                      for (const key1 of Object.keys(data3)) {
                        if (!(key1 === "pr-v1" || key1 === "pr-v2")) {
                          validate79.errors = [{ instancePath: instancePath + "/claimed", schemaPath: "#/properties/claimed/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs10 === errors) {
                        if (data3["pr-v1"] !== void 0 && func0.call(data3, "pr-v1")) {
                          let data4 = data3["pr-v1"];
                          const _errs11 = errors;
                          if (!(typeof data4 == "number" && isFinite(data4))) {
                            validate79.errors = [{ instancePath: instancePath + "/claimed/pr-v1", schemaPath: "#/properties/claimed/properties/pr-v1/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                            return false;
                          }
                          var valid2 = _errs11 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data3["pr-v2"] !== void 0 && func0.call(data3, "pr-v2")) {
                            let data5 = data3["pr-v2"];
                            const _errs13 = errors;
                            if (!(typeof data5 == "number" && isFinite(data5))) {
                              validate79.errors = [{ instancePath: instancePath + "/claimed/pr-v2", schemaPath: "#/properties/claimed/properties/pr-v2/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                              return false;
                            }
                            var valid2 = _errs13 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    } else {
                      validate79.errors = [{ instancePath: instancePath + "/claimed", schemaPath: "#/properties/claimed/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.why !== void 0 && func0.call(data, "why")) {
                    let data6 = data.why;
                    const _errs15 = errors;
                    if (typeof data6 !== "string" && data6 !== null) {
                      validate79.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: schema137.properties.why.type }, message: "must be string,null" }];
                      return false;
                    }
                    if (errors === _errs15) {
                      if (typeof data6 === "string") {
                        if (func86(data6) < 1) {
                          validate79.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.state !== void 0 && func0.call(data, "state")) {
                      let data7 = data.state;
                      const _errs17 = errors;
                      if (!(data7 === "true" || data7 === "false" || data7 === "not-compared" || data7 === "unreadable")) {
                        validate79.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema137.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs17 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.measured !== void 0 && func0.call(data, "measured")) {
                        let data8 = data.measured;
                        const _errs18 = errors;
                        const _errs19 = errors;
                        let valid3 = false;
                        let passing0 = null;
                        const _errs20 = errors;
                        if (errors === _errs20) {
                          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                            let missing1;
                            if ((data8["pr-v1"] === void 0 || !func0.call(data8, "pr-v1")) && (missing1 = "pr-v1") || (data8["pr-v2"] === void 0 || !func0.call(data8, "pr-v2")) && (missing1 = "pr-v2")) {
                              const err0 = { instancePath: instancePath + "/measured", schemaPath: "#/properties/measured/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                              if (vErrors === null) {
                                vErrors = [err0];
                              } else {
                                vErrors.push(err0);
                              }
                              errors++;
                            } else {
                              const _errs22 = errors;
                              for (const key2 of Object.keys(data8)) {
                                if (!(key2 === "pr-v1" || key2 === "pr-v2")) {
                                  const err1 = { instancePath: instancePath + "/measured", schemaPath: "#/properties/measured/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                                  if (vErrors === null) {
                                    vErrors = [err1];
                                  } else {
                                    vErrors.push(err1);
                                  }
                                  errors++;
                                  break;
                                }
                              }
                              if (_errs22 === errors) {
                                if (data8["pr-v1"] !== void 0 && func0.call(data8, "pr-v1")) {
                                  let data9 = data8["pr-v1"];
                                  const _errs23 = errors;
                                  if (!(typeof data9 == "number" && isFinite(data9))) {
                                    const err2 = { instancePath: instancePath + "/measured/pr-v1", schemaPath: "#/properties/measured/oneOf/0/properties/pr-v1/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                    if (vErrors === null) {
                                      vErrors = [err2];
                                    } else {
                                      vErrors.push(err2);
                                    }
                                    errors++;
                                  }
                                  var valid4 = _errs23 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (data8["pr-v2"] !== void 0 && func0.call(data8, "pr-v2")) {
                                    let data10 = data8["pr-v2"];
                                    const _errs25 = errors;
                                    if (!(typeof data10 == "number" && isFinite(data10))) {
                                      const err3 = { instancePath: instancePath + "/measured/pr-v2", schemaPath: "#/properties/measured/oneOf/0/properties/pr-v2/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                      if (vErrors === null) {
                                        vErrors = [err3];
                                      } else {
                                        vErrors.push(err3);
                                      }
                                      errors++;
                                    }
                                    var valid4 = _errs25 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                }
                              }
                            }
                          } else {
                            const err4 = { instancePath: instancePath + "/measured", schemaPath: "#/properties/measured/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err4];
                            } else {
                              vErrors.push(err4);
                            }
                            errors++;
                          }
                        }
                        var _valid0 = _errs20 === errors;
                        if (_valid0) {
                          valid3 = true;
                          passing0 = 0;
                        }
                        const _errs27 = errors;
                        if (data8 !== null) {
                          const err5 = { instancePath: instancePath + "/measured", schemaPath: "#/properties/measured/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err5];
                          } else {
                            vErrors.push(err5);
                          }
                          errors++;
                        }
                        var _valid0 = _errs27 === errors;
                        if (_valid0 && valid3) {
                          valid3 = false;
                          passing0 = [passing0, 1];
                        } else {
                          if (_valid0) {
                            valid3 = true;
                            passing0 = 1;
                          }
                        }
                        if (!valid3) {
                          const err6 = { instancePath: instancePath + "/measured", schemaPath: "#/properties/measured/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                          if (vErrors === null) {
                            vErrors = [err6];
                          } else {
                            vErrors.push(err6);
                          }
                          errors++;
                          validate79.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs19;
                          if (vErrors !== null) {
                            if (_errs19) {
                              vErrors.length = _errs19;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs18 === errors;
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
    } else {
      validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate79.errors = vErrors;
  return errors === 0;
}
validate79.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema139 = { "type": "object", "additionalProperties": false, "required": ["mode", "traces"], "properties": { "mode": { "enum": ["offline", "live"] }, "traces": { "type": "array", "items": { "$ref": "#/$defs/replayedTrace" } } } };
const schema140 = { "type": "object", "additionalProperties": false, "required": ["path", "server", "version", "state", "class", "message", "at", "wanted", "got", "advice"], "properties": { "path": { "$ref": "#/$defs/path" }, "server": { "type": "string", "pattern": "^(?:[a-z0-9][a-z0-9._-]*)?$" }, "version": { "type": "string" }, "state": { "enum": ["equal", "different", "stale", "inconclusive", "unreadable"] }, "class": { "enum": ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", null] }, "message": { "type": "string", "minLength": 1 }, "at": { "oneOf": [{ "$ref": "#/$defs/tracePlace" }, { "type": "null" }] }, "wanted": { "type": ["string", "null"] }, "got": { "type": ["string", "null"] }, "advice": { "type": "array", "items": { "type": "string", "minLength": 1 } } } };
const pattern45 = new RegExp("^(?:[a-z0-9][a-z0-9._-]*)?$", "u");
const schema142 = { "type": "object", "additionalProperties": false, "required": ["entry", "pointer"], "properties": { "entry": { "$ref": "#/$defs/count" }, "pointer": { "type": "string", "pattern": "^(?:/(?:[^/~]|~[01])*)*$" } } };
const pattern46 = new RegExp("^(?:/(?:[^/~]|~[01])*)*$", "u");
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.entry === void 0 || !func0.call(data, "entry")) && (missing0 = "entry") || (data.pointer === void 0 || !func0.call(data, "pointer")) && (missing0 = "pointer")) {
        validate83.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "entry" || key0 === "pointer")) {
            validate83.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.entry !== void 0 && func0.call(data, "entry")) {
            let data0 = data.entry;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate83.errors = [{ instancePath: instancePath + "/entry", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate83.errors = [{ instancePath: instancePath + "/entry", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate83.errors = [{ instancePath: instancePath + "/entry", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
            if (data.pointer !== void 0 && func0.call(data, "pointer")) {
              let data1 = data.pointer;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data1 === "string") {
                  if (!pattern46.test(data1)) {
                    validate83.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/pattern", keyword: "pattern", params: { pattern: "^(?:/(?:[^/~]|~[01])*)*$" }, message: 'must match pattern "^(?:/(?:[^/~]|~[01])*)*$"' }];
                    return false;
                  }
                } else {
                  validate83.errors = [{ instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate83.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate83.errors = vErrors;
  return errors === 0;
}
validate83.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.state === void 0 || !func0.call(data, "state")) && (missing0 = "state") || (data.class === void 0 || !func0.call(data, "class")) && (missing0 = "class") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.at === void 0 || !func0.call(data, "at")) && (missing0 = "at") || (data.wanted === void 0 || !func0.call(data, "wanted")) && (missing0 = "wanted") || (data.got === void 0 || !func0.call(data, "got")) && (missing0 = "got") || (data.advice === void 0 || !func0.call(data, "advice")) && (missing0 = "advice")) {
        validate82.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema140.properties, key0)) {
            validate82.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.path !== void 0 && func0.call(data, "path")) {
            let data0 = data.path;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern9.test(data0)) {
                  validate82.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                  return false;
                }
              } else {
                validate82.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.server !== void 0 && func0.call(data, "server")) {
              let data1 = data.server;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data1 === "string") {
                  if (!pattern45.test(data1)) {
                    validate82.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/pattern", keyword: "pattern", params: { pattern: "^(?:[a-z0-9][a-z0-9._-]*)?$" }, message: 'must match pattern "^(?:[a-z0-9][a-z0-9._-]*)?$"' }];
                    return false;
                  }
                } else {
                  validate82.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.version !== void 0 && func0.call(data, "version")) {
                const _errs7 = errors;
                if (typeof data.version !== "string") {
                  validate82.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.state !== void 0 && func0.call(data, "state")) {
                  let data3 = data.state;
                  const _errs9 = errors;
                  if (!(data3 === "equal" || data3 === "different" || data3 === "stale" || data3 === "inconclusive" || data3 === "unreadable")) {
                    validate82.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema140.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.class !== void 0 && func0.call(data, "class")) {
                    let data4 = data.class;
                    const _errs10 = errors;
                    if (!(data4 === "D0" || data4 === "D1" || data4 === "D2" || data4 === "D3" || data4 === "D4" || data4 === "D5" || data4 === "D6" || data4 === "D7" || data4 === "D8" || data4 === "D9" || data4 === null)) {
                      validate82.errors = [{ instancePath: instancePath + "/class", schemaPath: "#/properties/class/enum", keyword: "enum", params: { allowedValues: schema140.properties.class.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.message !== void 0 && func0.call(data, "message")) {
                      let data5 = data.message;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (typeof data5 === "string") {
                          if (func86(data5) < 1) {
                            validate82.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          }
                        } else {
                          validate82.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.at !== void 0 && func0.call(data, "at")) {
                        let data6 = data.at;
                        const _errs13 = errors;
                        const _errs14 = errors;
                        let valid2 = false;
                        let passing0 = null;
                        const _errs15 = errors;
                        if (!validate83(data6, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                          errors = vErrors.length;
                        }
                        var _valid0 = _errs15 === errors;
                        if (_valid0) {
                          valid2 = true;
                          passing0 = 0;
                        }
                        const _errs16 = errors;
                        if (data6 !== null) {
                          const err0 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                        var _valid0 = _errs16 === errors;
                        if (_valid0 && valid2) {
                          valid2 = false;
                          passing0 = [passing0, 1];
                        } else {
                          if (_valid0) {
                            valid2 = true;
                            passing0 = 1;
                          }
                        }
                        if (!valid2) {
                          const err1 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                          validate82.errors = vErrors;
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
                        var valid0 = _errs13 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.wanted !== void 0 && func0.call(data, "wanted")) {
                          let data7 = data.wanted;
                          const _errs18 = errors;
                          if (typeof data7 !== "string" && data7 !== null) {
                            validate82.errors = [{ instancePath: instancePath + "/wanted", schemaPath: "#/properties/wanted/type", keyword: "type", params: { type: schema140.properties.wanted.type }, message: "must be string,null" }];
                            return false;
                          }
                          var valid0 = _errs18 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.got !== void 0 && func0.call(data, "got")) {
                            let data8 = data.got;
                            const _errs20 = errors;
                            if (typeof data8 !== "string" && data8 !== null) {
                              validate82.errors = [{ instancePath: instancePath + "/got", schemaPath: "#/properties/got/type", keyword: "type", params: { type: schema140.properties.got.type }, message: "must be string,null" }];
                              return false;
                            }
                            var valid0 = _errs20 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.advice !== void 0 && func0.call(data, "advice")) {
                              let data9 = data.advice;
                              const _errs22 = errors;
                              if (errors === _errs22) {
                                if (Array.isArray(data9)) {
                                  var valid3 = true;
                                  const len0 = data9.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let data10 = data9[i0];
                                    const _errs24 = errors;
                                    if (errors === _errs24) {
                                      if (typeof data10 === "string") {
                                        if (func86(data10) < 1) {
                                          validate82.errors = [{ instancePath: instancePath + "/advice/" + i0, schemaPath: "#/properties/advice/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                          return false;
                                        }
                                      } else {
                                        validate82.errors = [{ instancePath: instancePath + "/advice/" + i0, schemaPath: "#/properties/advice/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid3 = _errs24 === errors;
                                    if (!valid3) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate82.errors = [{ instancePath: instancePath + "/advice", schemaPath: "#/properties/advice/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs22 === errors;
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
    } else {
      validate82.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate82.errors = vErrors;
  return errors === 0;
}
validate82.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.mode === void 0 || !func0.call(data, "mode")) && (missing0 = "mode") || (data.traces === void 0 || !func0.call(data, "traces")) && (missing0 = "traces")) {
        validate81.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "mode" || key0 === "traces")) {
            validate81.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.mode !== void 0 && func0.call(data, "mode")) {
            let data0 = data.mode;
            const _errs2 = errors;
            if (!(data0 === "offline" || data0 === "live")) {
              validate81.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema139.properties.mode.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.traces !== void 0 && func0.call(data, "traces")) {
              let data1 = data.traces;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs5 = errors;
                    if (!validate82(data1[i0], { instancePath: instancePath + "/traces/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate81.errors = [{ instancePath: instancePath + "/traces", schemaPath: "#/properties/traces/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate81.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate81.errors = vErrors;
  return errors === 0;
}
validate81.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema144 = { "type": "object", "additionalProperties": false, "required": ["server", "from", "to", "total", "rules", "files", "problem"], "properties": { "server": { "$ref": "#/$defs/serverId" }, "from": { "type": "string", "minLength": 1 }, "to": { "type": "string", "minLength": 1 }, "total": { "$ref": "#/$defs/driftCounts" }, "rules": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["code", "added", "removed", "changed"], "properties": { "code": { "type": "string" }, "added": { "$ref": "#/$defs/count" }, "removed": { "$ref": "#/$defs/count" }, "changed": { "$ref": "#/$defs/count" } } } }, "files": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "added", "removed", "changed"], "properties": { "path": { "$ref": "#/$defs/path" }, "added": { "$ref": "#/$defs/count" }, "removed": { "$ref": "#/$defs/count" }, "changed": { "$ref": "#/$defs/count" } } } }, "problem": { "type": ["string", "null"], "minLength": 1 } } };
const schema146 = { "type": "object", "additionalProperties": false, "required": ["added", "removed", "changed"], "properties": { "added": { "$ref": "#/$defs/count" }, "removed": { "$ref": "#/$defs/count" }, "changed": { "$ref": "#/$defs/count" } } };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.added === void 0 || !func0.call(data, "added")) && (missing0 = "added") || (data.removed === void 0 || !func0.call(data, "removed")) && (missing0 = "removed") || (data.changed === void 0 || !func0.call(data, "changed")) && (missing0 = "changed")) {
        validate88.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "added" || key0 === "removed" || key0 === "changed")) {
            validate88.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.added !== void 0 && func0.call(data, "added")) {
            let data0 = data.added;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate88.errors = [{ instancePath: instancePath + "/added", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate88.errors = [{ instancePath: instancePath + "/added", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate88.errors = [{ instancePath: instancePath + "/added", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
            if (data.removed !== void 0 && func0.call(data, "removed")) {
              let data1 = data.removed;
              const _errs5 = errors;
              const _errs6 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate88.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 9007199254740991 || isNaN(data1)) {
                    validate88.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate88.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.changed !== void 0 && func0.call(data, "changed")) {
                let data2 = data.changed;
                const _errs8 = errors;
                const _errs9 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate88.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs9) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 9007199254740991 || isNaN(data2)) {
                      validate88.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate88.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate88.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate88.errors = vErrors;
  return errors === 0;
}
validate88.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.from === void 0 || !func0.call(data, "from")) && (missing0 = "from") || (data.to === void 0 || !func0.call(data, "to")) && (missing0 = "to") || (data.total === void 0 || !func0.call(data, "total")) && (missing0 = "total") || (data.rules === void 0 || !func0.call(data, "rules")) && (missing0 = "rules") || (data.files === void 0 || !func0.call(data, "files")) && (missing0 = "files") || (data.problem === void 0 || !func0.call(data, "problem")) && (missing0 = "problem")) {
        validate87.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "server" || key0 === "from" || key0 === "to" || key0 === "total" || key0 === "rules" || key0 === "files" || key0 === "problem")) {
            validate87.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.server !== void 0 && func0.call(data, "server")) {
            let data0 = data.server;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern8.test(data0)) {
                  validate87.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                  return false;
                }
              } else {
                validate87.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.from !== void 0 && func0.call(data, "from")) {
              let data1 = data.from;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data1 === "string") {
                  if (func86(data1) < 1) {
                    validate87.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate87.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.to !== void 0 && func0.call(data, "to")) {
                let data2 = data.to;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data2 === "string") {
                    if (func86(data2) < 1) {
                      validate87.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate87.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.total !== void 0 && func0.call(data, "total")) {
                  const _errs9 = errors;
                  if (!validate88(data.total, { instancePath: instancePath + "/total", parentData: data, parentDataProperty: "total", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.rules !== void 0 && func0.call(data, "rules")) {
                    let data4 = data.rules;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (Array.isArray(data4)) {
                        var valid2 = true;
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data5 = data4[i0];
                          const _errs12 = errors;
                          if (errors === _errs12) {
                            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                              let missing1;
                              if ((data5.code === void 0 || !func0.call(data5, "code")) && (missing1 = "code") || (data5.added === void 0 || !func0.call(data5, "added")) && (missing1 = "added") || (data5.removed === void 0 || !func0.call(data5, "removed")) && (missing1 = "removed") || (data5.changed === void 0 || !func0.call(data5, "changed")) && (missing1 = "changed")) {
                                validate87.errors = [{ instancePath: instancePath + "/rules/" + i0, schemaPath: "#/properties/rules/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                return false;
                              } else {
                                const _errs14 = errors;
                                for (const key1 of Object.keys(data5)) {
                                  if (!(key1 === "code" || key1 === "added" || key1 === "removed" || key1 === "changed")) {
                                    validate87.errors = [{ instancePath: instancePath + "/rules/" + i0, schemaPath: "#/properties/rules/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs14 === errors) {
                                  if (data5.code !== void 0 && func0.call(data5, "code")) {
                                    const _errs15 = errors;
                                    if (typeof data5.code !== "string") {
                                      validate87.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/code", schemaPath: "#/properties/rules/items/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid3 = _errs15 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                  if (valid3) {
                                    if (data5.added !== void 0 && func0.call(data5, "added")) {
                                      let data7 = data5.added;
                                      const _errs17 = errors;
                                      const _errs18 = errors;
                                      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                        validate87.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/added", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      if (errors === _errs18) {
                                        if (typeof data7 == "number" && isFinite(data7)) {
                                          if (data7 > 9007199254740991 || isNaN(data7)) {
                                            validate87.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/added", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                            return false;
                                          } else {
                                            if (data7 < 0 || isNaN(data7)) {
                                              validate87.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/added", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                              return false;
                                            }
                                          }
                                        }
                                      }
                                      var valid3 = _errs17 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (valid3) {
                                      if (data5.removed !== void 0 && func0.call(data5, "removed")) {
                                        let data8 = data5.removed;
                                        const _errs20 = errors;
                                        const _errs21 = errors;
                                        if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                          validate87.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/removed", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        if (errors === _errs21) {
                                          if (typeof data8 == "number" && isFinite(data8)) {
                                            if (data8 > 9007199254740991 || isNaN(data8)) {
                                              validate87.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/removed", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                              return false;
                                            } else {
                                              if (data8 < 0 || isNaN(data8)) {
                                                validate87.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/removed", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                return false;
                                              }
                                            }
                                          }
                                        }
                                        var valid3 = _errs20 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                      if (valid3) {
                                        if (data5.changed !== void 0 && func0.call(data5, "changed")) {
                                          let data9 = data5.changed;
                                          const _errs23 = errors;
                                          const _errs24 = errors;
                                          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                            validate87.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/changed", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          if (errors === _errs24) {
                                            if (typeof data9 == "number" && isFinite(data9)) {
                                              if (data9 > 9007199254740991 || isNaN(data9)) {
                                                validate87.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/changed", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                return false;
                                              } else {
                                                if (data9 < 0 || isNaN(data9)) {
                                                  validate87.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/changed", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                  return false;
                                                }
                                              }
                                            }
                                          }
                                          var valid3 = _errs23 === errors;
                                        } else {
                                          var valid3 = true;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate87.errors = [{ instancePath: instancePath + "/rules/" + i0, schemaPath: "#/properties/rules/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid2 = _errs12 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      } else {
                        validate87.errors = [{ instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.files !== void 0 && func0.call(data, "files")) {
                      let data10 = data.files;
                      const _errs26 = errors;
                      if (errors === _errs26) {
                        if (Array.isArray(data10)) {
                          var valid7 = true;
                          const len1 = data10.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let data11 = data10[i1];
                            const _errs28 = errors;
                            if (errors === _errs28) {
                              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                let missing2;
                                if ((data11.path === void 0 || !func0.call(data11, "path")) && (missing2 = "path") || (data11.added === void 0 || !func0.call(data11, "added")) && (missing2 = "added") || (data11.removed === void 0 || !func0.call(data11, "removed")) && (missing2 = "removed") || (data11.changed === void 0 || !func0.call(data11, "changed")) && (missing2 = "changed")) {
                                  validate87.errors = [{ instancePath: instancePath + "/files/" + i1, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                  return false;
                                } else {
                                  const _errs30 = errors;
                                  for (const key2 of Object.keys(data11)) {
                                    if (!(key2 === "path" || key2 === "added" || key2 === "removed" || key2 === "changed")) {
                                      validate87.errors = [{ instancePath: instancePath + "/files/" + i1, schemaPath: "#/properties/files/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs30 === errors) {
                                    if (data11.path !== void 0 && func0.call(data11, "path")) {
                                      let data12 = data11.path;
                                      const _errs31 = errors;
                                      const _errs32 = errors;
                                      if (errors === _errs32) {
                                        if (typeof data12 === "string") {
                                          if (!pattern9.test(data12)) {
                                            validate87.errors = [{ instancePath: instancePath + "/files/" + i1 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                            return false;
                                          }
                                        } else {
                                          validate87.errors = [{ instancePath: instancePath + "/files/" + i1 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                      }
                                      var valid8 = _errs31 === errors;
                                    } else {
                                      var valid8 = true;
                                    }
                                    if (valid8) {
                                      if (data11.added !== void 0 && func0.call(data11, "added")) {
                                        let data13 = data11.added;
                                        const _errs34 = errors;
                                        const _errs35 = errors;
                                        if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                          validate87.errors = [{ instancePath: instancePath + "/files/" + i1 + "/added", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        if (errors === _errs35) {
                                          if (typeof data13 == "number" && isFinite(data13)) {
                                            if (data13 > 9007199254740991 || isNaN(data13)) {
                                              validate87.errors = [{ instancePath: instancePath + "/files/" + i1 + "/added", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                              return false;
                                            } else {
                                              if (data13 < 0 || isNaN(data13)) {
                                                validate87.errors = [{ instancePath: instancePath + "/files/" + i1 + "/added", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                return false;
                                              }
                                            }
                                          }
                                        }
                                        var valid8 = _errs34 === errors;
                                      } else {
                                        var valid8 = true;
                                      }
                                      if (valid8) {
                                        if (data11.removed !== void 0 && func0.call(data11, "removed")) {
                                          let data14 = data11.removed;
                                          const _errs37 = errors;
                                          const _errs38 = errors;
                                          if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                                            validate87.errors = [{ instancePath: instancePath + "/files/" + i1 + "/removed", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          if (errors === _errs38) {
                                            if (typeof data14 == "number" && isFinite(data14)) {
                                              if (data14 > 9007199254740991 || isNaN(data14)) {
                                                validate87.errors = [{ instancePath: instancePath + "/files/" + i1 + "/removed", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                return false;
                                              } else {
                                                if (data14 < 0 || isNaN(data14)) {
                                                  validate87.errors = [{ instancePath: instancePath + "/files/" + i1 + "/removed", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                  return false;
                                                }
                                              }
                                            }
                                          }
                                          var valid8 = _errs37 === errors;
                                        } else {
                                          var valid8 = true;
                                        }
                                        if (valid8) {
                                          if (data11.changed !== void 0 && func0.call(data11, "changed")) {
                                            let data15 = data11.changed;
                                            const _errs40 = errors;
                                            const _errs41 = errors;
                                            if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                              validate87.errors = [{ instancePath: instancePath + "/files/" + i1 + "/changed", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                              return false;
                                            }
                                            if (errors === _errs41) {
                                              if (typeof data15 == "number" && isFinite(data15)) {
                                                if (data15 > 9007199254740991 || isNaN(data15)) {
                                                  validate87.errors = [{ instancePath: instancePath + "/files/" + i1 + "/changed", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                  return false;
                                                } else {
                                                  if (data15 < 0 || isNaN(data15)) {
                                                    validate87.errors = [{ instancePath: instancePath + "/files/" + i1 + "/changed", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                    return false;
                                                  }
                                                }
                                              }
                                            }
                                            var valid8 = _errs40 === errors;
                                          } else {
                                            var valid8 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate87.errors = [{ instancePath: instancePath + "/files/" + i1, schemaPath: "#/properties/files/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid7 = _errs28 === errors;
                            if (!valid7) {
                              break;
                            }
                          }
                        } else {
                          validate87.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs26 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.problem !== void 0 && func0.call(data, "problem")) {
                        let data16 = data.problem;
                        const _errs43 = errors;
                        if (typeof data16 !== "string" && data16 !== null) {
                          validate87.errors = [{ instancePath: instancePath + "/problem", schemaPath: "#/properties/problem/type", keyword: "type", params: { type: schema144.properties.problem.type }, message: "must be string,null" }];
                          return false;
                        }
                        if (errors === _errs43) {
                          if (typeof data16 === "string") {
                            if (func86(data16) < 1) {
                              validate87.errors = [{ instancePath: instancePath + "/problem", schemaPath: "#/properties/problem/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs43 === errors;
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
    } else {
      validate87.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate87.errors = vErrors;
  return errors === 0;
}
validate87.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema157 = { "type": "object", "additionalProperties": false, "required": ["origin", "digest", "failOn", "unknown", "inconclusive", "volatile", "moved", "minReward", "reward", "change"], "properties": { "origin": { "enum": ["base", "head", "file", "flags", "defaults"] }, "digest": { "$ref": "#/$defs/digest" }, "failOn": { "enum": ["error", "warning", "information", "hint", "never"] }, "unknown": { "enum": ["inconclusive", "warn"] }, "inconclusive": { "enum": ["action_required", "failure"] }, "volatile": { "enum": ["report", "fail"] }, "moved": { "enum": ["report", "fail"] }, "minReward": { "type": ["number", "null"] }, "replayMismatch": { "enum": ["fail", "warn"] }, "dependenciesDiffer": { "const": "warn" }, "dependenciesMissing": { "const": "warn" }, "hidden": { "enum": ["report", "fail"] }, "unchecked": { "enum": ["inconclusive", "fail"] }, "suppressions": { "enum": ["inconclusive", "fail"] }, "claims": { "enum": ["warn", "ignore"] }, "scope": { "enum": ["full", "affected"] }, "rules": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/policyRule" } }, "maxNew": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "error": { "$ref": "#/$defs/count" }, "warning": { "$ref": "#/$defs/count" }, "information": { "$ref": "#/$defs/count" }, "hint": { "$ref": "#/$defs/count" } } }, "settings": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/serverId" } }, "onlyChangedFiles": { "const": true }, "servers": { "type": "object", "minProperties": 1, "propertyNames": { "$ref": "#/$defs/serverId" }, "additionalProperties": { "$ref": "#/$defs/serverPolicy" } }, "reward": { "type": "object", "additionalProperties": false, "required": ["headline", "weights"], "properties": { "headline": { "$ref": "#/$defs/rewardVersion" }, "weights": { "$ref": "#/$defs/weights" }, "shown": { "const": false } } }, "change": { "type": ["string", "null"] } } };
const schema159 = { "type": "object", "additionalProperties": false, "properties": { "code": { "type": "string", "minLength": 1 }, "path": { "type": "string", "minLength": 1 }, "server": { "type": "string", "minLength": 1 }, "severity": { "enum": ["off", "information", "warning", "error"] }, "fail": { "type": "boolean" } } };
const schema166 = { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "role": { "enum": ["primary", "linter", "second-opinion"] }, "failOn": { "enum": ["error", "warning", "information", "hint", "never"] } } };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.origin === void 0 || !func0.call(data, "origin")) && (missing0 = "origin") || (data.digest === void 0 || !func0.call(data, "digest")) && (missing0 = "digest") || (data.failOn === void 0 || !func0.call(data, "failOn")) && (missing0 = "failOn") || (data.unknown === void 0 || !func0.call(data, "unknown")) && (missing0 = "unknown") || (data.inconclusive === void 0 || !func0.call(data, "inconclusive")) && (missing0 = "inconclusive") || (data.volatile === void 0 || !func0.call(data, "volatile")) && (missing0 = "volatile") || (data.moved === void 0 || !func0.call(data, "moved")) && (missing0 = "moved") || (data.minReward === void 0 || !func0.call(data, "minReward")) && (missing0 = "minReward") || (data.reward === void 0 || !func0.call(data, "reward")) && (missing0 = "reward") || (data.change === void 0 || !func0.call(data, "change")) && (missing0 = "change")) {
        validate91.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema157.properties, key0)) {
            validate91.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.origin !== void 0 && func0.call(data, "origin")) {
            let data0 = data.origin;
            const _errs2 = errors;
            if (!(data0 === "base" || data0 === "head" || data0 === "file" || data0 === "flags" || data0 === "defaults")) {
              validate91.errors = [{ instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/enum", keyword: "enum", params: { allowedValues: schema157.properties.origin.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.digest !== void 0 && func0.call(data, "digest")) {
              let data1 = data.digest;
              const _errs3 = errors;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (!pattern10.test(data1)) {
                    validate91.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                    return false;
                  }
                } else {
                  validate91.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.failOn !== void 0 && func0.call(data, "failOn")) {
                let data2 = data.failOn;
                const _errs6 = errors;
                if (!(data2 === "error" || data2 === "warning" || data2 === "information" || data2 === "hint" || data2 === "never")) {
                  validate91.errors = [{ instancePath: instancePath + "/failOn", schemaPath: "#/properties/failOn/enum", keyword: "enum", params: { allowedValues: schema157.properties.failOn.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.unknown !== void 0 && func0.call(data, "unknown")) {
                  let data3 = data.unknown;
                  const _errs7 = errors;
                  if (!(data3 === "inconclusive" || data3 === "warn")) {
                    validate91.errors = [{ instancePath: instancePath + "/unknown", schemaPath: "#/properties/unknown/enum", keyword: "enum", params: { allowedValues: schema157.properties.unknown.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.inconclusive !== void 0 && func0.call(data, "inconclusive")) {
                    let data4 = data.inconclusive;
                    const _errs8 = errors;
                    if (!(data4 === "action_required" || data4 === "failure")) {
                      validate91.errors = [{ instancePath: instancePath + "/inconclusive", schemaPath: "#/properties/inconclusive/enum", keyword: "enum", params: { allowedValues: schema157.properties.inconclusive.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.volatile !== void 0 && func0.call(data, "volatile")) {
                      let data5 = data.volatile;
                      const _errs9 = errors;
                      if (!(data5 === "report" || data5 === "fail")) {
                        validate91.errors = [{ instancePath: instancePath + "/volatile", schemaPath: "#/properties/volatile/enum", keyword: "enum", params: { allowedValues: schema157.properties.volatile.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.moved !== void 0 && func0.call(data, "moved")) {
                        let data6 = data.moved;
                        const _errs10 = errors;
                        if (!(data6 === "report" || data6 === "fail")) {
                          validate91.errors = [{ instancePath: instancePath + "/moved", schemaPath: "#/properties/moved/enum", keyword: "enum", params: { allowedValues: schema157.properties.moved.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.minReward !== void 0 && func0.call(data, "minReward")) {
                          let data7 = data.minReward;
                          const _errs11 = errors;
                          if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
                            validate91.errors = [{ instancePath: instancePath + "/minReward", schemaPath: "#/properties/minReward/type", keyword: "type", params: { type: schema157.properties.minReward.type }, message: "must be number,null" }];
                            return false;
                          }
                          var valid0 = _errs11 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.replayMismatch !== void 0 && func0.call(data, "replayMismatch")) {
                            let data8 = data.replayMismatch;
                            const _errs13 = errors;
                            if (!(data8 === "fail" || data8 === "warn")) {
                              validate91.errors = [{ instancePath: instancePath + "/replayMismatch", schemaPath: "#/properties/replayMismatch/enum", keyword: "enum", params: { allowedValues: schema157.properties.replayMismatch.enum }, message: "must be equal to one of the allowed values" }];
                              return false;
                            }
                            var valid0 = _errs13 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.dependenciesDiffer !== void 0 && func0.call(data, "dependenciesDiffer")) {
                              const _errs14 = errors;
                              if ("warn" !== data.dependenciesDiffer) {
                                validate91.errors = [{ instancePath: instancePath + "/dependenciesDiffer", schemaPath: "#/properties/dependenciesDiffer/const", keyword: "const", params: { allowedValue: "warn" }, message: "must be equal to constant" }];
                                return false;
                              }
                              var valid0 = _errs14 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.dependenciesMissing !== void 0 && func0.call(data, "dependenciesMissing")) {
                                const _errs15 = errors;
                                if ("warn" !== data.dependenciesMissing) {
                                  validate91.errors = [{ instancePath: instancePath + "/dependenciesMissing", schemaPath: "#/properties/dependenciesMissing/const", keyword: "const", params: { allowedValue: "warn" }, message: "must be equal to constant" }];
                                  return false;
                                }
                                var valid0 = _errs15 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.hidden !== void 0 && func0.call(data, "hidden")) {
                                  let data11 = data.hidden;
                                  const _errs16 = errors;
                                  if (!(data11 === "report" || data11 === "fail")) {
                                    validate91.errors = [{ instancePath: instancePath + "/hidden", schemaPath: "#/properties/hidden/enum", keyword: "enum", params: { allowedValues: schema157.properties.hidden.enum }, message: "must be equal to one of the allowed values" }];
                                    return false;
                                  }
                                  var valid0 = _errs16 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.unchecked !== void 0 && func0.call(data, "unchecked")) {
                                    let data12 = data.unchecked;
                                    const _errs17 = errors;
                                    if (!(data12 === "inconclusive" || data12 === "fail")) {
                                      validate91.errors = [{ instancePath: instancePath + "/unchecked", schemaPath: "#/properties/unchecked/enum", keyword: "enum", params: { allowedValues: schema157.properties.unchecked.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid0 = _errs17 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.suppressions !== void 0 && func0.call(data, "suppressions")) {
                                      let data13 = data.suppressions;
                                      const _errs18 = errors;
                                      if (!(data13 === "inconclusive" || data13 === "fail")) {
                                        validate91.errors = [{ instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/enum", keyword: "enum", params: { allowedValues: schema157.properties.suppressions.enum }, message: "must be equal to one of the allowed values" }];
                                        return false;
                                      }
                                      var valid0 = _errs18 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.claims !== void 0 && func0.call(data, "claims")) {
                                        let data14 = data.claims;
                                        const _errs19 = errors;
                                        if (!(data14 === "warn" || data14 === "ignore")) {
                                          validate91.errors = [{ instancePath: instancePath + "/claims", schemaPath: "#/properties/claims/enum", keyword: "enum", params: { allowedValues: schema157.properties.claims.enum }, message: "must be equal to one of the allowed values" }];
                                          return false;
                                        }
                                        var valid0 = _errs19 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.scope !== void 0 && func0.call(data, "scope")) {
                                          let data15 = data.scope;
                                          const _errs20 = errors;
                                          if (!(data15 === "full" || data15 === "affected")) {
                                            validate91.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/enum", keyword: "enum", params: { allowedValues: schema157.properties.scope.enum }, message: "must be equal to one of the allowed values" }];
                                            return false;
                                          }
                                          var valid0 = _errs20 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.rules !== void 0 && func0.call(data, "rules")) {
                                            let data16 = data.rules;
                                            const _errs21 = errors;
                                            if (errors === _errs21) {
                                              if (Array.isArray(data16)) {
                                                if (data16.length < 1) {
                                                  validate91.errors = [{ instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                  return false;
                                                } else {
                                                  var valid2 = true;
                                                  const len0 = data16.length;
                                                  for (let i0 = 0; i0 < len0; i0++) {
                                                    let data17 = data16[i0];
                                                    const _errs23 = errors;
                                                    const _errs24 = errors;
                                                    if (errors === _errs24) {
                                                      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                                        const _errs26 = errors;
                                                        for (const key1 of Object.keys(data17)) {
                                                          if (!(key1 === "code" || key1 === "path" || key1 === "server" || key1 === "severity" || key1 === "fail")) {
                                                            validate91.errors = [{ instancePath: instancePath + "/rules/" + i0, schemaPath: "#/$defs/policyRule/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                                            return false;
                                                            break;
                                                          }
                                                        }
                                                        if (_errs26 === errors) {
                                                          if (data17.code !== void 0 && func0.call(data17, "code")) {
                                                            let data18 = data17.code;
                                                            const _errs27 = errors;
                                                            if (errors === _errs27) {
                                                              if (typeof data18 === "string") {
                                                                if (func86(data18) < 1) {
                                                                  validate91.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/code", schemaPath: "#/$defs/policyRule/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                  return false;
                                                                }
                                                              } else {
                                                                validate91.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/code", schemaPath: "#/$defs/policyRule/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                return false;
                                                              }
                                                            }
                                                            var valid4 = _errs27 === errors;
                                                          } else {
                                                            var valid4 = true;
                                                          }
                                                          if (valid4) {
                                                            if (data17.path !== void 0 && func0.call(data17, "path")) {
                                                              let data19 = data17.path;
                                                              const _errs29 = errors;
                                                              if (errors === _errs29) {
                                                                if (typeof data19 === "string") {
                                                                  if (func86(data19) < 1) {
                                                                    validate91.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/path", schemaPath: "#/$defs/policyRule/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                    return false;
                                                                  }
                                                                } else {
                                                                  validate91.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/path", schemaPath: "#/$defs/policyRule/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid4 = _errs29 === errors;
                                                            } else {
                                                              var valid4 = true;
                                                            }
                                                            if (valid4) {
                                                              if (data17.server !== void 0 && func0.call(data17, "server")) {
                                                                let data20 = data17.server;
                                                                const _errs31 = errors;
                                                                if (errors === _errs31) {
                                                                  if (typeof data20 === "string") {
                                                                    if (func86(data20) < 1) {
                                                                      validate91.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/server", schemaPath: "#/$defs/policyRule/properties/server/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                      return false;
                                                                    }
                                                                  } else {
                                                                    validate91.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/server", schemaPath: "#/$defs/policyRule/properties/server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid4 = _errs31 === errors;
                                                              } else {
                                                                var valid4 = true;
                                                              }
                                                              if (valid4) {
                                                                if (data17.severity !== void 0 && func0.call(data17, "severity")) {
                                                                  let data21 = data17.severity;
                                                                  const _errs33 = errors;
                                                                  if (!(data21 === "off" || data21 === "information" || data21 === "warning" || data21 === "error")) {
                                                                    validate91.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/severity", schemaPath: "#/$defs/policyRule/properties/severity/enum", keyword: "enum", params: { allowedValues: schema159.properties.severity.enum }, message: "must be equal to one of the allowed values" }];
                                                                    return false;
                                                                  }
                                                                  var valid4 = _errs33 === errors;
                                                                } else {
                                                                  var valid4 = true;
                                                                }
                                                                if (valid4) {
                                                                  if (data17.fail !== void 0 && func0.call(data17, "fail")) {
                                                                    const _errs34 = errors;
                                                                    if (typeof data17.fail !== "boolean") {
                                                                      validate91.errors = [{ instancePath: instancePath + "/rules/" + i0 + "/fail", schemaPath: "#/$defs/policyRule/properties/fail/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                                      return false;
                                                                    }
                                                                    var valid4 = _errs34 === errors;
                                                                  } else {
                                                                    var valid4 = true;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate91.errors = [{ instancePath: instancePath + "/rules/" + i0, schemaPath: "#/$defs/policyRule/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid2 = _errs23 === errors;
                                                    if (!valid2) {
                                                      break;
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate91.errors = [{ instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                return false;
                                              }
                                            }
                                            var valid0 = _errs21 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.maxNew !== void 0 && func0.call(data, "maxNew")) {
                                              let data23 = data.maxNew;
                                              const _errs36 = errors;
                                              if (errors === _errs36) {
                                                if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                                  if (Object.keys(data23).length < 1) {
                                                    validate91.errors = [{ instancePath: instancePath + "/maxNew", schemaPath: "#/properties/maxNew/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                                                    return false;
                                                  } else {
                                                    const _errs38 = errors;
                                                    for (const key2 of Object.keys(data23)) {
                                                      if (!(key2 === "error" || key2 === "warning" || key2 === "information" || key2 === "hint")) {
                                                        validate91.errors = [{ instancePath: instancePath + "/maxNew", schemaPath: "#/properties/maxNew/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                                        return false;
                                                        break;
                                                      }
                                                    }
                                                    if (_errs38 === errors) {
                                                      if (data23.error !== void 0 && func0.call(data23, "error")) {
                                                        let data24 = data23.error;
                                                        const _errs39 = errors;
                                                        const _errs40 = errors;
                                                        if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
                                                          validate91.errors = [{ instancePath: instancePath + "/maxNew/error", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                          return false;
                                                        }
                                                        if (errors === _errs40) {
                                                          if (typeof data24 == "number" && isFinite(data24)) {
                                                            if (data24 > 9007199254740991 || isNaN(data24)) {
                                                              validate91.errors = [{ instancePath: instancePath + "/maxNew/error", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                              return false;
                                                            } else {
                                                              if (data24 < 0 || isNaN(data24)) {
                                                                validate91.errors = [{ instancePath: instancePath + "/maxNew/error", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                        }
                                                        var valid5 = _errs39 === errors;
                                                      } else {
                                                        var valid5 = true;
                                                      }
                                                      if (valid5) {
                                                        if (data23.warning !== void 0 && func0.call(data23, "warning")) {
                                                          let data25 = data23.warning;
                                                          const _errs42 = errors;
                                                          const _errs43 = errors;
                                                          if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                                                            validate91.errors = [{ instancePath: instancePath + "/maxNew/warning", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                            return false;
                                                          }
                                                          if (errors === _errs43) {
                                                            if (typeof data25 == "number" && isFinite(data25)) {
                                                              if (data25 > 9007199254740991 || isNaN(data25)) {
                                                                validate91.errors = [{ instancePath: instancePath + "/maxNew/warning", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                                return false;
                                                              } else {
                                                                if (data25 < 0 || isNaN(data25)) {
                                                                  validate91.errors = [{ instancePath: instancePath + "/maxNew/warning", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                          }
                                                          var valid5 = _errs42 === errors;
                                                        } else {
                                                          var valid5 = true;
                                                        }
                                                        if (valid5) {
                                                          if (data23.information !== void 0 && func0.call(data23, "information")) {
                                                            let data26 = data23.information;
                                                            const _errs45 = errors;
                                                            const _errs46 = errors;
                                                            if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                                                              validate91.errors = [{ instancePath: instancePath + "/maxNew/information", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                              return false;
                                                            }
                                                            if (errors === _errs46) {
                                                              if (typeof data26 == "number" && isFinite(data26)) {
                                                                if (data26 > 9007199254740991 || isNaN(data26)) {
                                                                  validate91.errors = [{ instancePath: instancePath + "/maxNew/information", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                                  return false;
                                                                } else {
                                                                  if (data26 < 0 || isNaN(data26)) {
                                                                    validate91.errors = [{ instancePath: instancePath + "/maxNew/information", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                            var valid5 = _errs45 === errors;
                                                          } else {
                                                            var valid5 = true;
                                                          }
                                                          if (valid5) {
                                                            if (data23.hint !== void 0 && func0.call(data23, "hint")) {
                                                              let data27 = data23.hint;
                                                              const _errs48 = errors;
                                                              const _errs49 = errors;
                                                              if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                                                                validate91.errors = [{ instancePath: instancePath + "/maxNew/hint", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                return false;
                                                              }
                                                              if (errors === _errs49) {
                                                                if (typeof data27 == "number" && isFinite(data27)) {
                                                                  if (data27 > 9007199254740991 || isNaN(data27)) {
                                                                    validate91.errors = [{ instancePath: instancePath + "/maxNew/hint", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                                    return false;
                                                                  } else {
                                                                    if (data27 < 0 || isNaN(data27)) {
                                                                      validate91.errors = [{ instancePath: instancePath + "/maxNew/hint", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                              var valid5 = _errs48 === errors;
                                                            } else {
                                                              var valid5 = true;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  validate91.errors = [{ instancePath: instancePath + "/maxNew", schemaPath: "#/properties/maxNew/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                  return false;
                                                }
                                              }
                                              var valid0 = _errs36 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.settings !== void 0 && func0.call(data, "settings")) {
                                                let data28 = data.settings;
                                                const _errs51 = errors;
                                                if (errors === _errs51) {
                                                  if (Array.isArray(data28)) {
                                                    if (data28.length < 1) {
                                                      validate91.errors = [{ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                      return false;
                                                    } else {
                                                      var valid10 = true;
                                                      const len1 = data28.length;
                                                      for (let i1 = 0; i1 < len1; i1++) {
                                                        let data29 = data28[i1];
                                                        const _errs53 = errors;
                                                        const _errs54 = errors;
                                                        if (errors === _errs54) {
                                                          if (typeof data29 === "string") {
                                                            if (!pattern8.test(data29)) {
                                                              validate91.errors = [{ instancePath: instancePath + "/settings/" + i1, schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                                                              return false;
                                                            }
                                                          } else {
                                                            validate91.errors = [{ instancePath: instancePath + "/settings/" + i1, schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                            return false;
                                                          }
                                                        }
                                                        var valid10 = _errs53 === errors;
                                                        if (!valid10) {
                                                          break;
                                                        }
                                                      }
                                                    }
                                                  } else {
                                                    validate91.errors = [{ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                    return false;
                                                  }
                                                }
                                                var valid0 = _errs51 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.onlyChangedFiles !== void 0 && func0.call(data, "onlyChangedFiles")) {
                                                  const _errs56 = errors;
                                                  if (true !== data.onlyChangedFiles) {
                                                    validate91.errors = [{ instancePath: instancePath + "/onlyChangedFiles", schemaPath: "#/properties/onlyChangedFiles/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                                                    return false;
                                                  }
                                                  var valid0 = _errs56 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.servers !== void 0 && func0.call(data, "servers")) {
                                                    let data31 = data.servers;
                                                    const _errs57 = errors;
                                                    if (errors === _errs57) {
                                                      if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                                                        if (Object.keys(data31).length < 1) {
                                                          validate91.errors = [{ instancePath: instancePath + "/servers", schemaPath: "#/properties/servers/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                                                          return false;
                                                        } else {
                                                          for (const key3 of Object.keys(data31)) {
                                                            const _errs59 = errors;
                                                            const _errs60 = errors;
                                                            if (errors === _errs60) {
                                                              if (typeof key3 === "string") {
                                                                if (!pattern8.test(key3)) {
                                                                  const err0 = { instancePath: instancePath + "/servers", schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"', propertyName: key3 };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err0];
                                                                  } else {
                                                                    vErrors.push(err0);
                                                                  }
                                                                  errors++;
                                                                }
                                                              } else {
                                                                const err1 = { instancePath: instancePath + "/servers", schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key3 };
                                                                if (vErrors === null) {
                                                                  vErrors = [err1];
                                                                } else {
                                                                  vErrors.push(err1);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                            var valid12 = _errs59 === errors;
                                                            if (!valid12) {
                                                              const err2 = { instancePath: instancePath + "/servers", schemaPath: "#/properties/servers/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid" };
                                                              if (vErrors === null) {
                                                                vErrors = [err2];
                                                              } else {
                                                                vErrors.push(err2);
                                                              }
                                                              errors++;
                                                              validate91.errors = vErrors;
                                                              return false;
                                                              break;
                                                            }
                                                          }
                                                          if (valid12) {
                                                            for (const key4 of Object.keys(data31)) {
                                                              let data32 = data31[key4];
                                                              const _errs63 = errors;
                                                              const _errs64 = errors;
                                                              if (errors === _errs64) {
                                                                if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                                                                  if (Object.keys(data32).length < 1) {
                                                                    validate91.errors = [{ instancePath: instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/serverPolicy/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                                                                    return false;
                                                                  } else {
                                                                    const _errs66 = errors;
                                                                    for (const key5 of Object.keys(data32)) {
                                                                      if (!(key5 === "role" || key5 === "failOn")) {
                                                                        validate91.errors = [{ instancePath: instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/serverPolicy/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                                                                        return false;
                                                                        break;
                                                                      }
                                                                    }
                                                                    if (_errs66 === errors) {
                                                                      if (data32.role !== void 0 && func0.call(data32, "role")) {
                                                                        let data33 = data32.role;
                                                                        const _errs67 = errors;
                                                                        if (!(data33 === "primary" || data33 === "linter" || data33 === "second-opinion")) {
                                                                          validate91.errors = [{ instancePath: instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/role", schemaPath: "#/$defs/serverPolicy/properties/role/enum", keyword: "enum", params: { allowedValues: schema166.properties.role.enum }, message: "must be equal to one of the allowed values" }];
                                                                          return false;
                                                                        }
                                                                        var valid16 = _errs67 === errors;
                                                                      } else {
                                                                        var valid16 = true;
                                                                      }
                                                                      if (valid16) {
                                                                        if (data32.failOn !== void 0 && func0.call(data32, "failOn")) {
                                                                          let data34 = data32.failOn;
                                                                          const _errs68 = errors;
                                                                          if (!(data34 === "error" || data34 === "warning" || data34 === "information" || data34 === "hint" || data34 === "never")) {
                                                                            validate91.errors = [{ instancePath: instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/failOn", schemaPath: "#/$defs/serverPolicy/properties/failOn/enum", keyword: "enum", params: { allowedValues: schema166.properties.failOn.enum }, message: "must be equal to one of the allowed values" }];
                                                                            return false;
                                                                          }
                                                                          var valid16 = _errs68 === errors;
                                                                        } else {
                                                                          var valid16 = true;
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate91.errors = [{ instancePath: instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/serverPolicy/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid14 = _errs63 === errors;
                                                              if (!valid14) {
                                                                break;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate91.errors = [{ instancePath: instancePath + "/servers", schemaPath: "#/properties/servers/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid0 = _errs57 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.reward !== void 0 && func0.call(data, "reward")) {
                                                      let data35 = data.reward;
                                                      const _errs69 = errors;
                                                      if (errors === _errs69) {
                                                        if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                                                          let missing1;
                                                          if ((data35.headline === void 0 || !func0.call(data35, "headline")) && (missing1 = "headline") || (data35.weights === void 0 || !func0.call(data35, "weights")) && (missing1 = "weights")) {
                                                            validate91.errors = [{ instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                                            return false;
                                                          } else {
                                                            const _errs71 = errors;
                                                            for (const key6 of Object.keys(data35)) {
                                                              if (!(key6 === "headline" || key6 === "weights" || key6 === "shown")) {
                                                                validate91.errors = [{ instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" }];
                                                                return false;
                                                                break;
                                                              }
                                                            }
                                                            if (_errs71 === errors) {
                                                              if (data35.headline !== void 0 && func0.call(data35, "headline")) {
                                                                let data36 = data35.headline;
                                                                const _errs72 = errors;
                                                                if (!(data36 === "pr-v1" || data36 === "pr-v2")) {
                                                                  validate91.errors = [{ instancePath: instancePath + "/reward/headline", schemaPath: "#/$defs/rewardVersion/enum", keyword: "enum", params: { allowedValues: schema122.enum }, message: "must be equal to one of the allowed values" }];
                                                                  return false;
                                                                }
                                                                var valid17 = _errs72 === errors;
                                                              } else {
                                                                var valid17 = true;
                                                              }
                                                              if (valid17) {
                                                                if (data35.weights !== void 0 && func0.call(data35, "weights")) {
                                                                  let data37 = data35.weights;
                                                                  const _errs74 = errors;
                                                                  const _errs75 = errors;
                                                                  if (errors === _errs75) {
                                                                    if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
                                                                      let missing2;
                                                                      if ((data37.alpha === void 0 || !func0.call(data37, "alpha")) && (missing2 = "alpha") || (data37.beta === void 0 || !func0.call(data37, "beta")) && (missing2 = "beta") || (data37.gamma === void 0 || !func0.call(data37, "gamma")) && (missing2 = "gamma")) {
                                                                        validate91.errors = [{ instancePath: instancePath + "/reward/weights", schemaPath: "#/$defs/weights/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                                                        return false;
                                                                      } else {
                                                                        const _errs77 = errors;
                                                                        for (const key7 of Object.keys(data37)) {
                                                                          if (!(key7 === "alpha" || key7 === "beta" || key7 === "gamma")) {
                                                                            validate91.errors = [{ instancePath: instancePath + "/reward/weights", schemaPath: "#/$defs/weights/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" }];
                                                                            return false;
                                                                            break;
                                                                          }
                                                                        }
                                                                        if (_errs77 === errors) {
                                                                          if (data37.alpha !== void 0 && func0.call(data37, "alpha")) {
                                                                            let data38 = data37.alpha;
                                                                            const _errs78 = errors;
                                                                            if (errors === _errs78) {
                                                                              if (typeof data38 == "number" && isFinite(data38)) {
                                                                                if (data38 < 0 || isNaN(data38)) {
                                                                                  validate91.errors = [{ instancePath: instancePath + "/reward/weights/alpha", schemaPath: "#/$defs/weights/properties/alpha/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                  return false;
                                                                                }
                                                                              } else {
                                                                                validate91.errors = [{ instancePath: instancePath + "/reward/weights/alpha", schemaPath: "#/$defs/weights/properties/alpha/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                                                return false;
                                                                              }
                                                                            }
                                                                            var valid20 = _errs78 === errors;
                                                                          } else {
                                                                            var valid20 = true;
                                                                          }
                                                                          if (valid20) {
                                                                            if (data37.beta !== void 0 && func0.call(data37, "beta")) {
                                                                              let data39 = data37.beta;
                                                                              const _errs80 = errors;
                                                                              if (errors === _errs80) {
                                                                                if (typeof data39 == "number" && isFinite(data39)) {
                                                                                  if (data39 < 0 || isNaN(data39)) {
                                                                                    validate91.errors = [{ instancePath: instancePath + "/reward/weights/beta", schemaPath: "#/$defs/weights/properties/beta/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                    return false;
                                                                                  }
                                                                                } else {
                                                                                  validate91.errors = [{ instancePath: instancePath + "/reward/weights/beta", schemaPath: "#/$defs/weights/properties/beta/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                                                  return false;
                                                                                }
                                                                              }
                                                                              var valid20 = _errs80 === errors;
                                                                            } else {
                                                                              var valid20 = true;
                                                                            }
                                                                            if (valid20) {
                                                                              if (data37.gamma !== void 0 && func0.call(data37, "gamma")) {
                                                                                let data40 = data37.gamma;
                                                                                const _errs82 = errors;
                                                                                if (errors === _errs82) {
                                                                                  if (typeof data40 == "number" && isFinite(data40)) {
                                                                                    if (data40 < 0 || isNaN(data40)) {
                                                                                      validate91.errors = [{ instancePath: instancePath + "/reward/weights/gamma", schemaPath: "#/$defs/weights/properties/gamma/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                      return false;
                                                                                    }
                                                                                  } else {
                                                                                    validate91.errors = [{ instancePath: instancePath + "/reward/weights/gamma", schemaPath: "#/$defs/weights/properties/gamma/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                                var valid20 = _errs82 === errors;
                                                                              } else {
                                                                                var valid20 = true;
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate91.errors = [{ instancePath: instancePath + "/reward/weights", schemaPath: "#/$defs/weights/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid17 = _errs74 === errors;
                                                                } else {
                                                                  var valid17 = true;
                                                                }
                                                                if (valid17) {
                                                                  if (data35.shown !== void 0 && func0.call(data35, "shown")) {
                                                                    const _errs84 = errors;
                                                                    if (false !== data35.shown) {
                                                                      validate91.errors = [{ instancePath: instancePath + "/reward/shown", schemaPath: "#/properties/reward/properties/shown/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" }];
                                                                      return false;
                                                                    }
                                                                    var valid17 = _errs84 === errors;
                                                                  } else {
                                                                    var valid17 = true;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate91.errors = [{ instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid0 = _errs69 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.change !== void 0 && func0.call(data, "change")) {
                                                        let data42 = data.change;
                                                        const _errs85 = errors;
                                                        if (typeof data42 !== "string" && data42 !== null) {
                                                          validate91.errors = [{ instancePath: instancePath + "/change", schemaPath: "#/properties/change/type", keyword: "type", params: { type: schema157.properties.change.type }, message: "must be string,null" }];
                                                          return false;
                                                        }
                                                        var valid0 = _errs85 === errors;
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
      validate91.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate91.errors = vErrors;
  return errors === 0;
}
validate91.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema169 = { "type": "object", "additionalProperties": false, "required": ["kind", "files", "message", "hides", "adds"], "properties": { "kind": { "enum": ["configuration", "servers", "pins", "server-configuration", "traces", "new-root"] }, "files": { "type": "array", "items": { "$ref": "#/$defs/path" } }, "message": { "type": "string", "minLength": 1 }, "hides": { "oneOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] }, "adds": { "oneOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] } } };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.kind === void 0 || !func0.call(data, "kind")) && (missing0 = "kind") || (data.files === void 0 || !func0.call(data, "files")) && (missing0 = "files") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.hides === void 0 || !func0.call(data, "hides")) && (missing0 = "hides") || (data.adds === void 0 || !func0.call(data, "adds")) && (missing0 = "adds")) {
        validate93.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "kind" || key0 === "files" || key0 === "message" || key0 === "hides" || key0 === "adds")) {
            validate93.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0 && func0.call(data, "kind")) {
            let data0 = data.kind;
            const _errs2 = errors;
            if (!(data0 === "configuration" || data0 === "servers" || data0 === "pins" || data0 === "server-configuration" || data0 === "traces" || data0 === "new-root")) {
              validate93.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema169.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.files !== void 0 && func0.call(data, "files")) {
              let data1 = data.files;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    const _errs5 = errors;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (typeof data2 === "string") {
                        if (!pattern9.test(data2)) {
                          validate93.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                          return false;
                        }
                      } else {
                        validate93.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate93.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.message !== void 0 && func0.call(data, "message")) {
                let data3 = data.message;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data3 === "string") {
                    if (func86(data3) < 1) {
                      validate93.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate93.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.hides !== void 0 && func0.call(data, "hides")) {
                  let data4 = data.hides;
                  const _errs10 = errors;
                  const _errs11 = errors;
                  let valid3 = false;
                  let passing0 = null;
                  const _errs12 = errors;
                  const _errs13 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    const err0 = { instancePath: instancePath + "/hides", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  if (errors === _errs13) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 9007199254740991 || isNaN(data4)) {
                        const err1 = { instancePath: instancePath + "/hides", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      } else {
                        if (data4 < 0 || isNaN(data4)) {
                          const err2 = { instancePath: instancePath + "/hides", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          if (vErrors === null) {
                            vErrors = [err2];
                          } else {
                            vErrors.push(err2);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                  var _valid0 = _errs12 === errors;
                  if (_valid0) {
                    valid3 = true;
                    passing0 = 0;
                  }
                  const _errs15 = errors;
                  if (data4 !== null) {
                    const err3 = { instancePath: instancePath + "/hides", schemaPath: "#/properties/hides/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                  }
                  var _valid0 = _errs15 === errors;
                  if (_valid0 && valid3) {
                    valid3 = false;
                    passing0 = [passing0, 1];
                  } else {
                    if (_valid0) {
                      valid3 = true;
                      passing0 = 1;
                    }
                  }
                  if (!valid3) {
                    const err4 = { instancePath: instancePath + "/hides", schemaPath: "#/properties/hides/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                    validate93.errors = vErrors;
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
                  if (data.adds !== void 0 && func0.call(data, "adds")) {
                    let data5 = data.adds;
                    const _errs17 = errors;
                    const _errs18 = errors;
                    let valid5 = false;
                    let passing1 = null;
                    const _errs19 = errors;
                    const _errs20 = errors;
                    if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                      const err5 = { instancePath: instancePath + "/adds", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err5];
                      } else {
                        vErrors.push(err5);
                      }
                      errors++;
                    }
                    if (errors === _errs20) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 9007199254740991 || isNaN(data5)) {
                          const err6 = { instancePath: instancePath + "/adds", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                          if (vErrors === null) {
                            vErrors = [err6];
                          } else {
                            vErrors.push(err6);
                          }
                          errors++;
                        } else {
                          if (data5 < 0 || isNaN(data5)) {
                            const err7 = { instancePath: instancePath + "/adds", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                            if (vErrors === null) {
                              vErrors = [err7];
                            } else {
                              vErrors.push(err7);
                            }
                            errors++;
                          }
                        }
                      }
                    }
                    var _valid1 = _errs19 === errors;
                    if (_valid1) {
                      valid5 = true;
                      passing1 = 0;
                    }
                    const _errs22 = errors;
                    if (data5 !== null) {
                      const err8 = { instancePath: instancePath + "/adds", schemaPath: "#/properties/adds/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err8];
                      } else {
                        vErrors.push(err8);
                      }
                      errors++;
                    }
                    var _valid1 = _errs22 === errors;
                    if (_valid1 && valid5) {
                      valid5 = false;
                      passing1 = [passing1, 1];
                    } else {
                      if (_valid1) {
                        valid5 = true;
                        passing1 = 1;
                      }
                    }
                    if (!valid5) {
                      const err9 = { instancePath: instancePath + "/adds", schemaPath: "#/properties/adds/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                      if (vErrors === null) {
                        vErrors = [err9];
                      } else {
                        vErrors.push(err9);
                      }
                      errors++;
                      validate93.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs18;
                      if (vErrors !== null) {
                        if (_errs18) {
                          vErrors.length = _errs18;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs17 === errors;
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
      validate93.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate93.errors = vErrors;
  return errors === 0;
}
validate93.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema173 = { "type": "object", "additionalProperties": false, "required": ["kind", "path", "line", "symbol", "text"], "properties": { "kind": { "$ref": "#/$defs/code" }, "path": { "$ref": "#/$defs/path" }, "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "symbol": { "$ref": "#/$defs/symbol" }, "text": { "type": "string" } } };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.kind === void 0 || !func0.call(data, "kind")) && (missing0 = "kind") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.line === void 0 || !func0.call(data, "line")) && (missing0 = "line") || (data.symbol === void 0 || !func0.call(data, "symbol")) && (missing0 = "symbol") || (data.text === void 0 || !func0.call(data, "text")) && (missing0 = "text")) {
        validate95.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "kind" || key0 === "path" || key0 === "line" || key0 === "symbol" || key0 === "text")) {
            validate95.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0 && func0.call(data, "kind")) {
            let data0 = data.kind;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern4.test(data0)) {
                  validate95.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9-]*$"' }];
                  return false;
                }
              } else {
                validate95.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.path !== void 0 && func0.call(data, "path")) {
              let data1 = data.path;
              const _errs5 = errors;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data1 === "string") {
                  if (!pattern9.test(data1)) {
                    validate95.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                    return false;
                  }
                } else {
                  validate95.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.line !== void 0 && func0.call(data, "line")) {
                let data2 = data.line;
                const _errs8 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate95.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs8) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 9007199254740991 || isNaN(data2)) {
                      validate95.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data2 < 1 || isNaN(data2)) {
                        validate95.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.symbol !== void 0 && func0.call(data, "symbol")) {
                  let data3 = data.symbol;
                  const _errs10 = errors;
                  const _errs11 = errors;
                  if (typeof data3 !== "string" && data3 !== null) {
                    validate95.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/type", keyword: "type", params: { type: schema79.type }, message: "must be string,null" }];
                    return false;
                  }
                  if (errors === _errs11) {
                    if (typeof data3 === "string") {
                      if (func86(data3) < 1) {
                        validate95.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.text !== void 0 && func0.call(data, "text")) {
                    const _errs13 = errors;
                    if (typeof data.text !== "string") {
                      validate95.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs13 === errors;
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
      validate95.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate95.errors = vErrors;
  return errors === 0;
}
validate95.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema181 = { "type": "object", "additionalProperties": false, "required": ["code", "message", "count"], "properties": { "code": { "$ref": "#/$defs/code" }, "message": { "type": "string", "minLength": 1 }, "count": { "$ref": "#/$defs/count" } } };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.count === void 0 || !func0.call(data, "count")) && (missing0 = "count")) {
        validate99.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "code" || key0 === "message" || key0 === "count")) {
            validate99.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.code !== void 0 && func0.call(data, "code")) {
            let data0 = data.code;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern4.test(data0)) {
                  validate99.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9-]*$"' }];
                  return false;
                }
              } else {
                validate99.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.message !== void 0 && func0.call(data, "message")) {
              let data1 = data.message;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data1 === "string") {
                  if (func86(data1) < 1) {
                    validate99.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate99.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.count !== void 0 && func0.call(data, "count")) {
                let data2 = data.count;
                const _errs7 = errors;
                const _errs8 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate99.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs8) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 9007199254740991 || isNaN(data2)) {
                      validate99.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate99.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
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
      validate99.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate99.errors = vErrors;
  return errors === 0;
}
validate99.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.verdict === void 0 || !func0.call(data, "verdict")) && (missing0 = "verdict") || (data.class === void 0 || !func0.call(data, "class")) && (missing0 = "class") || (data.reasons === void 0 || !func0.call(data, "reasons")) && (missing0 = "reasons") || (data.base === void 0 || !func0.call(data, "base")) && (missing0 = "base") || (data.head === void 0 || !func0.call(data, "head")) && (missing0 = "head") || (data.servers === void 0 || !func0.call(data, "servers")) && (missing0 = "servers") || (data.counts === void 0 || !func0.call(data, "counts")) && (missing0 = "counts") || (data.findings === void 0 || !func0.call(data, "findings")) && (missing0 = "findings") || (data.unmatched === void 0 || !func0.call(data, "unmatched")) && (missing0 = "unmatched") || (data.unknown === void 0 || !func0.call(data, "unknown")) && (missing0 = "unknown") || (data.reward === void 0 || !func0.call(data, "reward")) && (missing0 = "reward") || (data.unscored === void 0 || !func0.call(data, "unscored")) && (missing0 = "unscored") || (data.policy === void 0 || !func0.call(data, "policy")) && (missing0 = "policy") || (data.policyChanges === void 0 || !func0.call(data, "policyChanges")) && (missing0 = "policyChanges") || (data.escapes === void 0 || !func0.call(data, "escapes")) && (missing0 = "escapes") || (data.limits === void 0 || !func0.call(data, "limits")) && (missing0 = "limits")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema31.properties, key0)) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.report.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.report.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.verdict !== void 0 && func0.call(data, "verdict")) {
              let data1 = data.verdict;
              const _errs3 = errors;
              if (!(data1 === "pass" || data1 === "inconclusive" || data1 === "fail")) {
                validate20.errors = [{ instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema31.properties.verdict.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.class !== void 0 && func0.call(data, "class")) {
                let data2 = data.class;
                const _errs4 = errors;
                if (!(data2 === "new_errors" || data2 === "lsp_unavailable" || data2 === "baseline_error" || data2 === "warnings_only" || data2 === "clean")) {
                  validate20.errors = [{ instancePath: instancePath + "/class", schemaPath: "#/properties/class/enum", keyword: "enum", params: { allowedValues: schema31.properties.class.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.reasons !== void 0 && func0.call(data, "reasons")) {
                  let data3 = data.reasons;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (Array.isArray(data3)) {
                      if (data3.length < 1) {
                        validate20.errors = [{ instancePath: instancePath + "/reasons", schemaPath: "#/properties/reasons/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs7 = errors;
                          if (!validate21(data3[i0], { instancePath: instancePath + "/reasons/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs7 === errors;
                          if (!valid1) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/reasons", schemaPath: "#/properties/reasons/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.base !== void 0 && func0.call(data, "base")) {
                    const _errs8 = errors;
                    if (!validate25(data.base, { instancePath: instancePath + "/base", parentData: data, parentDataProperty: "base", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.head !== void 0 && func0.call(data, "head")) {
                      const _errs9 = errors;
                      if (!validate25(data.head, { instancePath: instancePath + "/head", parentData: data, parentDataProperty: "head", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.servers !== void 0 && func0.call(data, "servers")) {
                        let data7 = data.servers;
                        const _errs10 = errors;
                        if (errors === _errs10) {
                          if (Array.isArray(data7)) {
                            var valid2 = true;
                            const len1 = data7.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              const _errs12 = errors;
                              if (!validate28(data7[i1], { instancePath: instancePath + "/servers/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
                                errors = vErrors.length;
                              }
                              var valid2 = _errs12 === errors;
                              if (!valid2) {
                                break;
                              }
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/servers", schemaPath: "#/properties/servers/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.changed !== void 0 && func0.call(data, "changed")) {
                          let data9 = data.changed;
                          const _errs13 = errors;
                          if (errors === _errs13) {
                            if (Array.isArray(data9)) {
                              if (data9.length < 1) {
                                validate20.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                return false;
                              } else {
                                var valid3 = true;
                                const len2 = data9.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                  const _errs15 = errors;
                                  if (!validate37(data9[i2], { instancePath: instancePath + "/changed/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid3 = _errs15 === errors;
                                  if (!valid3) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs13 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.scope !== void 0 && func0.call(data, "scope")) {
                            const _errs16 = errors;
                            if (!validate31(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs16 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.confirmation !== void 0 && func0.call(data, "confirmation")) {
                              let data12 = data.confirmation;
                              const _errs17 = errors;
                              const _errs18 = errors;
                              if (errors === _errs18) {
                                if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                  let missing1;
                                  if ((data12.taken === void 0 || !func0.call(data12, "taken")) && (missing1 = "taken") || (data12.why === void 0 || !func0.call(data12, "why")) && (missing1 = "why")) {
                                    validate20.errors = [{ instancePath: instancePath + "/confirmation", schemaPath: "#/$defs/confirmation/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                    return false;
                                  } else {
                                    const _errs20 = errors;
                                    for (const key1 of Object.keys(data12)) {
                                      if (!(key1 === "taken" || key1 === "why")) {
                                        validate20.errors = [{ instancePath: instancePath + "/confirmation", schemaPath: "#/$defs/confirmation/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs20 === errors) {
                                      if (data12.taken !== void 0 && func0.call(data12, "taken")) {
                                        const _errs21 = errors;
                                        if (typeof data12.taken !== "boolean") {
                                          validate20.errors = [{ instancePath: instancePath + "/confirmation/taken", schemaPath: "#/$defs/confirmation/properties/taken/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                          return false;
                                        }
                                        var valid5 = _errs21 === errors;
                                      } else {
                                        var valid5 = true;
                                      }
                                      if (valid5) {
                                        if (data12.why !== void 0 && func0.call(data12, "why")) {
                                          let data14 = data12.why;
                                          const _errs23 = errors;
                                          if (errors === _errs23) {
                                            if (typeof data14 === "string") {
                                              if (func86(data14) < 1) {
                                                validate20.errors = [{ instancePath: instancePath + "/confirmation/why", schemaPath: "#/$defs/confirmation/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                return false;
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/confirmation/why", schemaPath: "#/$defs/confirmation/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid5 = _errs23 === errors;
                                        } else {
                                          var valid5 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/confirmation", schemaPath: "#/$defs/confirmation/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs17 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.counts !== void 0 && func0.call(data, "counts")) {
                                const _errs25 = errors;
                                if (!validate40(data.counts, { instancePath: instancePath + "/counts", parentData: data, parentDataProperty: "counts", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs25 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.findings !== void 0 && func0.call(data, "findings")) {
                                  let data16 = data.findings;
                                  const _errs26 = errors;
                                  if (errors === _errs26) {
                                    if (Array.isArray(data16)) {
                                      var valid6 = true;
                                      const len3 = data16.length;
                                      for (let i3 = 0; i3 < len3; i3++) {
                                        const _errs28 = errors;
                                        if (!validate42(data16[i3], { instancePath: instancePath + "/findings/" + i3, parentData: data16, parentDataProperty: i3, rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid6 = _errs28 === errors;
                                        if (!valid6) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate20.errors = [{ instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs26 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.off !== void 0 && func0.call(data, "off")) {
                                    let data18 = data.off;
                                    const _errs29 = errors;
                                    if (errors === _errs29) {
                                      if (Array.isArray(data18)) {
                                        if (data18.length < 1) {
                                          validate20.errors = [{ instancePath: instancePath + "/off", schemaPath: "#/properties/off/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                          return false;
                                        } else {
                                          var valid7 = true;
                                          const len4 = data18.length;
                                          for (let i4 = 0; i4 < len4; i4++) {
                                            const _errs31 = errors;
                                            if (!validate42(data18[i4], { instancePath: instancePath + "/off/" + i4, parentData: data18, parentDataProperty: i4, rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid7 = _errs31 === errors;
                                            if (!valid7) {
                                              break;
                                            }
                                          }
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/off", schemaPath: "#/properties/off/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs29 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.causes !== void 0 && func0.call(data, "causes")) {
                                      let data20 = data.causes;
                                      const _errs32 = errors;
                                      if (errors === _errs32) {
                                        if (Array.isArray(data20)) {
                                          var valid8 = true;
                                          const len5 = data20.length;
                                          for (let i5 = 0; i5 < len5; i5++) {
                                            const _errs34 = errors;
                                            if (!validate64(data20[i5], { instancePath: instancePath + "/causes/" + i5, parentData: data20, parentDataProperty: i5, rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid8 = _errs34 === errors;
                                            if (!valid8) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate20.errors = [{ instancePath: instancePath + "/causes", schemaPath: "#/properties/causes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs32 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.unmatched !== void 0 && func0.call(data, "unmatched")) {
                                        let data22 = data.unmatched;
                                        const _errs35 = errors;
                                        if (errors === _errs35) {
                                          if (Array.isArray(data22)) {
                                            var valid9 = true;
                                            const len6 = data22.length;
                                            for (let i6 = 0; i6 < len6; i6++) {
                                              const _errs37 = errors;
                                              if (!validate69(data22[i6], { instancePath: instancePath + "/unmatched/" + i6, parentData: data22, parentDataProperty: i6, rootData, dynamicAnchors })) {
                                                vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid9 = _errs37 === errors;
                                              if (!valid9) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/unmatched", schemaPath: "#/properties/unmatched/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs35 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.unknown !== void 0 && func0.call(data, "unknown")) {
                                          let data24 = data.unknown;
                                          const _errs38 = errors;
                                          if (errors === _errs38) {
                                            if (Array.isArray(data24)) {
                                              var valid10 = true;
                                              const len7 = data24.length;
                                              for (let i7 = 0; i7 < len7; i7++) {
                                                const _errs40 = errors;
                                                if (!validate72(data24[i7], { instancePath: instancePath + "/unknown/" + i7, parentData: data24, parentDataProperty: i7, rootData, dynamicAnchors })) {
                                                  vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid10 = _errs40 === errors;
                                                if (!valid10) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/unknown", schemaPath: "#/properties/unknown/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                              return false;
                                            }
                                          }
                                          var valid0 = _errs38 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.reward !== void 0 && func0.call(data, "reward")) {
                                            let data26 = data.reward;
                                            const _errs41 = errors;
                                            const _errs42 = errors;
                                            let valid11 = false;
                                            let passing0 = null;
                                            const _errs43 = errors;
                                            if (!validate74(data26, { instancePath: instancePath + "/reward", parentData: data, parentDataProperty: "reward", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
                                              errors = vErrors.length;
                                            }
                                            var _valid0 = _errs43 === errors;
                                            if (_valid0) {
                                              valid11 = true;
                                              passing0 = 0;
                                            }
                                            const _errs44 = errors;
                                            if (data26 !== null) {
                                              const err0 = { instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                              if (vErrors === null) {
                                                vErrors = [err0];
                                              } else {
                                                vErrors.push(err0);
                                              }
                                              errors++;
                                            }
                                            var _valid0 = _errs44 === errors;
                                            if (_valid0 && valid11) {
                                              valid11 = false;
                                              passing0 = [passing0, 1];
                                            } else {
                                              if (_valid0) {
                                                valid11 = true;
                                                passing0 = 1;
                                              }
                                            }
                                            if (!valid11) {
                                              const err1 = { instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                              if (vErrors === null) {
                                                vErrors = [err1];
                                              } else {
                                                vErrors.push(err1);
                                              }
                                              errors++;
                                              validate20.errors = vErrors;
                                              return false;
                                            } else {
                                              errors = _errs42;
                                              if (vErrors !== null) {
                                                if (_errs42) {
                                                  vErrors.length = _errs42;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                            var valid0 = _errs41 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.unscored !== void 0 && func0.call(data, "unscored")) {
                                              let data27 = data.unscored;
                                              const _errs46 = errors;
                                              if (typeof data27 !== "string" && data27 !== null) {
                                                validate20.errors = [{ instancePath: instancePath + "/unscored", schemaPath: "#/properties/unscored/type", keyword: "type", params: { type: schema31.properties.unscored.type }, message: "must be string,null" }];
                                                return false;
                                              }
                                              if (errors === _errs46) {
                                                if (typeof data27 === "string") {
                                                  if (func86(data27) < 1) {
                                                    validate20.errors = [{ instancePath: instancePath + "/unscored", schemaPath: "#/properties/unscored/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid0 = _errs46 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.claims !== void 0 && func0.call(data, "claims")) {
                                                let data28 = data.claims;
                                                const _errs48 = errors;
                                                if (errors === _errs48) {
                                                  if (Array.isArray(data28)) {
                                                    if (data28.length < 1) {
                                                      validate20.errors = [{ instancePath: instancePath + "/claims", schemaPath: "#/properties/claims/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                      return false;
                                                    } else {
                                                      var valid12 = true;
                                                      const len8 = data28.length;
                                                      for (let i8 = 0; i8 < len8; i8++) {
                                                        const _errs50 = errors;
                                                        if (!validate79(data28[i8], { instancePath: instancePath + "/claims/" + i8, parentData: data28, parentDataProperty: i8, rootData, dynamicAnchors })) {
                                                          vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid12 = _errs50 === errors;
                                                        if (!valid12) {
                                                          break;
                                                        }
                                                      }
                                                    }
                                                  } else {
                                                    validate20.errors = [{ instancePath: instancePath + "/claims", schemaPath: "#/properties/claims/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                    return false;
                                                  }
                                                }
                                                var valid0 = _errs48 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.replay !== void 0 && func0.call(data, "replay")) {
                                                  let data30 = data.replay;
                                                  const _errs51 = errors;
                                                  const _errs52 = errors;
                                                  let valid13 = false;
                                                  let passing1 = null;
                                                  const _errs53 = errors;
                                                  if (!validate81(data30, { instancePath: instancePath + "/replay", parentData: data, parentDataProperty: "replay", rootData, dynamicAnchors })) {
                                                    vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var _valid1 = _errs53 === errors;
                                                  if (_valid1) {
                                                    valid13 = true;
                                                    passing1 = 0;
                                                  }
                                                  const _errs54 = errors;
                                                  if (data30 !== null) {
                                                    const err2 = { instancePath: instancePath + "/replay", schemaPath: "#/properties/replay/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                    if (vErrors === null) {
                                                      vErrors = [err2];
                                                    } else {
                                                      vErrors.push(err2);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid1 = _errs54 === errors;
                                                  if (_valid1 && valid13) {
                                                    valid13 = false;
                                                    passing1 = [passing1, 1];
                                                  } else {
                                                    if (_valid1) {
                                                      valid13 = true;
                                                      passing1 = 1;
                                                    }
                                                  }
                                                  if (!valid13) {
                                                    const err3 = { instancePath: instancePath + "/replay", schemaPath: "#/properties/replay/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                                    if (vErrors === null) {
                                                      vErrors = [err3];
                                                    } else {
                                                      vErrors.push(err3);
                                                    }
                                                    errors++;
                                                    validate20.errors = vErrors;
                                                    return false;
                                                  } else {
                                                    errors = _errs52;
                                                    if (vErrors !== null) {
                                                      if (_errs52) {
                                                        vErrors.length = _errs52;
                                                      } else {
                                                        vErrors = null;
                                                      }
                                                    }
                                                  }
                                                  var valid0 = _errs51 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.bumps !== void 0 && func0.call(data, "bumps")) {
                                                    let data31 = data.bumps;
                                                    const _errs56 = errors;
                                                    if (errors === _errs56) {
                                                      if (Array.isArray(data31)) {
                                                        var valid14 = true;
                                                        const len9 = data31.length;
                                                        for (let i9 = 0; i9 < len9; i9++) {
                                                          const _errs58 = errors;
                                                          if (!validate87(data31[i9], { instancePath: instancePath + "/bumps/" + i9, parentData: data31, parentDataProperty: i9, rootData, dynamicAnchors })) {
                                                            vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid14 = _errs58 === errors;
                                                          if (!valid14) {
                                                            break;
                                                          }
                                                        }
                                                      } else {
                                                        validate20.errors = [{ instancePath: instancePath + "/bumps", schemaPath: "#/properties/bumps/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid0 = _errs56 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.policy !== void 0 && func0.call(data, "policy")) {
                                                      const _errs59 = errors;
                                                      if (!validate91(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors })) {
                                                        vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs59 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.policyChanges !== void 0 && func0.call(data, "policyChanges")) {
                                                        let data34 = data.policyChanges;
                                                        const _errs60 = errors;
                                                        if (errors === _errs60) {
                                                          if (Array.isArray(data34)) {
                                                            var valid15 = true;
                                                            const len10 = data34.length;
                                                            for (let i10 = 0; i10 < len10; i10++) {
                                                              const _errs62 = errors;
                                                              if (!validate93(data34[i10], { instancePath: instancePath + "/policyChanges/" + i10, parentData: data34, parentDataProperty: i10, rootData, dynamicAnchors })) {
                                                                vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
                                                                errors = vErrors.length;
                                                              }
                                                              var valid15 = _errs62 === errors;
                                                              if (!valid15) {
                                                                break;
                                                              }
                                                            }
                                                          } else {
                                                            validate20.errors = [{ instancePath: instancePath + "/policyChanges", schemaPath: "#/properties/policyChanges/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                            return false;
                                                          }
                                                        }
                                                        var valid0 = _errs60 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.escapes !== void 0 && func0.call(data, "escapes")) {
                                                          let data36 = data.escapes;
                                                          const _errs63 = errors;
                                                          if (errors === _errs63) {
                                                            if (Array.isArray(data36)) {
                                                              var valid16 = true;
                                                              const len11 = data36.length;
                                                              for (let i11 = 0; i11 < len11; i11++) {
                                                                const _errs65 = errors;
                                                                if (!validate95(data36[i11], { instancePath: instancePath + "/escapes/" + i11, parentData: data36, parentDataProperty: i11, rootData, dynamicAnchors })) {
                                                                  vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
                                                                  errors = vErrors.length;
                                                                }
                                                                var valid16 = _errs65 === errors;
                                                                if (!valid16) {
                                                                  break;
                                                                }
                                                              }
                                                            } else {
                                                              validate20.errors = [{ instancePath: instancePath + "/escapes", schemaPath: "#/properties/escapes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid0 = _errs63 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.hidden !== void 0 && func0.call(data, "hidden")) {
                                                            let data38 = data.hidden;
                                                            const _errs66 = errors;
                                                            if (errors === _errs66) {
                                                              if (Array.isArray(data38)) {
                                                                if (data38.length < 1) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/hidden", schemaPath: "#/properties/hidden/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                                  return false;
                                                                } else {
                                                                  var valid17 = true;
                                                                  const len12 = data38.length;
                                                                  for (let i12 = 0; i12 < len12; i12++) {
                                                                    let data39 = data38[i12];
                                                                    const _errs68 = errors;
                                                                    if (errors === _errs68) {
                                                                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                                        let missing2;
                                                                        if ((data39.path === void 0 || !func0.call(data39, "path")) && (missing2 = "path") || (data39.range === void 0 || !func0.call(data39, "range")) && (missing2 = "range") || (data39.why === void 0 || !func0.call(data39, "why")) && (missing2 = "why")) {
                                                                          validate20.errors = [{ instancePath: instancePath + "/hidden/" + i12, schemaPath: "#/properties/hidden/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                                                          return false;
                                                                        } else {
                                                                          const _errs70 = errors;
                                                                          for (const key2 of Object.keys(data39)) {
                                                                            if (!(key2 === "path" || key2 === "range" || key2 === "why" || key2 === "blame")) {
                                                                              validate20.errors = [{ instancePath: instancePath + "/hidden/" + i12, schemaPath: "#/properties/hidden/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                                                              return false;
                                                                              break;
                                                                            }
                                                                          }
                                                                          if (_errs70 === errors) {
                                                                            if (data39.path !== void 0 && func0.call(data39, "path")) {
                                                                              let data40 = data39.path;
                                                                              const _errs71 = errors;
                                                                              const _errs72 = errors;
                                                                              if (errors === _errs72) {
                                                                                if (typeof data40 === "string") {
                                                                                  if (!pattern9.test(data40)) {
                                                                                    validate20.errors = [{ instancePath: instancePath + "/hidden/" + i12 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                                                                    return false;
                                                                                  }
                                                                                } else {
                                                                                  validate20.errors = [{ instancePath: instancePath + "/hidden/" + i12 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                  return false;
                                                                                }
                                                                              }
                                                                              var valid18 = _errs71 === errors;
                                                                            } else {
                                                                              var valid18 = true;
                                                                            }
                                                                            if (valid18) {
                                                                              if (data39.range !== void 0 && func0.call(data39, "range")) {
                                                                                const _errs74 = errors;
                                                                                if (!validate47(data39.range, { instancePath: instancePath + "/hidden/" + i12 + "/range", parentData: data39, parentDataProperty: "range", rootData, dynamicAnchors })) {
                                                                                  vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                                                                                  errors = vErrors.length;
                                                                                }
                                                                                var valid18 = _errs74 === errors;
                                                                              } else {
                                                                                var valid18 = true;
                                                                              }
                                                                              if (valid18) {
                                                                                if (data39.why !== void 0 && func0.call(data39, "why")) {
                                                                                  let data42 = data39.why;
                                                                                  const _errs75 = errors;
                                                                                  if (errors === _errs75) {
                                                                                    if (typeof data42 === "string") {
                                                                                      if (func86(data42) < 1) {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/hidden/" + i12 + "/why", schemaPath: "#/properties/hidden/items/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                        return false;
                                                                                      }
                                                                                    } else {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/hidden/" + i12 + "/why", schemaPath: "#/properties/hidden/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                  var valid18 = _errs75 === errors;
                                                                                } else {
                                                                                  var valid18 = true;
                                                                                }
                                                                                if (valid18) {
                                                                                  if (data39.blame !== void 0 && func0.call(data39, "blame")) {
                                                                                    let data43 = data39.blame;
                                                                                    const _errs77 = errors;
                                                                                    if (errors === _errs77) {
                                                                                      if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                                                                        let missing3;
                                                                                        if ((data43.commit === void 0 || !func0.call(data43, "commit")) && (missing3 = "commit")) {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/hidden/" + i12 + "/blame", schemaPath: "#/properties/hidden/items/properties/blame/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                                                                          return false;
                                                                                        } else {
                                                                                          const _errs79 = errors;
                                                                                          for (const key3 of Object.keys(data43)) {
                                                                                            if (!(key3 === "commit" || key3 === "since")) {
                                                                                              validate20.errors = [{ instancePath: instancePath + "/hidden/" + i12 + "/blame", schemaPath: "#/properties/hidden/items/properties/blame/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                                                                              return false;
                                                                                              break;
                                                                                            }
                                                                                          }
                                                                                          if (_errs79 === errors) {
                                                                                            if (data43.commit !== void 0 && func0.call(data43, "commit")) {
                                                                                              let data44 = data43.commit;
                                                                                              const _errs80 = errors;
                                                                                              const _errs81 = errors;
                                                                                              let valid21 = false;
                                                                                              let passing2 = null;
                                                                                              const _errs82 = errors;
                                                                                              const _errs83 = errors;
                                                                                              if (errors === _errs83) {
                                                                                                if (typeof data44 === "string") {
                                                                                                  if (!pattern6.test(data44)) {
                                                                                                    const err4 = { instancePath: instancePath + "/hidden/" + i12 + "/blame/commit", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' };
                                                                                                    if (vErrors === null) {
                                                                                                      vErrors = [err4];
                                                                                                    } else {
                                                                                                      vErrors.push(err4);
                                                                                                    }
                                                                                                    errors++;
                                                                                                  }
                                                                                                } else {
                                                                                                  const err5 = { instancePath: instancePath + "/hidden/" + i12 + "/blame/commit", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                                                                  if (vErrors === null) {
                                                                                                    vErrors = [err5];
                                                                                                  } else {
                                                                                                    vErrors.push(err5);
                                                                                                  }
                                                                                                  errors++;
                                                                                                }
                                                                                              }
                                                                                              var _valid2 = _errs82 === errors;
                                                                                              if (_valid2) {
                                                                                                valid21 = true;
                                                                                                passing2 = 0;
                                                                                              }
                                                                                              const _errs85 = errors;
                                                                                              if (data44 !== null) {
                                                                                                const err6 = { instancePath: instancePath + "/hidden/" + i12 + "/blame/commit", schemaPath: "#/properties/hidden/items/properties/blame/properties/commit/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                                                                if (vErrors === null) {
                                                                                                  vErrors = [err6];
                                                                                                } else {
                                                                                                  vErrors.push(err6);
                                                                                                }
                                                                                                errors++;
                                                                                              }
                                                                                              var _valid2 = _errs85 === errors;
                                                                                              if (_valid2 && valid21) {
                                                                                                valid21 = false;
                                                                                                passing2 = [passing2, 1];
                                                                                              } else {
                                                                                                if (_valid2) {
                                                                                                  valid21 = true;
                                                                                                  passing2 = 1;
                                                                                                }
                                                                                              }
                                                                                              if (!valid21) {
                                                                                                const err7 = { instancePath: instancePath + "/hidden/" + i12 + "/blame/commit", schemaPath: "#/properties/hidden/items/properties/blame/properties/commit/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
                                                                                                if (vErrors === null) {
                                                                                                  vErrors = [err7];
                                                                                                } else {
                                                                                                  vErrors.push(err7);
                                                                                                }
                                                                                                errors++;
                                                                                                validate20.errors = vErrors;
                                                                                                return false;
                                                                                              } else {
                                                                                                errors = _errs81;
                                                                                                if (vErrors !== null) {
                                                                                                  if (_errs81) {
                                                                                                    vErrors.length = _errs81;
                                                                                                  } else {
                                                                                                    vErrors = null;
                                                                                                  }
                                                                                                }
                                                                                              }
                                                                                              var valid20 = _errs80 === errors;
                                                                                            } else {
                                                                                              var valid20 = true;
                                                                                            }
                                                                                            if (valid20) {
                                                                                              if (data43.since !== void 0 && func0.call(data43, "since")) {
                                                                                                let data45 = data43.since;
                                                                                                const _errs87 = errors;
                                                                                                const _errs88 = errors;
                                                                                                if (errors === _errs88) {
                                                                                                  if (typeof data45 === "string") {
                                                                                                    if (!pattern6.test(data45)) {
                                                                                                      validate20.errors = [{ instancePath: instancePath + "/hidden/" + i12 + "/blame/since", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' }];
                                                                                                      return false;
                                                                                                    }
                                                                                                  } else {
                                                                                                    validate20.errors = [{ instancePath: instancePath + "/hidden/" + i12 + "/blame/since", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                                    return false;
                                                                                                  }
                                                                                                }
                                                                                                var valid20 = _errs87 === errors;
                                                                                              } else {
                                                                                                var valid20 = true;
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      } else {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/hidden/" + i12 + "/blame", schemaPath: "#/properties/hidden/items/properties/blame/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                    var valid18 = _errs77 === errors;
                                                                                  } else {
                                                                                    var valid18 = true;
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate20.errors = [{ instancePath: instancePath + "/hidden/" + i12, schemaPath: "#/properties/hidden/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid17 = _errs68 === errors;
                                                                    if (!valid17) {
                                                                      break;
                                                                    }
                                                                  }
                                                                }
                                                              } else {
                                                                validate20.errors = [{ instancePath: instancePath + "/hidden", schemaPath: "#/properties/hidden/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                return false;
                                                              }
                                                            }
                                                            var valid0 = _errs66 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                          if (valid0) {
                                                            if (data.unchecked !== void 0 && func0.call(data, "unchecked")) {
                                                              let data46 = data.unchecked;
                                                              const _errs90 = errors;
                                                              if (errors === _errs90) {
                                                                if (Array.isArray(data46)) {
                                                                  if (data46.length < 1) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/unchecked", schemaPath: "#/properties/unchecked/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                                    return false;
                                                                  } else {
                                                                    var valid24 = true;
                                                                    const len13 = data46.length;
                                                                    for (let i13 = 0; i13 < len13; i13++) {
                                                                      let data47 = data46[i13];
                                                                      const _errs92 = errors;
                                                                      if (errors === _errs92) {
                                                                        if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                                                                          let missing4;
                                                                          if ((data47.path === void 0 || !func0.call(data47, "path")) && (missing4 = "path") || (data47.range === void 0 || !func0.call(data47, "range")) && (missing4 = "range") || (data47.why === void 0 || !func0.call(data47, "why")) && (missing4 = "why")) {
                                                                            validate20.errors = [{ instancePath: instancePath + "/unchecked/" + i13, schemaPath: "#/properties/unchecked/items/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                                                            return false;
                                                                          } else {
                                                                            const _errs94 = errors;
                                                                            for (const key4 of Object.keys(data47)) {
                                                                              if (!(key4 === "path" || key4 === "range" || key4 === "why")) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/unchecked/" + i13, schemaPath: "#/properties/unchecked/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                                                                return false;
                                                                                break;
                                                                              }
                                                                            }
                                                                            if (_errs94 === errors) {
                                                                              if (data47.path !== void 0 && func0.call(data47, "path")) {
                                                                                let data48 = data47.path;
                                                                                const _errs95 = errors;
                                                                                const _errs96 = errors;
                                                                                if (errors === _errs96) {
                                                                                  if (typeof data48 === "string") {
                                                                                    if (!pattern9.test(data48)) {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/unchecked/" + i13 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                                                                      return false;
                                                                                    }
                                                                                  } else {
                                                                                    validate20.errors = [{ instancePath: instancePath + "/unchecked/" + i13 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                                var valid25 = _errs95 === errors;
                                                                              } else {
                                                                                var valid25 = true;
                                                                              }
                                                                              if (valid25) {
                                                                                if (data47.range !== void 0 && func0.call(data47, "range")) {
                                                                                  let data49 = data47.range;
                                                                                  const _errs98 = errors;
                                                                                  const _errs99 = errors;
                                                                                  let valid27 = false;
                                                                                  const _errs100 = errors;
                                                                                  if (!validate47(data49, { instancePath: instancePath + "/unchecked/" + i13 + "/range", parentData: data47, parentDataProperty: "range", rootData, dynamicAnchors })) {
                                                                                    vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                                                                                    errors = vErrors.length;
                                                                                  }
                                                                                  var _valid3 = _errs100 === errors;
                                                                                  valid27 = valid27 || _valid3;
                                                                                  const _errs101 = errors;
                                                                                  if (data49 !== null) {
                                                                                    const err8 = { instancePath: instancePath + "/unchecked/" + i13 + "/range", schemaPath: "#/properties/unchecked/items/properties/range/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                                                    if (vErrors === null) {
                                                                                      vErrors = [err8];
                                                                                    } else {
                                                                                      vErrors.push(err8);
                                                                                    }
                                                                                    errors++;
                                                                                  }
                                                                                  var _valid3 = _errs101 === errors;
                                                                                  valid27 = valid27 || _valid3;
                                                                                  if (!valid27) {
                                                                                    const err9 = { instancePath: instancePath + "/unchecked/" + i13 + "/range", schemaPath: "#/properties/unchecked/items/properties/range/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                                    if (vErrors === null) {
                                                                                      vErrors = [err9];
                                                                                    } else {
                                                                                      vErrors.push(err9);
                                                                                    }
                                                                                    errors++;
                                                                                    validate20.errors = vErrors;
                                                                                    return false;
                                                                                  } else {
                                                                                    errors = _errs99;
                                                                                    if (vErrors !== null) {
                                                                                      if (_errs99) {
                                                                                        vErrors.length = _errs99;
                                                                                      } else {
                                                                                        vErrors = null;
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                  var valid25 = _errs98 === errors;
                                                                                } else {
                                                                                  var valid25 = true;
                                                                                }
                                                                                if (valid25) {
                                                                                  if (data47.why !== void 0 && func0.call(data47, "why")) {
                                                                                    let data50 = data47.why;
                                                                                    const _errs103 = errors;
                                                                                    if (errors === _errs103) {
                                                                                      if (typeof data50 === "string") {
                                                                                        if (func86(data50) < 1) {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/unchecked/" + i13 + "/why", schemaPath: "#/properties/unchecked/items/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                          return false;
                                                                                        }
                                                                                      } else {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/unchecked/" + i13 + "/why", schemaPath: "#/properties/unchecked/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                    var valid25 = _errs103 === errors;
                                                                                  } else {
                                                                                    var valid25 = true;
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        } else {
                                                                          validate20.errors = [{ instancePath: instancePath + "/unchecked/" + i13, schemaPath: "#/properties/unchecked/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid24 = _errs92 === errors;
                                                                      if (!valid24) {
                                                                        break;
                                                                      }
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate20.errors = [{ instancePath: instancePath + "/unchecked", schemaPath: "#/properties/unchecked/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid0 = _errs90 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              if (data.limits !== void 0 && func0.call(data, "limits")) {
                                                                let data51 = data.limits;
                                                                const _errs105 = errors;
                                                                if (errors === _errs105) {
                                                                  if (Array.isArray(data51)) {
                                                                    var valid28 = true;
                                                                    const len14 = data51.length;
                                                                    for (let i14 = 0; i14 < len14; i14++) {
                                                                      const _errs107 = errors;
                                                                      if (!validate99(data51[i14], { instancePath: instancePath + "/limits/" + i14, parentData: data51, parentDataProperty: i14, rootData, dynamicAnchors })) {
                                                                        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
                                                                        errors = vErrors.length;
                                                                      }
                                                                      var valid28 = _errs107 === errors;
                                                                      if (!valid28) {
                                                                        break;
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate20.errors = [{ instancePath: instancePath + "/limits", schemaPath: "#/properties/limits/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid0 = _errs105 === errors;
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
      }
    } else {
      validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
