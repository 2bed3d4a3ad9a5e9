// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateRewardBatchV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/reward-batch.v1.json", "oneOf": [{ "$ref": "#/$defs/trajectory" }, { "$ref": "#/$defs/problem" }], "$defs": { "trajectory": { "type": "object", "additionalProperties": false, "required": ["id", "repository", "base"], "properties": { "id": { "$ref": "#/$defs/id" }, "repository": { "type": "string", "minLength": 1, "maxLength": 4096 }, "base": { "$ref": "#/$defs/object" }, "commits": { "type": "array", "minItems": 1, "maxItems": 250, "items": { "$ref": "#/$defs/object" } }, "patches": { "type": "array", "minItems": 1, "maxItems": 250, "items": { "type": "string", "minLength": 1, "maxLength": 1e7 } }, "server": { "type": "array", "minItems": 1, "maxItems": 20, "items": { "type": "string", "pattern": "^[a-z0-9-]{1,40}(@[A-Za-z0-9.+-]{1,60})?$" } } }, "oneOf": [{ "required": ["commits"] }, { "required": ["patches"] }] }, "problem": { "type": "object", "additionalProperties": false, "required": ["schema", "id", "problem"], "properties": { "schema": { "const": "lanser.reward-batch.v1" }, "id": { "$ref": "#/$defs/id" }, "problem": { "type": "string", "minLength": 1 } } }, "id": { "type": "string", "minLength": 1, "maxLength": 200 }, "object": { "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" } } };
const schema32 = { "type": "object", "additionalProperties": false, "required": ["id", "repository", "base"], "properties": { "id": { "$ref": "#/$defs/id" }, "repository": { "type": "string", "minLength": 1, "maxLength": 4096 }, "base": { "$ref": "#/$defs/object" }, "commits": { "type": "array", "minItems": 1, "maxItems": 250, "items": { "$ref": "#/$defs/object" } }, "patches": { "type": "array", "minItems": 1, "maxItems": 250, "items": { "type": "string", "minLength": 1, "maxLength": 1e7 } }, "server": { "type": "array", "minItems": 1, "maxItems": 20, "items": { "type": "string", "pattern": "^[a-z0-9-]{1,40}(@[A-Za-z0-9.+-]{1,60})?$" } } }, "oneOf": [{ "required": ["commits"] }, { "required": ["patches"] }] };
const schema33 = { "type": "string", "minLength": 1, "maxLength": 200 };
const schema34 = { "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" };
const func0 = Object.prototype.hasOwnProperty;
const func66 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern6 = new RegExp("^[a-z0-9-]{1,40}(@[A-Za-z0-9.+-]{1,60})?$", "u");
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
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if ((data.commits === void 0 || !func0.call(data, "commits")) && (missing0 = "commits")) {
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
    if ((data.patches === void 0 || !func0.call(data, "patches")) && (missing1 = "patches")) {
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
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
    validate21.errors = vErrors;
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
      let missing2;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing2 = "id") || (data.repository === void 0 || !func0.call(data, "repository")) && (missing2 = "repository") || (data.base === void 0 || !func0.call(data, "base")) && (missing2 = "base")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
        return false;
      } else {
        const _errs4 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "id" || key0 === "repository" || key0 === "base" || key0 === "commits" || key0 === "patches" || key0 === "server")) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs4 === errors) {
          if (data.id !== void 0 && func0.call(data, "id")) {
            let data0 = data.id;
            const _errs5 = errors;
            const _errs6 = errors;
            if (errors === _errs6) {
              if (typeof data0 === "string") {
                if (func66(data0) > 200) {
                  validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func66(data0) < 1) {
                    validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid1 = _errs5 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.repository !== void 0 && func0.call(data, "repository")) {
              let data1 = data.repository;
              const _errs8 = errors;
              if (errors === _errs8) {
                if (typeof data1 === "string") {
                  if (func66(data1) > 4096) {
                    validate21.errors = [{ instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" }];
                    return false;
                  } else {
                    if (func66(data1) < 1) {
                      validate21.errors = [{ instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  }
                } else {
                  validate21.errors = [{ instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid1 = _errs8 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.base !== void 0 && func0.call(data, "base")) {
                let data2 = data.base;
                const _errs10 = errors;
                const _errs11 = errors;
                if (errors === _errs11) {
                  if (typeof data2 === "string") {
                    if (!pattern4.test(data2)) {
                      validate21.errors = [{ instancePath: instancePath + "/base", schemaPath: "#/$defs/object/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' }];
                      return false;
                    }
                  } else {
                    validate21.errors = [{ instancePath: instancePath + "/base", schemaPath: "#/$defs/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid1 = _errs10 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.commits !== void 0 && func0.call(data, "commits")) {
                  let data3 = data.commits;
                  const _errs13 = errors;
                  if (errors === _errs13) {
                    if (Array.isArray(data3)) {
                      if (data3.length > 250) {
                        validate21.errors = [{ instancePath: instancePath + "/commits", schemaPath: "#/properties/commits/maxItems", keyword: "maxItems", params: { limit: 250 }, message: "must NOT have more than 250 items" }];
                        return false;
                      } else {
                        if (data3.length < 1) {
                          validate21.errors = [{ instancePath: instancePath + "/commits", schemaPath: "#/properties/commits/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                          return false;
                        } else {
                          var valid4 = true;
                          const len0 = data3.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data4 = data3[i0];
                            const _errs15 = errors;
                            const _errs16 = errors;
                            if (errors === _errs16) {
                              if (typeof data4 === "string") {
                                if (!pattern4.test(data4)) {
                                  validate21.errors = [{ instancePath: instancePath + "/commits/" + i0, schemaPath: "#/$defs/object/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' }];
                                  return false;
                                }
                              } else {
                                validate21.errors = [{ instancePath: instancePath + "/commits/" + i0, schemaPath: "#/$defs/object/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid4 = _errs15 === errors;
                            if (!valid4) {
                              break;
                            }
                          }
                        }
                      }
                    } else {
                      validate21.errors = [{ instancePath: instancePath + "/commits", schemaPath: "#/properties/commits/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid1 = _errs13 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data.patches !== void 0 && func0.call(data, "patches")) {
                    let data5 = data.patches;
                    const _errs18 = errors;
                    if (errors === _errs18) {
                      if (Array.isArray(data5)) {
                        if (data5.length > 250) {
                          validate21.errors = [{ instancePath: instancePath + "/patches", schemaPath: "#/properties/patches/maxItems", keyword: "maxItems", params: { limit: 250 }, message: "must NOT have more than 250 items" }];
                          return false;
                        } else {
                          if (data5.length < 1) {
                            validate21.errors = [{ instancePath: instancePath + "/patches", schemaPath: "#/properties/patches/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                            return false;
                          } else {
                            var valid6 = true;
                            const len1 = data5.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data6 = data5[i1];
                              const _errs20 = errors;
                              if (errors === _errs20) {
                                if (typeof data6 === "string") {
                                  if (func66(data6) > 1e7) {
                                    validate21.errors = [{ instancePath: instancePath + "/patches/" + i1, schemaPath: "#/properties/patches/items/maxLength", keyword: "maxLength", params: { limit: 1e7 }, message: "must NOT have more than 10000000 characters" }];
                                    return false;
                                  } else {
                                    if (func66(data6) < 1) {
                                      validate21.errors = [{ instancePath: instancePath + "/patches/" + i1, schemaPath: "#/properties/patches/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                      return false;
                                    }
                                  }
                                } else {
                                  validate21.errors = [{ instancePath: instancePath + "/patches/" + i1, schemaPath: "#/properties/patches/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid6 = _errs20 === errors;
                              if (!valid6) {
                                break;
                              }
                            }
                          }
                        }
                      } else {
                        validate21.errors = [{ instancePath: instancePath + "/patches", schemaPath: "#/properties/patches/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid1 = _errs18 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data.server !== void 0 && func0.call(data, "server")) {
                      let data7 = data.server;
                      const _errs22 = errors;
                      if (errors === _errs22) {
                        if (Array.isArray(data7)) {
                          if (data7.length > 20) {
                            validate21.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
                            return false;
                          } else {
                            if (data7.length < 1) {
                              validate21.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                              return false;
                            } else {
                              var valid7 = true;
                              const len2 = data7.length;
                              for (let i2 = 0; i2 < len2; i2++) {
                                let data8 = data7[i2];
                                const _errs24 = errors;
                                if (errors === _errs24) {
                                  if (typeof data8 === "string") {
                                    if (!pattern6.test(data8)) {
                                      validate21.errors = [{ instancePath: instancePath + "/server/" + i2, schemaPath: "#/properties/server/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]{1,40}(@[A-Za-z0-9.+-]{1,60})?$" }, message: 'must match pattern "^[a-z0-9-]{1,40}(@[A-Za-z0-9.+-]{1,60})?$"' }];
                                      return false;
                                    }
                                  } else {
                                    validate21.errors = [{ instancePath: instancePath + "/server/" + i2, schemaPath: "#/properties/server/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid7 = _errs24 === errors;
                                if (!valid7) {
                                  break;
                                }
                              }
                            }
                          }
                        } else {
                          validate21.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid1 = _errs22 === errors;
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
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema36 = { "type": "object", "additionalProperties": false, "required": ["schema", "id", "problem"], "properties": { "schema": { "const": "lanser.reward-batch.v1" }, "id": { "$ref": "#/$defs/id" }, "problem": { "type": "string", "minLength": 1 } } };
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.problem === void 0 || !func0.call(data, "problem")) && (missing0 = "problem")) {
        validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "id" || key0 === "problem")) {
            validate23.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.reward-batch.v1" !== data.schema) {
              validate23.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.reward-batch.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.id !== void 0 && func0.call(data, "id")) {
              let data1 = data.id;
              const _errs3 = errors;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func66(data1) > 200) {
                    validate23.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (func66(data1) < 1) {
                      validate23.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  }
                } else {
                  validate23.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.problem !== void 0 && func0.call(data, "problem")) {
                let data2 = data.problem;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 === "string") {
                    if (func66(data2) < 1) {
                      validate23.errors = [{ instancePath: instancePath + "/problem", schemaPath: "#/properties/problem/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate23.errors = [{ instancePath: instancePath + "/problem", schemaPath: "#/properties/problem/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate21(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate23(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate20.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate20.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate20.evaluated = { "dynamicProps": true, "dynamicItems": false };
