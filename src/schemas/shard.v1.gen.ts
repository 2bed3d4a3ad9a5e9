// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateShardV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/shard.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "identity", "units", "costs"], "properties": { "schema": { "const": "lanser.shard.v1" }, "identity": { "type": "object", "additionalProperties": false, "required": ["code", "machine", "place", "base", "head", "servers", "configuration"], "properties": { "code": { "oneOf": [{ "$ref": "#/$defs/sha256" }, { "type": "null" }] }, "machine": { "type": "string", "minLength": 1 }, "place": { "$ref": "#/$defs/sha256" }, "base": { "type": "object", "additionalProperties": false, "required": ["commit", "tree"], "properties": { "commit": { "$ref": "#/$defs/id" }, "tree": { "$ref": "#/$defs/id" } } }, "head": { "type": "object", "additionalProperties": false, "required": ["commit", "tree"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/id" }, { "type": "null" }] }, "tree": { "$ref": "#/$defs/id" } } }, "servers": { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "^[^@]+@[^@]+$" } }, "configuration": { "$ref": "#/$defs/sha256" } } }, "units": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["unit", "entries", "why"], "properties": { "unit": { "type": "string", "pattern": "^[^\\s:]+:[^\\s:]+:(?:base|head)$" }, "entries": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["session", "name", "digest"], "properties": { "session": { "type": "string", "minLength": 1 }, "name": { "$ref": "#/$defs/sha256" }, "digest": { "$ref": "#/$defs/sha256" } } } }, "why": { "type": ["string", "null"] } } } }, "costs": { "type": "object", "additionalProperties": { "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/run.v1.json#/$defs/cost" } } }, "$defs": { "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "id": { "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" } } };
const schema32 = { "type": "string", "pattern": "^[0-9a-f]{64}$" };
const schema34 = { "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" };
const schema42 = { "type": "object", "additionalProperties": false, "required": ["ms"], "properties": { "ms": { "type": "integer", "minimum": 0 } } };
const func0 = Object.prototype.hasOwnProperty;
const func75 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern10 = new RegExp("^[^@]+@[^@]+$", "u");
const pattern12 = new RegExp("^[^\\s:]+:[^\\s:]+:(?:base|head)$", "u");
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.identity === void 0 || !func0.call(data, "identity")) && (missing0 = "identity") || (data.units === void 0 || !func0.call(data, "units")) && (missing0 = "units") || (data.costs === void 0 || !func0.call(data, "costs")) && (missing0 = "costs")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "identity" || key0 === "units" || key0 === "costs")) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.shard.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.shard.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.identity !== void 0 && func0.call(data, "identity")) {
              let data1 = data.identity;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if ((data1.code === void 0 || !func0.call(data1, "code")) && (missing1 = "code") || (data1.machine === void 0 || !func0.call(data1, "machine")) && (missing1 = "machine") || (data1.place === void 0 || !func0.call(data1, "place")) && (missing1 = "place") || (data1.base === void 0 || !func0.call(data1, "base")) && (missing1 = "base") || (data1.head === void 0 || !func0.call(data1, "head")) && (missing1 = "head") || (data1.servers === void 0 || !func0.call(data1, "servers")) && (missing1 = "servers") || (data1.configuration === void 0 || !func0.call(data1, "configuration")) && (missing1 = "configuration")) {
                    validate20.errors = [{ instancePath: instancePath + "/identity", schemaPath: "#/properties/identity/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    const _errs5 = errors;
                    for (const key1 of Object.keys(data1)) {
                      if (!(key1 === "code" || key1 === "machine" || key1 === "place" || key1 === "base" || key1 === "head" || key1 === "servers" || key1 === "configuration")) {
                        validate20.errors = [{ instancePath: instancePath + "/identity", schemaPath: "#/properties/identity/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs5 === errors) {
                      if (data1.code !== void 0 && func0.call(data1, "code")) {
                        let data2 = data1.code;
                        const _errs6 = errors;
                        const _errs7 = errors;
                        let valid2 = false;
                        let passing0 = null;
                        const _errs8 = errors;
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (typeof data2 === "string") {
                            if (!pattern4.test(data2)) {
                              const err0 = { instancePath: instancePath + "/identity/code", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                              if (vErrors === null) {
                                vErrors = [err0];
                              } else {
                                vErrors.push(err0);
                              }
                              errors++;
                            }
                          } else {
                            const err1 = { instancePath: instancePath + "/identity/code", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                          }
                        }
                        var _valid0 = _errs8 === errors;
                        if (_valid0) {
                          valid2 = true;
                          passing0 = 0;
                        }
                        const _errs11 = errors;
                        if (data2 !== null) {
                          const err2 = { instancePath: instancePath + "/identity/code", schemaPath: "#/properties/identity/properties/code/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err2];
                          } else {
                            vErrors.push(err2);
                          }
                          errors++;
                        }
                        var _valid0 = _errs11 === errors;
                        if (_valid0 && valid2) {
                          valid2 = false;
                          passing0 = [passing0, 1];
                        } else {
                          if (_valid0) {
                            valid2 = true;
                            passing0 = 1;
                          }
                        }
                        if (!valid2) {
                          const err3 = { instancePath: instancePath + "/identity/code", schemaPath: "#/properties/identity/properties/code/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                          if (vErrors === null) {
                            vErrors = [err3];
                          } else {
                            vErrors.push(err3);
                          }
                          errors++;
                          validate20.errors = vErrors;
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
                        var valid1 = _errs6 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data1.machine !== void 0 && func0.call(data1, "machine")) {
                          let data3 = data1.machine;
                          const _errs13 = errors;
                          if (errors === _errs13) {
                            if (typeof data3 === "string") {
                              if (func75(data3) < 1) {
                                validate20.errors = [{ instancePath: instancePath + "/identity/machine", schemaPath: "#/properties/identity/properties/machine/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/identity/machine", schemaPath: "#/properties/identity/properties/machine/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid1 = _errs13 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data1.place !== void 0 && func0.call(data1, "place")) {
                            let data4 = data1.place;
                            const _errs15 = errors;
                            const _errs16 = errors;
                            if (errors === _errs16) {
                              if (typeof data4 === "string") {
                                if (!pattern4.test(data4)) {
                                  validate20.errors = [{ instancePath: instancePath + "/identity/place", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                                  return false;
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/identity/place", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid1 = _errs15 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data1.base !== void 0 && func0.call(data1, "base")) {
                              let data5 = data1.base;
                              const _errs18 = errors;
                              if (errors === _errs18) {
                                if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                  let missing2;
                                  if ((data5.commit === void 0 || !func0.call(data5, "commit")) && (missing2 = "commit") || (data5.tree === void 0 || !func0.call(data5, "tree")) && (missing2 = "tree")) {
                                    validate20.errors = [{ instancePath: instancePath + "/identity/base", schemaPath: "#/properties/identity/properties/base/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                    return false;
                                  } else {
                                    const _errs20 = errors;
                                    for (const key2 of Object.keys(data5)) {
                                      if (!(key2 === "commit" || key2 === "tree")) {
                                        validate20.errors = [{ instancePath: instancePath + "/identity/base", schemaPath: "#/properties/identity/properties/base/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs20 === errors) {
                                      if (data5.commit !== void 0 && func0.call(data5, "commit")) {
                                        let data6 = data5.commit;
                                        const _errs21 = errors;
                                        const _errs22 = errors;
                                        if (errors === _errs22) {
                                          if (typeof data6 === "string") {
                                            if (!pattern6.test(data6)) {
                                              validate20.errors = [{ instancePath: instancePath + "/identity/base/commit", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' }];
                                              return false;
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/identity/base/commit", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid5 = _errs21 === errors;
                                      } else {
                                        var valid5 = true;
                                      }
                                      if (valid5) {
                                        if (data5.tree !== void 0 && func0.call(data5, "tree")) {
                                          let data7 = data5.tree;
                                          const _errs24 = errors;
                                          const _errs25 = errors;
                                          if (errors === _errs25) {
                                            if (typeof data7 === "string") {
                                              if (!pattern6.test(data7)) {
                                                validate20.errors = [{ instancePath: instancePath + "/identity/base/tree", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' }];
                                                return false;
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/identity/base/tree", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid5 = _errs24 === errors;
                                        } else {
                                          var valid5 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/identity/base", schemaPath: "#/properties/identity/properties/base/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid1 = _errs18 === errors;
                            } else {
                              var valid1 = true;
                            }
                            if (valid1) {
                              if (data1.head !== void 0 && func0.call(data1, "head")) {
                                let data8 = data1.head;
                                const _errs27 = errors;
                                if (errors === _errs27) {
                                  if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                    let missing3;
                                    if ((data8.commit === void 0 || !func0.call(data8, "commit")) && (missing3 = "commit") || (data8.tree === void 0 || !func0.call(data8, "tree")) && (missing3 = "tree")) {
                                      validate20.errors = [{ instancePath: instancePath + "/identity/head", schemaPath: "#/properties/identity/properties/head/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                      return false;
                                    } else {
                                      const _errs29 = errors;
                                      for (const key3 of Object.keys(data8)) {
                                        if (!(key3 === "commit" || key3 === "tree")) {
                                          validate20.errors = [{ instancePath: instancePath + "/identity/head", schemaPath: "#/properties/identity/properties/head/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs29 === errors) {
                                        if (data8.commit !== void 0 && func0.call(data8, "commit")) {
                                          let data9 = data8.commit;
                                          const _errs30 = errors;
                                          const _errs31 = errors;
                                          let valid9 = false;
                                          let passing1 = null;
                                          const _errs32 = errors;
                                          const _errs33 = errors;
                                          if (errors === _errs33) {
                                            if (typeof data9 === "string") {
                                              if (!pattern6.test(data9)) {
                                                const err4 = { instancePath: instancePath + "/identity/head/commit", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err4];
                                                } else {
                                                  vErrors.push(err4);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err5 = { instancePath: instancePath + "/identity/head/commit", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err5];
                                              } else {
                                                vErrors.push(err5);
                                              }
                                              errors++;
                                            }
                                          }
                                          var _valid1 = _errs32 === errors;
                                          if (_valid1) {
                                            valid9 = true;
                                            passing1 = 0;
                                          }
                                          const _errs35 = errors;
                                          if (data9 !== null) {
                                            const err6 = { instancePath: instancePath + "/identity/head/commit", schemaPath: "#/properties/identity/properties/head/properties/commit/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                            if (vErrors === null) {
                                              vErrors = [err6];
                                            } else {
                                              vErrors.push(err6);
                                            }
                                            errors++;
                                          }
                                          var _valid1 = _errs35 === errors;
                                          if (_valid1 && valid9) {
                                            valid9 = false;
                                            passing1 = [passing1, 1];
                                          } else {
                                            if (_valid1) {
                                              valid9 = true;
                                              passing1 = 1;
                                            }
                                          }
                                          if (!valid9) {
                                            const err7 = { instancePath: instancePath + "/identity/head/commit", schemaPath: "#/properties/identity/properties/head/properties/commit/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                            if (vErrors === null) {
                                              vErrors = [err7];
                                            } else {
                                              vErrors.push(err7);
                                            }
                                            errors++;
                                            validate20.errors = vErrors;
                                            return false;
                                          } else {
                                            errors = _errs31;
                                            if (vErrors !== null) {
                                              if (_errs31) {
                                                vErrors.length = _errs31;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          var valid8 = _errs30 === errors;
                                        } else {
                                          var valid8 = true;
                                        }
                                        if (valid8) {
                                          if (data8.tree !== void 0 && func0.call(data8, "tree")) {
                                            let data10 = data8.tree;
                                            const _errs37 = errors;
                                            const _errs38 = errors;
                                            if (errors === _errs38) {
                                              if (typeof data10 === "string") {
                                                if (!pattern6.test(data10)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/identity/head/tree", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' }];
                                                  return false;
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/identity/head/tree", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid8 = _errs37 === errors;
                                          } else {
                                            var valid8 = true;
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/identity/head", schemaPath: "#/properties/identity/properties/head/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid1 = _errs27 === errors;
                              } else {
                                var valid1 = true;
                              }
                              if (valid1) {
                                if (data1.servers !== void 0 && func0.call(data1, "servers")) {
                                  let data11 = data1.servers;
                                  const _errs40 = errors;
                                  if (errors === _errs40) {
                                    if (Array.isArray(data11)) {
                                      if (data11.length < 1) {
                                        validate20.errors = [{ instancePath: instancePath + "/identity/servers", schemaPath: "#/properties/identity/properties/servers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                        return false;
                                      } else {
                                        var valid12 = true;
                                        const len0 = data11.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                          let data12 = data11[i0];
                                          const _errs42 = errors;
                                          if (errors === _errs42) {
                                            if (typeof data12 === "string") {
                                              if (!pattern10.test(data12)) {
                                                validate20.errors = [{ instancePath: instancePath + "/identity/servers/" + i0, schemaPath: "#/properties/identity/properties/servers/items/pattern", keyword: "pattern", params: { pattern: "^[^@]+@[^@]+$" }, message: 'must match pattern "^[^@]+@[^@]+$"' }];
                                                return false;
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/identity/servers/" + i0, schemaPath: "#/properties/identity/properties/servers/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid12 = _errs42 === errors;
                                          if (!valid12) {
                                            break;
                                          }
                                        }
                                      }
                                    } else {
                                      validate20.errors = [{ instancePath: instancePath + "/identity/servers", schemaPath: "#/properties/identity/properties/servers/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                      return false;
                                    }
                                  }
                                  var valid1 = _errs40 === errors;
                                } else {
                                  var valid1 = true;
                                }
                                if (valid1) {
                                  if (data1.configuration !== void 0 && func0.call(data1, "configuration")) {
                                    let data13 = data1.configuration;
                                    const _errs44 = errors;
                                    const _errs45 = errors;
                                    if (errors === _errs45) {
                                      if (typeof data13 === "string") {
                                        if (!pattern4.test(data13)) {
                                          validate20.errors = [{ instancePath: instancePath + "/identity/configuration", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                                          return false;
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/identity/configuration", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid1 = _errs44 === errors;
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
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/identity", schemaPath: "#/properties/identity/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.units !== void 0 && func0.call(data, "units")) {
                let data14 = data.units;
                const _errs47 = errors;
                if (errors === _errs47) {
                  if (Array.isArray(data14)) {
                    var valid14 = true;
                    const len1 = data14.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data15 = data14[i1];
                      const _errs49 = errors;
                      if (errors === _errs49) {
                        if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                          let missing4;
                          if ((data15.unit === void 0 || !func0.call(data15, "unit")) && (missing4 = "unit") || (data15.entries === void 0 || !func0.call(data15, "entries")) && (missing4 = "entries") || (data15.why === void 0 || !func0.call(data15, "why")) && (missing4 = "why")) {
                            validate20.errors = [{ instancePath: instancePath + "/units/" + i1, schemaPath: "#/properties/units/items/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                            return false;
                          } else {
                            const _errs51 = errors;
                            for (const key4 of Object.keys(data15)) {
                              if (!(key4 === "unit" || key4 === "entries" || key4 === "why")) {
                                validate20.errors = [{ instancePath: instancePath + "/units/" + i1, schemaPath: "#/properties/units/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                return false;
                                break;
                              }
                            }
                            if (_errs51 === errors) {
                              if (data15.unit !== void 0 && func0.call(data15, "unit")) {
                                let data16 = data15.unit;
                                const _errs52 = errors;
                                if (errors === _errs52) {
                                  if (typeof data16 === "string") {
                                    if (!pattern12.test(data16)) {
                                      validate20.errors = [{ instancePath: instancePath + "/units/" + i1 + "/unit", schemaPath: "#/properties/units/items/properties/unit/pattern", keyword: "pattern", params: { pattern: "^[^\\s:]+:[^\\s:]+:(?:base|head)$" }, message: 'must match pattern "^[^\\s:]+:[^\\s:]+:(?:base|head)$"' }];
                                      return false;
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/units/" + i1 + "/unit", schemaPath: "#/properties/units/items/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid15 = _errs52 === errors;
                              } else {
                                var valid15 = true;
                              }
                              if (valid15) {
                                if (data15.entries !== void 0 && func0.call(data15, "entries")) {
                                  let data17 = data15.entries;
                                  const _errs54 = errors;
                                  if (errors === _errs54) {
                                    if (Array.isArray(data17)) {
                                      var valid16 = true;
                                      const len2 = data17.length;
                                      for (let i2 = 0; i2 < len2; i2++) {
                                        let data18 = data17[i2];
                                        const _errs56 = errors;
                                        if (errors === _errs56) {
                                          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                            let missing5;
                                            if ((data18.session === void 0 || !func0.call(data18, "session")) && (missing5 = "session") || (data18.name === void 0 || !func0.call(data18, "name")) && (missing5 = "name") || (data18.digest === void 0 || !func0.call(data18, "digest")) && (missing5 = "digest")) {
                                              validate20.errors = [{ instancePath: instancePath + "/units/" + i1 + "/entries/" + i2, schemaPath: "#/properties/units/items/properties/entries/items/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                              return false;
                                            } else {
                                              const _errs58 = errors;
                                              for (const key5 of Object.keys(data18)) {
                                                if (!(key5 === "session" || key5 === "name" || key5 === "digest")) {
                                                  validate20.errors = [{ instancePath: instancePath + "/units/" + i1 + "/entries/" + i2, schemaPath: "#/properties/units/items/properties/entries/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                                                  return false;
                                                  break;
                                                }
                                              }
                                              if (_errs58 === errors) {
                                                if (data18.session !== void 0 && func0.call(data18, "session")) {
                                                  let data19 = data18.session;
                                                  const _errs59 = errors;
                                                  if (errors === _errs59) {
                                                    if (typeof data19 === "string") {
                                                      if (func75(data19) < 1) {
                                                        validate20.errors = [{ instancePath: instancePath + "/units/" + i1 + "/entries/" + i2 + "/session", schemaPath: "#/properties/units/items/properties/entries/items/properties/session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                        return false;
                                                      }
                                                    } else {
                                                      validate20.errors = [{ instancePath: instancePath + "/units/" + i1 + "/entries/" + i2 + "/session", schemaPath: "#/properties/units/items/properties/entries/items/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid17 = _errs59 === errors;
                                                } else {
                                                  var valid17 = true;
                                                }
                                                if (valid17) {
                                                  if (data18.name !== void 0 && func0.call(data18, "name")) {
                                                    let data20 = data18.name;
                                                    const _errs61 = errors;
                                                    const _errs62 = errors;
                                                    if (errors === _errs62) {
                                                      if (typeof data20 === "string") {
                                                        if (!pattern4.test(data20)) {
                                                          validate20.errors = [{ instancePath: instancePath + "/units/" + i1 + "/entries/" + i2 + "/name", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                                                          return false;
                                                        }
                                                      } else {
                                                        validate20.errors = [{ instancePath: instancePath + "/units/" + i1 + "/entries/" + i2 + "/name", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid17 = _errs61 === errors;
                                                  } else {
                                                    var valid17 = true;
                                                  }
                                                  if (valid17) {
                                                    if (data18.digest !== void 0 && func0.call(data18, "digest")) {
                                                      let data21 = data18.digest;
                                                      const _errs64 = errors;
                                                      const _errs65 = errors;
                                                      if (errors === _errs65) {
                                                        if (typeof data21 === "string") {
                                                          if (!pattern4.test(data21)) {
                                                            validate20.errors = [{ instancePath: instancePath + "/units/" + i1 + "/entries/" + i2 + "/digest", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                                                            return false;
                                                          }
                                                        } else {
                                                          validate20.errors = [{ instancePath: instancePath + "/units/" + i1 + "/entries/" + i2 + "/digest", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid17 = _errs64 === errors;
                                                    } else {
                                                      var valid17 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/units/" + i1 + "/entries/" + i2, schemaPath: "#/properties/units/items/properties/entries/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                          }
                                        }
                                        var valid16 = _errs56 === errors;
                                        if (!valid16) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate20.errors = [{ instancePath: instancePath + "/units/" + i1 + "/entries", schemaPath: "#/properties/units/items/properties/entries/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                      return false;
                                    }
                                  }
                                  var valid15 = _errs54 === errors;
                                } else {
                                  var valid15 = true;
                                }
                                if (valid15) {
                                  if (data15.why !== void 0 && func0.call(data15, "why")) {
                                    let data22 = data15.why;
                                    const _errs67 = errors;
                                    if (typeof data22 !== "string" && data22 !== null) {
                                      validate20.errors = [{ instancePath: instancePath + "/units/" + i1 + "/why", schemaPath: "#/properties/units/items/properties/why/type", keyword: "type", params: { type: schema31.properties.units.items.properties.why.type }, message: "must be string,null" }];
                                      return false;
                                    }
                                    var valid15 = _errs67 === errors;
                                  } else {
                                    var valid15 = true;
                                  }
                                }
                              }
                            }
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/units/" + i1, schemaPath: "#/properties/units/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid14 = _errs49 === errors;
                      if (!valid14) {
                        break;
                      }
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs47 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.costs !== void 0 && func0.call(data, "costs")) {
                  let data23 = data.costs;
                  const _errs69 = errors;
                  if (errors === _errs69) {
                    if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                      for (const key6 of Object.keys(data23)) {
                        let data24 = data23[key6];
                        const _errs72 = errors;
                        const _errs73 = errors;
                        if (errors === _errs73) {
                          if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                            let missing6;
                            if ((data24.ms === void 0 || !func0.call(data24, "ms")) && (missing6 = "ms")) {
                              validate20.errors = [{ instancePath: instancePath + "/costs/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/run.v1.json#/$defs/cost/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                              return false;
                            } else {
                              const _errs75 = errors;
                              for (const key7 of Object.keys(data24)) {
                                if (!(key7 === "ms")) {
                                  validate20.errors = [{ instancePath: instancePath + "/costs/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/run.v1.json#/$defs/cost/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" }];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs75 === errors) {
                                if (data24.ms !== void 0 && func0.call(data24, "ms")) {
                                  let data25 = data24.ms;
                                  const _errs76 = errors;
                                  if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                                    validate20.errors = [{ instancePath: instancePath + "/costs/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/ms", schemaPath: "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/run.v1.json#/$defs/cost/properties/ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs76) {
                                    if (typeof data25 == "number" && isFinite(data25)) {
                                      if (data25 < 0 || isNaN(data25)) {
                                        validate20.errors = [{ instancePath: instancePath + "/costs/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/ms", schemaPath: "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/run.v1.json#/$defs/cost/properties/ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                        return false;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/costs/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/run.v1.json#/$defs/cost/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid20 = _errs72 === errors;
                        if (!valid20) {
                          break;
                        }
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/costs", schemaPath: "#/properties/costs/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs69 === errors;
                } else {
                  var valid0 = true;
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
