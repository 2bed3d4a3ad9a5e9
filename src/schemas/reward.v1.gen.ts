// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateRewardV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/reward.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "step", "commit", "parent", "tree", "pr-v1", "pr-v2", "unscored", "new", "fixed", "removed", "suppressed", "volatile", "unproven", "probes"], "properties": { "schema": { "const": "lanser.reward.v1" }, "trajectory": { "type": "string", "minLength": 1, "maxLength": 200 }, "step": { "type": "integer", "minimum": 1 }, "commit": { "oneOf": [{ "$ref": "#/$defs/id" }, { "type": "null" }] }, "parent": { "oneOf": [{ "$ref": "#/$defs/id" }, { "type": "null" }] }, "tree": { "$ref": "#/$defs/id" }, "since": { "$ref": "#/$defs/id" }, "before": { "type": "object", "additionalProperties": false, "required": ["diagnostics", "safety", "alpha_conf"], "properties": { "diagnostics": { "type": "integer", "minimum": 0 }, "safety": { "enum": [0, 1] }, "alpha_conf": { "type": "number", "minimum": 0, "maximum": 1 } } }, "pr-v1": { "oneOf": [{ "$ref": "#/$defs/reward" }, { "type": "null" }] }, "pr-v2": { "oneOf": [{ "$ref": "#/$defs/reward" }, { "type": "null" }] }, "unscored": { "type": ["string", "null"] }, "new": { "$ref": "#/$defs/findings" }, "fixed": { "$ref": "#/$defs/findings" }, "removed": { "$ref": "#/$defs/findings" }, "suppressed": { "$ref": "#/$defs/findings" }, "volatile": { "$ref": "#/$defs/findings" }, "unproven": { "$ref": "#/$defs/findings" }, "shown": { "type": "array", "minItems": 1, "items": { "type": "string", "minLength": 1 } }, "probes": { "type": "object", "additionalProperties": false, "required": ["asked", "silent"], "properties": { "asked": { "type": "integer", "minimum": 0 }, "silent": { "type": "integer", "minimum": 0 } } } }, "$defs": { "id": { "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }, "finding": { "type": "object", "additionalProperties": false, "required": ["id", "path", "line", "code", "diag_delta"], "properties": { "id": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "path": { "type": "string", "minLength": 1 }, "line": { "type": "integer", "minimum": 1 }, "code": { "type": ["string", "null"] }, "diag_delta": { "enum": [-2, -1, 0, 1, 2] }, "probe": { "type": "string" } } }, "reward": { "type": "object", "additionalProperties": false, "required": ["r", "components", "weights", "explanation"], "properties": { "r": { "type": "number" }, "components": { "type": "object", "additionalProperties": false, "required": ["diag_delta", "safety", "ambiguity_penalty", "alpha_conf"], "properties": { "diag_delta": { "type": "integer" }, "safety": { "enum": [0, 1] }, "ambiguity_penalty": { "type": "number", "minimum": 0, "maximum": 1 }, "alpha_conf": { "type": "number", "minimum": 0, "maximum": 1 } } }, "weights": { "type": "object", "additionalProperties": false, "required": ["alpha", "beta", "gamma"], "properties": { "alpha": { "type": "number", "minimum": 0 }, "beta": { "type": "number", "minimum": 0 }, "gamma": { "type": "number", "minimum": 0 } } }, "explanation": { "type": "string" } } } } };
const schema32 = { "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" };
const schema36 = { "type": "object", "additionalProperties": false, "required": ["r", "components", "weights", "explanation"], "properties": { "r": { "type": "number" }, "components": { "type": "object", "additionalProperties": false, "required": ["diag_delta", "safety", "ambiguity_penalty", "alpha_conf"], "properties": { "diag_delta": { "type": "integer" }, "safety": { "enum": [0, 1] }, "ambiguity_penalty": { "type": "number", "minimum": 0, "maximum": 1 }, "alpha_conf": { "type": "number", "minimum": 0, "maximum": 1 } } }, "weights": { "type": "object", "additionalProperties": false, "required": ["alpha", "beta", "gamma"], "properties": { "alpha": { "type": "number", "minimum": 0 }, "beta": { "type": "number", "minimum": 0 }, "gamma": { "type": "number", "minimum": 0 } } }, "explanation": { "type": "string" } } };
const func0 = Object.prototype.hasOwnProperty;
const func78 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u");
const schema38 = { "type": "array", "items": { "$ref": "#/$defs/finding" } };
const schema39 = { "type": "object", "additionalProperties": false, "required": ["id", "path", "line", "code", "diag_delta"], "properties": { "id": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "path": { "type": "string", "minLength": 1 }, "line": { "type": "integer", "minimum": 1 }, "code": { "type": ["string", "null"] }, "diag_delta": { "enum": [-2, -1, 0, 1, 2] }, "probe": { "type": "string" } } };
const pattern8 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
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
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        const _errs1 = errors;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if ((data0.id === void 0 || !func0.call(data0, "id")) && (missing0 = "id") || (data0.path === void 0 || !func0.call(data0, "path")) && (missing0 = "path") || (data0.line === void 0 || !func0.call(data0, "line")) && (missing0 = "line") || (data0.code === void 0 || !func0.call(data0, "code")) && (missing0 = "code") || (data0.diag_delta === void 0 || !func0.call(data0, "diag_delta")) && (missing0 = "diag_delta")) {
              validate21.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs4 = errors;
              for (const key0 of Object.keys(data0)) {
                if (!(key0 === "id" || key0 === "path" || key0 === "line" || key0 === "code" || key0 === "diag_delta" || key0 === "probe")) {
                  validate21.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/finding/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs4 === errors) {
                if (data0.id !== void 0 && func0.call(data0, "id")) {
                  let data1 = data0.id;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (typeof data1 === "string") {
                      if (!pattern8.test(data1)) {
                        validate21.errors = [{ instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/$defs/finding/properties/id/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                        return false;
                      }
                    } else {
                      validate21.errors = [{ instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/$defs/finding/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid2 = _errs5 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data0.path !== void 0 && func0.call(data0, "path")) {
                    let data2 = data0.path;
                    const _errs7 = errors;
                    if (errors === _errs7) {
                      if (typeof data2 === "string") {
                        if (func78(data2) < 1) {
                          validate21.errors = [{ instancePath: instancePath + "/" + i0 + "/path", schemaPath: "#/$defs/finding/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      } else {
                        validate21.errors = [{ instancePath: instancePath + "/" + i0 + "/path", schemaPath: "#/$defs/finding/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid2 = _errs7 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data0.line !== void 0 && func0.call(data0, "line")) {
                      let data3 = data0.line;
                      const _errs9 = errors;
                      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                        validate21.errors = [{ instancePath: instancePath + "/" + i0 + "/line", schemaPath: "#/$defs/finding/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs9) {
                        if (typeof data3 == "number" && isFinite(data3)) {
                          if (data3 < 1 || isNaN(data3)) {
                            validate21.errors = [{ instancePath: instancePath + "/" + i0 + "/line", schemaPath: "#/$defs/finding/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                            return false;
                          }
                        }
                      }
                      var valid2 = _errs9 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data0.code !== void 0 && func0.call(data0, "code")) {
                        let data4 = data0.code;
                        const _errs11 = errors;
                        if (typeof data4 !== "string" && data4 !== null) {
                          validate21.errors = [{ instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/$defs/finding/properties/code/type", keyword: "type", params: { type: schema39.properties.code.type }, message: "must be string,null" }];
                          return false;
                        }
                        var valid2 = _errs11 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data0.diag_delta !== void 0 && func0.call(data0, "diag_delta")) {
                          let data5 = data0.diag_delta;
                          const _errs13 = errors;
                          if (!(data5 === -2 || data5 === -1 || data5 === 0 || data5 === 1 || data5 === 2)) {
                            validate21.errors = [{ instancePath: instancePath + "/" + i0 + "/diag_delta", schemaPath: "#/$defs/finding/properties/diag_delta/enum", keyword: "enum", params: { allowedValues: schema39.properties.diag_delta.enum }, message: "must be equal to one of the allowed values" }];
                            return false;
                          }
                          var valid2 = _errs13 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data0.probe !== void 0 && func0.call(data0, "probe")) {
                            const _errs14 = errors;
                            if (typeof data0.probe !== "string") {
                              validate21.errors = [{ instancePath: instancePath + "/" + i0 + "/probe", schemaPath: "#/$defs/finding/properties/probe/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid2 = _errs14 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          } else {
            validate21.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/finding/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.step === void 0 || !func0.call(data, "step")) && (missing0 = "step") || (data.commit === void 0 || !func0.call(data, "commit")) && (missing0 = "commit") || (data.parent === void 0 || !func0.call(data, "parent")) && (missing0 = "parent") || (data.tree === void 0 || !func0.call(data, "tree")) && (missing0 = "tree") || (data["pr-v1"] === void 0 || !func0.call(data, "pr-v1")) && (missing0 = "pr-v1") || (data["pr-v2"] === void 0 || !func0.call(data, "pr-v2")) && (missing0 = "pr-v2") || (data.unscored === void 0 || !func0.call(data, "unscored")) && (missing0 = "unscored") || (data.new === void 0 || !func0.call(data, "new")) && (missing0 = "new") || (data.fixed === void 0 || !func0.call(data, "fixed")) && (missing0 = "fixed") || (data.removed === void 0 || !func0.call(data, "removed")) && (missing0 = "removed") || (data.suppressed === void 0 || !func0.call(data, "suppressed")) && (missing0 = "suppressed") || (data.volatile === void 0 || !func0.call(data, "volatile")) && (missing0 = "volatile") || (data.unproven === void 0 || !func0.call(data, "unproven")) && (missing0 = "unproven") || (data.probes === void 0 || !func0.call(data, "probes")) && (missing0 = "probes")) {
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
            if ("lanser.reward.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.reward.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.trajectory !== void 0 && func0.call(data, "trajectory")) {
              let data1 = data.trajectory;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func78(data1) > 200) {
                    validate20.errors = [{ instancePath: instancePath + "/trajectory", schemaPath: "#/properties/trajectory/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (func78(data1) < 1) {
                      validate20.errors = [{ instancePath: instancePath + "/trajectory", schemaPath: "#/properties/trajectory/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/trajectory", schemaPath: "#/properties/trajectory/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.step !== void 0 && func0.call(data, "step")) {
                let data2 = data.step;
                const _errs5 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate20.errors = [{ instancePath: instancePath + "/step", schemaPath: "#/properties/step/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs5) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 1 || isNaN(data2)) {
                      validate20.errors = [{ instancePath: instancePath + "/step", schemaPath: "#/properties/step/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.commit !== void 0 && func0.call(data, "commit")) {
                  let data3 = data.commit;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  let valid1 = false;
                  let passing0 = null;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (typeof data3 === "string") {
                      if (!pattern4.test(data3)) {
                        const err0 = { instancePath: instancePath + "/commit", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                    } else {
                      const err1 = { instancePath: instancePath + "/commit", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    }
                  }
                  var _valid0 = _errs9 === errors;
                  if (_valid0) {
                    valid1 = true;
                    passing0 = 0;
                  }
                  const _errs12 = errors;
                  if (data3 !== null) {
                    const err2 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err2];
                    } else {
                      vErrors.push(err2);
                    }
                    errors++;
                  }
                  var _valid0 = _errs12 === errors;
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
                    const err3 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                    validate20.errors = vErrors;
                    return false;
                  } else {
                    errors = _errs8;
                    if (vErrors !== null) {
                      if (_errs8) {
                        vErrors.length = _errs8;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.parent !== void 0 && func0.call(data, "parent")) {
                    let data4 = data.parent;
                    const _errs14 = errors;
                    const _errs15 = errors;
                    let valid3 = false;
                    let passing1 = null;
                    const _errs16 = errors;
                    const _errs17 = errors;
                    if (errors === _errs17) {
                      if (typeof data4 === "string") {
                        if (!pattern4.test(data4)) {
                          const err4 = { instancePath: instancePath + "/parent", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' };
                          if (vErrors === null) {
                            vErrors = [err4];
                          } else {
                            vErrors.push(err4);
                          }
                          errors++;
                        }
                      } else {
                        const err5 = { instancePath: instancePath + "/parent", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err5];
                        } else {
                          vErrors.push(err5);
                        }
                        errors++;
                      }
                    }
                    var _valid1 = _errs16 === errors;
                    if (_valid1) {
                      valid3 = true;
                      passing1 = 0;
                    }
                    const _errs19 = errors;
                    if (data4 !== null) {
                      const err6 = { instancePath: instancePath + "/parent", schemaPath: "#/properties/parent/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err6];
                      } else {
                        vErrors.push(err6);
                      }
                      errors++;
                    }
                    var _valid1 = _errs19 === errors;
                    if (_valid1 && valid3) {
                      valid3 = false;
                      passing1 = [passing1, 1];
                    } else {
                      if (_valid1) {
                        valid3 = true;
                        passing1 = 1;
                      }
                    }
                    if (!valid3) {
                      const err7 = { instancePath: instancePath + "/parent", schemaPath: "#/properties/parent/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                      if (vErrors === null) {
                        vErrors = [err7];
                      } else {
                        vErrors.push(err7);
                      }
                      errors++;
                      validate20.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs15;
                      if (vErrors !== null) {
                        if (_errs15) {
                          vErrors.length = _errs15;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.tree !== void 0 && func0.call(data, "tree")) {
                      let data5 = data.tree;
                      const _errs21 = errors;
                      const _errs22 = errors;
                      if (errors === _errs22) {
                        if (typeof data5 === "string") {
                          if (!pattern4.test(data5)) {
                            validate20.errors = [{ instancePath: instancePath + "/tree", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' }];
                            return false;
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/tree", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs21 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.since !== void 0 && func0.call(data, "since")) {
                        let data6 = data.since;
                        const _errs24 = errors;
                        const _errs25 = errors;
                        if (errors === _errs25) {
                          if (typeof data6 === "string") {
                            if (!pattern4.test(data6)) {
                              validate20.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' }];
                              return false;
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs24 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.before !== void 0 && func0.call(data, "before")) {
                          let data7 = data.before;
                          const _errs27 = errors;
                          if (errors === _errs27) {
                            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                              let missing1;
                              if ((data7.diagnostics === void 0 || !func0.call(data7, "diagnostics")) && (missing1 = "diagnostics") || (data7.safety === void 0 || !func0.call(data7, "safety")) && (missing1 = "safety") || (data7.alpha_conf === void 0 || !func0.call(data7, "alpha_conf")) && (missing1 = "alpha_conf")) {
                                validate20.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                return false;
                              } else {
                                const _errs29 = errors;
                                for (const key1 of Object.keys(data7)) {
                                  if (!(key1 === "diagnostics" || key1 === "safety" || key1 === "alpha_conf")) {
                                    validate20.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs29 === errors) {
                                  if (data7.diagnostics !== void 0 && func0.call(data7, "diagnostics")) {
                                    let data8 = data7.diagnostics;
                                    const _errs30 = errors;
                                    if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                      validate20.errors = [{ instancePath: instancePath + "/before/diagnostics", schemaPath: "#/properties/before/properties/diagnostics/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    if (errors === _errs30) {
                                      if (typeof data8 == "number" && isFinite(data8)) {
                                        if (data8 < 0 || isNaN(data8)) {
                                          validate20.errors = [{ instancePath: instancePath + "/before/diagnostics", schemaPath: "#/properties/before/properties/diagnostics/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid7 = _errs30 === errors;
                                  } else {
                                    var valid7 = true;
                                  }
                                  if (valid7) {
                                    if (data7.safety !== void 0 && func0.call(data7, "safety")) {
                                      let data9 = data7.safety;
                                      const _errs32 = errors;
                                      if (!(data9 === 0 || data9 === 1)) {
                                        validate20.errors = [{ instancePath: instancePath + "/before/safety", schemaPath: "#/properties/before/properties/safety/enum", keyword: "enum", params: { allowedValues: schema31.properties.before.properties.safety.enum }, message: "must be equal to one of the allowed values" }];
                                        return false;
                                      }
                                      var valid7 = _errs32 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                    if (valid7) {
                                      if (data7.alpha_conf !== void 0 && func0.call(data7, "alpha_conf")) {
                                        let data10 = data7.alpha_conf;
                                        const _errs33 = errors;
                                        if (errors === _errs33) {
                                          if (typeof data10 == "number" && isFinite(data10)) {
                                            if (data10 > 1 || isNaN(data10)) {
                                              validate20.errors = [{ instancePath: instancePath + "/before/alpha_conf", schemaPath: "#/properties/before/properties/alpha_conf/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                              return false;
                                            } else {
                                              if (data10 < 0 || isNaN(data10)) {
                                                validate20.errors = [{ instancePath: instancePath + "/before/alpha_conf", schemaPath: "#/properties/before/properties/alpha_conf/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                return false;
                                              }
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/before/alpha_conf", schemaPath: "#/properties/before/properties/alpha_conf/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                            return false;
                                          }
                                        }
                                        var valid7 = _errs33 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs27 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data["pr-v1"] !== void 0 && func0.call(data, "pr-v1")) {
                            let data11 = data["pr-v1"];
                            const _errs35 = errors;
                            const _errs36 = errors;
                            let valid8 = false;
                            let passing2 = null;
                            const _errs37 = errors;
                            const _errs38 = errors;
                            if (errors === _errs38) {
                              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                let missing2;
                                if ((data11.r === void 0 || !func0.call(data11, "r")) && (missing2 = "r") || (data11.components === void 0 || !func0.call(data11, "components")) && (missing2 = "components") || (data11.weights === void 0 || !func0.call(data11, "weights")) && (missing2 = "weights") || (data11.explanation === void 0 || !func0.call(data11, "explanation")) && (missing2 = "explanation")) {
                                  const err8 = { instancePath: instancePath + "/pr-v1", schemaPath: "#/$defs/reward/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
                                  if (vErrors === null) {
                                    vErrors = [err8];
                                  } else {
                                    vErrors.push(err8);
                                  }
                                  errors++;
                                } else {
                                  const _errs40 = errors;
                                  for (const key2 of Object.keys(data11)) {
                                    if (!(key2 === "r" || key2 === "components" || key2 === "weights" || key2 === "explanation")) {
                                      const err9 = { instancePath: instancePath + "/pr-v1", schemaPath: "#/$defs/reward/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                                      if (vErrors === null) {
                                        vErrors = [err9];
                                      } else {
                                        vErrors.push(err9);
                                      }
                                      errors++;
                                      break;
                                    }
                                  }
                                  if (_errs40 === errors) {
                                    if (data11.r !== void 0 && func0.call(data11, "r")) {
                                      let data12 = data11.r;
                                      const _errs41 = errors;
                                      if (!(typeof data12 == "number" && isFinite(data12))) {
                                        const err10 = { instancePath: instancePath + "/pr-v1/r", schemaPath: "#/$defs/reward/properties/r/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                        if (vErrors === null) {
                                          vErrors = [err10];
                                        } else {
                                          vErrors.push(err10);
                                        }
                                        errors++;
                                      }
                                      var valid10 = _errs41 === errors;
                                    } else {
                                      var valid10 = true;
                                    }
                                    if (valid10) {
                                      if (data11.components !== void 0 && func0.call(data11, "components")) {
                                        let data13 = data11.components;
                                        const _errs43 = errors;
                                        if (errors === _errs43) {
                                          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                            let missing3;
                                            if ((data13.diag_delta === void 0 || !func0.call(data13, "diag_delta")) && (missing3 = "diag_delta") || (data13.safety === void 0 || !func0.call(data13, "safety")) && (missing3 = "safety") || (data13.ambiguity_penalty === void 0 || !func0.call(data13, "ambiguity_penalty")) && (missing3 = "ambiguity_penalty") || (data13.alpha_conf === void 0 || !func0.call(data13, "alpha_conf")) && (missing3 = "alpha_conf")) {
                                              const err11 = { instancePath: instancePath + "/pr-v1/components", schemaPath: "#/$defs/reward/properties/components/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" };
                                              if (vErrors === null) {
                                                vErrors = [err11];
                                              } else {
                                                vErrors.push(err11);
                                              }
                                              errors++;
                                            } else {
                                              const _errs45 = errors;
                                              for (const key3 of Object.keys(data13)) {
                                                if (!(key3 === "diag_delta" || key3 === "safety" || key3 === "ambiguity_penalty" || key3 === "alpha_conf")) {
                                                  const err12 = { instancePath: instancePath + "/pr-v1/components", schemaPath: "#/$defs/reward/properties/components/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                                                  if (vErrors === null) {
                                                    vErrors = [err12];
                                                  } else {
                                                    vErrors.push(err12);
                                                  }
                                                  errors++;
                                                  break;
                                                }
                                              }
                                              if (_errs45 === errors) {
                                                if (data13.diag_delta !== void 0 && func0.call(data13, "diag_delta")) {
                                                  let data14 = data13.diag_delta;
                                                  const _errs46 = errors;
                                                  if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                                                    const err13 = { instancePath: instancePath + "/pr-v1/components/diag_delta", schemaPath: "#/$defs/reward/properties/components/properties/diag_delta/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                    if (vErrors === null) {
                                                      vErrors = [err13];
                                                    } else {
                                                      vErrors.push(err13);
                                                    }
                                                    errors++;
                                                  }
                                                  var valid11 = _errs46 === errors;
                                                } else {
                                                  var valid11 = true;
                                                }
                                                if (valid11) {
                                                  if (data13.safety !== void 0 && func0.call(data13, "safety")) {
                                                    let data15 = data13.safety;
                                                    const _errs48 = errors;
                                                    if (!(data15 === 0 || data15 === 1)) {
                                                      const err14 = { instancePath: instancePath + "/pr-v1/components/safety", schemaPath: "#/$defs/reward/properties/components/properties/safety/enum", keyword: "enum", params: { allowedValues: schema36.properties.components.properties.safety.enum }, message: "must be equal to one of the allowed values" };
                                                      if (vErrors === null) {
                                                        vErrors = [err14];
                                                      } else {
                                                        vErrors.push(err14);
                                                      }
                                                      errors++;
                                                    }
                                                    var valid11 = _errs48 === errors;
                                                  } else {
                                                    var valid11 = true;
                                                  }
                                                  if (valid11) {
                                                    if (data13.ambiguity_penalty !== void 0 && func0.call(data13, "ambiguity_penalty")) {
                                                      let data16 = data13.ambiguity_penalty;
                                                      const _errs49 = errors;
                                                      if (errors === _errs49) {
                                                        if (typeof data16 == "number" && isFinite(data16)) {
                                                          if (data16 > 1 || isNaN(data16)) {
                                                            const err15 = { instancePath: instancePath + "/pr-v1/components/ambiguity_penalty", schemaPath: "#/$defs/reward/properties/components/properties/ambiguity_penalty/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                                                            if (vErrors === null) {
                                                              vErrors = [err15];
                                                            } else {
                                                              vErrors.push(err15);
                                                            }
                                                            errors++;
                                                          } else {
                                                            if (data16 < 0 || isNaN(data16)) {
                                                              const err16 = { instancePath: instancePath + "/pr-v1/components/ambiguity_penalty", schemaPath: "#/$defs/reward/properties/components/properties/ambiguity_penalty/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                              if (vErrors === null) {
                                                                vErrors = [err16];
                                                              } else {
                                                                vErrors.push(err16);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                        } else {
                                                          const err17 = { instancePath: instancePath + "/pr-v1/components/ambiguity_penalty", schemaPath: "#/$defs/reward/properties/components/properties/ambiguity_penalty/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                          if (vErrors === null) {
                                                            vErrors = [err17];
                                                          } else {
                                                            vErrors.push(err17);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      var valid11 = _errs49 === errors;
                                                    } else {
                                                      var valid11 = true;
                                                    }
                                                    if (valid11) {
                                                      if (data13.alpha_conf !== void 0 && func0.call(data13, "alpha_conf")) {
                                                        let data17 = data13.alpha_conf;
                                                        const _errs51 = errors;
                                                        if (errors === _errs51) {
                                                          if (typeof data17 == "number" && isFinite(data17)) {
                                                            if (data17 > 1 || isNaN(data17)) {
                                                              const err18 = { instancePath: instancePath + "/pr-v1/components/alpha_conf", schemaPath: "#/$defs/reward/properties/components/properties/alpha_conf/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                                                              if (vErrors === null) {
                                                                vErrors = [err18];
                                                              } else {
                                                                vErrors.push(err18);
                                                              }
                                                              errors++;
                                                            } else {
                                                              if (data17 < 0 || isNaN(data17)) {
                                                                const err19 = { instancePath: instancePath + "/pr-v1/components/alpha_conf", schemaPath: "#/$defs/reward/properties/components/properties/alpha_conf/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err19];
                                                                } else {
                                                                  vErrors.push(err19);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                          } else {
                                                            const err20 = { instancePath: instancePath + "/pr-v1/components/alpha_conf", schemaPath: "#/$defs/reward/properties/components/properties/alpha_conf/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                            if (vErrors === null) {
                                                              vErrors = [err20];
                                                            } else {
                                                              vErrors.push(err20);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        var valid11 = _errs51 === errors;
                                                      } else {
                                                        var valid11 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            const err21 = { instancePath: instancePath + "/pr-v1/components", schemaPath: "#/$defs/reward/properties/components/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                            if (vErrors === null) {
                                              vErrors = [err21];
                                            } else {
                                              vErrors.push(err21);
                                            }
                                            errors++;
                                          }
                                        }
                                        var valid10 = _errs43 === errors;
                                      } else {
                                        var valid10 = true;
                                      }
                                      if (valid10) {
                                        if (data11.weights !== void 0 && func0.call(data11, "weights")) {
                                          let data18 = data11.weights;
                                          const _errs53 = errors;
                                          if (errors === _errs53) {
                                            if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                              let missing4;
                                              if ((data18.alpha === void 0 || !func0.call(data18, "alpha")) && (missing4 = "alpha") || (data18.beta === void 0 || !func0.call(data18, "beta")) && (missing4 = "beta") || (data18.gamma === void 0 || !func0.call(data18, "gamma")) && (missing4 = "gamma")) {
                                                const err22 = { instancePath: instancePath + "/pr-v1/weights", schemaPath: "#/$defs/reward/properties/weights/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" };
                                                if (vErrors === null) {
                                                  vErrors = [err22];
                                                } else {
                                                  vErrors.push(err22);
                                                }
                                                errors++;
                                              } else {
                                                const _errs55 = errors;
                                                for (const key4 of Object.keys(data18)) {
                                                  if (!(key4 === "alpha" || key4 === "beta" || key4 === "gamma")) {
                                                    const err23 = { instancePath: instancePath + "/pr-v1/weights", schemaPath: "#/$defs/reward/properties/weights/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                                                    if (vErrors === null) {
                                                      vErrors = [err23];
                                                    } else {
                                                      vErrors.push(err23);
                                                    }
                                                    errors++;
                                                    break;
                                                  }
                                                }
                                                if (_errs55 === errors) {
                                                  if (data18.alpha !== void 0 && func0.call(data18, "alpha")) {
                                                    let data19 = data18.alpha;
                                                    const _errs56 = errors;
                                                    if (errors === _errs56) {
                                                      if (typeof data19 == "number" && isFinite(data19)) {
                                                        if (data19 < 0 || isNaN(data19)) {
                                                          const err24 = { instancePath: instancePath + "/pr-v1/weights/alpha", schemaPath: "#/$defs/reward/properties/weights/properties/alpha/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                          if (vErrors === null) {
                                                            vErrors = [err24];
                                                          } else {
                                                            vErrors.push(err24);
                                                          }
                                                          errors++;
                                                        }
                                                      } else {
                                                        const err25 = { instancePath: instancePath + "/pr-v1/weights/alpha", schemaPath: "#/$defs/reward/properties/weights/properties/alpha/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                        if (vErrors === null) {
                                                          vErrors = [err25];
                                                        } else {
                                                          vErrors.push(err25);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    var valid12 = _errs56 === errors;
                                                  } else {
                                                    var valid12 = true;
                                                  }
                                                  if (valid12) {
                                                    if (data18.beta !== void 0 && func0.call(data18, "beta")) {
                                                      let data20 = data18.beta;
                                                      const _errs58 = errors;
                                                      if (errors === _errs58) {
                                                        if (typeof data20 == "number" && isFinite(data20)) {
                                                          if (data20 < 0 || isNaN(data20)) {
                                                            const err26 = { instancePath: instancePath + "/pr-v1/weights/beta", schemaPath: "#/$defs/reward/properties/weights/properties/beta/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                            if (vErrors === null) {
                                                              vErrors = [err26];
                                                            } else {
                                                              vErrors.push(err26);
                                                            }
                                                            errors++;
                                                          }
                                                        } else {
                                                          const err27 = { instancePath: instancePath + "/pr-v1/weights/beta", schemaPath: "#/$defs/reward/properties/weights/properties/beta/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                          if (vErrors === null) {
                                                            vErrors = [err27];
                                                          } else {
                                                            vErrors.push(err27);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      var valid12 = _errs58 === errors;
                                                    } else {
                                                      var valid12 = true;
                                                    }
                                                    if (valid12) {
                                                      if (data18.gamma !== void 0 && func0.call(data18, "gamma")) {
                                                        let data21 = data18.gamma;
                                                        const _errs60 = errors;
                                                        if (errors === _errs60) {
                                                          if (typeof data21 == "number" && isFinite(data21)) {
                                                            if (data21 < 0 || isNaN(data21)) {
                                                              const err28 = { instancePath: instancePath + "/pr-v1/weights/gamma", schemaPath: "#/$defs/reward/properties/weights/properties/gamma/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                              if (vErrors === null) {
                                                                vErrors = [err28];
                                                              } else {
                                                                vErrors.push(err28);
                                                              }
                                                              errors++;
                                                            }
                                                          } else {
                                                            const err29 = { instancePath: instancePath + "/pr-v1/weights/gamma", schemaPath: "#/$defs/reward/properties/weights/properties/gamma/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                            if (vErrors === null) {
                                                              vErrors = [err29];
                                                            } else {
                                                              vErrors.push(err29);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        var valid12 = _errs60 === errors;
                                                      } else {
                                                        var valid12 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            } else {
                                              const err30 = { instancePath: instancePath + "/pr-v1/weights", schemaPath: "#/$defs/reward/properties/weights/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                              if (vErrors === null) {
                                                vErrors = [err30];
                                              } else {
                                                vErrors.push(err30);
                                              }
                                              errors++;
                                            }
                                          }
                                          var valid10 = _errs53 === errors;
                                        } else {
                                          var valid10 = true;
                                        }
                                        if (valid10) {
                                          if (data11.explanation !== void 0 && func0.call(data11, "explanation")) {
                                            const _errs62 = errors;
                                            if (typeof data11.explanation !== "string") {
                                              const err31 = { instancePath: instancePath + "/pr-v1/explanation", schemaPath: "#/$defs/reward/properties/explanation/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err31];
                                              } else {
                                                vErrors.push(err31);
                                              }
                                              errors++;
                                            }
                                            var valid10 = _errs62 === errors;
                                          } else {
                                            var valid10 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              } else {
                                const err32 = { instancePath: instancePath + "/pr-v1", schemaPath: "#/$defs/reward/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                if (vErrors === null) {
                                  vErrors = [err32];
                                } else {
                                  vErrors.push(err32);
                                }
                                errors++;
                              }
                            }
                            var _valid2 = _errs37 === errors;
                            if (_valid2) {
                              valid8 = true;
                              passing2 = 0;
                            }
                            const _errs64 = errors;
                            if (data11 !== null) {
                              const err33 = { instancePath: instancePath + "/pr-v1", schemaPath: "#/properties/pr-v1/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err33];
                              } else {
                                vErrors.push(err33);
                              }
                              errors++;
                            }
                            var _valid2 = _errs64 === errors;
                            if (_valid2 && valid8) {
                              valid8 = false;
                              passing2 = [passing2, 1];
                            } else {
                              if (_valid2) {
                                valid8 = true;
                                passing2 = 1;
                              }
                            }
                            if (!valid8) {
                              const err34 = { instancePath: instancePath + "/pr-v1", schemaPath: "#/properties/pr-v1/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
                              if (vErrors === null) {
                                vErrors = [err34];
                              } else {
                                vErrors.push(err34);
                              }
                              errors++;
                              validate20.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs36;
                              if (vErrors !== null) {
                                if (_errs36) {
                                  vErrors.length = _errs36;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs35 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data["pr-v2"] !== void 0 && func0.call(data, "pr-v2")) {
                              let data23 = data["pr-v2"];
                              const _errs66 = errors;
                              const _errs67 = errors;
                              let valid13 = false;
                              let passing3 = null;
                              const _errs68 = errors;
                              const _errs69 = errors;
                              if (errors === _errs69) {
                                if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                  let missing5;
                                  if ((data23.r === void 0 || !func0.call(data23, "r")) && (missing5 = "r") || (data23.components === void 0 || !func0.call(data23, "components")) && (missing5 = "components") || (data23.weights === void 0 || !func0.call(data23, "weights")) && (missing5 = "weights") || (data23.explanation === void 0 || !func0.call(data23, "explanation")) && (missing5 = "explanation")) {
                                    const err35 = { instancePath: instancePath + "/pr-v2", schemaPath: "#/$defs/reward/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" };
                                    if (vErrors === null) {
                                      vErrors = [err35];
                                    } else {
                                      vErrors.push(err35);
                                    }
                                    errors++;
                                  } else {
                                    const _errs71 = errors;
                                    for (const key5 of Object.keys(data23)) {
                                      if (!(key5 === "r" || key5 === "components" || key5 === "weights" || key5 === "explanation")) {
                                        const err36 = { instancePath: instancePath + "/pr-v2", schemaPath: "#/$defs/reward/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                                        if (vErrors === null) {
                                          vErrors = [err36];
                                        } else {
                                          vErrors.push(err36);
                                        }
                                        errors++;
                                        break;
                                      }
                                    }
                                    if (_errs71 === errors) {
                                      if (data23.r !== void 0 && func0.call(data23, "r")) {
                                        let data24 = data23.r;
                                        const _errs72 = errors;
                                        if (!(typeof data24 == "number" && isFinite(data24))) {
                                          const err37 = { instancePath: instancePath + "/pr-v2/r", schemaPath: "#/$defs/reward/properties/r/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                          if (vErrors === null) {
                                            vErrors = [err37];
                                          } else {
                                            vErrors.push(err37);
                                          }
                                          errors++;
                                        }
                                        var valid15 = _errs72 === errors;
                                      } else {
                                        var valid15 = true;
                                      }
                                      if (valid15) {
                                        if (data23.components !== void 0 && func0.call(data23, "components")) {
                                          let data25 = data23.components;
                                          const _errs74 = errors;
                                          if (errors === _errs74) {
                                            if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                                              let missing6;
                                              if ((data25.diag_delta === void 0 || !func0.call(data25, "diag_delta")) && (missing6 = "diag_delta") || (data25.safety === void 0 || !func0.call(data25, "safety")) && (missing6 = "safety") || (data25.ambiguity_penalty === void 0 || !func0.call(data25, "ambiguity_penalty")) && (missing6 = "ambiguity_penalty") || (data25.alpha_conf === void 0 || !func0.call(data25, "alpha_conf")) && (missing6 = "alpha_conf")) {
                                                const err38 = { instancePath: instancePath + "/pr-v2/components", schemaPath: "#/$defs/reward/properties/components/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" };
                                                if (vErrors === null) {
                                                  vErrors = [err38];
                                                } else {
                                                  vErrors.push(err38);
                                                }
                                                errors++;
                                              } else {
                                                const _errs76 = errors;
                                                for (const key6 of Object.keys(data25)) {
                                                  if (!(key6 === "diag_delta" || key6 === "safety" || key6 === "ambiguity_penalty" || key6 === "alpha_conf")) {
                                                    const err39 = { instancePath: instancePath + "/pr-v2/components", schemaPath: "#/$defs/reward/properties/components/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                                                    if (vErrors === null) {
                                                      vErrors = [err39];
                                                    } else {
                                                      vErrors.push(err39);
                                                    }
                                                    errors++;
                                                    break;
                                                  }
                                                }
                                                if (_errs76 === errors) {
                                                  if (data25.diag_delta !== void 0 && func0.call(data25, "diag_delta")) {
                                                    let data26 = data25.diag_delta;
                                                    const _errs77 = errors;
                                                    if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                                                      const err40 = { instancePath: instancePath + "/pr-v2/components/diag_delta", schemaPath: "#/$defs/reward/properties/components/properties/diag_delta/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                      if (vErrors === null) {
                                                        vErrors = [err40];
                                                      } else {
                                                        vErrors.push(err40);
                                                      }
                                                      errors++;
                                                    }
                                                    var valid16 = _errs77 === errors;
                                                  } else {
                                                    var valid16 = true;
                                                  }
                                                  if (valid16) {
                                                    if (data25.safety !== void 0 && func0.call(data25, "safety")) {
                                                      let data27 = data25.safety;
                                                      const _errs79 = errors;
                                                      if (!(data27 === 0 || data27 === 1)) {
                                                        const err41 = { instancePath: instancePath + "/pr-v2/components/safety", schemaPath: "#/$defs/reward/properties/components/properties/safety/enum", keyword: "enum", params: { allowedValues: schema36.properties.components.properties.safety.enum }, message: "must be equal to one of the allowed values" };
                                                        if (vErrors === null) {
                                                          vErrors = [err41];
                                                        } else {
                                                          vErrors.push(err41);
                                                        }
                                                        errors++;
                                                      }
                                                      var valid16 = _errs79 === errors;
                                                    } else {
                                                      var valid16 = true;
                                                    }
                                                    if (valid16) {
                                                      if (data25.ambiguity_penalty !== void 0 && func0.call(data25, "ambiguity_penalty")) {
                                                        let data28 = data25.ambiguity_penalty;
                                                        const _errs80 = errors;
                                                        if (errors === _errs80) {
                                                          if (typeof data28 == "number" && isFinite(data28)) {
                                                            if (data28 > 1 || isNaN(data28)) {
                                                              const err42 = { instancePath: instancePath + "/pr-v2/components/ambiguity_penalty", schemaPath: "#/$defs/reward/properties/components/properties/ambiguity_penalty/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                                                              if (vErrors === null) {
                                                                vErrors = [err42];
                                                              } else {
                                                                vErrors.push(err42);
                                                              }
                                                              errors++;
                                                            } else {
                                                              if (data28 < 0 || isNaN(data28)) {
                                                                const err43 = { instancePath: instancePath + "/pr-v2/components/ambiguity_penalty", schemaPath: "#/$defs/reward/properties/components/properties/ambiguity_penalty/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err43];
                                                                } else {
                                                                  vErrors.push(err43);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                          } else {
                                                            const err44 = { instancePath: instancePath + "/pr-v2/components/ambiguity_penalty", schemaPath: "#/$defs/reward/properties/components/properties/ambiguity_penalty/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                            if (vErrors === null) {
                                                              vErrors = [err44];
                                                            } else {
                                                              vErrors.push(err44);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        var valid16 = _errs80 === errors;
                                                      } else {
                                                        var valid16 = true;
                                                      }
                                                      if (valid16) {
                                                        if (data25.alpha_conf !== void 0 && func0.call(data25, "alpha_conf")) {
                                                          let data29 = data25.alpha_conf;
                                                          const _errs82 = errors;
                                                          if (errors === _errs82) {
                                                            if (typeof data29 == "number" && isFinite(data29)) {
                                                              if (data29 > 1 || isNaN(data29)) {
                                                                const err45 = { instancePath: instancePath + "/pr-v2/components/alpha_conf", schemaPath: "#/$defs/reward/properties/components/properties/alpha_conf/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err45];
                                                                } else {
                                                                  vErrors.push(err45);
                                                                }
                                                                errors++;
                                                              } else {
                                                                if (data29 < 0 || isNaN(data29)) {
                                                                  const err46 = { instancePath: instancePath + "/pr-v2/components/alpha_conf", schemaPath: "#/$defs/reward/properties/components/properties/alpha_conf/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err46];
                                                                  } else {
                                                                    vErrors.push(err46);
                                                                  }
                                                                  errors++;
                                                                }
                                                              }
                                                            } else {
                                                              const err47 = { instancePath: instancePath + "/pr-v2/components/alpha_conf", schemaPath: "#/$defs/reward/properties/components/properties/alpha_conf/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                              if (vErrors === null) {
                                                                vErrors = [err47];
                                                              } else {
                                                                vErrors.push(err47);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                          var valid16 = _errs82 === errors;
                                                        } else {
                                                          var valid16 = true;
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            } else {
                                              const err48 = { instancePath: instancePath + "/pr-v2/components", schemaPath: "#/$defs/reward/properties/components/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                              if (vErrors === null) {
                                                vErrors = [err48];
                                              } else {
                                                vErrors.push(err48);
                                              }
                                              errors++;
                                            }
                                          }
                                          var valid15 = _errs74 === errors;
                                        } else {
                                          var valid15 = true;
                                        }
                                        if (valid15) {
                                          if (data23.weights !== void 0 && func0.call(data23, "weights")) {
                                            let data30 = data23.weights;
                                            const _errs84 = errors;
                                            if (errors === _errs84) {
                                              if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                                let missing7;
                                                if ((data30.alpha === void 0 || !func0.call(data30, "alpha")) && (missing7 = "alpha") || (data30.beta === void 0 || !func0.call(data30, "beta")) && (missing7 = "beta") || (data30.gamma === void 0 || !func0.call(data30, "gamma")) && (missing7 = "gamma")) {
                                                  const err49 = { instancePath: instancePath + "/pr-v2/weights", schemaPath: "#/$defs/reward/properties/weights/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err49];
                                                  } else {
                                                    vErrors.push(err49);
                                                  }
                                                  errors++;
                                                } else {
                                                  const _errs86 = errors;
                                                  for (const key7 of Object.keys(data30)) {
                                                    if (!(key7 === "alpha" || key7 === "beta" || key7 === "gamma")) {
                                                      const err50 = { instancePath: instancePath + "/pr-v2/weights", schemaPath: "#/$defs/reward/properties/weights/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                                                      if (vErrors === null) {
                                                        vErrors = [err50];
                                                      } else {
                                                        vErrors.push(err50);
                                                      }
                                                      errors++;
                                                      break;
                                                    }
                                                  }
                                                  if (_errs86 === errors) {
                                                    if (data30.alpha !== void 0 && func0.call(data30, "alpha")) {
                                                      let data31 = data30.alpha;
                                                      const _errs87 = errors;
                                                      if (errors === _errs87) {
                                                        if (typeof data31 == "number" && isFinite(data31)) {
                                                          if (data31 < 0 || isNaN(data31)) {
                                                            const err51 = { instancePath: instancePath + "/pr-v2/weights/alpha", schemaPath: "#/$defs/reward/properties/weights/properties/alpha/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                            if (vErrors === null) {
                                                              vErrors = [err51];
                                                            } else {
                                                              vErrors.push(err51);
                                                            }
                                                            errors++;
                                                          }
                                                        } else {
                                                          const err52 = { instancePath: instancePath + "/pr-v2/weights/alpha", schemaPath: "#/$defs/reward/properties/weights/properties/alpha/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                          if (vErrors === null) {
                                                            vErrors = [err52];
                                                          } else {
                                                            vErrors.push(err52);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      var valid17 = _errs87 === errors;
                                                    } else {
                                                      var valid17 = true;
                                                    }
                                                    if (valid17) {
                                                      if (data30.beta !== void 0 && func0.call(data30, "beta")) {
                                                        let data32 = data30.beta;
                                                        const _errs89 = errors;
                                                        if (errors === _errs89) {
                                                          if (typeof data32 == "number" && isFinite(data32)) {
                                                            if (data32 < 0 || isNaN(data32)) {
                                                              const err53 = { instancePath: instancePath + "/pr-v2/weights/beta", schemaPath: "#/$defs/reward/properties/weights/properties/beta/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                              if (vErrors === null) {
                                                                vErrors = [err53];
                                                              } else {
                                                                vErrors.push(err53);
                                                              }
                                                              errors++;
                                                            }
                                                          } else {
                                                            const err54 = { instancePath: instancePath + "/pr-v2/weights/beta", schemaPath: "#/$defs/reward/properties/weights/properties/beta/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                            if (vErrors === null) {
                                                              vErrors = [err54];
                                                            } else {
                                                              vErrors.push(err54);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        var valid17 = _errs89 === errors;
                                                      } else {
                                                        var valid17 = true;
                                                      }
                                                      if (valid17) {
                                                        if (data30.gamma !== void 0 && func0.call(data30, "gamma")) {
                                                          let data33 = data30.gamma;
                                                          const _errs91 = errors;
                                                          if (errors === _errs91) {
                                                            if (typeof data33 == "number" && isFinite(data33)) {
                                                              if (data33 < 0 || isNaN(data33)) {
                                                                const err55 = { instancePath: instancePath + "/pr-v2/weights/gamma", schemaPath: "#/$defs/reward/properties/weights/properties/gamma/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err55];
                                                                } else {
                                                                  vErrors.push(err55);
                                                                }
                                                                errors++;
                                                              }
                                                            } else {
                                                              const err56 = { instancePath: instancePath + "/pr-v2/weights/gamma", schemaPath: "#/$defs/reward/properties/weights/properties/gamma/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                              if (vErrors === null) {
                                                                vErrors = [err56];
                                                              } else {
                                                                vErrors.push(err56);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                          var valid17 = _errs91 === errors;
                                                        } else {
                                                          var valid17 = true;
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                const err57 = { instancePath: instancePath + "/pr-v2/weights", schemaPath: "#/$defs/reward/properties/weights/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                if (vErrors === null) {
                                                  vErrors = [err57];
                                                } else {
                                                  vErrors.push(err57);
                                                }
                                                errors++;
                                              }
                                            }
                                            var valid15 = _errs84 === errors;
                                          } else {
                                            var valid15 = true;
                                          }
                                          if (valid15) {
                                            if (data23.explanation !== void 0 && func0.call(data23, "explanation")) {
                                              const _errs93 = errors;
                                              if (typeof data23.explanation !== "string") {
                                                const err58 = { instancePath: instancePath + "/pr-v2/explanation", schemaPath: "#/$defs/reward/properties/explanation/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err58];
                                                } else {
                                                  vErrors.push(err58);
                                                }
                                                errors++;
                                              }
                                              var valid15 = _errs93 === errors;
                                            } else {
                                              var valid15 = true;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  const err59 = { instancePath: instancePath + "/pr-v2", schemaPath: "#/$defs/reward/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err59];
                                  } else {
                                    vErrors.push(err59);
                                  }
                                  errors++;
                                }
                              }
                              var _valid3 = _errs68 === errors;
                              if (_valid3) {
                                valid13 = true;
                                passing3 = 0;
                              }
                              const _errs95 = errors;
                              if (data23 !== null) {
                                const err60 = { instancePath: instancePath + "/pr-v2", schemaPath: "#/properties/pr-v2/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err60];
                                } else {
                                  vErrors.push(err60);
                                }
                                errors++;
                              }
                              var _valid3 = _errs95 === errors;
                              if (_valid3 && valid13) {
                                valid13 = false;
                                passing3 = [passing3, 1];
                              } else {
                                if (_valid3) {
                                  valid13 = true;
                                  passing3 = 1;
                                }
                              }
                              if (!valid13) {
                                const err61 = { instancePath: instancePath + "/pr-v2", schemaPath: "#/properties/pr-v2/oneOf", keyword: "oneOf", params: { passingSchemas: passing3 }, message: "must match exactly one schema in oneOf" };
                                if (vErrors === null) {
                                  vErrors = [err61];
                                } else {
                                  vErrors.push(err61);
                                }
                                errors++;
                                validate20.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs67;
                                if (vErrors !== null) {
                                  if (_errs67) {
                                    vErrors.length = _errs67;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs66 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.unscored !== void 0 && func0.call(data, "unscored")) {
                                let data35 = data.unscored;
                                const _errs97 = errors;
                                if (typeof data35 !== "string" && data35 !== null) {
                                  validate20.errors = [{ instancePath: instancePath + "/unscored", schemaPath: "#/properties/unscored/type", keyword: "type", params: { type: schema31.properties.unscored.type }, message: "must be string,null" }];
                                  return false;
                                }
                                var valid0 = _errs97 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.new !== void 0 && func0.call(data, "new")) {
                                  const _errs99 = errors;
                                  if (!validate21(data.new, { instancePath: instancePath + "/new", parentData: data, parentDataProperty: "new", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs99 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.fixed !== void 0 && func0.call(data, "fixed")) {
                                    const _errs100 = errors;
                                    if (!validate21(data.fixed, { instancePath: instancePath + "/fixed", parentData: data, parentDataProperty: "fixed", rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs100 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.removed !== void 0 && func0.call(data, "removed")) {
                                      const _errs101 = errors;
                                      if (!validate21(data.removed, { instancePath: instancePath + "/removed", parentData: data, parentDataProperty: "removed", rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs101 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.suppressed !== void 0 && func0.call(data, "suppressed")) {
                                        const _errs102 = errors;
                                        if (!validate21(data.suppressed, { instancePath: instancePath + "/suppressed", parentData: data, parentDataProperty: "suppressed", rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs102 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.volatile !== void 0 && func0.call(data, "volatile")) {
                                          const _errs103 = errors;
                                          if (!validate21(data.volatile, { instancePath: instancePath + "/volatile", parentData: data, parentDataProperty: "volatile", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs103 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.unproven !== void 0 && func0.call(data, "unproven")) {
                                            const _errs104 = errors;
                                            if (!validate21(data.unproven, { instancePath: instancePath + "/unproven", parentData: data, parentDataProperty: "unproven", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs104 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.shown !== void 0 && func0.call(data, "shown")) {
                                              let data42 = data.shown;
                                              const _errs105 = errors;
                                              if (errors === _errs105) {
                                                if (Array.isArray(data42)) {
                                                  if (data42.length < 1) {
                                                    validate20.errors = [{ instancePath: instancePath + "/shown", schemaPath: "#/properties/shown/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                    return false;
                                                  } else {
                                                    var valid18 = true;
                                                    const len0 = data42.length;
                                                    for (let i0 = 0; i0 < len0; i0++) {
                                                      let data43 = data42[i0];
                                                      const _errs107 = errors;
                                                      if (errors === _errs107) {
                                                        if (typeof data43 === "string") {
                                                          if (func78(data43) < 1) {
                                                            validate20.errors = [{ instancePath: instancePath + "/shown/" + i0, schemaPath: "#/properties/shown/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                            return false;
                                                          }
                                                        } else {
                                                          validate20.errors = [{ instancePath: instancePath + "/shown/" + i0, schemaPath: "#/properties/shown/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid18 = _errs107 === errors;
                                                      if (!valid18) {
                                                        break;
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  validate20.errors = [{ instancePath: instancePath + "/shown", schemaPath: "#/properties/shown/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                  return false;
                                                }
                                              }
                                              var valid0 = _errs105 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.probes !== void 0 && func0.call(data, "probes")) {
                                                let data44 = data.probes;
                                                const _errs109 = errors;
                                                if (errors === _errs109) {
                                                  if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
                                                    let missing8;
                                                    if ((data44.asked === void 0 || !func0.call(data44, "asked")) && (missing8 = "asked") || (data44.silent === void 0 || !func0.call(data44, "silent")) && (missing8 = "silent")) {
                                                      validate20.errors = [{ instancePath: instancePath + "/probes", schemaPath: "#/properties/probes/required", keyword: "required", params: { missingProperty: missing8 }, message: "must have required property '" + missing8 + "'" }];
                                                      return false;
                                                    } else {
                                                      const _errs111 = errors;
                                                      for (const key8 of Object.keys(data44)) {
                                                        if (!(key8 === "asked" || key8 === "silent")) {
                                                          validate20.errors = [{ instancePath: instancePath + "/probes", schemaPath: "#/properties/probes/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" }];
                                                          return false;
                                                          break;
                                                        }
                                                      }
                                                      if (_errs111 === errors) {
                                                        if (data44.asked !== void 0 && func0.call(data44, "asked")) {
                                                          let data45 = data44.asked;
                                                          const _errs112 = errors;
                                                          if (!(typeof data45 == "number" && (!(data45 % 1) && !isNaN(data45)) && isFinite(data45))) {
                                                            validate20.errors = [{ instancePath: instancePath + "/probes/asked", schemaPath: "#/properties/probes/properties/asked/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                            return false;
                                                          }
                                                          if (errors === _errs112) {
                                                            if (typeof data45 == "number" && isFinite(data45)) {
                                                              if (data45 < 0 || isNaN(data45)) {
                                                                validate20.errors = [{ instancePath: instancePath + "/probes/asked", schemaPath: "#/properties/probes/properties/asked/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid19 = _errs112 === errors;
                                                        } else {
                                                          var valid19 = true;
                                                        }
                                                        if (valid19) {
                                                          if (data44.silent !== void 0 && func0.call(data44, "silent")) {
                                                            let data46 = data44.silent;
                                                            const _errs114 = errors;
                                                            if (!(typeof data46 == "number" && (!(data46 % 1) && !isNaN(data46)) && isFinite(data46))) {
                                                              validate20.errors = [{ instancePath: instancePath + "/probes/silent", schemaPath: "#/properties/probes/properties/silent/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                              return false;
                                                            }
                                                            if (errors === _errs114) {
                                                              if (typeof data46 == "number" && isFinite(data46)) {
                                                                if (data46 < 0 || isNaN(data46)) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/probes/silent", schemaPath: "#/properties/probes/properties/silent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid19 = _errs114 === errors;
                                                          } else {
                                                            var valid19 = true;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  } else {
                                                    validate20.errors = [{ instancePath: instancePath + "/probes", schemaPath: "#/properties/probes/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                    return false;
                                                  }
                                                }
                                                var valid0 = _errs109 === errors;
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
