// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateQuarantineV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/quarantine.v1.json", "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["server", "class"], "properties": { "server": { "type": "string", "minLength": 1 }, "class": { "enum": ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"] }, "path": { "type": "string", "minLength": 1 }, "code": { "type": "string", "minLength": 1 }, "until": { "type": "string", "pattern": "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$" } } } };
const func0 = Object.prototype.hasOwnProperty;
const func63 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
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
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        const _errs1 = errors;
        if (errors === _errs1) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if ((data0.server === void 0 || !func0.call(data0, "server")) && (missing0 = "server") || (data0.class === void 0 || !func0.call(data0, "class")) && (missing0 = "class")) {
              validate20.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs3 = errors;
              for (const key0 of Object.keys(data0)) {
                if (!(key0 === "server" || key0 === "class" || key0 === "path" || key0 === "code" || key0 === "until")) {
                  validate20.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs3 === errors) {
                if (data0.server !== void 0 && func0.call(data0, "server")) {
                  let data1 = data0.server;
                  const _errs4 = errors;
                  if (errors === _errs4) {
                    if (typeof data1 === "string") {
                      if (func63(data1) < 1) {
                        validate20.errors = [{ instancePath: instancePath + "/" + i0 + "/server", schemaPath: "#/items/properties/server/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/" + i0 + "/server", schemaPath: "#/items/properties/server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid1 = _errs4 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.class !== void 0 && func0.call(data0, "class")) {
                    let data2 = data0.class;
                    const _errs6 = errors;
                    if (!(data2 === "D1" || data2 === "D2" || data2 === "D3" || data2 === "D4" || data2 === "D5" || data2 === "D6" || data2 === "D7" || data2 === "D8" || data2 === "D9")) {
                      validate20.errors = [{ instancePath: instancePath + "/" + i0 + "/class", schemaPath: "#/items/properties/class/enum", keyword: "enum", params: { allowedValues: schema31.items.properties.class.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid1 = _errs6 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data0.path !== void 0 && func0.call(data0, "path")) {
                      let data3 = data0.path;
                      const _errs7 = errors;
                      if (errors === _errs7) {
                        if (typeof data3 === "string") {
                          if (func63(data3) < 1) {
                            validate20.errors = [{ instancePath: instancePath + "/" + i0 + "/path", schemaPath: "#/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/" + i0 + "/path", schemaPath: "#/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid1 = _errs7 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data0.code !== void 0 && func0.call(data0, "code")) {
                        let data4 = data0.code;
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (typeof data4 === "string") {
                            if (func63(data4) < 1) {
                              validate20.errors = [{ instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid1 = _errs9 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data0.until !== void 0 && func0.call(data0, "until")) {
                          let data5 = data0.until;
                          const _errs11 = errors;
                          if (errors === _errs11) {
                            if (typeof data5 === "string") {
                              if (!pattern4.test(data5)) {
                                validate20.errors = [{ instancePath: instancePath + "/" + i0 + "/until", schemaPath: "#/items/properties/until/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"' }];
                                return false;
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/" + i0 + "/until", schemaPath: "#/items/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid1 = _errs11 === errors;
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
            validate20.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
