// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateParityV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/parity.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "server", "commit", "root", "lsp", "compiler", "same", "reordered", "only", "files"], "properties": { "schema": { "const": "lanser.parity.v1" }, "server": { "type": "object", "additionalProperties": false, "required": ["id", "version"], "properties": { "id": { "type": "string", "minLength": 1 }, "version": { "type": "string", "minLength": 1 } } }, "commit": { "type": "string", "pattern": "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" }, "root": { "type": "string", "minLength": 1 }, "lsp": { "$ref": "#/$defs/counted" }, "compiler": { "$ref": "#/$defs/counted" }, "same": { "$ref": "#/$defs/count" }, "reordered": { "$ref": "#/$defs/count" }, "only": { "type": "object", "additionalProperties": false, "required": ["lsp", "compiler"], "properties": { "lsp": { "$ref": "#/$defs/findings" }, "compiler": { "$ref": "#/$defs/findings" } } }, "files": { "type": "object", "additionalProperties": false, "required": ["lsp", "compiler"], "properties": { "lsp": { "$ref": "#/$defs/paths" }, "compiler": { "$ref": "#/$defs/paths" } } } }, "$defs": { "count": { "type": "integer", "minimum": 0 }, "counted": { "type": "object", "additionalProperties": false, "required": ["files", "findings"], "properties": { "files": { "$ref": "#/$defs/count" }, "findings": { "$ref": "#/$defs/count" } } }, "paths": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "findings": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "range", "severity", "code", "message"], "properties": { "path": { "type": "string", "minLength": 1 }, "range": { "$ref": "#/$defs/range" }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "code": { "type": ["string", "null"] }, "message": { "type": "string" } } } }, "range": { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } }, "position": { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1 }, "column": { "type": "integer", "minimum": 1 } } } } };
const schema33 = { "type": "integer", "minimum": 0 };
const schema41 = { "type": "array", "items": { "type": "string", "minLength": 1 } };
const func0 = Object.prototype.hasOwnProperty;
const func76 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
const schema32 = { "type": "object", "additionalProperties": false, "required": ["files", "findings"], "properties": { "files": { "$ref": "#/$defs/count" }, "findings": { "$ref": "#/$defs/count" } } };
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
      if ((data.files === void 0 || !func0.call(data, "files")) && (missing0 = "files") || (data.findings === void 0 || !func0.call(data, "findings")) && (missing0 = "findings")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "files" || key0 === "findings")) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              validate21.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 < 0 || isNaN(data0)) {
                  validate21.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                  return false;
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.findings !== void 0 && func0.call(data, "findings")) {
              let data1 = data.findings;
              const _errs5 = errors;
              const _errs6 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate21.errors = [{ instancePath: instancePath + "/findings", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate21.errors = [{ instancePath: instancePath + "/findings", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
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
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema37 = { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "range", "severity", "code", "message"], "properties": { "path": { "type": "string", "minLength": 1 }, "range": { "$ref": "#/$defs/range" }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "code": { "type": ["string", "null"] }, "message": { "type": "string" } } } };
const schema38 = { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } };
const schema39 = { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1 }, "column": { "type": "integer", "minimum": 1 } } };
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
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        const _errs1 = errors;
        if (errors === _errs1) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if ((data0.path === void 0 || !func0.call(data0, "path")) && (missing0 = "path") || (data0.range === void 0 || !func0.call(data0, "range")) && (missing0 = "range") || (data0.severity === void 0 || !func0.call(data0, "severity")) && (missing0 = "severity") || (data0.code === void 0 || !func0.call(data0, "code")) && (missing0 = "code") || (data0.message === void 0 || !func0.call(data0, "message")) && (missing0 = "message")) {
              validate24.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs3 = errors;
              for (const key0 of Object.keys(data0)) {
                if (!(key0 === "path" || key0 === "range" || key0 === "severity" || key0 === "code" || key0 === "message")) {
                  validate24.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs3 === errors) {
                if (data0.path !== void 0 && func0.call(data0, "path")) {
                  let data1 = data0.path;
                  const _errs4 = errors;
                  if (errors === _errs4) {
                    if (typeof data1 === "string") {
                      if (func76(data1) < 1) {
                        validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/path", schemaPath: "#/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/path", schemaPath: "#/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid1 = _errs4 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.range !== void 0 && func0.call(data0, "range")) {
                    const _errs6 = errors;
                    if (!validate25(data0.range, { instancePath: instancePath + "/" + i0 + "/range", parentData: data0, parentDataProperty: "range", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs6 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data0.severity !== void 0 && func0.call(data0, "severity")) {
                      let data3 = data0.severity;
                      const _errs7 = errors;
                      if (!(data3 === "error" || data3 === "warning" || data3 === "information" || data3 === "hint")) {
                        validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/severity", schemaPath: "#/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema37.items.properties.severity.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid1 = _errs7 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data0.code !== void 0 && func0.call(data0, "code")) {
                        let data4 = data0.code;
                        const _errs8 = errors;
                        if (typeof data4 !== "string" && data4 !== null) {
                          validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/type", keyword: "type", params: { type: schema37.items.properties.code.type }, message: "must be string,null" }];
                          return false;
                        }
                        var valid1 = _errs8 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data0.message !== void 0 && func0.call(data0, "message")) {
                          const _errs10 = errors;
                          if (typeof data0.message !== "string") {
                            validate24.errors = [{ instancePath: instancePath + "/" + i0 + "/message", schemaPath: "#/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid1 = _errs10 === errors;
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
            validate24.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.commit === void 0 || !func0.call(data, "commit")) && (missing0 = "commit") || (data.root === void 0 || !func0.call(data, "root")) && (missing0 = "root") || (data.lsp === void 0 || !func0.call(data, "lsp")) && (missing0 = "lsp") || (data.compiler === void 0 || !func0.call(data, "compiler")) && (missing0 = "compiler") || (data.same === void 0 || !func0.call(data, "same")) && (missing0 = "same") || (data.reordered === void 0 || !func0.call(data, "reordered")) && (missing0 = "reordered") || (data.only === void 0 || !func0.call(data, "only")) && (missing0 = "only") || (data.files === void 0 || !func0.call(data, "files")) && (missing0 = "files")) {
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
            if ("lanser.parity.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.parity.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.server !== void 0 && func0.call(data, "server")) {
              let data1 = data.server;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if ((data1.id === void 0 || !func0.call(data1, "id")) && (missing1 = "id") || (data1.version === void 0 || !func0.call(data1, "version")) && (missing1 = "version")) {
                    validate20.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    const _errs5 = errors;
                    for (const key1 of Object.keys(data1)) {
                      if (!(key1 === "id" || key1 === "version")) {
                        validate20.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs5 === errors) {
                      if (data1.id !== void 0 && func0.call(data1, "id")) {
                        let data2 = data1.id;
                        const _errs6 = errors;
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func76(data2) < 1) {
                              validate20.errors = [{ instancePath: instancePath + "/server/id", schemaPath: "#/properties/server/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/server/id", schemaPath: "#/properties/server/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid1 = _errs6 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data1.version !== void 0 && func0.call(data1, "version")) {
                          let data3 = data1.version;
                          const _errs8 = errors;
                          if (errors === _errs8) {
                            if (typeof data3 === "string") {
                              if (func76(data3) < 1) {
                                validate20.errors = [{ instancePath: instancePath + "/server/version", schemaPath: "#/properties/server/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/server/version", schemaPath: "#/properties/server/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid1 = _errs8 === errors;
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
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.commit !== void 0 && func0.call(data, "commit")) {
                let data4 = data.commit;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (typeof data4 === "string") {
                    if (!pattern4.test(data4)) {
                      validate20.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" }, message: 'must match pattern "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"' }];
                      return false;
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.root !== void 0 && func0.call(data, "root")) {
                  let data5 = data.root;
                  const _errs12 = errors;
                  if (errors === _errs12) {
                    if (typeof data5 === "string") {
                      if (func76(data5) < 1) {
                        validate20.errors = [{ instancePath: instancePath + "/root", schemaPath: "#/properties/root/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/root", schemaPath: "#/properties/root/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.lsp !== void 0 && func0.call(data, "lsp")) {
                    const _errs14 = errors;
                    if (!validate21(data.lsp, { instancePath: instancePath + "/lsp", parentData: data, parentDataProperty: "lsp", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.compiler !== void 0 && func0.call(data, "compiler")) {
                      const _errs15 = errors;
                      if (!validate21(data.compiler, { instancePath: instancePath + "/compiler", parentData: data, parentDataProperty: "compiler", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.same !== void 0 && func0.call(data, "same")) {
                        let data8 = data.same;
                        const _errs16 = errors;
                        const _errs17 = errors;
                        if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                          validate20.errors = [{ instancePath: instancePath + "/same", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs17) {
                          if (typeof data8 == "number" && isFinite(data8)) {
                            if (data8 < 0 || isNaN(data8)) {
                              validate20.errors = [{ instancePath: instancePath + "/same", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.reordered !== void 0 && func0.call(data, "reordered")) {
                          let data9 = data.reordered;
                          const _errs19 = errors;
                          const _errs20 = errors;
                          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                            validate20.errors = [{ instancePath: instancePath + "/reordered", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs20) {
                            if (typeof data9 == "number" && isFinite(data9)) {
                              if (data9 < 0 || isNaN(data9)) {
                                validate20.errors = [{ instancePath: instancePath + "/reordered", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                return false;
                              }
                            }
                          }
                          var valid0 = _errs19 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.only !== void 0 && func0.call(data, "only")) {
                            let data10 = data.only;
                            const _errs22 = errors;
                            if (errors === _errs22) {
                              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                let missing2;
                                if ((data10.lsp === void 0 || !func0.call(data10, "lsp")) && (missing2 = "lsp") || (data10.compiler === void 0 || !func0.call(data10, "compiler")) && (missing2 = "compiler")) {
                                  validate20.errors = [{ instancePath: instancePath + "/only", schemaPath: "#/properties/only/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                  return false;
                                } else {
                                  const _errs24 = errors;
                                  for (const key2 of Object.keys(data10)) {
                                    if (!(key2 === "lsp" || key2 === "compiler")) {
                                      validate20.errors = [{ instancePath: instancePath + "/only", schemaPath: "#/properties/only/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs24 === errors) {
                                    if (data10.lsp !== void 0 && func0.call(data10, "lsp")) {
                                      const _errs25 = errors;
                                      if (!validate24(data10.lsp, { instancePath: instancePath + "/only/lsp", parentData: data10, parentDataProperty: "lsp", rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid4 = _errs25 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                    if (valid4) {
                                      if (data10.compiler !== void 0 && func0.call(data10, "compiler")) {
                                        const _errs26 = errors;
                                        if (!validate24(data10.compiler, { instancePath: instancePath + "/only/compiler", parentData: data10, parentDataProperty: "compiler", rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid4 = _errs26 === errors;
                                      } else {
                                        var valid4 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/only", schemaPath: "#/properties/only/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid0 = _errs22 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.files !== void 0 && func0.call(data, "files")) {
                              let data13 = data.files;
                              const _errs27 = errors;
                              if (errors === _errs27) {
                                if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                  let missing3;
                                  if ((data13.lsp === void 0 || !func0.call(data13, "lsp")) && (missing3 = "lsp") || (data13.compiler === void 0 || !func0.call(data13, "compiler")) && (missing3 = "compiler")) {
                                    validate20.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                    return false;
                                  } else {
                                    const _errs29 = errors;
                                    for (const key3 of Object.keys(data13)) {
                                      if (!(key3 === "lsp" || key3 === "compiler")) {
                                        validate20.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs29 === errors) {
                                      if (data13.lsp !== void 0 && func0.call(data13, "lsp")) {
                                        let data14 = data13.lsp;
                                        const _errs30 = errors;
                                        const _errs31 = errors;
                                        if (errors === _errs31) {
                                          if (Array.isArray(data14)) {
                                            var valid7 = true;
                                            const len0 = data14.length;
                                            for (let i0 = 0; i0 < len0; i0++) {
                                              let data15 = data14[i0];
                                              const _errs33 = errors;
                                              if (errors === _errs33) {
                                                if (typeof data15 === "string") {
                                                  if (func76(data15) < 1) {
                                                    validate20.errors = [{ instancePath: instancePath + "/files/lsp/" + i0, schemaPath: "#/$defs/paths/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate20.errors = [{ instancePath: instancePath + "/files/lsp/" + i0, schemaPath: "#/$defs/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid7 = _errs33 === errors;
                                              if (!valid7) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/files/lsp", schemaPath: "#/$defs/paths/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                            return false;
                                          }
                                        }
                                        var valid5 = _errs30 === errors;
                                      } else {
                                        var valid5 = true;
                                      }
                                      if (valid5) {
                                        if (data13.compiler !== void 0 && func0.call(data13, "compiler")) {
                                          let data16 = data13.compiler;
                                          const _errs35 = errors;
                                          const _errs36 = errors;
                                          if (errors === _errs36) {
                                            if (Array.isArray(data16)) {
                                              var valid9 = true;
                                              const len1 = data16.length;
                                              for (let i1 = 0; i1 < len1; i1++) {
                                                let data17 = data16[i1];
                                                const _errs38 = errors;
                                                if (errors === _errs38) {
                                                  if (typeof data17 === "string") {
                                                    if (func76(data17) < 1) {
                                                      validate20.errors = [{ instancePath: instancePath + "/files/compiler/" + i1, schemaPath: "#/$defs/paths/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate20.errors = [{ instancePath: instancePath + "/files/compiler/" + i1, schemaPath: "#/$defs/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                }
                                                var valid9 = _errs38 === errors;
                                                if (!valid9) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/files/compiler", schemaPath: "#/$defs/paths/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                              return false;
                                            }
                                          }
                                          var valid5 = _errs35 === errors;
                                        } else {
                                          var valid5 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs27 === errors;
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
      validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
