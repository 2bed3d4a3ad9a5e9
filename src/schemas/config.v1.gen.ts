// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateConfigV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/config.v1.json", "type": "object", "additionalProperties": false, "required": ["version"], "properties": { "version": { "const": 1 }, "servers": { "type": "array", "items": { "$ref": "#/$defs/server" }, "default": [] }, "dependencies": { "type": "array", "items": { "$ref": "#/$defs/insideFolder" }, "default": [".venv", "node_modules"] }, "base-dependencies": { "$ref": "#/$defs/insideFolder" }, "ignore": { "type": "array", "items": { "$ref": "#/$defs/glob" }, "default": [] }, "include": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/glob" } }, "deny": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "servers": { "type": "array", "minItems": 1, "items": { "type": "string", "minLength": 1 } }, "languages": { "type": "array", "minItems": 1, "items": { "type": "string", "minLength": 1 } }, "paths": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/glob" } }, "methods": { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "^[A-Za-z$][A-Za-z$-]*/[A-Za-z/]+$" } } } }, "suggest": { "type": "boolean", "default": false }, "policy": { "$ref": "#/$defs/policy", "default": {} }, "reward": { "$ref": "#/$defs/reward", "default": {} }, "traces": { "type": "array", "items": { "$ref": "#/$defs/glob" }, "default": [".lanser/traces/**/*.jsonl", ".lanser/traces/**/*.jsonl.zst"] }, "replay": { "enum": ["off", "offline", "live"], "default": "offline" } }, "$defs": { "server": { "type": "object", "additionalProperties": false, "required": ["id"], "properties": { "id": { "type": "string", "minLength": 1 }, "version": { "type": "string", "minLength": 1 }, "roots": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/folder" } }, "enabled": { "type": "boolean", "default": true }, "mode": { "enum": ["auto", "lsp", "compiler"], "default": "auto" }, "limits": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "ready-ms": { "type": "integer", "minimum": 1e3, "maximum": 9e5 }, "file-ms": { "type": "integer", "minimum": 1e3, "maximum": 9e5 }, "total-ms": { "type": "integer", "minimum": 1e3, "maximum": 36e5 }, "requests-ms": { "type": "object", "minProperties": 1, "propertyNames": { "pattern": "^[A-Za-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$" }, "additionalProperties": { "type": "integer", "minimum": 1e3, "maximum": 36e5 } } } }, "settings": { "type": "object", "default": {} }, "trust": { "enum": ["executes-repository"] }, "sandbox": { "enum": ["bwrap", "none"] }, "role": { "enum": ["primary", "linter", "second-opinion"] }, "fail-on": { "enum": ["error", "warning", "information", "hint", "never"] } } }, "policy": { "type": "object", "additionalProperties": false, "properties": { "fail-on": { "enum": ["error", "warning", "information", "hint", "never"], "default": "error" }, "unknown": { "enum": ["inconclusive", "warn"], "default": "inconclusive" }, "inconclusive": { "enum": ["action_required", "failure"], "default": "action_required" }, "volatile": { "enum": ["report", "fail"], "default": "report" }, "moved": { "enum": ["report", "fail"], "default": "report" }, "min-reward": { "type": ["number", "null"], "default": null }, "replay-mismatch": { "enum": ["fail", "warn"], "default": "fail" }, "waivers": { "type": "array", "items": { "type": "string", "minLength": 1, "pattern": "^(?:trailer|label:.+)$" }, "default": [] }, "dependencies-differ": { "enum": ["inconclusive", "warn"], "default": "inconclusive" }, "dependencies-missing": { "enum": ["inconclusive", "warn"], "default": "inconclusive" }, "unchecked": { "enum": ["report", "inconclusive", "fail"], "default": "report" }, "hidden": { "enum": ["report", "inconclusive", "fail"], "default": "inconclusive" }, "suppressions": { "enum": ["report", "inconclusive", "fail"], "default": "report" }, "claims": { "enum": ["fail", "warn", "ignore"], "default": "fail" }, "scope": { "enum": ["full", "affected", "auto"], "default": "auto" }, "only-changed-files": { "type": "boolean", "default": false }, "required": { "type": "boolean", "default": false }, "rules": { "type": "array", "maxItems": 200, "items": { "$ref": "#/$defs/rule" }, "default": [] }, "max-new": { "type": "object", "additionalProperties": false, "properties": { "error": { "$ref": "#/$defs/many" }, "warning": { "$ref": "#/$defs/many" }, "information": { "$ref": "#/$defs/many" }, "hint": { "$ref": "#/$defs/many" } }, "default": {} }, "reward": { "enum": ["shown", "hidden"], "default": "shown" } } }, "reward": { "type": "object", "additionalProperties": false, "properties": { "version": { "enum": ["pr-v1", "pr-v2"], "default": "pr-v2" }, "weights": { "type": "object", "additionalProperties": false, "properties": { "alpha": { "type": "number", "minimum": 0, "maximum": 1e6, "default": 0.5 }, "beta": { "type": "number", "minimum": 0, "maximum": 1e6, "default": 0.4 }, "gamma": { "type": "number", "minimum": 0, "maximum": 1e6, "default": 0.1 } }, "default": {} }, "severities": { "$ref": "#/$defs/notSupportedYet" } } }, "rule": { "type": "object", "additionalProperties": false, "anyOf": [{ "required": ["severity"] }, { "required": ["fail"] }], "properties": { "code": { "type": "string", "minLength": 1, "pattern": "^[^!\\s][^\\s]*$" }, "path": { "$ref": "#/$defs/glob" }, "server": { "type": "string", "minLength": 1 }, "severity": { "enum": ["off", "information", "warning", "error"] }, "fail": { "type": "boolean" } } }, "many": { "type": "integer", "minimum": 0, "maximum": 1e6 }, "glob": { "type": "string", "minLength": 1, "pattern": "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))" }, "folder": { "type": "string", "minLength": 1, "pattern": "^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$" }, "insideFolder": { "type": "string", "minLength": 1, "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$" }, "notSupportedYet": { "not": {} } } };
const schema34 = { "type": "string", "minLength": 1, "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$" };
const schema36 = { "type": "string", "minLength": 1, "pattern": "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))" };
const func0 = Object.prototype.hasOwnProperty;
const func66 = defaultOf(ucs2lengthHelper);
const schema32 = { "type": "object", "additionalProperties": false, "required": ["id"], "properties": { "id": { "type": "string", "minLength": 1 }, "version": { "type": "string", "minLength": 1 }, "roots": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/folder" } }, "enabled": { "type": "boolean", "default": true }, "mode": { "enum": ["auto", "lsp", "compiler"], "default": "auto" }, "limits": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "ready-ms": { "type": "integer", "minimum": 1e3, "maximum": 9e5 }, "file-ms": { "type": "integer", "minimum": 1e3, "maximum": 9e5 }, "total-ms": { "type": "integer", "minimum": 1e3, "maximum": 36e5 }, "requests-ms": { "type": "object", "minProperties": 1, "propertyNames": { "pattern": "^[A-Za-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$" }, "additionalProperties": { "type": "integer", "minimum": 1e3, "maximum": 36e5 } } } }, "settings": { "type": "object", "default": {} }, "trust": { "enum": ["executes-repository"] }, "sandbox": { "enum": ["bwrap", "none"] }, "role": { "enum": ["primary", "linter", "second-opinion"] }, "fail-on": { "enum": ["error", "warning", "information", "hint", "never"] } } };
const schema33 = { "type": "string", "minLength": 1, "pattern": "^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$" };
const pattern4 = new RegExp("^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$", "u");
const pattern5 = new RegExp("^[A-Za-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$", "u");
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.enabled === void 0) {
      data.enabled = true;
    }
    if (data.mode === void 0) {
      data.mode = "auto";
    }
    if (data.settings === void 0) {
      data.settings = {};
    }
    if (data.id === void 0 || !func0.call(data, "id")) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema32.properties, key0)) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.id !== void 0 && func0.call(data, "id")) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func66(data0) < 1) {
          const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.version !== void 0 && func0.call(data, "version")) {
      let data1 = data.version;
      if (typeof data1 === "string") {
        if (func66(data1) < 1) {
          const err4 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.roots !== void 0 && func0.call(data, "roots")) {
      let data2 = data.roots;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          const err6 = { instancePath: instancePath + "/roots", schemaPath: "#/properties/roots/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 === "string") {
            if (func66(data3) < 1) {
              const err7 = { instancePath: instancePath + "/roots/" + i0, schemaPath: "#/$defs/folder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (!pattern4.test(data3)) {
              const err8 = { instancePath: instancePath + "/roots/" + i0, schemaPath: "#/$defs/folder/pattern", keyword: "pattern", params: { pattern: "^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$" }, message: 'must match pattern "^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$"' };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/roots/" + i0, schemaPath: "#/$defs/folder/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/roots", schemaPath: "#/properties/roots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (typeof data.enabled !== "boolean") {
      const err11 = { instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    let data5 = data.mode;
    if (!(data5 === "auto" || data5 === "lsp" || data5 === "compiler")) {
      const err12 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema32.properties.mode.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.limits !== void 0 && func0.call(data, "limits")) {
      let data6 = data.limits;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (Object.keys(data6).length < 1) {
          const err13 = { instancePath: instancePath + "/limits", schemaPath: "#/properties/limits/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        for (const key1 of Object.keys(data6)) {
          if (!(key1 === "ready-ms" || key1 === "file-ms" || key1 === "total-ms" || key1 === "requests-ms")) {
            const err14 = { instancePath: instancePath + "/limits", schemaPath: "#/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data6["ready-ms"] !== void 0 && func0.call(data6, "ready-ms")) {
          let data7 = data6["ready-ms"];
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err15 = { instancePath: instancePath + "/limits/ready-ms", schemaPath: "#/properties/limits/properties/ready-ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 9e5 || isNaN(data7)) {
              const err16 = { instancePath: instancePath + "/limits/ready-ms", schemaPath: "#/properties/limits/properties/ready-ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9e5 }, message: "must be <= 900000" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data7 < 1e3 || isNaN(data7)) {
              const err17 = { instancePath: instancePath + "/limits/ready-ms", schemaPath: "#/properties/limits/properties/ready-ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e3 }, message: "must be >= 1000" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          }
        }
        if (data6["file-ms"] !== void 0 && func0.call(data6, "file-ms")) {
          let data8 = data6["file-ms"];
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
            const err18 = { instancePath: instancePath + "/limits/file-ms", schemaPath: "#/properties/limits/properties/file-ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 9e5 || isNaN(data8)) {
              const err19 = { instancePath: instancePath + "/limits/file-ms", schemaPath: "#/properties/limits/properties/file-ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9e5 }, message: "must be <= 900000" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data8 < 1e3 || isNaN(data8)) {
              const err20 = { instancePath: instancePath + "/limits/file-ms", schemaPath: "#/properties/limits/properties/file-ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e3 }, message: "must be >= 1000" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          }
        }
        if (data6["total-ms"] !== void 0 && func0.call(data6, "total-ms")) {
          let data9 = data6["total-ms"];
          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
            const err21 = { instancePath: instancePath + "/limits/total-ms", schemaPath: "#/properties/limits/properties/total-ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 36e5 || isNaN(data9)) {
              const err22 = { instancePath: instancePath + "/limits/total-ms", schemaPath: "#/properties/limits/properties/total-ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 }, message: "must be <= 3600000" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (data9 < 1e3 || isNaN(data9)) {
              const err23 = { instancePath: instancePath + "/limits/total-ms", schemaPath: "#/properties/limits/properties/total-ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e3 }, message: "must be >= 1000" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          }
        }
        if (data6["requests-ms"] !== void 0 && func0.call(data6, "requests-ms")) {
          let data10 = data6["requests-ms"];
          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
            if (Object.keys(data10).length < 1) {
              const err24 = { instancePath: instancePath + "/limits/requests-ms", schemaPath: "#/properties/limits/properties/requests-ms/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            for (const key2 of Object.keys(data10)) {
              const _errs25 = errors;
              if (typeof key2 === "string") {
                if (!pattern5.test(key2)) {
                  const err25 = { instancePath: instancePath + "/limits/requests-ms", schemaPath: "#/properties/limits/properties/requests-ms/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$"', propertyName: key2 };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              }
              var valid5 = _errs25 === errors;
              if (!valid5) {
                const err26 = { instancePath: instancePath + "/limits/requests-ms", schemaPath: "#/properties/limits/properties/requests-ms/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            for (const key3 of Object.keys(data10)) {
              let data11 = data10[key3];
              if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                const err27 = { instancePath: instancePath + "/limits/requests-ms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/limits/properties/requests-ms/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
              if (typeof data11 == "number" && isFinite(data11)) {
                if (data11 > 36e5 || isNaN(data11)) {
                  const err28 = { instancePath: instancePath + "/limits/requests-ms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/limits/properties/requests-ms/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 }, message: "must be <= 3600000" };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
                if (data11 < 1e3 || isNaN(data11)) {
                  const err29 = { instancePath: instancePath + "/limits/requests-ms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/limits/properties/requests-ms/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e3 }, message: "must be >= 1000" };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err30 = { instancePath: instancePath + "/limits/requests-ms", schemaPath: "#/properties/limits/properties/requests-ms/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/limits", schemaPath: "#/properties/limits/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    let data12 = data.settings;
    if (!(data12 && typeof data12 == "object" && !Array.isArray(data12))) {
      const err32 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err32];
      } else {
        vErrors.push(err32);
      }
      errors++;
    }
    if (data.trust !== void 0 && func0.call(data, "trust")) {
      if (!(data.trust === "executes-repository")) {
        const err33 = { instancePath: instancePath + "/trust", schemaPath: "#/properties/trust/enum", keyword: "enum", params: { allowedValues: schema32.properties.trust.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.sandbox !== void 0 && func0.call(data, "sandbox")) {
      let data14 = data.sandbox;
      if (!(data14 === "bwrap" || data14 === "none")) {
        const err34 = { instancePath: instancePath + "/sandbox", schemaPath: "#/properties/sandbox/enum", keyword: "enum", params: { allowedValues: schema32.properties.sandbox.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.role !== void 0 && func0.call(data, "role")) {
      let data15 = data.role;
      if (!(data15 === "primary" || data15 === "linter" || data15 === "second-opinion")) {
        const err35 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema32.properties.role.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data["fail-on"] !== void 0 && func0.call(data, "fail-on")) {
      let data16 = data["fail-on"];
      if (!(data16 === "error" || data16 === "warning" || data16 === "information" || data16 === "hint" || data16 === "never")) {
        const err36 = { instancePath: instancePath + "/fail-on", schemaPath: "#/properties/fail-on/enum", keyword: "enum", params: { allowedValues: schema32.properties["fail-on"].enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
  } else {
    const err37 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err37];
    } else {
      vErrors.push(err37);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema39 = { "type": "object", "additionalProperties": false, "properties": { "fail-on": { "enum": ["error", "warning", "information", "hint", "never"], "default": "error" }, "unknown": { "enum": ["inconclusive", "warn"], "default": "inconclusive" }, "inconclusive": { "enum": ["action_required", "failure"], "default": "action_required" }, "volatile": { "enum": ["report", "fail"], "default": "report" }, "moved": { "enum": ["report", "fail"], "default": "report" }, "min-reward": { "type": ["number", "null"], "default": null }, "replay-mismatch": { "enum": ["fail", "warn"], "default": "fail" }, "waivers": { "type": "array", "items": { "type": "string", "minLength": 1, "pattern": "^(?:trailer|label:.+)$" }, "default": [] }, "dependencies-differ": { "enum": ["inconclusive", "warn"], "default": "inconclusive" }, "dependencies-missing": { "enum": ["inconclusive", "warn"], "default": "inconclusive" }, "unchecked": { "enum": ["report", "inconclusive", "fail"], "default": "report" }, "hidden": { "enum": ["report", "inconclusive", "fail"], "default": "inconclusive" }, "suppressions": { "enum": ["report", "inconclusive", "fail"], "default": "report" }, "claims": { "enum": ["fail", "warn", "ignore"], "default": "fail" }, "scope": { "enum": ["full", "affected", "auto"], "default": "auto" }, "only-changed-files": { "type": "boolean", "default": false }, "required": { "type": "boolean", "default": false }, "rules": { "type": "array", "maxItems": 200, "items": { "$ref": "#/$defs/rule" }, "default": [] }, "max-new": { "type": "object", "additionalProperties": false, "properties": { "error": { "$ref": "#/$defs/many" }, "warning": { "$ref": "#/$defs/many" }, "information": { "$ref": "#/$defs/many" }, "hint": { "$ref": "#/$defs/many" } }, "default": {} }, "reward": { "enum": ["shown", "hidden"], "default": "shown" } } };
const schema42 = { "type": "integer", "minimum": 0, "maximum": 1e6 };
const pattern12 = new RegExp("^(?:trailer|label:.+)$", "u");
const schema40 = { "type": "object", "additionalProperties": false, "anyOf": [{ "required": ["severity"] }, { "required": ["fail"] }], "properties": { "code": { "type": "string", "minLength": 1, "pattern": "^[^!\\s][^\\s]*$" }, "path": { "$ref": "#/$defs/glob" }, "server": { "type": "string", "minLength": 1 }, "severity": { "enum": ["off", "information", "warning", "error"] }, "fail": { "type": "boolean" } } };
const pattern13 = new RegExp("^[^!\\s][^\\s]*$", "u");
const pattern8 = new RegExp("^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))", "u");
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
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.severity === void 0 || !func0.call(data, "severity")) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fail === void 0 || !func0.call(data, "fail")) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "fail" }, message: "must have required property 'fail'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "code" || key0 === "path" || key0 === "server" || key0 === "severity" || key0 === "fail")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.code !== void 0 && func0.call(data, "code")) {
      let data0 = data.code;
      if (typeof data0 === "string") {
        if (func66(data0) < 1) {
          const err4 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern13.test(data0)) {
          const err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[^!\\s][^\\s]*$" }, message: 'must match pattern "^[^!\\s][^\\s]*$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.path !== void 0 && func0.call(data, "path")) {
      let data1 = data.path;
      if (typeof data1 === "string") {
        if (func66(data1) < 1) {
          const err7 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/glob/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern8.test(data1)) {
          const err8 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/glob/pattern", keyword: "pattern", params: { pattern: "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))" }, message: 'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/glob/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.server !== void 0 && func0.call(data, "server")) {
      let data2 = data.server;
      if (typeof data2 === "string") {
        if (func66(data2) < 1) {
          const err10 = { instancePath: instancePath + "/server", schemaPath: "#/properties/server/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.severity !== void 0 && func0.call(data, "severity")) {
      let data3 = data.severity;
      if (!(data3 === "off" || data3 === "information" || data3 === "warning" || data3 === "error")) {
        const err12 = { instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: schema40.properties.severity.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.fail !== void 0 && func0.call(data, "fail")) {
      if (typeof data.fail !== "boolean") {
        const err13 = { instancePath: instancePath + "/fail", schemaPath: "#/properties/fail/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["fail-on"] === void 0) {
      data["fail-on"] = "error";
    }
    if (data.unknown === void 0) {
      data.unknown = "inconclusive";
    }
    if (data.inconclusive === void 0) {
      data.inconclusive = "action_required";
    }
    if (data.volatile === void 0) {
      data.volatile = "report";
    }
    if (data.moved === void 0) {
      data.moved = "report";
    }
    if (data["min-reward"] === void 0) {
      data["min-reward"] = null;
    }
    if (data["replay-mismatch"] === void 0) {
      data["replay-mismatch"] = "fail";
    }
    if (data.waivers === void 0) {
      data.waivers = [];
    }
    if (data["dependencies-differ"] === void 0) {
      data["dependencies-differ"] = "inconclusive";
    }
    if (data["dependencies-missing"] === void 0) {
      data["dependencies-missing"] = "inconclusive";
    }
    if (data.unchecked === void 0) {
      data.unchecked = "report";
    }
    if (data.hidden === void 0) {
      data.hidden = "inconclusive";
    }
    if (data.suppressions === void 0) {
      data.suppressions = "report";
    }
    if (data.claims === void 0) {
      data.claims = "fail";
    }
    if (data.scope === void 0) {
      data.scope = "auto";
    }
    if (data["only-changed-files"] === void 0) {
      data["only-changed-files"] = false;
    }
    if (data.required === void 0) {
      data.required = false;
    }
    if (data.rules === void 0) {
      data.rules = [];
    }
    if (data["max-new"] === void 0) {
      data["max-new"] = {};
    }
    if (data.reward === void 0) {
      data.reward = "shown";
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema39.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    let data0 = data["fail-on"];
    if (!(data0 === "error" || data0 === "warning" || data0 === "information" || data0 === "hint" || data0 === "never")) {
      const err1 = { instancePath: instancePath + "/fail-on", schemaPath: "#/properties/fail-on/enum", keyword: "enum", params: { allowedValues: schema39.properties["fail-on"].enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    let data1 = data.unknown;
    if (!(data1 === "inconclusive" || data1 === "warn")) {
      const err2 = { instancePath: instancePath + "/unknown", schemaPath: "#/properties/unknown/enum", keyword: "enum", params: { allowedValues: schema39.properties.unknown.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    let data2 = data.inconclusive;
    if (!(data2 === "action_required" || data2 === "failure")) {
      const err3 = { instancePath: instancePath + "/inconclusive", schemaPath: "#/properties/inconclusive/enum", keyword: "enum", params: { allowedValues: schema39.properties.inconclusive.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    let data3 = data.volatile;
    if (!(data3 === "report" || data3 === "fail")) {
      const err4 = { instancePath: instancePath + "/volatile", schemaPath: "#/properties/volatile/enum", keyword: "enum", params: { allowedValues: schema39.properties.volatile.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    let data4 = data.moved;
    if (!(data4 === "report" || data4 === "fail")) {
      const err5 = { instancePath: instancePath + "/moved", schemaPath: "#/properties/moved/enum", keyword: "enum", params: { allowedValues: schema39.properties.moved.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    let data5 = data["min-reward"];
    if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
      const err6 = { instancePath: instancePath + "/min-reward", schemaPath: "#/properties/min-reward/type", keyword: "type", params: { type: schema39.properties["min-reward"].type }, message: "must be number,null" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    let data6 = data["replay-mismatch"];
    if (!(data6 === "fail" || data6 === "warn")) {
      const err7 = { instancePath: instancePath + "/replay-mismatch", schemaPath: "#/properties/replay-mismatch/enum", keyword: "enum", params: { allowedValues: schema39.properties["replay-mismatch"].enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    let data7 = data.waivers;
    if (Array.isArray(data7)) {
      const len0 = data7.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data8 = data7[i0];
        if (typeof data8 === "string") {
          if (func66(data8) < 1) {
            const err8 = { instancePath: instancePath + "/waivers/" + i0, schemaPath: "#/properties/waivers/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (!pattern12.test(data8)) {
            const err9 = { instancePath: instancePath + "/waivers/" + i0, schemaPath: "#/properties/waivers/items/pattern", keyword: "pattern", params: { pattern: "^(?:trailer|label:.+)$" }, message: 'must match pattern "^(?:trailer|label:.+)$"' };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        } else {
          const err10 = { instancePath: instancePath + "/waivers/" + i0, schemaPath: "#/properties/waivers/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    } else {
      const err11 = { instancePath: instancePath + "/waivers", schemaPath: "#/properties/waivers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    let data9 = data["dependencies-differ"];
    if (!(data9 === "inconclusive" || data9 === "warn")) {
      const err12 = { instancePath: instancePath + "/dependencies-differ", schemaPath: "#/properties/dependencies-differ/enum", keyword: "enum", params: { allowedValues: schema39.properties["dependencies-differ"].enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    let data10 = data["dependencies-missing"];
    if (!(data10 === "inconclusive" || data10 === "warn")) {
      const err13 = { instancePath: instancePath + "/dependencies-missing", schemaPath: "#/properties/dependencies-missing/enum", keyword: "enum", params: { allowedValues: schema39.properties["dependencies-missing"].enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    let data11 = data.unchecked;
    if (!(data11 === "report" || data11 === "inconclusive" || data11 === "fail")) {
      const err14 = { instancePath: instancePath + "/unchecked", schemaPath: "#/properties/unchecked/enum", keyword: "enum", params: { allowedValues: schema39.properties.unchecked.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    let data12 = data.hidden;
    if (!(data12 === "report" || data12 === "inconclusive" || data12 === "fail")) {
      const err15 = { instancePath: instancePath + "/hidden", schemaPath: "#/properties/hidden/enum", keyword: "enum", params: { allowedValues: schema39.properties.hidden.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    let data13 = data.suppressions;
    if (!(data13 === "report" || data13 === "inconclusive" || data13 === "fail")) {
      const err16 = { instancePath: instancePath + "/suppressions", schemaPath: "#/properties/suppressions/enum", keyword: "enum", params: { allowedValues: schema39.properties.suppressions.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    let data14 = data.claims;
    if (!(data14 === "fail" || data14 === "warn" || data14 === "ignore")) {
      const err17 = { instancePath: instancePath + "/claims", schemaPath: "#/properties/claims/enum", keyword: "enum", params: { allowedValues: schema39.properties.claims.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    let data15 = data.scope;
    if (!(data15 === "full" || data15 === "affected" || data15 === "auto")) {
      const err18 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/enum", keyword: "enum", params: { allowedValues: schema39.properties.scope.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    if (typeof data["only-changed-files"] !== "boolean") {
      const err19 = { instancePath: instancePath + "/only-changed-files", schemaPath: "#/properties/only-changed-files/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    if (typeof data.required !== "boolean") {
      const err20 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    let data18 = data.rules;
    if (Array.isArray(data18)) {
      if (data18.length > 200) {
        const err21 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      const len1 = data18.length;
      for (let i1 = 0; i1 < len1; i1++) {
        if (!validate24(data18[i1], { instancePath: instancePath + "/rules/" + i1, parentData: data18, parentDataProperty: i1, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err22 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      if (vErrors === null) {
        vErrors = [err22];
      } else {
        vErrors.push(err22);
      }
      errors++;
    }
    let data20 = data["max-new"];
    if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
      for (const key1 of Object.keys(data20)) {
        if (!(key1 === "error" || key1 === "warning" || key1 === "information" || key1 === "hint")) {
          const err23 = { instancePath: instancePath + "/max-new", schemaPath: "#/properties/max-new/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data20.error !== void 0 && func0.call(data20, "error")) {
        let data21 = data20.error;
        if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
          const err24 = { instancePath: instancePath + "/max-new/error", schemaPath: "#/$defs/many/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (typeof data21 == "number" && isFinite(data21)) {
          if (data21 > 1e6 || isNaN(data21)) {
            const err25 = { instancePath: instancePath + "/max-new/error", schemaPath: "#/$defs/many/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (data21 < 0 || isNaN(data21)) {
            const err26 = { instancePath: instancePath + "/max-new/error", schemaPath: "#/$defs/many/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      }
      if (data20.warning !== void 0 && func0.call(data20, "warning")) {
        let data22 = data20.warning;
        if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
          const err27 = { instancePath: instancePath + "/max-new/warning", schemaPath: "#/$defs/many/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (typeof data22 == "number" && isFinite(data22)) {
          if (data22 > 1e6 || isNaN(data22)) {
            const err28 = { instancePath: instancePath + "/max-new/warning", schemaPath: "#/$defs/many/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (data22 < 0 || isNaN(data22)) {
            const err29 = { instancePath: instancePath + "/max-new/warning", schemaPath: "#/$defs/many/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      }
      if (data20.information !== void 0 && func0.call(data20, "information")) {
        let data23 = data20.information;
        if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
          const err30 = { instancePath: instancePath + "/max-new/information", schemaPath: "#/$defs/many/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (typeof data23 == "number" && isFinite(data23)) {
          if (data23 > 1e6 || isNaN(data23)) {
            const err31 = { instancePath: instancePath + "/max-new/information", schemaPath: "#/$defs/many/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
          if (data23 < 0 || isNaN(data23)) {
            const err32 = { instancePath: instancePath + "/max-new/information", schemaPath: "#/$defs/many/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
      }
      if (data20.hint !== void 0 && func0.call(data20, "hint")) {
        let data24 = data20.hint;
        if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
          const err33 = { instancePath: instancePath + "/max-new/hint", schemaPath: "#/$defs/many/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (typeof data24 == "number" && isFinite(data24)) {
          if (data24 > 1e6 || isNaN(data24)) {
            const err34 = { instancePath: instancePath + "/max-new/hint", schemaPath: "#/$defs/many/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
          if (data24 < 0 || isNaN(data24)) {
            const err35 = { instancePath: instancePath + "/max-new/hint", schemaPath: "#/$defs/many/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      }
    } else {
      const err36 = { instancePath: instancePath + "/max-new", schemaPath: "#/properties/max-new/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err36];
      } else {
        vErrors.push(err36);
      }
      errors++;
    }
    let data25 = data.reward;
    if (!(data25 === "shown" || data25 === "hidden")) {
      const err37 = { instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/enum", keyword: "enum", params: { allowedValues: schema39.properties.reward.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err37];
      } else {
        vErrors.push(err37);
      }
      errors++;
    }
  } else {
    const err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err38];
    } else {
      vErrors.push(err38);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema46 = { "type": "object", "additionalProperties": false, "properties": { "version": { "enum": ["pr-v1", "pr-v2"], "default": "pr-v2" }, "weights": { "type": "object", "additionalProperties": false, "properties": { "alpha": { "type": "number", "minimum": 0, "maximum": 1e6, "default": 0.5 }, "beta": { "type": "number", "minimum": 0, "maximum": 1e6, "default": 0.4 }, "gamma": { "type": "number", "minimum": 0, "maximum": 1e6, "default": 0.1 } }, "default": {} }, "severities": { "$ref": "#/$defs/notSupportedYet" } } };
const schema47 = { "not": {} };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      data.version = "pr-v2";
    }
    if (data.weights === void 0) {
      data.weights = {};
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === "version" || key0 === "weights" || key0 === "severities")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    let data0 = data.version;
    if (!(data0 === "pr-v1" || data0 === "pr-v2")) {
      const err1 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/enum", keyword: "enum", params: { allowedValues: schema46.properties.version.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    let data1 = data.weights;
    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
      if (data1.alpha === void 0) {
        data1.alpha = 0.5;
      }
      if (data1.beta === void 0) {
        data1.beta = 0.4;
      }
      if (data1.gamma === void 0) {
        data1.gamma = 0.1;
      }
      for (const key1 of Object.keys(data1)) {
        if (!(key1 === "alpha" || key1 === "beta" || key1 === "gamma")) {
          const err2 = { instancePath: instancePath + "/weights", schemaPath: "#/properties/weights/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      let data2 = data1.alpha;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e6 || isNaN(data2)) {
          const err3 = { instancePath: instancePath + "/weights/alpha", schemaPath: "#/properties/weights/properties/alpha/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err4 = { instancePath: instancePath + "/weights/alpha", schemaPath: "#/properties/weights/properties/alpha/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/weights/alpha", schemaPath: "#/properties/weights/properties/alpha/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      let data3 = data1.beta;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e6 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/weights/beta", schemaPath: "#/properties/weights/properties/beta/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/weights/beta", schemaPath: "#/properties/weights/properties/beta/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/weights/beta", schemaPath: "#/properties/weights/properties/beta/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      let data4 = data1.gamma;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 1e6 || isNaN(data4)) {
          const err9 = { instancePath: instancePath + "/weights/gamma", schemaPath: "#/properties/weights/properties/gamma/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          const err10 = { instancePath: instancePath + "/weights/gamma", schemaPath: "#/properties/weights/properties/gamma/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/weights/gamma", schemaPath: "#/properties/weights/properties/gamma/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    } else {
      const err12 = { instancePath: instancePath + "/weights", schemaPath: "#/properties/weights/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.severities !== void 0 && func0.call(data, "severities")) {
      const err13 = { instancePath: instancePath + "/severities", schemaPath: "#/$defs/notSupportedYet/not", keyword: "not", params: {}, message: "must NOT be valid" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const pattern6 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$", "u");
const pattern11 = new RegExp("^[A-Za-z$][A-Za-z$-]*/[A-Za-z/]+$", "u");
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.servers === void 0) {
      data.servers = [];
    }
    if (data.dependencies === void 0) {
      data.dependencies = [".venv", "node_modules"];
    }
    if (data.ignore === void 0) {
      data.ignore = [];
    }
    if (data.suggest === void 0) {
      data.suggest = false;
    }
    if (data.policy === void 0) {
      data.policy = {};
    }
    if (data.reward === void 0) {
      data.reward = {};
    }
    if (data.traces === void 0) {
      data.traces = [".lanser/traces/**/*.jsonl", ".lanser/traces/**/*.jsonl.zst"];
    }
    if (data.replay === void 0) {
      data.replay = "offline";
    }
    if (data.version === void 0 || !func0.call(data, "version")) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!func0.call(schema31.properties, key0)) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.version !== void 0 && func0.call(data, "version")) {
      if (1 !== data.version) {
        const err2 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    let data1 = data.servers;
    if (Array.isArray(data1)) {
      const len0 = data1.length;
      for (let i0 = 0; i0 < len0; i0++) {
        if (!validate21(data1[i0], { instancePath: instancePath + "/servers/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err3 = { instancePath: instancePath + "/servers", schemaPath: "#/properties/servers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    let data3 = data.dependencies;
    if (Array.isArray(data3)) {
      const len1 = data3.length;
      for (let i1 = 0; i1 < len1; i1++) {
        let data4 = data3[i1];
        if (typeof data4 === "string") {
          if (func66(data4) < 1) {
            const err4 = { instancePath: instancePath + "/dependencies/" + i1, schemaPath: "#/$defs/insideFolder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!pattern6.test(data4)) {
            const err5 = { instancePath: instancePath + "/dependencies/" + i1, schemaPath: "#/$defs/insideFolder/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"' };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        } else {
          const err6 = { instancePath: instancePath + "/dependencies/" + i1, schemaPath: "#/$defs/insideFolder/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    } else {
      const err7 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data["base-dependencies"] !== void 0 && func0.call(data, "base-dependencies")) {
      let data5 = data["base-dependencies"];
      if (typeof data5 === "string") {
        if (func66(data5) < 1) {
          const err8 = { instancePath: instancePath + "/base-dependencies", schemaPath: "#/$defs/insideFolder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern6.test(data5)) {
          const err9 = { instancePath: instancePath + "/base-dependencies", schemaPath: "#/$defs/insideFolder/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/base-dependencies", schemaPath: "#/$defs/insideFolder/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    let data6 = data.ignore;
    if (Array.isArray(data6)) {
      const len2 = data6.length;
      for (let i2 = 0; i2 < len2; i2++) {
        let data7 = data6[i2];
        if (typeof data7 === "string") {
          if (func66(data7) < 1) {
            const err11 = { instancePath: instancePath + "/ignore/" + i2, schemaPath: "#/$defs/glob/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (!pattern8.test(data7)) {
            const err12 = { instancePath: instancePath + "/ignore/" + i2, schemaPath: "#/$defs/glob/pattern", keyword: "pattern", params: { pattern: "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))" }, message: 'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"' };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        } else {
          const err13 = { instancePath: instancePath + "/ignore/" + i2, schemaPath: "#/$defs/glob/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    } else {
      const err14 = { instancePath: instancePath + "/ignore", schemaPath: "#/properties/ignore/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.include !== void 0 && func0.call(data, "include")) {
      let data8 = data.include;
      if (Array.isArray(data8)) {
        if (data8.length < 1) {
          const err15 = { instancePath: instancePath + "/include", schemaPath: "#/properties/include/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        const len3 = data8.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data9 = data8[i3];
          if (typeof data9 === "string") {
            if (func66(data9) < 1) {
              const err16 = { instancePath: instancePath + "/include/" + i3, schemaPath: "#/$defs/glob/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (!pattern8.test(data9)) {
              const err17 = { instancePath: instancePath + "/include/" + i3, schemaPath: "#/$defs/glob/pattern", keyword: "pattern", params: { pattern: "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))" }, message: 'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"' };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/include/" + i3, schemaPath: "#/$defs/glob/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/include", schemaPath: "#/properties/include/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.deny !== void 0 && func0.call(data, "deny")) {
      let data10 = data.deny;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (Object.keys(data10).length < 1) {
          const err20 = { instancePath: instancePath + "/deny", schemaPath: "#/properties/deny/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        for (const key1 of Object.keys(data10)) {
          if (!(key1 === "servers" || key1 === "languages" || key1 === "paths" || key1 === "methods")) {
            const err21 = { instancePath: instancePath + "/deny", schemaPath: "#/properties/deny/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data10.servers !== void 0 && func0.call(data10, "servers")) {
          let data11 = data10.servers;
          if (Array.isArray(data11)) {
            if (data11.length < 1) {
              const err22 = { instancePath: instancePath + "/deny/servers", schemaPath: "#/properties/deny/properties/servers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            const len4 = data11.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data12 = data11[i4];
              if (typeof data12 === "string") {
                if (func66(data12) < 1) {
                  const err23 = { instancePath: instancePath + "/deny/servers/" + i4, schemaPath: "#/properties/deny/properties/servers/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              } else {
                const err24 = { instancePath: instancePath + "/deny/servers/" + i4, schemaPath: "#/properties/deny/properties/servers/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/deny/servers", schemaPath: "#/properties/deny/properties/servers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data10.languages !== void 0 && func0.call(data10, "languages")) {
          let data13 = data10.languages;
          if (Array.isArray(data13)) {
            if (data13.length < 1) {
              const err26 = { instancePath: instancePath + "/deny/languages", schemaPath: "#/properties/deny/properties/languages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            const len5 = data13.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data14 = data13[i5];
              if (typeof data14 === "string") {
                if (func66(data14) < 1) {
                  const err27 = { instancePath: instancePath + "/deny/languages/" + i5, schemaPath: "#/properties/deny/properties/languages/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
              } else {
                const err28 = { instancePath: instancePath + "/deny/languages/" + i5, schemaPath: "#/properties/deny/properties/languages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
          } else {
            const err29 = { instancePath: instancePath + "/deny/languages", schemaPath: "#/properties/deny/properties/languages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data10.paths !== void 0 && func0.call(data10, "paths")) {
          let data15 = data10.paths;
          if (Array.isArray(data15)) {
            if (data15.length < 1) {
              const err30 = { instancePath: instancePath + "/deny/paths", schemaPath: "#/properties/deny/properties/paths/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            const len6 = data15.length;
            for (let i6 = 0; i6 < len6; i6++) {
              let data16 = data15[i6];
              if (typeof data16 === "string") {
                if (func66(data16) < 1) {
                  const err31 = { instancePath: instancePath + "/deny/paths/" + i6, schemaPath: "#/$defs/glob/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
                if (!pattern8.test(data16)) {
                  const err32 = { instancePath: instancePath + "/deny/paths/" + i6, schemaPath: "#/$defs/glob/pattern", keyword: "pattern", params: { pattern: "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))" }, message: 'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"' };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              } else {
                const err33 = { instancePath: instancePath + "/deny/paths/" + i6, schemaPath: "#/$defs/glob/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
          } else {
            const err34 = { instancePath: instancePath + "/deny/paths", schemaPath: "#/properties/deny/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data10.methods !== void 0 && func0.call(data10, "methods")) {
          let data17 = data10.methods;
          if (Array.isArray(data17)) {
            if (data17.length < 1) {
              const err35 = { instancePath: instancePath + "/deny/methods", schemaPath: "#/properties/deny/properties/methods/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            const len7 = data17.length;
            for (let i7 = 0; i7 < len7; i7++) {
              let data18 = data17[i7];
              if (typeof data18 === "string") {
                if (!pattern11.test(data18)) {
                  const err36 = { instancePath: instancePath + "/deny/methods/" + i7, schemaPath: "#/properties/deny/properties/methods/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z$][A-Za-z$-]*/[A-Za-z/]+$" }, message: 'must match pattern "^[A-Za-z$][A-Za-z$-]*/[A-Za-z/]+$"' };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
              } else {
                const err37 = { instancePath: instancePath + "/deny/methods/" + i7, schemaPath: "#/properties/deny/properties/methods/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
          } else {
            const err38 = { instancePath: instancePath + "/deny/methods", schemaPath: "#/properties/deny/properties/methods/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
      } else {
        const err39 = { instancePath: instancePath + "/deny", schemaPath: "#/properties/deny/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (typeof data.suggest !== "boolean") {
      const err40 = { instancePath: instancePath + "/suggest", schemaPath: "#/properties/suggest/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      if (vErrors === null) {
        vErrors = [err40];
      } else {
        vErrors.push(err40);
      }
      errors++;
    }
    if (!validate23(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
      errors = vErrors.length;
    }
    if (!validate27(data.reward, { instancePath: instancePath + "/reward", parentData: data, parentDataProperty: "reward", rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
      errors = vErrors.length;
    }
    let data22 = data.traces;
    if (Array.isArray(data22)) {
      const len8 = data22.length;
      for (let i8 = 0; i8 < len8; i8++) {
        let data23 = data22[i8];
        if (typeof data23 === "string") {
          if (func66(data23) < 1) {
            const err41 = { instancePath: instancePath + "/traces/" + i8, schemaPath: "#/$defs/glob/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
          if (!pattern8.test(data23)) {
            const err42 = { instancePath: instancePath + "/traces/" + i8, schemaPath: "#/$defs/glob/pattern", keyword: "pattern", params: { pattern: "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))" }, message: 'must match pattern "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"' };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        } else {
          const err43 = { instancePath: instancePath + "/traces/" + i8, schemaPath: "#/$defs/glob/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
      }
    } else {
      const err44 = { instancePath: instancePath + "/traces", schemaPath: "#/properties/traces/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      if (vErrors === null) {
        vErrors = [err44];
      } else {
        vErrors.push(err44);
      }
      errors++;
    }
    let data24 = data.replay;
    if (!(data24 === "off" || data24 === "offline" || data24 === "live")) {
      const err45 = { instancePath: instancePath + "/replay", schemaPath: "#/properties/replay/enum", keyword: "enum", params: { allowedValues: schema31.properties.replay.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err45];
      } else {
        vErrors.push(err45);
      }
      errors++;
    }
  } else {
    const err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err46];
    } else {
      vErrors.push(err46);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
