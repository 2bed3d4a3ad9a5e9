// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateAffectedV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/affected.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "base", "head", "mode", "files", "of", "why"], "properties": { "schema": { "const": "lanser.affected.v1" }, "base": { "$ref": "#/$defs/id" }, "head": { "$ref": "#/$defs/id" }, "mode": { "enum": ["affected", "full"] }, "files": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "because"], "properties": { "path": { "type": "string", "minLength": 1, "not": { "pattern": "^/|(?:^|/)\\.\\.?(?:/|$)" } }, "because": { "type": "array", "minItems": 1, "items": { "type": "string", "minLength": 1 } } } } }, "of": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "why": { "type": "string", "minLength": 1 } }, "$defs": { "id": { "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" } } };
const schema32 = { "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" };
const func0 = Object.prototype.hasOwnProperty;
const func75 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern6 = new RegExp("^/|(?:^|/)\\.\\.?(?:/|$)", "u");
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.base === void 0 || !func0.call(data, "base")) && (missing0 = "base") || (data.head === void 0 || !func0.call(data, "head")) && (missing0 = "head") || (data.mode === void 0 || !func0.call(data, "mode")) && (missing0 = "mode") || (data.files === void 0 || !func0.call(data, "files")) && (missing0 = "files") || (data.of === void 0 || !func0.call(data, "of")) && (missing0 = "of") || (data.why === void 0 || !func0.call(data, "why")) && (missing0 = "why")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "base" || key0 === "head" || key0 === "mode" || key0 === "files" || key0 === "of" || key0 === "why")) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.affected.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.affected.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.base !== void 0 && func0.call(data, "base")) {
              let data1 = data.base;
              const _errs3 = errors;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (!pattern4.test(data1)) {
                    validate20.errors = [{ instancePath: instancePath + "/base", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' }];
                    return false;
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/base", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.head !== void 0 && func0.call(data, "head")) {
                let data2 = data.head;
                const _errs6 = errors;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data2 === "string") {
                    if (!pattern4.test(data2)) {
                      validate20.errors = [{ instancePath: instancePath + "/head", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' }];
                      return false;
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/head", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.mode !== void 0 && func0.call(data, "mode")) {
                  let data3 = data.mode;
                  const _errs9 = errors;
                  if (!(data3 === "affected" || data3 === "full")) {
                    validate20.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema31.properties.mode.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.files !== void 0 && func0.call(data, "files")) {
                    let data4 = data.files;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (Array.isArray(data4)) {
                        var valid3 = true;
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data5 = data4[i0];
                          const _errs12 = errors;
                          if (errors === _errs12) {
                            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                              let missing1;
                              if ((data5.path === void 0 || !func0.call(data5, "path")) && (missing1 = "path") || (data5.because === void 0 || !func0.call(data5, "because")) && (missing1 = "because")) {
                                validate20.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                return false;
                              } else {
                                const _errs14 = errors;
                                for (const key1 of Object.keys(data5)) {
                                  if (!(key1 === "path" || key1 === "because")) {
                                    validate20.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs14 === errors) {
                                  if (data5.path !== void 0 && func0.call(data5, "path")) {
                                    let data6 = data5.path;
                                    const _errs15 = errors;
                                    const _errs17 = errors;
                                    const _errs18 = errors;
                                    if (typeof data6 === "string") {
                                      if (!pattern6.test(data6)) {
                                        const err0 = {};
                                        if (vErrors === null) {
                                          vErrors = [err0];
                                        } else {
                                          vErrors.push(err0);
                                        }
                                        errors++;
                                      }
                                    }
                                    var valid5 = _errs18 === errors;
                                    if (valid5) {
                                      validate20.errors = [{ instancePath: instancePath + "/files/" + i0 + "/path", schemaPath: "#/properties/files/items/properties/path/not", keyword: "not", params: {}, message: "must NOT be valid" }];
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
                                    if (errors === _errs15) {
                                      if (typeof data6 === "string") {
                                        if (func75(data6) < 1) {
                                          validate20.errors = [{ instancePath: instancePath + "/files/" + i0 + "/path", schemaPath: "#/properties/files/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                          return false;
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/files/" + i0 + "/path", schemaPath: "#/properties/files/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid4 = _errs15 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data5.because !== void 0 && func0.call(data5, "because")) {
                                      let data7 = data5.because;
                                      const _errs19 = errors;
                                      if (errors === _errs19) {
                                        if (Array.isArray(data7)) {
                                          if (data7.length < 1) {
                                            validate20.errors = [{ instancePath: instancePath + "/files/" + i0 + "/because", schemaPath: "#/properties/files/items/properties/because/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                            return false;
                                          } else {
                                            var valid6 = true;
                                            const len1 = data7.length;
                                            for (let i1 = 0; i1 < len1; i1++) {
                                              let data8 = data7[i1];
                                              const _errs21 = errors;
                                              if (errors === _errs21) {
                                                if (typeof data8 === "string") {
                                                  if (func75(data8) < 1) {
                                                    validate20.errors = [{ instancePath: instancePath + "/files/" + i0 + "/because/" + i1, schemaPath: "#/properties/files/items/properties/because/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate20.errors = [{ instancePath: instancePath + "/files/" + i0 + "/because/" + i1, schemaPath: "#/properties/files/items/properties/because/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid6 = _errs21 === errors;
                                              if (!valid6) {
                                                break;
                                              }
                                            }
                                          }
                                        } else {
                                          validate20.errors = [{ instancePath: instancePath + "/files/" + i0 + "/because", schemaPath: "#/properties/files/items/properties/because/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                          return false;
                                        }
                                      }
                                      var valid4 = _errs19 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid3 = _errs12 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      } else {
                        validate20.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.of !== void 0 && func0.call(data, "of")) {
                      let data9 = data.of;
                      const _errs23 = errors;
                      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                        validate20.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/properties/of/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs23) {
                        if (typeof data9 == "number" && isFinite(data9)) {
                          if (data9 > 9007199254740991 || isNaN(data9)) {
                            validate20.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/properties/of/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                            return false;
                          } else {
                            if (data9 < 0 || isNaN(data9)) {
                              validate20.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                      if (data.why !== void 0 && func0.call(data, "why")) {
                        let data10 = data.why;
                        const _errs25 = errors;
                        if (errors === _errs25) {
                          if (typeof data10 === "string") {
                            if (func75(data10) < 1) {
                              validate20.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs25 === errors;
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
      validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
