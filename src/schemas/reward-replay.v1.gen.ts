// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateRewardReplayV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/reward-replay.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "equal", "results"], "properties": { "schema": { "const": "lanser.reward-replay.v1" }, "equal": { "type": "boolean" }, "results": { "type": "array", "items": { "$ref": "#/$defs/result" } } }, "$defs": { "result": { "type": "object", "additionalProperties": false, "required": ["file", "step", "commit", "state", "basis", "why", "pr-v1", "pr-v2", "differences"], "properties": { "file": { "type": "string", "minLength": 1 }, "trajectory": { "type": "string", "minLength": 1 }, "step": { "oneOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] }, "commit": { "oneOf": [{ "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" }, { "type": "null" }] }, "state": { "enum": ["equal", "different", "unscored", "unknown"] }, "basis": { "enum": ["findings", "counts", null] }, "why": { "type": ["string", "null"] }, "pr-v1": { "$ref": "#/$defs/pair" }, "pr-v2": { "$ref": "#/$defs/pair" }, "differences": { "type": "array", "items": { "type": "string", "minLength": 1 } } } }, "pair": { "type": "object", "additionalProperties": false, "required": ["stored", "recomputed"], "properties": { "stored": { "type": ["number", "null"] }, "recomputed": { "type": ["number", "null"] } } } } };
const func0 = Object.prototype.hasOwnProperty;
const schema32 = { "type": "object", "additionalProperties": false, "required": ["file", "step", "commit", "state", "basis", "why", "pr-v1", "pr-v2", "differences"], "properties": { "file": { "type": "string", "minLength": 1 }, "trajectory": { "type": "string", "minLength": 1 }, "step": { "oneOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] }, "commit": { "oneOf": [{ "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" }, { "type": "null" }] }, "state": { "enum": ["equal", "different", "unscored", "unknown"] }, "basis": { "enum": ["findings", "counts", null] }, "why": { "type": ["string", "null"] }, "pr-v1": { "$ref": "#/$defs/pair" }, "pr-v2": { "$ref": "#/$defs/pair" }, "differences": { "type": "array", "items": { "type": "string", "minLength": 1 } } } };
const schema33 = { "type": "object", "additionalProperties": false, "required": ["stored", "recomputed"], "properties": { "stored": { "type": ["number", "null"] }, "recomputed": { "type": ["number", "null"] } } };
const func77 = defaultOf(ucs2lengthHelper);
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.file === void 0 || !func0.call(data, "file")) && (missing0 = "file") || (data.step === void 0 || !func0.call(data, "step")) && (missing0 = "step") || (data.commit === void 0 || !func0.call(data, "commit")) && (missing0 = "commit") || (data.state === void 0 || !func0.call(data, "state")) && (missing0 = "state") || (data.basis === void 0 || !func0.call(data, "basis")) && (missing0 = "basis") || (data.why === void 0 || !func0.call(data, "why")) && (missing0 = "why") || (data["pr-v1"] === void 0 || !func0.call(data, "pr-v1")) && (missing0 = "pr-v1") || (data["pr-v2"] === void 0 || !func0.call(data, "pr-v2")) && (missing0 = "pr-v2") || (data.differences === void 0 || !func0.call(data, "differences")) && (missing0 = "differences")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema32.properties, key0)) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.file !== void 0 && func0.call(data, "file")) {
            let data0 = data.file;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func77(data0) < 1) {
                  validate21.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/properties/file/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate21.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.trajectory !== void 0 && func0.call(data, "trajectory")) {
              let data1 = data.trajectory;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func77(data1) < 1) {
                    validate21.errors = [{ instancePath: instancePath + "/trajectory", schemaPath: "#/properties/trajectory/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate21.errors = [{ instancePath: instancePath + "/trajectory", schemaPath: "#/properties/trajectory/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.step !== void 0 && func0.call(data, "step")) {
                let data2 = data.step;
                const _errs6 = errors;
                const _errs7 = errors;
                let valid1 = false;
                let passing0 = null;
                const _errs8 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  const err0 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/oneOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                if (errors === _errs8) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 1 || isNaN(data2)) {
                      const err1 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/oneOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    }
                  }
                }
                var _valid0 = _errs8 === errors;
                if (_valid0) {
                  valid1 = true;
                  passing0 = 0;
                }
                const _errs10 = errors;
                if (data2 !== null) {
                  const err2 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
                var _valid0 = _errs10 === errors;
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
                  const err3 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                  validate21.errors = vErrors;
                  return false;
                } else {
                  errors = _errs7;
                  if (vErrors !== null) {
                    if (_errs7) {
                      vErrors.length = _errs7;
                    } else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.commit !== void 0 && func0.call(data, "commit")) {
                  let data3 = data.commit;
                  const _errs12 = errors;
                  const _errs13 = errors;
                  let valid2 = false;
                  let passing1 = null;
                  const _errs14 = errors;
                  if (errors === _errs14) {
                    if (typeof data3 === "string") {
                      if (!pattern4.test(data3)) {
                        const err4 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf/0/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' };
                        if (vErrors === null) {
                          vErrors = [err4];
                        } else {
                          vErrors.push(err4);
                        }
                        errors++;
                      }
                    } else {
                      const err5 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err5];
                      } else {
                        vErrors.push(err5);
                      }
                      errors++;
                    }
                  }
                  var _valid1 = _errs14 === errors;
                  if (_valid1) {
                    valid2 = true;
                    passing1 = 0;
                  }
                  const _errs16 = errors;
                  if (data3 !== null) {
                    const err6 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                  }
                  var _valid1 = _errs16 === errors;
                  if (_valid1 && valid2) {
                    valid2 = false;
                    passing1 = [passing1, 1];
                  } else {
                    if (_valid1) {
                      valid2 = true;
                      passing1 = 1;
                    }
                  }
                  if (!valid2) {
                    const err7 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                    validate21.errors = vErrors;
                    return false;
                  } else {
                    errors = _errs13;
                    if (vErrors !== null) {
                      if (_errs13) {
                        vErrors.length = _errs13;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.state !== void 0 && func0.call(data, "state")) {
                    let data4 = data.state;
                    const _errs18 = errors;
                    if (!(data4 === "equal" || data4 === "different" || data4 === "unscored" || data4 === "unknown")) {
                      validate21.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema32.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid0 = _errs18 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.basis !== void 0 && func0.call(data, "basis")) {
                      let data5 = data.basis;
                      const _errs19 = errors;
                      if (!(data5 === "findings" || data5 === "counts" || data5 === null)) {
                        validate21.errors = [{ instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/enum", keyword: "enum", params: { allowedValues: schema32.properties.basis.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs19 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.why !== void 0 && func0.call(data, "why")) {
                        let data6 = data.why;
                        const _errs20 = errors;
                        if (typeof data6 !== "string" && data6 !== null) {
                          validate21.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: schema32.properties.why.type }, message: "must be string,null" }];
                          return false;
                        }
                        var valid0 = _errs20 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data["pr-v1"] !== void 0 && func0.call(data, "pr-v1")) {
                          let data7 = data["pr-v1"];
                          const _errs22 = errors;
                          const _errs23 = errors;
                          if (errors === _errs23) {
                            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                              let missing1;
                              if ((data7.stored === void 0 || !func0.call(data7, "stored")) && (missing1 = "stored") || (data7.recomputed === void 0 || !func0.call(data7, "recomputed")) && (missing1 = "recomputed")) {
                                validate21.errors = [{ instancePath: instancePath + "/pr-v1", schemaPath: "#/$defs/pair/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                return false;
                              } else {
                                const _errs25 = errors;
                                for (const key1 of Object.keys(data7)) {
                                  if (!(key1 === "stored" || key1 === "recomputed")) {
                                    validate21.errors = [{ instancePath: instancePath + "/pr-v1", schemaPath: "#/$defs/pair/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs25 === errors) {
                                  if (data7.stored !== void 0 && func0.call(data7, "stored")) {
                                    let data8 = data7.stored;
                                    const _errs26 = errors;
                                    if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
                                      validate21.errors = [{ instancePath: instancePath + "/pr-v1/stored", schemaPath: "#/$defs/pair/properties/stored/type", keyword: "type", params: { type: schema33.properties.stored.type }, message: "must be number,null" }];
                                      return false;
                                    }
                                    var valid4 = _errs26 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data7.recomputed !== void 0 && func0.call(data7, "recomputed")) {
                                      let data9 = data7.recomputed;
                                      const _errs28 = errors;
                                      if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
                                        validate21.errors = [{ instancePath: instancePath + "/pr-v1/recomputed", schemaPath: "#/$defs/pair/properties/recomputed/type", keyword: "type", params: { type: schema33.properties.recomputed.type }, message: "must be number,null" }];
                                        return false;
                                      }
                                      var valid4 = _errs28 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate21.errors = [{ instancePath: instancePath + "/pr-v1", schemaPath: "#/$defs/pair/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs22 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data["pr-v2"] !== void 0 && func0.call(data, "pr-v2")) {
                            let data10 = data["pr-v2"];
                            const _errs30 = errors;
                            const _errs31 = errors;
                            if (errors === _errs31) {
                              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                let missing2;
                                if ((data10.stored === void 0 || !func0.call(data10, "stored")) && (missing2 = "stored") || (data10.recomputed === void 0 || !func0.call(data10, "recomputed")) && (missing2 = "recomputed")) {
                                  validate21.errors = [{ instancePath: instancePath + "/pr-v2", schemaPath: "#/$defs/pair/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                  return false;
                                } else {
                                  const _errs33 = errors;
                                  for (const key2 of Object.keys(data10)) {
                                    if (!(key2 === "stored" || key2 === "recomputed")) {
                                      validate21.errors = [{ instancePath: instancePath + "/pr-v2", schemaPath: "#/$defs/pair/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs33 === errors) {
                                    if (data10.stored !== void 0 && func0.call(data10, "stored")) {
                                      let data11 = data10.stored;
                                      const _errs34 = errors;
                                      if (!(typeof data11 == "number" && isFinite(data11)) && data11 !== null) {
                                        validate21.errors = [{ instancePath: instancePath + "/pr-v2/stored", schemaPath: "#/$defs/pair/properties/stored/type", keyword: "type", params: { type: schema33.properties.stored.type }, message: "must be number,null" }];
                                        return false;
                                      }
                                      var valid6 = _errs34 === errors;
                                    } else {
                                      var valid6 = true;
                                    }
                                    if (valid6) {
                                      if (data10.recomputed !== void 0 && func0.call(data10, "recomputed")) {
                                        let data12 = data10.recomputed;
                                        const _errs36 = errors;
                                        if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
                                          validate21.errors = [{ instancePath: instancePath + "/pr-v2/recomputed", schemaPath: "#/$defs/pair/properties/recomputed/type", keyword: "type", params: { type: schema33.properties.recomputed.type }, message: "must be number,null" }];
                                          return false;
                                        }
                                        var valid6 = _errs36 === errors;
                                      } else {
                                        var valid6 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate21.errors = [{ instancePath: instancePath + "/pr-v2", schemaPath: "#/$defs/pair/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid0 = _errs30 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.differences !== void 0 && func0.call(data, "differences")) {
                              let data13 = data.differences;
                              const _errs38 = errors;
                              if (errors === _errs38) {
                                if (Array.isArray(data13)) {
                                  var valid7 = true;
                                  const len0 = data13.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let data14 = data13[i0];
                                    const _errs40 = errors;
                                    if (errors === _errs40) {
                                      if (typeof data14 === "string") {
                                        if (func77(data14) < 1) {
                                          validate21.errors = [{ instancePath: instancePath + "/differences/" + i0, schemaPath: "#/properties/differences/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                          return false;
                                        }
                                      } else {
                                        validate21.errors = [{ instancePath: instancePath + "/differences/" + i0, schemaPath: "#/properties/differences/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid7 = _errs40 === errors;
                                    if (!valid7) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate21.errors = [{ instancePath: instancePath + "/differences", schemaPath: "#/properties/differences/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs38 === errors;
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.equal === void 0 || !func0.call(data, "equal")) && (missing0 = "equal") || (data.results === void 0 || !func0.call(data, "results")) && (missing0 = "results")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "equal" || key0 === "results")) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.reward-replay.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.reward-replay.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.equal !== void 0 && func0.call(data, "equal")) {
              const _errs3 = errors;
              if (typeof data.equal !== "boolean") {
                validate20.errors = [{ instancePath: instancePath + "/equal", schemaPath: "#/properties/equal/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.results !== void 0 && func0.call(data, "results")) {
                let data2 = data.results;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (Array.isArray(data2)) {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs7 = errors;
                      if (!validate21(data2[i0], { instancePath: instancePath + "/results/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
