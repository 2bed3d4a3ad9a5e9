// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateTrendV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trend.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "date", "target", "server", "version", "runs", "distinct", "classes", "recorded", "volatile", "upper95"], "properties": { "schema": { "const": "lanser.trend.v1" }, "date": { "type": "string", "pattern": "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$" }, "target": { "type": "string", "minLength": 1 }, "server": { "type": "string", "minLength": 1 }, "version": { "type": "string", "minLength": 1 }, "runs": { "type": "integer", "minimum": 1 }, "distinct": { "type": "integer", "minimum": 1 }, "classes": { "type": "object", "additionalProperties": false, "required": ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"], "properties": { "D0": { "$ref": "#/$defs/number" }, "D1": { "$ref": "#/$defs/number" }, "D2": { "$ref": "#/$defs/number" }, "D3": { "$ref": "#/$defs/number" }, "D4": { "$ref": "#/$defs/number" }, "D5": { "$ref": "#/$defs/number" }, "D6": { "$ref": "#/$defs/number" }, "D7": { "$ref": "#/$defs/number" }, "D8": { "$ref": "#/$defs/number" }, "D9": { "$ref": "#/$defs/number" } } }, "recorded": { "enum": ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", null] }, "volatile": { "$ref": "#/$defs/number" }, "upper95": { "type": ["number", "null"], "minimum": 0, "maximum": 1 } }, "$defs": { "number": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 } } };
const schema32 = { "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
const func0 = Object.prototype.hasOwnProperty;
const func75 = defaultOf(ucs2lengthHelper);
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.date === void 0 || !func0.call(data, "date")) && (missing0 = "date") || (data.target === void 0 || !func0.call(data, "target")) && (missing0 = "target") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.runs === void 0 || !func0.call(data, "runs")) && (missing0 = "runs") || (data.distinct === void 0 || !func0.call(data, "distinct")) && (missing0 = "distinct") || (data.classes === void 0 || !func0.call(data, "classes")) && (missing0 = "classes") || (data.recorded === void 0 || !func0.call(data, "recorded")) && (missing0 = "recorded") || (data.volatile === void 0 || !func0.call(data, "volatile")) && (missing0 = "volatile") || (data.upper95 === void 0 || !func0.call(data, "upper95")) && (missing0 = "upper95")) {
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
            if ("lanser.trend.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.trend.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.date !== void 0 && func0.call(data, "date")) {
              let data1 = data.date;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (!pattern4.test(data1)) {
                    validate20.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"' }];
                    return false;
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.target !== void 0 && func0.call(data, "target")) {
                let data2 = data.target;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func75(data2) < 1) {
                      validate20.errors = [{ instancePath: instancePath + "/target", schemaPath: "#/properties/target/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.server !== void 0 && func0.call(data, "server")) {
                  let data3 = data.server;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func75(data3) < 1) {
                        validate20.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.version !== void 0 && func0.call(data, "version")) {
                    let data4 = data.version;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (typeof data4 === "string") {
                        if (func75(data4) < 1) {
                          validate20.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      } else {
                        validate20.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.runs !== void 0 && func0.call(data, "runs")) {
                      let data5 = data.runs;
                      const _errs11 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validate20.errors = [{ instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs11) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 1 || isNaN(data5)) {
                            validate20.errors = [{ instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.distinct !== void 0 && func0.call(data, "distinct")) {
                        let data6 = data.distinct;
                        const _errs13 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validate20.errors = [{ instancePath: instancePath + "/distinct", schemaPath: "#/properties/distinct/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs13) {
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 < 1 || isNaN(data6)) {
                              validate20.errors = [{ instancePath: instancePath + "/distinct", schemaPath: "#/properties/distinct/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs13 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.classes !== void 0 && func0.call(data, "classes")) {
                          let data7 = data.classes;
                          const _errs15 = errors;
                          if (errors === _errs15) {
                            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                              let missing1;
                              if ((data7.D0 === void 0 || !func0.call(data7, "D0")) && (missing1 = "D0") || (data7.D1 === void 0 || !func0.call(data7, "D1")) && (missing1 = "D1") || (data7.D2 === void 0 || !func0.call(data7, "D2")) && (missing1 = "D2") || (data7.D3 === void 0 || !func0.call(data7, "D3")) && (missing1 = "D3") || (data7.D4 === void 0 || !func0.call(data7, "D4")) && (missing1 = "D4") || (data7.D5 === void 0 || !func0.call(data7, "D5")) && (missing1 = "D5") || (data7.D6 === void 0 || !func0.call(data7, "D6")) && (missing1 = "D6") || (data7.D7 === void 0 || !func0.call(data7, "D7")) && (missing1 = "D7") || (data7.D8 === void 0 || !func0.call(data7, "D8")) && (missing1 = "D8") || (data7.D9 === void 0 || !func0.call(data7, "D9")) && (missing1 = "D9")) {
                                validate20.errors = [{ instancePath: instancePath + "/classes", schemaPath: "#/properties/classes/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                return false;
                              } else {
                                const _errs17 = errors;
                                for (const key1 of Object.keys(data7)) {
                                  if (!func0.call(schema31.properties.classes.properties, key1)) {
                                    validate20.errors = [{ instancePath: instancePath + "/classes", schemaPath: "#/properties/classes/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs17 === errors) {
                                  if (data7.D0 !== void 0 && func0.call(data7, "D0")) {
                                    let data8 = data7.D0;
                                    const _errs18 = errors;
                                    const _errs19 = errors;
                                    if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                      validate20.errors = [{ instancePath: instancePath + "/classes/D0", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    if (errors === _errs19) {
                                      if (typeof data8 == "number" && isFinite(data8)) {
                                        if (data8 > 9007199254740991 || isNaN(data8)) {
                                          validate20.errors = [{ instancePath: instancePath + "/classes/D0", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                          return false;
                                        } else {
                                          if (data8 < 0 || isNaN(data8)) {
                                            validate20.errors = [{ instancePath: instancePath + "/classes/D0", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                            return false;
                                          }
                                        }
                                      }
                                    }
                                    var valid1 = _errs18 === errors;
                                  } else {
                                    var valid1 = true;
                                  }
                                  if (valid1) {
                                    if (data7.D1 !== void 0 && func0.call(data7, "D1")) {
                                      let data9 = data7.D1;
                                      const _errs21 = errors;
                                      const _errs22 = errors;
                                      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                        validate20.errors = [{ instancePath: instancePath + "/classes/D1", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      if (errors === _errs22) {
                                        if (typeof data9 == "number" && isFinite(data9)) {
                                          if (data9 > 9007199254740991 || isNaN(data9)) {
                                            validate20.errors = [{ instancePath: instancePath + "/classes/D1", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                            return false;
                                          } else {
                                            if (data9 < 0 || isNaN(data9)) {
                                              validate20.errors = [{ instancePath: instancePath + "/classes/D1", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                              return false;
                                            }
                                          }
                                        }
                                      }
                                      var valid1 = _errs21 === errors;
                                    } else {
                                      var valid1 = true;
                                    }
                                    if (valid1) {
                                      if (data7.D2 !== void 0 && func0.call(data7, "D2")) {
                                        let data10 = data7.D2;
                                        const _errs24 = errors;
                                        const _errs25 = errors;
                                        if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                          validate20.errors = [{ instancePath: instancePath + "/classes/D2", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        if (errors === _errs25) {
                                          if (typeof data10 == "number" && isFinite(data10)) {
                                            if (data10 > 9007199254740991 || isNaN(data10)) {
                                              validate20.errors = [{ instancePath: instancePath + "/classes/D2", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                              return false;
                                            } else {
                                              if (data10 < 0 || isNaN(data10)) {
                                                validate20.errors = [{ instancePath: instancePath + "/classes/D2", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                return false;
                                              }
                                            }
                                          }
                                        }
                                        var valid1 = _errs24 === errors;
                                      } else {
                                        var valid1 = true;
                                      }
                                      if (valid1) {
                                        if (data7.D3 !== void 0 && func0.call(data7, "D3")) {
                                          let data11 = data7.D3;
                                          const _errs27 = errors;
                                          const _errs28 = errors;
                                          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                            validate20.errors = [{ instancePath: instancePath + "/classes/D3", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          if (errors === _errs28) {
                                            if (typeof data11 == "number" && isFinite(data11)) {
                                              if (data11 > 9007199254740991 || isNaN(data11)) {
                                                validate20.errors = [{ instancePath: instancePath + "/classes/D3", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                return false;
                                              } else {
                                                if (data11 < 0 || isNaN(data11)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/classes/D3", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                  return false;
                                                }
                                              }
                                            }
                                          }
                                          var valid1 = _errs27 === errors;
                                        } else {
                                          var valid1 = true;
                                        }
                                        if (valid1) {
                                          if (data7.D4 !== void 0 && func0.call(data7, "D4")) {
                                            let data12 = data7.D4;
                                            const _errs30 = errors;
                                            const _errs31 = errors;
                                            if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                              validate20.errors = [{ instancePath: instancePath + "/classes/D4", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                              return false;
                                            }
                                            if (errors === _errs31) {
                                              if (typeof data12 == "number" && isFinite(data12)) {
                                                if (data12 > 9007199254740991 || isNaN(data12)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/classes/D4", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                  return false;
                                                } else {
                                                  if (data12 < 0 || isNaN(data12)) {
                                                    validate20.errors = [{ instancePath: instancePath + "/classes/D4", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                    return false;
                                                  }
                                                }
                                              }
                                            }
                                            var valid1 = _errs30 === errors;
                                          } else {
                                            var valid1 = true;
                                          }
                                          if (valid1) {
                                            if (data7.D5 !== void 0 && func0.call(data7, "D5")) {
                                              let data13 = data7.D5;
                                              const _errs33 = errors;
                                              const _errs34 = errors;
                                              if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                                validate20.errors = [{ instancePath: instancePath + "/classes/D5", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                return false;
                                              }
                                              if (errors === _errs34) {
                                                if (typeof data13 == "number" && isFinite(data13)) {
                                                  if (data13 > 9007199254740991 || isNaN(data13)) {
                                                    validate20.errors = [{ instancePath: instancePath + "/classes/D5", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                    return false;
                                                  } else {
                                                    if (data13 < 0 || isNaN(data13)) {
                                                      validate20.errors = [{ instancePath: instancePath + "/classes/D5", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                      return false;
                                                    }
                                                  }
                                                }
                                              }
                                              var valid1 = _errs33 === errors;
                                            } else {
                                              var valid1 = true;
                                            }
                                            if (valid1) {
                                              if (data7.D6 !== void 0 && func0.call(data7, "D6")) {
                                                let data14 = data7.D6;
                                                const _errs36 = errors;
                                                const _errs37 = errors;
                                                if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                                                  validate20.errors = [{ instancePath: instancePath + "/classes/D6", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                  return false;
                                                }
                                                if (errors === _errs37) {
                                                  if (typeof data14 == "number" && isFinite(data14)) {
                                                    if (data14 > 9007199254740991 || isNaN(data14)) {
                                                      validate20.errors = [{ instancePath: instancePath + "/classes/D6", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                      return false;
                                                    } else {
                                                      if (data14 < 0 || isNaN(data14)) {
                                                        validate20.errors = [{ instancePath: instancePath + "/classes/D6", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                }
                                                var valid1 = _errs36 === errors;
                                              } else {
                                                var valid1 = true;
                                              }
                                              if (valid1) {
                                                if (data7.D7 !== void 0 && func0.call(data7, "D7")) {
                                                  let data15 = data7.D7;
                                                  const _errs39 = errors;
                                                  const _errs40 = errors;
                                                  if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                                    validate20.errors = [{ instancePath: instancePath + "/classes/D7", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                    return false;
                                                  }
                                                  if (errors === _errs40) {
                                                    if (typeof data15 == "number" && isFinite(data15)) {
                                                      if (data15 > 9007199254740991 || isNaN(data15)) {
                                                        validate20.errors = [{ instancePath: instancePath + "/classes/D7", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                        return false;
                                                      } else {
                                                        if (data15 < 0 || isNaN(data15)) {
                                                          validate20.errors = [{ instancePath: instancePath + "/classes/D7", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                  }
                                                  var valid1 = _errs39 === errors;
                                                } else {
                                                  var valid1 = true;
                                                }
                                                if (valid1) {
                                                  if (data7.D8 !== void 0 && func0.call(data7, "D8")) {
                                                    let data16 = data7.D8;
                                                    const _errs42 = errors;
                                                    const _errs43 = errors;
                                                    if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                                      validate20.errors = [{ instancePath: instancePath + "/classes/D8", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                      return false;
                                                    }
                                                    if (errors === _errs43) {
                                                      if (typeof data16 == "number" && isFinite(data16)) {
                                                        if (data16 > 9007199254740991 || isNaN(data16)) {
                                                          validate20.errors = [{ instancePath: instancePath + "/classes/D8", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                          return false;
                                                        } else {
                                                          if (data16 < 0 || isNaN(data16)) {
                                                            validate20.errors = [{ instancePath: instancePath + "/classes/D8", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                    }
                                                    var valid1 = _errs42 === errors;
                                                  } else {
                                                    var valid1 = true;
                                                  }
                                                  if (valid1) {
                                                    if (data7.D9 !== void 0 && func0.call(data7, "D9")) {
                                                      let data17 = data7.D9;
                                                      const _errs45 = errors;
                                                      const _errs46 = errors;
                                                      if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                                                        validate20.errors = [{ instancePath: instancePath + "/classes/D9", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                        return false;
                                                      }
                                                      if (errors === _errs46) {
                                                        if (typeof data17 == "number" && isFinite(data17)) {
                                                          if (data17 > 9007199254740991 || isNaN(data17)) {
                                                            validate20.errors = [{ instancePath: instancePath + "/classes/D9", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                            return false;
                                                          } else {
                                                            if (data17 < 0 || isNaN(data17)) {
                                                              validate20.errors = [{ instancePath: instancePath + "/classes/D9", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                      }
                                                      var valid1 = _errs45 === errors;
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
                                    }
                                  }
                                }
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/classes", schemaPath: "#/properties/classes/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs15 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.recorded !== void 0 && func0.call(data, "recorded")) {
                            let data18 = data.recorded;
                            const _errs48 = errors;
                            if (!(data18 === "D0" || data18 === "D1" || data18 === "D2" || data18 === "D3" || data18 === "D4" || data18 === "D5" || data18 === "D6" || data18 === "D7" || data18 === "D8" || data18 === "D9" || data18 === null)) {
                              validate20.errors = [{ instancePath: instancePath + "/recorded", schemaPath: "#/properties/recorded/enum", keyword: "enum", params: { allowedValues: schema31.properties.recorded.enum }, message: "must be equal to one of the allowed values" }];
                              return false;
                            }
                            var valid0 = _errs48 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.volatile !== void 0 && func0.call(data, "volatile")) {
                              let data19 = data.volatile;
                              const _errs49 = errors;
                              const _errs50 = errors;
                              if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                                validate20.errors = [{ instancePath: instancePath + "/volatile", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              if (errors === _errs50) {
                                if (typeof data19 == "number" && isFinite(data19)) {
                                  if (data19 > 9007199254740991 || isNaN(data19)) {
                                    validate20.errors = [{ instancePath: instancePath + "/volatile", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                    return false;
                                  } else {
                                    if (data19 < 0 || isNaN(data19)) {
                                      validate20.errors = [{ instancePath: instancePath + "/volatile", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid0 = _errs49 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.upper95 !== void 0 && func0.call(data, "upper95")) {
                                let data20 = data.upper95;
                                const _errs52 = errors;
                                if (!(typeof data20 == "number" && isFinite(data20)) && data20 !== null) {
                                  validate20.errors = [{ instancePath: instancePath + "/upper95", schemaPath: "#/properties/upper95/type", keyword: "type", params: { type: schema31.properties.upper95.type }, message: "must be number,null" }];
                                  return false;
                                }
                                if (errors === _errs52) {
                                  if (typeof data20 == "number" && isFinite(data20)) {
                                    if (data20 > 1 || isNaN(data20)) {
                                      validate20.errors = [{ instancePath: instancePath + "/upper95", schemaPath: "#/properties/upper95/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                      return false;
                                    } else {
                                      if (data20 < 0 || isNaN(data20)) {
                                        validate20.errors = [{ instancePath: instancePath + "/upper95", schemaPath: "#/properties/upper95/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                        return false;
                                      }
                                    }
                                  }
                                }
                                var valid0 = _errs52 === errors;
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
    } else {
      validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
