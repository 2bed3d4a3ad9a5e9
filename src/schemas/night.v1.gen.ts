// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateNightV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/night.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "date", "traces", "differing", "seenOnce", "inconclusive", "texts"], "properties": { "schema": { "const": "lanser.night.v1" }, "date": { "type": "string", "pattern": "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$" }, "traces": { "$ref": "#/$defs/number" }, "differing": { "type": "object", "additionalProperties": false, "required": ["count", "shown"], "properties": { "count": { "$ref": "#/$defs/number" }, "shown": { "type": "array", "maxItems": 1e3, "items": { "$ref": "#/$defs/difference" } } } }, "seenOnce": { "$ref": "#/$defs/number" }, "inconclusive": { "type": "array", "maxItems": 1e3, "items": { "type": "object", "additionalProperties": false, "required": ["trace", "reason", "message"], "properties": { "trace": { "$ref": "#/$defs/nullableName" }, "reason": { "$ref": "#/$defs/reason" }, "message": { "type": "string", "maxLength": 2e3 } } } }, "texts": { "type": "array", "maxItems": 1e3, "items": { "type": "object", "additionalProperties": false, "required": ["trace", "text"], "properties": { "trace": { "$ref": "#/$defs/name" }, "text": { "type": "string" } } } } }, "$defs": { "number": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "name": { "type": "string", "minLength": 1, "maxLength": 300 }, "nullableName": { "type": ["string", "null"], "minLength": 1, "maxLength": 300 }, "class": { "enum": ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"] }, "reason": { "enum": ["unmeasured", "incomparable", "recorded-elsewhere", "other-version-unmeasured", "unavailable", "not-found", "unknown-server", "unknown-version", "replay-mismatch", "no-result"] }, "difference": { "type": "object", "additionalProperties": false, "required": ["server", "class", "path", "code"], "properties": { "server": { "$ref": "#/$defs/name" }, "class": { "$ref": "#/$defs/class" }, "path": { "$ref": "#/$defs/nullableName" }, "code": { "$ref": "#/$defs/nullableName" } } } } };
const schema32 = { "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
const schema37 = { "type": ["string", "null"], "minLength": 1, "maxLength": 300 };
const schema41 = { "enum": ["unmeasured", "incomparable", "recorded-elsewhere", "other-version-unmeasured", "unavailable", "not-found", "unknown-server", "unknown-version", "replay-mismatch", "no-result"] };
const schema35 = { "type": "string", "minLength": 1, "maxLength": 300 };
const func0 = Object.prototype.hasOwnProperty;
const func80 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
const schema34 = { "type": "object", "additionalProperties": false, "required": ["server", "class", "path", "code"], "properties": { "server": { "$ref": "#/$defs/name" }, "class": { "$ref": "#/$defs/class" }, "path": { "$ref": "#/$defs/nullableName" }, "code": { "$ref": "#/$defs/nullableName" } } };
const schema36 = { "enum": ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"] };
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
      if ((data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.class === void 0 || !func0.call(data, "class")) && (missing0 = "class") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "server" || key0 === "class" || key0 === "path" || key0 === "code")) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.server !== void 0 && func0.call(data, "server")) {
            let data0 = data.server;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (func80(data0) > 300) {
                  validate21.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/name/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }];
                  return false;
                } else {
                  if (func80(data0) < 1) {
                    validate21.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate21.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.class !== void 0 && func0.call(data, "class")) {
              let data1 = data.class;
              const _errs5 = errors;
              if (!(data1 === "D1" || data1 === "D2" || data1 === "D3" || data1 === "D4" || data1 === "D5" || data1 === "D6" || data1 === "D7" || data1 === "D8" || data1 === "D9")) {
                validate21.errors = [{ instancePath: instancePath + "/class", schemaPath: "#/$defs/class/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.path !== void 0 && func0.call(data, "path")) {
                let data2 = data.path;
                const _errs7 = errors;
                const _errs8 = errors;
                if (typeof data2 !== "string" && data2 !== null) {
                  validate21.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/nullableName/type", keyword: "type", params: { type: schema37.type }, message: "must be string,null" }];
                  return false;
                }
                if (errors === _errs8) {
                  if (typeof data2 === "string") {
                    if (func80(data2) > 300) {
                      validate21.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/nullableName/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }];
                      return false;
                    } else {
                      if (func80(data2) < 1) {
                        validate21.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/nullableName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.code !== void 0 && func0.call(data, "code")) {
                  let data3 = data.code;
                  const _errs10 = errors;
                  const _errs11 = errors;
                  if (typeof data3 !== "string" && data3 !== null) {
                    validate21.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/nullableName/type", keyword: "type", params: { type: schema37.type }, message: "must be string,null" }];
                    return false;
                  }
                  if (errors === _errs11) {
                    if (typeof data3 === "string") {
                      if (func80(data3) > 300) {
                        validate21.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/nullableName/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }];
                        return false;
                      } else {
                        if (func80(data3) < 1) {
                          validate21.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/nullableName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.date === void 0 || !func0.call(data, "date")) && (missing0 = "date") || (data.traces === void 0 || !func0.call(data, "traces")) && (missing0 = "traces") || (data.differing === void 0 || !func0.call(data, "differing")) && (missing0 = "differing") || (data.seenOnce === void 0 || !func0.call(data, "seenOnce")) && (missing0 = "seenOnce") || (data.inconclusive === void 0 || !func0.call(data, "inconclusive")) && (missing0 = "inconclusive") || (data.texts === void 0 || !func0.call(data, "texts")) && (missing0 = "texts")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "date" || key0 === "traces" || key0 === "differing" || key0 === "seenOnce" || key0 === "inconclusive" || key0 === "texts")) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.night.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.night.v1" }, message: "must be equal to constant" }];
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
              if (data.traces !== void 0 && func0.call(data, "traces")) {
                let data2 = data.traces;
                const _errs5 = errors;
                const _errs6 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate20.errors = [{ instancePath: instancePath + "/traces", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 9007199254740991 || isNaN(data2)) {
                      validate20.errors = [{ instancePath: instancePath + "/traces", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate20.errors = [{ instancePath: instancePath + "/traces", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.differing !== void 0 && func0.call(data, "differing")) {
                  let data3 = data.differing;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing1;
                      if ((data3.count === void 0 || !func0.call(data3, "count")) && (missing1 = "count") || (data3.shown === void 0 || !func0.call(data3, "shown")) && (missing1 = "shown")) {
                        validate20.errors = [{ instancePath: instancePath + "/differing", schemaPath: "#/properties/differing/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        const _errs10 = errors;
                        for (const key1 of Object.keys(data3)) {
                          if (!(key1 === "count" || key1 === "shown")) {
                            validate20.errors = [{ instancePath: instancePath + "/differing", schemaPath: "#/properties/differing/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                            return false;
                            break;
                          }
                        }
                        if (_errs10 === errors) {
                          if (data3.count !== void 0 && func0.call(data3, "count")) {
                            let data4 = data3.count;
                            const _errs11 = errors;
                            const _errs12 = errors;
                            if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                              validate20.errors = [{ instancePath: instancePath + "/differing/count", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            if (errors === _errs12) {
                              if (typeof data4 == "number" && isFinite(data4)) {
                                if (data4 > 9007199254740991 || isNaN(data4)) {
                                  validate20.errors = [{ instancePath: instancePath + "/differing/count", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                  return false;
                                } else {
                                  if (data4 < 0 || isNaN(data4)) {
                                    validate20.errors = [{ instancePath: instancePath + "/differing/count", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid2 = _errs11 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data3.shown !== void 0 && func0.call(data3, "shown")) {
                              let data5 = data3.shown;
                              const _errs14 = errors;
                              if (errors === _errs14) {
                                if (Array.isArray(data5)) {
                                  if (data5.length > 1e3) {
                                    validate20.errors = [{ instancePath: instancePath + "/differing/shown", schemaPath: "#/properties/differing/properties/shown/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }];
                                    return false;
                                  } else {
                                    var valid4 = true;
                                    const len0 = data5.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      const _errs16 = errors;
                                      if (!validate21(data5[i0], { instancePath: instancePath + "/differing/shown/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid4 = _errs16 === errors;
                                      if (!valid4) {
                                        break;
                                      }
                                    }
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/differing/shown", schemaPath: "#/properties/differing/properties/shown/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid2 = _errs14 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/differing", schemaPath: "#/properties/differing/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.seenOnce !== void 0 && func0.call(data, "seenOnce")) {
                    let data7 = data.seenOnce;
                    const _errs17 = errors;
                    const _errs18 = errors;
                    if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                      validate20.errors = [{ instancePath: instancePath + "/seenOnce", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs18) {
                      if (typeof data7 == "number" && isFinite(data7)) {
                        if (data7 > 9007199254740991 || isNaN(data7)) {
                          validate20.errors = [{ instancePath: instancePath + "/seenOnce", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                          return false;
                        } else {
                          if (data7 < 0 || isNaN(data7)) {
                            validate20.errors = [{ instancePath: instancePath + "/seenOnce", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs17 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.inconclusive !== void 0 && func0.call(data, "inconclusive")) {
                      let data8 = data.inconclusive;
                      const _errs20 = errors;
                      if (errors === _errs20) {
                        if (Array.isArray(data8)) {
                          if (data8.length > 1e3) {
                            validate20.errors = [{ instancePath: instancePath + "/inconclusive", schemaPath: "#/properties/inconclusive/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }];
                            return false;
                          } else {
                            var valid6 = true;
                            const len1 = data8.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data9 = data8[i1];
                              const _errs22 = errors;
                              if (errors === _errs22) {
                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                  let missing2;
                                  if ((data9.trace === void 0 || !func0.call(data9, "trace")) && (missing2 = "trace") || (data9.reason === void 0 || !func0.call(data9, "reason")) && (missing2 = "reason") || (data9.message === void 0 || !func0.call(data9, "message")) && (missing2 = "message")) {
                                    validate20.errors = [{ instancePath: instancePath + "/inconclusive/" + i1, schemaPath: "#/properties/inconclusive/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                    return false;
                                  } else {
                                    const _errs24 = errors;
                                    for (const key2 of Object.keys(data9)) {
                                      if (!(key2 === "trace" || key2 === "reason" || key2 === "message")) {
                                        validate20.errors = [{ instancePath: instancePath + "/inconclusive/" + i1, schemaPath: "#/properties/inconclusive/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs24 === errors) {
                                      if (data9.trace !== void 0 && func0.call(data9, "trace")) {
                                        let data10 = data9.trace;
                                        const _errs25 = errors;
                                        const _errs26 = errors;
                                        if (typeof data10 !== "string" && data10 !== null) {
                                          validate20.errors = [{ instancePath: instancePath + "/inconclusive/" + i1 + "/trace", schemaPath: "#/$defs/nullableName/type", keyword: "type", params: { type: schema37.type }, message: "must be string,null" }];
                                          return false;
                                        }
                                        if (errors === _errs26) {
                                          if (typeof data10 === "string") {
                                            if (func80(data10) > 300) {
                                              validate20.errors = [{ instancePath: instancePath + "/inconclusive/" + i1 + "/trace", schemaPath: "#/$defs/nullableName/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }];
                                              return false;
                                            } else {
                                              if (func80(data10) < 1) {
                                                validate20.errors = [{ instancePath: instancePath + "/inconclusive/" + i1 + "/trace", schemaPath: "#/$defs/nullableName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                return false;
                                              }
                                            }
                                          }
                                        }
                                        var valid7 = _errs25 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                      if (valid7) {
                                        if (data9.reason !== void 0 && func0.call(data9, "reason")) {
                                          let data11 = data9.reason;
                                          const _errs28 = errors;
                                          if (!(data11 === "unmeasured" || data11 === "incomparable" || data11 === "recorded-elsewhere" || data11 === "other-version-unmeasured" || data11 === "unavailable" || data11 === "not-found" || data11 === "unknown-server" || data11 === "unknown-version" || data11 === "replay-mismatch" || data11 === "no-result")) {
                                            validate20.errors = [{ instancePath: instancePath + "/inconclusive/" + i1 + "/reason", schemaPath: "#/$defs/reason/enum", keyword: "enum", params: { allowedValues: schema41.enum }, message: "must be equal to one of the allowed values" }];
                                            return false;
                                          }
                                          var valid7 = _errs28 === errors;
                                        } else {
                                          var valid7 = true;
                                        }
                                        if (valid7) {
                                          if (data9.message !== void 0 && func0.call(data9, "message")) {
                                            let data12 = data9.message;
                                            const _errs30 = errors;
                                            if (errors === _errs30) {
                                              if (typeof data12 === "string") {
                                                if (func80(data12) > 2e3) {
                                                  validate20.errors = [{ instancePath: instancePath + "/inconclusive/" + i1 + "/message", schemaPath: "#/properties/inconclusive/items/properties/message/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                                                  return false;
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/inconclusive/" + i1 + "/message", schemaPath: "#/properties/inconclusive/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid7 = _errs30 === errors;
                                          } else {
                                            var valid7 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/inconclusive/" + i1, schemaPath: "#/properties/inconclusive/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid6 = _errs22 === errors;
                              if (!valid6) {
                                break;
                              }
                            }
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/inconclusive", schemaPath: "#/properties/inconclusive/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs20 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.texts !== void 0 && func0.call(data, "texts")) {
                        let data13 = data.texts;
                        const _errs32 = errors;
                        if (errors === _errs32) {
                          if (Array.isArray(data13)) {
                            if (data13.length > 1e3) {
                              validate20.errors = [{ instancePath: instancePath + "/texts", schemaPath: "#/properties/texts/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }];
                              return false;
                            } else {
                              var valid10 = true;
                              const len2 = data13.length;
                              for (let i2 = 0; i2 < len2; i2++) {
                                let data14 = data13[i2];
                                const _errs34 = errors;
                                if (errors === _errs34) {
                                  if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                    let missing3;
                                    if ((data14.trace === void 0 || !func0.call(data14, "trace")) && (missing3 = "trace") || (data14.text === void 0 || !func0.call(data14, "text")) && (missing3 = "text")) {
                                      validate20.errors = [{ instancePath: instancePath + "/texts/" + i2, schemaPath: "#/properties/texts/items/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                      return false;
                                    } else {
                                      const _errs36 = errors;
                                      for (const key3 of Object.keys(data14)) {
                                        if (!(key3 === "trace" || key3 === "text")) {
                                          validate20.errors = [{ instancePath: instancePath + "/texts/" + i2, schemaPath: "#/properties/texts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs36 === errors) {
                                        if (data14.trace !== void 0 && func0.call(data14, "trace")) {
                                          let data15 = data14.trace;
                                          const _errs37 = errors;
                                          const _errs38 = errors;
                                          if (errors === _errs38) {
                                            if (typeof data15 === "string") {
                                              if (func80(data15) > 300) {
                                                validate20.errors = [{ instancePath: instancePath + "/texts/" + i2 + "/trace", schemaPath: "#/$defs/name/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }];
                                                return false;
                                              } else {
                                                if (func80(data15) < 1) {
                                                  validate20.errors = [{ instancePath: instancePath + "/texts/" + i2 + "/trace", schemaPath: "#/$defs/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                  return false;
                                                }
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/texts/" + i2 + "/trace", schemaPath: "#/$defs/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid11 = _errs37 === errors;
                                        } else {
                                          var valid11 = true;
                                        }
                                        if (valid11) {
                                          if (data14.text !== void 0 && func0.call(data14, "text")) {
                                            const _errs40 = errors;
                                            if (typeof data14.text !== "string") {
                                              validate20.errors = [{ instancePath: instancePath + "/texts/" + i2 + "/text", schemaPath: "#/properties/texts/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                            var valid11 = _errs40 === errors;
                                          } else {
                                            var valid11 = true;
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/texts/" + i2, schemaPath: "#/properties/texts/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid10 = _errs34 === errors;
                                if (!valid10) {
                                  break;
                                }
                              }
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/texts", schemaPath: "#/properties/texts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs32 === errors;
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
