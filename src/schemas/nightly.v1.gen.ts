// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateNightlyV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/nightly.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "since", "last", "nights", "clean", "entries"], "properties": { "schema": { "const": "lanser.nightly.v1" }, "since": { "$ref": "#/$defs/day" }, "last": { "$ref": "#/$defs/day" }, "nights": { "$ref": "#/$defs/number" }, "clean": { "$ref": "#/$defs/number" }, "entries": { "type": "array", "maxItems": 1e3, "items": { "oneOf": [{ "type": "object", "additionalProperties": false, "required": ["kind", "server", "class", "path", "code", "since", "absent"], "properties": { "kind": { "const": "differs" }, "server": { "$ref": "#/$defs/name" }, "class": { "enum": ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"] }, "path": { "$ref": "#/$defs/nullableName" }, "code": { "$ref": "#/$defs/nullableName" }, "since": { "$ref": "#/$defs/day" }, "absent": { "$ref": "#/$defs/number" } } }, { "type": "object", "additionalProperties": false, "required": ["kind", "trace", "reason", "since", "absent"], "properties": { "kind": { "const": "inconclusive" }, "trace": { "$ref": "#/$defs/nullableName" }, "reason": { "$ref": "#/$defs/reason" }, "since": { "$ref": "#/$defs/day" }, "absent": { "$ref": "#/$defs/number" } } }] } } }, "$defs": { "number": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "name": { "type": "string", "minLength": 1, "maxLength": 300 }, "nullableName": { "type": ["string", "null"], "minLength": 1, "maxLength": 300 }, "reason": { "enum": ["unmeasured", "incomparable", "recorded-elsewhere", "other-version-unmeasured", "unavailable", "not-found", "unknown-server", "unknown-version", "replay-mismatch", "no-result"] }, "day": { "type": "string", "pattern": "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$" } } };
const schema32 = { "type": "string", "pattern": "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$" };
const schema34 = { "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
const schema36 = { "type": "string", "minLength": 1, "maxLength": 300 };
const schema37 = { "type": ["string", "null"], "minLength": 1, "maxLength": 300 };
const schema42 = { "enum": ["unmeasured", "incomparable", "recorded-elsewhere", "other-version-unmeasured", "unavailable", "not-found", "unknown-server", "unknown-version", "replay-mismatch", "no-result"] };
const func0 = Object.prototype.hasOwnProperty;
const func81 = defaultOf(ucs2lengthHelper);
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.since === void 0 || !func0.call(data, "since")) && (missing0 = "since") || (data.last === void 0 || !func0.call(data, "last")) && (missing0 = "last") || (data.nights === void 0 || !func0.call(data, "nights")) && (missing0 = "nights") || (data.clean === void 0 || !func0.call(data, "clean")) && (missing0 = "clean") || (data.entries === void 0 || !func0.call(data, "entries")) && (missing0 = "entries")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "since" || key0 === "last" || key0 === "nights" || key0 === "clean" || key0 === "entries")) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.nightly.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.nightly.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.since !== void 0 && func0.call(data, "since")) {
              let data1 = data.since;
              const _errs3 = errors;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (!pattern4.test(data1)) {
                    validate20.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/$defs/day/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"' }];
                    return false;
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/$defs/day/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.last !== void 0 && func0.call(data, "last")) {
                let data2 = data.last;
                const _errs6 = errors;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data2 === "string") {
                    if (!pattern4.test(data2)) {
                      validate20.errors = [{ instancePath: instancePath + "/last", schemaPath: "#/$defs/day/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"' }];
                      return false;
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/last", schemaPath: "#/$defs/day/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.nights !== void 0 && func0.call(data, "nights")) {
                  let data3 = data.nights;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate20.errors = [{ instancePath: instancePath + "/nights", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs10) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate20.errors = [{ instancePath: instancePath + "/nights", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate20.errors = [{ instancePath: instancePath + "/nights", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.clean !== void 0 && func0.call(data, "clean")) {
                    let data4 = data.clean;
                    const _errs12 = errors;
                    const _errs13 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate20.errors = [{ instancePath: instancePath + "/clean", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs13) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 9007199254740991 || isNaN(data4)) {
                          validate20.errors = [{ instancePath: instancePath + "/clean", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                          return false;
                        } else {
                          if (data4 < 0 || isNaN(data4)) {
                            validate20.errors = [{ instancePath: instancePath + "/clean", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.entries !== void 0 && func0.call(data, "entries")) {
                      let data5 = data.entries;
                      const _errs15 = errors;
                      if (errors === _errs15) {
                        if (Array.isArray(data5)) {
                          if (data5.length > 1e3) {
                            validate20.errors = [{ instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }];
                            return false;
                          } else {
                            var valid5 = true;
                            const len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data6 = data5[i0];
                              const _errs17 = errors;
                              const _errs18 = errors;
                              let valid6 = false;
                              let passing0 = null;
                              const _errs19 = errors;
                              if (errors === _errs19) {
                                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                  let missing1;
                                  if ((data6.kind === void 0 || !func0.call(data6, "kind")) && (missing1 = "kind") || (data6.server === void 0 || !func0.call(data6, "server")) && (missing1 = "server") || (data6.class === void 0 || !func0.call(data6, "class")) && (missing1 = "class") || (data6.path === void 0 || !func0.call(data6, "path")) && (missing1 = "path") || (data6.code === void 0 || !func0.call(data6, "code")) && (missing1 = "code") || (data6.since === void 0 || !func0.call(data6, "since")) && (missing1 = "since") || (data6.absent === void 0 || !func0.call(data6, "absent")) && (missing1 = "absent")) {
                                    const err0 = { instancePath: instancePath + "/entries/" + i0, schemaPath: "#/properties/entries/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                                    if (vErrors === null) {
                                      vErrors = [err0];
                                    } else {
                                      vErrors.push(err0);
                                    }
                                    errors++;
                                  } else {
                                    const _errs21 = errors;
                                    for (const key1 of Object.keys(data6)) {
                                      if (!(key1 === "kind" || key1 === "server" || key1 === "class" || key1 === "path" || key1 === "code" || key1 === "since" || key1 === "absent")) {
                                        const err1 = { instancePath: instancePath + "/entries/" + i0, schemaPath: "#/properties/entries/items/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                                        if (vErrors === null) {
                                          vErrors = [err1];
                                        } else {
                                          vErrors.push(err1);
                                        }
                                        errors++;
                                        break;
                                      }
                                    }
                                    if (_errs21 === errors) {
                                      if (data6.kind !== void 0 && func0.call(data6, "kind")) {
                                        const _errs22 = errors;
                                        if ("differs" !== data6.kind) {
                                          const err2 = { instancePath: instancePath + "/entries/" + i0 + "/kind", schemaPath: "#/properties/entries/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "differs" }, message: "must be equal to constant" };
                                          if (vErrors === null) {
                                            vErrors = [err2];
                                          } else {
                                            vErrors.push(err2);
                                          }
                                          errors++;
                                        }
                                        var valid7 = _errs22 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                      if (valid7) {
                                        if (data6.server !== void 0 && func0.call(data6, "server")) {
                                          let data8 = data6.server;
                                          const _errs23 = errors;
                                          const _errs24 = errors;
                                          if (errors === _errs24) {
                                            if (typeof data8 === "string") {
                                              if (func81(data8) > 300) {
                                                const err3 = { instancePath: instancePath + "/entries/" + i0 + "/server", schemaPath: "#/$defs/name/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err3];
                                                } else {
                                                  vErrors.push(err3);
                                                }
                                                errors++;
                                              } else {
                                                if (func81(data8) < 1) {
                                                  const err4 = { instancePath: instancePath + "/entries/" + i0 + "/server", schemaPath: "#/$defs/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                  if (vErrors === null) {
                                                    vErrors = [err4];
                                                  } else {
                                                    vErrors.push(err4);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            } else {
                                              const err5 = { instancePath: instancePath + "/entries/" + i0 + "/server", schemaPath: "#/$defs/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err5];
                                              } else {
                                                vErrors.push(err5);
                                              }
                                              errors++;
                                            }
                                          }
                                          var valid7 = _errs23 === errors;
                                        } else {
                                          var valid7 = true;
                                        }
                                        if (valid7) {
                                          if (data6.class !== void 0 && func0.call(data6, "class")) {
                                            let data9 = data6.class;
                                            const _errs26 = errors;
                                            if (!(data9 === "D1" || data9 === "D2" || data9 === "D3" || data9 === "D4" || data9 === "D5" || data9 === "D6" || data9 === "D7" || data9 === "D8" || data9 === "D9")) {
                                              const err6 = { instancePath: instancePath + "/entries/" + i0 + "/class", schemaPath: "#/properties/entries/items/oneOf/0/properties/class/enum", keyword: "enum", params: { allowedValues: schema31.properties.entries.items.oneOf[0].properties.class.enum }, message: "must be equal to one of the allowed values" };
                                              if (vErrors === null) {
                                                vErrors = [err6];
                                              } else {
                                                vErrors.push(err6);
                                              }
                                              errors++;
                                            }
                                            var valid7 = _errs26 === errors;
                                          } else {
                                            var valid7 = true;
                                          }
                                          if (valid7) {
                                            if (data6.path !== void 0 && func0.call(data6, "path")) {
                                              let data10 = data6.path;
                                              const _errs27 = errors;
                                              const _errs28 = errors;
                                              if (typeof data10 !== "string" && data10 !== null) {
                                                const err7 = { instancePath: instancePath + "/entries/" + i0 + "/path", schemaPath: "#/$defs/nullableName/type", keyword: "type", params: { type: schema37.type }, message: "must be string,null" };
                                                if (vErrors === null) {
                                                  vErrors = [err7];
                                                } else {
                                                  vErrors.push(err7);
                                                }
                                                errors++;
                                              }
                                              if (errors === _errs28) {
                                                if (typeof data10 === "string") {
                                                  if (func81(data10) > 300) {
                                                    const err8 = { instancePath: instancePath + "/entries/" + i0 + "/path", schemaPath: "#/$defs/nullableName/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
                                                    if (vErrors === null) {
                                                      vErrors = [err8];
                                                    } else {
                                                      vErrors.push(err8);
                                                    }
                                                    errors++;
                                                  } else {
                                                    if (func81(data10) < 1) {
                                                      const err9 = { instancePath: instancePath + "/entries/" + i0 + "/path", schemaPath: "#/$defs/nullableName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                      if (vErrors === null) {
                                                        vErrors = [err9];
                                                      } else {
                                                        vErrors.push(err9);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                }
                                              }
                                              var valid7 = _errs27 === errors;
                                            } else {
                                              var valid7 = true;
                                            }
                                            if (valid7) {
                                              if (data6.code !== void 0 && func0.call(data6, "code")) {
                                                let data11 = data6.code;
                                                const _errs30 = errors;
                                                const _errs31 = errors;
                                                if (typeof data11 !== "string" && data11 !== null) {
                                                  const err10 = { instancePath: instancePath + "/entries/" + i0 + "/code", schemaPath: "#/$defs/nullableName/type", keyword: "type", params: { type: schema37.type }, message: "must be string,null" };
                                                  if (vErrors === null) {
                                                    vErrors = [err10];
                                                  } else {
                                                    vErrors.push(err10);
                                                  }
                                                  errors++;
                                                }
                                                if (errors === _errs31) {
                                                  if (typeof data11 === "string") {
                                                    if (func81(data11) > 300) {
                                                      const err11 = { instancePath: instancePath + "/entries/" + i0 + "/code", schemaPath: "#/$defs/nullableName/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
                                                      if (vErrors === null) {
                                                        vErrors = [err11];
                                                      } else {
                                                        vErrors.push(err11);
                                                      }
                                                      errors++;
                                                    } else {
                                                      if (func81(data11) < 1) {
                                                        const err12 = { instancePath: instancePath + "/entries/" + i0 + "/code", schemaPath: "#/$defs/nullableName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                        if (vErrors === null) {
                                                          vErrors = [err12];
                                                        } else {
                                                          vErrors.push(err12);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                }
                                                var valid7 = _errs30 === errors;
                                              } else {
                                                var valid7 = true;
                                              }
                                              if (valid7) {
                                                if (data6.since !== void 0 && func0.call(data6, "since")) {
                                                  let data12 = data6.since;
                                                  const _errs33 = errors;
                                                  const _errs34 = errors;
                                                  if (errors === _errs34) {
                                                    if (typeof data12 === "string") {
                                                      if (!pattern4.test(data12)) {
                                                        const err13 = { instancePath: instancePath + "/entries/" + i0 + "/since", schemaPath: "#/$defs/day/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"' };
                                                        if (vErrors === null) {
                                                          vErrors = [err13];
                                                        } else {
                                                          vErrors.push(err13);
                                                        }
                                                        errors++;
                                                      }
                                                    } else {
                                                      const err14 = { instancePath: instancePath + "/entries/" + i0 + "/since", schemaPath: "#/$defs/day/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err14];
                                                      } else {
                                                        vErrors.push(err14);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  var valid7 = _errs33 === errors;
                                                } else {
                                                  var valid7 = true;
                                                }
                                                if (valid7) {
                                                  if (data6.absent !== void 0 && func0.call(data6, "absent")) {
                                                    let data13 = data6.absent;
                                                    const _errs36 = errors;
                                                    const _errs37 = errors;
                                                    if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                                      const err15 = { instancePath: instancePath + "/entries/" + i0 + "/absent", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                      if (vErrors === null) {
                                                        vErrors = [err15];
                                                      } else {
                                                        vErrors.push(err15);
                                                      }
                                                      errors++;
                                                    }
                                                    if (errors === _errs37) {
                                                      if (typeof data13 == "number" && isFinite(data13)) {
                                                        if (data13 > 9007199254740991 || isNaN(data13)) {
                                                          const err16 = { instancePath: instancePath + "/entries/" + i0 + "/absent", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                                                          if (vErrors === null) {
                                                            vErrors = [err16];
                                                          } else {
                                                            vErrors.push(err16);
                                                          }
                                                          errors++;
                                                        } else {
                                                          if (data13 < 0 || isNaN(data13)) {
                                                            const err17 = { instancePath: instancePath + "/entries/" + i0 + "/absent", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                            if (vErrors === null) {
                                                              vErrors = [err17];
                                                            } else {
                                                              vErrors.push(err17);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                      }
                                                    }
                                                    var valid7 = _errs36 === errors;
                                                  } else {
                                                    var valid7 = true;
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
                                  const err18 = { instancePath: instancePath + "/entries/" + i0, schemaPath: "#/properties/entries/items/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err18];
                                  } else {
                                    vErrors.push(err18);
                                  }
                                  errors++;
                                }
                              }
                              var _valid0 = _errs19 === errors;
                              if (_valid0) {
                                valid6 = true;
                                passing0 = 0;
                                var props0 = true;
                              }
                              const _errs39 = errors;
                              if (errors === _errs39) {
                                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                  let missing2;
                                  if ((data6.kind === void 0 || !func0.call(data6, "kind")) && (missing2 = "kind") || (data6.trace === void 0 || !func0.call(data6, "trace")) && (missing2 = "trace") || (data6.reason === void 0 || !func0.call(data6, "reason")) && (missing2 = "reason") || (data6.since === void 0 || !func0.call(data6, "since")) && (missing2 = "since") || (data6.absent === void 0 || !func0.call(data6, "absent")) && (missing2 = "absent")) {
                                    const err19 = { instancePath: instancePath + "/entries/" + i0, schemaPath: "#/properties/entries/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
                                    if (vErrors === null) {
                                      vErrors = [err19];
                                    } else {
                                      vErrors.push(err19);
                                    }
                                    errors++;
                                  } else {
                                    const _errs41 = errors;
                                    for (const key2 of Object.keys(data6)) {
                                      if (!(key2 === "kind" || key2 === "trace" || key2 === "reason" || key2 === "since" || key2 === "absent")) {
                                        const err20 = { instancePath: instancePath + "/entries/" + i0, schemaPath: "#/properties/entries/items/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                                        if (vErrors === null) {
                                          vErrors = [err20];
                                        } else {
                                          vErrors.push(err20);
                                        }
                                        errors++;
                                        break;
                                      }
                                    }
                                    if (_errs41 === errors) {
                                      if (data6.kind !== void 0 && func0.call(data6, "kind")) {
                                        const _errs42 = errors;
                                        if ("inconclusive" !== data6.kind) {
                                          const err21 = { instancePath: instancePath + "/entries/" + i0 + "/kind", schemaPath: "#/properties/entries/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "inconclusive" }, message: "must be equal to constant" };
                                          if (vErrors === null) {
                                            vErrors = [err21];
                                          } else {
                                            vErrors.push(err21);
                                          }
                                          errors++;
                                        }
                                        var valid13 = _errs42 === errors;
                                      } else {
                                        var valid13 = true;
                                      }
                                      if (valid13) {
                                        if (data6.trace !== void 0 && func0.call(data6, "trace")) {
                                          let data15 = data6.trace;
                                          const _errs43 = errors;
                                          const _errs44 = errors;
                                          if (typeof data15 !== "string" && data15 !== null) {
                                            const err22 = { instancePath: instancePath + "/entries/" + i0 + "/trace", schemaPath: "#/$defs/nullableName/type", keyword: "type", params: { type: schema37.type }, message: "must be string,null" };
                                            if (vErrors === null) {
                                              vErrors = [err22];
                                            } else {
                                              vErrors.push(err22);
                                            }
                                            errors++;
                                          }
                                          if (errors === _errs44) {
                                            if (typeof data15 === "string") {
                                              if (func81(data15) > 300) {
                                                const err23 = { instancePath: instancePath + "/entries/" + i0 + "/trace", schemaPath: "#/$defs/nullableName/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err23];
                                                } else {
                                                  vErrors.push(err23);
                                                }
                                                errors++;
                                              } else {
                                                if (func81(data15) < 1) {
                                                  const err24 = { instancePath: instancePath + "/entries/" + i0 + "/trace", schemaPath: "#/$defs/nullableName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                  if (vErrors === null) {
                                                    vErrors = [err24];
                                                  } else {
                                                    vErrors.push(err24);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                          }
                                          var valid13 = _errs43 === errors;
                                        } else {
                                          var valid13 = true;
                                        }
                                        if (valid13) {
                                          if (data6.reason !== void 0 && func0.call(data6, "reason")) {
                                            let data16 = data6.reason;
                                            const _errs46 = errors;
                                            if (!(data16 === "unmeasured" || data16 === "incomparable" || data16 === "recorded-elsewhere" || data16 === "other-version-unmeasured" || data16 === "unavailable" || data16 === "not-found" || data16 === "unknown-server" || data16 === "unknown-version" || data16 === "replay-mismatch" || data16 === "no-result")) {
                                              const err25 = { instancePath: instancePath + "/entries/" + i0 + "/reason", schemaPath: "#/$defs/reason/enum", keyword: "enum", params: { allowedValues: schema42.enum }, message: "must be equal to one of the allowed values" };
                                              if (vErrors === null) {
                                                vErrors = [err25];
                                              } else {
                                                vErrors.push(err25);
                                              }
                                              errors++;
                                            }
                                            var valid13 = _errs46 === errors;
                                          } else {
                                            var valid13 = true;
                                          }
                                          if (valid13) {
                                            if (data6.since !== void 0 && func0.call(data6, "since")) {
                                              let data17 = data6.since;
                                              const _errs48 = errors;
                                              const _errs49 = errors;
                                              if (errors === _errs49) {
                                                if (typeof data17 === "string") {
                                                  if (!pattern4.test(data17)) {
                                                    const err26 = { instancePath: instancePath + "/entries/" + i0 + "/since", schemaPath: "#/$defs/day/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err26];
                                                    } else {
                                                      vErrors.push(err26);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err27 = { instancePath: instancePath + "/entries/" + i0 + "/since", schemaPath: "#/$defs/day/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err27];
                                                  } else {
                                                    vErrors.push(err27);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              var valid13 = _errs48 === errors;
                                            } else {
                                              var valid13 = true;
                                            }
                                            if (valid13) {
                                              if (data6.absent !== void 0 && func0.call(data6, "absent")) {
                                                let data18 = data6.absent;
                                                const _errs51 = errors;
                                                const _errs52 = errors;
                                                if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                                                  const err28 = { instancePath: instancePath + "/entries/" + i0 + "/absent", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                  if (vErrors === null) {
                                                    vErrors = [err28];
                                                  } else {
                                                    vErrors.push(err28);
                                                  }
                                                  errors++;
                                                }
                                                if (errors === _errs52) {
                                                  if (typeof data18 == "number" && isFinite(data18)) {
                                                    if (data18 > 9007199254740991 || isNaN(data18)) {
                                                      const err29 = { instancePath: instancePath + "/entries/" + i0 + "/absent", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                                                      if (vErrors === null) {
                                                        vErrors = [err29];
                                                      } else {
                                                        vErrors.push(err29);
                                                      }
                                                      errors++;
                                                    } else {
                                                      if (data18 < 0 || isNaN(data18)) {
                                                        const err30 = { instancePath: instancePath + "/entries/" + i0 + "/absent", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                        if (vErrors === null) {
                                                          vErrors = [err30];
                                                        } else {
                                                          vErrors.push(err30);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                }
                                                var valid13 = _errs51 === errors;
                                              } else {
                                                var valid13 = true;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  const err31 = { instancePath: instancePath + "/entries/" + i0, schemaPath: "#/properties/entries/items/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                  if (vErrors === null) {
                                    vErrors = [err31];
                                  } else {
                                    vErrors.push(err31);
                                  }
                                  errors++;
                                }
                              }
                              var _valid0 = _errs39 === errors;
                              if (_valid0 && valid6) {
                                valid6 = false;
                                passing0 = [passing0, 1];
                              } else {
                                if (_valid0) {
                                  valid6 = true;
                                  passing0 = 1;
                                  if (props0 !== true) {
                                    props0 = true;
                                  }
                                }
                              }
                              if (!valid6) {
                                const err32 = { instancePath: instancePath + "/entries/" + i0, schemaPath: "#/properties/entries/items/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                if (vErrors === null) {
                                  vErrors = [err32];
                                } else {
                                  vErrors.push(err32);
                                }
                                errors++;
                                validate20.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs18;
                                if (vErrors !== null) {
                                  if (_errs18) {
                                    vErrors.length = _errs18;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid5 = _errs17 === errors;
                              if (!valid5) {
                                break;
                              }
                            }
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs15 === errors;
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
    } else {
      validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
