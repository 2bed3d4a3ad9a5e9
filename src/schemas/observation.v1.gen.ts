// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import type { Validate } from "./validate.ts";

export const validateObservationV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/observation.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "key"], "oneOf": [{ "required": ["observation"] }, { "required": ["answers"] }, { "required": ["contents"] }], "properties": { "schema": { "const": "lanser.observation.v1" }, "key": { "type": "object", "minProperties": 1 }, "observation": { "type": "object", "additionalProperties": false, "required": ["files", "schedule", "lookups", "limits"], "properties": { "files": { "type": "array", "items": { "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/finalFile" } }, "schedule": { "$ref": "#/$defs/sha256" }, "ready": { "type": "string" }, "lookups": { "type": "array", "items": { "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/lookup" } }, "limits": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["code", "message", "count"], "properties": { "code": { "enum": ["server-configuration", "severity-assumed", "message-cut"] }, "message": { "type": "string" }, "count": { "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number" } } } } } }, "answers": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["findings", "unreachable"], "properties": { "findings": { "type": ["array", "null"], "items": { "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/finding" } }, "unreachable": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["start", "end", "message"], "properties": { "start": { "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/position" }, "end": { "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/position" }, "message": { "type": "string" } } } } } } }, "contents": { "type": "string", "pattern": "^[0-9a-f]{64}$" } }, "$defs": { "sha256": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" } } };
const schema116 = { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" };
const schema45 = { "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
const func0 = Object.prototype.hasOwnProperty;
const schema93 = { "type": "object", "required": ["kind", "path", "findings", "unreachable"], "properties": { "kind": { "const": "final" }, "path": { "$ref": "#/$defs/path" }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }, "unreachable": { "type": "array", "items": { "$ref": "#/$defs/range" } } } };
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
validate67.evaluated = { "props": { "kind": true, "path": true, "findings": true, "unreachable": true }, "dynamicProps": false, "dynamicItems": false };
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
      let missing3;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing3 = "schema") || (data.key === void 0 || !func0.call(data, "key")) && (missing3 = "key")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
        return false;
      } else {
        const _errs5 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "key" || key0 === "observation" || key0 === "answers" || key0 === "contents")) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs5 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs6 = errors;
            if ("lanser.observation.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.observation.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs6 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.key !== void 0 && func0.call(data, "key")) {
              let data1 = data.key;
              const _errs7 = errors;
              if (errors === _errs7) {
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
              var valid1 = _errs7 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.observation !== void 0 && func0.call(data, "observation")) {
                let data2 = data.observation;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing4;
                    if ((data2.files === void 0 || !func0.call(data2, "files")) && (missing4 = "files") || (data2.schedule === void 0 || !func0.call(data2, "schedule")) && (missing4 = "schedule") || (data2.lookups === void 0 || !func0.call(data2, "lookups")) && (missing4 = "lookups") || (data2.limits === void 0 || !func0.call(data2, "limits")) && (missing4 = "limits")) {
                      validate20.errors = [{ instancePath: instancePath + "/observation", schemaPath: "#/properties/observation/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                      return false;
                    } else {
                      const _errs11 = errors;
                      for (const key1 of Object.keys(data2)) {
                        if (!(key1 === "files" || key1 === "schedule" || key1 === "ready" || key1 === "lookups" || key1 === "limits")) {
                          validate20.errors = [{ instancePath: instancePath + "/observation", schemaPath: "#/properties/observation/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs11 === errors) {
                        if (data2.files !== void 0 && func0.call(data2, "files")) {
                          let data3 = data2.files;
                          const _errs12 = errors;
                          if (errors === _errs12) {
                            if (Array.isArray(data3)) {
                              var valid3 = true;
                              const len0 = data3.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs14 = errors;
                                if (!validate67(data3[i0], { instancePath: instancePath + "/observation/files/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
                                  errors = vErrors.length;
                                }
                                var valid3 = _errs14 === errors;
                                if (!valid3) {
                                  break;
                                }
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/observation/files", schemaPath: "#/properties/observation/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data2.schedule !== void 0 && func0.call(data2, "schedule")) {
                            let data5 = data2.schedule;
                            const _errs15 = errors;
                            const _errs16 = errors;
                            if (errors === _errs16) {
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
                            var valid2 = _errs15 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data2.ready !== void 0 && func0.call(data2, "ready")) {
                              const _errs18 = errors;
                              if (typeof data2.ready !== "string") {
                                validate20.errors = [{ instancePath: instancePath + "/observation/ready", schemaPath: "#/properties/observation/properties/ready/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid2 = _errs18 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data2.lookups !== void 0 && func0.call(data2, "lookups")) {
                                let data7 = data2.lookups;
                                const _errs20 = errors;
                                if (errors === _errs20) {
                                  if (Array.isArray(data7)) {
                                    var valid5 = true;
                                    const len1 = data7.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      const _errs22 = errors;
                                      if (!validate71(data7[i1], { instancePath: instancePath + "/observation/lookups/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid5 = _errs22 === errors;
                                      if (!valid5) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/observation/lookups", schemaPath: "#/properties/observation/properties/lookups/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid2 = _errs20 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data2.limits !== void 0 && func0.call(data2, "limits")) {
                                  let data9 = data2.limits;
                                  const _errs23 = errors;
                                  if (errors === _errs23) {
                                    if (Array.isArray(data9)) {
                                      var valid6 = true;
                                      const len2 = data9.length;
                                      for (let i2 = 0; i2 < len2; i2++) {
                                        let data10 = data9[i2];
                                        const _errs25 = errors;
                                        if (errors === _errs25) {
                                          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                            let missing5;
                                            if ((data10.code === void 0 || !func0.call(data10, "code")) && (missing5 = "code") || (data10.message === void 0 || !func0.call(data10, "message")) && (missing5 = "message") || (data10.count === void 0 || !func0.call(data10, "count")) && (missing5 = "count")) {
                                              validate20.errors = [{ instancePath: instancePath + "/observation/limits/" + i2, schemaPath: "#/properties/observation/properties/limits/items/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                              return false;
                                            } else {
                                              const _errs27 = errors;
                                              for (const key2 of Object.keys(data10)) {
                                                if (!(key2 === "code" || key2 === "message" || key2 === "count")) {
                                                  validate20.errors = [{ instancePath: instancePath + "/observation/limits/" + i2, schemaPath: "#/properties/observation/properties/limits/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                                  return false;
                                                  break;
                                                }
                                              }
                                              if (_errs27 === errors) {
                                                if (data10.code !== void 0 && func0.call(data10, "code")) {
                                                  let data11 = data10.code;
                                                  const _errs28 = errors;
                                                  if (!(data11 === "server-configuration" || data11 === "severity-assumed" || data11 === "message-cut")) {
                                                    validate20.errors = [{ instancePath: instancePath + "/observation/limits/" + i2 + "/code", schemaPath: "#/properties/observation/properties/limits/items/properties/code/enum", keyword: "enum", params: { allowedValues: schema31.properties.observation.properties.limits.items.properties.code.enum }, message: "must be equal to one of the allowed values" }];
                                                    return false;
                                                  }
                                                  var valid7 = _errs28 === errors;
                                                } else {
                                                  var valid7 = true;
                                                }
                                                if (valid7) {
                                                  if (data10.message !== void 0 && func0.call(data10, "message")) {
                                                    const _errs29 = errors;
                                                    if (typeof data10.message !== "string") {
                                                      validate20.errors = [{ instancePath: instancePath + "/observation/limits/" + i2 + "/message", schemaPath: "#/properties/observation/properties/limits/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                    var valid7 = _errs29 === errors;
                                                  } else {
                                                    var valid7 = true;
                                                  }
                                                  if (valid7) {
                                                    if (data10.count !== void 0 && func0.call(data10, "count")) {
                                                      let data13 = data10.count;
                                                      const _errs31 = errors;
                                                      const _errs32 = errors;
                                                      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                                        validate20.errors = [{ instancePath: instancePath + "/observation/limits/" + i2 + "/count", schemaPath: "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                        return false;
                                                      }
                                                      if (errors === _errs32) {
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
                                                      var valid7 = _errs31 === errors;
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
                                        var valid6 = _errs25 === errors;
                                        if (!valid6) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate20.errors = [{ instancePath: instancePath + "/observation/limits", schemaPath: "#/properties/observation/properties/limits/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                      return false;
                                    }
                                  }
                                  var valid2 = _errs23 === errors;
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
                var valid1 = _errs9 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.answers !== void 0 && func0.call(data, "answers")) {
                  let data14 = data.answers;
                  const _errs34 = errors;
                  if (errors === _errs34) {
                    if (Array.isArray(data14)) {
                      var valid9 = true;
                      const len3 = data14.length;
                      for (let i3 = 0; i3 < len3; i3++) {
                        let data15 = data14[i3];
                        const _errs36 = errors;
                        if (errors === _errs36) {
                          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                            let missing6;
                            if ((data15.findings === void 0 || !func0.call(data15, "findings")) && (missing6 = "findings") || (data15.unreachable === void 0 || !func0.call(data15, "unreachable")) && (missing6 = "unreachable")) {
                              validate20.errors = [{ instancePath: instancePath + "/answers/" + i3, schemaPath: "#/properties/answers/items/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                              return false;
                            } else {
                              const _errs38 = errors;
                              for (const key3 of Object.keys(data15)) {
                                if (!(key3 === "findings" || key3 === "unreachable")) {
                                  validate20.errors = [{ instancePath: instancePath + "/answers/" + i3, schemaPath: "#/properties/answers/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs38 === errors) {
                                if (data15.findings !== void 0 && func0.call(data15, "findings")) {
                                  let data16 = data15.findings;
                                  const _errs39 = errors;
                                  if (!Array.isArray(data16) && data16 !== null) {
                                    validate20.errors = [{ instancePath: instancePath + "/answers/" + i3 + "/findings", schemaPath: "#/properties/answers/items/properties/findings/type", keyword: "type", params: { type: schema31.properties.answers.items.properties.findings.type }, message: "must be array,null" }];
                                    return false;
                                  }
                                  if (errors === _errs39) {
                                    if (Array.isArray(data16)) {
                                      var valid11 = true;
                                      const len4 = data16.length;
                                      for (let i4 = 0; i4 < len4; i4++) {
                                        const _errs41 = errors;
                                        if (!validate75(data16[i4], { instancePath: instancePath + "/answers/" + i3 + "/findings/" + i4, parentData: data16, parentDataProperty: i4, rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid11 = _errs41 === errors;
                                        if (!valid11) {
                                          break;
                                        }
                                      }
                                    }
                                  }
                                  var valid10 = _errs39 === errors;
                                } else {
                                  var valid10 = true;
                                }
                                if (valid10) {
                                  if (data15.unreachable !== void 0 && func0.call(data15, "unreachable")) {
                                    let data18 = data15.unreachable;
                                    const _errs42 = errors;
                                    if (errors === _errs42) {
                                      if (Array.isArray(data18)) {
                                        var valid12 = true;
                                        const len5 = data18.length;
                                        for (let i5 = 0; i5 < len5; i5++) {
                                          let data19 = data18[i5];
                                          const _errs44 = errors;
                                          if (errors === _errs44) {
                                            if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                              let missing7;
                                              if ((data19.start === void 0 || !func0.call(data19, "start")) && (missing7 = "start") || (data19.end === void 0 || !func0.call(data19, "end")) && (missing7 = "end") || (data19.message === void 0 || !func0.call(data19, "message")) && (missing7 = "message")) {
                                                validate20.errors = [{ instancePath: instancePath + "/answers/" + i3 + "/unreachable/" + i5, schemaPath: "#/properties/answers/items/properties/unreachable/items/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                                                return false;
                                              } else {
                                                const _errs46 = errors;
                                                for (const key4 of Object.keys(data19)) {
                                                  if (!(key4 === "start" || key4 === "end" || key4 === "message")) {
                                                    validate20.errors = [{ instancePath: instancePath + "/answers/" + i3 + "/unreachable/" + i5, schemaPath: "#/properties/answers/items/properties/unreachable/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                                    return false;
                                                    break;
                                                  }
                                                }
                                                if (_errs46 === errors) {
                                                  if (data19.start !== void 0 && func0.call(data19, "start")) {
                                                    const _errs47 = errors;
                                                    if (!validate79(data19.start, { instancePath: instancePath + "/answers/" + i3 + "/unreachable/" + i5 + "/start", parentData: data19, parentDataProperty: "start", rootData, dynamicAnchors })) {
                                                      vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid13 = _errs47 === errors;
                                                  } else {
                                                    var valid13 = true;
                                                  }
                                                  if (valid13) {
                                                    if (data19.end !== void 0 && func0.call(data19, "end")) {
                                                      const _errs48 = errors;
                                                      if (!validate79(data19.end, { instancePath: instancePath + "/answers/" + i3 + "/unreachable/" + i5 + "/end", parentData: data19, parentDataProperty: "end", rootData, dynamicAnchors })) {
                                                        vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid13 = _errs48 === errors;
                                                    } else {
                                                      var valid13 = true;
                                                    }
                                                    if (valid13) {
                                                      if (data19.message !== void 0 && func0.call(data19, "message")) {
                                                        const _errs49 = errors;
                                                        if (typeof data19.message !== "string") {
                                                          validate20.errors = [{ instancePath: instancePath + "/answers/" + i3 + "/unreachable/" + i5 + "/message", schemaPath: "#/properties/answers/items/properties/unreachable/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                          return false;
                                                        }
                                                        var valid13 = _errs49 === errors;
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
                                          var valid12 = _errs44 === errors;
                                          if (!valid12) {
                                            break;
                                          }
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/answers/" + i3 + "/unreachable", schemaPath: "#/properties/answers/items/properties/unreachable/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                        return false;
                                      }
                                    }
                                    var valid10 = _errs42 === errors;
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
                        var valid9 = _errs36 === errors;
                        if (!valid9) {
                          break;
                        }
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid1 = _errs34 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data.contents !== void 0 && func0.call(data, "contents")) {
                    let data23 = data.contents;
                    const _errs51 = errors;
                    if (errors === _errs51) {
                      if (typeof data23 === "string") {
                        if (!pattern47.test(data23)) {
                          validate20.errors = [{ instancePath: instancePath + "/contents", schemaPath: "#/properties/contents/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                          return false;
                        }
                      } else {
                        validate20.errors = [{ instancePath: instancePath + "/contents", schemaPath: "#/properties/contents/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid1 = _errs51 === errors;
                  } else {
                    var valid1 = true;
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
