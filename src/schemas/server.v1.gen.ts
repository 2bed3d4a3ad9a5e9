// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateServerV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v1/schemas/server.v1.json", "type": "object", "additionalProperties": false, "required": ["version", "language", "files", "role", "source", "command", "executes", "executes-why", "mode"], "properties": { "version": { "const": 1 }, "name": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$" }, "language": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9 .+#-]{0,63}$" }, "files": { "$ref": "#/$defs/globs" }, "language-id": { "type": "string", "pattern": "^[a-z][a-z0-9+#-]{0,63}$" }, "role": { "enum": ["checker", "linter"] }, "source": { "if": { "type": "array" }, "then": { "type": "array", "minItems": 2, "maxItems": 5, "items": { "$ref": "#/$defs/source" } }, "else": { "$ref": "#/$defs/source" } }, "command": { "type": "array", "minItems": 1, "maxItems": 64, "items": { "type": "string", "minLength": 1, "maxLength": 1e3 } }, "environment": { "type": "object", "propertyNames": { "type": "string", "pattern": "^(?!PATH$|HOME$|TMPDIR$|NODE_|LD_|PYTHON|XDG_)[A-Z][A-Z0-9_]{0,63}$" }, "additionalProperties": { "type": "string", "maxLength": 1e3 } }, "executes": { "enum": ["never", "toolchain", "repository"] }, "executes-why": { "type": "string", "minLength": 10, "maxLength": 1e3 }, "configured-by": { "$ref": "#/$defs/globs" }, "mode": { "enum": ["pull", "push", "compiler"] }, "initialize": {}, "settings": { "type": "object" }, "ready": { "type": "object", "additionalProperties": false, "minProperties": 1, "maxProperties": 1, "properties": { "settings": { "type": "string", "minLength": 1, "maxLength": 200 }, "log": { "$ref": "#/$defs/expression" } } }, "done": { "enum": ["version", "published"] }, "quiet-ms": { "type": "integer", "minimum": 0, "maximum": 1e4 }, "keeps-open": { "type": "boolean" }, "compiler": { "type": "object", "additionalProperties": false, "required": ["arguments", "format", "exit"], "properties": { "arguments": { "type": "array", "maxItems": 64, "items": { "type": "string", "minLength": 1, "maxLength": 1e3 } }, "format": { "enum": ["json", "json-lines", "lines", "sarif"] }, "output": { "enum": ["stdout", "stderr"] }, "list": { "$ref": "#/$defs/place" }, "messages": { "$ref": "#/$defs/place" }, "only": { "type": "object", "additionalProperties": { "type": "string", "maxLength": 200 } }, "fields": { "type": "object", "additionalProperties": false, "required": ["path", "line", "message"], "properties": { "path": { "$ref": "#/$defs/place" }, "line": { "$ref": "#/$defs/place" }, "column": { "$ref": "#/$defs/place" }, "end-line": { "$ref": "#/$defs/place" }, "end-column": { "$ref": "#/$defs/place" }, "severity": { "$ref": "#/$defs/place" }, "code": { "$ref": "#/$defs/place" }, "message": { "$ref": "#/$defs/place" } } }, "line": { "$ref": "#/$defs/expression" }, "skip": { "type": "array", "maxItems": 32, "items": { "$ref": "#/$defs/expression" } }, "severities": { "type": "object", "additionalProperties": { "$ref": "#/$defs/severity" } }, "severity": { "$ref": "#/$defs/severity" }, "first-line": { "enum": [0, 1] }, "first-column": { "enum": [0, 1] }, "columns": { "enum": ["utf-16", "code-points", "bytes"] }, "exit": { "type": "object", "additionalProperties": false, "required": ["clean", "found"], "properties": { "clean": { "$ref": "#/$defs/codes" }, "found": { "$ref": "#/$defs/codes" } } }, "checked": { "$ref": "#/$defs/expression" } } }, "canary": { "type": "object", "additionalProperties": false, "required": ["file", "text", "codes"], "properties": { "file": { "type": "string", "pattern": "^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$" }, "text": { "type": "string", "minLength": 1, "maxLength": 4e3 }, "codes": { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": ["string", "integer", "null"] } } } }, "limits": { "type": "object", "additionalProperties": false, "properties": { "ready-ms": { "type": "integer", "minimum": 1e3, "maximum": 9e5 }, "file-ms": { "type": "integer", "minimum": 1e3, "maximum": 9e5 }, "total-ms": { "type": "integer", "minimum": 1e3, "maximum": 36e5 } } } }, "$defs": { "globs": { "type": "array", "minItems": 1, "maxItems": 64, "items": { "type": "string", "pattern": "^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$" } }, "place": { "type": "string", "minLength": 1, "maxLength": 200 }, "expression": { "type": "string", "minLength": 1, "maxLength": 1e3 }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "codes": { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": "integer", "minimum": 0, "maximum": 255 } }, "source": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "npm": { "type": "string", "pattern": "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$", "maxLength": 214 }, "with": { "type": "object", "propertyNames": { "type": "string", "pattern": "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$" }, "additionalProperties": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" } }, "wheel": { "type": "string", "pattern": "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$" }, "libc": { "const": "2.28" }, "processors": { "type": "array", "minItems": 1, "maxItems": 2, "items": { "enum": ["x64", "arm64"] } }, "program": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$" }, "go": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" }, "toolchain": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, "debian": { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": "string", "pattern": "^[a-z0-9][a-z0-9+.-]{0,127}$" } }, "archive": { "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "any": { "$ref": "#/$defs/address" }, "x64": { "$ref": "#/$defs/address" }, "arm64": { "$ref": "#/$defs/address" } } }, "version": { "type": "string", "pattern": "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$" } } }, "address": { "type": "string", "maxLength": 1e3, "pattern": "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$" } } };
const schema32 = { "type": "array", "minItems": 1, "maxItems": 64, "items": { "type": "string", "pattern": "^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$" } };
const schema38 = { "type": "string", "minLength": 1, "maxLength": 1e3 };
const schema39 = { "type": "string", "minLength": 1, "maxLength": 200 };
const schema51 = { "enum": ["error", "warning", "information", "hint"] };
const schema53 = { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": "integer", "minimum": 0, "maximum": 255 } };
const func0 = Object.prototype.hasOwnProperty;
const func79 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 .+#-]{0,63}$", "u");
const pattern6 = new RegExp("^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$", "u");
const pattern7 = new RegExp("^[a-z][a-z0-9+#-]{0,63}$", "u");
const pattern20 = new RegExp("^(?!PATH$|HOME$|TMPDIR$|NODE_|LD_|PYTHON|XDG_)[A-Z][A-Z0-9_]{0,63}$", "u");
const pattern22 = new RegExp("^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$", "u");
const schema33 = { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "npm": { "type": "string", "pattern": "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$", "maxLength": 214 }, "with": { "type": "object", "propertyNames": { "type": "string", "pattern": "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$" }, "additionalProperties": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" } }, "wheel": { "type": "string", "pattern": "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$" }, "libc": { "const": "2.28" }, "processors": { "type": "array", "minItems": 1, "maxItems": 2, "items": { "enum": ["x64", "arm64"] } }, "program": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$" }, "go": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" }, "toolchain": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, "debian": { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": "string", "pattern": "^[a-z0-9][a-z0-9+.-]{0,127}$" } }, "archive": { "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "any": { "$ref": "#/$defs/address" }, "x64": { "$ref": "#/$defs/address" }, "arm64": { "$ref": "#/$defs/address" } } }, "version": { "type": "string", "pattern": "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$" } } };
const schema34 = { "type": "string", "maxLength": 1e3, "pattern": "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$" };
const pattern8 = new RegExp("^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$", "u");
const pattern10 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$", "u");
const pattern11 = new RegExp("^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$", "u");
const pattern12 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$", "u");
const pattern13 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$", "u");
const pattern15 = new RegExp("^[a-z0-9][a-z0-9+.-]{0,127}$", "u");
const pattern16 = new RegExp("^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$", "u");
const pattern19 = new RegExp("^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$", "u");
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
      if (Object.keys(data).length < 1) {
        validate21.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema33.properties, key0)) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.npm !== void 0 && func0.call(data, "npm")) {
            let data0 = data.npm;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func79(data0) > 214) {
                  validate21.errors = [{ instancePath: instancePath + "/npm", schemaPath: "#/properties/npm/maxLength", keyword: "maxLength", params: { limit: 214 }, message: "must NOT have more than 214 characters" }];
                  return false;
                } else {
                  if (!pattern8.test(data0)) {
                    validate21.errors = [{ instancePath: instancePath + "/npm", schemaPath: "#/properties/npm/pattern", keyword: "pattern", params: { pattern: "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$" }, message: 'must match pattern "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"' }];
                    return false;
                  }
                }
              } else {
                validate21.errors = [{ instancePath: instancePath + "/npm", schemaPath: "#/properties/npm/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.with !== void 0 && func0.call(data, "with")) {
              let data1 = data.with;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  for (const key1 of Object.keys(data1)) {
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (typeof key1 === "string") {
                        if (!pattern8.test(key1)) {
                          const err0 = { instancePath: instancePath + "/with", schemaPath: "#/properties/with/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$" }, message: 'must match pattern "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"', propertyName: key1 };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      } else {
                        const err1 = { instancePath: instancePath + "/with", schemaPath: "#/properties/with/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key1 };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      }
                    }
                    var valid1 = _errs6 === errors;
                    if (!valid1) {
                      const err2 = { instancePath: instancePath + "/with", schemaPath: "#/properties/with/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
                      if (vErrors === null) {
                        vErrors = [err2];
                      } else {
                        vErrors.push(err2);
                      }
                      errors++;
                      validate21.errors = vErrors;
                      return false;
                      break;
                    }
                  }
                  if (valid1) {
                    for (const key2 of Object.keys(data1)) {
                      let data2 = data1[key2];
                      const _errs9 = errors;
                      if (errors === _errs9) {
                        if (typeof data2 === "string") {
                          if (!pattern10.test(data2)) {
                            validate21.errors = [{ instancePath: instancePath + "/with/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/with/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                            return false;
                          }
                        } else {
                          validate21.errors = [{ instancePath: instancePath + "/with/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/with/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid2 = _errs9 === errors;
                      if (!valid2) {
                        break;
                      }
                    }
                  }
                } else {
                  validate21.errors = [{ instancePath: instancePath + "/with", schemaPath: "#/properties/with/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.wheel !== void 0 && func0.call(data, "wheel")) {
                let data3 = data.wheel;
                const _errs11 = errors;
                if (errors === _errs11) {
                  if (typeof data3 === "string") {
                    if (!pattern11.test(data3)) {
                      validate21.errors = [{ instancePath: instancePath + "/wheel", schemaPath: "#/properties/wheel/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"' }];
                      return false;
                    }
                  } else {
                    validate21.errors = [{ instancePath: instancePath + "/wheel", schemaPath: "#/properties/wheel/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs11 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.libc !== void 0 && func0.call(data, "libc")) {
                  const _errs13 = errors;
                  if ("2.28" !== data.libc) {
                    validate21.errors = [{ instancePath: instancePath + "/libc", schemaPath: "#/properties/libc/const", keyword: "const", params: { allowedValue: "2.28" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.processors !== void 0 && func0.call(data, "processors")) {
                    let data5 = data.processors;
                    const _errs14 = errors;
                    if (errors === _errs14) {
                      if (Array.isArray(data5)) {
                        if (data5.length > 2) {
                          validate21.errors = [{ instancePath: instancePath + "/processors", schemaPath: "#/properties/processors/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
                          return false;
                        } else {
                          if (data5.length < 1) {
                            validate21.errors = [{ instancePath: instancePath + "/processors", schemaPath: "#/properties/processors/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                            return false;
                          } else {
                            var valid3 = true;
                            const len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data6 = data5[i0];
                              const _errs16 = errors;
                              if (!(data6 === "x64" || data6 === "arm64")) {
                                validate21.errors = [{ instancePath: instancePath + "/processors/" + i0, schemaPath: "#/properties/processors/items/enum", keyword: "enum", params: { allowedValues: schema33.properties.processors.items.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid3 = _errs16 === errors;
                              if (!valid3) {
                                break;
                              }
                            }
                          }
                        }
                      } else {
                        validate21.errors = [{ instancePath: instancePath + "/processors", schemaPath: "#/properties/processors/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.program !== void 0 && func0.call(data, "program")) {
                      let data7 = data.program;
                      const _errs17 = errors;
                      if (errors === _errs17) {
                        if (typeof data7 === "string") {
                          if (!pattern12.test(data7)) {
                            validate21.errors = [{ instancePath: instancePath + "/program", schemaPath: "#/properties/program/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$"' }];
                            return false;
                          }
                        } else {
                          validate21.errors = [{ instancePath: instancePath + "/program", schemaPath: "#/properties/program/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs17 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.go !== void 0 && func0.call(data, "go")) {
                        let data8 = data.go;
                        const _errs19 = errors;
                        if (errors === _errs19) {
                          if (typeof data8 === "string") {
                            if (!pattern13.test(data8)) {
                              validate21.errors = [{ instancePath: instancePath + "/go", schemaPath: "#/properties/go/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"' }];
                              return false;
                            }
                          } else {
                            validate21.errors = [{ instancePath: instancePath + "/go", schemaPath: "#/properties/go/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs19 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.toolchain !== void 0 && func0.call(data, "toolchain")) {
                          let data9 = data.toolchain;
                          const _errs21 = errors;
                          if (errors === _errs21) {
                            if (typeof data9 === "string") {
                              if (!pattern10.test(data9)) {
                                validate21.errors = [{ instancePath: instancePath + "/toolchain", schemaPath: "#/properties/toolchain/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                                return false;
                              }
                            } else {
                              validate21.errors = [{ instancePath: instancePath + "/toolchain", schemaPath: "#/properties/toolchain/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid0 = _errs21 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.debian !== void 0 && func0.call(data, "debian")) {
                            let data10 = data.debian;
                            const _errs23 = errors;
                            if (errors === _errs23) {
                              if (Array.isArray(data10)) {
                                if (data10.length > 16) {
                                  validate21.errors = [{ instancePath: instancePath + "/debian", schemaPath: "#/properties/debian/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" }];
                                  return false;
                                } else {
                                  if (data10.length < 1) {
                                    validate21.errors = [{ instancePath: instancePath + "/debian", schemaPath: "#/properties/debian/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                    return false;
                                  } else {
                                    var valid4 = true;
                                    const len1 = data10.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      let data11 = data10[i1];
                                      const _errs25 = errors;
                                      if (errors === _errs25) {
                                        if (typeof data11 === "string") {
                                          if (!pattern15.test(data11)) {
                                            validate21.errors = [{ instancePath: instancePath + "/debian/" + i1, schemaPath: "#/properties/debian/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9+.-]{0,127}$" }, message: 'must match pattern "^[a-z0-9][a-z0-9+.-]{0,127}$"' }];
                                            return false;
                                          }
                                        } else {
                                          validate21.errors = [{ instancePath: instancePath + "/debian/" + i1, schemaPath: "#/properties/debian/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                      }
                                      var valid4 = _errs25 === errors;
                                      if (!valid4) {
                                        break;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate21.errors = [{ instancePath: instancePath + "/debian", schemaPath: "#/properties/debian/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid0 = _errs23 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.archive !== void 0 && func0.call(data, "archive")) {
                              let data12 = data.archive;
                              const _errs27 = errors;
                              if (errors === _errs27) {
                                if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                  if (Object.keys(data12).length < 1) {
                                    validate21.errors = [{ instancePath: instancePath + "/archive", schemaPath: "#/properties/archive/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                                    return false;
                                  } else {
                                    const _errs29 = errors;
                                    for (const key3 of Object.keys(data12)) {
                                      if (!(key3 === "any" || key3 === "x64" || key3 === "arm64")) {
                                        validate21.errors = [{ instancePath: instancePath + "/archive", schemaPath: "#/properties/archive/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs29 === errors) {
                                      if (data12.any !== void 0 && func0.call(data12, "any")) {
                                        let data13 = data12.any;
                                        const _errs30 = errors;
                                        const _errs31 = errors;
                                        if (errors === _errs31) {
                                          if (typeof data13 === "string") {
                                            if (func79(data13) > 1e3) {
                                              validate21.errors = [{ instancePath: instancePath + "/archive/any", schemaPath: "#/$defs/address/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                              return false;
                                            } else {
                                              if (!pattern16.test(data13)) {
                                                validate21.errors = [{ instancePath: instancePath + "/archive/any", schemaPath: "#/$defs/address/pattern", keyword: "pattern", params: { pattern: "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$" }, message: 'must match pattern "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"' }];
                                                return false;
                                              }
                                            }
                                          } else {
                                            validate21.errors = [{ instancePath: instancePath + "/archive/any", schemaPath: "#/$defs/address/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid5 = _errs30 === errors;
                                      } else {
                                        var valid5 = true;
                                      }
                                      if (valid5) {
                                        if (data12.x64 !== void 0 && func0.call(data12, "x64")) {
                                          let data14 = data12.x64;
                                          const _errs33 = errors;
                                          const _errs34 = errors;
                                          if (errors === _errs34) {
                                            if (typeof data14 === "string") {
                                              if (func79(data14) > 1e3) {
                                                validate21.errors = [{ instancePath: instancePath + "/archive/x64", schemaPath: "#/$defs/address/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                return false;
                                              } else {
                                                if (!pattern16.test(data14)) {
                                                  validate21.errors = [{ instancePath: instancePath + "/archive/x64", schemaPath: "#/$defs/address/pattern", keyword: "pattern", params: { pattern: "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$" }, message: 'must match pattern "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"' }];
                                                  return false;
                                                }
                                              }
                                            } else {
                                              validate21.errors = [{ instancePath: instancePath + "/archive/x64", schemaPath: "#/$defs/address/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid5 = _errs33 === errors;
                                        } else {
                                          var valid5 = true;
                                        }
                                        if (valid5) {
                                          if (data12.arm64 !== void 0 && func0.call(data12, "arm64")) {
                                            let data15 = data12.arm64;
                                            const _errs36 = errors;
                                            const _errs37 = errors;
                                            if (errors === _errs37) {
                                              if (typeof data15 === "string") {
                                                if (func79(data15) > 1e3) {
                                                  validate21.errors = [{ instancePath: instancePath + "/archive/arm64", schemaPath: "#/$defs/address/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                  return false;
                                                } else {
                                                  if (!pattern16.test(data15)) {
                                                    validate21.errors = [{ instancePath: instancePath + "/archive/arm64", schemaPath: "#/$defs/address/pattern", keyword: "pattern", params: { pattern: "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$" }, message: 'must match pattern "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"' }];
                                                    return false;
                                                  }
                                                }
                                              } else {
                                                validate21.errors = [{ instancePath: instancePath + "/archive/arm64", schemaPath: "#/$defs/address/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid5 = _errs36 === errors;
                                          } else {
                                            var valid5 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate21.errors = [{ instancePath: instancePath + "/archive", schemaPath: "#/properties/archive/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs27 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.version !== void 0 && func0.call(data, "version")) {
                                let data16 = data.version;
                                const _errs39 = errors;
                                if (errors === _errs39) {
                                  if (typeof data16 === "string") {
                                    if (!pattern19.test(data16)) {
                                      validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                                      return false;
                                    }
                                  } else {
                                    validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs39 === errors;
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
                        const _errs16 = errors;
                        let valid3 = true;
                        const _errs17 = errors;
                        if (!Array.isArray(data7)) {
                          const err0 = {};
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                        var _valid0 = _errs17 === errors;
                        errors = _errs16;
                        if (vErrors !== null) {
                          if (_errs16) {
                            vErrors.length = _errs16;
                          } else {
                            vErrors = null;
                          }
                        }
                        let ifClause0;
                        if (_valid0) {
                          const _errs19 = errors;
                          if (errors === _errs19) {
                            if (Array.isArray(data7)) {
                              if (data7.length > 5) {
                                validate20.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/then/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }];
                                return false;
                              } else {
                                if (data7.length < 2) {
                                  validate20.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
                                  return false;
                                } else {
                                  var valid4 = true;
                                  const len1 = data7.length;
                                  for (let i1 = 0; i1 < len1; i1++) {
                                    const _errs21 = errors;
                                    if (!validate21(data7[i1], { instancePath: instancePath + "/source/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid4 = _errs21 === errors;
                                    if (!valid4) {
                                      break;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/then/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var _valid0 = _errs19 === errors;
                          valid3 = _valid0;
                          ifClause0 = "then";
                        } else {
                          const _errs22 = errors;
                          if (!validate21(data7, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                            errors = vErrors.length;
                          }
                          var _valid0 = _errs22 === errors;
                          valid3 = _valid0;
                          ifClause0 = "else";
                        }
                        if (!valid3) {
                          const err1 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                          validate20.errors = vErrors;
                          return false;
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.command !== void 0 && func0.call(data, "command")) {
                          let data9 = data.command;
                          const _errs23 = errors;
                          if (errors === _errs23) {
                            if (Array.isArray(data9)) {
                              if (data9.length > 64) {
                                validate20.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items" }];
                                return false;
                              } else {
                                if (data9.length < 1) {
                                  validate20.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                  return false;
                                } else {
                                  var valid5 = true;
                                  const len2 = data9.length;
                                  for (let i2 = 0; i2 < len2; i2++) {
                                    let data10 = data9[i2];
                                    const _errs25 = errors;
                                    if (errors === _errs25) {
                                      if (typeof data10 === "string") {
                                        if (func79(data10) > 1e3) {
                                          validate20.errors = [{ instancePath: instancePath + "/command/" + i2, schemaPath: "#/properties/command/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                          return false;
                                        } else {
                                          if (func79(data10) < 1) {
                                            validate20.errors = [{ instancePath: instancePath + "/command/" + i2, schemaPath: "#/properties/command/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                            return false;
                                          }
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/command/" + i2, schemaPath: "#/properties/command/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid5 = _errs25 === errors;
                                    if (!valid5) {
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
                          var valid0 = _errs23 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.environment !== void 0 && func0.call(data, "environment")) {
                            let data11 = data.environment;
                            const _errs27 = errors;
                            if (errors === _errs27) {
                              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                for (const key1 of Object.keys(data11)) {
                                  const _errs29 = errors;
                                  if (errors === _errs29) {
                                    if (typeof key1 === "string") {
                                      if (!pattern20.test(key1)) {
                                        const err2 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(?!PATH$|HOME$|TMPDIR$|NODE_|LD_|PYTHON|XDG_)[A-Z][A-Z0-9_]{0,63}$" }, message: 'must match pattern "^(?!PATH$|HOME$|TMPDIR$|NODE_|LD_|PYTHON|XDG_)[A-Z][A-Z0-9_]{0,63}$"', propertyName: key1 };
                                        if (vErrors === null) {
                                          vErrors = [err2];
                                        } else {
                                          vErrors.push(err2);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err3 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key1 };
                                      if (vErrors === null) {
                                        vErrors = [err3];
                                      } else {
                                        vErrors.push(err3);
                                      }
                                      errors++;
                                    }
                                  }
                                  var valid6 = _errs29 === errors;
                                  if (!valid6) {
                                    const err4 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
                                    if (vErrors === null) {
                                      vErrors = [err4];
                                    } else {
                                      vErrors.push(err4);
                                    }
                                    errors++;
                                    validate20.errors = vErrors;
                                    return false;
                                    break;
                                  }
                                }
                                if (valid6) {
                                  for (const key2 of Object.keys(data11)) {
                                    let data12 = data11[key2];
                                    const _errs32 = errors;
                                    if (errors === _errs32) {
                                      if (typeof data12 === "string") {
                                        if (func79(data12) > 1e3) {
                                          validate20.errors = [{ instancePath: instancePath + "/environment/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/environment/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                          return false;
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/environment/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/environment/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid7 = _errs32 === errors;
                                    if (!valid7) {
                                      break;
                                    }
                                  }
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid0 = _errs27 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.executes !== void 0 && func0.call(data, "executes")) {
                              let data13 = data.executes;
                              const _errs34 = errors;
                              if (!(data13 === "never" || data13 === "toolchain" || data13 === "repository")) {
                                validate20.errors = [{ instancePath: instancePath + "/executes", schemaPath: "#/properties/executes/enum", keyword: "enum", params: { allowedValues: schema31.properties.executes.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid0 = _errs34 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data["executes-why"] !== void 0 && func0.call(data, "executes-why")) {
                                let data14 = data["executes-why"];
                                const _errs35 = errors;
                                if (errors === _errs35) {
                                  if (typeof data14 === "string") {
                                    if (func79(data14) > 1e3) {
                                      validate20.errors = [{ instancePath: instancePath + "/executes-why", schemaPath: "#/properties/executes-why/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                      return false;
                                    } else {
                                      if (func79(data14) < 10) {
                                        validate20.errors = [{ instancePath: instancePath + "/executes-why", schemaPath: "#/properties/executes-why/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }];
                                        return false;
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/executes-why", schemaPath: "#/properties/executes-why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs35 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data["configured-by"] !== void 0 && func0.call(data, "configured-by")) {
                                  let data15 = data["configured-by"];
                                  const _errs37 = errors;
                                  const _errs38 = errors;
                                  if (errors === _errs38) {
                                    if (Array.isArray(data15)) {
                                      if (data15.length > 64) {
                                        validate20.errors = [{ instancePath: instancePath + "/configured-by", schemaPath: "#/$defs/globs/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items" }];
                                        return false;
                                      } else {
                                        if (data15.length < 1) {
                                          validate20.errors = [{ instancePath: instancePath + "/configured-by", schemaPath: "#/$defs/globs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                          return false;
                                        } else {
                                          var valid9 = true;
                                          const len3 = data15.length;
                                          for (let i3 = 0; i3 < len3; i3++) {
                                            let data16 = data15[i3];
                                            const _errs40 = errors;
                                            if (errors === _errs40) {
                                              if (typeof data16 === "string") {
                                                if (!pattern6.test(data16)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/configured-by/" + i3, schemaPath: "#/$defs/globs/items/pattern", keyword: "pattern", params: { pattern: "^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$" }, message: 'must match pattern "^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$"' }];
                                                  return false;
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/configured-by/" + i3, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid9 = _errs40 === errors;
                                            if (!valid9) {
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
                                  var valid0 = _errs37 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.mode !== void 0 && func0.call(data, "mode")) {
                                    let data17 = data.mode;
                                    const _errs42 = errors;
                                    if (!(data17 === "pull" || data17 === "push" || data17 === "compiler")) {
                                      validate20.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema31.properties.mode.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid0 = _errs42 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.settings !== void 0 && func0.call(data, "settings")) {
                                      let data18 = data.settings;
                                      const _errs43 = errors;
                                      if (!(data18 && typeof data18 == "object" && !Array.isArray(data18))) {
                                        validate20.errors = [{ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                      var valid0 = _errs43 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.ready !== void 0 && func0.call(data, "ready")) {
                                        let data19 = data.ready;
                                        const _errs45 = errors;
                                        if (errors === _errs45) {
                                          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                            if (Object.keys(data19).length > 1) {
                                              validate20.errors = [{ instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/maxProperties", keyword: "maxProperties", params: { limit: 1 }, message: "must NOT have more than 1 properties" }];
                                              return false;
                                            } else {
                                              if (Object.keys(data19).length < 1) {
                                                validate20.errors = [{ instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                                                return false;
                                              } else {
                                                const _errs47 = errors;
                                                for (const key3 of Object.keys(data19)) {
                                                  if (!(key3 === "settings" || key3 === "log")) {
                                                    validate20.errors = [{ instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                                    return false;
                                                    break;
                                                  }
                                                }
                                                if (_errs47 === errors) {
                                                  if (data19.settings !== void 0 && func0.call(data19, "settings")) {
                                                    let data20 = data19.settings;
                                                    const _errs48 = errors;
                                                    if (errors === _errs48) {
                                                      if (typeof data20 === "string") {
                                                        if (func79(data20) > 200) {
                                                          validate20.errors = [{ instancePath: instancePath + "/ready/settings", schemaPath: "#/properties/ready/properties/settings/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                          return false;
                                                        } else {
                                                          if (func79(data20) < 1) {
                                                            validate20.errors = [{ instancePath: instancePath + "/ready/settings", schemaPath: "#/properties/ready/properties/settings/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                            return false;
                                                          }
                                                        }
                                                      } else {
                                                        validate20.errors = [{ instancePath: instancePath + "/ready/settings", schemaPath: "#/properties/ready/properties/settings/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid10 = _errs48 === errors;
                                                  } else {
                                                    var valid10 = true;
                                                  }
                                                  if (valid10) {
                                                    if (data19.log !== void 0 && func0.call(data19, "log")) {
                                                      let data21 = data19.log;
                                                      const _errs50 = errors;
                                                      const _errs51 = errors;
                                                      if (errors === _errs51) {
                                                        if (typeof data21 === "string") {
                                                          if (func79(data21) > 1e3) {
                                                            validate20.errors = [{ instancePath: instancePath + "/ready/log", schemaPath: "#/$defs/expression/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                            return false;
                                                          } else {
                                                            if (func79(data21) < 1) {
                                                              validate20.errors = [{ instancePath: instancePath + "/ready/log", schemaPath: "#/$defs/expression/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                              return false;
                                                            }
                                                          }
                                                        } else {
                                                          validate20.errors = [{ instancePath: instancePath + "/ready/log", schemaPath: "#/$defs/expression/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid10 = _errs50 === errors;
                                                    } else {
                                                      var valid10 = true;
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
                                        var valid0 = _errs45 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.done !== void 0 && func0.call(data, "done")) {
                                          let data22 = data.done;
                                          const _errs53 = errors;
                                          if (!(data22 === "version" || data22 === "published")) {
                                            validate20.errors = [{ instancePath: instancePath + "/done", schemaPath: "#/properties/done/enum", keyword: "enum", params: { allowedValues: schema31.properties.done.enum }, message: "must be equal to one of the allowed values" }];
                                            return false;
                                          }
                                          var valid0 = _errs53 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data["quiet-ms"] !== void 0 && func0.call(data, "quiet-ms")) {
                                            let data23 = data["quiet-ms"];
                                            const _errs54 = errors;
                                            if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                                              validate20.errors = [{ instancePath: instancePath + "/quiet-ms", schemaPath: "#/properties/quiet-ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                              return false;
                                            }
                                            if (errors === _errs54) {
                                              if (typeof data23 == "number" && isFinite(data23)) {
                                                if (data23 > 1e4 || isNaN(data23)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/quiet-ms", schemaPath: "#/properties/quiet-ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" }];
                                                  return false;
                                                } else {
                                                  if (data23 < 0 || isNaN(data23)) {
                                                    validate20.errors = [{ instancePath: instancePath + "/quiet-ms", schemaPath: "#/properties/quiet-ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                    return false;
                                                  }
                                                }
                                              }
                                            }
                                            var valid0 = _errs54 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data["keeps-open"] !== void 0 && func0.call(data, "keeps-open")) {
                                              const _errs56 = errors;
                                              if (typeof data["keeps-open"] !== "boolean") {
                                                validate20.errors = [{ instancePath: instancePath + "/keeps-open", schemaPath: "#/properties/keeps-open/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                return false;
                                              }
                                              var valid0 = _errs56 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.compiler !== void 0 && func0.call(data, "compiler")) {
                                                let data25 = data.compiler;
                                                const _errs58 = errors;
                                                if (errors === _errs58) {
                                                  if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                                                    let missing1;
                                                    if ((data25.arguments === void 0 || !func0.call(data25, "arguments")) && (missing1 = "arguments") || (data25.format === void 0 || !func0.call(data25, "format")) && (missing1 = "format") || (data25.exit === void 0 || !func0.call(data25, "exit")) && (missing1 = "exit")) {
                                                      validate20.errors = [{ instancePath: instancePath + "/compiler", schemaPath: "#/properties/compiler/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                                      return false;
                                                    } else {
                                                      const _errs60 = errors;
                                                      for (const key4 of Object.keys(data25)) {
                                                        if (!func0.call(schema31.properties.compiler.properties, key4)) {
                                                          validate20.errors = [{ instancePath: instancePath + "/compiler", schemaPath: "#/properties/compiler/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                                          return false;
                                                          break;
                                                        }
                                                      }
                                                      if (_errs60 === errors) {
                                                        if (data25.arguments !== void 0 && func0.call(data25, "arguments")) {
                                                          let data26 = data25.arguments;
                                                          const _errs61 = errors;
                                                          if (errors === _errs61) {
                                                            if (Array.isArray(data26)) {
                                                              if (data26.length > 64) {
                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/arguments", schemaPath: "#/properties/compiler/properties/arguments/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items" }];
                                                                return false;
                                                              } else {
                                                                var valid13 = true;
                                                                const len4 = data26.length;
                                                                for (let i4 = 0; i4 < len4; i4++) {
                                                                  let data27 = data26[i4];
                                                                  const _errs63 = errors;
                                                                  if (errors === _errs63) {
                                                                    if (typeof data27 === "string") {
                                                                      if (func79(data27) > 1e3) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/arguments/" + i4, schemaPath: "#/properties/compiler/properties/arguments/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                                        return false;
                                                                      } else {
                                                                        if (func79(data27) < 1) {
                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/arguments/" + i4, schemaPath: "#/properties/compiler/properties/arguments/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/arguments/" + i4, schemaPath: "#/properties/compiler/properties/arguments/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid13 = _errs63 === errors;
                                                                  if (!valid13) {
                                                                    break;
                                                                  }
                                                                }
                                                              }
                                                            } else {
                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/arguments", schemaPath: "#/properties/compiler/properties/arguments/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid12 = _errs61 === errors;
                                                        } else {
                                                          var valid12 = true;
                                                        }
                                                        if (valid12) {
                                                          if (data25.format !== void 0 && func0.call(data25, "format")) {
                                                            let data28 = data25.format;
                                                            const _errs65 = errors;
                                                            if (!(data28 === "json" || data28 === "json-lines" || data28 === "lines" || data28 === "sarif")) {
                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/format", schemaPath: "#/properties/compiler/properties/format/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiler.properties.format.enum }, message: "must be equal to one of the allowed values" }];
                                                              return false;
                                                            }
                                                            var valid12 = _errs65 === errors;
                                                          } else {
                                                            var valid12 = true;
                                                          }
                                                          if (valid12) {
                                                            if (data25.output !== void 0 && func0.call(data25, "output")) {
                                                              let data29 = data25.output;
                                                              const _errs66 = errors;
                                                              if (!(data29 === "stdout" || data29 === "stderr")) {
                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/output", schemaPath: "#/properties/compiler/properties/output/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiler.properties.output.enum }, message: "must be equal to one of the allowed values" }];
                                                                return false;
                                                              }
                                                              var valid12 = _errs66 === errors;
                                                            } else {
                                                              var valid12 = true;
                                                            }
                                                            if (valid12) {
                                                              if (data25.list !== void 0 && func0.call(data25, "list")) {
                                                                let data30 = data25.list;
                                                                const _errs67 = errors;
                                                                const _errs68 = errors;
                                                                if (errors === _errs68) {
                                                                  if (typeof data30 === "string") {
                                                                    if (func79(data30) > 200) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/list", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                      return false;
                                                                    } else {
                                                                      if (func79(data30) < 1) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/list", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/list", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid12 = _errs67 === errors;
                                                              } else {
                                                                var valid12 = true;
                                                              }
                                                              if (valid12) {
                                                                if (data25.messages !== void 0 && func0.call(data25, "messages")) {
                                                                  let data31 = data25.messages;
                                                                  const _errs70 = errors;
                                                                  const _errs71 = errors;
                                                                  if (errors === _errs71) {
                                                                    if (typeof data31 === "string") {
                                                                      if (func79(data31) > 200) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/messages", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                        return false;
                                                                      } else {
                                                                        if (func79(data31) < 1) {
                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/messages", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/messages", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid12 = _errs70 === errors;
                                                                } else {
                                                                  var valid12 = true;
                                                                }
                                                                if (valid12) {
                                                                  if (data25.only !== void 0 && func0.call(data25, "only")) {
                                                                    let data32 = data25.only;
                                                                    const _errs73 = errors;
                                                                    if (errors === _errs73) {
                                                                      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                                                                        for (const key5 of Object.keys(data32)) {
                                                                          let data33 = data32[key5];
                                                                          const _errs76 = errors;
                                                                          if (errors === _errs76) {
                                                                            if (typeof data33 === "string") {
                                                                              if (func79(data33) > 200) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/only/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/compiler/properties/only/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                return false;
                                                                              }
                                                                            } else {
                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/only/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/compiler/properties/only/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid16 = _errs76 === errors;
                                                                          if (!valid16) {
                                                                            break;
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/only", schemaPath: "#/properties/compiler/properties/only/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid12 = _errs73 === errors;
                                                                  } else {
                                                                    var valid12 = true;
                                                                  }
                                                                  if (valid12) {
                                                                    if (data25.fields !== void 0 && func0.call(data25, "fields")) {
                                                                      let data34 = data25.fields;
                                                                      const _errs78 = errors;
                                                                      if (errors === _errs78) {
                                                                        if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                                                          let missing2;
                                                                          if ((data34.path === void 0 || !func0.call(data34, "path")) && (missing2 = "path") || (data34.line === void 0 || !func0.call(data34, "line")) && (missing2 = "line") || (data34.message === void 0 || !func0.call(data34, "message")) && (missing2 = "message")) {
                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/fields", schemaPath: "#/properties/compiler/properties/fields/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                                                            return false;
                                                                          } else {
                                                                            const _errs80 = errors;
                                                                            for (const key6 of Object.keys(data34)) {
                                                                              if (!(key6 === "path" || key6 === "line" || key6 === "column" || key6 === "end-line" || key6 === "end-column" || key6 === "severity" || key6 === "code" || key6 === "message")) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/fields", schemaPath: "#/properties/compiler/properties/fields/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" }];
                                                                                return false;
                                                                                break;
                                                                              }
                                                                            }
                                                                            if (_errs80 === errors) {
                                                                              if (data34.path !== void 0 && func0.call(data34, "path")) {
                                                                                let data35 = data34.path;
                                                                                const _errs81 = errors;
                                                                                const _errs82 = errors;
                                                                                if (errors === _errs82) {
                                                                                  if (typeof data35 === "string") {
                                                                                    if (func79(data35) > 200) {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/fields/path", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                      return false;
                                                                                    } else {
                                                                                      if (func79(data35) < 1) {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/fields/path", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                  } else {
                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/fields/path", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                                var valid17 = _errs81 === errors;
                                                                              } else {
                                                                                var valid17 = true;
                                                                              }
                                                                              if (valid17) {
                                                                                if (data34.line !== void 0 && func0.call(data34, "line")) {
                                                                                  let data36 = data34.line;
                                                                                  const _errs84 = errors;
                                                                                  const _errs85 = errors;
                                                                                  if (errors === _errs85) {
                                                                                    if (typeof data36 === "string") {
                                                                                      if (func79(data36) > 200) {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/fields/line", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                        return false;
                                                                                      } else {
                                                                                        if (func79(data36) < 1) {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/fields/line", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                    } else {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/fields/line", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                  var valid17 = _errs84 === errors;
                                                                                } else {
                                                                                  var valid17 = true;
                                                                                }
                                                                                if (valid17) {
                                                                                  if (data34.column !== void 0 && func0.call(data34, "column")) {
                                                                                    let data37 = data34.column;
                                                                                    const _errs87 = errors;
                                                                                    const _errs88 = errors;
                                                                                    if (errors === _errs88) {
                                                                                      if (typeof data37 === "string") {
                                                                                        if (func79(data37) > 200) {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/fields/column", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                          return false;
                                                                                        } else {
                                                                                          if (func79(data37) < 1) {
                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/fields/column", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                      } else {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/fields/column", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                    var valid17 = _errs87 === errors;
                                                                                  } else {
                                                                                    var valid17 = true;
                                                                                  }
                                                                                  if (valid17) {
                                                                                    if (data34["end-line"] !== void 0 && func0.call(data34, "end-line")) {
                                                                                      let data38 = data34["end-line"];
                                                                                      const _errs90 = errors;
                                                                                      const _errs91 = errors;
                                                                                      if (errors === _errs91) {
                                                                                        if (typeof data38 === "string") {
                                                                                          if (func79(data38) > 200) {
                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-line", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                            return false;
                                                                                          } else {
                                                                                            if (func79(data38) < 1) {
                                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-line", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                              return false;
                                                                                            }
                                                                                          }
                                                                                        } else {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-line", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                      var valid17 = _errs90 === errors;
                                                                                    } else {
                                                                                      var valid17 = true;
                                                                                    }
                                                                                    if (valid17) {
                                                                                      if (data34["end-column"] !== void 0 && func0.call(data34, "end-column")) {
                                                                                        let data39 = data34["end-column"];
                                                                                        const _errs93 = errors;
                                                                                        const _errs94 = errors;
                                                                                        if (errors === _errs94) {
                                                                                          if (typeof data39 === "string") {
                                                                                            if (func79(data39) > 200) {
                                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-column", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                              return false;
                                                                                            } else {
                                                                                              if (func79(data39) < 1) {
                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-column", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                          } else {
                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-column", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                        var valid17 = _errs93 === errors;
                                                                                      } else {
                                                                                        var valid17 = true;
                                                                                      }
                                                                                      if (valid17) {
                                                                                        if (data34.severity !== void 0 && func0.call(data34, "severity")) {
                                                                                          let data40 = data34.severity;
                                                                                          const _errs96 = errors;
                                                                                          const _errs97 = errors;
                                                                                          if (errors === _errs97) {
                                                                                            if (typeof data40 === "string") {
                                                                                              if (func79(data40) > 200) {
                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/fields/severity", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                                return false;
                                                                                              } else {
                                                                                                if (func79(data40) < 1) {
                                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/fields/severity", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                                  return false;
                                                                                                }
                                                                                              }
                                                                                            } else {
                                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/fields/severity", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                              return false;
                                                                                            }
                                                                                          }
                                                                                          var valid17 = _errs96 === errors;
                                                                                        } else {
                                                                                          var valid17 = true;
                                                                                        }
                                                                                        if (valid17) {
                                                                                          if (data34.code !== void 0 && func0.call(data34, "code")) {
                                                                                            let data41 = data34.code;
                                                                                            const _errs99 = errors;
                                                                                            const _errs100 = errors;
                                                                                            if (errors === _errs100) {
                                                                                              if (typeof data41 === "string") {
                                                                                                if (func79(data41) > 200) {
                                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/fields/code", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                                  return false;
                                                                                                } else {
                                                                                                  if (func79(data41) < 1) {
                                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/fields/code", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                                    return false;
                                                                                                  }
                                                                                                }
                                                                                              } else {
                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/fields/code", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                            var valid17 = _errs99 === errors;
                                                                                          } else {
                                                                                            var valid17 = true;
                                                                                          }
                                                                                          if (valid17) {
                                                                                            if (data34.message !== void 0 && func0.call(data34, "message")) {
                                                                                              let data42 = data34.message;
                                                                                              const _errs102 = errors;
                                                                                              const _errs103 = errors;
                                                                                              if (errors === _errs103) {
                                                                                                if (typeof data42 === "string") {
                                                                                                  if (func79(data42) > 200) {
                                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/fields/message", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                                    return false;
                                                                                                  } else {
                                                                                                    if (func79(data42) < 1) {
                                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/fields/message", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                                      return false;
                                                                                                    }
                                                                                                  }
                                                                                                } else {
                                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/fields/message", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                                  return false;
                                                                                                }
                                                                                              }
                                                                                              var valid17 = _errs102 === errors;
                                                                                            } else {
                                                                                              var valid17 = true;
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
                                                                      var valid12 = _errs78 === errors;
                                                                    } else {
                                                                      var valid12 = true;
                                                                    }
                                                                    if (valid12) {
                                                                      if (data25.line !== void 0 && func0.call(data25, "line")) {
                                                                        let data43 = data25.line;
                                                                        const _errs105 = errors;
                                                                        const _errs106 = errors;
                                                                        if (errors === _errs106) {
                                                                          if (typeof data43 === "string") {
                                                                            if (func79(data43) > 1e3) {
                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/line", schemaPath: "#/$defs/expression/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                                              return false;
                                                                            } else {
                                                                              if (func79(data43) < 1) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/line", schemaPath: "#/$defs/expression/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                return false;
                                                                              }
                                                                            }
                                                                          } else {
                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/line", schemaPath: "#/$defs/expression/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid12 = _errs105 === errors;
                                                                      } else {
                                                                        var valid12 = true;
                                                                      }
                                                                      if (valid12) {
                                                                        if (data25.skip !== void 0 && func0.call(data25, "skip")) {
                                                                          let data44 = data25.skip;
                                                                          const _errs108 = errors;
                                                                          if (errors === _errs108) {
                                                                            if (Array.isArray(data44)) {
                                                                              if (data44.length > 32) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/skip", schemaPath: "#/properties/compiler/properties/skip/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items" }];
                                                                                return false;
                                                                              } else {
                                                                                var valid27 = true;
                                                                                const len5 = data44.length;
                                                                                for (let i5 = 0; i5 < len5; i5++) {
                                                                                  let data45 = data44[i5];
                                                                                  const _errs110 = errors;
                                                                                  const _errs111 = errors;
                                                                                  if (errors === _errs111) {
                                                                                    if (typeof data45 === "string") {
                                                                                      if (func79(data45) > 1e3) {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/skip/" + i5, schemaPath: "#/$defs/expression/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                                                        return false;
                                                                                      } else {
                                                                                        if (func79(data45) < 1) {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/skip/" + i5, schemaPath: "#/$defs/expression/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                    } else {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/skip/" + i5, schemaPath: "#/$defs/expression/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                  var valid27 = _errs110 === errors;
                                                                                  if (!valid27) {
                                                                                    break;
                                                                                  }
                                                                                }
                                                                              }
                                                                            } else {
                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/skip", schemaPath: "#/properties/compiler/properties/skip/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid12 = _errs108 === errors;
                                                                        } else {
                                                                          var valid12 = true;
                                                                        }
                                                                        if (valid12) {
                                                                          if (data25.severities !== void 0 && func0.call(data25, "severities")) {
                                                                            let data46 = data25.severities;
                                                                            const _errs113 = errors;
                                                                            if (errors === _errs113) {
                                                                              if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
                                                                                for (const key7 of Object.keys(data46)) {
                                                                                  let data47 = data46[key7];
                                                                                  const _errs116 = errors;
                                                                                  if (!(data47 === "error" || data47 === "warning" || data47 === "information" || data47 === "hint")) {
                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/severities/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema51.enum }, message: "must be equal to one of the allowed values" }];
                                                                                    return false;
                                                                                  }
                                                                                  var valid29 = _errs116 === errors;
                                                                                  if (!valid29) {
                                                                                    break;
                                                                                  }
                                                                                }
                                                                              } else {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/severities", schemaPath: "#/properties/compiler/properties/severities/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                                return false;
                                                                              }
                                                                            }
                                                                            var valid12 = _errs113 === errors;
                                                                          } else {
                                                                            var valid12 = true;
                                                                          }
                                                                          if (valid12) {
                                                                            if (data25.severity !== void 0 && func0.call(data25, "severity")) {
                                                                              let data48 = data25.severity;
                                                                              const _errs118 = errors;
                                                                              if (!(data48 === "error" || data48 === "warning" || data48 === "information" || data48 === "hint")) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema51.enum }, message: "must be equal to one of the allowed values" }];
                                                                                return false;
                                                                              }
                                                                              var valid12 = _errs118 === errors;
                                                                            } else {
                                                                              var valid12 = true;
                                                                            }
                                                                            if (valid12) {
                                                                              if (data25["first-line"] !== void 0 && func0.call(data25, "first-line")) {
                                                                                let data49 = data25["first-line"];
                                                                                const _errs120 = errors;
                                                                                if (!(data49 === 0 || data49 === 1)) {
                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/first-line", schemaPath: "#/properties/compiler/properties/first-line/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiler.properties["first-line"].enum }, message: "must be equal to one of the allowed values" }];
                                                                                  return false;
                                                                                }
                                                                                var valid12 = _errs120 === errors;
                                                                              } else {
                                                                                var valid12 = true;
                                                                              }
                                                                              if (valid12) {
                                                                                if (data25["first-column"] !== void 0 && func0.call(data25, "first-column")) {
                                                                                  let data50 = data25["first-column"];
                                                                                  const _errs121 = errors;
                                                                                  if (!(data50 === 0 || data50 === 1)) {
                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/first-column", schemaPath: "#/properties/compiler/properties/first-column/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiler.properties["first-column"].enum }, message: "must be equal to one of the allowed values" }];
                                                                                    return false;
                                                                                  }
                                                                                  var valid12 = _errs121 === errors;
                                                                                } else {
                                                                                  var valid12 = true;
                                                                                }
                                                                                if (valid12) {
                                                                                  if (data25.columns !== void 0 && func0.call(data25, "columns")) {
                                                                                    let data51 = data25.columns;
                                                                                    const _errs122 = errors;
                                                                                    if (!(data51 === "utf-16" || data51 === "code-points" || data51 === "bytes")) {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/columns", schemaPath: "#/properties/compiler/properties/columns/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiler.properties.columns.enum }, message: "must be equal to one of the allowed values" }];
                                                                                      return false;
                                                                                    }
                                                                                    var valid12 = _errs122 === errors;
                                                                                  } else {
                                                                                    var valid12 = true;
                                                                                  }
                                                                                  if (valid12) {
                                                                                    if (data25.exit !== void 0 && func0.call(data25, "exit")) {
                                                                                      let data52 = data25.exit;
                                                                                      const _errs123 = errors;
                                                                                      if (errors === _errs123) {
                                                                                        if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
                                                                                          let missing3;
                                                                                          if ((data52.clean === void 0 || !func0.call(data52, "clean")) && (missing3 = "clean") || (data52.found === void 0 || !func0.call(data52, "found")) && (missing3 = "found")) {
                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/exit", schemaPath: "#/properties/compiler/properties/exit/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                                                                            return false;
                                                                                          } else {
                                                                                            const _errs125 = errors;
                                                                                            for (const key8 of Object.keys(data52)) {
                                                                                              if (!(key8 === "clean" || key8 === "found")) {
                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/exit", schemaPath: "#/properties/compiler/properties/exit/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" }];
                                                                                                return false;
                                                                                                break;
                                                                                              }
                                                                                            }
                                                                                            if (_errs125 === errors) {
                                                                                              if (data52.clean !== void 0 && func0.call(data52, "clean")) {
                                                                                                let data53 = data52.clean;
                                                                                                const _errs126 = errors;
                                                                                                const _errs127 = errors;
                                                                                                if (errors === _errs127) {
                                                                                                  if (Array.isArray(data53)) {
                                                                                                    if (data53.length > 16) {
                                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean", schemaPath: "#/$defs/codes/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" }];
                                                                                                      return false;
                                                                                                    } else {
                                                                                                      if (data53.length < 1) {
                                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean", schemaPath: "#/$defs/codes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                                                                        return false;
                                                                                                      } else {
                                                                                                        var valid34 = true;
                                                                                                        const len6 = data53.length;
                                                                                                        for (let i6 = 0; i6 < len6; i6++) {
                                                                                                          let data54 = data53[i6];
                                                                                                          const _errs129 = errors;
                                                                                                          if (!(typeof data54 == "number" && (!(data54 % 1) && !isNaN(data54)) && isFinite(data54))) {
                                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean/" + i6, schemaPath: "#/$defs/codes/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                                                            return false;
                                                                                                          }
                                                                                                          if (errors === _errs129) {
                                                                                                            if (typeof data54 == "number" && isFinite(data54)) {
                                                                                                              if (data54 > 255 || isNaN(data54)) {
                                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean/" + i6, schemaPath: "#/$defs/codes/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 255 }, message: "must be <= 255" }];
                                                                                                                return false;
                                                                                                              } else {
                                                                                                                if (data54 < 0 || isNaN(data54)) {
                                                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean/" + i6, schemaPath: "#/$defs/codes/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                                                  return false;
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                          }
                                                                                                          var valid34 = _errs129 === errors;
                                                                                                          if (!valid34) {
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
                                                                                                var valid32 = _errs126 === errors;
                                                                                              } else {
                                                                                                var valid32 = true;
                                                                                              }
                                                                                              if (valid32) {
                                                                                                if (data52.found !== void 0 && func0.call(data52, "found")) {
                                                                                                  let data55 = data52.found;
                                                                                                  const _errs131 = errors;
                                                                                                  const _errs132 = errors;
                                                                                                  if (errors === _errs132) {
                                                                                                    if (Array.isArray(data55)) {
                                                                                                      if (data55.length > 16) {
                                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found", schemaPath: "#/$defs/codes/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" }];
                                                                                                        return false;
                                                                                                      } else {
                                                                                                        if (data55.length < 1) {
                                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found", schemaPath: "#/$defs/codes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                                                                          return false;
                                                                                                        } else {
                                                                                                          var valid36 = true;
                                                                                                          const len7 = data55.length;
                                                                                                          for (let i7 = 0; i7 < len7; i7++) {
                                                                                                            let data56 = data55[i7];
                                                                                                            const _errs134 = errors;
                                                                                                            if (!(typeof data56 == "number" && (!(data56 % 1) && !isNaN(data56)) && isFinite(data56))) {
                                                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found/" + i7, schemaPath: "#/$defs/codes/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                                                              return false;
                                                                                                            }
                                                                                                            if (errors === _errs134) {
                                                                                                              if (typeof data56 == "number" && isFinite(data56)) {
                                                                                                                if (data56 > 255 || isNaN(data56)) {
                                                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found/" + i7, schemaPath: "#/$defs/codes/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 255 }, message: "must be <= 255" }];
                                                                                                                  return false;
                                                                                                                } else {
                                                                                                                  if (data56 < 0 || isNaN(data56)) {
                                                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found/" + i7, schemaPath: "#/$defs/codes/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                                                    return false;
                                                                                                                  }
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                            var valid36 = _errs134 === errors;
                                                                                                            if (!valid36) {
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
                                                                                                  var valid32 = _errs131 === errors;
                                                                                                } else {
                                                                                                  var valid32 = true;
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        } else {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/exit", schemaPath: "#/properties/compiler/properties/exit/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                      var valid12 = _errs123 === errors;
                                                                                    } else {
                                                                                      var valid12 = true;
                                                                                    }
                                                                                    if (valid12) {
                                                                                      if (data25.checked !== void 0 && func0.call(data25, "checked")) {
                                                                                        let data57 = data25.checked;
                                                                                        const _errs136 = errors;
                                                                                        const _errs137 = errors;
                                                                                        if (errors === _errs137) {
                                                                                          if (typeof data57 === "string") {
                                                                                            if (func79(data57) > 1e3) {
                                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/checked", schemaPath: "#/$defs/expression/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                                                              return false;
                                                                                            } else {
                                                                                              if (func79(data57) < 1) {
                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/checked", schemaPath: "#/$defs/expression/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                          } else {
                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/checked", schemaPath: "#/$defs/expression/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                        var valid12 = _errs136 === errors;
                                                                                      } else {
                                                                                        var valid12 = true;
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
                                                var valid0 = _errs58 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.canary !== void 0 && func0.call(data, "canary")) {
                                                  let data58 = data.canary;
                                                  const _errs139 = errors;
                                                  if (errors === _errs139) {
                                                    if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                                      let missing4;
                                                      if ((data58.file === void 0 || !func0.call(data58, "file")) && (missing4 = "file") || (data58.text === void 0 || !func0.call(data58, "text")) && (missing4 = "text") || (data58.codes === void 0 || !func0.call(data58, "codes")) && (missing4 = "codes")) {
                                                        validate20.errors = [{ instancePath: instancePath + "/canary", schemaPath: "#/properties/canary/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                                        return false;
                                                      } else {
                                                        const _errs141 = errors;
                                                        for (const key9 of Object.keys(data58)) {
                                                          if (!(key9 === "file" || key9 === "text" || key9 === "codes")) {
                                                            validate20.errors = [{ instancePath: instancePath + "/canary", schemaPath: "#/properties/canary/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" }];
                                                            return false;
                                                            break;
                                                          }
                                                        }
                                                        if (_errs141 === errors) {
                                                          if (data58.file !== void 0 && func0.call(data58, "file")) {
                                                            let data59 = data58.file;
                                                            const _errs142 = errors;
                                                            if (errors === _errs142) {
                                                              if (typeof data59 === "string") {
                                                                if (!pattern22.test(data59)) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/canary/file", schemaPath: "#/properties/canary/properties/file/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$" }, message: 'must match pattern "^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$"' }];
                                                                  return false;
                                                                }
                                                              } else {
                                                                validate20.errors = [{ instancePath: instancePath + "/canary/file", schemaPath: "#/properties/canary/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                return false;
                                                              }
                                                            }
                                                            var valid38 = _errs142 === errors;
                                                          } else {
                                                            var valid38 = true;
                                                          }
                                                          if (valid38) {
                                                            if (data58.text !== void 0 && func0.call(data58, "text")) {
                                                              let data60 = data58.text;
                                                              const _errs144 = errors;
                                                              if (errors === _errs144) {
                                                                if (typeof data60 === "string") {
                                                                  if (func79(data60) > 4e3) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/canary/text", schemaPath: "#/properties/canary/properties/text/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" }];
                                                                    return false;
                                                                  } else {
                                                                    if (func79(data60) < 1) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/canary/text", schemaPath: "#/properties/canary/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate20.errors = [{ instancePath: instancePath + "/canary/text", schemaPath: "#/properties/canary/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid38 = _errs144 === errors;
                                                            } else {
                                                              var valid38 = true;
                                                            }
                                                            if (valid38) {
                                                              if (data58.codes !== void 0 && func0.call(data58, "codes")) {
                                                                let data61 = data58.codes;
                                                                const _errs146 = errors;
                                                                if (errors === _errs146) {
                                                                  if (Array.isArray(data61)) {
                                                                    if (data61.length > 16) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/canary/codes", schemaPath: "#/properties/canary/properties/codes/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" }];
                                                                      return false;
                                                                    } else {
                                                                      if (data61.length < 1) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/canary/codes", schemaPath: "#/properties/canary/properties/codes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                                        return false;
                                                                      } else {
                                                                        var valid39 = true;
                                                                        const len8 = data61.length;
                                                                        for (let i8 = 0; i8 < len8; i8++) {
                                                                          let data62 = data61[i8];
                                                                          const _errs148 = errors;
                                                                          if (typeof data62 !== "string" && !(typeof data62 == "number" && (!(data62 % 1) && !isNaN(data62)) && isFinite(data62)) && data62 !== null) {
                                                                            validate20.errors = [{ instancePath: instancePath + "/canary/codes/" + i8, schemaPath: "#/properties/canary/properties/codes/items/type", keyword: "type", params: { type: schema31.properties.canary.properties.codes.items.type }, message: "must be string,integer,null" }];
                                                                            return false;
                                                                          }
                                                                          var valid39 = _errs148 === errors;
                                                                          if (!valid39) {
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
                                                                var valid38 = _errs146 === errors;
                                                              } else {
                                                                var valid38 = true;
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
                                                  var valid0 = _errs139 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.limits !== void 0 && func0.call(data, "limits")) {
                                                    let data63 = data.limits;
                                                    const _errs150 = errors;
                                                    if (errors === _errs150) {
                                                      if (data63 && typeof data63 == "object" && !Array.isArray(data63)) {
                                                        const _errs152 = errors;
                                                        for (const key10 of Object.keys(data63)) {
                                                          if (!(key10 === "ready-ms" || key10 === "file-ms" || key10 === "total-ms")) {
                                                            validate20.errors = [{ instancePath: instancePath + "/limits", schemaPath: "#/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" }];
                                                            return false;
                                                            break;
                                                          }
                                                        }
                                                        if (_errs152 === errors) {
                                                          if (data63["ready-ms"] !== void 0 && func0.call(data63, "ready-ms")) {
                                                            let data64 = data63["ready-ms"];
                                                            const _errs153 = errors;
                                                            if (!(typeof data64 == "number" && (!(data64 % 1) && !isNaN(data64)) && isFinite(data64))) {
                                                              validate20.errors = [{ instancePath: instancePath + "/limits/ready-ms", schemaPath: "#/properties/limits/properties/ready-ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                              return false;
                                                            }
                                                            if (errors === _errs153) {
                                                              if (typeof data64 == "number" && isFinite(data64)) {
                                                                if (data64 > 9e5 || isNaN(data64)) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/limits/ready-ms", schemaPath: "#/properties/limits/properties/ready-ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9e5 }, message: "must be <= 900000" }];
                                                                  return false;
                                                                } else {
                                                                  if (data64 < 1e3 || isNaN(data64)) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/limits/ready-ms", schemaPath: "#/properties/limits/properties/ready-ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e3 }, message: "must be >= 1000" }];
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                            var valid40 = _errs153 === errors;
                                                          } else {
                                                            var valid40 = true;
                                                          }
                                                          if (valid40) {
                                                            if (data63["file-ms"] !== void 0 && func0.call(data63, "file-ms")) {
                                                              let data65 = data63["file-ms"];
                                                              const _errs155 = errors;
                                                              if (!(typeof data65 == "number" && (!(data65 % 1) && !isNaN(data65)) && isFinite(data65))) {
                                                                validate20.errors = [{ instancePath: instancePath + "/limits/file-ms", schemaPath: "#/properties/limits/properties/file-ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                return false;
                                                              }
                                                              if (errors === _errs155) {
                                                                if (typeof data65 == "number" && isFinite(data65)) {
                                                                  if (data65 > 9e5 || isNaN(data65)) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/limits/file-ms", schemaPath: "#/properties/limits/properties/file-ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9e5 }, message: "must be <= 900000" }];
                                                                    return false;
                                                                  } else {
                                                                    if (data65 < 1e3 || isNaN(data65)) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/limits/file-ms", schemaPath: "#/properties/limits/properties/file-ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e3 }, message: "must be >= 1000" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                              var valid40 = _errs155 === errors;
                                                            } else {
                                                              var valid40 = true;
                                                            }
                                                            if (valid40) {
                                                              if (data63["total-ms"] !== void 0 && func0.call(data63, "total-ms")) {
                                                                let data66 = data63["total-ms"];
                                                                const _errs157 = errors;
                                                                if (!(typeof data66 == "number" && (!(data66 % 1) && !isNaN(data66)) && isFinite(data66))) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/limits/total-ms", schemaPath: "#/properties/limits/properties/total-ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                  return false;
                                                                }
                                                                if (errors === _errs157) {
                                                                  if (typeof data66 == "number" && isFinite(data66)) {
                                                                    if (data66 > 36e5 || isNaN(data66)) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/limits/total-ms", schemaPath: "#/properties/limits/properties/total-ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 }, message: "must be <= 3600000" }];
                                                                      return false;
                                                                    } else {
                                                                      if (data66 < 1e3 || isNaN(data66)) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/limits/total-ms", schemaPath: "#/properties/limits/properties/total-ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e3 }, message: "must be >= 1000" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                                var valid40 = _errs157 === errors;
                                                              } else {
                                                                var valid40 = true;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate20.errors = [{ instancePath: instancePath + "/limits", schemaPath: "#/properties/limits/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid0 = _errs150 === errors;
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
