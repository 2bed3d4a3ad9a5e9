// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateRewardSweepV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/reward-sweep.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "rows"], "properties": { "schema": { "const": "lanser.reward-sweep.v1" }, "rows": { "type": "array", "items": { "$ref": "#/$defs/row" } } }, "$defs": { "row": { "type": "object", "additionalProperties": false, "required": ["file", "step", "commit", "weights", "threshold", "pr-v1", "pr-v2", "why"], "properties": { "file": { "type": "string", "minLength": 1 }, "trajectory": { "type": "string", "minLength": 1 }, "step": { "oneOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] }, "commit": { "oneOf": [{ "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" }, { "type": "null" }] }, "weights": { "oneOf": [{ "type": "object", "additionalProperties": false, "required": ["alpha", "beta", "gamma"], "properties": { "alpha": { "type": "number", "minimum": 0 }, "beta": { "type": "number", "minimum": 0 }, "gamma": { "type": "number", "minimum": 0 } } }, { "type": "null" }] }, "threshold": { "oneOf": [{ "type": "number", "minimum": 0, "maximum": 1 }, { "type": "null" }] }, "pr-v1": { "type": ["number", "null"] }, "pr-v2": { "type": ["number", "null"] }, "why": { "type": ["string", "null"] } } } } };
const schema32 = { "type": "object", "additionalProperties": false, "required": ["file", "step", "commit", "weights", "threshold", "pr-v1", "pr-v2", "why"], "properties": { "file": { "type": "string", "minLength": 1 }, "trajectory": { "type": "string", "minLength": 1 }, "step": { "oneOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] }, "commit": { "oneOf": [{ "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" }, { "type": "null" }] }, "weights": { "oneOf": [{ "type": "object", "additionalProperties": false, "required": ["alpha", "beta", "gamma"], "properties": { "alpha": { "type": "number", "minimum": 0 }, "beta": { "type": "number", "minimum": 0 }, "gamma": { "type": "number", "minimum": 0 } } }, { "type": "null" }] }, "threshold": { "oneOf": [{ "type": "number", "minimum": 0, "maximum": 1 }, { "type": "null" }] }, "pr-v1": { "type": ["number", "null"] }, "pr-v2": { "type": ["number", "null"] }, "why": { "type": ["string", "null"] } } };
const func0 = Object.prototype.hasOwnProperty;
const func74 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u");
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.rows === void 0 || !func0.call(data, "rows")) && (missing0 = "rows")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "rows")) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.reward-sweep.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.reward-sweep.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.rows !== void 0 && func0.call(data, "rows")) {
              let data1 = data.rows;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    const _errs5 = errors;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        let missing1;
                        if ((data2.file === void 0 || !func0.call(data2, "file")) && (missing1 = "file") || (data2.step === void 0 || !func0.call(data2, "step")) && (missing1 = "step") || (data2.commit === void 0 || !func0.call(data2, "commit")) && (missing1 = "commit") || (data2.weights === void 0 || !func0.call(data2, "weights")) && (missing1 = "weights") || (data2.threshold === void 0 || !func0.call(data2, "threshold")) && (missing1 = "threshold") || (data2["pr-v1"] === void 0 || !func0.call(data2, "pr-v1")) && (missing1 = "pr-v1") || (data2["pr-v2"] === void 0 || !func0.call(data2, "pr-v2")) && (missing1 = "pr-v2") || (data2.why === void 0 || !func0.call(data2, "why")) && (missing1 = "why")) {
                          validate20.errors = [{ instancePath: instancePath + "/rows/" + i0, schemaPath: "#/$defs/row/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          const _errs8 = errors;
                          for (const key1 of Object.keys(data2)) {
                            if (!func0.call(schema32.properties, key1)) {
                              validate20.errors = [{ instancePath: instancePath + "/rows/" + i0, schemaPath: "#/$defs/row/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                              return false;
                              break;
                            }
                          }
                          if (_errs8 === errors) {
                            if (data2.file !== void 0 && func0.call(data2, "file")) {
                              let data3 = data2.file;
                              const _errs9 = errors;
                              if (errors === _errs9) {
                                if (typeof data3 === "string") {
                                  if (func74(data3) < 1) {
                                    validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/file", schemaPath: "#/$defs/row/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                    return false;
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/file", schemaPath: "#/$defs/row/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid3 = _errs9 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data2.trajectory !== void 0 && func0.call(data2, "trajectory")) {
                                let data4 = data2.trajectory;
                                const _errs11 = errors;
                                if (errors === _errs11) {
                                  if (typeof data4 === "string") {
                                    if (func74(data4) < 1) {
                                      validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/trajectory", schemaPath: "#/$defs/row/properties/trajectory/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                      return false;
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/trajectory", schemaPath: "#/$defs/row/properties/trajectory/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid3 = _errs11 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data2.step !== void 0 && func0.call(data2, "step")) {
                                  let data5 = data2.step;
                                  const _errs13 = errors;
                                  const _errs14 = errors;
                                  let valid4 = false;
                                  let passing0 = null;
                                  const _errs15 = errors;
                                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                                    const err0 = { instancePath: instancePath + "/rows/" + i0 + "/step", schemaPath: "#/$defs/row/properties/step/oneOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                    if (vErrors === null) {
                                      vErrors = [err0];
                                    } else {
                                      vErrors.push(err0);
                                    }
                                    errors++;
                                  }
                                  if (errors === _errs15) {
                                    if (typeof data5 == "number" && isFinite(data5)) {
                                      if (data5 < 1 || isNaN(data5)) {
                                        const err1 = { instancePath: instancePath + "/rows/" + i0 + "/step", schemaPath: "#/$defs/row/properties/step/oneOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                        if (vErrors === null) {
                                          vErrors = [err1];
                                        } else {
                                          vErrors.push(err1);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                  var _valid0 = _errs15 === errors;
                                  if (_valid0) {
                                    valid4 = true;
                                    passing0 = 0;
                                  }
                                  const _errs17 = errors;
                                  if (data5 !== null) {
                                    const err2 = { instancePath: instancePath + "/rows/" + i0 + "/step", schemaPath: "#/$defs/row/properties/step/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err2];
                                    } else {
                                      vErrors.push(err2);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs17 === errors;
                                  if (_valid0 && valid4) {
                                    valid4 = false;
                                    passing0 = [passing0, 1];
                                  } else {
                                    if (_valid0) {
                                      valid4 = true;
                                      passing0 = 1;
                                    }
                                  }
                                  if (!valid4) {
                                    const err3 = { instancePath: instancePath + "/rows/" + i0 + "/step", schemaPath: "#/$defs/row/properties/step/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                    if (vErrors === null) {
                                      vErrors = [err3];
                                    } else {
                                      vErrors.push(err3);
                                    }
                                    errors++;
                                    validate20.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs14;
                                    if (vErrors !== null) {
                                      if (_errs14) {
                                        vErrors.length = _errs14;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid3 = _errs13 === errors;
                                } else {
                                  var valid3 = true;
                                }
                                if (valid3) {
                                  if (data2.commit !== void 0 && func0.call(data2, "commit")) {
                                    let data6 = data2.commit;
                                    const _errs19 = errors;
                                    const _errs20 = errors;
                                    let valid5 = false;
                                    let passing1 = null;
                                    const _errs21 = errors;
                                    if (errors === _errs21) {
                                      if (typeof data6 === "string") {
                                        if (!pattern4.test(data6)) {
                                          const err4 = { instancePath: instancePath + "/rows/" + i0 + "/commit", schemaPath: "#/$defs/row/properties/commit/oneOf/0/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' };
                                          if (vErrors === null) {
                                            vErrors = [err4];
                                          } else {
                                            vErrors.push(err4);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err5 = { instancePath: instancePath + "/rows/" + i0 + "/commit", schemaPath: "#/$defs/row/properties/commit/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err5];
                                        } else {
                                          vErrors.push(err5);
                                        }
                                        errors++;
                                      }
                                    }
                                    var _valid1 = _errs21 === errors;
                                    if (_valid1) {
                                      valid5 = true;
                                      passing1 = 0;
                                    }
                                    const _errs23 = errors;
                                    if (data6 !== null) {
                                      const err6 = { instancePath: instancePath + "/rows/" + i0 + "/commit", schemaPath: "#/$defs/row/properties/commit/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                      if (vErrors === null) {
                                        vErrors = [err6];
                                      } else {
                                        vErrors.push(err6);
                                      }
                                      errors++;
                                    }
                                    var _valid1 = _errs23 === errors;
                                    if (_valid1 && valid5) {
                                      valid5 = false;
                                      passing1 = [passing1, 1];
                                    } else {
                                      if (_valid1) {
                                        valid5 = true;
                                        passing1 = 1;
                                      }
                                    }
                                    if (!valid5) {
                                      const err7 = { instancePath: instancePath + "/rows/" + i0 + "/commit", schemaPath: "#/$defs/row/properties/commit/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                      if (vErrors === null) {
                                        vErrors = [err7];
                                      } else {
                                        vErrors.push(err7);
                                      }
                                      errors++;
                                      validate20.errors = vErrors;
                                      return false;
                                    } else {
                                      errors = _errs20;
                                      if (vErrors !== null) {
                                        if (_errs20) {
                                          vErrors.length = _errs20;
                                        } else {
                                          vErrors = null;
                                        }
                                      }
                                    }
                                    var valid3 = _errs19 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                  if (valid3) {
                                    if (data2.weights !== void 0 && func0.call(data2, "weights")) {
                                      let data7 = data2.weights;
                                      const _errs25 = errors;
                                      const _errs26 = errors;
                                      let valid6 = false;
                                      let passing2 = null;
                                      const _errs27 = errors;
                                      if (errors === _errs27) {
                                        if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                                          let missing2;
                                          if ((data7.alpha === void 0 || !func0.call(data7, "alpha")) && (missing2 = "alpha") || (data7.beta === void 0 || !func0.call(data7, "beta")) && (missing2 = "beta") || (data7.gamma === void 0 || !func0.call(data7, "gamma")) && (missing2 = "gamma")) {
                                            const err8 = { instancePath: instancePath + "/rows/" + i0 + "/weights", schemaPath: "#/$defs/row/properties/weights/oneOf/0/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
                                            if (vErrors === null) {
                                              vErrors = [err8];
                                            } else {
                                              vErrors.push(err8);
                                            }
                                            errors++;
                                          } else {
                                            const _errs29 = errors;
                                            for (const key2 of Object.keys(data7)) {
                                              if (!(key2 === "alpha" || key2 === "beta" || key2 === "gamma")) {
                                                const err9 = { instancePath: instancePath + "/rows/" + i0 + "/weights", schemaPath: "#/$defs/row/properties/weights/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                                                if (vErrors === null) {
                                                  vErrors = [err9];
                                                } else {
                                                  vErrors.push(err9);
                                                }
                                                errors++;
                                                break;
                                              }
                                            }
                                            if (_errs29 === errors) {
                                              if (data7.alpha !== void 0 && func0.call(data7, "alpha")) {
                                                let data8 = data7.alpha;
                                                const _errs30 = errors;
                                                if (errors === _errs30) {
                                                  if (typeof data8 == "number" && isFinite(data8)) {
                                                    if (data8 < 0 || isNaN(data8)) {
                                                      const err10 = { instancePath: instancePath + "/rows/" + i0 + "/weights/alpha", schemaPath: "#/$defs/row/properties/weights/oneOf/0/properties/alpha/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                      if (vErrors === null) {
                                                        vErrors = [err10];
                                                      } else {
                                                        vErrors.push(err10);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err11 = { instancePath: instancePath + "/rows/" + i0 + "/weights/alpha", schemaPath: "#/$defs/row/properties/weights/oneOf/0/properties/alpha/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                    if (vErrors === null) {
                                                      vErrors = [err11];
                                                    } else {
                                                      vErrors.push(err11);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                var valid7 = _errs30 === errors;
                                              } else {
                                                var valid7 = true;
                                              }
                                              if (valid7) {
                                                if (data7.beta !== void 0 && func0.call(data7, "beta")) {
                                                  let data9 = data7.beta;
                                                  const _errs32 = errors;
                                                  if (errors === _errs32) {
                                                    if (typeof data9 == "number" && isFinite(data9)) {
                                                      if (data9 < 0 || isNaN(data9)) {
                                                        const err12 = { instancePath: instancePath + "/rows/" + i0 + "/weights/beta", schemaPath: "#/$defs/row/properties/weights/oneOf/0/properties/beta/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                        if (vErrors === null) {
                                                          vErrors = [err12];
                                                        } else {
                                                          vErrors.push(err12);
                                                        }
                                                        errors++;
                                                      }
                                                    } else {
                                                      const err13 = { instancePath: instancePath + "/rows/" + i0 + "/weights/beta", schemaPath: "#/$defs/row/properties/weights/oneOf/0/properties/beta/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                      if (vErrors === null) {
                                                        vErrors = [err13];
                                                      } else {
                                                        vErrors.push(err13);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  var valid7 = _errs32 === errors;
                                                } else {
                                                  var valid7 = true;
                                                }
                                                if (valid7) {
                                                  if (data7.gamma !== void 0 && func0.call(data7, "gamma")) {
                                                    let data10 = data7.gamma;
                                                    const _errs34 = errors;
                                                    if (errors === _errs34) {
                                                      if (typeof data10 == "number" && isFinite(data10)) {
                                                        if (data10 < 0 || isNaN(data10)) {
                                                          const err14 = { instancePath: instancePath + "/rows/" + i0 + "/weights/gamma", schemaPath: "#/$defs/row/properties/weights/oneOf/0/properties/gamma/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                          if (vErrors === null) {
                                                            vErrors = [err14];
                                                          } else {
                                                            vErrors.push(err14);
                                                          }
                                                          errors++;
                                                        }
                                                      } else {
                                                        const err15 = { instancePath: instancePath + "/rows/" + i0 + "/weights/gamma", schemaPath: "#/$defs/row/properties/weights/oneOf/0/properties/gamma/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                                        if (vErrors === null) {
                                                          vErrors = [err15];
                                                        } else {
                                                          vErrors.push(err15);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    var valid7 = _errs34 === errors;
                                                  } else {
                                                    var valid7 = true;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          const err16 = { instancePath: instancePath + "/rows/" + i0 + "/weights", schemaPath: "#/$defs/row/properties/weights/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                          if (vErrors === null) {
                                            vErrors = [err16];
                                          } else {
                                            vErrors.push(err16);
                                          }
                                          errors++;
                                        }
                                      }
                                      var _valid2 = _errs27 === errors;
                                      if (_valid2) {
                                        valid6 = true;
                                        passing2 = 0;
                                      }
                                      const _errs36 = errors;
                                      if (data7 !== null) {
                                        const err17 = { instancePath: instancePath + "/rows/" + i0 + "/weights", schemaPath: "#/$defs/row/properties/weights/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                        if (vErrors === null) {
                                          vErrors = [err17];
                                        } else {
                                          vErrors.push(err17);
                                        }
                                        errors++;
                                      }
                                      var _valid2 = _errs36 === errors;
                                      if (_valid2 && valid6) {
                                        valid6 = false;
                                        passing2 = [passing2, 1];
                                      } else {
                                        if (_valid2) {
                                          valid6 = true;
                                          passing2 = 1;
                                        }
                                      }
                                      if (!valid6) {
                                        const err18 = { instancePath: instancePath + "/rows/" + i0 + "/weights", schemaPath: "#/$defs/row/properties/weights/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
                                        if (vErrors === null) {
                                          vErrors = [err18];
                                        } else {
                                          vErrors.push(err18);
                                        }
                                        errors++;
                                        validate20.errors = vErrors;
                                        return false;
                                      } else {
                                        errors = _errs26;
                                        if (vErrors !== null) {
                                          if (_errs26) {
                                            vErrors.length = _errs26;
                                          } else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      var valid3 = _errs25 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (valid3) {
                                      if (data2.threshold !== void 0 && func0.call(data2, "threshold")) {
                                        let data11 = data2.threshold;
                                        const _errs38 = errors;
                                        const _errs39 = errors;
                                        let valid8 = false;
                                        let passing3 = null;
                                        const _errs40 = errors;
                                        if (errors === _errs40) {
                                          if (typeof data11 == "number" && isFinite(data11)) {
                                            if (data11 > 1 || isNaN(data11)) {
                                              const err19 = { instancePath: instancePath + "/rows/" + i0 + "/threshold", schemaPath: "#/$defs/row/properties/threshold/oneOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                                              if (vErrors === null) {
                                                vErrors = [err19];
                                              } else {
                                                vErrors.push(err19);
                                              }
                                              errors++;
                                            } else {
                                              if (data11 < 0 || isNaN(data11)) {
                                                const err20 = { instancePath: instancePath + "/rows/" + i0 + "/threshold", schemaPath: "#/$defs/row/properties/threshold/oneOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                if (vErrors === null) {
                                                  vErrors = [err20];
                                                } else {
                                                  vErrors.push(err20);
                                                }
                                                errors++;
                                              }
                                            }
                                          } else {
                                            const err21 = { instancePath: instancePath + "/rows/" + i0 + "/threshold", schemaPath: "#/$defs/row/properties/threshold/oneOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                            if (vErrors === null) {
                                              vErrors = [err21];
                                            } else {
                                              vErrors.push(err21);
                                            }
                                            errors++;
                                          }
                                        }
                                        var _valid3 = _errs40 === errors;
                                        if (_valid3) {
                                          valid8 = true;
                                          passing3 = 0;
                                        }
                                        const _errs42 = errors;
                                        if (data11 !== null) {
                                          const err22 = { instancePath: instancePath + "/rows/" + i0 + "/threshold", schemaPath: "#/$defs/row/properties/threshold/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                          if (vErrors === null) {
                                            vErrors = [err22];
                                          } else {
                                            vErrors.push(err22);
                                          }
                                          errors++;
                                        }
                                        var _valid3 = _errs42 === errors;
                                        if (_valid3 && valid8) {
                                          valid8 = false;
                                          passing3 = [passing3, 1];
                                        } else {
                                          if (_valid3) {
                                            valid8 = true;
                                            passing3 = 1;
                                          }
                                        }
                                        if (!valid8) {
                                          const err23 = { instancePath: instancePath + "/rows/" + i0 + "/threshold", schemaPath: "#/$defs/row/properties/threshold/oneOf", keyword: "oneOf", params: { passingSchemas: passing3 }, message: "must match exactly one schema in oneOf" };
                                          if (vErrors === null) {
                                            vErrors = [err23];
                                          } else {
                                            vErrors.push(err23);
                                          }
                                          errors++;
                                          validate20.errors = vErrors;
                                          return false;
                                        } else {
                                          errors = _errs39;
                                          if (vErrors !== null) {
                                            if (_errs39) {
                                              vErrors.length = _errs39;
                                            } else {
                                              vErrors = null;
                                            }
                                          }
                                        }
                                        var valid3 = _errs38 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                      if (valid3) {
                                        if (data2["pr-v1"] !== void 0 && func0.call(data2, "pr-v1")) {
                                          let data12 = data2["pr-v1"];
                                          const _errs44 = errors;
                                          if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
                                            validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/pr-v1", schemaPath: "#/$defs/row/properties/pr-v1/type", keyword: "type", params: { type: schema32.properties["pr-v1"].type }, message: "must be number,null" }];
                                            return false;
                                          }
                                          var valid3 = _errs44 === errors;
                                        } else {
                                          var valid3 = true;
                                        }
                                        if (valid3) {
                                          if (data2["pr-v2"] !== void 0 && func0.call(data2, "pr-v2")) {
                                            let data13 = data2["pr-v2"];
                                            const _errs46 = errors;
                                            if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null) {
                                              validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/pr-v2", schemaPath: "#/$defs/row/properties/pr-v2/type", keyword: "type", params: { type: schema32.properties["pr-v2"].type }, message: "must be number,null" }];
                                              return false;
                                            }
                                            var valid3 = _errs46 === errors;
                                          } else {
                                            var valid3 = true;
                                          }
                                          if (valid3) {
                                            if (data2.why !== void 0 && func0.call(data2, "why")) {
                                              let data14 = data2.why;
                                              const _errs48 = errors;
                                              if (typeof data14 !== "string" && data14 !== null) {
                                                validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/why", schemaPath: "#/$defs/row/properties/why/type", keyword: "type", params: { type: schema32.properties.why.type }, message: "must be string,null" }];
                                                return false;
                                              }
                                              var valid3 = _errs48 === errors;
                                            } else {
                                              var valid3 = true;
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
                        validate20.errors = [{ instancePath: instancePath + "/rows/" + i0, schemaPath: "#/$defs/row/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
