// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateServerV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v1/schemas/server.v1.json", "type": "object", "additionalProperties": false, "required": ["version", "language", "files", "role", "source", "command", "executes", "executes-why", "mode"], "properties": { "version": { "const": 1 }, "name": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$" }, "language": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9 .+#-]{0,63}$" }, "files": { "$ref": "#/$defs/globs" }, "language-id": { "type": "string", "pattern": "^[a-z][a-z0-9+#-]{0,63}$" }, "role": { "enum": ["checker", "linter"] }, "source": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "npm": { "type": "string", "pattern": "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$", "maxLength": 214 }, "with": { "type": "object", "propertyNames": { "type": "string", "pattern": "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$" }, "additionalProperties": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" } }, "wheel": { "type": "string", "pattern": "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$" }, "libc": { "const": "2.28" }, "processors": { "type": "array", "minItems": 1, "maxItems": 2, "items": { "enum": ["x64", "arm64"] } }, "program": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$" } } }, "command": { "type": "array", "minItems": 1, "maxItems": 64, "items": { "type": "string", "minLength": 1, "maxLength": 1e3 } }, "environment": { "type": "object", "propertyNames": { "type": "string", "pattern": "^(?!PATH$|HOME$|TMPDIR$|NODE_|LD_|PYTHON|XDG_)[A-Z][A-Z0-9_]{0,63}$" }, "additionalProperties": { "type": "string", "maxLength": 1e3 } }, "executes": { "enum": ["never", "toolchain", "repository"] }, "executes-why": { "type": "string", "minLength": 10, "maxLength": 1e3 }, "configured-by": { "$ref": "#/$defs/globs" }, "mode": { "enum": ["pull", "push", "compiler"] }, "initialize": {}, "settings": { "type": "object" }, "ready": { "type": "object", "additionalProperties": false, "minProperties": 1, "maxProperties": 1, "properties": { "settings": { "type": "string", "minLength": 1, "maxLength": 200 }, "log": { "$ref": "#/$defs/expression" } } }, "done": { "enum": ["version", "published"] }, "quiet-ms": { "type": "integer", "minimum": 0, "maximum": 1e4 }, "keeps-open": { "type": "boolean" }, "compiler": { "type": "object", "additionalProperties": false, "required": ["arguments", "format", "exit"], "properties": { "arguments": { "type": "array", "maxItems": 64, "items": { "type": "string", "minLength": 1, "maxLength": 1e3 } }, "format": { "enum": ["json", "json-lines", "lines", "sarif"] }, "output": { "enum": ["stdout", "stderr"] }, "list": { "$ref": "#/$defs/place" }, "messages": { "$ref": "#/$defs/place" }, "only": { "type": "object", "additionalProperties": { "type": "string", "maxLength": 200 } }, "fields": { "type": "object", "additionalProperties": false, "required": ["path", "line", "message"], "properties": { "path": { "$ref": "#/$defs/place" }, "line": { "$ref": "#/$defs/place" }, "column": { "$ref": "#/$defs/place" }, "end-line": { "$ref": "#/$defs/place" }, "end-column": { "$ref": "#/$defs/place" }, "severity": { "$ref": "#/$defs/place" }, "code": { "$ref": "#/$defs/place" }, "message": { "$ref": "#/$defs/place" } } }, "line": { "$ref": "#/$defs/expression" }, "skip": { "type": "array", "maxItems": 32, "items": { "$ref": "#/$defs/expression" } }, "severities": { "type": "object", "additionalProperties": { "$ref": "#/$defs/severity" } }, "severity": { "$ref": "#/$defs/severity" }, "first-line": { "enum": [0, 1] }, "first-column": { "enum": [0, 1] }, "columns": { "enum": ["utf-16", "code-points", "bytes"] }, "exit": { "type": "object", "additionalProperties": false, "required": ["clean", "found"], "properties": { "clean": { "$ref": "#/$defs/codes" }, "found": { "$ref": "#/$defs/codes" } } }, "checked": { "$ref": "#/$defs/expression" } } }, "canary": { "type": "object", "additionalProperties": false, "required": ["file", "text", "codes"], "properties": { "file": { "type": "string", "pattern": "^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$" }, "text": { "type": "string", "minLength": 1, "maxLength": 4e3 }, "codes": { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": ["string", "integer", "null"] } } } }, "limits": { "type": "object", "additionalProperties": false, "properties": { "ready-ms": { "type": "integer", "minimum": 1e3, "maximum": 9e5 }, "file-ms": { "type": "integer", "minimum": 1e3, "maximum": 9e5 }, "total-ms": { "type": "integer", "minimum": 1e3, "maximum": 36e5 } } } }, "$defs": { "globs": { "type": "array", "minItems": 1, "maxItems": 64, "items": { "type": "string", "pattern": "^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$" } }, "place": { "type": "string", "minLength": 1, "maxLength": 200 }, "expression": { "type": "string", "minLength": 1, "maxLength": 1e3 }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "codes": { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": "integer", "minimum": 0, "maximum": 255 } } } };
const schema32 = { "type": "array", "minItems": 1, "maxItems": 64, "items": { "type": "string", "pattern": "^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$" } };
const schema34 = { "type": "string", "minLength": 1, "maxLength": 1e3 };
const schema35 = { "type": "string", "minLength": 1, "maxLength": 200 };
const schema47 = { "enum": ["error", "warning", "information", "hint"] };
const schema49 = { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": "integer", "minimum": 0, "maximum": 255 } };
const func0 = Object.prototype.hasOwnProperty;
const func78 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 .+#-]{0,63}$", "u");
const pattern6 = new RegExp("^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$", "u");
const pattern7 = new RegExp("^[a-z][a-z0-9+#-]{0,63}$", "u");
const pattern8 = new RegExp("^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$", "u");
const pattern10 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$", "u");
const pattern11 = new RegExp("^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$", "u");
const pattern12 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$", "u");
const pattern13 = new RegExp("^(?!PATH$|HOME$|TMPDIR$|NODE_|LD_|PYTHON|XDG_)[A-Z][A-Z0-9_]{0,63}$", "u");
const pattern15 = new RegExp("^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$", "u");
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
      if ((data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.language === void 0 || !func0.call(data, "language")) && (missing0 = "language") || (data.files === void 0 || !func0.call(data, "files")) && (missing0 = "files") || (data.role === void 0 || !func0.call(data, "role")) && (missing0 = "role") || (data.source === void 0 || !func0.call(data, "source")) && (missing0 = "source") || (data.command === void 0 || !func0.call(data, "command")) && (missing0 = "command") || (data.executes === void 0 || !func0.call(data, "executes")) && (missing0 = "executes") || (data["executes-why"] === void 0 || !func0.call(data, "executes-why")) && (missing0 = "executes-why") || (data.mode === void 0 || !func0.call(data, "mode")) && (missing0 = "mode")) {
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
          if (data.version !== void 0 && func0.call(data, "version")) {
            const _errs2 = errors;
            if (1 !== data.version) {
              validate20.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0 && func0.call(data, "name")) {
              let data1 = data.name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (!pattern4.test(data1)) {
                    validate20.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$"' }];
                    return false;
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.language !== void 0 && func0.call(data, "language")) {
                let data2 = data.language;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (!pattern5.test(data2)) {
                      validate20.errors = [{ instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 .+#-]{0,63}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9 .+#-]{0,63}$"' }];
                      return false;
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.files !== void 0 && func0.call(data, "files")) {
                  let data3 = data.files;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (Array.isArray(data3)) {
                      if (data3.length > 64) {
                        validate20.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/$defs/globs/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items" }];
                        return false;
                      } else {
                        if (data3.length < 1) {
                          validate20.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/$defs/globs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                          return false;
                        } else {
                          var valid2 = true;
                          const len0 = data3.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data4 = data3[i0];
                            const _errs10 = errors;
                            if (errors === _errs10) {
                              if (typeof data4 === "string") {
                                if (!pattern6.test(data4)) {
                                  validate20.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/$defs/globs/items/pattern", keyword: "pattern", params: { pattern: "^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$" }, message: 'must match pattern "^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$"' }];
                                  return false;
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid2 = _errs10 === errors;
                            if (!valid2) {
                              break;
                            }
                          }
                        }
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data["language-id"] !== void 0 && func0.call(data, "language-id")) {
                    let data5 = data["language-id"];
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (typeof data5 === "string") {
                        if (!pattern7.test(data5)) {
                          validate20.errors = [{ instancePath: instancePath + "/language-id", schemaPath: "#/properties/language-id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9+#-]{0,63}$" }, message: 'must match pattern "^[a-z][a-z0-9+#-]{0,63}$"' }];
                          return false;
                        }
                      } else {
                        validate20.errors = [{ instancePath: instancePath + "/language-id", schemaPath: "#/properties/language-id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.role !== void 0 && func0.call(data, "role")) {
                      let data6 = data.role;
                      const _errs14 = errors;
                      if (!(data6 === "checker" || data6 === "linter")) {
                        validate20.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema31.properties.role.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs14 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.source !== void 0 && func0.call(data, "source")) {
                        let data7 = data.source;
                        const _errs15 = errors;
                        if (errors === _errs15) {
                          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                            if (Object.keys(data7).length < 1) {
                              validate20.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                              return false;
                            } else {
                              const _errs17 = errors;
                              for (const key1 of Object.keys(data7)) {
                                if (!(key1 === "npm" || key1 === "with" || key1 === "wheel" || key1 === "libc" || key1 === "processors" || key1 === "program")) {
                                  validate20.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs17 === errors) {
                                if (data7.npm !== void 0 && func0.call(data7, "npm")) {
                                  let data8 = data7.npm;
                                  const _errs18 = errors;
                                  if (errors === _errs18) {
                                    if (typeof data8 === "string") {
                                      if (func78(data8) > 214) {
                                        validate20.errors = [{ instancePath: instancePath + "/source/npm", schemaPath: "#/properties/source/properties/npm/maxLength", keyword: "maxLength", params: { limit: 214 }, message: "must NOT have more than 214 characters" }];
                                        return false;
                                      } else {
                                        if (!pattern8.test(data8)) {
                                          validate20.errors = [{ instancePath: instancePath + "/source/npm", schemaPath: "#/properties/source/properties/npm/pattern", keyword: "pattern", params: { pattern: "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$" }, message: 'must match pattern "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"' }];
                                          return false;
                                        }
                                      }
                                    } else {
                                      validate20.errors = [{ instancePath: instancePath + "/source/npm", schemaPath: "#/properties/source/properties/npm/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                  var valid3 = _errs18 === errors;
                                } else {
                                  var valid3 = true;
                                }
                                if (valid3) {
                                  if (data7.with !== void 0 && func0.call(data7, "with")) {
                                    let data9 = data7.with;
                                    const _errs20 = errors;
                                    if (errors === _errs20) {
                                      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                        for (const key2 of Object.keys(data9)) {
                                          const _errs22 = errors;
                                          if (errors === _errs22) {
                                            if (typeof key2 === "string") {
                                              if (!pattern8.test(key2)) {
                                                const err0 = { instancePath: instancePath + "/source/with", schemaPath: "#/properties/source/properties/with/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$" }, message: 'must match pattern "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"', propertyName: key2 };
                                                if (vErrors === null) {
                                                  vErrors = [err0];
                                                } else {
                                                  vErrors.push(err0);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err1 = { instancePath: instancePath + "/source/with", schemaPath: "#/properties/source/properties/with/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key2 };
                                              if (vErrors === null) {
                                                vErrors = [err1];
                                              } else {
                                                vErrors.push(err1);
                                              }
                                              errors++;
                                            }
                                          }
                                          var valid4 = _errs22 === errors;
                                          if (!valid4) {
                                            const err2 = { instancePath: instancePath + "/source/with", schemaPath: "#/properties/source/properties/with/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
                                            if (vErrors === null) {
                                              vErrors = [err2];
                                            } else {
                                              vErrors.push(err2);
                                            }
                                            errors++;
                                            validate20.errors = vErrors;
                                            return false;
                                            break;
                                          }
                                        }
                                        if (valid4) {
                                          for (const key3 of Object.keys(data9)) {
                                            let data10 = data9[key3];
                                            const _errs25 = errors;
                                            if (errors === _errs25) {
                                              if (typeof data10 === "string") {
                                                if (!pattern10.test(data10)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/source/with/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/source/properties/with/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                                                  return false;
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/source/with/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/source/properties/with/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid5 = _errs25 === errors;
                                            if (!valid5) {
                                              break;
                                            }
                                          }
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/source/with", schemaPath: "#/properties/source/properties/with/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid3 = _errs20 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                  if (valid3) {
                                    if (data7.wheel !== void 0 && func0.call(data7, "wheel")) {
                                      let data11 = data7.wheel;
                                      const _errs27 = errors;
                                      if (errors === _errs27) {
                                        if (typeof data11 === "string") {
                                          if (!pattern11.test(data11)) {
                                            validate20.errors = [{ instancePath: instancePath + "/source/wheel", schemaPath: "#/properties/source/properties/wheel/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"' }];
                                            return false;
                                          }
                                        } else {
                                          validate20.errors = [{ instancePath: instancePath + "/source/wheel", schemaPath: "#/properties/source/properties/wheel/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                      }
                                      var valid3 = _errs27 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (valid3) {
                                      if (data7.libc !== void 0 && func0.call(data7, "libc")) {
                                        const _errs29 = errors;
                                        if ("2.28" !== data7.libc) {
                                          validate20.errors = [{ instancePath: instancePath + "/source/libc", schemaPath: "#/properties/source/properties/libc/const", keyword: "const", params: { allowedValue: "2.28" }, message: "must be equal to constant" }];
                                          return false;
                                        }
                                        var valid3 = _errs29 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                      if (valid3) {
                                        if (data7.processors !== void 0 && func0.call(data7, "processors")) {
                                          let data13 = data7.processors;
                                          const _errs30 = errors;
                                          if (errors === _errs30) {
                                            if (Array.isArray(data13)) {
                                              if (data13.length > 2) {
                                                validate20.errors = [{ instancePath: instancePath + "/source/processors", schemaPath: "#/properties/source/properties/processors/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
                                                return false;
                                              } else {
                                                if (data13.length < 1) {
                                                  validate20.errors = [{ instancePath: instancePath + "/source/processors", schemaPath: "#/properties/source/properties/processors/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                  return false;
                                                } else {
                                                  var valid6 = true;
                                                  const len1 = data13.length;
                                                  for (let i1 = 0; i1 < len1; i1++) {
                                                    let data14 = data13[i1];
                                                    const _errs32 = errors;
                                                    if (!(data14 === "x64" || data14 === "arm64")) {
                                                      validate20.errors = [{ instancePath: instancePath + "/source/processors/" + i1, schemaPath: "#/properties/source/properties/processors/items/enum", keyword: "enum", params: { allowedValues: schema31.properties.source.properties.processors.items.enum }, message: "must be equal to one of the allowed values" }];
                                                      return false;
                                                    }
                                                    var valid6 = _errs32 === errors;
                                                    if (!valid6) {
                                                      break;
                                                    }
                                                  }
                                                }
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/source/processors", schemaPath: "#/properties/source/properties/processors/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                              return false;
                                            }
                                          }
                                          var valid3 = _errs30 === errors;
                                        } else {
                                          var valid3 = true;
                                        }
                                        if (valid3) {
                                          if (data7.program !== void 0 && func0.call(data7, "program")) {
                                            let data15 = data7.program;
                                            const _errs33 = errors;
                                            if (errors === _errs33) {
                                              if (typeof data15 === "string") {
                                                if (!pattern12.test(data15)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/source/program", schemaPath: "#/properties/source/properties/program/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$"' }];
                                                  return false;
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/source/program", schemaPath: "#/properties/source/properties/program/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid3 = _errs33 === errors;
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
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.command !== void 0 && func0.call(data, "command")) {
                          let data16 = data.command;
                          const _errs35 = errors;
                          if (errors === _errs35) {
                            if (Array.isArray(data16)) {
                              if (data16.length > 64) {
                                validate20.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items" }];
                                return false;
                              } else {
                                if (data16.length < 1) {
                                  validate20.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                  return false;
                                } else {
                                  var valid7 = true;
                                  const len2 = data16.length;
                                  for (let i2 = 0; i2 < len2; i2++) {
                                    let data17 = data16[i2];
                                    const _errs37 = errors;
                                    if (errors === _errs37) {
                                      if (typeof data17 === "string") {
                                        if (func78(data17) > 1e3) {
                                          validate20.errors = [{ instancePath: instancePath + "/command/" + i2, schemaPath: "#/properties/command/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                          return false;
                                        } else {
                                          if (func78(data17) < 1) {
                                            validate20.errors = [{ instancePath: instancePath + "/command/" + i2, schemaPath: "#/properties/command/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                            return false;
                                          }
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/command/" + i2, schemaPath: "#/properties/command/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid7 = _errs37 === errors;
                                    if (!valid7) {
                                      break;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs35 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.environment !== void 0 && func0.call(data, "environment")) {
                            let data18 = data.environment;
                            const _errs39 = errors;
                            if (errors === _errs39) {
                              if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                for (const key4 of Object.keys(data18)) {
                                  const _errs41 = errors;
                                  if (errors === _errs41) {
                                    if (typeof key4 === "string") {
                                      if (!pattern13.test(key4)) {
                                        const err3 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(?!PATH$|HOME$|TMPDIR$|NODE_|LD_|PYTHON|XDG_)[A-Z][A-Z0-9_]{0,63}$" }, message: 'must match pattern "^(?!PATH$|HOME$|TMPDIR$|NODE_|LD_|PYTHON|XDG_)[A-Z][A-Z0-9_]{0,63}$"', propertyName: key4 };
                                        if (vErrors === null) {
                                          vErrors = [err3];
                                        } else {
                                          vErrors.push(err3);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err4 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key4 };
                                      if (vErrors === null) {
                                        vErrors = [err4];
                                      } else {
                                        vErrors.push(err4);
                                      }
                                      errors++;
                                    }
                                  }
                                  var valid8 = _errs41 === errors;
                                  if (!valid8) {
                                    const err5 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/propertyNames", keyword: "propertyNames", params: { propertyName: key4 }, message: "property name must be valid" };
                                    if (vErrors === null) {
                                      vErrors = [err5];
                                    } else {
                                      vErrors.push(err5);
                                    }
                                    errors++;
                                    validate20.errors = vErrors;
                                    return false;
                                    break;
                                  }
                                }
                                if (valid8) {
                                  for (const key5 of Object.keys(data18)) {
                                    let data19 = data18[key5];
                                    const _errs44 = errors;
                                    if (errors === _errs44) {
                                      if (typeof data19 === "string") {
                                        if (func78(data19) > 1e3) {
                                          validate20.errors = [{ instancePath: instancePath + "/environment/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/environment/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                          return false;
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/environment/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/environment/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid9 = _errs44 === errors;
                                    if (!valid9) {
                                      break;
                                    }
                                  }
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid0 = _errs39 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.executes !== void 0 && func0.call(data, "executes")) {
                              let data20 = data.executes;
                              const _errs46 = errors;
                              if (!(data20 === "never" || data20 === "toolchain" || data20 === "repository")) {
                                validate20.errors = [{ instancePath: instancePath + "/executes", schemaPath: "#/properties/executes/enum", keyword: "enum", params: { allowedValues: schema31.properties.executes.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid0 = _errs46 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data["executes-why"] !== void 0 && func0.call(data, "executes-why")) {
                                let data21 = data["executes-why"];
                                const _errs47 = errors;
                                if (errors === _errs47) {
                                  if (typeof data21 === "string") {
                                    if (func78(data21) > 1e3) {
                                      validate20.errors = [{ instancePath: instancePath + "/executes-why", schemaPath: "#/properties/executes-why/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                      return false;
                                    } else {
                                      if (func78(data21) < 10) {
                                        validate20.errors = [{ instancePath: instancePath + "/executes-why", schemaPath: "#/properties/executes-why/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }];
                                        return false;
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/executes-why", schemaPath: "#/properties/executes-why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs47 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data["configured-by"] !== void 0 && func0.call(data, "configured-by")) {
                                  let data22 = data["configured-by"];
                                  const _errs49 = errors;
                                  const _errs50 = errors;
                                  if (errors === _errs50) {
                                    if (Array.isArray(data22)) {
                                      if (data22.length > 64) {
                                        validate20.errors = [{ instancePath: instancePath + "/configured-by", schemaPath: "#/$defs/globs/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items" }];
                                        return false;
                                      } else {
                                        if (data22.length < 1) {
                                          validate20.errors = [{ instancePath: instancePath + "/configured-by", schemaPath: "#/$defs/globs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                          return false;
                                        } else {
                                          var valid11 = true;
                                          const len3 = data22.length;
                                          for (let i3 = 0; i3 < len3; i3++) {
                                            let data23 = data22[i3];
                                            const _errs52 = errors;
                                            if (errors === _errs52) {
                                              if (typeof data23 === "string") {
                                                if (!pattern6.test(data23)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/configured-by/" + i3, schemaPath: "#/$defs/globs/items/pattern", keyword: "pattern", params: { pattern: "^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$" }, message: 'must match pattern "^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$"' }];
                                                  return false;
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/configured-by/" + i3, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid11 = _errs52 === errors;
                                            if (!valid11) {
                                              break;
                                            }
                                          }
                                        }
                                      }
                                    } else {
                                      validate20.errors = [{ instancePath: instancePath + "/configured-by", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs49 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.mode !== void 0 && func0.call(data, "mode")) {
                                    let data24 = data.mode;
                                    const _errs54 = errors;
                                    if (!(data24 === "pull" || data24 === "push" || data24 === "compiler")) {
                                      validate20.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema31.properties.mode.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid0 = _errs54 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.settings !== void 0 && func0.call(data, "settings")) {
                                      let data25 = data.settings;
                                      const _errs55 = errors;
                                      if (!(data25 && typeof data25 == "object" && !Array.isArray(data25))) {
                                        validate20.errors = [{ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                      var valid0 = _errs55 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.ready !== void 0 && func0.call(data, "ready")) {
                                        let data26 = data.ready;
                                        const _errs57 = errors;
                                        if (errors === _errs57) {
                                          if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                            if (Object.keys(data26).length > 1) {
                                              validate20.errors = [{ instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/maxProperties", keyword: "maxProperties", params: { limit: 1 }, message: "must NOT have more than 1 properties" }];
                                              return false;
                                            } else {
                                              if (Object.keys(data26).length < 1) {
                                                validate20.errors = [{ instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                                                return false;
                                              } else {
                                                const _errs59 = errors;
                                                for (const key6 of Object.keys(data26)) {
                                                  if (!(key6 === "settings" || key6 === "log")) {
                                                    validate20.errors = [{ instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" }];
                                                    return false;
                                                    break;
                                                  }
                                                }
                                                if (_errs59 === errors) {
                                                  if (data26.settings !== void 0 && func0.call(data26, "settings")) {
                                                    let data27 = data26.settings;
                                                    const _errs60 = errors;
                                                    if (errors === _errs60) {
                                                      if (typeof data27 === "string") {
                                                        if (func78(data27) > 200) {
                                                          validate20.errors = [{ instancePath: instancePath + "/ready/settings", schemaPath: "#/properties/ready/properties/settings/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                          return false;
                                                        } else {
                                                          if (func78(data27) < 1) {
                                                            validate20.errors = [{ instancePath: instancePath + "/ready/settings", schemaPath: "#/properties/ready/properties/settings/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                            return false;
                                                          }
                                                        }
                                                      } else {
                                                        validate20.errors = [{ instancePath: instancePath + "/ready/settings", schemaPath: "#/properties/ready/properties/settings/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid12 = _errs60 === errors;
                                                  } else {
                                                    var valid12 = true;
                                                  }
                                                  if (valid12) {
                                                    if (data26.log !== void 0 && func0.call(data26, "log")) {
                                                      let data28 = data26.log;
                                                      const _errs62 = errors;
                                                      const _errs63 = errors;
                                                      if (errors === _errs63) {
                                                        if (typeof data28 === "string") {
                                                          if (func78(data28) > 1e3) {
                                                            validate20.errors = [{ instancePath: instancePath + "/ready/log", schemaPath: "#/$defs/expression/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                            return false;
                                                          } else {
                                                            if (func78(data28) < 1) {
                                                              validate20.errors = [{ instancePath: instancePath + "/ready/log", schemaPath: "#/$defs/expression/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                              return false;
                                                            }
                                                          }
                                                        } else {
                                                          validate20.errors = [{ instancePath: instancePath + "/ready/log", schemaPath: "#/$defs/expression/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid12 = _errs62 === errors;
                                                    } else {
                                                      var valid12 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs57 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.done !== void 0 && func0.call(data, "done")) {
                                          let data29 = data.done;
                                          const _errs65 = errors;
                                          if (!(data29 === "version" || data29 === "published")) {
                                            validate20.errors = [{ instancePath: instancePath + "/done", schemaPath: "#/properties/done/enum", keyword: "enum", params: { allowedValues: schema31.properties.done.enum }, message: "must be equal to one of the allowed values" }];
                                            return false;
                                          }
                                          var valid0 = _errs65 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data["quiet-ms"] !== void 0 && func0.call(data, "quiet-ms")) {
                                            let data30 = data["quiet-ms"];
                                            const _errs66 = errors;
                                            if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
                                              validate20.errors = [{ instancePath: instancePath + "/quiet-ms", schemaPath: "#/properties/quiet-ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                              return false;
                                            }
                                            if (errors === _errs66) {
                                              if (typeof data30 == "number" && isFinite(data30)) {
                                                if (data30 > 1e4 || isNaN(data30)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/quiet-ms", schemaPath: "#/properties/quiet-ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" }];
                                                  return false;
                                                } else {
                                                  if (data30 < 0 || isNaN(data30)) {
                                                    validate20.errors = [{ instancePath: instancePath + "/quiet-ms", schemaPath: "#/properties/quiet-ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                    return false;
                                                  }
                                                }
                                              }
                                            }
                                            var valid0 = _errs66 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data["keeps-open"] !== void 0 && func0.call(data, "keeps-open")) {
                                              const _errs68 = errors;
                                              if (typeof data["keeps-open"] !== "boolean") {
                                                validate20.errors = [{ instancePath: instancePath + "/keeps-open", schemaPath: "#/properties/keeps-open/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                return false;
                                              }
                                              var valid0 = _errs68 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.compiler !== void 0 && func0.call(data, "compiler")) {
                                                let data32 = data.compiler;
                                                const _errs70 = errors;
                                                if (errors === _errs70) {
                                                  if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                                                    let missing1;
                                                    if ((data32.arguments === void 0 || !func0.call(data32, "arguments")) && (missing1 = "arguments") || (data32.format === void 0 || !func0.call(data32, "format")) && (missing1 = "format") || (data32.exit === void 0 || !func0.call(data32, "exit")) && (missing1 = "exit")) {
                                                      validate20.errors = [{ instancePath: instancePath + "/compiler", schemaPath: "#/properties/compiler/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                                      return false;
                                                    } else {
                                                      const _errs72 = errors;
                                                      for (const key7 of Object.keys(data32)) {
                                                        if (!func0.call(schema31.properties.compiler.properties, key7)) {
                                                          validate20.errors = [{ instancePath: instancePath + "/compiler", schemaPath: "#/properties/compiler/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" }];
                                                          return false;
                                                          break;
                                                        }
                                                      }
                                                      if (_errs72 === errors) {
                                                        if (data32.arguments !== void 0 && func0.call(data32, "arguments")) {
                                                          let data33 = data32.arguments;
                                                          const _errs73 = errors;
                                                          if (errors === _errs73) {
                                                            if (Array.isArray(data33)) {
                                                              if (data33.length > 64) {
                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/arguments", schemaPath: "#/properties/compiler/properties/arguments/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items" }];
                                                                return false;
                                                              } else {
                                                                var valid15 = true;
                                                                const len4 = data33.length;
                                                                for (let i4 = 0; i4 < len4; i4++) {
                                                                  let data34 = data33[i4];
                                                                  const _errs75 = errors;
                                                                  if (errors === _errs75) {
                                                                    if (typeof data34 === "string") {
                                                                      if (func78(data34) > 1e3) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/arguments/" + i4, schemaPath: "#/properties/compiler/properties/arguments/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                                        return false;
                                                                      } else {
                                                                        if (func78(data34) < 1) {
                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/arguments/" + i4, schemaPath: "#/properties/compiler/properties/arguments/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/arguments/" + i4, schemaPath: "#/properties/compiler/properties/arguments/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid15 = _errs75 === errors;
                                                                  if (!valid15) {
                                                                    break;
                                                                  }
                                                                }
                                                              }
                                                            } else {
                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/arguments", schemaPath: "#/properties/compiler/properties/arguments/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid14 = _errs73 === errors;
                                                        } else {
                                                          var valid14 = true;
                                                        }
                                                        if (valid14) {
                                                          if (data32.format !== void 0 && func0.call(data32, "format")) {
                                                            let data35 = data32.format;
                                                            const _errs77 = errors;
                                                            if (!(data35 === "json" || data35 === "json-lines" || data35 === "lines" || data35 === "sarif")) {
                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/format", schemaPath: "#/properties/compiler/properties/format/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiler.properties.format.enum }, message: "must be equal to one of the allowed values" }];
                                                              return false;
                                                            }
                                                            var valid14 = _errs77 === errors;
                                                          } else {
                                                            var valid14 = true;
                                                          }
                                                          if (valid14) {
                                                            if (data32.output !== void 0 && func0.call(data32, "output")) {
                                                              let data36 = data32.output;
                                                              const _errs78 = errors;
                                                              if (!(data36 === "stdout" || data36 === "stderr")) {
                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/output", schemaPath: "#/properties/compiler/properties/output/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiler.properties.output.enum }, message: "must be equal to one of the allowed values" }];
                                                                return false;
                                                              }
                                                              var valid14 = _errs78 === errors;
                                                            } else {
                                                              var valid14 = true;
                                                            }
                                                            if (valid14) {
                                                              if (data32.list !== void 0 && func0.call(data32, "list")) {
                                                                let data37 = data32.list;
                                                                const _errs79 = errors;
                                                                const _errs80 = errors;
                                                                if (errors === _errs80) {
                                                                  if (typeof data37 === "string") {
                                                                    if (func78(data37) > 200) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/list", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                      return false;
                                                                    } else {
                                                                      if (func78(data37) < 1) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/list", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/list", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid14 = _errs79 === errors;
                                                              } else {
                                                                var valid14 = true;
                                                              }
                                                              if (valid14) {
                                                                if (data32.messages !== void 0 && func0.call(data32, "messages")) {
                                                                  let data38 = data32.messages;
                                                                  const _errs82 = errors;
                                                                  const _errs83 = errors;
                                                                  if (errors === _errs83) {
                                                                    if (typeof data38 === "string") {
                                                                      if (func78(data38) > 200) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/messages", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                        return false;
                                                                      } else {
                                                                        if (func78(data38) < 1) {
                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/messages", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/messages", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid14 = _errs82 === errors;
                                                                } else {
                                                                  var valid14 = true;
                                                                }
                                                                if (valid14) {
                                                                  if (data32.only !== void 0 && func0.call(data32, "only")) {
                                                                    let data39 = data32.only;
                                                                    const _errs85 = errors;
                                                                    if (errors === _errs85) {
                                                                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                                        for (const key8 of Object.keys(data39)) {
                                                                          let data40 = data39[key8];
                                                                          const _errs88 = errors;
                                                                          if (errors === _errs88) {
                                                                            if (typeof data40 === "string") {
                                                                              if (func78(data40) > 200) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/only/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/compiler/properties/only/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                return false;
                                                                              }
                                                                            } else {
                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/only/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/compiler/properties/only/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid18 = _errs88 === errors;
                                                                          if (!valid18) {
                                                                            break;
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/only", schemaPath: "#/properties/compiler/properties/only/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid14 = _errs85 === errors;
                                                                  } else {
                                                                    var valid14 = true;
                                                                  }
                                                                  if (valid14) {
                                                                    if (data32.fields !== void 0 && func0.call(data32, "fields")) {
                                                                      let data41 = data32.fields;
                                                                      const _errs90 = errors;
                                                                      if (errors === _errs90) {
                                                                        if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
                                                                          let missing2;
                                                                          if ((data41.path === void 0 || !func0.call(data41, "path")) && (missing2 = "path") || (data41.line === void 0 || !func0.call(data41, "line")) && (missing2 = "line") || (data41.message === void 0 || !func0.call(data41, "message")) && (missing2 = "message")) {
                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/fields", schemaPath: "#/properties/compiler/properties/fields/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                                                            return false;
                                                                          } else {
                                                                            const _errs92 = errors;
                                                                            for (const key9 of Object.keys(data41)) {
                                                                              if (!(key9 === "path" || key9 === "line" || key9 === "column" || key9 === "end-line" || key9 === "end-column" || key9 === "severity" || key9 === "code" || key9 === "message")) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/fields", schemaPath: "#/properties/compiler/properties/fields/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" }];
                                                                                return false;
                                                                                break;
                                                                              }
                                                                            }
                                                                            if (_errs92 === errors) {
                                                                              if (data41.path !== void 0 && func0.call(data41, "path")) {
                                                                                let data42 = data41.path;
                                                                                const _errs93 = errors;
                                                                                const _errs94 = errors;
                                                                                if (errors === _errs94) {
                                                                                  if (typeof data42 === "string") {
                                                                                    if (func78(data42) > 200) {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/fields/path", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                      return false;
                                                                                    } else {
                                                                                      if (func78(data42) < 1) {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/fields/path", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                  } else {
                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/fields/path", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                                var valid19 = _errs93 === errors;
                                                                              } else {
                                                                                var valid19 = true;
                                                                              }
                                                                              if (valid19) {
                                                                                if (data41.line !== void 0 && func0.call(data41, "line")) {
                                                                                  let data43 = data41.line;
                                                                                  const _errs96 = errors;
                                                                                  const _errs97 = errors;
                                                                                  if (errors === _errs97) {
                                                                                    if (typeof data43 === "string") {
                                                                                      if (func78(data43) > 200) {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/fields/line", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                        return false;
                                                                                      } else {
                                                                                        if (func78(data43) < 1) {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/fields/line", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                    } else {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/fields/line", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                  var valid19 = _errs96 === errors;
                                                                                } else {
                                                                                  var valid19 = true;
                                                                                }
                                                                                if (valid19) {
                                                                                  if (data41.column !== void 0 && func0.call(data41, "column")) {
                                                                                    let data44 = data41.column;
                                                                                    const _errs99 = errors;
                                                                                    const _errs100 = errors;
                                                                                    if (errors === _errs100) {
                                                                                      if (typeof data44 === "string") {
                                                                                        if (func78(data44) > 200) {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/fields/column", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                          return false;
                                                                                        } else {
                                                                                          if (func78(data44) < 1) {
                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/fields/column", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                      } else {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/fields/column", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                    var valid19 = _errs99 === errors;
                                                                                  } else {
                                                                                    var valid19 = true;
                                                                                  }
                                                                                  if (valid19) {
                                                                                    if (data41["end-line"] !== void 0 && func0.call(data41, "end-line")) {
                                                                                      let data45 = data41["end-line"];
                                                                                      const _errs102 = errors;
                                                                                      const _errs103 = errors;
                                                                                      if (errors === _errs103) {
                                                                                        if (typeof data45 === "string") {
                                                                                          if (func78(data45) > 200) {
                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-line", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                            return false;
                                                                                          } else {
                                                                                            if (func78(data45) < 1) {
                                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-line", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                              return false;
                                                                                            }
                                                                                          }
                                                                                        } else {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-line", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                      var valid19 = _errs102 === errors;
                                                                                    } else {
                                                                                      var valid19 = true;
                                                                                    }
                                                                                    if (valid19) {
                                                                                      if (data41["end-column"] !== void 0 && func0.call(data41, "end-column")) {
                                                                                        let data46 = data41["end-column"];
                                                                                        const _errs105 = errors;
                                                                                        const _errs106 = errors;
                                                                                        if (errors === _errs106) {
                                                                                          if (typeof data46 === "string") {
                                                                                            if (func78(data46) > 200) {
                                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-column", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                              return false;
                                                                                            } else {
                                                                                              if (func78(data46) < 1) {
                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-column", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                          } else {
                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-column", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                        var valid19 = _errs105 === errors;
                                                                                      } else {
                                                                                        var valid19 = true;
                                                                                      }
                                                                                      if (valid19) {
                                                                                        if (data41.severity !== void 0 && func0.call(data41, "severity")) {
                                                                                          let data47 = data41.severity;
                                                                                          const _errs108 = errors;
                                                                                          const _errs109 = errors;
                                                                                          if (errors === _errs109) {
                                                                                            if (typeof data47 === "string") {
                                                                                              if (func78(data47) > 200) {
                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/fields/severity", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                                return false;
                                                                                              } else {
                                                                                                if (func78(data47) < 1) {
                                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/fields/severity", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                                  return false;
                                                                                                }
                                                                                              }
                                                                                            } else {
                                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/fields/severity", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                              return false;
                                                                                            }
                                                                                          }
                                                                                          var valid19 = _errs108 === errors;
                                                                                        } else {
                                                                                          var valid19 = true;
                                                                                        }
                                                                                        if (valid19) {
                                                                                          if (data41.code !== void 0 && func0.call(data41, "code")) {
                                                                                            let data48 = data41.code;
                                                                                            const _errs111 = errors;
                                                                                            const _errs112 = errors;
                                                                                            if (errors === _errs112) {
                                                                                              if (typeof data48 === "string") {
                                                                                                if (func78(data48) > 200) {
                                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/fields/code", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                                  return false;
                                                                                                } else {
                                                                                                  if (func78(data48) < 1) {
                                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/fields/code", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                                    return false;
                                                                                                  }
                                                                                                }
                                                                                              } else {
                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/fields/code", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                            var valid19 = _errs111 === errors;
                                                                                          } else {
                                                                                            var valid19 = true;
                                                                                          }
                                                                                          if (valid19) {
                                                                                            if (data41.message !== void 0 && func0.call(data41, "message")) {
                                                                                              let data49 = data41.message;
                                                                                              const _errs114 = errors;
                                                                                              const _errs115 = errors;
                                                                                              if (errors === _errs115) {
                                                                                                if (typeof data49 === "string") {
                                                                                                  if (func78(data49) > 200) {
                                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/fields/message", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                                    return false;
                                                                                                  } else {
                                                                                                    if (func78(data49) < 1) {
                                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/fields/message", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                                      return false;
                                                                                                    }
                                                                                                  }
                                                                                                } else {
                                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/fields/message", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                                  return false;
                                                                                                }
                                                                                              }
                                                                                              var valid19 = _errs114 === errors;
                                                                                            } else {
                                                                                              var valid19 = true;
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
                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/fields", schemaPath: "#/properties/compiler/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid14 = _errs90 === errors;
                                                                    } else {
                                                                      var valid14 = true;
                                                                    }
                                                                    if (valid14) {
                                                                      if (data32.line !== void 0 && func0.call(data32, "line")) {
                                                                        let data50 = data32.line;
                                                                        const _errs117 = errors;
                                                                        const _errs118 = errors;
                                                                        if (errors === _errs118) {
                                                                          if (typeof data50 === "string") {
                                                                            if (func78(data50) > 1e3) {
                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/line", schemaPath: "#/$defs/expression/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                                              return false;
                                                                            } else {
                                                                              if (func78(data50) < 1) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/line", schemaPath: "#/$defs/expression/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                return false;
                                                                              }
                                                                            }
                                                                          } else {
                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/line", schemaPath: "#/$defs/expression/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid14 = _errs117 === errors;
                                                                      } else {
                                                                        var valid14 = true;
                                                                      }
                                                                      if (valid14) {
                                                                        if (data32.skip !== void 0 && func0.call(data32, "skip")) {
                                                                          let data51 = data32.skip;
                                                                          const _errs120 = errors;
                                                                          if (errors === _errs120) {
                                                                            if (Array.isArray(data51)) {
                                                                              if (data51.length > 32) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/skip", schemaPath: "#/properties/compiler/properties/skip/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items" }];
                                                                                return false;
                                                                              } else {
                                                                                var valid29 = true;
                                                                                const len5 = data51.length;
                                                                                for (let i5 = 0; i5 < len5; i5++) {
                                                                                  let data52 = data51[i5];
                                                                                  const _errs122 = errors;
                                                                                  const _errs123 = errors;
                                                                                  if (errors === _errs123) {
                                                                                    if (typeof data52 === "string") {
                                                                                      if (func78(data52) > 1e3) {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/skip/" + i5, schemaPath: "#/$defs/expression/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                                                        return false;
                                                                                      } else {
                                                                                        if (func78(data52) < 1) {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/skip/" + i5, schemaPath: "#/$defs/expression/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                    } else {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/skip/" + i5, schemaPath: "#/$defs/expression/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                  var valid29 = _errs122 === errors;
                                                                                  if (!valid29) {
                                                                                    break;
                                                                                  }
                                                                                }
                                                                              }
                                                                            } else {
                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/skip", schemaPath: "#/properties/compiler/properties/skip/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid14 = _errs120 === errors;
                                                                        } else {
                                                                          var valid14 = true;
                                                                        }
                                                                        if (valid14) {
                                                                          if (data32.severities !== void 0 && func0.call(data32, "severities")) {
                                                                            let data53 = data32.severities;
                                                                            const _errs125 = errors;
                                                                            if (errors === _errs125) {
                                                                              if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
                                                                                for (const key10 of Object.keys(data53)) {
                                                                                  let data54 = data53[key10];
                                                                                  const _errs128 = errors;
                                                                                  if (!(data54 === "error" || data54 === "warning" || data54 === "information" || data54 === "hint")) {
                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/severities/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema47.enum }, message: "must be equal to one of the allowed values" }];
                                                                                    return false;
                                                                                  }
                                                                                  var valid31 = _errs128 === errors;
                                                                                  if (!valid31) {
                                                                                    break;
                                                                                  }
                                                                                }
                                                                              } else {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/severities", schemaPath: "#/properties/compiler/properties/severities/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                                return false;
                                                                              }
                                                                            }
                                                                            var valid14 = _errs125 === errors;
                                                                          } else {
                                                                            var valid14 = true;
                                                                          }
                                                                          if (valid14) {
                                                                            if (data32.severity !== void 0 && func0.call(data32, "severity")) {
                                                                              let data55 = data32.severity;
                                                                              const _errs130 = errors;
                                                                              if (!(data55 === "error" || data55 === "warning" || data55 === "information" || data55 === "hint")) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema47.enum }, message: "must be equal to one of the allowed values" }];
                                                                                return false;
                                                                              }
                                                                              var valid14 = _errs130 === errors;
                                                                            } else {
                                                                              var valid14 = true;
                                                                            }
                                                                            if (valid14) {
                                                                              if (data32["first-line"] !== void 0 && func0.call(data32, "first-line")) {
                                                                                let data56 = data32["first-line"];
                                                                                const _errs132 = errors;
                                                                                if (!(data56 === 0 || data56 === 1)) {
                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/first-line", schemaPath: "#/properties/compiler/properties/first-line/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiler.properties["first-line"].enum }, message: "must be equal to one of the allowed values" }];
                                                                                  return false;
                                                                                }
                                                                                var valid14 = _errs132 === errors;
                                                                              } else {
                                                                                var valid14 = true;
                                                                              }
                                                                              if (valid14) {
                                                                                if (data32["first-column"] !== void 0 && func0.call(data32, "first-column")) {
                                                                                  let data57 = data32["first-column"];
                                                                                  const _errs133 = errors;
                                                                                  if (!(data57 === 0 || data57 === 1)) {
                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/first-column", schemaPath: "#/properties/compiler/properties/first-column/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiler.properties["first-column"].enum }, message: "must be equal to one of the allowed values" }];
                                                                                    return false;
                                                                                  }
                                                                                  var valid14 = _errs133 === errors;
                                                                                } else {
                                                                                  var valid14 = true;
                                                                                }
                                                                                if (valid14) {
                                                                                  if (data32.columns !== void 0 && func0.call(data32, "columns")) {
                                                                                    let data58 = data32.columns;
                                                                                    const _errs134 = errors;
                                                                                    if (!(data58 === "utf-16" || data58 === "code-points" || data58 === "bytes")) {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/columns", schemaPath: "#/properties/compiler/properties/columns/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiler.properties.columns.enum }, message: "must be equal to one of the allowed values" }];
                                                                                      return false;
                                                                                    }
                                                                                    var valid14 = _errs134 === errors;
                                                                                  } else {
                                                                                    var valid14 = true;
                                                                                  }
                                                                                  if (valid14) {
                                                                                    if (data32.exit !== void 0 && func0.call(data32, "exit")) {
                                                                                      let data59 = data32.exit;
                                                                                      const _errs135 = errors;
                                                                                      if (errors === _errs135) {
                                                                                        if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
                                                                                          let missing3;
                                                                                          if ((data59.clean === void 0 || !func0.call(data59, "clean")) && (missing3 = "clean") || (data59.found === void 0 || !func0.call(data59, "found")) && (missing3 = "found")) {
                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/exit", schemaPath: "#/properties/compiler/properties/exit/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                                                                            return false;
                                                                                          } else {
                                                                                            const _errs137 = errors;
                                                                                            for (const key11 of Object.keys(data59)) {
                                                                                              if (!(key11 === "clean" || key11 === "found")) {
                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/exit", schemaPath: "#/properties/compiler/properties/exit/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" }];
                                                                                                return false;
                                                                                                break;
                                                                                              }
                                                                                            }
                                                                                            if (_errs137 === errors) {
                                                                                              if (data59.clean !== void 0 && func0.call(data59, "clean")) {
                                                                                                let data60 = data59.clean;
                                                                                                const _errs138 = errors;
                                                                                                const _errs139 = errors;
                                                                                                if (errors === _errs139) {
                                                                                                  if (Array.isArray(data60)) {
                                                                                                    if (data60.length > 16) {
                                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean", schemaPath: "#/$defs/codes/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" }];
                                                                                                      return false;
                                                                                                    } else {
                                                                                                      if (data60.length < 1) {
                                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean", schemaPath: "#/$defs/codes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                                                                        return false;
                                                                                                      } else {
                                                                                                        var valid36 = true;
                                                                                                        const len6 = data60.length;
                                                                                                        for (let i6 = 0; i6 < len6; i6++) {
                                                                                                          let data61 = data60[i6];
                                                                                                          const _errs141 = errors;
                                                                                                          if (!(typeof data61 == "number" && (!(data61 % 1) && !isNaN(data61)) && isFinite(data61))) {
                                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean/" + i6, schemaPath: "#/$defs/codes/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                                                            return false;
                                                                                                          }
                                                                                                          if (errors === _errs141) {
                                                                                                            if (typeof data61 == "number" && isFinite(data61)) {
                                                                                                              if (data61 > 255 || isNaN(data61)) {
                                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean/" + i6, schemaPath: "#/$defs/codes/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 255 }, message: "must be <= 255" }];
                                                                                                                return false;
                                                                                                              } else {
                                                                                                                if (data61 < 0 || isNaN(data61)) {
                                                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean/" + i6, schemaPath: "#/$defs/codes/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                                                  return false;
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                          }
                                                                                                          var valid36 = _errs141 === errors;
                                                                                                          if (!valid36) {
                                                                                                            break;
                                                                                                          }
                                                                                                        }
                                                                                                      }
                                                                                                    }
                                                                                                  } else {
                                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean", schemaPath: "#/$defs/codes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                                                    return false;
                                                                                                  }
                                                                                                }
                                                                                                var valid34 = _errs138 === errors;
                                                                                              } else {
                                                                                                var valid34 = true;
                                                                                              }
                                                                                              if (valid34) {
                                                                                                if (data59.found !== void 0 && func0.call(data59, "found")) {
                                                                                                  let data62 = data59.found;
                                                                                                  const _errs143 = errors;
                                                                                                  const _errs144 = errors;
                                                                                                  if (errors === _errs144) {
                                                                                                    if (Array.isArray(data62)) {
                                                                                                      if (data62.length > 16) {
                                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found", schemaPath: "#/$defs/codes/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" }];
                                                                                                        return false;
                                                                                                      } else {
                                                                                                        if (data62.length < 1) {
                                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found", schemaPath: "#/$defs/codes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                                                                          return false;
                                                                                                        } else {
                                                                                                          var valid38 = true;
                                                                                                          const len7 = data62.length;
                                                                                                          for (let i7 = 0; i7 < len7; i7++) {
                                                                                                            let data63 = data62[i7];
                                                                                                            const _errs146 = errors;
                                                                                                            if (!(typeof data63 == "number" && (!(data63 % 1) && !isNaN(data63)) && isFinite(data63))) {
                                                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found/" + i7, schemaPath: "#/$defs/codes/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                                                              return false;
                                                                                                            }
                                                                                                            if (errors === _errs146) {
                                                                                                              if (typeof data63 == "number" && isFinite(data63)) {
                                                                                                                if (data63 > 255 || isNaN(data63)) {
                                                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found/" + i7, schemaPath: "#/$defs/codes/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 255 }, message: "must be <= 255" }];
                                                                                                                  return false;
                                                                                                                } else {
                                                                                                                  if (data63 < 0 || isNaN(data63)) {
                                                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found/" + i7, schemaPath: "#/$defs/codes/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                                                    return false;
                                                                                                                  }
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                            var valid38 = _errs146 === errors;
                                                                                                            if (!valid38) {
                                                                                                              break;
                                                                                                            }
                                                                                                          }
                                                                                                        }
                                                                                                      }
                                                                                                    } else {
                                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found", schemaPath: "#/$defs/codes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                                                      return false;
                                                                                                    }
                                                                                                  }
                                                                                                  var valid34 = _errs143 === errors;
                                                                                                } else {
                                                                                                  var valid34 = true;
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        } else {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/exit", schemaPath: "#/properties/compiler/properties/exit/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                      var valid14 = _errs135 === errors;
                                                                                    } else {
                                                                                      var valid14 = true;
                                                                                    }
                                                                                    if (valid14) {
                                                                                      if (data32.checked !== void 0 && func0.call(data32, "checked")) {
                                                                                        let data64 = data32.checked;
                                                                                        const _errs148 = errors;
                                                                                        const _errs149 = errors;
                                                                                        if (errors === _errs149) {
                                                                                          if (typeof data64 === "string") {
                                                                                            if (func78(data64) > 1e3) {
                                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/checked", schemaPath: "#/$defs/expression/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                                                              return false;
                                                                                            } else {
                                                                                              if (func78(data64) < 1) {
                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/checked", schemaPath: "#/$defs/expression/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                          } else {
                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/checked", schemaPath: "#/$defs/expression/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                        var valid14 = _errs148 === errors;
                                                                                      } else {
                                                                                        var valid14 = true;
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
                                                    validate20.errors = [{ instancePath: instancePath + "/compiler", schemaPath: "#/properties/compiler/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                    return false;
                                                  }
                                                }
                                                var valid0 = _errs70 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.canary !== void 0 && func0.call(data, "canary")) {
                                                  let data65 = data.canary;
                                                  const _errs151 = errors;
                                                  if (errors === _errs151) {
                                                    if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
                                                      let missing4;
                                                      if ((data65.file === void 0 || !func0.call(data65, "file")) && (missing4 = "file") || (data65.text === void 0 || !func0.call(data65, "text")) && (missing4 = "text") || (data65.codes === void 0 || !func0.call(data65, "codes")) && (missing4 = "codes")) {
                                                        validate20.errors = [{ instancePath: instancePath + "/canary", schemaPath: "#/properties/canary/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                                        return false;
                                                      } else {
                                                        const _errs153 = errors;
                                                        for (const key12 of Object.keys(data65)) {
                                                          if (!(key12 === "file" || key12 === "text" || key12 === "codes")) {
                                                            validate20.errors = [{ instancePath: instancePath + "/canary", schemaPath: "#/properties/canary/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" }];
                                                            return false;
                                                            break;
                                                          }
                                                        }
                                                        if (_errs153 === errors) {
                                                          if (data65.file !== void 0 && func0.call(data65, "file")) {
                                                            let data66 = data65.file;
                                                            const _errs154 = errors;
                                                            if (errors === _errs154) {
                                                              if (typeof data66 === "string") {
                                                                if (!pattern15.test(data66)) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/canary/file", schemaPath: "#/properties/canary/properties/file/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$" }, message: 'must match pattern "^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$"' }];
                                                                  return false;
                                                                }
                                                              } else {
                                                                validate20.errors = [{ instancePath: instancePath + "/canary/file", schemaPath: "#/properties/canary/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                return false;
                                                              }
                                                            }
                                                            var valid40 = _errs154 === errors;
                                                          } else {
                                                            var valid40 = true;
                                                          }
                                                          if (valid40) {
                                                            if (data65.text !== void 0 && func0.call(data65, "text")) {
                                                              let data67 = data65.text;
                                                              const _errs156 = errors;
                                                              if (errors === _errs156) {
                                                                if (typeof data67 === "string") {
                                                                  if (func78(data67) > 4e3) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/canary/text", schemaPath: "#/properties/canary/properties/text/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" }];
                                                                    return false;
                                                                  } else {
                                                                    if (func78(data67) < 1) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/canary/text", schemaPath: "#/properties/canary/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate20.errors = [{ instancePath: instancePath + "/canary/text", schemaPath: "#/properties/canary/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid40 = _errs156 === errors;
                                                            } else {
                                                              var valid40 = true;
                                                            }
                                                            if (valid40) {
                                                              if (data65.codes !== void 0 && func0.call(data65, "codes")) {
                                                                let data68 = data65.codes;
                                                                const _errs158 = errors;
                                                                if (errors === _errs158) {
                                                                  if (Array.isArray(data68)) {
                                                                    if (data68.length > 16) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/canary/codes", schemaPath: "#/properties/canary/properties/codes/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" }];
                                                                      return false;
                                                                    } else {
                                                                      if (data68.length < 1) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/canary/codes", schemaPath: "#/properties/canary/properties/codes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                                        return false;
                                                                      } else {
                                                                        var valid41 = true;
                                                                        const len8 = data68.length;
                                                                        for (let i8 = 0; i8 < len8; i8++) {
                                                                          let data69 = data68[i8];
                                                                          const _errs160 = errors;
                                                                          if (typeof data69 !== "string" && !(typeof data69 == "number" && (!(data69 % 1) && !isNaN(data69)) && isFinite(data69)) && data69 !== null) {
                                                                            validate20.errors = [{ instancePath: instancePath + "/canary/codes/" + i8, schemaPath: "#/properties/canary/properties/codes/items/type", keyword: "type", params: { type: schema31.properties.canary.properties.codes.items.type }, message: "must be string,integer,null" }];
                                                                            return false;
                                                                          }
                                                                          var valid41 = _errs160 === errors;
                                                                          if (!valid41) {
                                                                            break;
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate20.errors = [{ instancePath: instancePath + "/canary/codes", schemaPath: "#/properties/canary/properties/codes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid40 = _errs158 === errors;
                                                              } else {
                                                                var valid40 = true;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate20.errors = [{ instancePath: instancePath + "/canary", schemaPath: "#/properties/canary/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid0 = _errs151 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.limits !== void 0 && func0.call(data, "limits")) {
                                                    let data70 = data.limits;
                                                    const _errs162 = errors;
                                                    if (errors === _errs162) {
                                                      if (data70 && typeof data70 == "object" && !Array.isArray(data70)) {
                                                        const _errs164 = errors;
                                                        for (const key13 of Object.keys(data70)) {
                                                          if (!(key13 === "ready-ms" || key13 === "file-ms" || key13 === "total-ms")) {
                                                            validate20.errors = [{ instancePath: instancePath + "/limits", schemaPath: "#/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" }];
                                                            return false;
                                                            break;
                                                          }
                                                        }
                                                        if (_errs164 === errors) {
                                                          if (data70["ready-ms"] !== void 0 && func0.call(data70, "ready-ms")) {
                                                            let data71 = data70["ready-ms"];
                                                            const _errs165 = errors;
                                                            if (!(typeof data71 == "number" && (!(data71 % 1) && !isNaN(data71)) && isFinite(data71))) {
                                                              validate20.errors = [{ instancePath: instancePath + "/limits/ready-ms", schemaPath: "#/properties/limits/properties/ready-ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                              return false;
                                                            }
                                                            if (errors === _errs165) {
                                                              if (typeof data71 == "number" && isFinite(data71)) {
                                                                if (data71 > 9e5 || isNaN(data71)) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/limits/ready-ms", schemaPath: "#/properties/limits/properties/ready-ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9e5 }, message: "must be <= 900000" }];
                                                                  return false;
                                                                } else {
                                                                  if (data71 < 1e3 || isNaN(data71)) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/limits/ready-ms", schemaPath: "#/properties/limits/properties/ready-ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e3 }, message: "must be >= 1000" }];
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                            var valid42 = _errs165 === errors;
                                                          } else {
                                                            var valid42 = true;
                                                          }
                                                          if (valid42) {
                                                            if (data70["file-ms"] !== void 0 && func0.call(data70, "file-ms")) {
                                                              let data72 = data70["file-ms"];
                                                              const _errs167 = errors;
                                                              if (!(typeof data72 == "number" && (!(data72 % 1) && !isNaN(data72)) && isFinite(data72))) {
                                                                validate20.errors = [{ instancePath: instancePath + "/limits/file-ms", schemaPath: "#/properties/limits/properties/file-ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                return false;
                                                              }
                                                              if (errors === _errs167) {
                                                                if (typeof data72 == "number" && isFinite(data72)) {
                                                                  if (data72 > 9e5 || isNaN(data72)) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/limits/file-ms", schemaPath: "#/properties/limits/properties/file-ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9e5 }, message: "must be <= 900000" }];
                                                                    return false;
                                                                  } else {
                                                                    if (data72 < 1e3 || isNaN(data72)) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/limits/file-ms", schemaPath: "#/properties/limits/properties/file-ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e3 }, message: "must be >= 1000" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                              var valid42 = _errs167 === errors;
                                                            } else {
                                                              var valid42 = true;
                                                            }
                                                            if (valid42) {
                                                              if (data70["total-ms"] !== void 0 && func0.call(data70, "total-ms")) {
                                                                let data73 = data70["total-ms"];
                                                                const _errs169 = errors;
                                                                if (!(typeof data73 == "number" && (!(data73 % 1) && !isNaN(data73)) && isFinite(data73))) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/limits/total-ms", schemaPath: "#/properties/limits/properties/total-ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                  return false;
                                                                }
                                                                if (errors === _errs169) {
                                                                  if (typeof data73 == "number" && isFinite(data73)) {
                                                                    if (data73 > 36e5 || isNaN(data73)) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/limits/total-ms", schemaPath: "#/properties/limits/properties/total-ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 }, message: "must be <= 3600000" }];
                                                                      return false;
                                                                    } else {
                                                                      if (data73 < 1e3 || isNaN(data73)) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/limits/total-ms", schemaPath: "#/properties/limits/properties/total-ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e3 }, message: "must be >= 1000" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                                var valid42 = _errs169 === errors;
                                                              } else {
                                                                var valid42 = true;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate20.errors = [{ instancePath: instancePath + "/limits", schemaPath: "#/properties/limits/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid0 = _errs162 === errors;
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
