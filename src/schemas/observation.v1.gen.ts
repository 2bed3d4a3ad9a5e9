// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateObservationV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/observation.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "key"], "oneOf": [{ "required": ["observation"] }, { "required": ["answers"] }, { "required": ["contents"] }, { "required": ["compiled"] }], "properties": { "schema": { "const": "lanser.observation.v1" }, "key": { "type": "object", "minProperties": 1 }, "observation": { "type": "object", "additionalProperties": false, "required": ["files", "schedule", "lookups", "limits"], "properties": { "files": { "type": "array", "items": { "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/finalFile" } }, "schedule": { "$ref": "#/$defs/sha256" }, "ready": { "type": "string" }, "lookups": { "type": "array", "items": { "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/lookup" } }, "limits": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["code", "message", "count"], "properties": { "code": { "enum": ["server-configuration", "severity-assumed", "message-cut"] }, "message": { "type": "string" }, "count": { "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number" } } } } } }, "answers": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["findings", "unreachable"], "properties": { "findings": { "type": ["array", "null"], "items": { "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/finding" } }, "unreachable": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["start", "end", "message"], "properties": { "start": { "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/position" }, "end": { "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/position" }, "message": { "type": "string" } } } } } } }, "compiled": { "type": "object", "propertyNames": { "minLength": 1 }, "additionalProperties": { "type": "array", "minItems": 1, "items": { "type": "object", "additionalProperties": false, "required": ["line", "character", "severity", "code", "message"], "properties": { "line": { "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number" }, "character": { "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number" }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "code": { "type": ["string", "null"] }, "message": { "type": "string" } } } } }, "contents": { "type": "string", "pattern": "^[0-9a-f]{64}$" } }, "$defs": { "sha256": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" } } };
const schema116 = { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" };
const schema45 = { "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
const func0 = Object.prototype.hasOwnProperty;
const func97 = defaultOf(ucs2lengthHelper);
const schema93 = { "type": "object", "required": ["kind", "path", "findings", "unreachable"], "properties": { "kind": { "const": "final" }, "path": { "$ref": "#/$defs/path" }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }, "unreachable": { "type": "array", "items": { "$ref": "#/$defs/range" } }, "silent": { "type": "array", "minItems": 1, "items": { "type": "string" } } } };
const schema42 = { "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" };
const pattern13 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$", "u");
const schema95 = { "type": "object", "required": ["server", "path", "range", "severity", "source", "code", "message", "symbol"], "properties": { "server": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "message": { "type": "string" }, "symbol": { "type": ["string", "null"] }, "related": { "type": "array", "items": { "$ref": "#/$defs/place" } } } };
const schema50 = { "type": "object", "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } };
const schema51 = { "type": "object", "required": ["line", "character"], "properties": { "line": { "$ref": "#/$defs/number" }, "character": { "$ref": "#/$defs/number" } } };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate26.evaluated;
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
        validate26.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.line !== void 0 && func0.call(data, "line")) {
          let data0 = data.line;
          const _errs1 = errors;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate26.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0)) {
                validate26.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate26.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
              validate26.errors = [{ instancePath: instancePath + "/character", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs5) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 9007199254740991 || isNaN(data1)) {
                  validate26.errors = [{ instancePath: instancePath + "/character", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data1 < 0 || isNaN(data1)) {
                    validate26.errors = [{ instancePath: instancePath + "/character", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "props": { "line": true, "character": true }, "dynamicProps": false, "dynamicItems": false };
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
        if (data.start !== void 0 && func0.call(data, "start")) {
          const _errs1 = errors;
          if (!validate26(data.start, { instancePath: instancePath + "/start", parentData: data, parentDataProperty: "start", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.end !== void 0 && func0.call(data, "end")) {
            const _errs2 = errors;
            if (!validate26(data.end, { instancePath: instancePath + "/end", parentData: data, parentDataProperty: "end", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
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
validate25.evaluated = { "props": { "start": true, "end": true }, "dynamicProps": false, "dynamicItems": false };
const schema97 = { "type": "object", "required": ["path", "range"], "properties": { "path": { "type": "string" }, "range": { "$ref": "#/$defs/range" } } };
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
      if ((data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range")) {
        validate50.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.path !== void 0 && func0.call(data, "path")) {
          const _errs1 = errors;
          if (typeof data.path !== "string") {
            validate50.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.range !== void 0 && func0.call(data, "range")) {
            const _errs3 = errors;
            if (!validate25(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
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
validate50.evaluated = { "props": { "path": true, "range": true }, "dynamicProps": false, "dynamicItems": false };
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate48.evaluated;
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
        validate48.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.server !== void 0 && func0.call(data, "server")) {
          const _errs1 = errors;
          if (typeof data.server !== "string") {
            validate48.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate48.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                  return false;
                }
              } else {
                validate48.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              if (!validate25(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
                  validate48.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: schema95.properties.severity.enum }, message: "must be equal to one of the allowed values" }];
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
                    validate48.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema95.properties.source.type }, message: "must be string,null" }];
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
                      validate48.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema95.properties.code.type }, message: "must be string,null" }];
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
                        validate48.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                          validate48.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/properties/symbol/type", keyword: "type", params: { type: schema95.properties.symbol.type }, message: "must be string,null" }];
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
                                if (!validate50(data8[i0], { instancePath: instancePath + "/related/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                                  errors = vErrors.length;
                                }
                                var valid2 = _errs18 === errors;
                                if (!valid2) {
                                  break;
                                }
                              }
                            } else {
                              validate48.errors = [{ instancePath: instancePath + "/related", schemaPath: "#/properties/related/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate48.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate48.errors = vErrors;
  return errors === 0;
}
validate48.evaluated = { "props": { "server": true, "path": true, "range": true, "severity": true, "source": true, "code": true, "message": true, "symbol": true, "related": true }, "dynamicProps": false, "dynamicItems": false };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate67.evaluated;
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
        validate67.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.kind !== void 0 && func0.call(data, "kind")) {
          const _errs1 = errors;
          if ("final" !== data.kind) {
            validate67.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "final" }, message: "must be equal to constant" }];
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
                  validate67.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                  return false;
                }
              } else {
                validate67.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    if (!validate48(data2[i0], { instancePath: instancePath + "/findings/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs7 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                } else {
                  validate67.errors = [{ instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                      if (!validate25(data4[i1], { instancePath: instancePath + "/unreachable/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                        errors = vErrors.length;
                      }
                      var valid3 = _errs10 === errors;
                      if (!valid3) {
                        break;
                      }
                    }
                  } else {
                    validate67.errors = [{ instancePath: instancePath + "/unreachable", schemaPath: "#/properties/unreachable/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                        validate67.errors = [{ instancePath: instancePath + "/silent", schemaPath: "#/properties/silent/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                        return false;
                      } else {
                        var valid4 = true;
                        const len2 = data6.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          const _errs13 = errors;
                          if (typeof data6[i2] !== "string") {
                            validate67.errors = [{ instancePath: instancePath + "/silent/" + i2, schemaPath: "#/properties/silent/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid4 = _errs13 === errors;
                          if (!valid4) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate67.errors = [{ instancePath: instancePath + "/silent", schemaPath: "#/properties/silent/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "props": { "kind": true, "path": true, "findings": true, "unreachable": true, "silent": true }, "dynamicProps": false, "dynamicItems": false };
const schema100 = { "type": "object", "required": ["path", "position", "targets"], "properties": { "path": { "$ref": "#/$defs/path" }, "position": { "$ref": "#/$defs/position" }, "targets": { "type": "array", "items": { "$ref": "#/$defs/place" } } } };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate71.evaluated;
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
        validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.path !== void 0 && func0.call(data, "path")) {
          let data0 = data.path;
          const _errs1 = errors;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern13.test(data0)) {
                validate71.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                return false;
              }
            } else {
              validate71.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
            if (!validate26(data.position, { instancePath: instancePath + "/position", parentData: data, parentDataProperty: "position", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
                    if (!validate50(data2[i0], { instancePath: instancePath + "/targets/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs7 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                } else {
                  validate71.errors = [{ instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": { "path": true, "position": true, "targets": true }, "dynamicProps": false, "dynamicItems": false };
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
      if ((data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range") || (data.severity === void 0 || !func0.call(data, "severity")) && (missing0 = "severity") || (data.source === void 0 || !func0.call(data, "source")) && (missing0 = "source") || (data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.symbol === void 0 || !func0.call(data, "symbol")) && (missing0 = "symbol")) {
        validate75.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.server !== void 0 && func0.call(data, "server")) {
          const _errs1 = errors;
          if (typeof data.server !== "string") {
            validate75.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate75.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                  return false;
                }
              } else {
                validate75.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              if (!validate25(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
                  validate75.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: schema95.properties.severity.enum }, message: "must be equal to one of the allowed values" }];
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
                    validate75.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema95.properties.source.type }, message: "must be string,null" }];
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
                      validate75.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema95.properties.code.type }, message: "must be string,null" }];
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
                        validate75.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                          validate75.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/properties/symbol/type", keyword: "type", params: { type: schema95.properties.symbol.type }, message: "must be string,null" }];
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
                                if (!validate50(data8[i0], { instancePath: instancePath + "/related/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                                  errors = vErrors.length;
                                }
                                var valid2 = _errs18 === errors;
                                if (!valid2) {
                                  break;
                                }
                              }
                            } else {
                              validate75.errors = [{ instancePath: instancePath + "/related", schemaPath: "#/properties/related/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate75.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { "props": { "server": true, "path": true, "range": true, "severity": true, "source": true, "code": true, "message": true, "symbol": true, "related": true }, "dynamicProps": false, "dynamicItems": false };
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
      if ((data.line === void 0 || !func0.call(data, "line")) && (missing0 = "line") || (data.character === void 0 || !func0.call(data, "character")) && (missing0 = "character")) {
        validate79.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.line !== void 0 && func0.call(data, "line")) {
          let data0 = data.line;
          const _errs1 = errors;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate79.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0)) {
                validate79.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate79.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
              validate79.errors = [{ instancePath: instancePath + "/character", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs5) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 9007199254740991 || isNaN(data1)) {
                  validate79.errors = [{ instancePath: instancePath + "/character", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data1 < 0 || isNaN(data1)) {
                    validate79.errors = [{ instancePath: instancePath + "/character", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate79.errors = vErrors;
  return errors === 0;
}
validate79.evaluated = { "props": { "line": true, "character": true }, "dynamicProps": false, "dynamicItems": false };
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern47 = new RegExp("^[0-9a-f]{64}$", "u");
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
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if ((data.observation === void 0 || !func0.call(data, "observation")) && (missing0 = "observation")) {
      const err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if ((data.answers === void 0 || !func0.call(data, "answers")) && (missing1 = "answers")) {
      const err1 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if ((data.contents === void 0 || !func0.call(data, "contents")) && (missing2 = "contents")) {
        const err2 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    var _valid0 = _errs4 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
      }
      const _errs5 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing3;
        if ((data.compiled === void 0 || !func0.call(data, "compiled")) && (missing3 = "compiled")) {
          const err3 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      var _valid0 = _errs5 === errors;
      if (_valid0 && valid0) {
        valid0 = false;
        passing0 = [passing0, 3];
      } else {
        if (_valid0) {
          valid0 = true;
          passing0 = 3;
        }
      }
    }
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing4;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing4 = "schema") || (data.key === void 0 || !func0.call(data, "key")) && (missing4 = "key")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
        return false;
      } else {
        const _errs6 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "key" || key0 === "observation" || key0 === "answers" || key0 === "compiled" || key0 === "contents")) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs6 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs7 = errors;
            if ("lanser.observation.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.observation.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs7 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.key !== void 0 && func0.call(data, "key")) {
              let data1 = data.key;
              const _errs8 = errors;
              if (errors === _errs8) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  if (Object.keys(data1).length < 1) {
                    validate20.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                    return false;
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid1 = _errs8 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.observation !== void 0 && func0.call(data, "observation")) {
                let data2 = data.observation;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing5;
                    if ((data2.files === void 0 || !func0.call(data2, "files")) && (missing5 = "files") || (data2.schedule === void 0 || !func0.call(data2, "schedule")) && (missing5 = "schedule") || (data2.lookups === void 0 || !func0.call(data2, "lookups")) && (missing5 = "lookups") || (data2.limits === void 0 || !func0.call(data2, "limits")) && (missing5 = "limits")) {
                      validate20.errors = [{ instancePath: instancePath + "/observation", schemaPath: "#/properties/observation/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                      return false;
                    } else {
                      const _errs12 = errors;
                      for (const key1 of Object.keys(data2)) {
                        if (!(key1 === "files" || key1 === "schedule" || key1 === "ready" || key1 === "lookups" || key1 === "limits")) {
                          validate20.errors = [{ instancePath: instancePath + "/observation", schemaPath: "#/properties/observation/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs12 === errors) {
                        if (data2.files !== void 0 && func0.call(data2, "files")) {
                          let data3 = data2.files;
                          const _errs13 = errors;
                          if (errors === _errs13) {
                            if (Array.isArray(data3)) {
                              var valid3 = true;
                              const len0 = data3.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs15 = errors;
                                if (!validate67(data3[i0], { instancePath: instancePath + "/observation/files/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
                                  errors = vErrors.length;
                                }
                                var valid3 = _errs15 === errors;
                                if (!valid3) {
                                  break;
                                }
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/observation/files", schemaPath: "#/properties/observation/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid2 = _errs13 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data2.schedule !== void 0 && func0.call(data2, "schedule")) {
                            let data5 = data2.schedule;
                            const _errs16 = errors;
                            const _errs17 = errors;
                            if (errors === _errs17) {
                              if (typeof data5 === "string") {
                                if (!pattern5.test(data5)) {
                                  validate20.errors = [{ instancePath: instancePath + "/observation/schedule", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                  return false;
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/observation/schedule", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid2 = _errs16 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data2.ready !== void 0 && func0.call(data2, "ready")) {
                              const _errs19 = errors;
                              if (typeof data2.ready !== "string") {
                                validate20.errors = [{ instancePath: instancePath + "/observation/ready", schemaPath: "#/properties/observation/properties/ready/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid2 = _errs19 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data2.lookups !== void 0 && func0.call(data2, "lookups")) {
                                let data7 = data2.lookups;
                                const _errs21 = errors;
                                if (errors === _errs21) {
                                  if (Array.isArray(data7)) {
                                    var valid5 = true;
                                    const len1 = data7.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      const _errs23 = errors;
                                      if (!validate71(data7[i1], { instancePath: instancePath + "/observation/lookups/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid5 = _errs23 === errors;
                                      if (!valid5) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/observation/lookups", schemaPath: "#/properties/observation/properties/lookups/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid2 = _errs21 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data2.limits !== void 0 && func0.call(data2, "limits")) {
                                  let data9 = data2.limits;
                                  const _errs24 = errors;
                                  if (errors === _errs24) {
                                    if (Array.isArray(data9)) {
                                      var valid6 = true;
                                      const len2 = data9.length;
                                      for (let i2 = 0; i2 < len2; i2++) {
                                        let data10 = data9[i2];
                                        const _errs26 = errors;
                                        if (errors === _errs26) {
                                          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                            let missing6;
                                            if ((data10.code === void 0 || !func0.call(data10, "code")) && (missing6 = "code") || (data10.message === void 0 || !func0.call(data10, "message")) && (missing6 = "message") || (data10.count === void 0 || !func0.call(data10, "count")) && (missing6 = "count")) {
                                              validate20.errors = [{ instancePath: instancePath + "/observation/limits/" + i2, schemaPath: "#/properties/observation/properties/limits/items/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                                              return false;
                                            } else {
                                              const _errs28 = errors;
                                              for (const key2 of Object.keys(data10)) {
                                                if (!(key2 === "code" || key2 === "message" || key2 === "count")) {
                                                  validate20.errors = [{ instancePath: instancePath + "/observation/limits/" + i2, schemaPath: "#/properties/observation/properties/limits/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                                  return false;
                                                  break;
                                                }
                                              }
                                              if (_errs28 === errors) {
                                                if (data10.code !== void 0 && func0.call(data10, "code")) {
                                                  let data11 = data10.code;
                                                  const _errs29 = errors;
                                                  if (!(data11 === "server-configuration" || data11 === "severity-assumed" || data11 === "message-cut")) {
                                                    validate20.errors = [{ instancePath: instancePath + "/observation/limits/" + i2 + "/code", schemaPath: "#/properties/observation/properties/limits/items/properties/code/enum", keyword: "enum", params: { allowedValues: schema31.properties.observation.properties.limits.items.properties.code.enum }, message: "must be equal to one of the allowed values" }];
                                                    return false;
                                                  }
                                                  var valid7 = _errs29 === errors;
                                                } else {
                                                  var valid7 = true;
                                                }
                                                if (valid7) {
                                                  if (data10.message !== void 0 && func0.call(data10, "message")) {
                                                    const _errs30 = errors;
                                                    if (typeof data10.message !== "string") {
                                                      validate20.errors = [{ instancePath: instancePath + "/observation/limits/" + i2 + "/message", schemaPath: "#/properties/observation/properties/limits/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                    var valid7 = _errs30 === errors;
                                                  } else {
                                                    var valid7 = true;
                                                  }
                                                  if (valid7) {
                                                    if (data10.count !== void 0 && func0.call(data10, "count")) {
                                                      let data13 = data10.count;
                                                      const _errs32 = errors;
                                                      const _errs33 = errors;
                                                      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                                        validate20.errors = [{ instancePath: instancePath + "/observation/limits/" + i2 + "/count", schemaPath: "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                        return false;
                                                      }
                                                      if (errors === _errs33) {
                                                        if (typeof data13 == "number" && isFinite(data13)) {
                                                          if (data13 > 9007199254740991 || isNaN(data13)) {
                                                            validate20.errors = [{ instancePath: instancePath + "/observation/limits/" + i2 + "/count", schemaPath: "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                            return false;
                                                          } else {
                                                            if (data13 < 0 || isNaN(data13)) {
                                                              validate20.errors = [{ instancePath: instancePath + "/observation/limits/" + i2 + "/count", schemaPath: "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                      }
                                                      var valid7 = _errs32 === errors;
                                                    } else {
                                                      var valid7 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/observation/limits/" + i2, schemaPath: "#/properties/observation/properties/limits/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                          }
                                        }
                                        var valid6 = _errs26 === errors;
                                        if (!valid6) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate20.errors = [{ instancePath: instancePath + "/observation/limits", schemaPath: "#/properties/observation/properties/limits/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                      return false;
                                    }
                                  }
                                  var valid2 = _errs24 === errors;
                                } else {
                                  var valid2 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/observation", schemaPath: "#/properties/observation/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid1 = _errs10 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.answers !== void 0 && func0.call(data, "answers")) {
                  let data14 = data.answers;
                  const _errs35 = errors;
                  if (errors === _errs35) {
                    if (Array.isArray(data14)) {
                      var valid9 = true;
                      const len3 = data14.length;
                      for (let i3 = 0; i3 < len3; i3++) {
                        let data15 = data14[i3];
                        const _errs37 = errors;
                        if (errors === _errs37) {
                          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                            let missing7;
                            if ((data15.findings === void 0 || !func0.call(data15, "findings")) && (missing7 = "findings") || (data15.unreachable === void 0 || !func0.call(data15, "unreachable")) && (missing7 = "unreachable")) {
                              validate20.errors = [{ instancePath: instancePath + "/answers/" + i3, schemaPath: "#/properties/answers/items/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                              return false;
                            } else {
                              const _errs39 = errors;
                              for (const key3 of Object.keys(data15)) {
                                if (!(key3 === "findings" || key3 === "unreachable")) {
                                  validate20.errors = [{ instancePath: instancePath + "/answers/" + i3, schemaPath: "#/properties/answers/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs39 === errors) {
                                if (data15.findings !== void 0 && func0.call(data15, "findings")) {
                                  let data16 = data15.findings;
                                  const _errs40 = errors;
                                  if (!Array.isArray(data16) && data16 !== null) {
                                    validate20.errors = [{ instancePath: instancePath + "/answers/" + i3 + "/findings", schemaPath: "#/properties/answers/items/properties/findings/type", keyword: "type", params: { type: schema31.properties.answers.items.properties.findings.type }, message: "must be array,null" }];
                                    return false;
                                  }
                                  if (errors === _errs40) {
                                    if (Array.isArray(data16)) {
                                      var valid11 = true;
                                      const len4 = data16.length;
                                      for (let i4 = 0; i4 < len4; i4++) {
                                        const _errs42 = errors;
                                        if (!validate75(data16[i4], { instancePath: instancePath + "/answers/" + i3 + "/findings/" + i4, parentData: data16, parentDataProperty: i4, rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid11 = _errs42 === errors;
                                        if (!valid11) {
                                          break;
                                        }
                                      }
                                    }
                                  }
                                  var valid10 = _errs40 === errors;
                                } else {
                                  var valid10 = true;
                                }
                                if (valid10) {
                                  if (data15.unreachable !== void 0 && func0.call(data15, "unreachable")) {
                                    let data18 = data15.unreachable;
                                    const _errs43 = errors;
                                    if (errors === _errs43) {
                                      if (Array.isArray(data18)) {
                                        var valid12 = true;
                                        const len5 = data18.length;
                                        for (let i5 = 0; i5 < len5; i5++) {
                                          let data19 = data18[i5];
                                          const _errs45 = errors;
                                          if (errors === _errs45) {
                                            if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                              let missing8;
                                              if ((data19.start === void 0 || !func0.call(data19, "start")) && (missing8 = "start") || (data19.end === void 0 || !func0.call(data19, "end")) && (missing8 = "end") || (data19.message === void 0 || !func0.call(data19, "message")) && (missing8 = "message")) {
                                                validate20.errors = [{ instancePath: instancePath + "/answers/" + i3 + "/unreachable/" + i5, schemaPath: "#/properties/answers/items/properties/unreachable/items/required", keyword: "required", params: { missingProperty: missing8 }, message: "must have required property '" + missing8 + "'" }];
                                                return false;
                                              } else {
                                                const _errs47 = errors;
                                                for (const key4 of Object.keys(data19)) {
                                                  if (!(key4 === "start" || key4 === "end" || key4 === "message")) {
                                                    validate20.errors = [{ instancePath: instancePath + "/answers/" + i3 + "/unreachable/" + i5, schemaPath: "#/properties/answers/items/properties/unreachable/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                                    return false;
                                                    break;
                                                  }
                                                }
                                                if (_errs47 === errors) {
                                                  if (data19.start !== void 0 && func0.call(data19, "start")) {
                                                    const _errs48 = errors;
                                                    if (!validate79(data19.start, { instancePath: instancePath + "/answers/" + i3 + "/unreachable/" + i5 + "/start", parentData: data19, parentDataProperty: "start", rootData, dynamicAnchors })) {
                                                      vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid13 = _errs48 === errors;
                                                  } else {
                                                    var valid13 = true;
                                                  }
                                                  if (valid13) {
                                                    if (data19.end !== void 0 && func0.call(data19, "end")) {
                                                      const _errs49 = errors;
                                                      if (!validate79(data19.end, { instancePath: instancePath + "/answers/" + i3 + "/unreachable/" + i5 + "/end", parentData: data19, parentDataProperty: "end", rootData, dynamicAnchors })) {
                                                        vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid13 = _errs49 === errors;
                                                    } else {
                                                      var valid13 = true;
                                                    }
                                                    if (valid13) {
                                                      if (data19.message !== void 0 && func0.call(data19, "message")) {
                                                        const _errs50 = errors;
                                                        if (typeof data19.message !== "string") {
                                                          validate20.errors = [{ instancePath: instancePath + "/answers/" + i3 + "/unreachable/" + i5 + "/message", schemaPath: "#/properties/answers/items/properties/unreachable/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                          return false;
                                                        }
                                                        var valid13 = _errs50 === errors;
                                                      } else {
                                                        var valid13 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/answers/" + i3 + "/unreachable/" + i5, schemaPath: "#/properties/answers/items/properties/unreachable/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                              return false;
                                            }
                                          }
                                          var valid12 = _errs45 === errors;
                                          if (!valid12) {
                                            break;
                                          }
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/answers/" + i3 + "/unreachable", schemaPath: "#/properties/answers/items/properties/unreachable/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                        return false;
                                      }
                                    }
                                    var valid10 = _errs43 === errors;
                                  } else {
                                    var valid10 = true;
                                  }
                                }
                              }
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/answers/" + i3, schemaPath: "#/properties/answers/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid9 = _errs37 === errors;
                        if (!valid9) {
                          break;
                        }
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid1 = _errs35 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data.compiled !== void 0 && func0.call(data, "compiled")) {
                    let data23 = data.compiled;
                    const _errs52 = errors;
                    if (errors === _errs52) {
                      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                        for (const key5 of Object.keys(data23)) {
                          const _errs54 = errors;
                          if (typeof key5 === "string") {
                            if (func97(key5) < 1) {
                              const err5 = { instancePath: instancePath + "/compiled", schemaPath: "#/properties/compiled/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", propertyName: key5 };
                              if (vErrors === null) {
                                vErrors = [err5];
                              } else {
                                vErrors.push(err5);
                              }
                              errors++;
                            }
                          }
                          var valid14 = _errs54 === errors;
                          if (!valid14) {
                            const err6 = { instancePath: instancePath + "/compiled", schemaPath: "#/properties/compiled/propertyNames", keyword: "propertyNames", params: { propertyName: key5 }, message: "property name must be valid" };
                            if (vErrors === null) {
                              vErrors = [err6];
                            } else {
                              vErrors.push(err6);
                            }
                            errors++;
                            validate20.errors = vErrors;
                            return false;
                            break;
                          }
                        }
                        if (valid14) {
                          for (const key6 of Object.keys(data23)) {
                            let data24 = data23[key6];
                            const _errs56 = errors;
                            if (errors === _errs56) {
                              if (Array.isArray(data24)) {
                                if (data24.length < 1) {
                                  validate20.errors = [{ instancePath: instancePath + "/compiled/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/compiled/additionalProperties/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                  return false;
                                } else {
                                  var valid16 = true;
                                  const len6 = data24.length;
                                  for (let i6 = 0; i6 < len6; i6++) {
                                    let data25 = data24[i6];
                                    const _errs58 = errors;
                                    if (errors === _errs58) {
                                      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                                        let missing9;
                                        if ((data25.line === void 0 || !func0.call(data25, "line")) && (missing9 = "line") || (data25.character === void 0 || !func0.call(data25, "character")) && (missing9 = "character") || (data25.severity === void 0 || !func0.call(data25, "severity")) && (missing9 = "severity") || (data25.code === void 0 || !func0.call(data25, "code")) && (missing9 = "code") || (data25.message === void 0 || !func0.call(data25, "message")) && (missing9 = "message")) {
                                          validate20.errors = [{ instancePath: instancePath + "/compiled/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/compiled/additionalProperties/items/required", keyword: "required", params: { missingProperty: missing9 }, message: "must have required property '" + missing9 + "'" }];
                                          return false;
                                        } else {
                                          const _errs60 = errors;
                                          for (const key7 of Object.keys(data25)) {
                                            if (!(key7 === "line" || key7 === "character" || key7 === "severity" || key7 === "code" || key7 === "message")) {
                                              validate20.errors = [{ instancePath: instancePath + "/compiled/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/compiled/additionalProperties/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" }];
                                              return false;
                                              break;
                                            }
                                          }
                                          if (_errs60 === errors) {
                                            if (data25.line !== void 0 && func0.call(data25, "line")) {
                                              let data26 = data25.line;
                                              const _errs61 = errors;
                                              const _errs62 = errors;
                                              if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                                                validate20.errors = [{ instancePath: instancePath + "/compiled/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6 + "/line", schemaPath: "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                return false;
                                              }
                                              if (errors === _errs62) {
                                                if (typeof data26 == "number" && isFinite(data26)) {
                                                  if (data26 > 9007199254740991 || isNaN(data26)) {
                                                    validate20.errors = [{ instancePath: instancePath + "/compiled/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6 + "/line", schemaPath: "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                    return false;
                                                  } else {
                                                    if (data26 < 0 || isNaN(data26)) {
                                                      validate20.errors = [{ instancePath: instancePath + "/compiled/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6 + "/line", schemaPath: "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                      return false;
                                                    }
                                                  }
                                                }
                                              }
                                              var valid17 = _errs61 === errors;
                                            } else {
                                              var valid17 = true;
                                            }
                                            if (valid17) {
                                              if (data25.character !== void 0 && func0.call(data25, "character")) {
                                                let data27 = data25.character;
                                                const _errs64 = errors;
                                                const _errs65 = errors;
                                                if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                                                  validate20.errors = [{ instancePath: instancePath + "/compiled/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6 + "/character", schemaPath: "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                  return false;
                                                }
                                                if (errors === _errs65) {
                                                  if (typeof data27 == "number" && isFinite(data27)) {
                                                    if (data27 > 9007199254740991 || isNaN(data27)) {
                                                      validate20.errors = [{ instancePath: instancePath + "/compiled/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6 + "/character", schemaPath: "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                      return false;
                                                    } else {
                                                      if (data27 < 0 || isNaN(data27)) {
                                                        validate20.errors = [{ instancePath: instancePath + "/compiled/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6 + "/character", schemaPath: "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                }
                                                var valid17 = _errs64 === errors;
                                              } else {
                                                var valid17 = true;
                                              }
                                              if (valid17) {
                                                if (data25.severity !== void 0 && func0.call(data25, "severity")) {
                                                  let data28 = data25.severity;
                                                  const _errs67 = errors;
                                                  if (!(data28 === "error" || data28 === "warning" || data28 === "information" || data28 === "hint")) {
                                                    validate20.errors = [{ instancePath: instancePath + "/compiled/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6 + "/severity", schemaPath: "#/properties/compiled/additionalProperties/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiled.additionalProperties.items.properties.severity.enum }, message: "must be equal to one of the allowed values" }];
                                                    return false;
                                                  }
                                                  var valid17 = _errs67 === errors;
                                                } else {
                                                  var valid17 = true;
                                                }
                                                if (valid17) {
                                                  if (data25.code !== void 0 && func0.call(data25, "code")) {
                                                    let data29 = data25.code;
                                                    const _errs68 = errors;
                                                    if (typeof data29 !== "string" && data29 !== null) {
                                                      validate20.errors = [{ instancePath: instancePath + "/compiled/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6 + "/code", schemaPath: "#/properties/compiled/additionalProperties/items/properties/code/type", keyword: "type", params: { type: schema31.properties.compiled.additionalProperties.items.properties.code.type }, message: "must be string,null" }];
                                                      return false;
                                                    }
                                                    var valid17 = _errs68 === errors;
                                                  } else {
                                                    var valid17 = true;
                                                  }
                                                  if (valid17) {
                                                    if (data25.message !== void 0 && func0.call(data25, "message")) {
                                                      const _errs70 = errors;
                                                      if (typeof data25.message !== "string") {
                                                        validate20.errors = [{ instancePath: instancePath + "/compiled/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6 + "/message", schemaPath: "#/properties/compiled/additionalProperties/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                      var valid17 = _errs70 === errors;
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
                                        validate20.errors = [{ instancePath: instancePath + "/compiled/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/compiled/additionalProperties/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid16 = _errs58 === errors;
                                    if (!valid16) {
                                      break;
                                    }
                                  }
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/compiled/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/compiled/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid15 = _errs56 === errors;
                            if (!valid15) {
                              break;
                            }
                          }
                        }
                      } else {
                        validate20.errors = [{ instancePath: instancePath + "/compiled", schemaPath: "#/properties/compiled/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid1 = _errs52 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data.contents !== void 0 && func0.call(data, "contents")) {
                      let data31 = data.contents;
                      const _errs72 = errors;
                      if (errors === _errs72) {
                        if (typeof data31 === "string") {
                          if (!pattern47.test(data31)) {
                            validate20.errors = [{ instancePath: instancePath + "/contents", schemaPath: "#/properties/contents/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                            return false;
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/contents", schemaPath: "#/properties/contents/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid1 = _errs72 === errors;
                    } else {
                      var valid1 = true;
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
