// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateRunV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/run.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "phases", "serverIdleMs", "peakBytes"], "properties": { "schema": { "const": "lanser.run.v1" }, "phases": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["name", "ms", "cpuMs"], "properties": { "name": { "type": "string", "minLength": 1 }, "ms": { "type": "integer", "minimum": 0 }, "cpuMs": { "type": "integer", "minimum": 0 } } } }, "serverIdleMs": { "type": "object", "additionalProperties": { "type": "integer", "minimum": 0 } }, "sessions": { "type": "object", "additionalProperties": { "$ref": "#/$defs/cost" } }, "platform": { "type": "object", "additionalProperties": false, "required": ["os", "arch"], "properties": { "os": { "type": "string" }, "arch": { "type": "string" } } }, "ended": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["session", "stderr"], "properties": { "session": { "type": "string", "minLength": 1 }, "stderr": { "type": "string" } } } }, "processes": { "type": "object", "additionalProperties": { "type": "object", "additionalProperties": false, "required": ["isOne", "why"], "properties": { "isOne": { "type": "boolean" }, "why": { "type": "string", "minLength": 1 } } } }, "peakBytes": { "type": "integer", "minimum": 0 }, "observations": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["session", "from", "why", "unkept"], "properties": { "session": { "type": "string", "minLength": 1 }, "from": { "enum": ["server", "cache", "both"] }, "why": { "type": ["string", "null"] }, "unkept": { "type": ["string", "null"] } } } }, "pullRequest": { "type": "integer", "minimum": 1 }, "surfaces": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["surface", "state", "why"], "properties": { "surface": { "enum": ["check", "comment", "review", "report", "sarif", "html", "junit", "rdjson", "evidence", "gitlab", "rewards", "events", "summary"] }, "state": { "enum": ["posted", "unchanged", "degraded", "skipped", "failed"] }, "why": { "type": ["string", "null"] } } } }, "shown": { "type": "object", "additionalProperties": { "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] } }, "ownShown": { "type": "object", "additionalProperties": { "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] } } }, "$defs": { "cost": { "type": "object", "additionalProperties": false, "required": ["ms"], "properties": { "ms": { "type": "integer", "minimum": 0 } } }, "place": { "type": "object", "additionalProperties": false, "required": ["path", "range"], "properties": { "path": { "type": "string", "minLength": 1 }, "range": { "$ref": "#/$defs/range" } } }, "range": { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } }, "position": { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "column": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 } } } } };
const schema32 = { "type": "object", "additionalProperties": false, "required": ["ms"], "properties": { "ms": { "type": "integer", "minimum": 0 } } };
const func0 = Object.prototype.hasOwnProperty;
const func71 = defaultOf(ucs2lengthHelper);
const schema33 = { "type": "object", "additionalProperties": false, "required": ["path", "range"], "properties": { "path": { "type": "string", "minLength": 1 }, "range": { "$ref": "#/$defs/range" } } };
const schema34 = { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } };
const schema35 = { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "column": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 } } };
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
      if ((data.start === void 0 || !func0.call(data, "start")) && (missing0 = "start") || (data.end === void 0 || !func0.call(data, "end")) && (missing0 = "end")) {
        validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "start" || key0 === "end")) {
            validate22.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  validate22.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  const _errs5 = errors;
                  for (const key1 of Object.keys(data0)) {
                    if (!(key1 === "line" || key1 === "column")) {
                      validate22.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  }
                  if (_errs5 === errors) {
                    if (data0.line !== void 0 && func0.call(data0, "line")) {
                      let data1 = data0.line;
                      const _errs6 = errors;
                      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                        validate22.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (typeof data1 == "number" && isFinite(data1)) {
                          if (data1 > 9007199254740991 || isNaN(data1)) {
                            validate22.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                            return false;
                          } else {
                            if (data1 < 1 || isNaN(data1)) {
                              validate22.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                          validate22.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs8) {
                          if (typeof data2 == "number" && isFinite(data2)) {
                            if (data2 > 9007199254740991 || isNaN(data2)) {
                              validate22.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                              return false;
                            } else {
                              if (data2 < 1 || isNaN(data2)) {
                                validate22.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                validate22.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate22.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                    return false;
                  } else {
                    const _errs13 = errors;
                    for (const key2 of Object.keys(data3)) {
                      if (!(key2 === "line" || key2 === "column")) {
                        validate22.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs13 === errors) {
                      if (data3.line !== void 0 && func0.call(data3, "line")) {
                        let data4 = data3.line;
                        const _errs14 = errors;
                        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                          validate22.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs14) {
                          if (typeof data4 == "number" && isFinite(data4)) {
                            if (data4 > 9007199254740991 || isNaN(data4)) {
                              validate22.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                              return false;
                            } else {
                              if (data4 < 1 || isNaN(data4)) {
                                validate22.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                            validate22.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs16) {
                            if (typeof data5 == "number" && isFinite(data5)) {
                              if (data5 > 9007199254740991 || isNaN(data5)) {
                                validate22.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                return false;
                              } else {
                                if (data5 < 1 || isNaN(data5)) {
                                  validate22.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                  validate22.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      if ((data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "path" || key0 === "range")) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.path !== void 0 && func0.call(data, "path")) {
            let data0 = data.path;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func71(data0) < 1) {
                  validate21.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate21.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.range !== void 0 && func0.call(data, "range")) {
              const _errs4 = errors;
              if (!validate22(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.phases === void 0 || !func0.call(data, "phases")) && (missing0 = "phases") || (data.serverIdleMs === void 0 || !func0.call(data, "serverIdleMs")) && (missing0 = "serverIdleMs") || (data.peakBytes === void 0 || !func0.call(data, "peakBytes")) && (missing0 = "peakBytes")) {
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
            if ("lanser.run.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.run.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.phases !== void 0 && func0.call(data, "phases")) {
              let data1 = data.phases;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    const _errs5 = errors;
                    if (errors === _errs5) {
                      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        let missing1;
                        if ((data2.name === void 0 || !func0.call(data2, "name")) && (missing1 = "name") || (data2.ms === void 0 || !func0.call(data2, "ms")) && (missing1 = "ms") || (data2.cpuMs === void 0 || !func0.call(data2, "cpuMs")) && (missing1 = "cpuMs")) {
                          validate20.errors = [{ instancePath: instancePath + "/phases/" + i0, schemaPath: "#/properties/phases/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          const _errs7 = errors;
                          for (const key1 of Object.keys(data2)) {
                            if (!(key1 === "name" || key1 === "ms" || key1 === "cpuMs")) {
                              validate20.errors = [{ instancePath: instancePath + "/phases/" + i0, schemaPath: "#/properties/phases/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                              return false;
                              break;
                            }
                          }
                          if (_errs7 === errors) {
                            if (data2.name !== void 0 && func0.call(data2, "name")) {
                              let data3 = data2.name;
                              const _errs8 = errors;
                              if (errors === _errs8) {
                                if (typeof data3 === "string") {
                                  if (func71(data3) < 1) {
                                    validate20.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/name", schemaPath: "#/properties/phases/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                    return false;
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/name", schemaPath: "#/properties/phases/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid2 = _errs8 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data2.ms !== void 0 && func0.call(data2, "ms")) {
                                let data4 = data2.ms;
                                const _errs10 = errors;
                                if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                                  validate20.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/ms", schemaPath: "#/properties/phases/items/properties/ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                if (errors === _errs10) {
                                  if (typeof data4 == "number" && isFinite(data4)) {
                                    if (data4 < 0 || isNaN(data4)) {
                                      validate20.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/ms", schemaPath: "#/properties/phases/items/properties/ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                      return false;
                                    }
                                  }
                                }
                                var valid2 = _errs10 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data2.cpuMs !== void 0 && func0.call(data2, "cpuMs")) {
                                  let data5 = data2.cpuMs;
                                  const _errs12 = errors;
                                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                                    validate20.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/cpuMs", schemaPath: "#/properties/phases/items/properties/cpuMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs12) {
                                    if (typeof data5 == "number" && isFinite(data5)) {
                                      if (data5 < 0 || isNaN(data5)) {
                                        validate20.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/cpuMs", schemaPath: "#/properties/phases/items/properties/cpuMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                        return false;
                                      }
                                    }
                                  }
                                  var valid2 = _errs12 === errors;
                                } else {
                                  var valid2 = true;
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate20.errors = [{ instancePath: instancePath + "/phases/" + i0, schemaPath: "#/properties/phases/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/phases", schemaPath: "#/properties/phases/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.serverIdleMs !== void 0 && func0.call(data, "serverIdleMs")) {
                let data6 = data.serverIdleMs;
                const _errs14 = errors;
                if (errors === _errs14) {
                  if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    for (const key2 of Object.keys(data6)) {
                      let data7 = data6[key2];
                      const _errs17 = errors;
                      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                        validate20.errors = [{ instancePath: instancePath + "/serverIdleMs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/serverIdleMs/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs17) {
                        if (typeof data7 == "number" && isFinite(data7)) {
                          if (data7 < 0 || isNaN(data7)) {
                            validate20.errors = [{ instancePath: instancePath + "/serverIdleMs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/serverIdleMs/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
                      }
                      var valid3 = _errs17 === errors;
                      if (!valid3) {
                        break;
                      }
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/serverIdleMs", schemaPath: "#/properties/serverIdleMs/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs14 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.sessions !== void 0 && func0.call(data, "sessions")) {
                  let data8 = data.sessions;
                  const _errs19 = errors;
                  if (errors === _errs19) {
                    if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                      for (const key3 of Object.keys(data8)) {
                        let data9 = data8[key3];
                        const _errs22 = errors;
                        const _errs23 = errors;
                        if (errors === _errs23) {
                          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                            let missing2;
                            if ((data9.ms === void 0 || !func0.call(data9, "ms")) && (missing2 = "ms")) {
                              validate20.errors = [{ instancePath: instancePath + "/sessions/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/cost/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                              return false;
                            } else {
                              const _errs25 = errors;
                              for (const key4 of Object.keys(data9)) {
                                if (!(key4 === "ms")) {
                                  validate20.errors = [{ instancePath: instancePath + "/sessions/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/cost/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs25 === errors) {
                                if (data9.ms !== void 0 && func0.call(data9, "ms")) {
                                  let data10 = data9.ms;
                                  const _errs26 = errors;
                                  if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                    validate20.errors = [{ instancePath: instancePath + "/sessions/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/ms", schemaPath: "#/$defs/cost/properties/ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs26) {
                                    if (typeof data10 == "number" && isFinite(data10)) {
                                      if (data10 < 0 || isNaN(data10)) {
                                        validate20.errors = [{ instancePath: instancePath + "/sessions/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/ms", schemaPath: "#/$defs/cost/properties/ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                        return false;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/sessions/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/cost/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid4 = _errs22 === errors;
                        if (!valid4) {
                          break;
                        }
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs19 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.platform !== void 0 && func0.call(data, "platform")) {
                    let data11 = data.platform;
                    const _errs28 = errors;
                    if (errors === _errs28) {
                      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                        let missing3;
                        if ((data11.os === void 0 || !func0.call(data11, "os")) && (missing3 = "os") || (data11.arch === void 0 || !func0.call(data11, "arch")) && (missing3 = "arch")) {
                          validate20.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                          return false;
                        } else {
                          const _errs30 = errors;
                          for (const key5 of Object.keys(data11)) {
                            if (!(key5 === "os" || key5 === "arch")) {
                              validate20.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                              return false;
                              break;
                            }
                          }
                          if (_errs30 === errors) {
                            if (data11.os !== void 0 && func0.call(data11, "os")) {
                              const _errs31 = errors;
                              if (typeof data11.os !== "string") {
                                validate20.errors = [{ instancePath: instancePath + "/platform/os", schemaPath: "#/properties/platform/properties/os/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid7 = _errs31 === errors;
                            } else {
                              var valid7 = true;
                            }
                            if (valid7) {
                              if (data11.arch !== void 0 && func0.call(data11, "arch")) {
                                const _errs33 = errors;
                                if (typeof data11.arch !== "string") {
                                  validate20.errors = [{ instancePath: instancePath + "/platform/arch", schemaPath: "#/properties/platform/properties/arch/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid7 = _errs33 === errors;
                              } else {
                                var valid7 = true;
                              }
                            }
                          }
                        }
                      } else {
                        validate20.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs28 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.ended !== void 0 && func0.call(data, "ended")) {
                      let data14 = data.ended;
                      const _errs35 = errors;
                      if (errors === _errs35) {
                        if (Array.isArray(data14)) {
                          var valid8 = true;
                          const len1 = data14.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let data15 = data14[i1];
                            const _errs37 = errors;
                            if (errors === _errs37) {
                              if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                let missing4;
                                if ((data15.session === void 0 || !func0.call(data15, "session")) && (missing4 = "session") || (data15.stderr === void 0 || !func0.call(data15, "stderr")) && (missing4 = "stderr")) {
                                  validate20.errors = [{ instancePath: instancePath + "/ended/" + i1, schemaPath: "#/properties/ended/items/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                  return false;
                                } else {
                                  const _errs39 = errors;
                                  for (const key6 of Object.keys(data15)) {
                                    if (!(key6 === "session" || key6 === "stderr")) {
                                      validate20.errors = [{ instancePath: instancePath + "/ended/" + i1, schemaPath: "#/properties/ended/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" }];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs39 === errors) {
                                    if (data15.session !== void 0 && func0.call(data15, "session")) {
                                      let data16 = data15.session;
                                      const _errs40 = errors;
                                      if (errors === _errs40) {
                                        if (typeof data16 === "string") {
                                          if (func71(data16) < 1) {
                                            validate20.errors = [{ instancePath: instancePath + "/ended/" + i1 + "/session", schemaPath: "#/properties/ended/items/properties/session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                            return false;
                                          }
                                        } else {
                                          validate20.errors = [{ instancePath: instancePath + "/ended/" + i1 + "/session", schemaPath: "#/properties/ended/items/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                      }
                                      var valid9 = _errs40 === errors;
                                    } else {
                                      var valid9 = true;
                                    }
                                    if (valid9) {
                                      if (data15.stderr !== void 0 && func0.call(data15, "stderr")) {
                                        const _errs42 = errors;
                                        if (typeof data15.stderr !== "string") {
                                          validate20.errors = [{ instancePath: instancePath + "/ended/" + i1 + "/stderr", schemaPath: "#/properties/ended/items/properties/stderr/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                        var valid9 = _errs42 === errors;
                                      } else {
                                        var valid9 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/ended/" + i1, schemaPath: "#/properties/ended/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid8 = _errs37 === errors;
                            if (!valid8) {
                              break;
                            }
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/ended", schemaPath: "#/properties/ended/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs35 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.processes !== void 0 && func0.call(data, "processes")) {
                        let data18 = data.processes;
                        const _errs44 = errors;
                        if (errors === _errs44) {
                          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                            for (const key7 of Object.keys(data18)) {
                              let data19 = data18[key7];
                              const _errs47 = errors;
                              if (errors === _errs47) {
                                if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                  let missing5;
                                  if ((data19.isOne === void 0 || !func0.call(data19, "isOne")) && (missing5 = "isOne") || (data19.why === void 0 || !func0.call(data19, "why")) && (missing5 = "why")) {
                                    validate20.errors = [{ instancePath: instancePath + "/processes/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/processes/additionalProperties/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                    return false;
                                  } else {
                                    const _errs49 = errors;
                                    for (const key8 of Object.keys(data19)) {
                                      if (!(key8 === "isOne" || key8 === "why")) {
                                        validate20.errors = [{ instancePath: instancePath + "/processes/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/processes/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs49 === errors) {
                                      if (data19.isOne !== void 0 && func0.call(data19, "isOne")) {
                                        const _errs50 = errors;
                                        if (typeof data19.isOne !== "boolean") {
                                          validate20.errors = [{ instancePath: instancePath + "/processes/" + key7.replace(/~/g, "~0").replace(/\//g, "~1") + "/isOne", schemaPath: "#/properties/processes/additionalProperties/properties/isOne/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                          return false;
                                        }
                                        var valid11 = _errs50 === errors;
                                      } else {
                                        var valid11 = true;
                                      }
                                      if (valid11) {
                                        if (data19.why !== void 0 && func0.call(data19, "why")) {
                                          let data21 = data19.why;
                                          const _errs52 = errors;
                                          if (errors === _errs52) {
                                            if (typeof data21 === "string") {
                                              if (func71(data21) < 1) {
                                                validate20.errors = [{ instancePath: instancePath + "/processes/" + key7.replace(/~/g, "~0").replace(/\//g, "~1") + "/why", schemaPath: "#/properties/processes/additionalProperties/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                return false;
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/processes/" + key7.replace(/~/g, "~0").replace(/\//g, "~1") + "/why", schemaPath: "#/properties/processes/additionalProperties/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid11 = _errs52 === errors;
                                        } else {
                                          var valid11 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/processes/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/processes/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid10 = _errs47 === errors;
                              if (!valid10) {
                                break;
                              }
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/processes", schemaPath: "#/properties/processes/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs44 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.peakBytes !== void 0 && func0.call(data, "peakBytes")) {
                          let data22 = data.peakBytes;
                          const _errs54 = errors;
                          if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                            validate20.errors = [{ instancePath: instancePath + "/peakBytes", schemaPath: "#/properties/peakBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs54) {
                            if (typeof data22 == "number" && isFinite(data22)) {
                              if (data22 < 0 || isNaN(data22)) {
                                validate20.errors = [{ instancePath: instancePath + "/peakBytes", schemaPath: "#/properties/peakBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                return false;
                              }
                            }
                          }
                          var valid0 = _errs54 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.observations !== void 0 && func0.call(data, "observations")) {
                            let data23 = data.observations;
                            const _errs56 = errors;
                            if (errors === _errs56) {
                              if (Array.isArray(data23)) {
                                var valid12 = true;
                                const len2 = data23.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                  let data24 = data23[i2];
                                  const _errs58 = errors;
                                  if (errors === _errs58) {
                                    if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                      let missing6;
                                      if ((data24.session === void 0 || !func0.call(data24, "session")) && (missing6 = "session") || (data24.from === void 0 || !func0.call(data24, "from")) && (missing6 = "from") || (data24.why === void 0 || !func0.call(data24, "why")) && (missing6 = "why") || (data24.unkept === void 0 || !func0.call(data24, "unkept")) && (missing6 = "unkept")) {
                                        validate20.errors = [{ instancePath: instancePath + "/observations/" + i2, schemaPath: "#/properties/observations/items/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                                        return false;
                                      } else {
                                        const _errs60 = errors;
                                        for (const key9 of Object.keys(data24)) {
                                          if (!(key9 === "session" || key9 === "from" || key9 === "why" || key9 === "unkept")) {
                                            validate20.errors = [{ instancePath: instancePath + "/observations/" + i2, schemaPath: "#/properties/observations/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" }];
                                            return false;
                                            break;
                                          }
                                        }
                                        if (_errs60 === errors) {
                                          if (data24.session !== void 0 && func0.call(data24, "session")) {
                                            let data25 = data24.session;
                                            const _errs61 = errors;
                                            if (errors === _errs61) {
                                              if (typeof data25 === "string") {
                                                if (func71(data25) < 1) {
                                                  validate20.errors = [{ instancePath: instancePath + "/observations/" + i2 + "/session", schemaPath: "#/properties/observations/items/properties/session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                  return false;
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/observations/" + i2 + "/session", schemaPath: "#/properties/observations/items/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid13 = _errs61 === errors;
                                          } else {
                                            var valid13 = true;
                                          }
                                          if (valid13) {
                                            if (data24.from !== void 0 && func0.call(data24, "from")) {
                                              let data26 = data24.from;
                                              const _errs63 = errors;
                                              if (!(data26 === "server" || data26 === "cache" || data26 === "both")) {
                                                validate20.errors = [{ instancePath: instancePath + "/observations/" + i2 + "/from", schemaPath: "#/properties/observations/items/properties/from/enum", keyword: "enum", params: { allowedValues: schema31.properties.observations.items.properties.from.enum }, message: "must be equal to one of the allowed values" }];
                                                return false;
                                              }
                                              var valid13 = _errs63 === errors;
                                            } else {
                                              var valid13 = true;
                                            }
                                            if (valid13) {
                                              if (data24.why !== void 0 && func0.call(data24, "why")) {
                                                let data27 = data24.why;
                                                const _errs64 = errors;
                                                if (typeof data27 !== "string" && data27 !== null) {
                                                  validate20.errors = [{ instancePath: instancePath + "/observations/" + i2 + "/why", schemaPath: "#/properties/observations/items/properties/why/type", keyword: "type", params: { type: schema31.properties.observations.items.properties.why.type }, message: "must be string,null" }];
                                                  return false;
                                                }
                                                var valid13 = _errs64 === errors;
                                              } else {
                                                var valid13 = true;
                                              }
                                              if (valid13) {
                                                if (data24.unkept !== void 0 && func0.call(data24, "unkept")) {
                                                  let data28 = data24.unkept;
                                                  const _errs66 = errors;
                                                  if (typeof data28 !== "string" && data28 !== null) {
                                                    validate20.errors = [{ instancePath: instancePath + "/observations/" + i2 + "/unkept", schemaPath: "#/properties/observations/items/properties/unkept/type", keyword: "type", params: { type: schema31.properties.observations.items.properties.unkept.type }, message: "must be string,null" }];
                                                    return false;
                                                  }
                                                  var valid13 = _errs66 === errors;
                                                } else {
                                                  var valid13 = true;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    } else {
                                      validate20.errors = [{ instancePath: instancePath + "/observations/" + i2, schemaPath: "#/properties/observations/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                      return false;
                                    }
                                  }
                                  var valid12 = _errs58 === errors;
                                  if (!valid12) {
                                    break;
                                  }
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/observations", schemaPath: "#/properties/observations/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid0 = _errs56 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.pullRequest !== void 0 && func0.call(data, "pullRequest")) {
                              let data29 = data.pullRequest;
                              const _errs68 = errors;
                              if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
                                validate20.errors = [{ instancePath: instancePath + "/pullRequest", schemaPath: "#/properties/pullRequest/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              if (errors === _errs68) {
                                if (typeof data29 == "number" && isFinite(data29)) {
                                  if (data29 < 1 || isNaN(data29)) {
                                    validate20.errors = [{ instancePath: instancePath + "/pullRequest", schemaPath: "#/properties/pullRequest/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                    return false;
                                  }
                                }
                              }
                              var valid0 = _errs68 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.surfaces !== void 0 && func0.call(data, "surfaces")) {
                                let data30 = data.surfaces;
                                const _errs70 = errors;
                                if (errors === _errs70) {
                                  if (Array.isArray(data30)) {
                                    var valid14 = true;
                                    const len3 = data30.length;
                                    for (let i3 = 0; i3 < len3; i3++) {
                                      let data31 = data30[i3];
                                      const _errs72 = errors;
                                      if (errors === _errs72) {
                                        if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                                          let missing7;
                                          if ((data31.surface === void 0 || !func0.call(data31, "surface")) && (missing7 = "surface") || (data31.state === void 0 || !func0.call(data31, "state")) && (missing7 = "state") || (data31.why === void 0 || !func0.call(data31, "why")) && (missing7 = "why")) {
                                            validate20.errors = [{ instancePath: instancePath + "/surfaces/" + i3, schemaPath: "#/properties/surfaces/items/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                                            return false;
                                          } else {
                                            const _errs74 = errors;
                                            for (const key10 of Object.keys(data31)) {
                                              if (!(key10 === "surface" || key10 === "state" || key10 === "why")) {
                                                validate20.errors = [{ instancePath: instancePath + "/surfaces/" + i3, schemaPath: "#/properties/surfaces/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" }];
                                                return false;
                                                break;
                                              }
                                            }
                                            if (_errs74 === errors) {
                                              if (data31.surface !== void 0 && func0.call(data31, "surface")) {
                                                let data32 = data31.surface;
                                                const _errs75 = errors;
                                                if (!(data32 === "check" || data32 === "comment" || data32 === "review" || data32 === "report" || data32 === "sarif" || data32 === "html" || data32 === "junit" || data32 === "rdjson" || data32 === "evidence" || data32 === "gitlab" || data32 === "rewards" || data32 === "events" || data32 === "summary")) {
                                                  validate20.errors = [{ instancePath: instancePath + "/surfaces/" + i3 + "/surface", schemaPath: "#/properties/surfaces/items/properties/surface/enum", keyword: "enum", params: { allowedValues: schema31.properties.surfaces.items.properties.surface.enum }, message: "must be equal to one of the allowed values" }];
                                                  return false;
                                                }
                                                var valid15 = _errs75 === errors;
                                              } else {
                                                var valid15 = true;
                                              }
                                              if (valid15) {
                                                if (data31.state !== void 0 && func0.call(data31, "state")) {
                                                  let data33 = data31.state;
                                                  const _errs76 = errors;
                                                  if (!(data33 === "posted" || data33 === "unchanged" || data33 === "degraded" || data33 === "skipped" || data33 === "failed")) {
                                                    validate20.errors = [{ instancePath: instancePath + "/surfaces/" + i3 + "/state", schemaPath: "#/properties/surfaces/items/properties/state/enum", keyword: "enum", params: { allowedValues: schema31.properties.surfaces.items.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                                                    return false;
                                                  }
                                                  var valid15 = _errs76 === errors;
                                                } else {
                                                  var valid15 = true;
                                                }
                                                if (valid15) {
                                                  if (data31.why !== void 0 && func0.call(data31, "why")) {
                                                    let data34 = data31.why;
                                                    const _errs77 = errors;
                                                    if (typeof data34 !== "string" && data34 !== null) {
                                                      validate20.errors = [{ instancePath: instancePath + "/surfaces/" + i3 + "/why", schemaPath: "#/properties/surfaces/items/properties/why/type", keyword: "type", params: { type: schema31.properties.surfaces.items.properties.why.type }, message: "must be string,null" }];
                                                      return false;
                                                    }
                                                    var valid15 = _errs77 === errors;
                                                  } else {
                                                    var valid15 = true;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          validate20.errors = [{ instancePath: instancePath + "/surfaces/" + i3, schemaPath: "#/properties/surfaces/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid14 = _errs72 === errors;
                                      if (!valid14) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/surfaces", schemaPath: "#/properties/surfaces/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs70 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.shown !== void 0 && func0.call(data, "shown")) {
                                  let data35 = data.shown;
                                  const _errs79 = errors;
                                  if (errors === _errs79) {
                                    if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                                      for (const key11 of Object.keys(data35)) {
                                        let data36 = data35[key11];
                                        const _errs82 = errors;
                                        const _errs83 = errors;
                                        let valid17 = false;
                                        let passing0 = null;
                                        const _errs84 = errors;
                                        if (!validate21(data36, { instancePath: instancePath + "/shown/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data35, parentDataProperty: key11, rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                          errors = vErrors.length;
                                        }
                                        var _valid0 = _errs84 === errors;
                                        if (_valid0) {
                                          valid17 = true;
                                          passing0 = 0;
                                        }
                                        const _errs85 = errors;
                                        if (data36 !== null) {
                                          const err0 = { instancePath: instancePath + "/shown/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/shown/additionalProperties/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                          if (vErrors === null) {
                                            vErrors = [err0];
                                          } else {
                                            vErrors.push(err0);
                                          }
                                          errors++;
                                        }
                                        var _valid0 = _errs85 === errors;
                                        if (_valid0 && valid17) {
                                          valid17 = false;
                                          passing0 = [passing0, 1];
                                        } else {
                                          if (_valid0) {
                                            valid17 = true;
                                            passing0 = 1;
                                          }
                                        }
                                        if (!valid17) {
                                          const err1 = { instancePath: instancePath + "/shown/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/shown/additionalProperties/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                          if (vErrors === null) {
                                            vErrors = [err1];
                                          } else {
                                            vErrors.push(err1);
                                          }
                                          errors++;
                                          validate20.errors = vErrors;
                                          return false;
                                        } else {
                                          errors = _errs83;
                                          if (vErrors !== null) {
                                            if (_errs83) {
                                              vErrors.length = _errs83;
                                            } else {
                                              vErrors = null;
                                            }
                                          }
                                        }
                                        var valid16 = _errs82 === errors;
                                        if (!valid16) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate20.errors = [{ instancePath: instancePath + "/shown", schemaPath: "#/properties/shown/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs79 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.ownShown !== void 0 && func0.call(data, "ownShown")) {
                                    let data37 = data.ownShown;
                                    const _errs87 = errors;
                                    if (errors === _errs87) {
                                      if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
                                        for (const key12 of Object.keys(data37)) {
                                          let data38 = data37[key12];
                                          const _errs90 = errors;
                                          const _errs91 = errors;
                                          let valid19 = false;
                                          let passing1 = null;
                                          const _errs92 = errors;
                                          if (!validate21(data38, { instancePath: instancePath + "/ownShown/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data37, parentDataProperty: key12, rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                            errors = vErrors.length;
                                          }
                                          var _valid1 = _errs92 === errors;
                                          if (_valid1) {
                                            valid19 = true;
                                            passing1 = 0;
                                          }
                                          const _errs93 = errors;
                                          if (data38 !== null) {
                                            const err2 = { instancePath: instancePath + "/ownShown/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/ownShown/additionalProperties/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                            if (vErrors === null) {
                                              vErrors = [err2];
                                            } else {
                                              vErrors.push(err2);
                                            }
                                            errors++;
                                          }
                                          var _valid1 = _errs93 === errors;
                                          if (_valid1 && valid19) {
                                            valid19 = false;
                                            passing1 = [passing1, 1];
                                          } else {
                                            if (_valid1) {
                                              valid19 = true;
                                              passing1 = 1;
                                            }
                                          }
                                          if (!valid19) {
                                            const err3 = { instancePath: instancePath + "/ownShown/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/ownShown/additionalProperties/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                            if (vErrors === null) {
                                              vErrors = [err3];
                                            } else {
                                              vErrors.push(err3);
                                            }
                                            errors++;
                                            validate20.errors = vErrors;
                                            return false;
                                          } else {
                                            errors = _errs91;
                                            if (vErrors !== null) {
                                              if (_errs91) {
                                                vErrors.length = _errs91;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          var valid18 = _errs90 === errors;
                                          if (!valid18) {
                                            break;
                                          }
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/ownShown", schemaPath: "#/properties/ownShown/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs87 === errors;
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
    } else {
      validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
