// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import type { Validate } from "./validate.ts";

export const validatePlanV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/plan.v1.json", "type": "object", "additionalProperties": false, "required": ["include"], "properties": { "include": { "type": "array", "minItems": 1, "maxItems": 256, "items": { "type": "object", "additionalProperties": false, "required": ["job", "of", "units", "files"], "properties": { "job": { "type": "integer", "minimum": 1 }, "of": { "type": "integer", "minimum": 1 }, "units": { "type": "string", "pattern": "^(?:none|[A-Za-z0-9._~%/:-]+(?: [A-Za-z0-9._~%/:-]+)*)$" }, "files": { "type": "integer", "minimum": 0 } } } } } };
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^(?:none|[A-Za-z0-9._~%/:-]+(?: [A-Za-z0-9._~%/:-]+)*)$", "u");
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
      if ((data.include === void 0 || !func0.call(data, "include")) && (missing0 = "include")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "include")) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.include !== void 0 && func0.call(data, "include")) {
            let data0 = data.include;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                if (data0.length > 256) {
                  validate20.errors = [{ instancePath: instancePath + "/include", schemaPath: "#/properties/include/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items" }];
                  return false;
                } else {
                  if (data0.length < 1) {
                    validate20.errors = [{ instancePath: instancePath + "/include", schemaPath: "#/properties/include/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data0.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data1 = data0[i0];
                      const _errs4 = errors;
                      if (errors === _errs4) {
                        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                          let missing1;
                          if ((data1.job === void 0 || !func0.call(data1, "job")) && (missing1 = "job") || (data1.of === void 0 || !func0.call(data1, "of")) && (missing1 = "of") || (data1.units === void 0 || !func0.call(data1, "units")) && (missing1 = "units") || (data1.files === void 0 || !func0.call(data1, "files")) && (missing1 = "files")) {
                            validate20.errors = [{ instancePath: instancePath + "/include/" + i0, schemaPath: "#/properties/include/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                            return false;
                          } else {
                            const _errs6 = errors;
                            for (const key1 of Object.keys(data1)) {
                              if (!(key1 === "job" || key1 === "of" || key1 === "units" || key1 === "files")) {
                                validate20.errors = [{ instancePath: instancePath + "/include/" + i0, schemaPath: "#/properties/include/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                return false;
                                break;
                              }
                            }
                            if (_errs6 === errors) {
                              if (data1.job !== void 0 && func0.call(data1, "job")) {
                                let data2 = data1.job;
                                const _errs7 = errors;
                                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                                  validate20.errors = [{ instancePath: instancePath + "/include/" + i0 + "/job", schemaPath: "#/properties/include/items/properties/job/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                if (errors === _errs7) {
                                  if (typeof data2 == "number" && isFinite(data2)) {
                                    if (data2 < 1 || isNaN(data2)) {
                                      validate20.errors = [{ instancePath: instancePath + "/include/" + i0 + "/job", schemaPath: "#/properties/include/items/properties/job/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                      return false;
                                    }
                                  }
                                }
                                var valid2 = _errs7 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data1.of !== void 0 && func0.call(data1, "of")) {
                                  let data3 = data1.of;
                                  const _errs9 = errors;
                                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                                    validate20.errors = [{ instancePath: instancePath + "/include/" + i0 + "/of", schemaPath: "#/properties/include/items/properties/of/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs9) {
                                    if (typeof data3 == "number" && isFinite(data3)) {
                                      if (data3 < 1 || isNaN(data3)) {
                                        validate20.errors = [{ instancePath: instancePath + "/include/" + i0 + "/of", schemaPath: "#/properties/include/items/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                        return false;
                                      }
                                    }
                                  }
                                  var valid2 = _errs9 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data1.units !== void 0 && func0.call(data1, "units")) {
                                    let data4 = data1.units;
                                    const _errs11 = errors;
                                    if (errors === _errs11) {
                                      if (typeof data4 === "string") {
                                        if (!pattern4.test(data4)) {
                                          validate20.errors = [{ instancePath: instancePath + "/include/" + i0 + "/units", schemaPath: "#/properties/include/items/properties/units/pattern", keyword: "pattern", params: { pattern: "^(?:none|[A-Za-z0-9._~%/:-]+(?: [A-Za-z0-9._~%/:-]+)*)$" }, message: 'must match pattern "^(?:none|[A-Za-z0-9._~%/:-]+(?: [A-Za-z0-9._~%/:-]+)*)$"' }];
                                          return false;
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/include/" + i0 + "/units", schemaPath: "#/properties/include/items/properties/units/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid2 = _errs11 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data1.files !== void 0 && func0.call(data1, "files")) {
                                      let data5 = data1.files;
                                      const _errs13 = errors;
                                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                                        validate20.errors = [{ instancePath: instancePath + "/include/" + i0 + "/files", schemaPath: "#/properties/include/items/properties/files/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      if (errors === _errs13) {
                                        if (typeof data5 == "number" && isFinite(data5)) {
                                          if (data5 < 0 || isNaN(data5)) {
                                            validate20.errors = [{ instancePath: instancePath + "/include/" + i0 + "/files", schemaPath: "#/properties/include/items/properties/files/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                            return false;
                                          }
                                        }
                                      }
                                      var valid2 = _errs13 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                  }
                                }
                              }
                            }
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/include/" + i0, schemaPath: "#/properties/include/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid1 = _errs4 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                }
              } else {
                validate20.errors = [{ instancePath: instancePath + "/include", schemaPath: "#/properties/include/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
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
