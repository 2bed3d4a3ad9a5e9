// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import type { Validate } from "./validate.ts";

export const validateClaimsV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/claims.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "claims"], "properties": { "schema": { "const": "lanser.claims.v1" }, "claims": { "type": "array", "minItems": 1, "maxItems": 250, "items": { "$ref": "#/$defs/claim" } } }, "$defs": { "claim": { "type": "object", "additionalProperties": false, "required": ["base"], "properties": { "base": { "$ref": "#/$defs/id" }, "head": { "$ref": "#/$defs/id" }, "commit": { "$ref": "#/$defs/id" }, "pr-v1": { "$ref": "#/$defs/value" }, "pr-v2": { "$ref": "#/$defs/value" } }, "allOf": [{ "oneOf": [{ "required": ["head"] }, { "required": ["commit"] }] }, { "anyOf": [{ "required": ["pr-v1"] }, { "required": ["pr-v2"] }] }] }, "id": { "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" }, "value": { "type": "number", "minimum": -1e12, "maximum": 1e12 } } };
const func0 = Object.prototype.hasOwnProperty;
const schema32 = { "type": "object", "additionalProperties": false, "required": ["base"], "properties": { "base": { "$ref": "#/$defs/id" }, "head": { "$ref": "#/$defs/id" }, "commit": { "$ref": "#/$defs/id" }, "pr-v1": { "$ref": "#/$defs/value" }, "pr-v2": { "$ref": "#/$defs/value" } }, "allOf": [{ "oneOf": [{ "required": ["head"] }, { "required": ["commit"] }] }, { "anyOf": [{ "required": ["pr-v1"] }, { "required": ["pr-v2"] }] }] };
const schema33 = { "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" };
const schema36 = { "type": "number", "minimum": -1e12, "maximum": 1e12 };
const pattern4 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u");
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
  const _errs1 = errors;
  const _errs2 = errors;
  let valid1 = false;
  let passing0 = null;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if ((data.head === void 0 || !func0.call(data, "head")) && (missing0 = "head")) {
      const err0 = { instancePath, schemaPath: "#/allOf/0/oneOf/0/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  if (_valid0) {
    valid1 = true;
    passing0 = 0;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if ((data.commit === void 0 || !func0.call(data, "commit")) && (missing1 = "commit")) {
      const err1 = { instancePath, schemaPath: "#/allOf/0/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs4 === errors;
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
    const err2 = { instancePath, schemaPath: "#/allOf/0/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
    validate21.errors = vErrors;
    return false;
  } else {
    errors = _errs2;
    if (vErrors !== null) {
      if (_errs2) {
        vErrors.length = _errs2;
      } else {
        vErrors = null;
      }
    }
  }
  var valid0 = _errs1 === errors;
  if (valid0) {
    const _errs5 = errors;
    const _errs6 = errors;
    let valid2 = false;
    const _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if ((data["pr-v1"] === void 0 || !func0.call(data, "pr-v1")) && (missing2 = "pr-v1")) {
        const err3 = { instancePath, schemaPath: "#/allOf/1/anyOf/0/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid1 = _errs7 === errors;
    valid2 = valid2 || _valid1;
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing3;
      if ((data["pr-v2"] === void 0 || !func0.call(data, "pr-v2")) && (missing3 = "pr-v2")) {
        const err4 = { instancePath, schemaPath: "#/allOf/1/anyOf/1/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    var _valid1 = _errs8 === errors;
    valid2 = valid2 || _valid1;
    if (!valid2) {
      const err5 = { instancePath, schemaPath: "#/allOf/1/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
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
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing4;
      if ((data.base === void 0 || !func0.call(data, "base")) && (missing4 = "base")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
        return false;
      } else {
        const _errs9 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "base" || key0 === "head" || key0 === "commit" || key0 === "pr-v1" || key0 === "pr-v2")) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs9 === errors) {
          if (data.base !== void 0 && func0.call(data, "base")) {
            let data0 = data.base;
            const _errs10 = errors;
            const _errs11 = errors;
            if (errors === _errs11) {
              if (typeof data0 === "string") {
                if (!pattern4.test(data0)) {
                  validate21.errors = [{ instancePath: instancePath + "/base", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' }];
                  return false;
                }
              } else {
                validate21.errors = [{ instancePath: instancePath + "/base", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid3 = _errs10 === errors;
          } else {
            var valid3 = true;
          }
          if (valid3) {
            if (data.head !== void 0 && func0.call(data, "head")) {
              let data1 = data.head;
              const _errs13 = errors;
              const _errs14 = errors;
              if (errors === _errs14) {
                if (typeof data1 === "string") {
                  if (!pattern4.test(data1)) {
                    validate21.errors = [{ instancePath: instancePath + "/head", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' }];
                    return false;
                  }
                } else {
                  validate21.errors = [{ instancePath: instancePath + "/head", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid3 = _errs13 === errors;
            } else {
              var valid3 = true;
            }
            if (valid3) {
              if (data.commit !== void 0 && func0.call(data, "commit")) {
                let data2 = data.commit;
                const _errs16 = errors;
                const _errs17 = errors;
                if (errors === _errs17) {
                  if (typeof data2 === "string") {
                    if (!pattern4.test(data2)) {
                      validate21.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' }];
                      return false;
                    }
                  } else {
                    validate21.errors = [{ instancePath: instancePath + "/commit", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid3 = _errs16 === errors;
              } else {
                var valid3 = true;
              }
              if (valid3) {
                if (data["pr-v1"] !== void 0 && func0.call(data, "pr-v1")) {
                  let data3 = data["pr-v1"];
                  const _errs19 = errors;
                  const _errs20 = errors;
                  if (errors === _errs20) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 1e12 || isNaN(data3)) {
                        validate21.errors = [{ instancePath: instancePath + "/pr-v1", schemaPath: "#/$defs/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" }];
                        return false;
                      } else {
                        if (data3 < -1e12 || isNaN(data3)) {
                          validate21.errors = [{ instancePath: instancePath + "/pr-v1", schemaPath: "#/$defs/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e12 }, message: "must be >= -1000000000000" }];
                          return false;
                        }
                      }
                    } else {
                      validate21.errors = [{ instancePath: instancePath + "/pr-v1", schemaPath: "#/$defs/value/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                      return false;
                    }
                  }
                  var valid3 = _errs19 === errors;
                } else {
                  var valid3 = true;
                }
                if (valid3) {
                  if (data["pr-v2"] !== void 0 && func0.call(data, "pr-v2")) {
                    let data4 = data["pr-v2"];
                    const _errs22 = errors;
                    const _errs23 = errors;
                    if (errors === _errs23) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 1e12 || isNaN(data4)) {
                          validate21.errors = [{ instancePath: instancePath + "/pr-v2", schemaPath: "#/$defs/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" }];
                          return false;
                        } else {
                          if (data4 < -1e12 || isNaN(data4)) {
                            validate21.errors = [{ instancePath: instancePath + "/pr-v2", schemaPath: "#/$defs/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e12 }, message: "must be >= -1000000000000" }];
                            return false;
                          }
                        }
                      } else {
                        validate21.errors = [{ instancePath: instancePath + "/pr-v2", schemaPath: "#/$defs/value/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                        return false;
                      }
                    }
                    var valid3 = _errs22 === errors;
                  } else {
                    var valid3 = true;
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.claims === void 0 || !func0.call(data, "claims")) && (missing0 = "claims")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "claims")) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.claims.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.claims.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.claims !== void 0 && func0.call(data, "claims")) {
              let data1 = data.claims;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 250) {
                    validate20.errors = [{ instancePath: instancePath + "/claims", schemaPath: "#/properties/claims/maxItems", keyword: "maxItems", params: { limit: 250 }, message: "must NOT have more than 250 items" }];
                    return false;
                  } else {
                    if (data1.length < 1) {
                      validate20.errors = [{ instancePath: instancePath + "/claims", schemaPath: "#/properties/claims/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs5 = errors;
                        if (!validate21(data1[i0], { instancePath: instancePath + "/claims/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs5 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/claims", schemaPath: "#/properties/claims/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
