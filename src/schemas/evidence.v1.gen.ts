// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateEvidenceV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/evidence.v1.json", "oneOf": [{ "$ref": "#/$defs/look" }, { "$ref": "#/$defs/source" }, { "$ref": "#/$defs/regression" }], "$defs": { "id": { "$ref": "#/$defs/digest" }, "digest": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "path": { "type": "string", "minLength": 1 }, "count": { "type": "integer", "minimum": 0 }, "place": { "type": "object", "additionalProperties": false, "required": ["path", "range"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" } } }, "range": { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } }, "position": { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1 }, "column": { "type": "integer", "minimum": 1 } } }, "look": { "type": "object", "additionalProperties": false, "required": ["schema", "id", "kind", "side", "tree", "server", "root", "mode", "positionEncoding", "settings", "toolchain", "sandbox", "stability", "ready", "files", "unknown", "ended", "skipped", "schedule"], "properties": { "schema": { "const": "lanser.evidence.v1" }, "id": { "$ref": "#/$defs/id" }, "kind": { "const": "look" }, "side": { "enum": ["base", "head"] }, "tree": { "type": ["string", "null"] }, "server": { "type": "object", "additionalProperties": false, "required": ["id", "version", "treeDigest"], "properties": { "id": { "type": "string", "minLength": 1 }, "version": { "type": "string", "minLength": 1 }, "treeDigest": { "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] } } }, "root": { "type": "string", "minLength": 1 }, "mode": { "enum": ["lsp", "compiler", null] }, "positionEncoding": { "const": "utf-16" }, "settings": { "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] }, "toolchain": { "type": ["object", "null"], "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "type": "string" }, "version": { "type": "string" } } }, "sandbox": { "enum": ["bwrap", "none", null] }, "stability": { "enum": ["unproven", null] }, "ready": { "type": ["string", "null"] }, "files": { "$ref": "#/$defs/count" }, "unknown": { "$ref": "#/$defs/count" }, "ended": { "type": ["string", "null"] }, "skipped": { "enum": ["same program", null] }, "schedule": { "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] } } }, "source": { "type": "object", "additionalProperties": false, "required": ["schema", "id", "kind", "path", "change", "server", "outcome", "why"], "properties": { "schema": { "const": "lanser.evidence.v1" }, "id": { "$ref": "#/$defs/id" }, "kind": { "const": "source" }, "path": { "$ref": "#/$defs/path" }, "from": { "$ref": "#/$defs/path" }, "change": { "enum": ["added", "edited", "renamed", "deleted"] }, "server": { "type": ["string", "null"] }, "outcome": { "enum": ["checked", "unknown", "left-out"] }, "why": { "type": ["string", "null"] } } }, "regression": { "type": "object", "additionalProperties": false, "required": ["schema", "id", "kind", "finding", "server", "code", "severity", "message", "path", "range", "cause"], "properties": { "schema": { "const": "lanser.evidence.v1" }, "id": { "$ref": "#/$defs/id" }, "kind": { "const": "regression" }, "finding": { "$ref": "#/$defs/digest" }, "server": { "type": "string", "minLength": 1 }, "code": { "type": ["string", "null"] }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "message": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "cause": { "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] } } } } };
const schema32 = { "type": "object", "additionalProperties": false, "required": ["schema", "id", "kind", "side", "tree", "server", "root", "mode", "positionEncoding", "settings", "toolchain", "sandbox", "stability", "ready", "files", "unknown", "ended", "skipped", "schedule"], "properties": { "schema": { "const": "lanser.evidence.v1" }, "id": { "$ref": "#/$defs/id" }, "kind": { "const": "look" }, "side": { "enum": ["base", "head"] }, "tree": { "type": ["string", "null"] }, "server": { "type": "object", "additionalProperties": false, "required": ["id", "version", "treeDigest"], "properties": { "id": { "type": "string", "minLength": 1 }, "version": { "type": "string", "minLength": 1 }, "treeDigest": { "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] } } }, "root": { "type": "string", "minLength": 1 }, "mode": { "enum": ["lsp", "compiler", null] }, "positionEncoding": { "const": "utf-16" }, "settings": { "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] }, "toolchain": { "type": ["object", "null"], "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "type": "string" }, "version": { "type": "string" } } }, "sandbox": { "enum": ["bwrap", "none", null] }, "stability": { "enum": ["unproven", null] }, "ready": { "type": ["string", "null"] }, "files": { "$ref": "#/$defs/count" }, "unknown": { "$ref": "#/$defs/count" }, "ended": { "type": ["string", "null"] }, "skipped": { "enum": ["same program", null] }, "schedule": { "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] } } };
const schema33 = { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" };
const schema36 = { "type": "integer", "minimum": 0 };
const func0 = Object.prototype.hasOwnProperty;
const func90 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.kind === void 0 || !func0.call(data, "kind")) && (missing0 = "kind") || (data.side === void 0 || !func0.call(data, "side")) && (missing0 = "side") || (data.tree === void 0 || !func0.call(data, "tree")) && (missing0 = "tree") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.root === void 0 || !func0.call(data, "root")) && (missing0 = "root") || (data.mode === void 0 || !func0.call(data, "mode")) && (missing0 = "mode") || (data.positionEncoding === void 0 || !func0.call(data, "positionEncoding")) && (missing0 = "positionEncoding") || (data.settings === void 0 || !func0.call(data, "settings")) && (missing0 = "settings") || (data.toolchain === void 0 || !func0.call(data, "toolchain")) && (missing0 = "toolchain") || (data.sandbox === void 0 || !func0.call(data, "sandbox")) && (missing0 = "sandbox") || (data.stability === void 0 || !func0.call(data, "stability")) && (missing0 = "stability") || (data.ready === void 0 || !func0.call(data, "ready")) && (missing0 = "ready") || (data.files === void 0 || !func0.call(data, "files")) && (missing0 = "files") || (data.unknown === void 0 || !func0.call(data, "unknown")) && (missing0 = "unknown") || (data.ended === void 0 || !func0.call(data, "ended")) && (missing0 = "ended") || (data.skipped === void 0 || !func0.call(data, "skipped")) && (missing0 = "skipped") || (data.schedule === void 0 || !func0.call(data, "schedule")) && (missing0 = "schedule")) {
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
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.evidence.v1" !== data.schema) {
              validate21.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.evidence.v1" }, message: "must be equal to constant" }];
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
                  if (!pattern4.test(data1)) {
                    validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                    return false;
                  }
                } else {
                  validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.kind !== void 0 && func0.call(data, "kind")) {
                const _errs6 = errors;
                if ("look" !== data.kind) {
                  validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "look" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.side !== void 0 && func0.call(data, "side")) {
                  let data3 = data.side;
                  const _errs7 = errors;
                  if (!(data3 === "base" || data3 === "head")) {
                    validate21.errors = [{ instancePath: instancePath + "/side", schemaPath: "#/properties/side/enum", keyword: "enum", params: { allowedValues: schema32.properties.side.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.tree !== void 0 && func0.call(data, "tree")) {
                    let data4 = data.tree;
                    const _errs8 = errors;
                    if (typeof data4 !== "string" && data4 !== null) {
                      validate21.errors = [{ instancePath: instancePath + "/tree", schemaPath: "#/properties/tree/type", keyword: "type", params: { type: schema32.properties.tree.type }, message: "must be string,null" }];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.server !== void 0 && func0.call(data, "server")) {
                      let data5 = data.server;
                      const _errs10 = errors;
                      if (errors === _errs10) {
                        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                          let missing1;
                          if ((data5.id === void 0 || !func0.call(data5, "id")) && (missing1 = "id") || (data5.version === void 0 || !func0.call(data5, "version")) && (missing1 = "version") || (data5.treeDigest === void 0 || !func0.call(data5, "treeDigest")) && (missing1 = "treeDigest")) {
                            validate21.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                            return false;
                          } else {
                            const _errs12 = errors;
                            for (const key1 of Object.keys(data5)) {
                              if (!(key1 === "id" || key1 === "version" || key1 === "treeDigest")) {
                                validate21.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                return false;
                                break;
                              }
                            }
                            if (_errs12 === errors) {
                              if (data5.id !== void 0 && func0.call(data5, "id")) {
                                let data6 = data5.id;
                                const _errs13 = errors;
                                if (errors === _errs13) {
                                  if (typeof data6 === "string") {
                                    if (func90(data6) < 1) {
                                      validate21.errors = [{ instancePath: instancePath + "/server/id", schemaPath: "#/properties/server/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                      return false;
                                    }
                                  } else {
                                    validate21.errors = [{ instancePath: instancePath + "/server/id", schemaPath: "#/properties/server/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid2 = _errs13 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data5.version !== void 0 && func0.call(data5, "version")) {
                                  let data7 = data5.version;
                                  const _errs15 = errors;
                                  if (errors === _errs15) {
                                    if (typeof data7 === "string") {
                                      if (func90(data7) < 1) {
                                        validate21.errors = [{ instancePath: instancePath + "/server/version", schemaPath: "#/properties/server/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                        return false;
                                      }
                                    } else {
                                      validate21.errors = [{ instancePath: instancePath + "/server/version", schemaPath: "#/properties/server/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                  var valid2 = _errs15 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data5.treeDigest !== void 0 && func0.call(data5, "treeDigest")) {
                                    let data8 = data5.treeDigest;
                                    const _errs17 = errors;
                                    const _errs18 = errors;
                                    let valid3 = false;
                                    let passing0 = null;
                                    const _errs19 = errors;
                                    const _errs20 = errors;
                                    if (errors === _errs20) {
                                      if (typeof data8 === "string") {
                                        if (!pattern4.test(data8)) {
                                          const err0 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
                                          if (vErrors === null) {
                                            vErrors = [err0];
                                          } else {
                                            vErrors.push(err0);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err1 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err1];
                                        } else {
                                          vErrors.push(err1);
                                        }
                                        errors++;
                                      }
                                    }
                                    var _valid0 = _errs19 === errors;
                                    if (_valid0) {
                                      valid3 = true;
                                      passing0 = 0;
                                    }
                                    const _errs22 = errors;
                                    if (data8 !== null) {
                                      const err2 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/properties/server/properties/treeDigest/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                      if (vErrors === null) {
                                        vErrors = [err2];
                                      } else {
                                        vErrors.push(err2);
                                      }
                                      errors++;
                                    }
                                    var _valid0 = _errs22 === errors;
                                    if (_valid0 && valid3) {
                                      valid3 = false;
                                      passing0 = [passing0, 1];
                                    } else {
                                      if (_valid0) {
                                        valid3 = true;
                                        passing0 = 1;
                                      }
                                    }
                                    if (!valid3) {
                                      const err3 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/properties/server/properties/treeDigest/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                      if (vErrors === null) {
                                        vErrors = [err3];
                                      } else {
                                        vErrors.push(err3);
                                      }
                                      errors++;
                                      validate21.errors = vErrors;
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
                                    var valid2 = _errs17 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                }
                              }
                            }
                          }
                        } else {
                          validate21.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.root !== void 0 && func0.call(data, "root")) {
                        let data9 = data.root;
                        const _errs24 = errors;
                        if (errors === _errs24) {
                          if (typeof data9 === "string") {
                            if (func90(data9) < 1) {
                              validate21.errors = [{ instancePath: instancePath + "/root", schemaPath: "#/properties/root/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            }
                          } else {
                            validate21.errors = [{ instancePath: instancePath + "/root", schemaPath: "#/properties/root/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs24 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.mode !== void 0 && func0.call(data, "mode")) {
                          let data10 = data.mode;
                          const _errs26 = errors;
                          if (!(data10 === "lsp" || data10 === "compiler" || data10 === null)) {
                            validate21.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema32.properties.mode.enum }, message: "must be equal to one of the allowed values" }];
                            return false;
                          }
                          var valid0 = _errs26 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.positionEncoding !== void 0 && func0.call(data, "positionEncoding")) {
                            const _errs27 = errors;
                            if ("utf-16" !== data.positionEncoding) {
                              validate21.errors = [{ instancePath: instancePath + "/positionEncoding", schemaPath: "#/properties/positionEncoding/const", keyword: "const", params: { allowedValue: "utf-16" }, message: "must be equal to constant" }];
                              return false;
                            }
                            var valid0 = _errs27 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.settings !== void 0 && func0.call(data, "settings")) {
                              let data12 = data.settings;
                              const _errs28 = errors;
                              const _errs29 = errors;
                              let valid5 = false;
                              let passing1 = null;
                              const _errs30 = errors;
                              const _errs31 = errors;
                              if (errors === _errs31) {
                                if (typeof data12 === "string") {
                                  if (!pattern4.test(data12)) {
                                    const err4 = { instancePath: instancePath + "/settings", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
                                    if (vErrors === null) {
                                      vErrors = [err4];
                                    } else {
                                      vErrors.push(err4);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err5 = { instancePath: instancePath + "/settings", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err5];
                                  } else {
                                    vErrors.push(err5);
                                  }
                                  errors++;
                                }
                              }
                              var _valid1 = _errs30 === errors;
                              if (_valid1) {
                                valid5 = true;
                                passing1 = 0;
                              }
                              const _errs33 = errors;
                              if (data12 !== null) {
                                const err6 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err6];
                                } else {
                                  vErrors.push(err6);
                                }
                                errors++;
                              }
                              var _valid1 = _errs33 === errors;
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
                                const err7 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                if (vErrors === null) {
                                  vErrors = [err7];
                                } else {
                                  vErrors.push(err7);
                                }
                                errors++;
                                validate21.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs29;
                                if (vErrors !== null) {
                                  if (_errs29) {
                                    vErrors.length = _errs29;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs28 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.toolchain !== void 0 && func0.call(data, "toolchain")) {
                                let data13 = data.toolchain;
                                const _errs35 = errors;
                                if (!(data13 && typeof data13 == "object" && !Array.isArray(data13)) && data13 !== null) {
                                  validate21.errors = [{ instancePath: instancePath + "/toolchain", schemaPath: "#/properties/toolchain/type", keyword: "type", params: { type: schema32.properties.toolchain.type }, message: "must be object,null" }];
                                  return false;
                                }
                                if (errors === _errs35) {
                                  if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                    let missing2;
                                    if ((data13.name === void 0 || !func0.call(data13, "name")) && (missing2 = "name") || (data13.version === void 0 || !func0.call(data13, "version")) && (missing2 = "version")) {
                                      validate21.errors = [{ instancePath: instancePath + "/toolchain", schemaPath: "#/properties/toolchain/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                      return false;
                                    } else {
                                      const _errs37 = errors;
                                      for (const key2 of Object.keys(data13)) {
                                        if (!(key2 === "name" || key2 === "version")) {
                                          validate21.errors = [{ instancePath: instancePath + "/toolchain", schemaPath: "#/properties/toolchain/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs37 === errors) {
                                        if (data13.name !== void 0 && func0.call(data13, "name")) {
                                          const _errs38 = errors;
                                          if (typeof data13.name !== "string") {
                                            validate21.errors = [{ instancePath: instancePath + "/toolchain/name", schemaPath: "#/properties/toolchain/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                          var valid7 = _errs38 === errors;
                                        } else {
                                          var valid7 = true;
                                        }
                                        if (valid7) {
                                          if (data13.version !== void 0 && func0.call(data13, "version")) {
                                            const _errs40 = errors;
                                            if (typeof data13.version !== "string") {
                                              validate21.errors = [{ instancePath: instancePath + "/toolchain/version", schemaPath: "#/properties/toolchain/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                            var valid7 = _errs40 === errors;
                                          } else {
                                            var valid7 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                                var valid0 = _errs35 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.sandbox !== void 0 && func0.call(data, "sandbox")) {
                                  let data16 = data.sandbox;
                                  const _errs42 = errors;
                                  if (!(data16 === "bwrap" || data16 === "none" || data16 === null)) {
                                    validate21.errors = [{ instancePath: instancePath + "/sandbox", schemaPath: "#/properties/sandbox/enum", keyword: "enum", params: { allowedValues: schema32.properties.sandbox.enum }, message: "must be equal to one of the allowed values" }];
                                    return false;
                                  }
                                  var valid0 = _errs42 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.stability !== void 0 && func0.call(data, "stability")) {
                                    let data17 = data.stability;
                                    const _errs43 = errors;
                                    if (!(data17 === "unproven" || data17 === null)) {
                                      validate21.errors = [{ instancePath: instancePath + "/stability", schemaPath: "#/properties/stability/enum", keyword: "enum", params: { allowedValues: schema32.properties.stability.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid0 = _errs43 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.ready !== void 0 && func0.call(data, "ready")) {
                                      let data18 = data.ready;
                                      const _errs44 = errors;
                                      if (typeof data18 !== "string" && data18 !== null) {
                                        validate21.errors = [{ instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/type", keyword: "type", params: { type: schema32.properties.ready.type }, message: "must be string,null" }];
                                        return false;
                                      }
                                      var valid0 = _errs44 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.files !== void 0 && func0.call(data, "files")) {
                                        let data19 = data.files;
                                        const _errs46 = errors;
                                        const _errs47 = errors;
                                        if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                                          validate21.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        if (errors === _errs47) {
                                          if (typeof data19 == "number" && isFinite(data19)) {
                                            if (data19 < 0 || isNaN(data19)) {
                                              validate21.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                              return false;
                                            }
                                          }
                                        }
                                        var valid0 = _errs46 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.unknown !== void 0 && func0.call(data, "unknown")) {
                                          let data20 = data.unknown;
                                          const _errs49 = errors;
                                          const _errs50 = errors;
                                          if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
                                            validate21.errors = [{ instancePath: instancePath + "/unknown", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          if (errors === _errs50) {
                                            if (typeof data20 == "number" && isFinite(data20)) {
                                              if (data20 < 0 || isNaN(data20)) {
                                                validate21.errors = [{ instancePath: instancePath + "/unknown", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid0 = _errs49 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.ended !== void 0 && func0.call(data, "ended")) {
                                            let data21 = data.ended;
                                            const _errs52 = errors;
                                            if (typeof data21 !== "string" && data21 !== null) {
                                              validate21.errors = [{ instancePath: instancePath + "/ended", schemaPath: "#/properties/ended/type", keyword: "type", params: { type: schema32.properties.ended.type }, message: "must be string,null" }];
                                              return false;
                                            }
                                            var valid0 = _errs52 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.skipped !== void 0 && func0.call(data, "skipped")) {
                                              let data22 = data.skipped;
                                              const _errs54 = errors;
                                              if (!(data22 === "same program" || data22 === null)) {
                                                validate21.errors = [{ instancePath: instancePath + "/skipped", schemaPath: "#/properties/skipped/enum", keyword: "enum", params: { allowedValues: schema32.properties.skipped.enum }, message: "must be equal to one of the allowed values" }];
                                                return false;
                                              }
                                              var valid0 = _errs54 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.schedule !== void 0 && func0.call(data, "schedule")) {
                                                let data23 = data.schedule;
                                                const _errs55 = errors;
                                                const _errs56 = errors;
                                                let valid10 = false;
                                                let passing2 = null;
                                                const _errs57 = errors;
                                                const _errs58 = errors;
                                                if (errors === _errs58) {
                                                  if (typeof data23 === "string") {
                                                    if (!pattern4.test(data23)) {
                                                      const err8 = { instancePath: instancePath + "/schedule", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err8];
                                                      } else {
                                                        vErrors.push(err8);
                                                      }
                                                      errors++;
                                                    }
                                                  } else {
                                                    const err9 = { instancePath: instancePath + "/schedule", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err9];
                                                    } else {
                                                      vErrors.push(err9);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                var _valid2 = _errs57 === errors;
                                                if (_valid2) {
                                                  valid10 = true;
                                                  passing2 = 0;
                                                }
                                                const _errs60 = errors;
                                                if (data23 !== null) {
                                                  const err10 = { instancePath: instancePath + "/schedule", schemaPath: "#/properties/schedule/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                  if (vErrors === null) {
                                                    vErrors = [err10];
                                                  } else {
                                                    vErrors.push(err10);
                                                  }
                                                  errors++;
                                                }
                                                var _valid2 = _errs60 === errors;
                                                if (_valid2 && valid10) {
                                                  valid10 = false;
                                                  passing2 = [passing2, 1];
                                                } else {
                                                  if (_valid2) {
                                                    valid10 = true;
                                                    passing2 = 1;
                                                  }
                                                }
                                                if (!valid10) {
                                                  const err11 = { instancePath: instancePath + "/schedule", schemaPath: "#/properties/schedule/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
                                                  if (vErrors === null) {
                                                    vErrors = [err11];
                                                  } else {
                                                    vErrors.push(err11);
                                                  }
                                                  errors++;
                                                  validate21.errors = vErrors;
                                                  return false;
                                                } else {
                                                  errors = _errs56;
                                                  if (vErrors !== null) {
                                                    if (_errs56) {
                                                      vErrors.length = _errs56;
                                                    } else {
                                                      vErrors = null;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs55 === errors;
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
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema39 = { "type": "object", "additionalProperties": false, "required": ["schema", "id", "kind", "path", "change", "server", "outcome", "why"], "properties": { "schema": { "const": "lanser.evidence.v1" }, "id": { "$ref": "#/$defs/id" }, "kind": { "const": "source" }, "path": { "$ref": "#/$defs/path" }, "from": { "$ref": "#/$defs/path" }, "change": { "enum": ["added", "edited", "renamed", "deleted"] }, "server": { "type": ["string", "null"] }, "outcome": { "enum": ["checked", "unknown", "left-out"] }, "why": { "type": ["string", "null"] } } };
const schema41 = { "type": "string", "minLength": 1 };
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.kind === void 0 || !func0.call(data, "kind")) && (missing0 = "kind") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.change === void 0 || !func0.call(data, "change")) && (missing0 = "change") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.outcome === void 0 || !func0.call(data, "outcome")) && (missing0 = "outcome") || (data.why === void 0 || !func0.call(data, "why")) && (missing0 = "why")) {
        validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema39.properties, key0)) {
            validate23.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.evidence.v1" !== data.schema) {
              validate23.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.evidence.v1" }, message: "must be equal to constant" }];
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
                  if (!pattern4.test(data1)) {
                    validate23.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                    return false;
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
              if (data.kind !== void 0 && func0.call(data, "kind")) {
                const _errs6 = errors;
                if ("source" !== data.kind) {
                  validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "source" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.path !== void 0 && func0.call(data, "path")) {
                  let data3 = data.path;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (typeof data3 === "string") {
                      if (func90(data3) < 1) {
                        validate23.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate23.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.from !== void 0 && func0.call(data, "from")) {
                    let data4 = data.from;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (typeof data4 === "string") {
                        if (func90(data4) < 1) {
                          validate23.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/$defs/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      } else {
                        validate23.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.change !== void 0 && func0.call(data, "change")) {
                      let data5 = data.change;
                      const _errs13 = errors;
                      if (!(data5 === "added" || data5 === "edited" || data5 === "renamed" || data5 === "deleted")) {
                        validate23.errors = [{ instancePath: instancePath + "/change", schemaPath: "#/properties/change/enum", keyword: "enum", params: { allowedValues: schema39.properties.change.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.server !== void 0 && func0.call(data, "server")) {
                        let data6 = data.server;
                        const _errs14 = errors;
                        if (typeof data6 !== "string" && data6 !== null) {
                          validate23.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: schema39.properties.server.type }, message: "must be string,null" }];
                          return false;
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.outcome !== void 0 && func0.call(data, "outcome")) {
                          let data7 = data.outcome;
                          const _errs16 = errors;
                          if (!(data7 === "checked" || data7 === "unknown" || data7 === "left-out")) {
                            validate23.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema39.properties.outcome.enum }, message: "must be equal to one of the allowed values" }];
                            return false;
                          }
                          var valid0 = _errs16 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.why !== void 0 && func0.call(data, "why")) {
                            let data8 = data.why;
                            const _errs17 = errors;
                            if (typeof data8 !== "string" && data8 !== null) {
                              validate23.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: schema39.properties.why.type }, message: "must be string,null" }];
                              return false;
                            }
                            var valid0 = _errs17 === errors;
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
    } else {
      validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema43 = { "type": "object", "additionalProperties": false, "required": ["schema", "id", "kind", "finding", "server", "code", "severity", "message", "path", "range", "cause"], "properties": { "schema": { "const": "lanser.evidence.v1" }, "id": { "$ref": "#/$defs/id" }, "kind": { "const": "regression" }, "finding": { "$ref": "#/$defs/digest" }, "server": { "type": "string", "minLength": 1 }, "code": { "type": ["string", "null"] }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "message": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "cause": { "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] } } };
const schema47 = { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } };
const schema48 = { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1 }, "column": { "type": "integer", "minimum": 1 } } };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.start === void 0 || !func0.call(data, "start")) && (missing0 = "start") || (data.end === void 0 || !func0.call(data, "end")) && (missing0 = "end")) {
        validate26.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "start" || key0 === "end")) {
            validate26.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.start !== void 0 && func0.call(data, "start")) {
            let data0 = data.start;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if ((data0.line === void 0 || !func0.call(data0, "line")) && (missing1 = "line") || (data0.column === void 0 || !func0.call(data0, "column")) && (missing1 = "column")) {
                  validate26.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  const _errs5 = errors;
                  for (const key1 of Object.keys(data0)) {
                    if (!(key1 === "line" || key1 === "column")) {
                      validate26.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  }
                  if (_errs5 === errors) {
                    if (data0.line !== void 0 && func0.call(data0, "line")) {
                      let data1 = data0.line;
                      const _errs6 = errors;
                      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                        validate26.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (typeof data1 == "number" && isFinite(data1)) {
                          if (data1 < 1 || isNaN(data1)) {
                            validate26.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                            return false;
                          }
                        }
                      }
                      var valid2 = _errs6 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data0.column !== void 0 && func0.call(data0, "column")) {
                        let data2 = data0.column;
                        const _errs8 = errors;
                        if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                          validate26.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs8) {
                          if (typeof data2 == "number" && isFinite(data2)) {
                            if (data2 < 1 || isNaN(data2)) {
                              validate26.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                              return false;
                            }
                          }
                        }
                        var valid2 = _errs8 === errors;
                      } else {
                        var valid2 = true;
                      }
                    }
                  }
                }
              } else {
                validate26.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.end !== void 0 && func0.call(data, "end")) {
              let data3 = data.end;
              const _errs10 = errors;
              const _errs11 = errors;
              if (errors === _errs11) {
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  let missing2;
                  if ((data3.line === void 0 || !func0.call(data3, "line")) && (missing2 = "line") || (data3.column === void 0 || !func0.call(data3, "column")) && (missing2 = "column")) {
                    validate26.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                    return false;
                  } else {
                    const _errs13 = errors;
                    for (const key2 of Object.keys(data3)) {
                      if (!(key2 === "line" || key2 === "column")) {
                        validate26.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs13 === errors) {
                      if (data3.line !== void 0 && func0.call(data3, "line")) {
                        let data4 = data3.line;
                        const _errs14 = errors;
                        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                          validate26.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs14) {
                          if (typeof data4 == "number" && isFinite(data4)) {
                            if (data4 < 1 || isNaN(data4)) {
                              validate26.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                              return false;
                            }
                          }
                        }
                        var valid4 = _errs14 === errors;
                      } else {
                        var valid4 = true;
                      }
                      if (valid4) {
                        if (data3.column !== void 0 && func0.call(data3, "column")) {
                          let data5 = data3.column;
                          const _errs16 = errors;
                          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                            validate26.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs16) {
                            if (typeof data5 == "number" && isFinite(data5)) {
                              if (data5 < 1 || isNaN(data5)) {
                                validate26.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                return false;
                              }
                            }
                          }
                          var valid4 = _errs16 === errors;
                        } else {
                          var valid4 = true;
                        }
                      }
                    }
                  }
                } else {
                  validate26.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs10 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema50 = { "type": "object", "additionalProperties": false, "required": ["path", "range"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" } } };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range")) {
        validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "path" || key0 === "range")) {
            validate28.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.path !== void 0 && func0.call(data, "path")) {
            let data0 = data.path;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (func90(data0) < 1) {
                  validate28.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate28.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.range !== void 0 && func0.call(data, "range")) {
              const _errs5 = errors;
              if (!validate26(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.kind === void 0 || !func0.call(data, "kind")) && (missing0 = "kind") || (data.finding === void 0 || !func0.call(data, "finding")) && (missing0 = "finding") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.severity === void 0 || !func0.call(data, "severity")) && (missing0 = "severity") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range") || (data.cause === void 0 || !func0.call(data, "cause")) && (missing0 = "cause")) {
        validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema43.properties, key0)) {
            validate25.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.evidence.v1" !== data.schema) {
              validate25.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.evidence.v1" }, message: "must be equal to constant" }];
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
                  if (!pattern4.test(data1)) {
                    validate25.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/id/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                    return false;
                  }
                } else {
                  validate25.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.kind !== void 0 && func0.call(data, "kind")) {
                const _errs6 = errors;
                if ("regression" !== data.kind) {
                  validate25.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "regression" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.finding !== void 0 && func0.call(data, "finding")) {
                  let data3 = data.finding;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (typeof data3 === "string") {
                      if (!pattern4.test(data3)) {
                        validate25.errors = [{ instancePath: instancePath + "/finding", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                        return false;
                      }
                    } else {
                      validate25.errors = [{ instancePath: instancePath + "/finding", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.server !== void 0 && func0.call(data, "server")) {
                    let data4 = data.server;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (typeof data4 === "string") {
                        if (func90(data4) < 1) {
                          validate25.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      } else {
                        validate25.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.code !== void 0 && func0.call(data, "code")) {
                      let data5 = data.code;
                      const _errs12 = errors;
                      if (typeof data5 !== "string" && data5 !== null) {
                        validate25.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema43.properties.code.type }, message: "must be string,null" }];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.severity !== void 0 && func0.call(data, "severity")) {
                        let data6 = data.severity;
                        const _errs14 = errors;
                        if (!(data6 === "error" || data6 === "warning" || data6 === "information" || data6 === "hint")) {
                          validate25.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: schema43.properties.severity.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.message !== void 0 && func0.call(data, "message")) {
                          const _errs15 = errors;
                          if (typeof data.message !== "string") {
                            validate25.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid0 = _errs15 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.path !== void 0 && func0.call(data, "path")) {
                            let data8 = data.path;
                            const _errs17 = errors;
                            const _errs18 = errors;
                            if (errors === _errs18) {
                              if (typeof data8 === "string") {
                                if (func90(data8) < 1) {
                                  validate25.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                  return false;
                                }
                              } else {
                                validate25.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid0 = _errs17 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.range !== void 0 && func0.call(data, "range")) {
                              const _errs20 = errors;
                              if (!validate26(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs20 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.cause !== void 0 && func0.call(data, "cause")) {
                                let data10 = data.cause;
                                const _errs21 = errors;
                                const _errs22 = errors;
                                let valid4 = false;
                                let passing0 = null;
                                const _errs23 = errors;
                                if (!validate28(data10, { instancePath: instancePath + "/cause", parentData: data, parentDataProperty: "cause", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
                                  errors = vErrors.length;
                                }
                                var _valid0 = _errs23 === errors;
                                if (_valid0) {
                                  valid4 = true;
                                  passing0 = 0;
                                }
                                const _errs24 = errors;
                                if (data10 !== null) {
                                  const err0 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  if (vErrors === null) {
                                    vErrors = [err0];
                                  } else {
                                    vErrors.push(err0);
                                  }
                                  errors++;
                                }
                                var _valid0 = _errs24 === errors;
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
                                  const err1 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                  if (vErrors === null) {
                                    vErrors = [err1];
                                  } else {
                                    vErrors.push(err1);
                                  }
                                  errors++;
                                  validate25.errors = vErrors;
                                  return false;
                                } else {
                                  errors = _errs22;
                                  if (vErrors !== null) {
                                    if (_errs22) {
                                      vErrors.length = _errs22;
                                    } else {
                                      vErrors = null;
                                    }
                                  }
                                }
                                var valid0 = _errs21 === errors;
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
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
    const _errs3 = errors;
    if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs3 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
        if (props0 !== true) {
          props0 = true;
        }
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
