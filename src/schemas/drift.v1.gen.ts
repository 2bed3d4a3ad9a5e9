// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateDriftV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/drift.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "target", "server", "judgement", "priority", "recorded", "parting", "canonical", "runs", "variations", "repeats", "against", "reproduction", "issue", "power"], "properties": { "schema": { "const": "lanser.drift.v1" }, "target": { "type": "string", "minLength": 1 }, "server": { "type": "object", "additionalProperties": false, "required": ["id", "version"], "properties": { "id": { "type": "string", "pattern": "^[a-z0-9][a-z0-9._-]*$" }, "version": { "type": "string", "minLength": 1 } } }, "judgement": { "enum": ["inconclusive", "incomparable", "nondeterministic", "drifted", "order-dependent", "environment-dependent", "seen-once", "harmless", "stable"] }, "priority": { "enum": ["P0", "data", "none"] }, "recorded": { "oneOf": [{ "$ref": "#/$defs/divergence" }, { "type": "null" }] }, "parting": { "oneOf": [{ "type": "object", "additionalProperties": false, "required": ["wanted", "got", "pointer"], "properties": { "wanted": { "$ref": "#/$defs/parted" }, "got": { "$ref": "#/$defs/parted" }, "pointer": { "type": "string" } } }, { "type": "null" }] }, "canonical": { "$ref": "#/$defs/runs" }, "runs": { "$ref": "#/$defs/runs" }, "variations": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["name", "divergence", "notVaried"], "properties": { "name": { "type": "string", "minLength": 1 }, "divergence": { "$ref": "#/$defs/divergence" }, "notVaried": { "type": "array", "items": { "type": "string", "minLength": 1 } } } } }, "repeats": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["arm", "outcome", "own", "canonical", "rate"], "properties": { "arm": { "type": "string", "minLength": 1 }, "outcome": { "enum": ["named", "mixed", "seen-once"] }, "own": { "$ref": "#/$defs/counted" }, "canonical": { "$ref": "#/$defs/counted" }, "rate": { "oneOf": [{ "$ref": "#/$defs/rate" }, { "type": "null" }] } } } }, "against": { "oneOf": [{ "$ref": "#/$defs/versions" }, { "type": "null" }] }, "reproduction": { "oneOf": [{ "$ref": "#/$defs/reproduction" }, { "type": "null" }] }, "issue": { "oneOf": [{ "type": "object", "additionalProperties": false, "required": ["title", "body"], "properties": { "title": { "type": "string", "minLength": 1 }, "body": { "type": "string", "minLength": 1 } } }, { "type": "null" }] }, "power": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["p", "chance"], "properties": { "p": { "type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 1 }, "chance": { "type": "number", "minimum": 0, "maximum": 1 } } } } }, "$defs": { "parted": { "type": "object", "additionalProperties": false, "required": ["run", "entry", "value", "around"], "properties": { "run": { "oneOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] }, "entry": { "type": "integer", "minimum": 0 }, "value": { "type": "string" }, "around": { "type": "array", "maxItems": 7, "items": { "type": "string" } } } }, "number": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "class": { "enum": ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"] }, "classes": { "type": "object", "additionalProperties": false, "required": ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"], "properties": { "D0": { "$ref": "#/$defs/number" }, "D1": { "$ref": "#/$defs/number" }, "D2": { "$ref": "#/$defs/number" }, "D3": { "$ref": "#/$defs/number" }, "D4": { "$ref": "#/$defs/number" }, "D5": { "$ref": "#/$defs/number" }, "D6": { "$ref": "#/$defs/number" }, "D7": { "$ref": "#/$defs/number" }, "D8": { "$ref": "#/$defs/number" }, "D9": { "$ref": "#/$defs/number" } } }, "digest": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "path": { "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, "position": { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1 }, "column": { "type": "integer", "minimum": 1 } } }, "range": { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } }, "finding": { "type": "object", "additionalProperties": false, "required": ["path", "range", "severity", "source", "code", "message"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "severity": { "enum": ["error", "warning", "information", "hint", null] }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "message": { "type": "string" } } }, "difference": { "type": "object", "additionalProperties": false, "required": ["class", "path", "range", "code", "wanted", "got"], "properties": { "class": { "$ref": "#/$defs/class" }, "path": { "oneOf": [{ "$ref": "#/$defs/path" }, { "type": "null" }] }, "range": { "oneOf": [{ "$ref": "#/$defs/range" }, { "type": "null" }] }, "code": { "type": ["string", "null"] }, "wanted": { "type": ["string", "null"] }, "got": { "type": ["string", "null"] } } }, "divergence": { "type": "object", "additionalProperties": false, "required": ["class", "classes", "first", "decides", "differences"], "properties": { "class": { "$ref": "#/$defs/class" }, "classes": { "$ref": "#/$defs/classes" }, "first": { "oneOf": [{ "$ref": "#/$defs/difference" }, { "type": "null" }] }, "decides": { "type": "boolean" }, "differences": { "type": "object", "additionalProperties": false, "required": ["count", "shown"], "properties": { "count": { "$ref": "#/$defs/number" }, "shown": { "type": "array", "items": { "$ref": "#/$defs/difference" } } } } } }, "outcome": { "type": "object", "additionalProperties": false, "required": ["digest", "schedules", "runs", "ended", "divergence"], "properties": { "digest": { "$ref": "#/$defs/digest" }, "schedules": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["name", "runs"], "properties": { "name": { "$ref": "#/$defs/schedule" }, "runs": { "$ref": "#/$defs/number" } } } }, "runs": { "$ref": "#/$defs/number" }, "ended": { "type": "string", "minLength": 1 }, "divergence": { "$ref": "#/$defs/divergence" } } }, "schedule": { "type": "string", "pattern": "^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$" }, "bound": { "type": "object", "additionalProperties": false, "required": ["exact", "ruleOfThree"], "properties": { "exact": { "type": "number", "minimum": 0, "maximum": 1 }, "ruleOfThree": { "type": "number", "minimum": 0, "maximum": 1 } } }, "runs": { "type": "object", "additionalProperties": false, "required": ["runs", "distinct", "classes", "worst", "firstDivergence", "outcomes", "core", "volatile", "unknown", "upper95"], "properties": { "runs": { "type": "integer", "minimum": 1 }, "distinct": { "type": "integer", "minimum": 1 }, "classes": { "$ref": "#/$defs/classes" }, "worst": { "$ref": "#/$defs/class" }, "firstDivergence": { "oneOf": [{ "type": "object", "additionalProperties": false, "required": ["run", "schedule", "divergence"], "properties": { "run": { "type": "integer", "minimum": 2 }, "schedule": { "$ref": "#/$defs/schedule" }, "divergence": { "$ref": "#/$defs/divergence" } } }, { "type": "null" }] }, "outcomes": { "type": "array", "items": { "$ref": "#/$defs/outcome" } }, "core": { "type": "object", "additionalProperties": false, "required": ["count", "digest"], "properties": { "count": { "$ref": "#/$defs/number" }, "digest": { "$ref": "#/$defs/digest" } } }, "volatile": { "type": "object", "additionalProperties": false, "required": ["count", "findings"], "properties": { "count": { "$ref": "#/$defs/number" }, "findings": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["finding", "runs", "of"], "properties": { "finding": { "$ref": "#/$defs/finding" }, "runs": { "type": "integer", "minimum": 1 }, "of": { "type": "integer", "minimum": 1 } } } } } }, "unknown": { "type": "array", "items": { "$ref": "#/$defs/path" } }, "upper95": { "oneOf": [{ "$ref": "#/$defs/bound" }, { "type": "null" }] } } }, "counts": { "type": "object", "additionalProperties": false, "required": ["added", "removed", "changed"], "properties": { "added": { "$ref": "#/$defs/number" }, "removed": { "$ref": "#/$defs/number" }, "changed": { "$ref": "#/$defs/number" } } }, "versions": { "type": "object", "additionalProperties": false, "required": ["version", "rules", "files", "findings", "total", "unknown", "failures", "repeated", "unsettled"], "properties": { "repeated": { "oneOf": [{ "type": "object", "additionalProperties": false, "required": ["own", "canonical"], "properties": { "own": { "$ref": "#/$defs/number" }, "canonical": { "$ref": "#/$defs/number" } } }, { "type": "null" }] }, "unsettled": { "type": "object", "additionalProperties": false, "required": ["count", "shown"], "properties": { "count": { "$ref": "#/$defs/number" }, "shown": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["class", "before", "after", "outcome", "own", "canonical", "rate"], "properties": { "class": { "enum": ["D2", "D3", "D4", "D5"] }, "before": { "oneOf": [{ "$ref": "#/$defs/finding" }, { "type": "null" }] }, "after": { "oneOf": [{ "$ref": "#/$defs/finding" }, { "type": "null" }] }, "outcome": { "enum": ["mixed", "seen-once"] }, "own": { "$ref": "#/$defs/counted" }, "canonical": { "$ref": "#/$defs/counted" }, "rate": { "oneOf": [{ "$ref": "#/$defs/rate" }, { "type": "null" }] } } } } } }, "version": { "type": "string", "minLength": 1 }, "rules": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["source", "code", "added", "removed", "changed"], "properties": { "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "added": { "$ref": "#/$defs/number" }, "removed": { "$ref": "#/$defs/number" }, "changed": { "$ref": "#/$defs/number" } } } }, "files": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "added", "removed", "changed"], "properties": { "path": { "$ref": "#/$defs/path" }, "added": { "$ref": "#/$defs/number" }, "removed": { "$ref": "#/$defs/number" }, "changed": { "$ref": "#/$defs/number" } } } }, "findings": { "type": "object", "additionalProperties": false, "required": ["count", "shown"], "properties": { "count": { "$ref": "#/$defs/number" }, "shown": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["class", "before", "after"], "properties": { "class": { "enum": ["D2", "D3", "D4", "D5"] }, "before": { "oneOf": [{ "$ref": "#/$defs/finding" }, { "type": "null" }] }, "after": { "oneOf": [{ "$ref": "#/$defs/finding" }, { "type": "null" }] } } } } } }, "total": { "$ref": "#/$defs/counts" }, "unknown": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "before", "after"], "properties": { "path": { "$ref": "#/$defs/path" }, "before": { "type": "string", "minLength": 1 }, "after": { "type": "string", "minLength": 1 } } } }, "failures": { "type": "object", "additionalProperties": false, "required": ["before", "after"], "properties": { "before": { "type": ["string", "null"] }, "after": { "type": ["string", "null"] } } } } }, "arm": { "type": "object", "additionalProperties": false, "required": ["schedule", "variation", "opened"], "properties": { "schedule": { "$ref": "#/$defs/schedule" }, "variation": { "type": "string", "minLength": 1 }, "opened": { "type": "array", "items": { "$ref": "#/$defs/path" } } } }, "reproduction": { "type": "object", "additionalProperties": false, "required": ["arms", "exist", "outcome", "tests", "divergence"], "properties": { "arms": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "$ref": "#/$defs/arm" } }, "exist": { "type": "array", "items": { "$ref": "#/$defs/path" } }, "outcome": { "enum": ["minimal", "cut", "did-not-happen"] }, "tests": { "$ref": "#/$defs/number" }, "divergence": { "$ref": "#/$defs/divergence" } } }, "counted": { "type": "object", "additionalProperties": false, "required": ["runs", "of"], "properties": { "runs": { "type": "integer", "minimum": 0 }, "of": { "type": "integer", "minimum": 0 } } }, "rate": { "type": "object", "additionalProperties": false, "required": ["runs", "of", "low", "high"], "properties": { "runs": { "type": "integer", "minimum": 0 }, "of": { "type": "integer", "minimum": 1 }, "low": { "type": "number", "minimum": 0, "maximum": 1 }, "high": { "type": "number", "minimum": 0, "maximum": 1 } } } } };
const schema52 = { "type": "object", "additionalProperties": false, "required": ["run", "entry", "value", "around"], "properties": { "run": { "oneOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] }, "entry": { "type": "integer", "minimum": 0 }, "value": { "type": "string" }, "around": { "type": "array", "maxItems": 7, "items": { "type": "string" } } } };
const schema69 = { "type": "object", "additionalProperties": false, "required": ["runs", "of"], "properties": { "runs": { "type": "integer", "minimum": 0 }, "of": { "type": "integer", "minimum": 0 } } };
const schema71 = { "type": "object", "additionalProperties": false, "required": ["runs", "of", "low", "high"], "properties": { "runs": { "type": "integer", "minimum": 0 }, "of": { "type": "integer", "minimum": 1 }, "low": { "type": "number", "minimum": 0, "maximum": 1 }, "high": { "type": "number", "minimum": 0, "maximum": 1 } } };
const func0 = Object.prototype.hasOwnProperty;
const func78 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^[a-z0-9][a-z0-9._-]*$", "u");
const schema32 = { "type": "object", "additionalProperties": false, "required": ["class", "classes", "first", "decides", "differences"], "properties": { "class": { "$ref": "#/$defs/class" }, "classes": { "$ref": "#/$defs/classes" }, "first": { "oneOf": [{ "$ref": "#/$defs/difference" }, { "type": "null" }] }, "decides": { "type": "boolean" }, "differences": { "type": "object", "additionalProperties": false, "required": ["count", "shown"], "properties": { "count": { "$ref": "#/$defs/number" }, "shown": { "type": "array", "items": { "$ref": "#/$defs/difference" } } } } } };
const schema33 = { "enum": ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"] };
const schema35 = { "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
const schema34 = { "type": "object", "additionalProperties": false, "required": ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"], "properties": { "D0": { "$ref": "#/$defs/number" }, "D1": { "$ref": "#/$defs/number" }, "D2": { "$ref": "#/$defs/number" }, "D3": { "$ref": "#/$defs/number" }, "D4": { "$ref": "#/$defs/number" }, "D5": { "$ref": "#/$defs/number" }, "D6": { "$ref": "#/$defs/number" }, "D7": { "$ref": "#/$defs/number" }, "D8": { "$ref": "#/$defs/number" }, "D9": { "$ref": "#/$defs/number" } } };
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
      if ((data.D0 === void 0 || !func0.call(data, "D0")) && (missing0 = "D0") || (data.D1 === void 0 || !func0.call(data, "D1")) && (missing0 = "D1") || (data.D2 === void 0 || !func0.call(data, "D2")) && (missing0 = "D2") || (data.D3 === void 0 || !func0.call(data, "D3")) && (missing0 = "D3") || (data.D4 === void 0 || !func0.call(data, "D4")) && (missing0 = "D4") || (data.D5 === void 0 || !func0.call(data, "D5")) && (missing0 = "D5") || (data.D6 === void 0 || !func0.call(data, "D6")) && (missing0 = "D6") || (data.D7 === void 0 || !func0.call(data, "D7")) && (missing0 = "D7") || (data.D8 === void 0 || !func0.call(data, "D8")) && (missing0 = "D8") || (data.D9 === void 0 || !func0.call(data, "D9")) && (missing0 = "D9")) {
        validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema34.properties, key0)) {
            validate22.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.D0 !== void 0 && func0.call(data, "D0")) {
            let data0 = data.D0;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate22.errors = [{ instancePath: instancePath + "/D0", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate22.errors = [{ instancePath: instancePath + "/D0", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate22.errors = [{ instancePath: instancePath + "/D0", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
            if (data.D1 !== void 0 && func0.call(data, "D1")) {
              let data1 = data.D1;
              const _errs5 = errors;
              const _errs6 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate22.errors = [{ instancePath: instancePath + "/D1", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 9007199254740991 || isNaN(data1)) {
                    validate22.errors = [{ instancePath: instancePath + "/D1", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate22.errors = [{ instancePath: instancePath + "/D1", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
              if (data.D2 !== void 0 && func0.call(data, "D2")) {
                let data2 = data.D2;
                const _errs8 = errors;
                const _errs9 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate22.errors = [{ instancePath: instancePath + "/D2", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs9) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 9007199254740991 || isNaN(data2)) {
                      validate22.errors = [{ instancePath: instancePath + "/D2", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate22.errors = [{ instancePath: instancePath + "/D2", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                if (data.D3 !== void 0 && func0.call(data, "D3")) {
                  let data3 = data.D3;
                  const _errs11 = errors;
                  const _errs12 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate22.errors = [{ instancePath: instancePath + "/D3", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs12) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate22.errors = [{ instancePath: instancePath + "/D3", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate22.errors = [{ instancePath: instancePath + "/D3", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                  if (data.D4 !== void 0 && func0.call(data, "D4")) {
                    let data4 = data.D4;
                    const _errs14 = errors;
                    const _errs15 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate22.errors = [{ instancePath: instancePath + "/D4", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs15) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 9007199254740991 || isNaN(data4)) {
                          validate22.errors = [{ instancePath: instancePath + "/D4", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                          return false;
                        } else {
                          if (data4 < 0 || isNaN(data4)) {
                            validate22.errors = [{ instancePath: instancePath + "/D4", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                    if (data.D5 !== void 0 && func0.call(data, "D5")) {
                      let data5 = data.D5;
                      const _errs17 = errors;
                      const _errs18 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validate22.errors = [{ instancePath: instancePath + "/D5", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs18) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 > 9007199254740991 || isNaN(data5)) {
                            validate22.errors = [{ instancePath: instancePath + "/D5", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                            return false;
                          } else {
                            if (data5 < 0 || isNaN(data5)) {
                              validate22.errors = [{ instancePath: instancePath + "/D5", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                      if (data.D6 !== void 0 && func0.call(data, "D6")) {
                        let data6 = data.D6;
                        const _errs20 = errors;
                        const _errs21 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validate22.errors = [{ instancePath: instancePath + "/D6", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs21) {
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 > 9007199254740991 || isNaN(data6)) {
                              validate22.errors = [{ instancePath: instancePath + "/D6", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                              return false;
                            } else {
                              if (data6 < 0 || isNaN(data6)) {
                                validate22.errors = [{ instancePath: instancePath + "/D6", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                return false;
                              }
                            }
                          }
                        }
                        var valid0 = _errs20 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.D7 !== void 0 && func0.call(data, "D7")) {
                          let data7 = data.D7;
                          const _errs23 = errors;
                          const _errs24 = errors;
                          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                            validate22.errors = [{ instancePath: instancePath + "/D7", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs24) {
                            if (typeof data7 == "number" && isFinite(data7)) {
                              if (data7 > 9007199254740991 || isNaN(data7)) {
                                validate22.errors = [{ instancePath: instancePath + "/D7", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                return false;
                              } else {
                                if (data7 < 0 || isNaN(data7)) {
                                  validate22.errors = [{ instancePath: instancePath + "/D7", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid0 = _errs23 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.D8 !== void 0 && func0.call(data, "D8")) {
                            let data8 = data.D8;
                            const _errs26 = errors;
                            const _errs27 = errors;
                            if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                              validate22.errors = [{ instancePath: instancePath + "/D8", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            if (errors === _errs27) {
                              if (typeof data8 == "number" && isFinite(data8)) {
                                if (data8 > 9007199254740991 || isNaN(data8)) {
                                  validate22.errors = [{ instancePath: instancePath + "/D8", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                  return false;
                                } else {
                                  if (data8 < 0 || isNaN(data8)) {
                                    validate22.errors = [{ instancePath: instancePath + "/D8", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid0 = _errs26 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.D9 !== void 0 && func0.call(data, "D9")) {
                              let data9 = data.D9;
                              const _errs29 = errors;
                              const _errs30 = errors;
                              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                validate22.errors = [{ instancePath: instancePath + "/D9", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              if (errors === _errs30) {
                                if (typeof data9 == "number" && isFinite(data9)) {
                                  if (data9 > 9007199254740991 || isNaN(data9)) {
                                    validate22.errors = [{ instancePath: instancePath + "/D9", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                    return false;
                                  } else {
                                    if (data9 < 0 || isNaN(data9)) {
                                      validate22.errors = [{ instancePath: instancePath + "/D9", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid0 = _errs29 === errors;
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
      validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema45 = { "type": "object", "additionalProperties": false, "required": ["class", "path", "range", "code", "wanted", "got"], "properties": { "class": { "$ref": "#/$defs/class" }, "path": { "oneOf": [{ "$ref": "#/$defs/path" }, { "type": "null" }] }, "range": { "oneOf": [{ "$ref": "#/$defs/range" }, { "type": "null" }] }, "code": { "type": ["string", "null"] }, "wanted": { "type": ["string", "null"] }, "got": { "type": ["string", "null"] } } };
const schema47 = { "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" };
const pattern5 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$", "u");
const schema48 = { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } };
const schema49 = { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1 }, "column": { "type": "integer", "minimum": 1 } } };
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
      if ((data.start === void 0 || !func0.call(data, "start")) && (missing0 = "start") || (data.end === void 0 || !func0.call(data, "end")) && (missing0 = "end")) {
        validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "start" || key0 === "end")) {
            validate25.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  validate25.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  const _errs5 = errors;
                  for (const key1 of Object.keys(data0)) {
                    if (!(key1 === "line" || key1 === "column")) {
                      validate25.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  }
                  if (_errs5 === errors) {
                    if (data0.line !== void 0 && func0.call(data0, "line")) {
                      let data1 = data0.line;
                      const _errs6 = errors;
                      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                        validate25.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (typeof data1 == "number" && isFinite(data1)) {
                          if (data1 < 1 || isNaN(data1)) {
                            validate25.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                            return false;
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
                          validate25.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs8) {
                          if (typeof data2 == "number" && isFinite(data2)) {
                            if (data2 < 1 || isNaN(data2)) {
                              validate25.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                              return false;
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
                validate25.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate25.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                    return false;
                  } else {
                    const _errs13 = errors;
                    for (const key2 of Object.keys(data3)) {
                      if (!(key2 === "line" || key2 === "column")) {
                        validate25.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs13 === errors) {
                      if (data3.line !== void 0 && func0.call(data3, "line")) {
                        let data4 = data3.line;
                        const _errs14 = errors;
                        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                          validate25.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs14) {
                          if (typeof data4 == "number" && isFinite(data4)) {
                            if (data4 < 1 || isNaN(data4)) {
                              validate25.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                              return false;
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
                            validate25.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs16) {
                            if (typeof data5 == "number" && isFinite(data5)) {
                              if (data5 < 1 || isNaN(data5)) {
                                validate25.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                return false;
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
                  validate25.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if ((data.class === void 0 || !func0.call(data, "class")) && (missing0 = "class") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range") || (data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.wanted === void 0 || !func0.call(data, "wanted")) && (missing0 = "wanted") || (data.got === void 0 || !func0.call(data, "got")) && (missing0 = "got")) {
        validate24.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "class" || key0 === "path" || key0 === "range" || key0 === "code" || key0 === "wanted" || key0 === "got")) {
            validate24.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.class !== void 0 && func0.call(data, "class")) {
            let data0 = data.class;
            const _errs2 = errors;
            if (!(data0 === "D0" || data0 === "D1" || data0 === "D2" || data0 === "D3" || data0 === "D4" || data0 === "D5" || data0 === "D6" || data0 === "D7" || data0 === "D8" || data0 === "D9")) {
              validate24.errors = [{ instancePath: instancePath + "/class", schemaPath: "#/$defs/class/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.path !== void 0 && func0.call(data, "path")) {
              let data1 = data.path;
              const _errs4 = errors;
              const _errs5 = errors;
              let valid2 = false;
              let passing0 = null;
              const _errs6 = errors;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data1 === "string") {
                  if (!pattern5.test(data1)) {
                    const err0 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                } else {
                  const err1 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
              }
              var _valid0 = _errs6 === errors;
              if (_valid0) {
                valid2 = true;
                passing0 = 0;
              }
              const _errs9 = errors;
              if (data1 !== null) {
                const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
              var _valid0 = _errs9 === errors;
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
                const err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
                validate24.errors = vErrors;
                return false;
              } else {
                errors = _errs5;
                if (vErrors !== null) {
                  if (_errs5) {
                    vErrors.length = _errs5;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.range !== void 0 && func0.call(data, "range")) {
                let data2 = data.range;
                const _errs11 = errors;
                const _errs12 = errors;
                let valid4 = false;
                let passing1 = null;
                const _errs13 = errors;
                if (!validate25(data2, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                  errors = vErrors.length;
                }
                var _valid1 = _errs13 === errors;
                if (_valid1) {
                  valid4 = true;
                  passing1 = 0;
                }
                const _errs14 = errors;
                if (data2 !== null) {
                  const err4 = { instancePath: instancePath + "/range", schemaPath: "#/properties/range/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                var _valid1 = _errs14 === errors;
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
                  const err5 = { instancePath: instancePath + "/range", schemaPath: "#/properties/range/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                  validate24.errors = vErrors;
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
                if (data.code !== void 0 && func0.call(data, "code")) {
                  let data3 = data.code;
                  const _errs16 = errors;
                  if (typeof data3 !== "string" && data3 !== null) {
                    validate24.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema45.properties.code.type }, message: "must be string,null" }];
                    return false;
                  }
                  var valid0 = _errs16 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.wanted !== void 0 && func0.call(data, "wanted")) {
                    let data4 = data.wanted;
                    const _errs18 = errors;
                    if (typeof data4 !== "string" && data4 !== null) {
                      validate24.errors = [{ instancePath: instancePath + "/wanted", schemaPath: "#/properties/wanted/type", keyword: "type", params: { type: schema45.properties.wanted.type }, message: "must be string,null" }];
                      return false;
                    }
                    var valid0 = _errs18 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.got !== void 0 && func0.call(data, "got")) {
                      let data5 = data.got;
                      const _errs20 = errors;
                      if (typeof data5 !== "string" && data5 !== null) {
                        validate24.errors = [{ instancePath: instancePath + "/got", schemaPath: "#/properties/got/type", keyword: "type", params: { type: schema45.properties.got.type }, message: "must be string,null" }];
                        return false;
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
    } else {
      validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if ((data.class === void 0 || !func0.call(data, "class")) && (missing0 = "class") || (data.classes === void 0 || !func0.call(data, "classes")) && (missing0 = "classes") || (data.first === void 0 || !func0.call(data, "first")) && (missing0 = "first") || (data.decides === void 0 || !func0.call(data, "decides")) && (missing0 = "decides") || (data.differences === void 0 || !func0.call(data, "differences")) && (missing0 = "differences")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "class" || key0 === "classes" || key0 === "first" || key0 === "decides" || key0 === "differences")) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.class !== void 0 && func0.call(data, "class")) {
            let data0 = data.class;
            const _errs2 = errors;
            if (!(data0 === "D0" || data0 === "D1" || data0 === "D2" || data0 === "D3" || data0 === "D4" || data0 === "D5" || data0 === "D6" || data0 === "D7" || data0 === "D8" || data0 === "D9")) {
              validate21.errors = [{ instancePath: instancePath + "/class", schemaPath: "#/$defs/class/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.classes !== void 0 && func0.call(data, "classes")) {
              const _errs4 = errors;
              if (!validate22(data.classes, { instancePath: instancePath + "/classes", parentData: data, parentDataProperty: "classes", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.first !== void 0 && func0.call(data, "first")) {
                let data2 = data.first;
                const _errs5 = errors;
                const _errs6 = errors;
                let valid2 = false;
                let passing0 = null;
                const _errs7 = errors;
                if (!validate24(data2, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs7 === errors;
                if (_valid0) {
                  valid2 = true;
                  passing0 = 0;
                }
                const _errs8 = errors;
                if (data2 !== null) {
                  const err0 = { instancePath: instancePath + "/first", schemaPath: "#/properties/first/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs8 === errors;
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
                  const err1 = { instancePath: instancePath + "/first", schemaPath: "#/properties/first/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate21.errors = vErrors;
                  return false;
                } else {
                  errors = _errs6;
                  if (vErrors !== null) {
                    if (_errs6) {
                      vErrors.length = _errs6;
                    } else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.decides !== void 0 && func0.call(data, "decides")) {
                  const _errs10 = errors;
                  if (typeof data.decides !== "boolean") {
                    validate21.errors = [{ instancePath: instancePath + "/decides", schemaPath: "#/properties/decides/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.differences !== void 0 && func0.call(data, "differences")) {
                    let data4 = data.differences;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        let missing1;
                        if ((data4.count === void 0 || !func0.call(data4, "count")) && (missing1 = "count") || (data4.shown === void 0 || !func0.call(data4, "shown")) && (missing1 = "shown")) {
                          validate21.errors = [{ instancePath: instancePath + "/differences", schemaPath: "#/properties/differences/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          const _errs14 = errors;
                          for (const key1 of Object.keys(data4)) {
                            if (!(key1 === "count" || key1 === "shown")) {
                              validate21.errors = [{ instancePath: instancePath + "/differences", schemaPath: "#/properties/differences/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                              return false;
                              break;
                            }
                          }
                          if (_errs14 === errors) {
                            if (data4.count !== void 0 && func0.call(data4, "count")) {
                              let data5 = data4.count;
                              const _errs15 = errors;
                              const _errs16 = errors;
                              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                                validate21.errors = [{ instancePath: instancePath + "/differences/count", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              if (errors === _errs16) {
                                if (typeof data5 == "number" && isFinite(data5)) {
                                  if (data5 > 9007199254740991 || isNaN(data5)) {
                                    validate21.errors = [{ instancePath: instancePath + "/differences/count", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                    return false;
                                  } else {
                                    if (data5 < 0 || isNaN(data5)) {
                                      validate21.errors = [{ instancePath: instancePath + "/differences/count", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid3 = _errs15 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data4.shown !== void 0 && func0.call(data4, "shown")) {
                                let data6 = data4.shown;
                                const _errs18 = errors;
                                if (errors === _errs18) {
                                  if (Array.isArray(data6)) {
                                    var valid5 = true;
                                    const len0 = data6.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      const _errs20 = errors;
                                      if (!validate24(data6[i0], { instancePath: instancePath + "/differences/shown/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid5 = _errs20 === errors;
                                      if (!valid5) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate21.errors = [{ instancePath: instancePath + "/differences/shown", schemaPath: "#/properties/differences/properties/shown/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid3 = _errs18 === errors;
                              } else {
                                var valid3 = true;
                              }
                            }
                          }
                        }
                      } else {
                        validate21.errors = [{ instancePath: instancePath + "/differences", schemaPath: "#/properties/differences/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema54 = { "type": "object", "additionalProperties": false, "required": ["runs", "distinct", "classes", "worst", "firstDivergence", "outcomes", "core", "volatile", "unknown", "upper95"], "properties": { "runs": { "type": "integer", "minimum": 1 }, "distinct": { "type": "integer", "minimum": 1 }, "classes": { "$ref": "#/$defs/classes" }, "worst": { "$ref": "#/$defs/class" }, "firstDivergence": { "oneOf": [{ "type": "object", "additionalProperties": false, "required": ["run", "schedule", "divergence"], "properties": { "run": { "type": "integer", "minimum": 2 }, "schedule": { "$ref": "#/$defs/schedule" }, "divergence": { "$ref": "#/$defs/divergence" } } }, { "type": "null" }] }, "outcomes": { "type": "array", "items": { "$ref": "#/$defs/outcome" } }, "core": { "type": "object", "additionalProperties": false, "required": ["count", "digest"], "properties": { "count": { "$ref": "#/$defs/number" }, "digest": { "$ref": "#/$defs/digest" } } }, "volatile": { "type": "object", "additionalProperties": false, "required": ["count", "findings"], "properties": { "count": { "$ref": "#/$defs/number" }, "findings": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["finding", "runs", "of"], "properties": { "finding": { "$ref": "#/$defs/finding" }, "runs": { "type": "integer", "minimum": 1 }, "of": { "type": "integer", "minimum": 1 } } } } } }, "unknown": { "type": "array", "items": { "$ref": "#/$defs/path" } }, "upper95": { "oneOf": [{ "$ref": "#/$defs/bound" }, { "type": "null" }] } } };
const schema56 = { "type": "string", "pattern": "^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$" };
const schema58 = { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" };
const schema68 = { "type": "object", "additionalProperties": false, "required": ["exact", "ruleOfThree"], "properties": { "exact": { "type": "number", "minimum": 0, "maximum": 1 }, "ruleOfThree": { "type": "number", "minimum": 0, "maximum": 1 } } };
const schema57 = { "type": "object", "additionalProperties": false, "required": ["digest", "schedules", "runs", "ended", "divergence"], "properties": { "digest": { "$ref": "#/$defs/digest" }, "schedules": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["name", "runs"], "properties": { "name": { "$ref": "#/$defs/schedule" }, "runs": { "$ref": "#/$defs/number" } } } }, "runs": { "$ref": "#/$defs/number" }, "ended": { "type": "string", "minLength": 1 }, "divergence": { "$ref": "#/$defs/divergence" } } };
const pattern7 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$", "u");
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
      if ((data.digest === void 0 || !func0.call(data, "digest")) && (missing0 = "digest") || (data.schedules === void 0 || !func0.call(data, "schedules")) && (missing0 = "schedules") || (data.runs === void 0 || !func0.call(data, "runs")) && (missing0 = "runs") || (data.ended === void 0 || !func0.call(data, "ended")) && (missing0 = "ended") || (data.divergence === void 0 || !func0.call(data, "divergence")) && (missing0 = "divergence")) {
        validate33.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "digest" || key0 === "schedules" || key0 === "runs" || key0 === "ended" || key0 === "divergence")) {
            validate33.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.digest !== void 0 && func0.call(data, "digest")) {
            let data0 = data.digest;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern7.test(data0)) {
                  validate33.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                  return false;
                }
              } else {
                validate33.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.schedules !== void 0 && func0.call(data, "schedules")) {
              let data1 = data.schedules;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (Array.isArray(data1)) {
                  var valid2 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    const _errs7 = errors;
                    if (errors === _errs7) {
                      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        let missing1;
                        if ((data2.name === void 0 || !func0.call(data2, "name")) && (missing1 = "name") || (data2.runs === void 0 || !func0.call(data2, "runs")) && (missing1 = "runs")) {
                          validate33.errors = [{ instancePath: instancePath + "/schedules/" + i0, schemaPath: "#/properties/schedules/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          const _errs9 = errors;
                          for (const key1 of Object.keys(data2)) {
                            if (!(key1 === "name" || key1 === "runs")) {
                              validate33.errors = [{ instancePath: instancePath + "/schedules/" + i0, schemaPath: "#/properties/schedules/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                              return false;
                              break;
                            }
                          }
                          if (_errs9 === errors) {
                            if (data2.name !== void 0 && func0.call(data2, "name")) {
                              let data3 = data2.name;
                              const _errs10 = errors;
                              const _errs11 = errors;
                              if (errors === _errs11) {
                                if (typeof data3 === "string") {
                                  if (!pattern6.test(data3)) {
                                    validate33.errors = [{ instancePath: instancePath + "/schedules/" + i0 + "/name", schemaPath: "#/$defs/schedule/pattern", keyword: "pattern", params: { pattern: "^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$" }, message: 'must match pattern "^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"' }];
                                    return false;
                                  }
                                } else {
                                  validate33.errors = [{ instancePath: instancePath + "/schedules/" + i0 + "/name", schemaPath: "#/$defs/schedule/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid3 = _errs10 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data2.runs !== void 0 && func0.call(data2, "runs")) {
                                let data4 = data2.runs;
                                const _errs13 = errors;
                                const _errs14 = errors;
                                if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                                  validate33.errors = [{ instancePath: instancePath + "/schedules/" + i0 + "/runs", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                if (errors === _errs14) {
                                  if (typeof data4 == "number" && isFinite(data4)) {
                                    if (data4 > 9007199254740991 || isNaN(data4)) {
                                      validate33.errors = [{ instancePath: instancePath + "/schedules/" + i0 + "/runs", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                      return false;
                                    } else {
                                      if (data4 < 0 || isNaN(data4)) {
                                        validate33.errors = [{ instancePath: instancePath + "/schedules/" + i0 + "/runs", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                        return false;
                                      }
                                    }
                                  }
                                }
                                var valid3 = _errs13 === errors;
                              } else {
                                var valid3 = true;
                              }
                            }
                          }
                        }
                      } else {
                        validate33.errors = [{ instancePath: instancePath + "/schedules/" + i0, schemaPath: "#/properties/schedules/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid2 = _errs7 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                } else {
                  validate33.errors = [{ instancePath: instancePath + "/schedules", schemaPath: "#/properties/schedules/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.runs !== void 0 && func0.call(data, "runs")) {
                let data5 = data.runs;
                const _errs16 = errors;
                const _errs17 = errors;
                if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                  validate33.errors = [{ instancePath: instancePath + "/runs", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs17) {
                  if (typeof data5 == "number" && isFinite(data5)) {
                    if (data5 > 9007199254740991 || isNaN(data5)) {
                      validate33.errors = [{ instancePath: instancePath + "/runs", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data5 < 0 || isNaN(data5)) {
                        validate33.errors = [{ instancePath: instancePath + "/runs", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs16 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.ended !== void 0 && func0.call(data, "ended")) {
                  let data6 = data.ended;
                  const _errs19 = errors;
                  if (errors === _errs19) {
                    if (typeof data6 === "string") {
                      if (func78(data6) < 1) {
                        validate33.errors = [{ instancePath: instancePath + "/ended", schemaPath: "#/properties/ended/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate33.errors = [{ instancePath: instancePath + "/ended", schemaPath: "#/properties/ended/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs19 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.divergence !== void 0 && func0.call(data, "divergence")) {
                    const _errs21 = errors;
                    if (!validate21(data.divergence, { instancePath: instancePath + "/divergence", parentData: data, parentDataProperty: "divergence", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                      errors = vErrors.length;
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
const schema65 = { "type": "object", "additionalProperties": false, "required": ["path", "range", "severity", "source", "code", "message"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "severity": { "enum": ["error", "warning", "information", "hint", null] }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "message": { "type": "string" } } };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range") || (data.severity === void 0 || !func0.call(data, "severity")) && (missing0 = "severity") || (data.source === void 0 || !func0.call(data, "source")) && (missing0 = "source") || (data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message")) {
        validate36.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "path" || key0 === "range" || key0 === "severity" || key0 === "source" || key0 === "code" || key0 === "message")) {
            validate36.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (!pattern5.test(data0)) {
                  validate36.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                  return false;
                }
              } else {
                validate36.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              if (!validate25(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.severity !== void 0 && func0.call(data, "severity")) {
                let data2 = data.severity;
                const _errs6 = errors;
                if (!(data2 === "error" || data2 === "warning" || data2 === "information" || data2 === "hint" || data2 === null)) {
                  validate36.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: schema65.properties.severity.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.source !== void 0 && func0.call(data, "source")) {
                  let data3 = data.source;
                  const _errs7 = errors;
                  if (typeof data3 !== "string" && data3 !== null) {
                    validate36.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema65.properties.source.type }, message: "must be string,null" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.code !== void 0 && func0.call(data, "code")) {
                    let data4 = data.code;
                    const _errs9 = errors;
                    if (typeof data4 !== "string" && data4 !== null) {
                      validate36.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema65.properties.code.type }, message: "must be string,null" }];
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
                        validate36.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      }
    } else {
      validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.runs === void 0 || !func0.call(data, "runs")) && (missing0 = "runs") || (data.distinct === void 0 || !func0.call(data, "distinct")) && (missing0 = "distinct") || (data.classes === void 0 || !func0.call(data, "classes")) && (missing0 = "classes") || (data.worst === void 0 || !func0.call(data, "worst")) && (missing0 = "worst") || (data.firstDivergence === void 0 || !func0.call(data, "firstDivergence")) && (missing0 = "firstDivergence") || (data.outcomes === void 0 || !func0.call(data, "outcomes")) && (missing0 = "outcomes") || (data.core === void 0 || !func0.call(data, "core")) && (missing0 = "core") || (data.volatile === void 0 || !func0.call(data, "volatile")) && (missing0 = "volatile") || (data.unknown === void 0 || !func0.call(data, "unknown")) && (missing0 = "unknown") || (data.upper95 === void 0 || !func0.call(data, "upper95")) && (missing0 = "upper95")) {
        validate30.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema54.properties, key0)) {
            validate30.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.runs !== void 0 && func0.call(data, "runs")) {
            let data0 = data.runs;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate30.errors = [{ instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 < 1 || isNaN(data0)) {
                  validate30.errors = [{ instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                  return false;
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.distinct !== void 0 && func0.call(data, "distinct")) {
              let data1 = data.distinct;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate30.errors = [{ instancePath: instancePath + "/distinct", schemaPath: "#/properties/distinct/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 1 || isNaN(data1)) {
                    validate30.errors = [{ instancePath: instancePath + "/distinct", schemaPath: "#/properties/distinct/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.classes !== void 0 && func0.call(data, "classes")) {
                const _errs6 = errors;
                if (!validate22(data.classes, { instancePath: instancePath + "/classes", parentData: data, parentDataProperty: "classes", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.worst !== void 0 && func0.call(data, "worst")) {
                  let data3 = data.worst;
                  const _errs7 = errors;
                  if (!(data3 === "D0" || data3 === "D1" || data3 === "D2" || data3 === "D3" || data3 === "D4" || data3 === "D5" || data3 === "D6" || data3 === "D7" || data3 === "D8" || data3 === "D9")) {
                    validate30.errors = [{ instancePath: instancePath + "/worst", schemaPath: "#/$defs/class/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.firstDivergence !== void 0 && func0.call(data, "firstDivergence")) {
                    let data4 = data.firstDivergence;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    let valid2 = false;
                    let passing0 = null;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        let missing1;
                        if ((data4.run === void 0 || !func0.call(data4, "run")) && (missing1 = "run") || (data4.schedule === void 0 || !func0.call(data4, "schedule")) && (missing1 = "schedule") || (data4.divergence === void 0 || !func0.call(data4, "divergence")) && (missing1 = "divergence")) {
                          const err0 = { instancePath: instancePath + "/firstDivergence", schemaPath: "#/properties/firstDivergence/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        } else {
                          const _errs13 = errors;
                          for (const key1 of Object.keys(data4)) {
                            if (!(key1 === "run" || key1 === "schedule" || key1 === "divergence")) {
                              const err1 = { instancePath: instancePath + "/firstDivergence", schemaPath: "#/properties/firstDivergence/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                              if (vErrors === null) {
                                vErrors = [err1];
                              } else {
                                vErrors.push(err1);
                              }
                              errors++;
                              break;
                            }
                          }
                          if (_errs13 === errors) {
                            if (data4.run !== void 0 && func0.call(data4, "run")) {
                              let data5 = data4.run;
                              const _errs14 = errors;
                              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                                const err2 = { instancePath: instancePath + "/firstDivergence/run", schemaPath: "#/properties/firstDivergence/oneOf/0/properties/run/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                  vErrors = [err2];
                                } else {
                                  vErrors.push(err2);
                                }
                                errors++;
                              }
                              if (errors === _errs14) {
                                if (typeof data5 == "number" && isFinite(data5)) {
                                  if (data5 < 2 || isNaN(data5)) {
                                    const err3 = { instancePath: instancePath + "/firstDivergence/run", schemaPath: "#/properties/firstDivergence/oneOf/0/properties/run/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" };
                                    if (vErrors === null) {
                                      vErrors = [err3];
                                    } else {
                                      vErrors.push(err3);
                                    }
                                    errors++;
                                  }
                                }
                              }
                              var valid3 = _errs14 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data4.schedule !== void 0 && func0.call(data4, "schedule")) {
                                let data6 = data4.schedule;
                                const _errs16 = errors;
                                const _errs17 = errors;
                                if (errors === _errs17) {
                                  if (typeof data6 === "string") {
                                    if (!pattern6.test(data6)) {
                                      const err4 = { instancePath: instancePath + "/firstDivergence/schedule", schemaPath: "#/$defs/schedule/pattern", keyword: "pattern", params: { pattern: "^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$" }, message: 'must match pattern "^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"' };
                                      if (vErrors === null) {
                                        vErrors = [err4];
                                      } else {
                                        vErrors.push(err4);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err5 = { instancePath: instancePath + "/firstDivergence/schedule", schemaPath: "#/$defs/schedule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err5];
                                    } else {
                                      vErrors.push(err5);
                                    }
                                    errors++;
                                  }
                                }
                                var valid3 = _errs16 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data4.divergence !== void 0 && func0.call(data4, "divergence")) {
                                  const _errs19 = errors;
                                  if (!validate21(data4.divergence, { instancePath: instancePath + "/firstDivergence/divergence", parentData: data4, parentDataProperty: "divergence", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid3 = _errs19 === errors;
                                } else {
                                  var valid3 = true;
                                }
                              }
                            }
                          }
                        }
                      } else {
                        const err6 = { instancePath: instancePath + "/firstDivergence", schemaPath: "#/properties/firstDivergence/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err6];
                        } else {
                          vErrors.push(err6);
                        }
                        errors++;
                      }
                    }
                    var _valid0 = _errs11 === errors;
                    if (_valid0) {
                      valid2 = true;
                      passing0 = 0;
                    }
                    const _errs20 = errors;
                    if (data4 !== null) {
                      const err7 = { instancePath: instancePath + "/firstDivergence", schemaPath: "#/properties/firstDivergence/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err7];
                      } else {
                        vErrors.push(err7);
                      }
                      errors++;
                    }
                    var _valid0 = _errs20 === errors;
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
                      const err8 = { instancePath: instancePath + "/firstDivergence", schemaPath: "#/properties/firstDivergence/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                      if (vErrors === null) {
                        vErrors = [err8];
                      } else {
                        vErrors.push(err8);
                      }
                      errors++;
                      validate30.errors = vErrors;
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
                  if (valid0) {
                    if (data.outcomes !== void 0 && func0.call(data, "outcomes")) {
                      let data8 = data.outcomes;
                      const _errs22 = errors;
                      if (errors === _errs22) {
                        if (Array.isArray(data8)) {
                          var valid5 = true;
                          const len0 = data8.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs24 = errors;
                            if (!validate33(data8[i0], { instancePath: instancePath + "/outcomes/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
                              errors = vErrors.length;
                            }
                            var valid5 = _errs24 === errors;
                            if (!valid5) {
                              break;
                            }
                          }
                        } else {
                          validate30.errors = [{ instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs22 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.core !== void 0 && func0.call(data, "core")) {
                        let data10 = data.core;
                        const _errs25 = errors;
                        if (errors === _errs25) {
                          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                            let missing2;
                            if ((data10.count === void 0 || !func0.call(data10, "count")) && (missing2 = "count") || (data10.digest === void 0 || !func0.call(data10, "digest")) && (missing2 = "digest")) {
                              validate30.errors = [{ instancePath: instancePath + "/core", schemaPath: "#/properties/core/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                              return false;
                            } else {
                              const _errs27 = errors;
                              for (const key2 of Object.keys(data10)) {
                                if (!(key2 === "count" || key2 === "digest")) {
                                  validate30.errors = [{ instancePath: instancePath + "/core", schemaPath: "#/properties/core/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs27 === errors) {
                                if (data10.count !== void 0 && func0.call(data10, "count")) {
                                  let data11 = data10.count;
                                  const _errs28 = errors;
                                  const _errs29 = errors;
                                  if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                    validate30.errors = [{ instancePath: instancePath + "/core/count", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs29) {
                                    if (typeof data11 == "number" && isFinite(data11)) {
                                      if (data11 > 9007199254740991 || isNaN(data11)) {
                                        validate30.errors = [{ instancePath: instancePath + "/core/count", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                        return false;
                                      } else {
                                        if (data11 < 0 || isNaN(data11)) {
                                          validate30.errors = [{ instancePath: instancePath + "/core/count", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                          return false;
                                        }
                                      }
                                    }
                                  }
                                  var valid6 = _errs28 === errors;
                                } else {
                                  var valid6 = true;
                                }
                                if (valid6) {
                                  if (data10.digest !== void 0 && func0.call(data10, "digest")) {
                                    let data12 = data10.digest;
                                    const _errs31 = errors;
                                    const _errs32 = errors;
                                    if (errors === _errs32) {
                                      if (typeof data12 === "string") {
                                        if (!pattern7.test(data12)) {
                                          validate30.errors = [{ instancePath: instancePath + "/core/digest", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                          return false;
                                        }
                                      } else {
                                        validate30.errors = [{ instancePath: instancePath + "/core/digest", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid6 = _errs31 === errors;
                                  } else {
                                    var valid6 = true;
                                  }
                                }
                              }
                            }
                          } else {
                            validate30.errors = [{ instancePath: instancePath + "/core", schemaPath: "#/properties/core/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs25 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.volatile !== void 0 && func0.call(data, "volatile")) {
                          let data13 = data.volatile;
                          const _errs34 = errors;
                          if (errors === _errs34) {
                            if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                              let missing3;
                              if ((data13.count === void 0 || !func0.call(data13, "count")) && (missing3 = "count") || (data13.findings === void 0 || !func0.call(data13, "findings")) && (missing3 = "findings")) {
                                validate30.errors = [{ instancePath: instancePath + "/volatile", schemaPath: "#/properties/volatile/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                return false;
                              } else {
                                const _errs36 = errors;
                                for (const key3 of Object.keys(data13)) {
                                  if (!(key3 === "count" || key3 === "findings")) {
                                    validate30.errors = [{ instancePath: instancePath + "/volatile", schemaPath: "#/properties/volatile/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs36 === errors) {
                                  if (data13.count !== void 0 && func0.call(data13, "count")) {
                                    let data14 = data13.count;
                                    const _errs37 = errors;
                                    const _errs38 = errors;
                                    if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                                      validate30.errors = [{ instancePath: instancePath + "/volatile/count", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    if (errors === _errs38) {
                                      if (typeof data14 == "number" && isFinite(data14)) {
                                        if (data14 > 9007199254740991 || isNaN(data14)) {
                                          validate30.errors = [{ instancePath: instancePath + "/volatile/count", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                          return false;
                                        } else {
                                          if (data14 < 0 || isNaN(data14)) {
                                            validate30.errors = [{ instancePath: instancePath + "/volatile/count", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                            return false;
                                          }
                                        }
                                      }
                                    }
                                    var valid9 = _errs37 === errors;
                                  } else {
                                    var valid9 = true;
                                  }
                                  if (valid9) {
                                    if (data13.findings !== void 0 && func0.call(data13, "findings")) {
                                      let data15 = data13.findings;
                                      const _errs40 = errors;
                                      if (errors === _errs40) {
                                        if (Array.isArray(data15)) {
                                          var valid11 = true;
                                          const len1 = data15.length;
                                          for (let i1 = 0; i1 < len1; i1++) {
                                            let data16 = data15[i1];
                                            const _errs42 = errors;
                                            if (errors === _errs42) {
                                              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                                let missing4;
                                                if ((data16.finding === void 0 || !func0.call(data16, "finding")) && (missing4 = "finding") || (data16.runs === void 0 || !func0.call(data16, "runs")) && (missing4 = "runs") || (data16.of === void 0 || !func0.call(data16, "of")) && (missing4 = "of")) {
                                                  validate30.errors = [{ instancePath: instancePath + "/volatile/findings/" + i1, schemaPath: "#/properties/volatile/properties/findings/items/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                                  return false;
                                                } else {
                                                  const _errs44 = errors;
                                                  for (const key4 of Object.keys(data16)) {
                                                    if (!(key4 === "finding" || key4 === "runs" || key4 === "of")) {
                                                      validate30.errors = [{ instancePath: instancePath + "/volatile/findings/" + i1, schemaPath: "#/properties/volatile/properties/findings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                                      return false;
                                                      break;
                                                    }
                                                  }
                                                  if (_errs44 === errors) {
                                                    if (data16.finding !== void 0 && func0.call(data16, "finding")) {
                                                      const _errs45 = errors;
                                                      if (!validate36(data16.finding, { instancePath: instancePath + "/volatile/findings/" + i1 + "/finding", parentData: data16, parentDataProperty: "finding", rootData, dynamicAnchors })) {
                                                        vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid12 = _errs45 === errors;
                                                    } else {
                                                      var valid12 = true;
                                                    }
                                                    if (valid12) {
                                                      if (data16.runs !== void 0 && func0.call(data16, "runs")) {
                                                        let data18 = data16.runs;
                                                        const _errs46 = errors;
                                                        if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                                                          validate30.errors = [{ instancePath: instancePath + "/volatile/findings/" + i1 + "/runs", schemaPath: "#/properties/volatile/properties/findings/items/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                          return false;
                                                        }
                                                        if (errors === _errs46) {
                                                          if (typeof data18 == "number" && isFinite(data18)) {
                                                            if (data18 < 1 || isNaN(data18)) {
                                                              validate30.errors = [{ instancePath: instancePath + "/volatile/findings/" + i1 + "/runs", schemaPath: "#/properties/volatile/properties/findings/items/properties/runs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid12 = _errs46 === errors;
                                                      } else {
                                                        var valid12 = true;
                                                      }
                                                      if (valid12) {
                                                        if (data16.of !== void 0 && func0.call(data16, "of")) {
                                                          let data19 = data16.of;
                                                          const _errs48 = errors;
                                                          if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                                                            validate30.errors = [{ instancePath: instancePath + "/volatile/findings/" + i1 + "/of", schemaPath: "#/properties/volatile/properties/findings/items/properties/of/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                            return false;
                                                          }
                                                          if (errors === _errs48) {
                                                            if (typeof data19 == "number" && isFinite(data19)) {
                                                              if (data19 < 1 || isNaN(data19)) {
                                                                validate30.errors = [{ instancePath: instancePath + "/volatile/findings/" + i1 + "/of", schemaPath: "#/properties/volatile/properties/findings/items/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid12 = _errs48 === errors;
                                                        } else {
                                                          var valid12 = true;
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate30.errors = [{ instancePath: instancePath + "/volatile/findings/" + i1, schemaPath: "#/properties/volatile/properties/findings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                return false;
                                              }
                                            }
                                            var valid11 = _errs42 === errors;
                                            if (!valid11) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate30.errors = [{ instancePath: instancePath + "/volatile/findings", schemaPath: "#/properties/volatile/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                          return false;
                                        }
                                      }
                                      var valid9 = _errs40 === errors;
                                    } else {
                                      var valid9 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate30.errors = [{ instancePath: instancePath + "/volatile", schemaPath: "#/properties/volatile/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs34 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.unknown !== void 0 && func0.call(data, "unknown")) {
                            let data20 = data.unknown;
                            const _errs50 = errors;
                            if (errors === _errs50) {
                              if (Array.isArray(data20)) {
                                var valid13 = true;
                                const len2 = data20.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                  let data21 = data20[i2];
                                  const _errs52 = errors;
                                  const _errs53 = errors;
                                  if (errors === _errs53) {
                                    if (typeof data21 === "string") {
                                      if (!pattern5.test(data21)) {
                                        validate30.errors = [{ instancePath: instancePath + "/unknown/" + i2, schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                        return false;
                                      }
                                    } else {
                                      validate30.errors = [{ instancePath: instancePath + "/unknown/" + i2, schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                  var valid13 = _errs52 === errors;
                                  if (!valid13) {
                                    break;
                                  }
                                }
                              } else {
                                validate30.errors = [{ instancePath: instancePath + "/unknown", schemaPath: "#/properties/unknown/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid0 = _errs50 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.upper95 !== void 0 && func0.call(data, "upper95")) {
                              let data22 = data.upper95;
                              const _errs55 = errors;
                              const _errs56 = errors;
                              let valid15 = false;
                              let passing1 = null;
                              const _errs57 = errors;
                              const _errs58 = errors;
                              if (errors === _errs58) {
                                if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                                  let missing5;
                                  if ((data22.exact === void 0 || !func0.call(data22, "exact")) && (missing5 = "exact") || (data22.ruleOfThree === void 0 || !func0.call(data22, "ruleOfThree")) && (missing5 = "ruleOfThree")) {
                                    const err9 = { instancePath: instancePath + "/upper95", schemaPath: "#/$defs/bound/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" };
                                    if (vErrors === null) {
                                      vErrors = [err9];
                                    } else {
                                      vErrors.push(err9);
                                    }
                                    errors++;
                                  } else {
                                    const _errs60 = errors;
                                    for (const key5 of Object.keys(data22)) {
                                      if (!(key5 === "exact" || key5 === "ruleOfThree")) {
                                        const err10 = { instancePath: instancePath + "/upper95", schemaPath: "#/$defs/bound/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                                        if (vErrors === null) {
                                          vErrors = [err10];
                                        } else {
                                          vErrors.push(err10);
                                        }
                                        errors++;
                                        break;
                                      }
                                    }
                                    if (_errs60 === errors) {
                                      if (data22.exact !== void 0 && func0.call(data22, "exact")) {
                                        let data23 = data22.exact;
                                        const _errs61 = errors;
                                        if (errors === _errs61) {
                                          if (typeof data23 == "number" && isFinite(data23)) {
                                            if (data23 > 1 || isNaN(data23)) {
                                              const err11 = { instancePath: instancePath + "/upper95/exact", schemaPath: "#/$defs/bound/properties/exact/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                                              if (vErrors === null) {
                                                vErrors = [err11];
                                              } else {
                                                vErrors.push(err11);
                                              }
                                              errors++;
                                            } else {
                                              if (data23 < 0 || isNaN(data23)) {
                                                const err12 = { instancePath: instancePath + "/upper95/exact", schemaPath: "#/$defs/bound/properties/exact/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                if (vErrors === null) {
                                                  vErrors = [err12];
                                                } else {
                                                  vErrors.push(err12);
                                                }
                                                errors++;
                                              }
                                            }
                                          } else {
                                            const err13 = { instancePath: instancePath + "/upper95/exact", schemaPath: "#/$defs/bound/properties/exact/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                            if (vErrors === null) {
                                              vErrors = [err13];
                                            } else {
                                              vErrors.push(err13);
                                            }
                                            errors++;
                                          }
                                        }
                                        var valid17 = _errs61 === errors;
                                      } else {
                                        var valid17 = true;
                                      }
                                      if (valid17) {
                                        if (data22.ruleOfThree !== void 0 && func0.call(data22, "ruleOfThree")) {
                                          let data24 = data22.ruleOfThree;
                                          const _errs63 = errors;
                                          if (errors === _errs63) {
                                            if (typeof data24 == "number" && isFinite(data24)) {
                                              if (data24 > 1 || isNaN(data24)) {
                                                const err14 = { instancePath: instancePath + "/upper95/ruleOfThree", schemaPath: "#/$defs/bound/properties/ruleOfThree/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                                                if (vErrors === null) {
                                                  vErrors = [err14];
                                                } else {
                                                  vErrors.push(err14);
                                                }
                                                errors++;
                                              } else {
                                                if (data24 < 0 || isNaN(data24)) {
                                                  const err15 = { instancePath: instancePath + "/upper95/ruleOfThree", schemaPath: "#/$defs/bound/properties/ruleOfThree/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                  if (vErrors === null) {
                                                    vErrors = [err15];
                                                  } else {
                                                    vErrors.push(err15);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            } else {
                                              const err16 = { instancePath: instancePath + "/upper95/ruleOfThree", schemaPath: "#/$defs/bound/properties/ruleOfThree/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                              if (vErrors === null) {
                                                vErrors = [err16];
                                              } else {
                                                vErrors.push(err16);
                                              }
                                              errors++;
                                            }
                                          }
                                          var valid17 = _errs63 === errors;
                                        } else {
                                          var valid17 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  const err17 = { instancePath: instancePath + "/upper95", schemaPath: "#/$defs/bound/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err17];
                                  } else {
                                    vErrors.push(err17);
                                  }
                                  errors++;
                                }
                              }
                              var _valid1 = _errs57 === errors;
                              if (_valid1) {
                                valid15 = true;
                                passing1 = 0;
                              }
                              const _errs65 = errors;
                              if (data22 !== null) {
                                const err18 = { instancePath: instancePath + "/upper95", schemaPath: "#/properties/upper95/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err18];
                                } else {
                                  vErrors.push(err18);
                                }
                                errors++;
                              }
                              var _valid1 = _errs65 === errors;
                              if (_valid1 && valid15) {
                                valid15 = false;
                                passing1 = [passing1, 1];
                              } else {
                                if (_valid1) {
                                  valid15 = true;
                                  passing1 = 1;
                                }
                              }
                              if (!valid15) {
                                const err19 = { instancePath: instancePath + "/upper95", schemaPath: "#/properties/upper95/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                if (vErrors === null) {
                                  vErrors = [err19];
                                } else {
                                  vErrors.push(err19);
                                }
                                errors++;
                                validate30.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs56;
                                if (vErrors !== null) {
                                  if (_errs56) {
                                    vErrors.length = _errs56;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs55 === errors;
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
      validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema72 = { "type": "object", "additionalProperties": false, "required": ["version", "rules", "files", "findings", "total", "unknown", "failures", "repeated", "unsettled"], "properties": { "repeated": { "oneOf": [{ "type": "object", "additionalProperties": false, "required": ["own", "canonical"], "properties": { "own": { "$ref": "#/$defs/number" }, "canonical": { "$ref": "#/$defs/number" } } }, { "type": "null" }] }, "unsettled": { "type": "object", "additionalProperties": false, "required": ["count", "shown"], "properties": { "count": { "$ref": "#/$defs/number" }, "shown": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["class", "before", "after", "outcome", "own", "canonical", "rate"], "properties": { "class": { "enum": ["D2", "D3", "D4", "D5"] }, "before": { "oneOf": [{ "$ref": "#/$defs/finding" }, { "type": "null" }] }, "after": { "oneOf": [{ "$ref": "#/$defs/finding" }, { "type": "null" }] }, "outcome": { "enum": ["mixed", "seen-once"] }, "own": { "$ref": "#/$defs/counted" }, "canonical": { "$ref": "#/$defs/counted" }, "rate": { "oneOf": [{ "$ref": "#/$defs/rate" }, { "type": "null" }] } } } } } }, "version": { "type": "string", "minLength": 1 }, "rules": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["source", "code", "added", "removed", "changed"], "properties": { "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "added": { "$ref": "#/$defs/number" }, "removed": { "$ref": "#/$defs/number" }, "changed": { "$ref": "#/$defs/number" } } } }, "files": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "added", "removed", "changed"], "properties": { "path": { "$ref": "#/$defs/path" }, "added": { "$ref": "#/$defs/number" }, "removed": { "$ref": "#/$defs/number" }, "changed": { "$ref": "#/$defs/number" } } } }, "findings": { "type": "object", "additionalProperties": false, "required": ["count", "shown"], "properties": { "count": { "$ref": "#/$defs/number" }, "shown": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["class", "before", "after"], "properties": { "class": { "enum": ["D2", "D3", "D4", "D5"] }, "before": { "oneOf": [{ "$ref": "#/$defs/finding" }, { "type": "null" }] }, "after": { "oneOf": [{ "$ref": "#/$defs/finding" }, { "type": "null" }] } } } } } }, "total": { "$ref": "#/$defs/counts" }, "unknown": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "before", "after"], "properties": { "path": { "$ref": "#/$defs/path" }, "before": { "type": "string", "minLength": 1 }, "after": { "type": "string", "minLength": 1 } } } }, "failures": { "type": "object", "additionalProperties": false, "required": ["before", "after"], "properties": { "before": { "type": ["string", "null"] }, "after": { "type": ["string", "null"] } } } } };
const schema87 = { "type": "object", "additionalProperties": false, "required": ["added", "removed", "changed"], "properties": { "added": { "$ref": "#/$defs/number" }, "removed": { "$ref": "#/$defs/number" }, "changed": { "$ref": "#/$defs/number" } } };
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
      if ((data.added === void 0 || !func0.call(data, "added")) && (missing0 = "added") || (data.removed === void 0 || !func0.call(data, "removed")) && (missing0 = "removed") || (data.changed === void 0 || !func0.call(data, "changed")) && (missing0 = "changed")) {
        validate47.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "added" || key0 === "removed" || key0 === "changed")) {
            validate47.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              validate47.errors = [{ instancePath: instancePath + "/added", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate47.errors = [{ instancePath: instancePath + "/added", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate47.errors = [{ instancePath: instancePath + "/added", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                validate47.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 9007199254740991 || isNaN(data1)) {
                    validate47.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate47.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                  validate47.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs9) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 9007199254740991 || isNaN(data2)) {
                      validate47.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate47.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate47.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}
validate47.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if ((data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.rules === void 0 || !func0.call(data, "rules")) && (missing0 = "rules") || (data.files === void 0 || !func0.call(data, "files")) && (missing0 = "files") || (data.findings === void 0 || !func0.call(data, "findings")) && (missing0 = "findings") || (data.total === void 0 || !func0.call(data, "total")) && (missing0 = "total") || (data.unknown === void 0 || !func0.call(data, "unknown")) && (missing0 = "unknown") || (data.failures === void 0 || !func0.call(data, "failures")) && (missing0 = "failures") || (data.repeated === void 0 || !func0.call(data, "repeated")) && (missing0 = "repeated") || (data.unsettled === void 0 || !func0.call(data, "unsettled")) && (missing0 = "unsettled")) {
        validate42.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema72.properties, key0)) {
            validate42.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.repeated !== void 0 && func0.call(data, "repeated")) {
            let data0 = data.repeated;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            let passing0 = null;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if ((data0.own === void 0 || !func0.call(data0, "own")) && (missing1 = "own") || (data0.canonical === void 0 || !func0.call(data0, "canonical")) && (missing1 = "canonical")) {
                  const err0 = { instancePath: instancePath + "/repeated", schemaPath: "#/properties/repeated/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                } else {
                  const _errs6 = errors;
                  for (const key1 of Object.keys(data0)) {
                    if (!(key1 === "own" || key1 === "canonical")) {
                      const err1 = { instancePath: instancePath + "/repeated", schemaPath: "#/properties/repeated/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                      break;
                    }
                  }
                  if (_errs6 === errors) {
                    if (data0.own !== void 0 && func0.call(data0, "own")) {
                      let data1 = data0.own;
                      const _errs7 = errors;
                      const _errs8 = errors;
                      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                        const err2 = { instancePath: instancePath + "/repeated/own", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
                            const err3 = { instancePath: instancePath + "/repeated/own", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                            if (vErrors === null) {
                              vErrors = [err3];
                            } else {
                              vErrors.push(err3);
                            }
                            errors++;
                          } else {
                            if (data1 < 0 || isNaN(data1)) {
                              const err4 = { instancePath: instancePath + "/repeated/own", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
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
                      var valid2 = _errs7 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data0.canonical !== void 0 && func0.call(data0, "canonical")) {
                        let data2 = data0.canonical;
                        const _errs10 = errors;
                        const _errs11 = errors;
                        if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                          const err5 = { instancePath: instancePath + "/repeated/canonical", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          if (vErrors === null) {
                            vErrors = [err5];
                          } else {
                            vErrors.push(err5);
                          }
                          errors++;
                        }
                        if (errors === _errs11) {
                          if (typeof data2 == "number" && isFinite(data2)) {
                            if (data2 > 9007199254740991 || isNaN(data2)) {
                              const err6 = { instancePath: instancePath + "/repeated/canonical", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                              if (vErrors === null) {
                                vErrors = [err6];
                              } else {
                                vErrors.push(err6);
                              }
                              errors++;
                            } else {
                              if (data2 < 0 || isNaN(data2)) {
                                const err7 = { instancePath: instancePath + "/repeated/canonical", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
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
                        var valid2 = _errs10 === errors;
                      } else {
                        var valid2 = true;
                      }
                    }
                  }
                }
              } else {
                const err8 = { instancePath: instancePath + "/repeated", schemaPath: "#/properties/repeated/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            var _valid0 = _errs4 === errors;
            if (_valid0) {
              valid1 = true;
              passing0 = 0;
            }
            const _errs13 = errors;
            if (data0 !== null) {
              const err9 = { instancePath: instancePath + "/repeated", schemaPath: "#/properties/repeated/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            var _valid0 = _errs13 === errors;
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
              const err10 = { instancePath: instancePath + "/repeated", schemaPath: "#/properties/repeated/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
              validate42.errors = vErrors;
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
            if (data.unsettled !== void 0 && func0.call(data, "unsettled")) {
              let data3 = data.unsettled;
              const _errs15 = errors;
              if (errors === _errs15) {
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  let missing2;
                  if ((data3.count === void 0 || !func0.call(data3, "count")) && (missing2 = "count") || (data3.shown === void 0 || !func0.call(data3, "shown")) && (missing2 = "shown")) {
                    validate42.errors = [{ instancePath: instancePath + "/unsettled", schemaPath: "#/properties/unsettled/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                    return false;
                  } else {
                    const _errs17 = errors;
                    for (const key2 of Object.keys(data3)) {
                      if (!(key2 === "count" || key2 === "shown")) {
                        validate42.errors = [{ instancePath: instancePath + "/unsettled", schemaPath: "#/properties/unsettled/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs17 === errors) {
                      if (data3.count !== void 0 && func0.call(data3, "count")) {
                        let data4 = data3.count;
                        const _errs18 = errors;
                        const _errs19 = errors;
                        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                          validate42.errors = [{ instancePath: instancePath + "/unsettled/count", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs19) {
                          if (typeof data4 == "number" && isFinite(data4)) {
                            if (data4 > 9007199254740991 || isNaN(data4)) {
                              validate42.errors = [{ instancePath: instancePath + "/unsettled/count", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                              return false;
                            } else {
                              if (data4 < 0 || isNaN(data4)) {
                                validate42.errors = [{ instancePath: instancePath + "/unsettled/count", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                return false;
                              }
                            }
                          }
                        }
                        var valid5 = _errs18 === errors;
                      } else {
                        var valid5 = true;
                      }
                      if (valid5) {
                        if (data3.shown !== void 0 && func0.call(data3, "shown")) {
                          let data5 = data3.shown;
                          const _errs21 = errors;
                          if (errors === _errs21) {
                            if (Array.isArray(data5)) {
                              var valid7 = true;
                              const len0 = data5.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let data6 = data5[i0];
                                const _errs23 = errors;
                                if (errors === _errs23) {
                                  if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                    let missing3;
                                    if ((data6.class === void 0 || !func0.call(data6, "class")) && (missing3 = "class") || (data6.before === void 0 || !func0.call(data6, "before")) && (missing3 = "before") || (data6.after === void 0 || !func0.call(data6, "after")) && (missing3 = "after") || (data6.outcome === void 0 || !func0.call(data6, "outcome")) && (missing3 = "outcome") || (data6.own === void 0 || !func0.call(data6, "own")) && (missing3 = "own") || (data6.canonical === void 0 || !func0.call(data6, "canonical")) && (missing3 = "canonical") || (data6.rate === void 0 || !func0.call(data6, "rate")) && (missing3 = "rate")) {
                                      validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0, schemaPath: "#/properties/unsettled/properties/shown/items/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                      return false;
                                    } else {
                                      const _errs25 = errors;
                                      for (const key3 of Object.keys(data6)) {
                                        if (!(key3 === "class" || key3 === "before" || key3 === "after" || key3 === "outcome" || key3 === "own" || key3 === "canonical" || key3 === "rate")) {
                                          validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0, schemaPath: "#/properties/unsettled/properties/shown/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs25 === errors) {
                                        if (data6.class !== void 0 && func0.call(data6, "class")) {
                                          let data7 = data6.class;
                                          const _errs26 = errors;
                                          if (!(data7 === "D2" || data7 === "D3" || data7 === "D4" || data7 === "D5")) {
                                            validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/class", schemaPath: "#/properties/unsettled/properties/shown/items/properties/class/enum", keyword: "enum", params: { allowedValues: schema72.properties.unsettled.properties.shown.items.properties.class.enum }, message: "must be equal to one of the allowed values" }];
                                            return false;
                                          }
                                          var valid8 = _errs26 === errors;
                                        } else {
                                          var valid8 = true;
                                        }
                                        if (valid8) {
                                          if (data6.before !== void 0 && func0.call(data6, "before")) {
                                            let data8 = data6.before;
                                            const _errs27 = errors;
                                            const _errs28 = errors;
                                            let valid9 = false;
                                            let passing1 = null;
                                            const _errs29 = errors;
                                            if (!validate36(data8, { instancePath: instancePath + "/unsettled/shown/" + i0 + "/before", parentData: data6, parentDataProperty: "before", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                                              errors = vErrors.length;
                                            }
                                            var _valid1 = _errs29 === errors;
                                            if (_valid1) {
                                              valid9 = true;
                                              passing1 = 0;
                                            }
                                            const _errs30 = errors;
                                            if (data8 !== null) {
                                              const err11 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/before", schemaPath: "#/properties/unsettled/properties/shown/items/properties/before/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                              if (vErrors === null) {
                                                vErrors = [err11];
                                              } else {
                                                vErrors.push(err11);
                                              }
                                              errors++;
                                            }
                                            var _valid1 = _errs30 === errors;
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
                                              const err12 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/before", schemaPath: "#/properties/unsettled/properties/shown/items/properties/before/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                              if (vErrors === null) {
                                                vErrors = [err12];
                                              } else {
                                                vErrors.push(err12);
                                              }
                                              errors++;
                                              validate42.errors = vErrors;
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
                                            var valid8 = _errs27 === errors;
                                          } else {
                                            var valid8 = true;
                                          }
                                          if (valid8) {
                                            if (data6.after !== void 0 && func0.call(data6, "after")) {
                                              let data9 = data6.after;
                                              const _errs32 = errors;
                                              const _errs33 = errors;
                                              let valid10 = false;
                                              let passing2 = null;
                                              const _errs34 = errors;
                                              if (!validate36(data9, { instancePath: instancePath + "/unsettled/shown/" + i0 + "/after", parentData: data6, parentDataProperty: "after", rootData, dynamicAnchors })) {
                                                vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                                                errors = vErrors.length;
                                              }
                                              var _valid2 = _errs34 === errors;
                                              if (_valid2) {
                                                valid10 = true;
                                                passing2 = 0;
                                              }
                                              const _errs35 = errors;
                                              if (data9 !== null) {
                                                const err13 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/after", schemaPath: "#/properties/unsettled/properties/shown/items/properties/after/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                if (vErrors === null) {
                                                  vErrors = [err13];
                                                } else {
                                                  vErrors.push(err13);
                                                }
                                                errors++;
                                              }
                                              var _valid2 = _errs35 === errors;
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
                                                const err14 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/after", schemaPath: "#/properties/unsettled/properties/shown/items/properties/after/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
                                                if (vErrors === null) {
                                                  vErrors = [err14];
                                                } else {
                                                  vErrors.push(err14);
                                                }
                                                errors++;
                                                validate42.errors = vErrors;
                                                return false;
                                              } else {
                                                errors = _errs33;
                                                if (vErrors !== null) {
                                                  if (_errs33) {
                                                    vErrors.length = _errs33;
                                                  } else {
                                                    vErrors = null;
                                                  }
                                                }
                                              }
                                              var valid8 = _errs32 === errors;
                                            } else {
                                              var valid8 = true;
                                            }
                                            if (valid8) {
                                              if (data6.outcome !== void 0 && func0.call(data6, "outcome")) {
                                                let data10 = data6.outcome;
                                                const _errs37 = errors;
                                                if (!(data10 === "mixed" || data10 === "seen-once")) {
                                                  validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/outcome", schemaPath: "#/properties/unsettled/properties/shown/items/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema72.properties.unsettled.properties.shown.items.properties.outcome.enum }, message: "must be equal to one of the allowed values" }];
                                                  return false;
                                                }
                                                var valid8 = _errs37 === errors;
                                              } else {
                                                var valid8 = true;
                                              }
                                              if (valid8) {
                                                if (data6.own !== void 0 && func0.call(data6, "own")) {
                                                  let data11 = data6.own;
                                                  const _errs38 = errors;
                                                  const _errs39 = errors;
                                                  if (errors === _errs39) {
                                                    if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                                      let missing4;
                                                      if ((data11.runs === void 0 || !func0.call(data11, "runs")) && (missing4 = "runs") || (data11.of === void 0 || !func0.call(data11, "of")) && (missing4 = "of")) {
                                                        validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/own", schemaPath: "#/$defs/counted/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                                        return false;
                                                      } else {
                                                        const _errs41 = errors;
                                                        for (const key4 of Object.keys(data11)) {
                                                          if (!(key4 === "runs" || key4 === "of")) {
                                                            validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/own", schemaPath: "#/$defs/counted/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                                            return false;
                                                            break;
                                                          }
                                                        }
                                                        if (_errs41 === errors) {
                                                          if (data11.runs !== void 0 && func0.call(data11, "runs")) {
                                                            let data12 = data11.runs;
                                                            const _errs42 = errors;
                                                            if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                                              validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/own/runs", schemaPath: "#/$defs/counted/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                              return false;
                                                            }
                                                            if (errors === _errs42) {
                                                              if (typeof data12 == "number" && isFinite(data12)) {
                                                                if (data12 < 0 || isNaN(data12)) {
                                                                  validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/own/runs", schemaPath: "#/$defs/counted/properties/runs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid12 = _errs42 === errors;
                                                          } else {
                                                            var valid12 = true;
                                                          }
                                                          if (valid12) {
                                                            if (data11.of !== void 0 && func0.call(data11, "of")) {
                                                              let data13 = data11.of;
                                                              const _errs44 = errors;
                                                              if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                                                validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/own/of", schemaPath: "#/$defs/counted/properties/of/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                return false;
                                                              }
                                                              if (errors === _errs44) {
                                                                if (typeof data13 == "number" && isFinite(data13)) {
                                                                  if (data13 < 0 || isNaN(data13)) {
                                                                    validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/own/of", schemaPath: "#/$defs/counted/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid12 = _errs44 === errors;
                                                            } else {
                                                              var valid12 = true;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/own", schemaPath: "#/$defs/counted/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid8 = _errs38 === errors;
                                                } else {
                                                  var valid8 = true;
                                                }
                                                if (valid8) {
                                                  if (data6.canonical !== void 0 && func0.call(data6, "canonical")) {
                                                    let data14 = data6.canonical;
                                                    const _errs46 = errors;
                                                    const _errs47 = errors;
                                                    if (errors === _errs47) {
                                                      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                                        let missing5;
                                                        if ((data14.runs === void 0 || !func0.call(data14, "runs")) && (missing5 = "runs") || (data14.of === void 0 || !func0.call(data14, "of")) && (missing5 = "of")) {
                                                          validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/canonical", schemaPath: "#/$defs/counted/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                                          return false;
                                                        } else {
                                                          const _errs49 = errors;
                                                          for (const key5 of Object.keys(data14)) {
                                                            if (!(key5 === "runs" || key5 === "of")) {
                                                              validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/canonical", schemaPath: "#/$defs/counted/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                                                              return false;
                                                              break;
                                                            }
                                                          }
                                                          if (_errs49 === errors) {
                                                            if (data14.runs !== void 0 && func0.call(data14, "runs")) {
                                                              let data15 = data14.runs;
                                                              const _errs50 = errors;
                                                              if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                                                validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/canonical/runs", schemaPath: "#/$defs/counted/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                return false;
                                                              }
                                                              if (errors === _errs50) {
                                                                if (typeof data15 == "number" && isFinite(data15)) {
                                                                  if (data15 < 0 || isNaN(data15)) {
                                                                    validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/canonical/runs", schemaPath: "#/$defs/counted/properties/runs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid14 = _errs50 === errors;
                                                            } else {
                                                              var valid14 = true;
                                                            }
                                                            if (valid14) {
                                                              if (data14.of !== void 0 && func0.call(data14, "of")) {
                                                                let data16 = data14.of;
                                                                const _errs52 = errors;
                                                                if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                                                  validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/canonical/of", schemaPath: "#/$defs/counted/properties/of/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                  return false;
                                                                }
                                                                if (errors === _errs52) {
                                                                  if (typeof data16 == "number" && isFinite(data16)) {
                                                                    if (data16 < 0 || isNaN(data16)) {
                                                                      validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/canonical/of", schemaPath: "#/$defs/counted/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                                var valid14 = _errs52 === errors;
                                                              } else {
                                                                var valid14 = true;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0 + "/canonical", schemaPath: "#/$defs/counted/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid8 = _errs46 === errors;
                                                  } else {
                                                    var valid8 = true;
                                                  }
                                                  if (valid8) {
                                                    if (data6.rate !== void 0 && func0.call(data6, "rate")) {
                                                      let data17 = data6.rate;
                                                      const _errs54 = errors;
                                                      const _errs55 = errors;
                                                      let valid15 = false;
                                                      let passing3 = null;
                                                      const _errs56 = errors;
                                                      const _errs57 = errors;
                                                      if (errors === _errs57) {
                                                        if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                                          let missing6;
                                                          if ((data17.runs === void 0 || !func0.call(data17, "runs")) && (missing6 = "runs") || (data17.of === void 0 || !func0.call(data17, "of")) && (missing6 = "of") || (data17.low === void 0 || !func0.call(data17, "low")) && (missing6 = "low") || (data17.high === void 0 || !func0.call(data17, "high")) && (missing6 = "high")) {
                                                            const err15 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/rate", schemaPath: "#/$defs/rate/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" };
                                                            if (vErrors === null) {
                                                              vErrors = [err15];
                                                            } else {
                                                              vErrors.push(err15);
                                                            }
                                                            errors++;
                                                          } else {
                                                            const _errs59 = errors;
                                                            for (const key6 of Object.keys(data17)) {
                                                              if (!(key6 === "runs" || key6 === "of" || key6 === "low" || key6 === "high")) {
                                                                const err16 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/rate", schemaPath: "#/$defs/rate/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err16];
                                                                } else {
                                                                  vErrors.push(err16);
                                                                }
                                                                errors++;
                                                                break;
                                                              }
                                                            }
                                                            if (_errs59 === errors) {
                                                              if (data17.runs !== void 0 && func0.call(data17, "runs")) {
                                                                let data18 = data17.runs;
                                                                const _errs60 = errors;
                                                                if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                                                                  const err17 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/rate/runs", schemaPath: "#/$defs/rate/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err17];
                                                                  } else {
                                                                    vErrors.push(err17);
                                                                  }
                                                                  errors++;
                                                                }
                                                                if (errors === _errs60) {
                                                                  if (typeof data18 == "number" && isFinite(data18)) {
                                                                    if (data18 < 0 || isNaN(data18)) {
                                                                      const err18 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/rate/runs", schemaPath: "#/$defs/rate/properties/runs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err18];
                                                                      } else {
                                                                        vErrors.push(err18);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                  }
                                                                }
                                                                var valid17 = _errs60 === errors;
                                                              } else {
                                                                var valid17 = true;
                                                              }
                                                              if (valid17) {
                                                                if (data17.of !== void 0 && func0.call(data17, "of")) {
                                                                  let data19 = data17.of;
                                                                  const _errs62 = errors;
                                                                  if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                                                                    const err19 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/rate/of", schemaPath: "#/$defs/rate/properties/of/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err19];
                                                                    } else {
                                                                      vErrors.push(err19);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                  if (errors === _errs62) {
                                                                    if (typeof data19 == "number" && isFinite(data19)) {
                                                                      if (data19 < 1 || isNaN(data19)) {
                                                                        const err20 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/rate/of", schemaPath: "#/$defs/rate/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err20];
                                                                        } else {
                                                                          vErrors.push(err20);
                                                                        }
                                                                        errors++;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid17 = _errs62 === errors;
                                                                } else {
                                                                  var valid17 = true;
                                                                }
                                                                if (valid17) {
                                                                  if (data17.low !== void 0 && func0.call(data17, "low")) {
                                                                    let data20 = data17.low;
                                                                    const _errs64 = errors;
                                                                    if (errors === _errs64) {
                                                                      if (typeof data20 == "number" && isFinite(data20)) {
                                                                        if (data20 > 1 || isNaN(data20)) {
                                                                          const err21 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/rate/low", schemaPath: "#/$defs/rate/properties/low/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err21];
                                                                          } else {
                                                                            vErrors.push(err21);
                                                                          }
                                                                          errors++;
                                                                        } else {
                                                                          if (data20 < 0 || isNaN(data20)) {
                                                                            const err22 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/rate/low", schemaPath: "#/$defs/rate/properties/low/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err22];
                                                                            } else {
                                                                              vErrors.push(err22);
                                                                            }
                                                                            errors++;
                                                                          }
                                                                        }
                                                                      } else {
                                                                        const err23 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/rate/low", schemaPath: "#/$defs/rate/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err23];
                                                                        } else {
                                                                          vErrors.push(err23);
                                                                        }
                                                                        errors++;
                                                                      }
                                                                    }
                                                                    var valid17 = _errs64 === errors;
                                                                  } else {
                                                                    var valid17 = true;
                                                                  }
                                                                  if (valid17) {
                                                                    if (data17.high !== void 0 && func0.call(data17, "high")) {
                                                                      let data21 = data17.high;
                                                                      const _errs66 = errors;
                                                                      if (errors === _errs66) {
                                                                        if (typeof data21 == "number" && isFinite(data21)) {
                                                                          if (data21 > 1 || isNaN(data21)) {
                                                                            const err24 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/rate/high", schemaPath: "#/$defs/rate/properties/high/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err24];
                                                                            } else {
                                                                              vErrors.push(err24);
                                                                            }
                                                                            errors++;
                                                                          } else {
                                                                            if (data21 < 0 || isNaN(data21)) {
                                                                              const err25 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/rate/high", schemaPath: "#/$defs/rate/properties/high/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err25];
                                                                              } else {
                                                                                vErrors.push(err25);
                                                                              }
                                                                              errors++;
                                                                            }
                                                                          }
                                                                        } else {
                                                                          const err26 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/rate/high", schemaPath: "#/$defs/rate/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err26];
                                                                          } else {
                                                                            vErrors.push(err26);
                                                                          }
                                                                          errors++;
                                                                        }
                                                                      }
                                                                      var valid17 = _errs66 === errors;
                                                                    } else {
                                                                      var valid17 = true;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          const err27 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/rate", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                          if (vErrors === null) {
                                                            vErrors = [err27];
                                                          } else {
                                                            vErrors.push(err27);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      var _valid3 = _errs56 === errors;
                                                      if (_valid3) {
                                                        valid15 = true;
                                                        passing3 = 0;
                                                      }
                                                      const _errs68 = errors;
                                                      if (data17 !== null) {
                                                        const err28 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/rate", schemaPath: "#/properties/unsettled/properties/shown/items/properties/rate/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                        if (vErrors === null) {
                                                          vErrors = [err28];
                                                        } else {
                                                          vErrors.push(err28);
                                                        }
                                                        errors++;
                                                      }
                                                      var _valid3 = _errs68 === errors;
                                                      if (_valid3 && valid15) {
                                                        valid15 = false;
                                                        passing3 = [passing3, 1];
                                                      } else {
                                                        if (_valid3) {
                                                          valid15 = true;
                                                          passing3 = 1;
                                                        }
                                                      }
                                                      if (!valid15) {
                                                        const err29 = { instancePath: instancePath + "/unsettled/shown/" + i0 + "/rate", schemaPath: "#/properties/unsettled/properties/shown/items/properties/rate/oneOf", keyword: "oneOf", params: { passingSchemas: passing3 }, message: "must match exactly one schema in oneOf" };
                                                        if (vErrors === null) {
                                                          vErrors = [err29];
                                                        } else {
                                                          vErrors.push(err29);
                                                        }
                                                        errors++;
                                                        validate42.errors = vErrors;
                                                        return false;
                                                      } else {
                                                        errors = _errs55;
                                                        if (vErrors !== null) {
                                                          if (_errs55) {
                                                            vErrors.length = _errs55;
                                                          } else {
                                                            vErrors = null;
                                                          }
                                                        }
                                                      }
                                                      var valid8 = _errs54 === errors;
                                                    } else {
                                                      var valid8 = true;
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
                                    validate42.errors = [{ instancePath: instancePath + "/unsettled/shown/" + i0, schemaPath: "#/properties/unsettled/properties/shown/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid7 = _errs23 === errors;
                                if (!valid7) {
                                  break;
                                }
                              }
                            } else {
                              validate42.errors = [{ instancePath: instancePath + "/unsettled/shown", schemaPath: "#/properties/unsettled/properties/shown/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid5 = _errs21 === errors;
                        } else {
                          var valid5 = true;
                        }
                      }
                    }
                  }
                } else {
                  validate42.errors = [{ instancePath: instancePath + "/unsettled", schemaPath: "#/properties/unsettled/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs15 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.version !== void 0 && func0.call(data, "version")) {
                let data22 = data.version;
                const _errs70 = errors;
                if (errors === _errs70) {
                  if (typeof data22 === "string") {
                    if (func78(data22) < 1) {
                      validate42.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate42.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs70 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.rules !== void 0 && func0.call(data, "rules")) {
                  let data23 = data.rules;
                  const _errs72 = errors;
                  if (errors === _errs72) {
                    if (Array.isArray(data23)) {
                      var valid18 = true;
                      const len1 = data23.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let data24 = data23[i1];
                        const _errs74 = errors;
                        if (errors === _errs74) {
                          if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                            let missing7;
                            if ((data24.source === void 0 || !func0.call(data24, "source")) && (missing7 = "source") || (data24.code === void 0 || !func0.call(data24, "code")) && (missing7 = "code") || (data24.added === void 0 || !func0.call(data24, "added")) && (missing7 = "added") || (data24.removed === void 0 || !func0.call(data24, "removed")) && (missing7 = "removed") || (data24.changed === void 0 || !func0.call(data24, "changed")) && (missing7 = "changed")) {
                              validate42.errors = [{ instancePath: instancePath + "/rules/" + i1, schemaPath: "#/properties/rules/items/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                              return false;
                            } else {
                              const _errs76 = errors;
                              for (const key7 of Object.keys(data24)) {
                                if (!(key7 === "source" || key7 === "code" || key7 === "added" || key7 === "removed" || key7 === "changed")) {
                                  validate42.errors = [{ instancePath: instancePath + "/rules/" + i1, schemaPath: "#/properties/rules/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" }];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs76 === errors) {
                                if (data24.source !== void 0 && func0.call(data24, "source")) {
                                  let data25 = data24.source;
                                  const _errs77 = errors;
                                  if (typeof data25 !== "string" && data25 !== null) {
                                    validate42.errors = [{ instancePath: instancePath + "/rules/" + i1 + "/source", schemaPath: "#/properties/rules/items/properties/source/type", keyword: "type", params: { type: schema72.properties.rules.items.properties.source.type }, message: "must be string,null" }];
                                    return false;
                                  }
                                  var valid19 = _errs77 === errors;
                                } else {
                                  var valid19 = true;
                                }
                                if (valid19) {
                                  if (data24.code !== void 0 && func0.call(data24, "code")) {
                                    let data26 = data24.code;
                                    const _errs79 = errors;
                                    if (typeof data26 !== "string" && data26 !== null) {
                                      validate42.errors = [{ instancePath: instancePath + "/rules/" + i1 + "/code", schemaPath: "#/properties/rules/items/properties/code/type", keyword: "type", params: { type: schema72.properties.rules.items.properties.code.type }, message: "must be string,null" }];
                                      return false;
                                    }
                                    var valid19 = _errs79 === errors;
                                  } else {
                                    var valid19 = true;
                                  }
                                  if (valid19) {
                                    if (data24.added !== void 0 && func0.call(data24, "added")) {
                                      let data27 = data24.added;
                                      const _errs81 = errors;
                                      const _errs82 = errors;
                                      if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                                        validate42.errors = [{ instancePath: instancePath + "/rules/" + i1 + "/added", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      if (errors === _errs82) {
                                        if (typeof data27 == "number" && isFinite(data27)) {
                                          if (data27 > 9007199254740991 || isNaN(data27)) {
                                            validate42.errors = [{ instancePath: instancePath + "/rules/" + i1 + "/added", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                            return false;
                                          } else {
                                            if (data27 < 0 || isNaN(data27)) {
                                              validate42.errors = [{ instancePath: instancePath + "/rules/" + i1 + "/added", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                              return false;
                                            }
                                          }
                                        }
                                      }
                                      var valid19 = _errs81 === errors;
                                    } else {
                                      var valid19 = true;
                                    }
                                    if (valid19) {
                                      if (data24.removed !== void 0 && func0.call(data24, "removed")) {
                                        let data28 = data24.removed;
                                        const _errs84 = errors;
                                        const _errs85 = errors;
                                        if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
                                          validate42.errors = [{ instancePath: instancePath + "/rules/" + i1 + "/removed", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        if (errors === _errs85) {
                                          if (typeof data28 == "number" && isFinite(data28)) {
                                            if (data28 > 9007199254740991 || isNaN(data28)) {
                                              validate42.errors = [{ instancePath: instancePath + "/rules/" + i1 + "/removed", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                              return false;
                                            } else {
                                              if (data28 < 0 || isNaN(data28)) {
                                                validate42.errors = [{ instancePath: instancePath + "/rules/" + i1 + "/removed", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                return false;
                                              }
                                            }
                                          }
                                        }
                                        var valid19 = _errs84 === errors;
                                      } else {
                                        var valid19 = true;
                                      }
                                      if (valid19) {
                                        if (data24.changed !== void 0 && func0.call(data24, "changed")) {
                                          let data29 = data24.changed;
                                          const _errs87 = errors;
                                          const _errs88 = errors;
                                          if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
                                            validate42.errors = [{ instancePath: instancePath + "/rules/" + i1 + "/changed", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          if (errors === _errs88) {
                                            if (typeof data29 == "number" && isFinite(data29)) {
                                              if (data29 > 9007199254740991 || isNaN(data29)) {
                                                validate42.errors = [{ instancePath: instancePath + "/rules/" + i1 + "/changed", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                return false;
                                              } else {
                                                if (data29 < 0 || isNaN(data29)) {
                                                  validate42.errors = [{ instancePath: instancePath + "/rules/" + i1 + "/changed", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                  return false;
                                                }
                                              }
                                            }
                                          }
                                          var valid19 = _errs87 === errors;
                                        } else {
                                          var valid19 = true;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate42.errors = [{ instancePath: instancePath + "/rules/" + i1, schemaPath: "#/properties/rules/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid18 = _errs74 === errors;
                        if (!valid18) {
                          break;
                        }
                      }
                    } else {
                      validate42.errors = [{ instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs72 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.files !== void 0 && func0.call(data, "files")) {
                    let data30 = data.files;
                    const _errs90 = errors;
                    if (errors === _errs90) {
                      if (Array.isArray(data30)) {
                        var valid23 = true;
                        const len2 = data30.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          let data31 = data30[i2];
                          const _errs92 = errors;
                          if (errors === _errs92) {
                            if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                              let missing8;
                              if ((data31.path === void 0 || !func0.call(data31, "path")) && (missing8 = "path") || (data31.added === void 0 || !func0.call(data31, "added")) && (missing8 = "added") || (data31.removed === void 0 || !func0.call(data31, "removed")) && (missing8 = "removed") || (data31.changed === void 0 || !func0.call(data31, "changed")) && (missing8 = "changed")) {
                                validate42.errors = [{ instancePath: instancePath + "/files/" + i2, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: missing8 }, message: "must have required property '" + missing8 + "'" }];
                                return false;
                              } else {
                                const _errs94 = errors;
                                for (const key8 of Object.keys(data31)) {
                                  if (!(key8 === "path" || key8 === "added" || key8 === "removed" || key8 === "changed")) {
                                    validate42.errors = [{ instancePath: instancePath + "/files/" + i2, schemaPath: "#/properties/files/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs94 === errors) {
                                  if (data31.path !== void 0 && func0.call(data31, "path")) {
                                    let data32 = data31.path;
                                    const _errs95 = errors;
                                    const _errs96 = errors;
                                    if (errors === _errs96) {
                                      if (typeof data32 === "string") {
                                        if (!pattern5.test(data32)) {
                                          validate42.errors = [{ instancePath: instancePath + "/files/" + i2 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                          return false;
                                        }
                                      } else {
                                        validate42.errors = [{ instancePath: instancePath + "/files/" + i2 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid24 = _errs95 === errors;
                                  } else {
                                    var valid24 = true;
                                  }
                                  if (valid24) {
                                    if (data31.added !== void 0 && func0.call(data31, "added")) {
                                      let data33 = data31.added;
                                      const _errs98 = errors;
                                      const _errs99 = errors;
                                      if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
                                        validate42.errors = [{ instancePath: instancePath + "/files/" + i2 + "/added", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      if (errors === _errs99) {
                                        if (typeof data33 == "number" && isFinite(data33)) {
                                          if (data33 > 9007199254740991 || isNaN(data33)) {
                                            validate42.errors = [{ instancePath: instancePath + "/files/" + i2 + "/added", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                            return false;
                                          } else {
                                            if (data33 < 0 || isNaN(data33)) {
                                              validate42.errors = [{ instancePath: instancePath + "/files/" + i2 + "/added", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                              return false;
                                            }
                                          }
                                        }
                                      }
                                      var valid24 = _errs98 === errors;
                                    } else {
                                      var valid24 = true;
                                    }
                                    if (valid24) {
                                      if (data31.removed !== void 0 && func0.call(data31, "removed")) {
                                        let data34 = data31.removed;
                                        const _errs101 = errors;
                                        const _errs102 = errors;
                                        if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34))) {
                                          validate42.errors = [{ instancePath: instancePath + "/files/" + i2 + "/removed", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        if (errors === _errs102) {
                                          if (typeof data34 == "number" && isFinite(data34)) {
                                            if (data34 > 9007199254740991 || isNaN(data34)) {
                                              validate42.errors = [{ instancePath: instancePath + "/files/" + i2 + "/removed", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                              return false;
                                            } else {
                                              if (data34 < 0 || isNaN(data34)) {
                                                validate42.errors = [{ instancePath: instancePath + "/files/" + i2 + "/removed", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                return false;
                                              }
                                            }
                                          }
                                        }
                                        var valid24 = _errs101 === errors;
                                      } else {
                                        var valid24 = true;
                                      }
                                      if (valid24) {
                                        if (data31.changed !== void 0 && func0.call(data31, "changed")) {
                                          let data35 = data31.changed;
                                          const _errs104 = errors;
                                          const _errs105 = errors;
                                          if (!(typeof data35 == "number" && (!(data35 % 1) && !isNaN(data35)) && isFinite(data35))) {
                                            validate42.errors = [{ instancePath: instancePath + "/files/" + i2 + "/changed", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          if (errors === _errs105) {
                                            if (typeof data35 == "number" && isFinite(data35)) {
                                              if (data35 > 9007199254740991 || isNaN(data35)) {
                                                validate42.errors = [{ instancePath: instancePath + "/files/" + i2 + "/changed", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                return false;
                                              } else {
                                                if (data35 < 0 || isNaN(data35)) {
                                                  validate42.errors = [{ instancePath: instancePath + "/files/" + i2 + "/changed", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                  return false;
                                                }
                                              }
                                            }
                                          }
                                          var valid24 = _errs104 === errors;
                                        } else {
                                          var valid24 = true;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate42.errors = [{ instancePath: instancePath + "/files/" + i2, schemaPath: "#/properties/files/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid23 = _errs92 === errors;
                          if (!valid23) {
                            break;
                          }
                        }
                      } else {
                        validate42.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs90 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.findings !== void 0 && func0.call(data, "findings")) {
                      let data36 = data.findings;
                      const _errs107 = errors;
                      if (errors === _errs107) {
                        if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
                          let missing9;
                          if ((data36.count === void 0 || !func0.call(data36, "count")) && (missing9 = "count") || (data36.shown === void 0 || !func0.call(data36, "shown")) && (missing9 = "shown")) {
                            validate42.errors = [{ instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/required", keyword: "required", params: { missingProperty: missing9 }, message: "must have required property '" + missing9 + "'" }];
                            return false;
                          } else {
                            const _errs109 = errors;
                            for (const key9 of Object.keys(data36)) {
                              if (!(key9 === "count" || key9 === "shown")) {
                                validate42.errors = [{ instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" }];
                                return false;
                                break;
                              }
                            }
                            if (_errs109 === errors) {
                              if (data36.count !== void 0 && func0.call(data36, "count")) {
                                let data37 = data36.count;
                                const _errs110 = errors;
                                const _errs111 = errors;
                                if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
                                  validate42.errors = [{ instancePath: instancePath + "/findings/count", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                if (errors === _errs111) {
                                  if (typeof data37 == "number" && isFinite(data37)) {
                                    if (data37 > 9007199254740991 || isNaN(data37)) {
                                      validate42.errors = [{ instancePath: instancePath + "/findings/count", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                      return false;
                                    } else {
                                      if (data37 < 0 || isNaN(data37)) {
                                        validate42.errors = [{ instancePath: instancePath + "/findings/count", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                        return false;
                                      }
                                    }
                                  }
                                }
                                var valid29 = _errs110 === errors;
                              } else {
                                var valid29 = true;
                              }
                              if (valid29) {
                                if (data36.shown !== void 0 && func0.call(data36, "shown")) {
                                  let data38 = data36.shown;
                                  const _errs113 = errors;
                                  if (errors === _errs113) {
                                    if (Array.isArray(data38)) {
                                      var valid31 = true;
                                      const len3 = data38.length;
                                      for (let i3 = 0; i3 < len3; i3++) {
                                        let data39 = data38[i3];
                                        const _errs115 = errors;
                                        if (errors === _errs115) {
                                          if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                            let missing10;
                                            if ((data39.class === void 0 || !func0.call(data39, "class")) && (missing10 = "class") || (data39.before === void 0 || !func0.call(data39, "before")) && (missing10 = "before") || (data39.after === void 0 || !func0.call(data39, "after")) && (missing10 = "after")) {
                                              validate42.errors = [{ instancePath: instancePath + "/findings/shown/" + i3, schemaPath: "#/properties/findings/properties/shown/items/required", keyword: "required", params: { missingProperty: missing10 }, message: "must have required property '" + missing10 + "'" }];
                                              return false;
                                            } else {
                                              const _errs117 = errors;
                                              for (const key10 of Object.keys(data39)) {
                                                if (!(key10 === "class" || key10 === "before" || key10 === "after")) {
                                                  validate42.errors = [{ instancePath: instancePath + "/findings/shown/" + i3, schemaPath: "#/properties/findings/properties/shown/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" }];
                                                  return false;
                                                  break;
                                                }
                                              }
                                              if (_errs117 === errors) {
                                                if (data39.class !== void 0 && func0.call(data39, "class")) {
                                                  let data40 = data39.class;
                                                  const _errs118 = errors;
                                                  if (!(data40 === "D2" || data40 === "D3" || data40 === "D4" || data40 === "D5")) {
                                                    validate42.errors = [{ instancePath: instancePath + "/findings/shown/" + i3 + "/class", schemaPath: "#/properties/findings/properties/shown/items/properties/class/enum", keyword: "enum", params: { allowedValues: schema72.properties.findings.properties.shown.items.properties.class.enum }, message: "must be equal to one of the allowed values" }];
                                                    return false;
                                                  }
                                                  var valid32 = _errs118 === errors;
                                                } else {
                                                  var valid32 = true;
                                                }
                                                if (valid32) {
                                                  if (data39.before !== void 0 && func0.call(data39, "before")) {
                                                    let data41 = data39.before;
                                                    const _errs119 = errors;
                                                    const _errs120 = errors;
                                                    let valid33 = false;
                                                    let passing4 = null;
                                                    const _errs121 = errors;
                                                    if (!validate36(data41, { instancePath: instancePath + "/findings/shown/" + i3 + "/before", parentData: data39, parentDataProperty: "before", rootData, dynamicAnchors })) {
                                                      vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var _valid4 = _errs121 === errors;
                                                    if (_valid4) {
                                                      valid33 = true;
                                                      passing4 = 0;
                                                    }
                                                    const _errs122 = errors;
                                                    if (data41 !== null) {
                                                      const err30 = { instancePath: instancePath + "/findings/shown/" + i3 + "/before", schemaPath: "#/properties/findings/properties/shown/items/properties/before/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                      if (vErrors === null) {
                                                        vErrors = [err30];
                                                      } else {
                                                        vErrors.push(err30);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid4 = _errs122 === errors;
                                                    if (_valid4 && valid33) {
                                                      valid33 = false;
                                                      passing4 = [passing4, 1];
                                                    } else {
                                                      if (_valid4) {
                                                        valid33 = true;
                                                        passing4 = 1;
                                                      }
                                                    }
                                                    if (!valid33) {
                                                      const err31 = { instancePath: instancePath + "/findings/shown/" + i3 + "/before", schemaPath: "#/properties/findings/properties/shown/items/properties/before/oneOf", keyword: "oneOf", params: { passingSchemas: passing4 }, message: "must match exactly one schema in oneOf" };
                                                      if (vErrors === null) {
                                                        vErrors = [err31];
                                                      } else {
                                                        vErrors.push(err31);
                                                      }
                                                      errors++;
                                                      validate42.errors = vErrors;
                                                      return false;
                                                    } else {
                                                      errors = _errs120;
                                                      if (vErrors !== null) {
                                                        if (_errs120) {
                                                          vErrors.length = _errs120;
                                                        } else {
                                                          vErrors = null;
                                                        }
                                                      }
                                                    }
                                                    var valid32 = _errs119 === errors;
                                                  } else {
                                                    var valid32 = true;
                                                  }
                                                  if (valid32) {
                                                    if (data39.after !== void 0 && func0.call(data39, "after")) {
                                                      let data42 = data39.after;
                                                      const _errs124 = errors;
                                                      const _errs125 = errors;
                                                      let valid34 = false;
                                                      let passing5 = null;
                                                      const _errs126 = errors;
                                                      if (!validate36(data42, { instancePath: instancePath + "/findings/shown/" + i3 + "/after", parentData: data39, parentDataProperty: "after", rootData, dynamicAnchors })) {
                                                        vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var _valid5 = _errs126 === errors;
                                                      if (_valid5) {
                                                        valid34 = true;
                                                        passing5 = 0;
                                                      }
                                                      const _errs127 = errors;
                                                      if (data42 !== null) {
                                                        const err32 = { instancePath: instancePath + "/findings/shown/" + i3 + "/after", schemaPath: "#/properties/findings/properties/shown/items/properties/after/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                        if (vErrors === null) {
                                                          vErrors = [err32];
                                                        } else {
                                                          vErrors.push(err32);
                                                        }
                                                        errors++;
                                                      }
                                                      var _valid5 = _errs127 === errors;
                                                      if (_valid5 && valid34) {
                                                        valid34 = false;
                                                        passing5 = [passing5, 1];
                                                      } else {
                                                        if (_valid5) {
                                                          valid34 = true;
                                                          passing5 = 1;
                                                        }
                                                      }
                                                      if (!valid34) {
                                                        const err33 = { instancePath: instancePath + "/findings/shown/" + i3 + "/after", schemaPath: "#/properties/findings/properties/shown/items/properties/after/oneOf", keyword: "oneOf", params: { passingSchemas: passing5 }, message: "must match exactly one schema in oneOf" };
                                                        if (vErrors === null) {
                                                          vErrors = [err33];
                                                        } else {
                                                          vErrors.push(err33);
                                                        }
                                                        errors++;
                                                        validate42.errors = vErrors;
                                                        return false;
                                                      } else {
                                                        errors = _errs125;
                                                        if (vErrors !== null) {
                                                          if (_errs125) {
                                                            vErrors.length = _errs125;
                                                          } else {
                                                            vErrors = null;
                                                          }
                                                        }
                                                      }
                                                      var valid32 = _errs124 === errors;
                                                    } else {
                                                      var valid32 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate42.errors = [{ instancePath: instancePath + "/findings/shown/" + i3, schemaPath: "#/properties/findings/properties/shown/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                          }
                                        }
                                        var valid31 = _errs115 === errors;
                                        if (!valid31) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate42.errors = [{ instancePath: instancePath + "/findings/shown", schemaPath: "#/properties/findings/properties/shown/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                      return false;
                                    }
                                  }
                                  var valid29 = _errs113 === errors;
                                } else {
                                  var valid29 = true;
                                }
                              }
                            }
                          }
                        } else {
                          validate42.errors = [{ instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs107 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.total !== void 0 && func0.call(data, "total")) {
                        const _errs129 = errors;
                        if (!validate47(data.total, { instancePath: instancePath + "/total", parentData: data, parentDataProperty: "total", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs129 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.unknown !== void 0 && func0.call(data, "unknown")) {
                          let data44 = data.unknown;
                          const _errs130 = errors;
                          if (errors === _errs130) {
                            if (Array.isArray(data44)) {
                              var valid35 = true;
                              const len4 = data44.length;
                              for (let i4 = 0; i4 < len4; i4++) {
                                let data45 = data44[i4];
                                const _errs132 = errors;
                                if (errors === _errs132) {
                                  if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
                                    let missing11;
                                    if ((data45.path === void 0 || !func0.call(data45, "path")) && (missing11 = "path") || (data45.before === void 0 || !func0.call(data45, "before")) && (missing11 = "before") || (data45.after === void 0 || !func0.call(data45, "after")) && (missing11 = "after")) {
                                      validate42.errors = [{ instancePath: instancePath + "/unknown/" + i4, schemaPath: "#/properties/unknown/items/required", keyword: "required", params: { missingProperty: missing11 }, message: "must have required property '" + missing11 + "'" }];
                                      return false;
                                    } else {
                                      const _errs134 = errors;
                                      for (const key11 of Object.keys(data45)) {
                                        if (!(key11 === "path" || key11 === "before" || key11 === "after")) {
                                          validate42.errors = [{ instancePath: instancePath + "/unknown/" + i4, schemaPath: "#/properties/unknown/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" }];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs134 === errors) {
                                        if (data45.path !== void 0 && func0.call(data45, "path")) {
                                          let data46 = data45.path;
                                          const _errs135 = errors;
                                          const _errs136 = errors;
                                          if (errors === _errs136) {
                                            if (typeof data46 === "string") {
                                              if (!pattern5.test(data46)) {
                                                validate42.errors = [{ instancePath: instancePath + "/unknown/" + i4 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                                return false;
                                              }
                                            } else {
                                              validate42.errors = [{ instancePath: instancePath + "/unknown/" + i4 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid36 = _errs135 === errors;
                                        } else {
                                          var valid36 = true;
                                        }
                                        if (valid36) {
                                          if (data45.before !== void 0 && func0.call(data45, "before")) {
                                            let data47 = data45.before;
                                            const _errs138 = errors;
                                            if (errors === _errs138) {
                                              if (typeof data47 === "string") {
                                                if (func78(data47) < 1) {
                                                  validate42.errors = [{ instancePath: instancePath + "/unknown/" + i4 + "/before", schemaPath: "#/properties/unknown/items/properties/before/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                  return false;
                                                }
                                              } else {
                                                validate42.errors = [{ instancePath: instancePath + "/unknown/" + i4 + "/before", schemaPath: "#/properties/unknown/items/properties/before/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid36 = _errs138 === errors;
                                          } else {
                                            var valid36 = true;
                                          }
                                          if (valid36) {
                                            if (data45.after !== void 0 && func0.call(data45, "after")) {
                                              let data48 = data45.after;
                                              const _errs140 = errors;
                                              if (errors === _errs140) {
                                                if (typeof data48 === "string") {
                                                  if (func78(data48) < 1) {
                                                    validate42.errors = [{ instancePath: instancePath + "/unknown/" + i4 + "/after", schemaPath: "#/properties/unknown/items/properties/after/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate42.errors = [{ instancePath: instancePath + "/unknown/" + i4 + "/after", schemaPath: "#/properties/unknown/items/properties/after/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid36 = _errs140 === errors;
                                            } else {
                                              var valid36 = true;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate42.errors = [{ instancePath: instancePath + "/unknown/" + i4, schemaPath: "#/properties/unknown/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid35 = _errs132 === errors;
                                if (!valid35) {
                                  break;
                                }
                              }
                            } else {
                              validate42.errors = [{ instancePath: instancePath + "/unknown", schemaPath: "#/properties/unknown/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs130 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.failures !== void 0 && func0.call(data, "failures")) {
                            let data49 = data.failures;
                            const _errs142 = errors;
                            if (errors === _errs142) {
                              if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
                                let missing12;
                                if ((data49.before === void 0 || !func0.call(data49, "before")) && (missing12 = "before") || (data49.after === void 0 || !func0.call(data49, "after")) && (missing12 = "after")) {
                                  validate42.errors = [{ instancePath: instancePath + "/failures", schemaPath: "#/properties/failures/required", keyword: "required", params: { missingProperty: missing12 }, message: "must have required property '" + missing12 + "'" }];
                                  return false;
                                } else {
                                  const _errs144 = errors;
                                  for (const key12 of Object.keys(data49)) {
                                    if (!(key12 === "before" || key12 === "after")) {
                                      validate42.errors = [{ instancePath: instancePath + "/failures", schemaPath: "#/properties/failures/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" }];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs144 === errors) {
                                    if (data49.before !== void 0 && func0.call(data49, "before")) {
                                      let data50 = data49.before;
                                      const _errs145 = errors;
                                      if (typeof data50 !== "string" && data50 !== null) {
                                        validate42.errors = [{ instancePath: instancePath + "/failures/before", schemaPath: "#/properties/failures/properties/before/type", keyword: "type", params: { type: schema72.properties.failures.properties.before.type }, message: "must be string,null" }];
                                        return false;
                                      }
                                      var valid38 = _errs145 === errors;
                                    } else {
                                      var valid38 = true;
                                    }
                                    if (valid38) {
                                      if (data49.after !== void 0 && func0.call(data49, "after")) {
                                        let data51 = data49.after;
                                        const _errs147 = errors;
                                        if (typeof data51 !== "string" && data51 !== null) {
                                          validate42.errors = [{ instancePath: instancePath + "/failures/after", schemaPath: "#/properties/failures/properties/after/type", keyword: "type", params: { type: schema72.properties.failures.properties.after.type }, message: "must be string,null" }];
                                          return false;
                                        }
                                        var valid38 = _errs147 === errors;
                                      } else {
                                        var valid38 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate42.errors = [{ instancePath: instancePath + "/failures", schemaPath: "#/properties/failures/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid0 = _errs142 === errors;
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
      validate42.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema92 = { "type": "object", "additionalProperties": false, "required": ["arms", "exist", "outcome", "tests", "divergence"], "properties": { "arms": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "$ref": "#/$defs/arm" } }, "exist": { "type": "array", "items": { "$ref": "#/$defs/path" } }, "outcome": { "enum": ["minimal", "cut", "did-not-happen"] }, "tests": { "$ref": "#/$defs/number" }, "divergence": { "$ref": "#/$defs/divergence" } } };
const schema93 = { "type": "object", "additionalProperties": false, "required": ["schedule", "variation", "opened"], "properties": { "schedule": { "$ref": "#/$defs/schedule" }, "variation": { "type": "string", "minLength": 1 }, "opened": { "type": "array", "items": { "$ref": "#/$defs/path" } } } };
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate51.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.schedule === void 0 || !func0.call(data, "schedule")) && (missing0 = "schedule") || (data.variation === void 0 || !func0.call(data, "variation")) && (missing0 = "variation") || (data.opened === void 0 || !func0.call(data, "opened")) && (missing0 = "opened")) {
        validate51.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schedule" || key0 === "variation" || key0 === "opened")) {
            validate51.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schedule !== void 0 && func0.call(data, "schedule")) {
            let data0 = data.schedule;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern6.test(data0)) {
                  validate51.errors = [{ instancePath: instancePath + "/schedule", schemaPath: "#/$defs/schedule/pattern", keyword: "pattern", params: { pattern: "^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$" }, message: 'must match pattern "^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"' }];
                  return false;
                }
              } else {
                validate51.errors = [{ instancePath: instancePath + "/schedule", schemaPath: "#/$defs/schedule/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.variation !== void 0 && func0.call(data, "variation")) {
              let data1 = data.variation;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data1 === "string") {
                  if (func78(data1) < 1) {
                    validate51.errors = [{ instancePath: instancePath + "/variation", schemaPath: "#/properties/variation/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate51.errors = [{ instancePath: instancePath + "/variation", schemaPath: "#/properties/variation/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.opened !== void 0 && func0.call(data, "opened")) {
                let data2 = data.opened;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (Array.isArray(data2)) {
                    var valid2 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data3 = data2[i0];
                      const _errs9 = errors;
                      const _errs10 = errors;
                      if (errors === _errs10) {
                        if (typeof data3 === "string") {
                          if (!pattern5.test(data3)) {
                            validate51.errors = [{ instancePath: instancePath + "/opened/" + i0, schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                            return false;
                          }
                        } else {
                          validate51.errors = [{ instancePath: instancePath + "/opened/" + i0, schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid2 = _errs9 === errors;
                      if (!valid2) {
                        break;
                      }
                    }
                  } else {
                    validate51.errors = [{ instancePath: instancePath + "/opened", schemaPath: "#/properties/opened/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate51.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate51.errors = vErrors;
  return errors === 0;
}
validate51.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate50.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.arms === void 0 || !func0.call(data, "arms")) && (missing0 = "arms") || (data.exist === void 0 || !func0.call(data, "exist")) && (missing0 = "exist") || (data.outcome === void 0 || !func0.call(data, "outcome")) && (missing0 = "outcome") || (data.tests === void 0 || !func0.call(data, "tests")) && (missing0 = "tests") || (data.divergence === void 0 || !func0.call(data, "divergence")) && (missing0 = "divergence")) {
        validate50.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "arms" || key0 === "exist" || key0 === "outcome" || key0 === "tests" || key0 === "divergence")) {
            validate50.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.arms !== void 0 && func0.call(data, "arms")) {
            let data0 = data.arms;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                if (data0.length > 2) {
                  validate50.errors = [{ instancePath: instancePath + "/arms", schemaPath: "#/properties/arms/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
                  return false;
                } else {
                  if (data0.length < 2) {
                    validate50.errors = [{ instancePath: instancePath + "/arms", schemaPath: "#/properties/arms/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data0.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs4 = errors;
                      if (!validate51(data0[i0], { instancePath: instancePath + "/arms/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs4 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                }
              } else {
                validate50.errors = [{ instancePath: instancePath + "/arms", schemaPath: "#/properties/arms/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.exist !== void 0 && func0.call(data, "exist")) {
              let data2 = data.exist;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (Array.isArray(data2)) {
                  var valid2 = true;
                  const len1 = data2.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let data3 = data2[i1];
                    const _errs7 = errors;
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof data3 === "string") {
                        if (!pattern5.test(data3)) {
                          validate50.errors = [{ instancePath: instancePath + "/exist/" + i1, schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                          return false;
                        }
                      } else {
                        validate50.errors = [{ instancePath: instancePath + "/exist/" + i1, schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid2 = _errs7 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                } else {
                  validate50.errors = [{ instancePath: instancePath + "/exist", schemaPath: "#/properties/exist/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.outcome !== void 0 && func0.call(data, "outcome")) {
                let data4 = data.outcome;
                const _errs10 = errors;
                if (!(data4 === "minimal" || data4 === "cut" || data4 === "did-not-happen")) {
                  validate50.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema92.properties.outcome.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.tests !== void 0 && func0.call(data, "tests")) {
                  let data5 = data.tests;
                  const _errs11 = errors;
                  const _errs12 = errors;
                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                    validate50.errors = [{ instancePath: instancePath + "/tests", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs12) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 9007199254740991 || isNaN(data5)) {
                        validate50.errors = [{ instancePath: instancePath + "/tests", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data5 < 0 || isNaN(data5)) {
                          validate50.errors = [{ instancePath: instancePath + "/tests", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                  if (data.divergence !== void 0 && func0.call(data, "divergence")) {
                    const _errs14 = errors;
                    if (!validate21(data.divergence, { instancePath: instancePath + "/divergence", parentData: data, parentDataProperty: "divergence", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs14 === errors;
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
      validate50.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.target === void 0 || !func0.call(data, "target")) && (missing0 = "target") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.judgement === void 0 || !func0.call(data, "judgement")) && (missing0 = "judgement") || (data.priority === void 0 || !func0.call(data, "priority")) && (missing0 = "priority") || (data.recorded === void 0 || !func0.call(data, "recorded")) && (missing0 = "recorded") || (data.parting === void 0 || !func0.call(data, "parting")) && (missing0 = "parting") || (data.canonical === void 0 || !func0.call(data, "canonical")) && (missing0 = "canonical") || (data.runs === void 0 || !func0.call(data, "runs")) && (missing0 = "runs") || (data.variations === void 0 || !func0.call(data, "variations")) && (missing0 = "variations") || (data.repeats === void 0 || !func0.call(data, "repeats")) && (missing0 = "repeats") || (data.against === void 0 || !func0.call(data, "against")) && (missing0 = "against") || (data.reproduction === void 0 || !func0.call(data, "reproduction")) && (missing0 = "reproduction") || (data.issue === void 0 || !func0.call(data, "issue")) && (missing0 = "issue") || (data.power === void 0 || !func0.call(data, "power")) && (missing0 = "power")) {
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
            if ("lanser.drift.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.drift.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.target !== void 0 && func0.call(data, "target")) {
              let data1 = data.target;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func78(data1) < 1) {
                    validate20.errors = [{ instancePath: instancePath + "/target", schemaPath: "#/properties/target/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.server !== void 0 && func0.call(data, "server")) {
                let data2 = data.server;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing1;
                    if ((data2.id === void 0 || !func0.call(data2, "id")) && (missing1 = "id") || (data2.version === void 0 || !func0.call(data2, "version")) && (missing1 = "version")) {
                      validate20.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      const _errs7 = errors;
                      for (const key1 of Object.keys(data2)) {
                        if (!(key1 === "id" || key1 === "version")) {
                          validate20.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs7 === errors) {
                        if (data2.id !== void 0 && func0.call(data2, "id")) {
                          let data3 = data2.id;
                          const _errs8 = errors;
                          if (errors === _errs8) {
                            if (typeof data3 === "string") {
                              if (!pattern4.test(data3)) {
                                validate20.errors = [{ instancePath: instancePath + "/server/id", schemaPath: "#/properties/server/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                                return false;
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/server/id", schemaPath: "#/properties/server/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid1 = _errs8 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data2.version !== void 0 && func0.call(data2, "version")) {
                            let data4 = data2.version;
                            const _errs10 = errors;
                            if (errors === _errs10) {
                              if (typeof data4 === "string") {
                                if (func78(data4) < 1) {
                                  validate20.errors = [{ instancePath: instancePath + "/server/version", schemaPath: "#/properties/server/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                  return false;
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/server/version", schemaPath: "#/properties/server/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid1 = _errs10 === errors;
                          } else {
                            var valid1 = true;
                          }
                        }
                      }
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.judgement !== void 0 && func0.call(data, "judgement")) {
                  let data5 = data.judgement;
                  const _errs12 = errors;
                  if (!(data5 === "inconclusive" || data5 === "incomparable" || data5 === "nondeterministic" || data5 === "drifted" || data5 === "order-dependent" || data5 === "environment-dependent" || data5 === "seen-once" || data5 === "harmless" || data5 === "stable")) {
                    validate20.errors = [{ instancePath: instancePath + "/judgement", schemaPath: "#/properties/judgement/enum", keyword: "enum", params: { allowedValues: schema31.properties.judgement.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.priority !== void 0 && func0.call(data, "priority")) {
                    let data6 = data.priority;
                    const _errs13 = errors;
                    if (!(data6 === "P0" || data6 === "data" || data6 === "none")) {
                      validate20.errors = [{ instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/enum", keyword: "enum", params: { allowedValues: schema31.properties.priority.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid0 = _errs13 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.recorded !== void 0 && func0.call(data, "recorded")) {
                      let data7 = data.recorded;
                      const _errs14 = errors;
                      const _errs15 = errors;
                      let valid2 = false;
                      let passing0 = null;
                      const _errs16 = errors;
                      if (!validate21(data7, { instancePath: instancePath + "/recorded", parentData: data, parentDataProperty: "recorded", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                        errors = vErrors.length;
                      }
                      var _valid0 = _errs16 === errors;
                      if (_valid0) {
                        valid2 = true;
                        passing0 = 0;
                      }
                      const _errs17 = errors;
                      if (data7 !== null) {
                        const err0 = { instancePath: instancePath + "/recorded", schemaPath: "#/properties/recorded/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                      var _valid0 = _errs17 === errors;
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
                        const err1 = { instancePath: instancePath + "/recorded", schemaPath: "#/properties/recorded/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                        validate20.errors = vErrors;
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
                      var valid0 = _errs14 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.parting !== void 0 && func0.call(data, "parting")) {
                        let data8 = data.parting;
                        const _errs19 = errors;
                        const _errs20 = errors;
                        let valid3 = false;
                        let passing1 = null;
                        const _errs21 = errors;
                        if (errors === _errs21) {
                          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                            let missing2;
                            if ((data8.wanted === void 0 || !func0.call(data8, "wanted")) && (missing2 = "wanted") || (data8.got === void 0 || !func0.call(data8, "got")) && (missing2 = "got") || (data8.pointer === void 0 || !func0.call(data8, "pointer")) && (missing2 = "pointer")) {
                              const err2 = { instancePath: instancePath + "/parting", schemaPath: "#/properties/parting/oneOf/0/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
                              if (vErrors === null) {
                                vErrors = [err2];
                              } else {
                                vErrors.push(err2);
                              }
                              errors++;
                            } else {
                              const _errs23 = errors;
                              for (const key2 of Object.keys(data8)) {
                                if (!(key2 === "wanted" || key2 === "got" || key2 === "pointer")) {
                                  const err3 = { instancePath: instancePath + "/parting", schemaPath: "#/properties/parting/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                                  if (vErrors === null) {
                                    vErrors = [err3];
                                  } else {
                                    vErrors.push(err3);
                                  }
                                  errors++;
                                  break;
                                }
                              }
                              if (_errs23 === errors) {
                                if (data8.wanted !== void 0 && func0.call(data8, "wanted")) {
                                  let data9 = data8.wanted;
                                  const _errs24 = errors;
                                  const _errs25 = errors;
                                  if (errors === _errs25) {
                                    if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                      let missing3;
                                      if ((data9.run === void 0 || !func0.call(data9, "run")) && (missing3 = "run") || (data9.entry === void 0 || !func0.call(data9, "entry")) && (missing3 = "entry") || (data9.value === void 0 || !func0.call(data9, "value")) && (missing3 = "value") || (data9.around === void 0 || !func0.call(data9, "around")) && (missing3 = "around")) {
                                        const err4 = { instancePath: instancePath + "/parting/wanted", schemaPath: "#/$defs/parted/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" };
                                        if (vErrors === null) {
                                          vErrors = [err4];
                                        } else {
                                          vErrors.push(err4);
                                        }
                                        errors++;
                                      } else {
                                        const _errs27 = errors;
                                        for (const key3 of Object.keys(data9)) {
                                          if (!(key3 === "run" || key3 === "entry" || key3 === "value" || key3 === "around")) {
                                            const err5 = { instancePath: instancePath + "/parting/wanted", schemaPath: "#/$defs/parted/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                                            if (vErrors === null) {
                                              vErrors = [err5];
                                            } else {
                                              vErrors.push(err5);
                                            }
                                            errors++;
                                            break;
                                          }
                                        }
                                        if (_errs27 === errors) {
                                          if (data9.run !== void 0 && func0.call(data9, "run")) {
                                            let data10 = data9.run;
                                            const _errs28 = errors;
                                            const _errs29 = errors;
                                            let valid7 = false;
                                            let passing2 = null;
                                            const _errs30 = errors;
                                            if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                              const err6 = { instancePath: instancePath + "/parting/wanted/run", schemaPath: "#/$defs/parted/properties/run/oneOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                              if (vErrors === null) {
                                                vErrors = [err6];
                                              } else {
                                                vErrors.push(err6);
                                              }
                                              errors++;
                                            }
                                            if (errors === _errs30) {
                                              if (typeof data10 == "number" && isFinite(data10)) {
                                                if (data10 < 1 || isNaN(data10)) {
                                                  const err7 = { instancePath: instancePath + "/parting/wanted/run", schemaPath: "#/$defs/parted/properties/run/oneOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                  if (vErrors === null) {
                                                    vErrors = [err7];
                                                  } else {
                                                    vErrors.push(err7);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                            var _valid2 = _errs30 === errors;
                                            if (_valid2) {
                                              valid7 = true;
                                              passing2 = 0;
                                            }
                                            const _errs32 = errors;
                                            if (data10 !== null) {
                                              const err8 = { instancePath: instancePath + "/parting/wanted/run", schemaPath: "#/$defs/parted/properties/run/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                              if (vErrors === null) {
                                                vErrors = [err8];
                                              } else {
                                                vErrors.push(err8);
                                              }
                                              errors++;
                                            }
                                            var _valid2 = _errs32 === errors;
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
                                              const err9 = { instancePath: instancePath + "/parting/wanted/run", schemaPath: "#/$defs/parted/properties/run/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
                                              if (vErrors === null) {
                                                vErrors = [err9];
                                              } else {
                                                vErrors.push(err9);
                                              }
                                              errors++;
                                            } else {
                                              errors = _errs29;
                                              if (vErrors !== null) {
                                                if (_errs29) {
                                                  vErrors.length = _errs29;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                            var valid6 = _errs28 === errors;
                                          } else {
                                            var valid6 = true;
                                          }
                                          if (valid6) {
                                            if (data9.entry !== void 0 && func0.call(data9, "entry")) {
                                              let data11 = data9.entry;
                                              const _errs34 = errors;
                                              if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                                const err10 = { instancePath: instancePath + "/parting/wanted/entry", schemaPath: "#/$defs/parted/properties/entry/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                if (vErrors === null) {
                                                  vErrors = [err10];
                                                } else {
                                                  vErrors.push(err10);
                                                }
                                                errors++;
                                              }
                                              if (errors === _errs34) {
                                                if (typeof data11 == "number" && isFinite(data11)) {
                                                  if (data11 < 0 || isNaN(data11)) {
                                                    const err11 = { instancePath: instancePath + "/parting/wanted/entry", schemaPath: "#/$defs/parted/properties/entry/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                    if (vErrors === null) {
                                                      vErrors = [err11];
                                                    } else {
                                                      vErrors.push(err11);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                              var valid6 = _errs34 === errors;
                                            } else {
                                              var valid6 = true;
                                            }
                                            if (valid6) {
                                              if (data9.value !== void 0 && func0.call(data9, "value")) {
                                                const _errs36 = errors;
                                                if (typeof data9.value !== "string") {
                                                  const err12 = { instancePath: instancePath + "/parting/wanted/value", schemaPath: "#/$defs/parted/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err12];
                                                  } else {
                                                    vErrors.push(err12);
                                                  }
                                                  errors++;
                                                }
                                                var valid6 = _errs36 === errors;
                                              } else {
                                                var valid6 = true;
                                              }
                                              if (valid6) {
                                                if (data9.around !== void 0 && func0.call(data9, "around")) {
                                                  let data13 = data9.around;
                                                  const _errs38 = errors;
                                                  if (errors === _errs38) {
                                                    if (Array.isArray(data13)) {
                                                      if (data13.length > 7) {
                                                        const err13 = { instancePath: instancePath + "/parting/wanted/around", schemaPath: "#/$defs/parted/properties/around/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" };
                                                        if (vErrors === null) {
                                                          vErrors = [err13];
                                                        } else {
                                                          vErrors.push(err13);
                                                        }
                                                        errors++;
                                                      } else {
                                                        var valid8 = true;
                                                        const len0 = data13.length;
                                                        for (let i0 = 0; i0 < len0; i0++) {
                                                          const _errs40 = errors;
                                                          if (typeof data13[i0] !== "string") {
                                                            const err14 = { instancePath: instancePath + "/parting/wanted/around/" + i0, schemaPath: "#/$defs/parted/properties/around/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                            if (vErrors === null) {
                                                              vErrors = [err14];
                                                            } else {
                                                              vErrors.push(err14);
                                                            }
                                                            errors++;
                                                          }
                                                          var valid8 = _errs40 === errors;
                                                          if (!valid8) {
                                                            break;
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      const err15 = { instancePath: instancePath + "/parting/wanted/around", schemaPath: "#/$defs/parted/properties/around/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                      if (vErrors === null) {
                                                        vErrors = [err15];
                                                      } else {
                                                        vErrors.push(err15);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  var valid6 = _errs38 === errors;
                                                } else {
                                                  var valid6 = true;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    } else {
                                      const err16 = { instancePath: instancePath + "/parting/wanted", schemaPath: "#/$defs/parted/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                      if (vErrors === null) {
                                        vErrors = [err16];
                                      } else {
                                        vErrors.push(err16);
                                      }
                                      errors++;
                                    }
                                  }
                                  var valid4 = _errs24 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (data8.got !== void 0 && func0.call(data8, "got")) {
                                    let data15 = data8.got;
                                    const _errs42 = errors;
                                    const _errs43 = errors;
                                    if (errors === _errs43) {
                                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                        let missing4;
                                        if ((data15.run === void 0 || !func0.call(data15, "run")) && (missing4 = "run") || (data15.entry === void 0 || !func0.call(data15, "entry")) && (missing4 = "entry") || (data15.value === void 0 || !func0.call(data15, "value")) && (missing4 = "value") || (data15.around === void 0 || !func0.call(data15, "around")) && (missing4 = "around")) {
                                          const err17 = { instancePath: instancePath + "/parting/got", schemaPath: "#/$defs/parted/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" };
                                          if (vErrors === null) {
                                            vErrors = [err17];
                                          } else {
                                            vErrors.push(err17);
                                          }
                                          errors++;
                                        } else {
                                          const _errs45 = errors;
                                          for (const key4 of Object.keys(data15)) {
                                            if (!(key4 === "run" || key4 === "entry" || key4 === "value" || key4 === "around")) {
                                              const err18 = { instancePath: instancePath + "/parting/got", schemaPath: "#/$defs/parted/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                                              if (vErrors === null) {
                                                vErrors = [err18];
                                              } else {
                                                vErrors.push(err18);
                                              }
                                              errors++;
                                              break;
                                            }
                                          }
                                          if (_errs45 === errors) {
                                            if (data15.run !== void 0 && func0.call(data15, "run")) {
                                              let data16 = data15.run;
                                              const _errs46 = errors;
                                              const _errs47 = errors;
                                              let valid11 = false;
                                              let passing3 = null;
                                              const _errs48 = errors;
                                              if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                                const err19 = { instancePath: instancePath + "/parting/got/run", schemaPath: "#/$defs/parted/properties/run/oneOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                if (vErrors === null) {
                                                  vErrors = [err19];
                                                } else {
                                                  vErrors.push(err19);
                                                }
                                                errors++;
                                              }
                                              if (errors === _errs48) {
                                                if (typeof data16 == "number" && isFinite(data16)) {
                                                  if (data16 < 1 || isNaN(data16)) {
                                                    const err20 = { instancePath: instancePath + "/parting/got/run", schemaPath: "#/$defs/parted/properties/run/oneOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                    if (vErrors === null) {
                                                      vErrors = [err20];
                                                    } else {
                                                      vErrors.push(err20);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                              var _valid3 = _errs48 === errors;
                                              if (_valid3) {
                                                valid11 = true;
                                                passing3 = 0;
                                              }
                                              const _errs50 = errors;
                                              if (data16 !== null) {
                                                const err21 = { instancePath: instancePath + "/parting/got/run", schemaPath: "#/$defs/parted/properties/run/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                if (vErrors === null) {
                                                  vErrors = [err21];
                                                } else {
                                                  vErrors.push(err21);
                                                }
                                                errors++;
                                              }
                                              var _valid3 = _errs50 === errors;
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
                                                const err22 = { instancePath: instancePath + "/parting/got/run", schemaPath: "#/$defs/parted/properties/run/oneOf", keyword: "oneOf", params: { passingSchemas: passing3 }, message: "must match exactly one schema in oneOf" };
                                                if (vErrors === null) {
                                                  vErrors = [err22];
                                                } else {
                                                  vErrors.push(err22);
                                                }
                                                errors++;
                                              } else {
                                                errors = _errs47;
                                                if (vErrors !== null) {
                                                  if (_errs47) {
                                                    vErrors.length = _errs47;
                                                  } else {
                                                    vErrors = null;
                                                  }
                                                }
                                              }
                                              var valid10 = _errs46 === errors;
                                            } else {
                                              var valid10 = true;
                                            }
                                            if (valid10) {
                                              if (data15.entry !== void 0 && func0.call(data15, "entry")) {
                                                let data17 = data15.entry;
                                                const _errs52 = errors;
                                                if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                                                  const err23 = { instancePath: instancePath + "/parting/got/entry", schemaPath: "#/$defs/parted/properties/entry/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                  if (vErrors === null) {
                                                    vErrors = [err23];
                                                  } else {
                                                    vErrors.push(err23);
                                                  }
                                                  errors++;
                                                }
                                                if (errors === _errs52) {
                                                  if (typeof data17 == "number" && isFinite(data17)) {
                                                    if (data17 < 0 || isNaN(data17)) {
                                                      const err24 = { instancePath: instancePath + "/parting/got/entry", schemaPath: "#/$defs/parted/properties/entry/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                      if (vErrors === null) {
                                                        vErrors = [err24];
                                                      } else {
                                                        vErrors.push(err24);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                }
                                                var valid10 = _errs52 === errors;
                                              } else {
                                                var valid10 = true;
                                              }
                                              if (valid10) {
                                                if (data15.value !== void 0 && func0.call(data15, "value")) {
                                                  const _errs54 = errors;
                                                  if (typeof data15.value !== "string") {
                                                    const err25 = { instancePath: instancePath + "/parting/got/value", schemaPath: "#/$defs/parted/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err25];
                                                    } else {
                                                      vErrors.push(err25);
                                                    }
                                                    errors++;
                                                  }
                                                  var valid10 = _errs54 === errors;
                                                } else {
                                                  var valid10 = true;
                                                }
                                                if (valid10) {
                                                  if (data15.around !== void 0 && func0.call(data15, "around")) {
                                                    let data19 = data15.around;
                                                    const _errs56 = errors;
                                                    if (errors === _errs56) {
                                                      if (Array.isArray(data19)) {
                                                        if (data19.length > 7) {
                                                          const err26 = { instancePath: instancePath + "/parting/got/around", schemaPath: "#/$defs/parted/properties/around/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" };
                                                          if (vErrors === null) {
                                                            vErrors = [err26];
                                                          } else {
                                                            vErrors.push(err26);
                                                          }
                                                          errors++;
                                                        } else {
                                                          var valid12 = true;
                                                          const len1 = data19.length;
                                                          for (let i1 = 0; i1 < len1; i1++) {
                                                            const _errs58 = errors;
                                                            if (typeof data19[i1] !== "string") {
                                                              const err27 = { instancePath: instancePath + "/parting/got/around/" + i1, schemaPath: "#/$defs/parted/properties/around/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                              if (vErrors === null) {
                                                                vErrors = [err27];
                                                              } else {
                                                                vErrors.push(err27);
                                                              }
                                                              errors++;
                                                            }
                                                            var valid12 = _errs58 === errors;
                                                            if (!valid12) {
                                                              break;
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        const err28 = { instancePath: instancePath + "/parting/got/around", schemaPath: "#/$defs/parted/properties/around/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                        if (vErrors === null) {
                                                          vErrors = [err28];
                                                        } else {
                                                          vErrors.push(err28);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    var valid10 = _errs56 === errors;
                                                  } else {
                                                    var valid10 = true;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        const err29 = { instancePath: instancePath + "/parting/got", schemaPath: "#/$defs/parted/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                        if (vErrors === null) {
                                          vErrors = [err29];
                                        } else {
                                          vErrors.push(err29);
                                        }
                                        errors++;
                                      }
                                    }
                                    var valid4 = _errs42 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data8.pointer !== void 0 && func0.call(data8, "pointer")) {
                                      const _errs60 = errors;
                                      if (typeof data8.pointer !== "string") {
                                        const err30 = { instancePath: instancePath + "/parting/pointer", schemaPath: "#/properties/parting/oneOf/0/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err30];
                                        } else {
                                          vErrors.push(err30);
                                        }
                                        errors++;
                                      }
                                      var valid4 = _errs60 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            const err31 = { instancePath: instancePath + "/parting", schemaPath: "#/properties/parting/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err31];
                            } else {
                              vErrors.push(err31);
                            }
                            errors++;
                          }
                        }
                        var _valid1 = _errs21 === errors;
                        if (_valid1) {
                          valid3 = true;
                          passing1 = 0;
                        }
                        const _errs62 = errors;
                        if (data8 !== null) {
                          const err32 = { instancePath: instancePath + "/parting", schemaPath: "#/properties/parting/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err32];
                          } else {
                            vErrors.push(err32);
                          }
                          errors++;
                        }
                        var _valid1 = _errs62 === errors;
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
                          const err33 = { instancePath: instancePath + "/parting", schemaPath: "#/properties/parting/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                          if (vErrors === null) {
                            vErrors = [err33];
                          } else {
                            vErrors.push(err33);
                          }
                          errors++;
                          validate20.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs20;
                          if (vErrors !== null) {
                            if (_errs20) {
                              vErrors.length = _errs20;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs19 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.canonical !== void 0 && func0.call(data, "canonical")) {
                          const _errs64 = errors;
                          if (!validate30(data.canonical, { instancePath: instancePath + "/canonical", parentData: data, parentDataProperty: "canonical", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs64 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.runs !== void 0 && func0.call(data, "runs")) {
                            const _errs65 = errors;
                            if (!validate30(data.runs, { instancePath: instancePath + "/runs", parentData: data, parentDataProperty: "runs", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs65 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.variations !== void 0 && func0.call(data, "variations")) {
                              let data24 = data.variations;
                              const _errs66 = errors;
                              if (errors === _errs66) {
                                if (Array.isArray(data24)) {
                                  var valid13 = true;
                                  const len2 = data24.length;
                                  for (let i2 = 0; i2 < len2; i2++) {
                                    let data25 = data24[i2];
                                    const _errs68 = errors;
                                    if (errors === _errs68) {
                                      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                                        let missing5;
                                        if ((data25.name === void 0 || !func0.call(data25, "name")) && (missing5 = "name") || (data25.divergence === void 0 || !func0.call(data25, "divergence")) && (missing5 = "divergence") || (data25.notVaried === void 0 || !func0.call(data25, "notVaried")) && (missing5 = "notVaried")) {
                                          validate20.errors = [{ instancePath: instancePath + "/variations/" + i2, schemaPath: "#/properties/variations/items/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                          return false;
                                        } else {
                                          const _errs70 = errors;
                                          for (const key5 of Object.keys(data25)) {
                                            if (!(key5 === "name" || key5 === "divergence" || key5 === "notVaried")) {
                                              validate20.errors = [{ instancePath: instancePath + "/variations/" + i2, schemaPath: "#/properties/variations/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                                              return false;
                                              break;
                                            }
                                          }
                                          if (_errs70 === errors) {
                                            if (data25.name !== void 0 && func0.call(data25, "name")) {
                                              let data26 = data25.name;
                                              const _errs71 = errors;
                                              if (errors === _errs71) {
                                                if (typeof data26 === "string") {
                                                  if (func78(data26) < 1) {
                                                    validate20.errors = [{ instancePath: instancePath + "/variations/" + i2 + "/name", schemaPath: "#/properties/variations/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate20.errors = [{ instancePath: instancePath + "/variations/" + i2 + "/name", schemaPath: "#/properties/variations/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid14 = _errs71 === errors;
                                            } else {
                                              var valid14 = true;
                                            }
                                            if (valid14) {
                                              if (data25.divergence !== void 0 && func0.call(data25, "divergence")) {
                                                const _errs73 = errors;
                                                if (!validate21(data25.divergence, { instancePath: instancePath + "/variations/" + i2 + "/divergence", parentData: data25, parentDataProperty: "divergence", rootData, dynamicAnchors })) {
                                                  vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid14 = _errs73 === errors;
                                              } else {
                                                var valid14 = true;
                                              }
                                              if (valid14) {
                                                if (data25.notVaried !== void 0 && func0.call(data25, "notVaried")) {
                                                  let data28 = data25.notVaried;
                                                  const _errs74 = errors;
                                                  if (errors === _errs74) {
                                                    if (Array.isArray(data28)) {
                                                      var valid15 = true;
                                                      const len3 = data28.length;
                                                      for (let i3 = 0; i3 < len3; i3++) {
                                                        let data29 = data28[i3];
                                                        const _errs76 = errors;
                                                        if (errors === _errs76) {
                                                          if (typeof data29 === "string") {
                                                            if (func78(data29) < 1) {
                                                              validate20.errors = [{ instancePath: instancePath + "/variations/" + i2 + "/notVaried/" + i3, schemaPath: "#/properties/variations/items/properties/notVaried/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                              return false;
                                                            }
                                                          } else {
                                                            validate20.errors = [{ instancePath: instancePath + "/variations/" + i2 + "/notVaried/" + i3, schemaPath: "#/properties/variations/items/properties/notVaried/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                            return false;
                                                          }
                                                        }
                                                        var valid15 = _errs76 === errors;
                                                        if (!valid15) {
                                                          break;
                                                        }
                                                      }
                                                    } else {
                                                      validate20.errors = [{ instancePath: instancePath + "/variations/" + i2 + "/notVaried", schemaPath: "#/properties/variations/items/properties/notVaried/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid14 = _errs74 === errors;
                                                } else {
                                                  var valid14 = true;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/variations/" + i2, schemaPath: "#/properties/variations/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid13 = _errs68 === errors;
                                    if (!valid13) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/variations", schemaPath: "#/properties/variations/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs66 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.repeats !== void 0 && func0.call(data, "repeats")) {
                                let data30 = data.repeats;
                                const _errs78 = errors;
                                if (errors === _errs78) {
                                  if (Array.isArray(data30)) {
                                    var valid16 = true;
                                    const len4 = data30.length;
                                    for (let i4 = 0; i4 < len4; i4++) {
                                      let data31 = data30[i4];
                                      const _errs80 = errors;
                                      if (errors === _errs80) {
                                        if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                                          let missing6;
                                          if ((data31.arm === void 0 || !func0.call(data31, "arm")) && (missing6 = "arm") || (data31.outcome === void 0 || !func0.call(data31, "outcome")) && (missing6 = "outcome") || (data31.own === void 0 || !func0.call(data31, "own")) && (missing6 = "own") || (data31.canonical === void 0 || !func0.call(data31, "canonical")) && (missing6 = "canonical") || (data31.rate === void 0 || !func0.call(data31, "rate")) && (missing6 = "rate")) {
                                            validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4, schemaPath: "#/properties/repeats/items/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                                            return false;
                                          } else {
                                            const _errs82 = errors;
                                            for (const key6 of Object.keys(data31)) {
                                              if (!(key6 === "arm" || key6 === "outcome" || key6 === "own" || key6 === "canonical" || key6 === "rate")) {
                                                validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4, schemaPath: "#/properties/repeats/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" }];
                                                return false;
                                                break;
                                              }
                                            }
                                            if (_errs82 === errors) {
                                              if (data31.arm !== void 0 && func0.call(data31, "arm")) {
                                                let data32 = data31.arm;
                                                const _errs83 = errors;
                                                if (errors === _errs83) {
                                                  if (typeof data32 === "string") {
                                                    if (func78(data32) < 1) {
                                                      validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/arm", schemaPath: "#/properties/repeats/items/properties/arm/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/arm", schemaPath: "#/properties/repeats/items/properties/arm/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                }
                                                var valid17 = _errs83 === errors;
                                              } else {
                                                var valid17 = true;
                                              }
                                              if (valid17) {
                                                if (data31.outcome !== void 0 && func0.call(data31, "outcome")) {
                                                  let data33 = data31.outcome;
                                                  const _errs85 = errors;
                                                  if (!(data33 === "named" || data33 === "mixed" || data33 === "seen-once")) {
                                                    validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/outcome", schemaPath: "#/properties/repeats/items/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema31.properties.repeats.items.properties.outcome.enum }, message: "must be equal to one of the allowed values" }];
                                                    return false;
                                                  }
                                                  var valid17 = _errs85 === errors;
                                                } else {
                                                  var valid17 = true;
                                                }
                                                if (valid17) {
                                                  if (data31.own !== void 0 && func0.call(data31, "own")) {
                                                    let data34 = data31.own;
                                                    const _errs86 = errors;
                                                    const _errs87 = errors;
                                                    if (errors === _errs87) {
                                                      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                                        let missing7;
                                                        if ((data34.runs === void 0 || !func0.call(data34, "runs")) && (missing7 = "runs") || (data34.of === void 0 || !func0.call(data34, "of")) && (missing7 = "of")) {
                                                          validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/own", schemaPath: "#/$defs/counted/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                                                          return false;
                                                        } else {
                                                          const _errs89 = errors;
                                                          for (const key7 of Object.keys(data34)) {
                                                            if (!(key7 === "runs" || key7 === "of")) {
                                                              validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/own", schemaPath: "#/$defs/counted/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" }];
                                                              return false;
                                                              break;
                                                            }
                                                          }
                                                          if (_errs89 === errors) {
                                                            if (data34.runs !== void 0 && func0.call(data34, "runs")) {
                                                              let data35 = data34.runs;
                                                              const _errs90 = errors;
                                                              if (!(typeof data35 == "number" && (!(data35 % 1) && !isNaN(data35)) && isFinite(data35))) {
                                                                validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/own/runs", schemaPath: "#/$defs/counted/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                return false;
                                                              }
                                                              if (errors === _errs90) {
                                                                if (typeof data35 == "number" && isFinite(data35)) {
                                                                  if (data35 < 0 || isNaN(data35)) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/own/runs", schemaPath: "#/$defs/counted/properties/runs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid19 = _errs90 === errors;
                                                            } else {
                                                              var valid19 = true;
                                                            }
                                                            if (valid19) {
                                                              if (data34.of !== void 0 && func0.call(data34, "of")) {
                                                                let data36 = data34.of;
                                                                const _errs92 = errors;
                                                                if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/own/of", schemaPath: "#/$defs/counted/properties/of/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                  return false;
                                                                }
                                                                if (errors === _errs92) {
                                                                  if (typeof data36 == "number" && isFinite(data36)) {
                                                                    if (data36 < 0 || isNaN(data36)) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/own/of", schemaPath: "#/$defs/counted/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                                var valid19 = _errs92 === errors;
                                                              } else {
                                                                var valid19 = true;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/own", schemaPath: "#/$defs/counted/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid17 = _errs86 === errors;
                                                  } else {
                                                    var valid17 = true;
                                                  }
                                                  if (valid17) {
                                                    if (data31.canonical !== void 0 && func0.call(data31, "canonical")) {
                                                      let data37 = data31.canonical;
                                                      const _errs94 = errors;
                                                      const _errs95 = errors;
                                                      if (errors === _errs95) {
                                                        if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
                                                          let missing8;
                                                          if ((data37.runs === void 0 || !func0.call(data37, "runs")) && (missing8 = "runs") || (data37.of === void 0 || !func0.call(data37, "of")) && (missing8 = "of")) {
                                                            validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/canonical", schemaPath: "#/$defs/counted/required", keyword: "required", params: { missingProperty: missing8 }, message: "must have required property '" + missing8 + "'" }];
                                                            return false;
                                                          } else {
                                                            const _errs97 = errors;
                                                            for (const key8 of Object.keys(data37)) {
                                                              if (!(key8 === "runs" || key8 === "of")) {
                                                                validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/canonical", schemaPath: "#/$defs/counted/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" }];
                                                                return false;
                                                                break;
                                                              }
                                                            }
                                                            if (_errs97 === errors) {
                                                              if (data37.runs !== void 0 && func0.call(data37, "runs")) {
                                                                let data38 = data37.runs;
                                                                const _errs98 = errors;
                                                                if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/canonical/runs", schemaPath: "#/$defs/counted/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                  return false;
                                                                }
                                                                if (errors === _errs98) {
                                                                  if (typeof data38 == "number" && isFinite(data38)) {
                                                                    if (data38 < 0 || isNaN(data38)) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/canonical/runs", schemaPath: "#/$defs/counted/properties/runs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                                var valid21 = _errs98 === errors;
                                                              } else {
                                                                var valid21 = true;
                                                              }
                                                              if (valid21) {
                                                                if (data37.of !== void 0 && func0.call(data37, "of")) {
                                                                  let data39 = data37.of;
                                                                  const _errs100 = errors;
                                                                  if (!(typeof data39 == "number" && (!(data39 % 1) && !isNaN(data39)) && isFinite(data39))) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/canonical/of", schemaPath: "#/$defs/counted/properties/of/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                    return false;
                                                                  }
                                                                  if (errors === _errs100) {
                                                                    if (typeof data39 == "number" && isFinite(data39)) {
                                                                      if (data39 < 0 || isNaN(data39)) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/canonical/of", schemaPath: "#/$defs/counted/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid21 = _errs100 === errors;
                                                                } else {
                                                                  var valid21 = true;
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4 + "/canonical", schemaPath: "#/$defs/counted/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid17 = _errs94 === errors;
                                                    } else {
                                                      var valid17 = true;
                                                    }
                                                    if (valid17) {
                                                      if (data31.rate !== void 0 && func0.call(data31, "rate")) {
                                                        let data40 = data31.rate;
                                                        const _errs102 = errors;
                                                        const _errs103 = errors;
                                                        let valid22 = false;
                                                        let passing4 = null;
                                                        const _errs104 = errors;
                                                        const _errs105 = errors;
                                                        if (errors === _errs105) {
                                                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                            let missing9;
                                                            if ((data40.runs === void 0 || !func0.call(data40, "runs")) && (missing9 = "runs") || (data40.of === void 0 || !func0.call(data40, "of")) && (missing9 = "of") || (data40.low === void 0 || !func0.call(data40, "low")) && (missing9 = "low") || (data40.high === void 0 || !func0.call(data40, "high")) && (missing9 = "high")) {
                                                              const err34 = { instancePath: instancePath + "/repeats/" + i4 + "/rate", schemaPath: "#/$defs/rate/required", keyword: "required", params: { missingProperty: missing9 }, message: "must have required property '" + missing9 + "'" };
                                                              if (vErrors === null) {
                                                                vErrors = [err34];
                                                              } else {
                                                                vErrors.push(err34);
                                                              }
                                                              errors++;
                                                            } else {
                                                              const _errs107 = errors;
                                                              for (const key9 of Object.keys(data40)) {
                                                                if (!(key9 === "runs" || key9 === "of" || key9 === "low" || key9 === "high")) {
                                                                  const err35 = { instancePath: instancePath + "/repeats/" + i4 + "/rate", schemaPath: "#/$defs/rate/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err35];
                                                                  } else {
                                                                    vErrors.push(err35);
                                                                  }
                                                                  errors++;
                                                                  break;
                                                                }
                                                              }
                                                              if (_errs107 === errors) {
                                                                if (data40.runs !== void 0 && func0.call(data40, "runs")) {
                                                                  let data41 = data40.runs;
                                                                  const _errs108 = errors;
                                                                  if (!(typeof data41 == "number" && (!(data41 % 1) && !isNaN(data41)) && isFinite(data41))) {
                                                                    const err36 = { instancePath: instancePath + "/repeats/" + i4 + "/rate/runs", schemaPath: "#/$defs/rate/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err36];
                                                                    } else {
                                                                      vErrors.push(err36);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                  if (errors === _errs108) {
                                                                    if (typeof data41 == "number" && isFinite(data41)) {
                                                                      if (data41 < 0 || isNaN(data41)) {
                                                                        const err37 = { instancePath: instancePath + "/repeats/" + i4 + "/rate/runs", schemaPath: "#/$defs/rate/properties/runs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err37];
                                                                        } else {
                                                                          vErrors.push(err37);
                                                                        }
                                                                        errors++;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid24 = _errs108 === errors;
                                                                } else {
                                                                  var valid24 = true;
                                                                }
                                                                if (valid24) {
                                                                  if (data40.of !== void 0 && func0.call(data40, "of")) {
                                                                    let data42 = data40.of;
                                                                    const _errs110 = errors;
                                                                    if (!(typeof data42 == "number" && (!(data42 % 1) && !isNaN(data42)) && isFinite(data42))) {
                                                                      const err38 = { instancePath: instancePath + "/repeats/" + i4 + "/rate/of", schemaPath: "#/$defs/rate/properties/of/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err38];
                                                                      } else {
                                                                        vErrors.push(err38);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                    if (errors === _errs110) {
                                                                      if (typeof data42 == "number" && isFinite(data42)) {
                                                                        if (data42 < 1 || isNaN(data42)) {
                                                                          const err39 = { instancePath: instancePath + "/repeats/" + i4 + "/rate/of", schemaPath: "#/$defs/rate/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err39];
                                                                          } else {
                                                                            vErrors.push(err39);
                                                                          }
                                                                          errors++;
                                                                        }
                                                                      }
                                                                    }
                                                                    var valid24 = _errs110 === errors;
                                                                  } else {
                                                                    var valid24 = true;
                                                                  }
                                                                  if (valid24) {
                                                                    if (data40.low !== void 0 && func0.call(data40, "low")) {
                                                                      let data43 = data40.low;
                                                                      const _errs112 = errors;
                                                                      if (errors === _errs112) {
                                                                        if (typeof data43 == "number" && isFinite(data43)) {
                                                                          if (data43 > 1 || isNaN(data43)) {
                                                                            const err40 = { instancePath: instancePath + "/repeats/" + i4 + "/rate/low", schemaPath: "#/$defs/rate/properties/low/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err40];
                                                                            } else {
                                                                              vErrors.push(err40);
                                                                            }
                                                                            errors++;
                                                                          } else {
                                                                            if (data43 < 0 || isNaN(data43)) {
                                                                              const err41 = { instancePath: instancePath + "/repeats/" + i4 + "/rate/low", schemaPath: "#/$defs/rate/properties/low/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err41];
                                                                              } else {
                                                                                vErrors.push(err41);
                                                                              }
                                                                              errors++;
                                                                            }
                                                                          }
                                                                        } else {
                                                                          const err42 = { instancePath: instancePath + "/repeats/" + i4 + "/rate/low", schemaPath: "#/$defs/rate/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err42];
                                                                          } else {
                                                                            vErrors.push(err42);
                                                                          }
                                                                          errors++;
                                                                        }
                                                                      }
                                                                      var valid24 = _errs112 === errors;
                                                                    } else {
                                                                      var valid24 = true;
                                                                    }
                                                                    if (valid24) {
                                                                      if (data40.high !== void 0 && func0.call(data40, "high")) {
                                                                        let data44 = data40.high;
                                                                        const _errs114 = errors;
                                                                        if (errors === _errs114) {
                                                                          if (typeof data44 == "number" && isFinite(data44)) {
                                                                            if (data44 > 1 || isNaN(data44)) {
                                                                              const err43 = { instancePath: instancePath + "/repeats/" + i4 + "/rate/high", schemaPath: "#/$defs/rate/properties/high/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err43];
                                                                              } else {
                                                                                vErrors.push(err43);
                                                                              }
                                                                              errors++;
                                                                            } else {
                                                                              if (data44 < 0 || isNaN(data44)) {
                                                                                const err44 = { instancePath: instancePath + "/repeats/" + i4 + "/rate/high", schemaPath: "#/$defs/rate/properties/high/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                                if (vErrors === null) {
                                                                                  vErrors = [err44];
                                                                                } else {
                                                                                  vErrors.push(err44);
                                                                                }
                                                                                errors++;
                                                                              }
                                                                            }
                                                                          } else {
                                                                            const err45 = { instancePath: instancePath + "/repeats/" + i4 + "/rate/high", schemaPath: "#/$defs/rate/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err45];
                                                                            } else {
                                                                              vErrors.push(err45);
                                                                            }
                                                                            errors++;
                                                                          }
                                                                        }
                                                                        var valid24 = _errs114 === errors;
                                                                      } else {
                                                                        var valid24 = true;
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          } else {
                                                            const err46 = { instancePath: instancePath + "/repeats/" + i4 + "/rate", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                            if (vErrors === null) {
                                                              vErrors = [err46];
                                                            } else {
                                                              vErrors.push(err46);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        var _valid4 = _errs104 === errors;
                                                        if (_valid4) {
                                                          valid22 = true;
                                                          passing4 = 0;
                                                        }
                                                        const _errs116 = errors;
                                                        if (data40 !== null) {
                                                          const err47 = { instancePath: instancePath + "/repeats/" + i4 + "/rate", schemaPath: "#/properties/repeats/items/properties/rate/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                          if (vErrors === null) {
                                                            vErrors = [err47];
                                                          } else {
                                                            vErrors.push(err47);
                                                          }
                                                          errors++;
                                                        }
                                                        var _valid4 = _errs116 === errors;
                                                        if (_valid4 && valid22) {
                                                          valid22 = false;
                                                          passing4 = [passing4, 1];
                                                        } else {
                                                          if (_valid4) {
                                                            valid22 = true;
                                                            passing4 = 1;
                                                          }
                                                        }
                                                        if (!valid22) {
                                                          const err48 = { instancePath: instancePath + "/repeats/" + i4 + "/rate", schemaPath: "#/properties/repeats/items/properties/rate/oneOf", keyword: "oneOf", params: { passingSchemas: passing4 }, message: "must match exactly one schema in oneOf" };
                                                          if (vErrors === null) {
                                                            vErrors = [err48];
                                                          } else {
                                                            vErrors.push(err48);
                                                          }
                                                          errors++;
                                                          validate20.errors = vErrors;
                                                          return false;
                                                        } else {
                                                          errors = _errs103;
                                                          if (vErrors !== null) {
                                                            if (_errs103) {
                                                              vErrors.length = _errs103;
                                                            } else {
                                                              vErrors = null;
                                                            }
                                                          }
                                                        }
                                                        var valid17 = _errs102 === errors;
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
                                          validate20.errors = [{ instancePath: instancePath + "/repeats/" + i4, schemaPath: "#/properties/repeats/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid16 = _errs80 === errors;
                                      if (!valid16) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/repeats", schemaPath: "#/properties/repeats/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs78 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.against !== void 0 && func0.call(data, "against")) {
                                  let data45 = data.against;
                                  const _errs118 = errors;
                                  const _errs119 = errors;
                                  let valid25 = false;
                                  let passing5 = null;
                                  const _errs120 = errors;
                                  if (!validate42(data45, { instancePath: instancePath + "/against", parentData: data, parentDataProperty: "against", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
                                    errors = vErrors.length;
                                  }
                                  var _valid5 = _errs120 === errors;
                                  if (_valid5) {
                                    valid25 = true;
                                    passing5 = 0;
                                  }
                                  const _errs121 = errors;
                                  if (data45 !== null) {
                                    const err49 = { instancePath: instancePath + "/against", schemaPath: "#/properties/against/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err49];
                                    } else {
                                      vErrors.push(err49);
                                    }
                                    errors++;
                                  }
                                  var _valid5 = _errs121 === errors;
                                  if (_valid5 && valid25) {
                                    valid25 = false;
                                    passing5 = [passing5, 1];
                                  } else {
                                    if (_valid5) {
                                      valid25 = true;
                                      passing5 = 1;
                                    }
                                  }
                                  if (!valid25) {
                                    const err50 = { instancePath: instancePath + "/against", schemaPath: "#/properties/against/oneOf", keyword: "oneOf", params: { passingSchemas: passing5 }, message: "must match exactly one schema in oneOf" };
                                    if (vErrors === null) {
                                      vErrors = [err50];
                                    } else {
                                      vErrors.push(err50);
                                    }
                                    errors++;
                                    validate20.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs119;
                                    if (vErrors !== null) {
                                      if (_errs119) {
                                        vErrors.length = _errs119;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs118 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.reproduction !== void 0 && func0.call(data, "reproduction")) {
                                    let data46 = data.reproduction;
                                    const _errs123 = errors;
                                    const _errs124 = errors;
                                    let valid26 = false;
                                    let passing6 = null;
                                    const _errs125 = errors;
                                    if (!validate50(data46, { instancePath: instancePath + "/reproduction", parentData: data, parentDataProperty: "reproduction", rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                                      errors = vErrors.length;
                                    }
                                    var _valid6 = _errs125 === errors;
                                    if (_valid6) {
                                      valid26 = true;
                                      passing6 = 0;
                                    }
                                    const _errs126 = errors;
                                    if (data46 !== null) {
                                      const err51 = { instancePath: instancePath + "/reproduction", schemaPath: "#/properties/reproduction/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                      if (vErrors === null) {
                                        vErrors = [err51];
                                      } else {
                                        vErrors.push(err51);
                                      }
                                      errors++;
                                    }
                                    var _valid6 = _errs126 === errors;
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
                                      const err52 = { instancePath: instancePath + "/reproduction", schemaPath: "#/properties/reproduction/oneOf", keyword: "oneOf", params: { passingSchemas: passing6 }, message: "must match exactly one schema in oneOf" };
                                      if (vErrors === null) {
                                        vErrors = [err52];
                                      } else {
                                        vErrors.push(err52);
                                      }
                                      errors++;
                                      validate20.errors = vErrors;
                                      return false;
                                    } else {
                                      errors = _errs124;
                                      if (vErrors !== null) {
                                        if (_errs124) {
                                          vErrors.length = _errs124;
                                        } else {
                                          vErrors = null;
                                        }
                                      }
                                    }
                                    var valid0 = _errs123 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.issue !== void 0 && func0.call(data, "issue")) {
                                      let data47 = data.issue;
                                      const _errs128 = errors;
                                      const _errs129 = errors;
                                      let valid27 = false;
                                      let passing7 = null;
                                      const _errs130 = errors;
                                      if (errors === _errs130) {
                                        if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                                          let missing10;
                                          if ((data47.title === void 0 || !func0.call(data47, "title")) && (missing10 = "title") || (data47.body === void 0 || !func0.call(data47, "body")) && (missing10 = "body")) {
                                            const err53 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/oneOf/0/required", keyword: "required", params: { missingProperty: missing10 }, message: "must have required property '" + missing10 + "'" };
                                            if (vErrors === null) {
                                              vErrors = [err53];
                                            } else {
                                              vErrors.push(err53);
                                            }
                                            errors++;
                                          } else {
                                            const _errs132 = errors;
                                            for (const key10 of Object.keys(data47)) {
                                              if (!(key10 === "title" || key10 === "body")) {
                                                const err54 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                                                if (vErrors === null) {
                                                  vErrors = [err54];
                                                } else {
                                                  vErrors.push(err54);
                                                }
                                                errors++;
                                                break;
                                              }
                                            }
                                            if (_errs132 === errors) {
                                              if (data47.title !== void 0 && func0.call(data47, "title")) {
                                                let data48 = data47.title;
                                                const _errs133 = errors;
                                                if (errors === _errs133) {
                                                  if (typeof data48 === "string") {
                                                    if (func78(data48) < 1) {
                                                      const err55 = { instancePath: instancePath + "/issue/title", schemaPath: "#/properties/issue/oneOf/0/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                      if (vErrors === null) {
                                                        vErrors = [err55];
                                                      } else {
                                                        vErrors.push(err55);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err56 = { instancePath: instancePath + "/issue/title", schemaPath: "#/properties/issue/oneOf/0/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err56];
                                                    } else {
                                                      vErrors.push(err56);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                var valid28 = _errs133 === errors;
                                              } else {
                                                var valid28 = true;
                                              }
                                              if (valid28) {
                                                if (data47.body !== void 0 && func0.call(data47, "body")) {
                                                  let data49 = data47.body;
                                                  const _errs135 = errors;
                                                  if (errors === _errs135) {
                                                    if (typeof data49 === "string") {
                                                      if (func78(data49) < 1) {
                                                        const err57 = { instancePath: instancePath + "/issue/body", schemaPath: "#/properties/issue/oneOf/0/properties/body/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                        if (vErrors === null) {
                                                          vErrors = [err57];
                                                        } else {
                                                          vErrors.push(err57);
                                                        }
                                                        errors++;
                                                      }
                                                    } else {
                                                      const err58 = { instancePath: instancePath + "/issue/body", schemaPath: "#/properties/issue/oneOf/0/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err58];
                                                      } else {
                                                        vErrors.push(err58);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  var valid28 = _errs135 === errors;
                                                } else {
                                                  var valid28 = true;
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          const err59 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                          if (vErrors === null) {
                                            vErrors = [err59];
                                          } else {
                                            vErrors.push(err59);
                                          }
                                          errors++;
                                        }
                                      }
                                      var _valid7 = _errs130 === errors;
                                      if (_valid7) {
                                        valid27 = true;
                                        passing7 = 0;
                                      }
                                      const _errs137 = errors;
                                      if (data47 !== null) {
                                        const err60 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                        if (vErrors === null) {
                                          vErrors = [err60];
                                        } else {
                                          vErrors.push(err60);
                                        }
                                        errors++;
                                      }
                                      var _valid7 = _errs137 === errors;
                                      if (_valid7 && valid27) {
                                        valid27 = false;
                                        passing7 = [passing7, 1];
                                      } else {
                                        if (_valid7) {
                                          valid27 = true;
                                          passing7 = 1;
                                        }
                                      }
                                      if (!valid27) {
                                        const err61 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/oneOf", keyword: "oneOf", params: { passingSchemas: passing7 }, message: "must match exactly one schema in oneOf" };
                                        if (vErrors === null) {
                                          vErrors = [err61];
                                        } else {
                                          vErrors.push(err61);
                                        }
                                        errors++;
                                        validate20.errors = vErrors;
                                        return false;
                                      } else {
                                        errors = _errs129;
                                        if (vErrors !== null) {
                                          if (_errs129) {
                                            vErrors.length = _errs129;
                                          } else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      var valid0 = _errs128 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.power !== void 0 && func0.call(data, "power")) {
                                        let data50 = data.power;
                                        const _errs139 = errors;
                                        if (errors === _errs139) {
                                          if (Array.isArray(data50)) {
                                            var valid29 = true;
                                            const len5 = data50.length;
                                            for (let i5 = 0; i5 < len5; i5++) {
                                              let data51 = data50[i5];
                                              const _errs141 = errors;
                                              if (errors === _errs141) {
                                                if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                                  let missing11;
                                                  if ((data51.p === void 0 || !func0.call(data51, "p")) && (missing11 = "p") || (data51.chance === void 0 || !func0.call(data51, "chance")) && (missing11 = "chance")) {
                                                    validate20.errors = [{ instancePath: instancePath + "/power/" + i5, schemaPath: "#/properties/power/items/required", keyword: "required", params: { missingProperty: missing11 }, message: "must have required property '" + missing11 + "'" }];
                                                    return false;
                                                  } else {
                                                    const _errs143 = errors;
                                                    for (const key11 of Object.keys(data51)) {
                                                      if (!(key11 === "p" || key11 === "chance")) {
                                                        validate20.errors = [{ instancePath: instancePath + "/power/" + i5, schemaPath: "#/properties/power/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" }];
                                                        return false;
                                                        break;
                                                      }
                                                    }
                                                    if (_errs143 === errors) {
                                                      if (data51.p !== void 0 && func0.call(data51, "p")) {
                                                        let data52 = data51.p;
                                                        const _errs144 = errors;
                                                        if (errors === _errs144) {
                                                          if (typeof data52 == "number" && isFinite(data52)) {
                                                            if (data52 >= 1 || isNaN(data52)) {
                                                              validate20.errors = [{ instancePath: instancePath + "/power/" + i5 + "/p", schemaPath: "#/properties/power/items/properties/p/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 1 }, message: "must be < 1" }];
                                                              return false;
                                                            } else {
                                                              if (data52 <= 0 || isNaN(data52)) {
                                                                validate20.errors = [{ instancePath: instancePath + "/power/" + i5 + "/p", schemaPath: "#/properties/power/items/properties/p/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" }];
                                                                return false;
                                                              }
                                                            }
                                                          } else {
                                                            validate20.errors = [{ instancePath: instancePath + "/power/" + i5 + "/p", schemaPath: "#/properties/power/items/properties/p/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                            return false;
                                                          }
                                                        }
                                                        var valid30 = _errs144 === errors;
                                                      } else {
                                                        var valid30 = true;
                                                      }
                                                      if (valid30) {
                                                        if (data51.chance !== void 0 && func0.call(data51, "chance")) {
                                                          let data53 = data51.chance;
                                                          const _errs146 = errors;
                                                          if (errors === _errs146) {
                                                            if (typeof data53 == "number" && isFinite(data53)) {
                                                              if (data53 > 1 || isNaN(data53)) {
                                                                validate20.errors = [{ instancePath: instancePath + "/power/" + i5 + "/chance", schemaPath: "#/properties/power/items/properties/chance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                                                return false;
                                                              } else {
                                                                if (data53 < 0 || isNaN(data53)) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/power/" + i5 + "/chance", schemaPath: "#/properties/power/items/properties/chance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                  return false;
                                                                }
                                                              }
                                                            } else {
                                                              validate20.errors = [{ instancePath: instancePath + "/power/" + i5 + "/chance", schemaPath: "#/properties/power/items/properties/chance/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid30 = _errs146 === errors;
                                                        } else {
                                                          var valid30 = true;
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  validate20.errors = [{ instancePath: instancePath + "/power/" + i5, schemaPath: "#/properties/power/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                  return false;
                                                }
                                              }
                                              var valid29 = _errs141 === errors;
                                              if (!valid29) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/power", schemaPath: "#/properties/power/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs139 === errors;
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
    } else {
      validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
