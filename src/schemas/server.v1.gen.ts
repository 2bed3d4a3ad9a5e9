// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateServerV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/server.v1.json", "type": "object", "additionalProperties": false, "required": ["version", "language", "files", "role", "source", "command", "executes", "executes-why", "mode"], "properties": { "version": { "const": 1 }, "name": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$" }, "language": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9 .+#-]{0,63}$" }, "files": { "$ref": "#/$defs/globs" }, "language-id": { "type": "string", "pattern": "^[a-z][a-z0-9+#-]{0,63}$" }, "role": { "enum": ["checker", "linter"] }, "source": { "type": ["object", "array"], "minProperties": 1, "additionalProperties": false, "properties": { "npm": { "$ref": "#/$defs/npmPackage" }, "with": { "$ref": "#/$defs/npmBeside" }, "wheel": { "$ref": "#/$defs/wheelPackage" }, "libc": { "$ref": "#/$defs/libc" }, "processors": { "$ref": "#/$defs/processors" }, "program": { "$ref": "#/$defs/program" }, "go": { "$ref": "#/$defs/goModule" }, "toolchain": { "$ref": "#/$defs/goVersion" }, "debian": { "$ref": "#/$defs/debianPackages" }, "archive": { "$ref": "#/$defs/archives" }, "version": { "$ref": "#/$defs/exactVersion" }, "package": { "$ref": "#/$defs/goPackage" } }, "minItems": 2, "maxItems": 5, "items": { "$ref": "#/$defs/source" } }, "command": { "type": "array", "minItems": 1, "maxItems": 64, "items": { "type": "string", "minLength": 1, "maxLength": 1e3 } }, "environment": { "type": "object", "propertyNames": { "type": "string", "pattern": "^(?!PATH$|HOME$|TMPDIR$|NODE_|LD_|PYTHON|XDG_)[A-Z][A-Z0-9_]{0,63}$" }, "additionalProperties": { "type": "string", "maxLength": 1e3 } }, "executes": { "enum": ["never", "toolchain", "repository"] }, "executes-why": { "type": "string", "minLength": 10, "maxLength": 1e3 }, "configured-by": { "$ref": "#/$defs/globs" }, "mode": { "enum": ["pull", "push", "compiler"] }, "initialize": {}, "settings": { "type": "object" }, "ready": { "type": "object", "additionalProperties": false, "minProperties": 1, "maxProperties": 1, "properties": { "settings": { "type": "string", "minLength": 1, "maxLength": 200 }, "log": { "$ref": "#/$defs/expression" } } }, "done": { "enum": ["version", "published"] }, "quiet-ms": { "type": "integer", "minimum": 0, "maximum": 1e4 }, "keeps-open": { "type": "boolean" }, "compiler": { "type": "object", "additionalProperties": false, "required": ["arguments", "format", "exit"], "properties": { "arguments": { "type": "array", "maxItems": 64, "items": { "type": "string", "minLength": 1, "maxLength": 1e3 } }, "format": { "enum": ["json", "json-lines", "lines", "sarif"] }, "output": { "enum": ["stdout", "stderr"] }, "list": { "$ref": "#/$defs/place" }, "messages": { "$ref": "#/$defs/place" }, "only": { "type": "object", "additionalProperties": { "type": "string", "maxLength": 200 } }, "fields": { "type": "object", "additionalProperties": false, "required": ["path", "line", "message"], "properties": { "path": { "$ref": "#/$defs/place" }, "line": { "$ref": "#/$defs/place" }, "column": { "$ref": "#/$defs/place" }, "end-line": { "$ref": "#/$defs/place" }, "end-column": { "$ref": "#/$defs/place" }, "severity": { "$ref": "#/$defs/place" }, "code": { "$ref": "#/$defs/place" }, "message": { "$ref": "#/$defs/place" } } }, "line": { "$ref": "#/$defs/expression" }, "skip": { "type": "array", "maxItems": 32, "items": { "$ref": "#/$defs/expression" } }, "severities": { "type": "object", "additionalProperties": { "$ref": "#/$defs/severity" } }, "severity": { "$ref": "#/$defs/severity" }, "first-line": { "enum": [0, 1] }, "first-column": { "enum": [0, 1] }, "columns": { "enum": ["utf-16", "code-points", "bytes"] }, "exit": { "type": "object", "additionalProperties": false, "required": ["clean", "found"], "properties": { "clean": { "$ref": "#/$defs/codes" }, "found": { "$ref": "#/$defs/codes" } } }, "checked": { "$ref": "#/$defs/expression" } } }, "canary": { "type": "object", "additionalProperties": false, "required": ["file", "text", "codes"], "properties": { "file": { "type": "string", "pattern": "^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$" }, "text": { "type": "string", "minLength": 1, "maxLength": 4e3 }, "codes": { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": ["string", "integer", "null"] } }, "beside": { "type": "object", "minProperties": 1, "maxProperties": 16, "propertyNames": { "pattern": "^(?!/)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]{1,200}$" }, "additionalProperties": { "type": "string", "maxLength": 16384 } } } }, "limits": { "type": "object", "additionalProperties": false, "properties": { "ready-ms": { "type": "integer", "minimum": 1e3, "maximum": 9e5 }, "file-ms": { "type": "integer", "minimum": 1e3, "maximum": 9e5 }, "total-ms": { "type": "integer", "minimum": 1e3, "maximum": 36e5 } } } }, "$defs": { "globs": { "type": "array", "minItems": 1, "maxItems": 64, "items": { "type": "string", "pattern": "^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$" } }, "place": { "type": "string", "minLength": 1, "maxLength": 200 }, "expression": { "type": "string", "minLength": 1, "maxLength": 1e3 }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "codes": { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": "integer", "minimum": 0, "maximum": 255 } }, "address": { "type": "string", "maxLength": 1e3, "pattern": "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$" }, "npmPackage": { "type": "string", "pattern": "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$", "maxLength": 214 }, "npmBeside": { "type": "object", "propertyNames": { "type": "string", "pattern": "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$" }, "additionalProperties": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" } }, "wheelPackage": { "type": "string", "pattern": "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$" }, "libc": { "const": "2.28" }, "processors": { "type": "array", "minItems": 1, "maxItems": 2, "items": { "enum": ["x64", "arm64"] } }, "program": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$" }, "goModule": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" }, "goVersion": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, "debianPackages": { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": "string", "pattern": "^[a-z0-9][a-z0-9+.-]{0,127}$" } }, "archives": { "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "any": { "$ref": "#/$defs/address" }, "x64": { "$ref": "#/$defs/address" }, "arm64": { "$ref": "#/$defs/address" } } }, "exactVersion": { "type": "string", "pattern": "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$" }, "source": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "npm": { "$ref": "#/$defs/npmPackage" }, "with": { "$ref": "#/$defs/npmBeside" }, "wheel": { "$ref": "#/$defs/wheelPackage" }, "libc": { "$ref": "#/$defs/libc" }, "processors": { "$ref": "#/$defs/processors" }, "program": { "$ref": "#/$defs/program" }, "go": { "$ref": "#/$defs/goModule" }, "toolchain": { "$ref": "#/$defs/goVersion" }, "debian": { "$ref": "#/$defs/debianPackages" }, "archive": { "$ref": "#/$defs/archives" }, "version": { "$ref": "#/$defs/exactVersion" }, "package": { "$ref": "#/$defs/goPackage" } } }, "goPackage": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" } } };
const schema32 = { "type": "array", "minItems": 1, "maxItems": 64, "items": { "type": "string", "pattern": "^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$" } };
const schema34 = { "type": "string", "pattern": "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$", "maxLength": 214 };
const schema35 = { "type": "object", "propertyNames": { "type": "string", "pattern": "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$" }, "additionalProperties": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" } };
const schema36 = { "type": "string", "pattern": "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$" };
const schema37 = { "const": "2.28" };
const schema38 = { "type": "array", "minItems": 1, "maxItems": 2, "items": { "enum": ["x64", "arm64"] } };
const schema39 = { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$" };
const schema40 = { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" };
const schema41 = { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" };
const schema42 = { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": "string", "pattern": "^[a-z0-9][a-z0-9+.-]{0,127}$" } };
const schema47 = { "type": "string", "pattern": "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$" };
const schema48 = { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" };
const schema61 = { "type": "string", "minLength": 1, "maxLength": 1e3 };
const schema62 = { "type": "string", "minLength": 1, "maxLength": 200 };
const schema74 = { "enum": ["error", "warning", "information", "hint"] };
const schema76 = { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": "integer", "minimum": 0, "maximum": 255 } };
const func0 = Object.prototype.hasOwnProperty;
const func79 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 .+#-]{0,63}$", "u");
const pattern6 = new RegExp("^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$", "u");
const pattern7 = new RegExp("^[a-z][a-z0-9+#-]{0,63}$", "u");
const pattern8 = new RegExp("^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$", "u");
const pattern10 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$", "u");
const pattern11 = new RegExp("^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$", "u");
const pattern12 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$", "u");
const pattern13 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$", "u");
const pattern15 = new RegExp("^[a-z0-9][a-z0-9+.-]{0,127}$", "u");
const pattern19 = new RegExp("^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$", "u");
const pattern31 = new RegExp("^(?!PATH$|HOME$|TMPDIR$|NODE_|LD_|PYTHON|XDG_)[A-Z][A-Z0-9_]{0,63}$", "u");
const pattern33 = new RegExp("^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$", "u");
const pattern34 = new RegExp("^(?!/)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]{1,200}$", "u");
const schema33 = { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "npm": { "$ref": "#/$defs/npmPackage" }, "with": { "$ref": "#/$defs/npmBeside" }, "wheel": { "$ref": "#/$defs/wheelPackage" }, "libc": { "$ref": "#/$defs/libc" }, "processors": { "$ref": "#/$defs/processors" }, "program": { "$ref": "#/$defs/program" }, "go": { "$ref": "#/$defs/goModule" }, "toolchain": { "$ref": "#/$defs/goVersion" }, "debian": { "$ref": "#/$defs/debianPackages" }, "archive": { "$ref": "#/$defs/archives" }, "version": { "$ref": "#/$defs/exactVersion" }, "package": { "$ref": "#/$defs/goPackage" } } };
const schema43 = { "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "any": { "$ref": "#/$defs/address" }, "x64": { "$ref": "#/$defs/address" }, "arm64": { "$ref": "#/$defs/address" } } };
const schema44 = { "type": "string", "maxLength": 1e3, "pattern": "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$" };
const pattern16 = new RegExp("^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1) {
        validate22.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "any" || key0 === "x64" || key0 === "arm64")) {
            validate22.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.any !== void 0 && func0.call(data, "any")) {
            let data0 = data.any;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (func79(data0) > 1e3) {
                  validate22.errors = [{ instancePath: instancePath + "/any", schemaPath: "#/$defs/address/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                  return false;
                } else {
                  if (!pattern16.test(data0)) {
                    validate22.errors = [{ instancePath: instancePath + "/any", schemaPath: "#/$defs/address/pattern", keyword: "pattern", params: { pattern: "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$" }, message: 'must match pattern "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"' }];
                    return false;
                  }
                }
              } else {
                validate22.errors = [{ instancePath: instancePath + "/any", schemaPath: "#/$defs/address/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.x64 !== void 0 && func0.call(data, "x64")) {
              let data1 = data.x64;
              const _errs5 = errors;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data1 === "string") {
                  if (func79(data1) > 1e3) {
                    validate22.errors = [{ instancePath: instancePath + "/x64", schemaPath: "#/$defs/address/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                    return false;
                  } else {
                    if (!pattern16.test(data1)) {
                      validate22.errors = [{ instancePath: instancePath + "/x64", schemaPath: "#/$defs/address/pattern", keyword: "pattern", params: { pattern: "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$" }, message: 'must match pattern "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"' }];
                      return false;
                    }
                  }
                } else {
                  validate22.errors = [{ instancePath: instancePath + "/x64", schemaPath: "#/$defs/address/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.arm64 !== void 0 && func0.call(data, "arm64")) {
                let data2 = data.arm64;
                const _errs8 = errors;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (typeof data2 === "string") {
                    if (func79(data2) > 1e3) {
                      validate22.errors = [{ instancePath: instancePath + "/arm64", schemaPath: "#/$defs/address/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                      return false;
                    } else {
                      if (!pattern16.test(data2)) {
                        validate22.errors = [{ instancePath: instancePath + "/arm64", schemaPath: "#/$defs/address/pattern", keyword: "pattern", params: { pattern: "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$" }, message: 'must match pattern "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"' }];
                        return false;
                      }
                    }
                  } else {
                    validate22.errors = [{ instancePath: instancePath + "/arm64", schemaPath: "#/$defs/address/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (func79(data0) > 214) {
                  validate21.errors = [{ instancePath: instancePath + "/npm", schemaPath: "#/$defs/npmPackage/maxLength", keyword: "maxLength", params: { limit: 214 }, message: "must NOT have more than 214 characters" }];
                  return false;
                } else {
                  if (!pattern8.test(data0)) {
                    validate21.errors = [{ instancePath: instancePath + "/npm", schemaPath: "#/$defs/npmPackage/pattern", keyword: "pattern", params: { pattern: "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$" }, message: 'must match pattern "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"' }];
                    return false;
                  }
                }
              } else {
                validate21.errors = [{ instancePath: instancePath + "/npm", schemaPath: "#/$defs/npmPackage/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              const _errs5 = errors;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof key1 === "string") {
                        if (!pattern8.test(key1)) {
                          const err0 = { instancePath: instancePath + "/with", schemaPath: "#/$defs/npmBeside/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$" }, message: 'must match pattern "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"', propertyName: key1 };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      } else {
                        const err1 = { instancePath: instancePath + "/with", schemaPath: "#/$defs/npmBeside/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key1 };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      }
                    }
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                      const err2 = { instancePath: instancePath + "/with", schemaPath: "#/$defs/npmBeside/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
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
                  if (valid3) {
                    for (const key2 of Object.keys(data1)) {
                      let data2 = data1[key2];
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (typeof data2 === "string") {
                          if (!pattern10.test(data2)) {
                            validate21.errors = [{ instancePath: instancePath + "/with/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/npmBeside/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                            return false;
                          }
                        } else {
                          validate21.errors = [{ instancePath: instancePath + "/with/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/npmBeside/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid4 = _errs11 === errors;
                      if (!valid4) {
                        break;
                      }
                    }
                  }
                } else {
                  validate21.errors = [{ instancePath: instancePath + "/with", schemaPath: "#/$defs/npmBeside/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.wheel !== void 0 && func0.call(data, "wheel")) {
                let data3 = data.wheel;
                const _errs13 = errors;
                const _errs14 = errors;
                if (errors === _errs14) {
                  if (typeof data3 === "string") {
                    if (!pattern11.test(data3)) {
                      validate21.errors = [{ instancePath: instancePath + "/wheel", schemaPath: "#/$defs/wheelPackage/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"' }];
                      return false;
                    }
                  } else {
                    validate21.errors = [{ instancePath: instancePath + "/wheel", schemaPath: "#/$defs/wheelPackage/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs13 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.libc !== void 0 && func0.call(data, "libc")) {
                  const _errs16 = errors;
                  if ("2.28" !== data.libc) {
                    validate21.errors = [{ instancePath: instancePath + "/libc", schemaPath: "#/$defs/libc/const", keyword: "const", params: { allowedValue: "2.28" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs16 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.processors !== void 0 && func0.call(data, "processors")) {
                    let data5 = data.processors;
                    const _errs18 = errors;
                    const _errs19 = errors;
                    if (errors === _errs19) {
                      if (Array.isArray(data5)) {
                        if (data5.length > 2) {
                          validate21.errors = [{ instancePath: instancePath + "/processors", schemaPath: "#/$defs/processors/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
                          return false;
                        } else {
                          if (data5.length < 1) {
                            validate21.errors = [{ instancePath: instancePath + "/processors", schemaPath: "#/$defs/processors/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                            return false;
                          } else {
                            var valid8 = true;
                            const len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data6 = data5[i0];
                              const _errs21 = errors;
                              if (!(data6 === "x64" || data6 === "arm64")) {
                                validate21.errors = [{ instancePath: instancePath + "/processors/" + i0, schemaPath: "#/$defs/processors/items/enum", keyword: "enum", params: { allowedValues: schema38.items.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid8 = _errs21 === errors;
                              if (!valid8) {
                                break;
                              }
                            }
                          }
                        }
                      } else {
                        validate21.errors = [{ instancePath: instancePath + "/processors", schemaPath: "#/$defs/processors/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs18 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.program !== void 0 && func0.call(data, "program")) {
                      let data7 = data.program;
                      const _errs22 = errors;
                      const _errs23 = errors;
                      if (errors === _errs23) {
                        if (typeof data7 === "string") {
                          if (!pattern12.test(data7)) {
                            validate21.errors = [{ instancePath: instancePath + "/program", schemaPath: "#/$defs/program/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$"' }];
                            return false;
                          }
                        } else {
                          validate21.errors = [{ instancePath: instancePath + "/program", schemaPath: "#/$defs/program/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs22 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.go !== void 0 && func0.call(data, "go")) {
                        let data8 = data.go;
                        const _errs25 = errors;
                        const _errs26 = errors;
                        if (errors === _errs26) {
                          if (typeof data8 === "string") {
                            if (!pattern13.test(data8)) {
                              validate21.errors = [{ instancePath: instancePath + "/go", schemaPath: "#/$defs/goModule/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"' }];
                              return false;
                            }
                          } else {
                            validate21.errors = [{ instancePath: instancePath + "/go", schemaPath: "#/$defs/goModule/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs25 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.toolchain !== void 0 && func0.call(data, "toolchain")) {
                          let data9 = data.toolchain;
                          const _errs28 = errors;
                          const _errs29 = errors;
                          if (errors === _errs29) {
                            if (typeof data9 === "string") {
                              if (!pattern10.test(data9)) {
                                validate21.errors = [{ instancePath: instancePath + "/toolchain", schemaPath: "#/$defs/goVersion/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                                return false;
                              }
                            } else {
                              validate21.errors = [{ instancePath: instancePath + "/toolchain", schemaPath: "#/$defs/goVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid0 = _errs28 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.debian !== void 0 && func0.call(data, "debian")) {
                            let data10 = data.debian;
                            const _errs31 = errors;
                            const _errs32 = errors;
                            if (errors === _errs32) {
                              if (Array.isArray(data10)) {
                                if (data10.length > 16) {
                                  validate21.errors = [{ instancePath: instancePath + "/debian", schemaPath: "#/$defs/debianPackages/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" }];
                                  return false;
                                } else {
                                  if (data10.length < 1) {
                                    validate21.errors = [{ instancePath: instancePath + "/debian", schemaPath: "#/$defs/debianPackages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                    return false;
                                  } else {
                                    var valid13 = true;
                                    const len1 = data10.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      let data11 = data10[i1];
                                      const _errs34 = errors;
                                      if (errors === _errs34) {
                                        if (typeof data11 === "string") {
                                          if (!pattern15.test(data11)) {
                                            validate21.errors = [{ instancePath: instancePath + "/debian/" + i1, schemaPath: "#/$defs/debianPackages/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9+.-]{0,127}$" }, message: 'must match pattern "^[a-z0-9][a-z0-9+.-]{0,127}$"' }];
                                            return false;
                                          }
                                        } else {
                                          validate21.errors = [{ instancePath: instancePath + "/debian/" + i1, schemaPath: "#/$defs/debianPackages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                      }
                                      var valid13 = _errs34 === errors;
                                      if (!valid13) {
                                        break;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate21.errors = [{ instancePath: instancePath + "/debian", schemaPath: "#/$defs/debianPackages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid0 = _errs31 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.archive !== void 0 && func0.call(data, "archive")) {
                              const _errs36 = errors;
                              if (!validate22(data.archive, { instancePath: instancePath + "/archive", parentData: data, parentDataProperty: "archive", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs36 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.version !== void 0 && func0.call(data, "version")) {
                                let data13 = data.version;
                                const _errs37 = errors;
                                const _errs38 = errors;
                                if (errors === _errs38) {
                                  if (typeof data13 === "string") {
                                    if (!pattern19.test(data13)) {
                                      validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/exactVersion/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                                      return false;
                                    }
                                  } else {
                                    validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/exactVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs37 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.package !== void 0 && func0.call(data, "package")) {
                                  let data14 = data.package;
                                  const _errs40 = errors;
                                  const _errs41 = errors;
                                  if (errors === _errs41) {
                                    if (typeof data14 === "string") {
                                      if (!pattern13.test(data14)) {
                                        validate21.errors = [{ instancePath: instancePath + "/package", schemaPath: "#/$defs/goPackage/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"' }];
                                        return false;
                                      }
                                    } else {
                                      validate21.errors = [{ instancePath: instancePath + "/package", schemaPath: "#/$defs/goPackage/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs40 === errors;
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
                        if (!data7 || typeof data7 != "object") {
                          validate20.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema31.properties.source.type }, message: "must be object,array" }];
                          return false;
                        }
                        if (errors === _errs15) {
                          if (Array.isArray(data7)) {
                            if (data7.length > 5) {
                              validate20.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }];
                              return false;
                            } else {
                              if (data7.length < 2) {
                                validate20.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
                                return false;
                              } else {
                                var valid3 = true;
                                const len1 = data7.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  const _errs17 = errors;
                                  if (!validate21(data7[i1], { instancePath: instancePath + "/source/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid3 = _errs17 === errors;
                                  if (!valid3) {
                                    break;
                                  }
                                }
                              }
                            }
                          }
                          if (errors === _errs15) {
                            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                              if (Object.keys(data7).length < 1) {
                                validate20.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                                return false;
                              } else {
                                const _errs18 = errors;
                                for (const key1 of Object.keys(data7)) {
                                  if (!func0.call(schema31.properties.source.properties, key1)) {
                                    validate20.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs18 === errors) {
                                  if (data7.npm !== void 0 && func0.call(data7, "npm")) {
                                    let data9 = data7.npm;
                                    const _errs19 = errors;
                                    const _errs20 = errors;
                                    if (errors === _errs20) {
                                      if (typeof data9 === "string") {
                                        if (func79(data9) > 214) {
                                          validate20.errors = [{ instancePath: instancePath + "/source/npm", schemaPath: "#/$defs/npmPackage/maxLength", keyword: "maxLength", params: { limit: 214 }, message: "must NOT have more than 214 characters" }];
                                          return false;
                                        } else {
                                          if (!pattern8.test(data9)) {
                                            validate20.errors = [{ instancePath: instancePath + "/source/npm", schemaPath: "#/$defs/npmPackage/pattern", keyword: "pattern", params: { pattern: "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$" }, message: 'must match pattern "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"' }];
                                            return false;
                                          }
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/source/npm", schemaPath: "#/$defs/npmPackage/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid4 = _errs19 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data7.with !== void 0 && func0.call(data7, "with")) {
                                      let data10 = data7.with;
                                      const _errs22 = errors;
                                      const _errs23 = errors;
                                      if (errors === _errs23) {
                                        if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                          for (const key2 of Object.keys(data10)) {
                                            const _errs25 = errors;
                                            if (errors === _errs25) {
                                              if (typeof key2 === "string") {
                                                if (!pattern8.test(key2)) {
                                                  const err0 = { instancePath: instancePath + "/source/with", schemaPath: "#/$defs/npmBeside/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$" }, message: 'must match pattern "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"', propertyName: key2 };
                                                  if (vErrors === null) {
                                                    vErrors = [err0];
                                                  } else {
                                                    vErrors.push(err0);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err1 = { instancePath: instancePath + "/source/with", schemaPath: "#/$defs/npmBeside/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key2 };
                                                if (vErrors === null) {
                                                  vErrors = [err1];
                                                } else {
                                                  vErrors.push(err1);
                                                }
                                                errors++;
                                              }
                                            }
                                            var valid7 = _errs25 === errors;
                                            if (!valid7) {
                                              const err2 = { instancePath: instancePath + "/source/with", schemaPath: "#/$defs/npmBeside/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
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
                                          if (valid7) {
                                            for (const key3 of Object.keys(data10)) {
                                              let data11 = data10[key3];
                                              const _errs28 = errors;
                                              if (errors === _errs28) {
                                                if (typeof data11 === "string") {
                                                  if (!pattern10.test(data11)) {
                                                    validate20.errors = [{ instancePath: instancePath + "/source/with/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/npmBeside/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate20.errors = [{ instancePath: instancePath + "/source/with/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/npmBeside/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid8 = _errs28 === errors;
                                              if (!valid8) {
                                                break;
                                              }
                                            }
                                          }
                                        } else {
                                          validate20.errors = [{ instancePath: instancePath + "/source/with", schemaPath: "#/$defs/npmBeside/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid4 = _errs22 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                    if (valid4) {
                                      if (data7.wheel !== void 0 && func0.call(data7, "wheel")) {
                                        let data12 = data7.wheel;
                                        const _errs30 = errors;
                                        const _errs31 = errors;
                                        if (errors === _errs31) {
                                          if (typeof data12 === "string") {
                                            if (!pattern11.test(data12)) {
                                              validate20.errors = [{ instancePath: instancePath + "/source/wheel", schemaPath: "#/$defs/wheelPackage/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"' }];
                                              return false;
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/source/wheel", schemaPath: "#/$defs/wheelPackage/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid4 = _errs30 === errors;
                                      } else {
                                        var valid4 = true;
                                      }
                                      if (valid4) {
                                        if (data7.libc !== void 0 && func0.call(data7, "libc")) {
                                          const _errs33 = errors;
                                          if ("2.28" !== data7.libc) {
                                            validate20.errors = [{ instancePath: instancePath + "/source/libc", schemaPath: "#/$defs/libc/const", keyword: "const", params: { allowedValue: "2.28" }, message: "must be equal to constant" }];
                                            return false;
                                          }
                                          var valid4 = _errs33 === errors;
                                        } else {
                                          var valid4 = true;
                                        }
                                        if (valid4) {
                                          if (data7.processors !== void 0 && func0.call(data7, "processors")) {
                                            let data14 = data7.processors;
                                            const _errs35 = errors;
                                            const _errs36 = errors;
                                            if (errors === _errs36) {
                                              if (Array.isArray(data14)) {
                                                if (data14.length > 2) {
                                                  validate20.errors = [{ instancePath: instancePath + "/source/processors", schemaPath: "#/$defs/processors/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
                                                  return false;
                                                } else {
                                                  if (data14.length < 1) {
                                                    validate20.errors = [{ instancePath: instancePath + "/source/processors", schemaPath: "#/$defs/processors/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                    return false;
                                                  } else {
                                                    var valid12 = true;
                                                    const len2 = data14.length;
                                                    for (let i2 = 0; i2 < len2; i2++) {
                                                      let data15 = data14[i2];
                                                      const _errs38 = errors;
                                                      if (!(data15 === "x64" || data15 === "arm64")) {
                                                        validate20.errors = [{ instancePath: instancePath + "/source/processors/" + i2, schemaPath: "#/$defs/processors/items/enum", keyword: "enum", params: { allowedValues: schema38.items.enum }, message: "must be equal to one of the allowed values" }];
                                                        return false;
                                                      }
                                                      var valid12 = _errs38 === errors;
                                                      if (!valid12) {
                                                        break;
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/source/processors", schemaPath: "#/$defs/processors/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                return false;
                                              }
                                            }
                                            var valid4 = _errs35 === errors;
                                          } else {
                                            var valid4 = true;
                                          }
                                          if (valid4) {
                                            if (data7.program !== void 0 && func0.call(data7, "program")) {
                                              let data16 = data7.program;
                                              const _errs39 = errors;
                                              const _errs40 = errors;
                                              if (errors === _errs40) {
                                                if (typeof data16 === "string") {
                                                  if (!pattern12.test(data16)) {
                                                    validate20.errors = [{ instancePath: instancePath + "/source/program", schemaPath: "#/$defs/program/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$"' }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate20.errors = [{ instancePath: instancePath + "/source/program", schemaPath: "#/$defs/program/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid4 = _errs39 === errors;
                                            } else {
                                              var valid4 = true;
                                            }
                                            if (valid4) {
                                              if (data7.go !== void 0 && func0.call(data7, "go")) {
                                                let data17 = data7.go;
                                                const _errs42 = errors;
                                                const _errs43 = errors;
                                                if (errors === _errs43) {
                                                  if (typeof data17 === "string") {
                                                    if (!pattern13.test(data17)) {
                                                      validate20.errors = [{ instancePath: instancePath + "/source/go", schemaPath: "#/$defs/goModule/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"' }];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate20.errors = [{ instancePath: instancePath + "/source/go", schemaPath: "#/$defs/goModule/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                }
                                                var valid4 = _errs42 === errors;
                                              } else {
                                                var valid4 = true;
                                              }
                                              if (valid4) {
                                                if (data7.toolchain !== void 0 && func0.call(data7, "toolchain")) {
                                                  let data18 = data7.toolchain;
                                                  const _errs45 = errors;
                                                  const _errs46 = errors;
                                                  if (errors === _errs46) {
                                                    if (typeof data18 === "string") {
                                                      if (!pattern10.test(data18)) {
                                                        validate20.errors = [{ instancePath: instancePath + "/source/toolchain", schemaPath: "#/$defs/goVersion/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                                                        return false;
                                                      }
                                                    } else {
                                                      validate20.errors = [{ instancePath: instancePath + "/source/toolchain", schemaPath: "#/$defs/goVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid4 = _errs45 === errors;
                                                } else {
                                                  var valid4 = true;
                                                }
                                                if (valid4) {
                                                  if (data7.debian !== void 0 && func0.call(data7, "debian")) {
                                                    let data19 = data7.debian;
                                                    const _errs48 = errors;
                                                    const _errs49 = errors;
                                                    if (errors === _errs49) {
                                                      if (Array.isArray(data19)) {
                                                        if (data19.length > 16) {
                                                          validate20.errors = [{ instancePath: instancePath + "/source/debian", schemaPath: "#/$defs/debianPackages/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" }];
                                                          return false;
                                                        } else {
                                                          if (data19.length < 1) {
                                                            validate20.errors = [{ instancePath: instancePath + "/source/debian", schemaPath: "#/$defs/debianPackages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                            return false;
                                                          } else {
                                                            var valid17 = true;
                                                            const len3 = data19.length;
                                                            for (let i3 = 0; i3 < len3; i3++) {
                                                              let data20 = data19[i3];
                                                              const _errs51 = errors;
                                                              if (errors === _errs51) {
                                                                if (typeof data20 === "string") {
                                                                  if (!pattern15.test(data20)) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/source/debian/" + i3, schemaPath: "#/$defs/debianPackages/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9+.-]{0,127}$" }, message: 'must match pattern "^[a-z0-9][a-z0-9+.-]{0,127}$"' }];
                                                                    return false;
                                                                  }
                                                                } else {
                                                                  validate20.errors = [{ instancePath: instancePath + "/source/debian/" + i3, schemaPath: "#/$defs/debianPackages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid17 = _errs51 === errors;
                                                              if (!valid17) {
                                                                break;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate20.errors = [{ instancePath: instancePath + "/source/debian", schemaPath: "#/$defs/debianPackages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid4 = _errs48 === errors;
                                                  } else {
                                                    var valid4 = true;
                                                  }
                                                  if (valid4) {
                                                    if (data7.archive !== void 0 && func0.call(data7, "archive")) {
                                                      const _errs53 = errors;
                                                      if (!validate22(data7.archive, { instancePath: instancePath + "/source/archive", parentData: data7, parentDataProperty: "archive", rootData, dynamicAnchors })) {
                                                        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid4 = _errs53 === errors;
                                                    } else {
                                                      var valid4 = true;
                                                    }
                                                    if (valid4) {
                                                      if (data7.version !== void 0 && func0.call(data7, "version")) {
                                                        let data22 = data7.version;
                                                        const _errs54 = errors;
                                                        const _errs55 = errors;
                                                        if (errors === _errs55) {
                                                          if (typeof data22 === "string") {
                                                            if (!pattern19.test(data22)) {
                                                              validate20.errors = [{ instancePath: instancePath + "/source/version", schemaPath: "#/$defs/exactVersion/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                                                              return false;
                                                            }
                                                          } else {
                                                            validate20.errors = [{ instancePath: instancePath + "/source/version", schemaPath: "#/$defs/exactVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                            return false;
                                                          }
                                                        }
                                                        var valid4 = _errs54 === errors;
                                                      } else {
                                                        var valid4 = true;
                                                      }
                                                      if (valid4) {
                                                        if (data7.package !== void 0 && func0.call(data7, "package")) {
                                                          let data23 = data7.package;
                                                          const _errs57 = errors;
                                                          const _errs58 = errors;
                                                          if (errors === _errs58) {
                                                            if (typeof data23 === "string") {
                                                              if (!pattern13.test(data23)) {
                                                                validate20.errors = [{ instancePath: instancePath + "/source/package", schemaPath: "#/$defs/goPackage/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"' }];
                                                                return false;
                                                              }
                                                            } else {
                                                              validate20.errors = [{ instancePath: instancePath + "/source/package", schemaPath: "#/$defs/goPackage/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid4 = _errs57 === errors;
                                                        } else {
                                                          var valid4 = true;
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
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.command !== void 0 && func0.call(data, "command")) {
                          let data24 = data.command;
                          const _errs60 = errors;
                          if (errors === _errs60) {
                            if (Array.isArray(data24)) {
                              if (data24.length > 64) {
                                validate20.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items" }];
                                return false;
                              } else {
                                if (data24.length < 1) {
                                  validate20.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                  return false;
                                } else {
                                  var valid20 = true;
                                  const len4 = data24.length;
                                  for (let i4 = 0; i4 < len4; i4++) {
                                    let data25 = data24[i4];
                                    const _errs62 = errors;
                                    if (errors === _errs62) {
                                      if (typeof data25 === "string") {
                                        if (func79(data25) > 1e3) {
                                          validate20.errors = [{ instancePath: instancePath + "/command/" + i4, schemaPath: "#/properties/command/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                          return false;
                                        } else {
                                          if (func79(data25) < 1) {
                                            validate20.errors = [{ instancePath: instancePath + "/command/" + i4, schemaPath: "#/properties/command/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                            return false;
                                          }
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/command/" + i4, schemaPath: "#/properties/command/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid20 = _errs62 === errors;
                                    if (!valid20) {
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
                          var valid0 = _errs60 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.environment !== void 0 && func0.call(data, "environment")) {
                            let data26 = data.environment;
                            const _errs64 = errors;
                            if (errors === _errs64) {
                              if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                for (const key4 of Object.keys(data26)) {
                                  const _errs66 = errors;
                                  if (errors === _errs66) {
                                    if (typeof key4 === "string") {
                                      if (!pattern31.test(key4)) {
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
                                  var valid21 = _errs66 === errors;
                                  if (!valid21) {
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
                                if (valid21) {
                                  for (const key5 of Object.keys(data26)) {
                                    let data27 = data26[key5];
                                    const _errs69 = errors;
                                    if (errors === _errs69) {
                                      if (typeof data27 === "string") {
                                        if (func79(data27) > 1e3) {
                                          validate20.errors = [{ instancePath: instancePath + "/environment/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/environment/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                          return false;
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/environment/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/environment/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid22 = _errs69 === errors;
                                    if (!valid22) {
                                      break;
                                    }
                                  }
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid0 = _errs64 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.executes !== void 0 && func0.call(data, "executes")) {
                              let data28 = data.executes;
                              const _errs71 = errors;
                              if (!(data28 === "never" || data28 === "toolchain" || data28 === "repository")) {
                                validate20.errors = [{ instancePath: instancePath + "/executes", schemaPath: "#/properties/executes/enum", keyword: "enum", params: { allowedValues: schema31.properties.executes.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid0 = _errs71 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data["executes-why"] !== void 0 && func0.call(data, "executes-why")) {
                                let data29 = data["executes-why"];
                                const _errs72 = errors;
                                if (errors === _errs72) {
                                  if (typeof data29 === "string") {
                                    if (func79(data29) > 1e3) {
                                      validate20.errors = [{ instancePath: instancePath + "/executes-why", schemaPath: "#/properties/executes-why/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                      return false;
                                    } else {
                                      if (func79(data29) < 10) {
                                        validate20.errors = [{ instancePath: instancePath + "/executes-why", schemaPath: "#/properties/executes-why/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }];
                                        return false;
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/executes-why", schemaPath: "#/properties/executes-why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs72 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data["configured-by"] !== void 0 && func0.call(data, "configured-by")) {
                                  let data30 = data["configured-by"];
                                  const _errs74 = errors;
                                  const _errs75 = errors;
                                  if (errors === _errs75) {
                                    if (Array.isArray(data30)) {
                                      if (data30.length > 64) {
                                        validate20.errors = [{ instancePath: instancePath + "/configured-by", schemaPath: "#/$defs/globs/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items" }];
                                        return false;
                                      } else {
                                        if (data30.length < 1) {
                                          validate20.errors = [{ instancePath: instancePath + "/configured-by", schemaPath: "#/$defs/globs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                          return false;
                                        } else {
                                          var valid24 = true;
                                          const len5 = data30.length;
                                          for (let i5 = 0; i5 < len5; i5++) {
                                            let data31 = data30[i5];
                                            const _errs77 = errors;
                                            if (errors === _errs77) {
                                              if (typeof data31 === "string") {
                                                if (!pattern6.test(data31)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/configured-by/" + i5, schemaPath: "#/$defs/globs/items/pattern", keyword: "pattern", params: { pattern: "^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$" }, message: 'must match pattern "^(?!!)(?!/)(?!(?:.*/)?\\.\\.(?:/|$)).{1,200}$"' }];
                                                  return false;
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/configured-by/" + i5, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid24 = _errs77 === errors;
                                            if (!valid24) {
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
                                  var valid0 = _errs74 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.mode !== void 0 && func0.call(data, "mode")) {
                                    let data32 = data.mode;
                                    const _errs79 = errors;
                                    if (!(data32 === "pull" || data32 === "push" || data32 === "compiler")) {
                                      validate20.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema31.properties.mode.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid0 = _errs79 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.settings !== void 0 && func0.call(data, "settings")) {
                                      let data33 = data.settings;
                                      const _errs80 = errors;
                                      if (!(data33 && typeof data33 == "object" && !Array.isArray(data33))) {
                                        validate20.errors = [{ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                      var valid0 = _errs80 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.ready !== void 0 && func0.call(data, "ready")) {
                                        let data34 = data.ready;
                                        const _errs82 = errors;
                                        if (errors === _errs82) {
                                          if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                            if (Object.keys(data34).length > 1) {
                                              validate20.errors = [{ instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/maxProperties", keyword: "maxProperties", params: { limit: 1 }, message: "must NOT have more than 1 properties" }];
                                              return false;
                                            } else {
                                              if (Object.keys(data34).length < 1) {
                                                validate20.errors = [{ instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                                                return false;
                                              } else {
                                                const _errs84 = errors;
                                                for (const key6 of Object.keys(data34)) {
                                                  if (!(key6 === "settings" || key6 === "log")) {
                                                    validate20.errors = [{ instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" }];
                                                    return false;
                                                    break;
                                                  }
                                                }
                                                if (_errs84 === errors) {
                                                  if (data34.settings !== void 0 && func0.call(data34, "settings")) {
                                                    let data35 = data34.settings;
                                                    const _errs85 = errors;
                                                    if (errors === _errs85) {
                                                      if (typeof data35 === "string") {
                                                        if (func79(data35) > 200) {
                                                          validate20.errors = [{ instancePath: instancePath + "/ready/settings", schemaPath: "#/properties/ready/properties/settings/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                          return false;
                                                        } else {
                                                          if (func79(data35) < 1) {
                                                            validate20.errors = [{ instancePath: instancePath + "/ready/settings", schemaPath: "#/properties/ready/properties/settings/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                            return false;
                                                          }
                                                        }
                                                      } else {
                                                        validate20.errors = [{ instancePath: instancePath + "/ready/settings", schemaPath: "#/properties/ready/properties/settings/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid25 = _errs85 === errors;
                                                  } else {
                                                    var valid25 = true;
                                                  }
                                                  if (valid25) {
                                                    if (data34.log !== void 0 && func0.call(data34, "log")) {
                                                      let data36 = data34.log;
                                                      const _errs87 = errors;
                                                      const _errs88 = errors;
                                                      if (errors === _errs88) {
                                                        if (typeof data36 === "string") {
                                                          if (func79(data36) > 1e3) {
                                                            validate20.errors = [{ instancePath: instancePath + "/ready/log", schemaPath: "#/$defs/expression/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                            return false;
                                                          } else {
                                                            if (func79(data36) < 1) {
                                                              validate20.errors = [{ instancePath: instancePath + "/ready/log", schemaPath: "#/$defs/expression/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                              return false;
                                                            }
                                                          }
                                                        } else {
                                                          validate20.errors = [{ instancePath: instancePath + "/ready/log", schemaPath: "#/$defs/expression/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid25 = _errs87 === errors;
                                                    } else {
                                                      var valid25 = true;
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
                                        var valid0 = _errs82 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.done !== void 0 && func0.call(data, "done")) {
                                          let data37 = data.done;
                                          const _errs90 = errors;
                                          if (!(data37 === "version" || data37 === "published")) {
                                            validate20.errors = [{ instancePath: instancePath + "/done", schemaPath: "#/properties/done/enum", keyword: "enum", params: { allowedValues: schema31.properties.done.enum }, message: "must be equal to one of the allowed values" }];
                                            return false;
                                          }
                                          var valid0 = _errs90 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data["quiet-ms"] !== void 0 && func0.call(data, "quiet-ms")) {
                                            let data38 = data["quiet-ms"];
                                            const _errs91 = errors;
                                            if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
                                              validate20.errors = [{ instancePath: instancePath + "/quiet-ms", schemaPath: "#/properties/quiet-ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                              return false;
                                            }
                                            if (errors === _errs91) {
                                              if (typeof data38 == "number" && isFinite(data38)) {
                                                if (data38 > 1e4 || isNaN(data38)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/quiet-ms", schemaPath: "#/properties/quiet-ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" }];
                                                  return false;
                                                } else {
                                                  if (data38 < 0 || isNaN(data38)) {
                                                    validate20.errors = [{ instancePath: instancePath + "/quiet-ms", schemaPath: "#/properties/quiet-ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                    return false;
                                                  }
                                                }
                                              }
                                            }
                                            var valid0 = _errs91 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data["keeps-open"] !== void 0 && func0.call(data, "keeps-open")) {
                                              const _errs93 = errors;
                                              if (typeof data["keeps-open"] !== "boolean") {
                                                validate20.errors = [{ instancePath: instancePath + "/keeps-open", schemaPath: "#/properties/keeps-open/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                return false;
                                              }
                                              var valid0 = _errs93 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.compiler !== void 0 && func0.call(data, "compiler")) {
                                                let data40 = data.compiler;
                                                const _errs95 = errors;
                                                if (errors === _errs95) {
                                                  if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                    let missing1;
                                                    if ((data40.arguments === void 0 || !func0.call(data40, "arguments")) && (missing1 = "arguments") || (data40.format === void 0 || !func0.call(data40, "format")) && (missing1 = "format") || (data40.exit === void 0 || !func0.call(data40, "exit")) && (missing1 = "exit")) {
                                                      validate20.errors = [{ instancePath: instancePath + "/compiler", schemaPath: "#/properties/compiler/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                                      return false;
                                                    } else {
                                                      const _errs97 = errors;
                                                      for (const key7 of Object.keys(data40)) {
                                                        if (!func0.call(schema31.properties.compiler.properties, key7)) {
                                                          validate20.errors = [{ instancePath: instancePath + "/compiler", schemaPath: "#/properties/compiler/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" }];
                                                          return false;
                                                          break;
                                                        }
                                                      }
                                                      if (_errs97 === errors) {
                                                        if (data40.arguments !== void 0 && func0.call(data40, "arguments")) {
                                                          let data41 = data40.arguments;
                                                          const _errs98 = errors;
                                                          if (errors === _errs98) {
                                                            if (Array.isArray(data41)) {
                                                              if (data41.length > 64) {
                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/arguments", schemaPath: "#/properties/compiler/properties/arguments/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items" }];
                                                                return false;
                                                              } else {
                                                                var valid28 = true;
                                                                const len6 = data41.length;
                                                                for (let i6 = 0; i6 < len6; i6++) {
                                                                  let data42 = data41[i6];
                                                                  const _errs100 = errors;
                                                                  if (errors === _errs100) {
                                                                    if (typeof data42 === "string") {
                                                                      if (func79(data42) > 1e3) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/arguments/" + i6, schemaPath: "#/properties/compiler/properties/arguments/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                                        return false;
                                                                      } else {
                                                                        if (func79(data42) < 1) {
                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/arguments/" + i6, schemaPath: "#/properties/compiler/properties/arguments/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/arguments/" + i6, schemaPath: "#/properties/compiler/properties/arguments/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid28 = _errs100 === errors;
                                                                  if (!valid28) {
                                                                    break;
                                                                  }
                                                                }
                                                              }
                                                            } else {
                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/arguments", schemaPath: "#/properties/compiler/properties/arguments/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid27 = _errs98 === errors;
                                                        } else {
                                                          var valid27 = true;
                                                        }
                                                        if (valid27) {
                                                          if (data40.format !== void 0 && func0.call(data40, "format")) {
                                                            let data43 = data40.format;
                                                            const _errs102 = errors;
                                                            if (!(data43 === "json" || data43 === "json-lines" || data43 === "lines" || data43 === "sarif")) {
                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/format", schemaPath: "#/properties/compiler/properties/format/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiler.properties.format.enum }, message: "must be equal to one of the allowed values" }];
                                                              return false;
                                                            }
                                                            var valid27 = _errs102 === errors;
                                                          } else {
                                                            var valid27 = true;
                                                          }
                                                          if (valid27) {
                                                            if (data40.output !== void 0 && func0.call(data40, "output")) {
                                                              let data44 = data40.output;
                                                              const _errs103 = errors;
                                                              if (!(data44 === "stdout" || data44 === "stderr")) {
                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/output", schemaPath: "#/properties/compiler/properties/output/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiler.properties.output.enum }, message: "must be equal to one of the allowed values" }];
                                                                return false;
                                                              }
                                                              var valid27 = _errs103 === errors;
                                                            } else {
                                                              var valid27 = true;
                                                            }
                                                            if (valid27) {
                                                              if (data40.list !== void 0 && func0.call(data40, "list")) {
                                                                let data45 = data40.list;
                                                                const _errs104 = errors;
                                                                const _errs105 = errors;
                                                                if (errors === _errs105) {
                                                                  if (typeof data45 === "string") {
                                                                    if (func79(data45) > 200) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/list", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                      return false;
                                                                    } else {
                                                                      if (func79(data45) < 1) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/list", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/list", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid27 = _errs104 === errors;
                                                              } else {
                                                                var valid27 = true;
                                                              }
                                                              if (valid27) {
                                                                if (data40.messages !== void 0 && func0.call(data40, "messages")) {
                                                                  let data46 = data40.messages;
                                                                  const _errs107 = errors;
                                                                  const _errs108 = errors;
                                                                  if (errors === _errs108) {
                                                                    if (typeof data46 === "string") {
                                                                      if (func79(data46) > 200) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/messages", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                        return false;
                                                                      } else {
                                                                        if (func79(data46) < 1) {
                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/messages", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/messages", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid27 = _errs107 === errors;
                                                                } else {
                                                                  var valid27 = true;
                                                                }
                                                                if (valid27) {
                                                                  if (data40.only !== void 0 && func0.call(data40, "only")) {
                                                                    let data47 = data40.only;
                                                                    const _errs110 = errors;
                                                                    if (errors === _errs110) {
                                                                      if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                                                                        for (const key8 of Object.keys(data47)) {
                                                                          let data48 = data47[key8];
                                                                          const _errs113 = errors;
                                                                          if (errors === _errs113) {
                                                                            if (typeof data48 === "string") {
                                                                              if (func79(data48) > 200) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/only/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/compiler/properties/only/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                return false;
                                                                              }
                                                                            } else {
                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/only/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/compiler/properties/only/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid31 = _errs113 === errors;
                                                                          if (!valid31) {
                                                                            break;
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/only", schemaPath: "#/properties/compiler/properties/only/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid27 = _errs110 === errors;
                                                                  } else {
                                                                    var valid27 = true;
                                                                  }
                                                                  if (valid27) {
                                                                    if (data40.fields !== void 0 && func0.call(data40, "fields")) {
                                                                      let data49 = data40.fields;
                                                                      const _errs115 = errors;
                                                                      if (errors === _errs115) {
                                                                        if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
                                                                          let missing2;
                                                                          if ((data49.path === void 0 || !func0.call(data49, "path")) && (missing2 = "path") || (data49.line === void 0 || !func0.call(data49, "line")) && (missing2 = "line") || (data49.message === void 0 || !func0.call(data49, "message")) && (missing2 = "message")) {
                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/fields", schemaPath: "#/properties/compiler/properties/fields/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                                                            return false;
                                                                          } else {
                                                                            const _errs117 = errors;
                                                                            for (const key9 of Object.keys(data49)) {
                                                                              if (!(key9 === "path" || key9 === "line" || key9 === "column" || key9 === "end-line" || key9 === "end-column" || key9 === "severity" || key9 === "code" || key9 === "message")) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/fields", schemaPath: "#/properties/compiler/properties/fields/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" }];
                                                                                return false;
                                                                                break;
                                                                              }
                                                                            }
                                                                            if (_errs117 === errors) {
                                                                              if (data49.path !== void 0 && func0.call(data49, "path")) {
                                                                                let data50 = data49.path;
                                                                                const _errs118 = errors;
                                                                                const _errs119 = errors;
                                                                                if (errors === _errs119) {
                                                                                  if (typeof data50 === "string") {
                                                                                    if (func79(data50) > 200) {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/fields/path", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                      return false;
                                                                                    } else {
                                                                                      if (func79(data50) < 1) {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/fields/path", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                  } else {
                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/fields/path", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                                var valid32 = _errs118 === errors;
                                                                              } else {
                                                                                var valid32 = true;
                                                                              }
                                                                              if (valid32) {
                                                                                if (data49.line !== void 0 && func0.call(data49, "line")) {
                                                                                  let data51 = data49.line;
                                                                                  const _errs121 = errors;
                                                                                  const _errs122 = errors;
                                                                                  if (errors === _errs122) {
                                                                                    if (typeof data51 === "string") {
                                                                                      if (func79(data51) > 200) {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/fields/line", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                        return false;
                                                                                      } else {
                                                                                        if (func79(data51) < 1) {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/fields/line", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                    } else {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/fields/line", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                  var valid32 = _errs121 === errors;
                                                                                } else {
                                                                                  var valid32 = true;
                                                                                }
                                                                                if (valid32) {
                                                                                  if (data49.column !== void 0 && func0.call(data49, "column")) {
                                                                                    let data52 = data49.column;
                                                                                    const _errs124 = errors;
                                                                                    const _errs125 = errors;
                                                                                    if (errors === _errs125) {
                                                                                      if (typeof data52 === "string") {
                                                                                        if (func79(data52) > 200) {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/fields/column", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                          return false;
                                                                                        } else {
                                                                                          if (func79(data52) < 1) {
                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/fields/column", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                      } else {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/fields/column", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                    var valid32 = _errs124 === errors;
                                                                                  } else {
                                                                                    var valid32 = true;
                                                                                  }
                                                                                  if (valid32) {
                                                                                    if (data49["end-line"] !== void 0 && func0.call(data49, "end-line")) {
                                                                                      let data53 = data49["end-line"];
                                                                                      const _errs127 = errors;
                                                                                      const _errs128 = errors;
                                                                                      if (errors === _errs128) {
                                                                                        if (typeof data53 === "string") {
                                                                                          if (func79(data53) > 200) {
                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-line", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                            return false;
                                                                                          } else {
                                                                                            if (func79(data53) < 1) {
                                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-line", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                              return false;
                                                                                            }
                                                                                          }
                                                                                        } else {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-line", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                      var valid32 = _errs127 === errors;
                                                                                    } else {
                                                                                      var valid32 = true;
                                                                                    }
                                                                                    if (valid32) {
                                                                                      if (data49["end-column"] !== void 0 && func0.call(data49, "end-column")) {
                                                                                        let data54 = data49["end-column"];
                                                                                        const _errs130 = errors;
                                                                                        const _errs131 = errors;
                                                                                        if (errors === _errs131) {
                                                                                          if (typeof data54 === "string") {
                                                                                            if (func79(data54) > 200) {
                                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-column", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                              return false;
                                                                                            } else {
                                                                                              if (func79(data54) < 1) {
                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-column", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                          } else {
                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/fields/end-column", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                        var valid32 = _errs130 === errors;
                                                                                      } else {
                                                                                        var valid32 = true;
                                                                                      }
                                                                                      if (valid32) {
                                                                                        if (data49.severity !== void 0 && func0.call(data49, "severity")) {
                                                                                          let data55 = data49.severity;
                                                                                          const _errs133 = errors;
                                                                                          const _errs134 = errors;
                                                                                          if (errors === _errs134) {
                                                                                            if (typeof data55 === "string") {
                                                                                              if (func79(data55) > 200) {
                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/fields/severity", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                                return false;
                                                                                              } else {
                                                                                                if (func79(data55) < 1) {
                                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/fields/severity", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                                  return false;
                                                                                                }
                                                                                              }
                                                                                            } else {
                                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/fields/severity", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                              return false;
                                                                                            }
                                                                                          }
                                                                                          var valid32 = _errs133 === errors;
                                                                                        } else {
                                                                                          var valid32 = true;
                                                                                        }
                                                                                        if (valid32) {
                                                                                          if (data49.code !== void 0 && func0.call(data49, "code")) {
                                                                                            let data56 = data49.code;
                                                                                            const _errs136 = errors;
                                                                                            const _errs137 = errors;
                                                                                            if (errors === _errs137) {
                                                                                              if (typeof data56 === "string") {
                                                                                                if (func79(data56) > 200) {
                                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/fields/code", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                                  return false;
                                                                                                } else {
                                                                                                  if (func79(data56) < 1) {
                                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/fields/code", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                                    return false;
                                                                                                  }
                                                                                                }
                                                                                              } else {
                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/fields/code", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                            var valid32 = _errs136 === errors;
                                                                                          } else {
                                                                                            var valid32 = true;
                                                                                          }
                                                                                          if (valid32) {
                                                                                            if (data49.message !== void 0 && func0.call(data49, "message")) {
                                                                                              let data57 = data49.message;
                                                                                              const _errs139 = errors;
                                                                                              const _errs140 = errors;
                                                                                              if (errors === _errs140) {
                                                                                                if (typeof data57 === "string") {
                                                                                                  if (func79(data57) > 200) {
                                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/fields/message", schemaPath: "#/$defs/place/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                                    return false;
                                                                                                  } else {
                                                                                                    if (func79(data57) < 1) {
                                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/fields/message", schemaPath: "#/$defs/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                                      return false;
                                                                                                    }
                                                                                                  }
                                                                                                } else {
                                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/fields/message", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                                  return false;
                                                                                                }
                                                                                              }
                                                                                              var valid32 = _errs139 === errors;
                                                                                            } else {
                                                                                              var valid32 = true;
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
                                                                      var valid27 = _errs115 === errors;
                                                                    } else {
                                                                      var valid27 = true;
                                                                    }
                                                                    if (valid27) {
                                                                      if (data40.line !== void 0 && func0.call(data40, "line")) {
                                                                        let data58 = data40.line;
                                                                        const _errs142 = errors;
                                                                        const _errs143 = errors;
                                                                        if (errors === _errs143) {
                                                                          if (typeof data58 === "string") {
                                                                            if (func79(data58) > 1e3) {
                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/line", schemaPath: "#/$defs/expression/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                                              return false;
                                                                            } else {
                                                                              if (func79(data58) < 1) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/line", schemaPath: "#/$defs/expression/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                return false;
                                                                              }
                                                                            }
                                                                          } else {
                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/line", schemaPath: "#/$defs/expression/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid27 = _errs142 === errors;
                                                                      } else {
                                                                        var valid27 = true;
                                                                      }
                                                                      if (valid27) {
                                                                        if (data40.skip !== void 0 && func0.call(data40, "skip")) {
                                                                          let data59 = data40.skip;
                                                                          const _errs145 = errors;
                                                                          if (errors === _errs145) {
                                                                            if (Array.isArray(data59)) {
                                                                              if (data59.length > 32) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/skip", schemaPath: "#/properties/compiler/properties/skip/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items" }];
                                                                                return false;
                                                                              } else {
                                                                                var valid42 = true;
                                                                                const len7 = data59.length;
                                                                                for (let i7 = 0; i7 < len7; i7++) {
                                                                                  let data60 = data59[i7];
                                                                                  const _errs147 = errors;
                                                                                  const _errs148 = errors;
                                                                                  if (errors === _errs148) {
                                                                                    if (typeof data60 === "string") {
                                                                                      if (func79(data60) > 1e3) {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/skip/" + i7, schemaPath: "#/$defs/expression/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                                                        return false;
                                                                                      } else {
                                                                                        if (func79(data60) < 1) {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/skip/" + i7, schemaPath: "#/$defs/expression/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                    } else {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/skip/" + i7, schemaPath: "#/$defs/expression/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                  var valid42 = _errs147 === errors;
                                                                                  if (!valid42) {
                                                                                    break;
                                                                                  }
                                                                                }
                                                                              }
                                                                            } else {
                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/skip", schemaPath: "#/properties/compiler/properties/skip/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid27 = _errs145 === errors;
                                                                        } else {
                                                                          var valid27 = true;
                                                                        }
                                                                        if (valid27) {
                                                                          if (data40.severities !== void 0 && func0.call(data40, "severities")) {
                                                                            let data61 = data40.severities;
                                                                            const _errs150 = errors;
                                                                            if (errors === _errs150) {
                                                                              if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
                                                                                for (const key10 of Object.keys(data61)) {
                                                                                  let data62 = data61[key10];
                                                                                  const _errs153 = errors;
                                                                                  if (!(data62 === "error" || data62 === "warning" || data62 === "information" || data62 === "hint")) {
                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/severities/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema74.enum }, message: "must be equal to one of the allowed values" }];
                                                                                    return false;
                                                                                  }
                                                                                  var valid44 = _errs153 === errors;
                                                                                  if (!valid44) {
                                                                                    break;
                                                                                  }
                                                                                }
                                                                              } else {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/severities", schemaPath: "#/properties/compiler/properties/severities/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                                return false;
                                                                              }
                                                                            }
                                                                            var valid27 = _errs150 === errors;
                                                                          } else {
                                                                            var valid27 = true;
                                                                          }
                                                                          if (valid27) {
                                                                            if (data40.severity !== void 0 && func0.call(data40, "severity")) {
                                                                              let data63 = data40.severity;
                                                                              const _errs155 = errors;
                                                                              if (!(data63 === "error" || data63 === "warning" || data63 === "information" || data63 === "hint")) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema74.enum }, message: "must be equal to one of the allowed values" }];
                                                                                return false;
                                                                              }
                                                                              var valid27 = _errs155 === errors;
                                                                            } else {
                                                                              var valid27 = true;
                                                                            }
                                                                            if (valid27) {
                                                                              if (data40["first-line"] !== void 0 && func0.call(data40, "first-line")) {
                                                                                let data64 = data40["first-line"];
                                                                                const _errs157 = errors;
                                                                                if (!(data64 === 0 || data64 === 1)) {
                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/first-line", schemaPath: "#/properties/compiler/properties/first-line/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiler.properties["first-line"].enum }, message: "must be equal to one of the allowed values" }];
                                                                                  return false;
                                                                                }
                                                                                var valid27 = _errs157 === errors;
                                                                              } else {
                                                                                var valid27 = true;
                                                                              }
                                                                              if (valid27) {
                                                                                if (data40["first-column"] !== void 0 && func0.call(data40, "first-column")) {
                                                                                  let data65 = data40["first-column"];
                                                                                  const _errs158 = errors;
                                                                                  if (!(data65 === 0 || data65 === 1)) {
                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/first-column", schemaPath: "#/properties/compiler/properties/first-column/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiler.properties["first-column"].enum }, message: "must be equal to one of the allowed values" }];
                                                                                    return false;
                                                                                  }
                                                                                  var valid27 = _errs158 === errors;
                                                                                } else {
                                                                                  var valid27 = true;
                                                                                }
                                                                                if (valid27) {
                                                                                  if (data40.columns !== void 0 && func0.call(data40, "columns")) {
                                                                                    let data66 = data40.columns;
                                                                                    const _errs159 = errors;
                                                                                    if (!(data66 === "utf-16" || data66 === "code-points" || data66 === "bytes")) {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/columns", schemaPath: "#/properties/compiler/properties/columns/enum", keyword: "enum", params: { allowedValues: schema31.properties.compiler.properties.columns.enum }, message: "must be equal to one of the allowed values" }];
                                                                                      return false;
                                                                                    }
                                                                                    var valid27 = _errs159 === errors;
                                                                                  } else {
                                                                                    var valid27 = true;
                                                                                  }
                                                                                  if (valid27) {
                                                                                    if (data40.exit !== void 0 && func0.call(data40, "exit")) {
                                                                                      let data67 = data40.exit;
                                                                                      const _errs160 = errors;
                                                                                      if (errors === _errs160) {
                                                                                        if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
                                                                                          let missing3;
                                                                                          if ((data67.clean === void 0 || !func0.call(data67, "clean")) && (missing3 = "clean") || (data67.found === void 0 || !func0.call(data67, "found")) && (missing3 = "found")) {
                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/exit", schemaPath: "#/properties/compiler/properties/exit/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                                                                            return false;
                                                                                          } else {
                                                                                            const _errs162 = errors;
                                                                                            for (const key11 of Object.keys(data67)) {
                                                                                              if (!(key11 === "clean" || key11 === "found")) {
                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/exit", schemaPath: "#/properties/compiler/properties/exit/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" }];
                                                                                                return false;
                                                                                                break;
                                                                                              }
                                                                                            }
                                                                                            if (_errs162 === errors) {
                                                                                              if (data67.clean !== void 0 && func0.call(data67, "clean")) {
                                                                                                let data68 = data67.clean;
                                                                                                const _errs163 = errors;
                                                                                                const _errs164 = errors;
                                                                                                if (errors === _errs164) {
                                                                                                  if (Array.isArray(data68)) {
                                                                                                    if (data68.length > 16) {
                                                                                                      validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean", schemaPath: "#/$defs/codes/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" }];
                                                                                                      return false;
                                                                                                    } else {
                                                                                                      if (data68.length < 1) {
                                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean", schemaPath: "#/$defs/codes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                                                                        return false;
                                                                                                      } else {
                                                                                                        var valid49 = true;
                                                                                                        const len8 = data68.length;
                                                                                                        for (let i8 = 0; i8 < len8; i8++) {
                                                                                                          let data69 = data68[i8];
                                                                                                          const _errs166 = errors;
                                                                                                          if (!(typeof data69 == "number" && (!(data69 % 1) && !isNaN(data69)) && isFinite(data69))) {
                                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean/" + i8, schemaPath: "#/$defs/codes/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                                                            return false;
                                                                                                          }
                                                                                                          if (errors === _errs166) {
                                                                                                            if (typeof data69 == "number" && isFinite(data69)) {
                                                                                                              if (data69 > 255 || isNaN(data69)) {
                                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean/" + i8, schemaPath: "#/$defs/codes/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 255 }, message: "must be <= 255" }];
                                                                                                                return false;
                                                                                                              } else {
                                                                                                                if (data69 < 0 || isNaN(data69)) {
                                                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/exit/clean/" + i8, schemaPath: "#/$defs/codes/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                                                  return false;
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                          }
                                                                                                          var valid49 = _errs166 === errors;
                                                                                                          if (!valid49) {
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
                                                                                                var valid47 = _errs163 === errors;
                                                                                              } else {
                                                                                                var valid47 = true;
                                                                                              }
                                                                                              if (valid47) {
                                                                                                if (data67.found !== void 0 && func0.call(data67, "found")) {
                                                                                                  let data70 = data67.found;
                                                                                                  const _errs168 = errors;
                                                                                                  const _errs169 = errors;
                                                                                                  if (errors === _errs169) {
                                                                                                    if (Array.isArray(data70)) {
                                                                                                      if (data70.length > 16) {
                                                                                                        validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found", schemaPath: "#/$defs/codes/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" }];
                                                                                                        return false;
                                                                                                      } else {
                                                                                                        if (data70.length < 1) {
                                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found", schemaPath: "#/$defs/codes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                                                                          return false;
                                                                                                        } else {
                                                                                                          var valid51 = true;
                                                                                                          const len9 = data70.length;
                                                                                                          for (let i9 = 0; i9 < len9; i9++) {
                                                                                                            let data71 = data70[i9];
                                                                                                            const _errs171 = errors;
                                                                                                            if (!(typeof data71 == "number" && (!(data71 % 1) && !isNaN(data71)) && isFinite(data71))) {
                                                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found/" + i9, schemaPath: "#/$defs/codes/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                                                              return false;
                                                                                                            }
                                                                                                            if (errors === _errs171) {
                                                                                                              if (typeof data71 == "number" && isFinite(data71)) {
                                                                                                                if (data71 > 255 || isNaN(data71)) {
                                                                                                                  validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found/" + i9, schemaPath: "#/$defs/codes/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 255 }, message: "must be <= 255" }];
                                                                                                                  return false;
                                                                                                                } else {
                                                                                                                  if (data71 < 0 || isNaN(data71)) {
                                                                                                                    validate20.errors = [{ instancePath: instancePath + "/compiler/exit/found/" + i9, schemaPath: "#/$defs/codes/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                                                                    return false;
                                                                                                                  }
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                            var valid51 = _errs171 === errors;
                                                                                                            if (!valid51) {
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
                                                                                                  var valid47 = _errs168 === errors;
                                                                                                } else {
                                                                                                  var valid47 = true;
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        } else {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/compiler/exit", schemaPath: "#/properties/compiler/properties/exit/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                      var valid27 = _errs160 === errors;
                                                                                    } else {
                                                                                      var valid27 = true;
                                                                                    }
                                                                                    if (valid27) {
                                                                                      if (data40.checked !== void 0 && func0.call(data40, "checked")) {
                                                                                        let data72 = data40.checked;
                                                                                        const _errs173 = errors;
                                                                                        const _errs174 = errors;
                                                                                        if (errors === _errs174) {
                                                                                          if (typeof data72 === "string") {
                                                                                            if (func79(data72) > 1e3) {
                                                                                              validate20.errors = [{ instancePath: instancePath + "/compiler/checked", schemaPath: "#/$defs/expression/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                                                                              return false;
                                                                                            } else {
                                                                                              if (func79(data72) < 1) {
                                                                                                validate20.errors = [{ instancePath: instancePath + "/compiler/checked", schemaPath: "#/$defs/expression/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                          } else {
                                                                                            validate20.errors = [{ instancePath: instancePath + "/compiler/checked", schemaPath: "#/$defs/expression/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                        var valid27 = _errs173 === errors;
                                                                                      } else {
                                                                                        var valid27 = true;
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
                                                var valid0 = _errs95 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.canary !== void 0 && func0.call(data, "canary")) {
                                                  let data73 = data.canary;
                                                  const _errs176 = errors;
                                                  if (errors === _errs176) {
                                                    if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
                                                      let missing4;
                                                      if ((data73.file === void 0 || !func0.call(data73, "file")) && (missing4 = "file") || (data73.text === void 0 || !func0.call(data73, "text")) && (missing4 = "text") || (data73.codes === void 0 || !func0.call(data73, "codes")) && (missing4 = "codes")) {
                                                        validate20.errors = [{ instancePath: instancePath + "/canary", schemaPath: "#/properties/canary/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                                        return false;
                                                      } else {
                                                        const _errs178 = errors;
                                                        for (const key12 of Object.keys(data73)) {
                                                          if (!(key12 === "file" || key12 === "text" || key12 === "codes" || key12 === "beside")) {
                                                            validate20.errors = [{ instancePath: instancePath + "/canary", schemaPath: "#/properties/canary/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" }];
                                                            return false;
                                                            break;
                                                          }
                                                        }
                                                        if (_errs178 === errors) {
                                                          if (data73.file !== void 0 && func0.call(data73, "file")) {
                                                            let data74 = data73.file;
                                                            const _errs179 = errors;
                                                            if (errors === _errs179) {
                                                              if (typeof data74 === "string") {
                                                                if (!pattern33.test(data74)) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/canary/file", schemaPath: "#/properties/canary/properties/file/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$" }, message: 'must match pattern "^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$"' }];
                                                                  return false;
                                                                }
                                                              } else {
                                                                validate20.errors = [{ instancePath: instancePath + "/canary/file", schemaPath: "#/properties/canary/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                return false;
                                                              }
                                                            }
                                                            var valid53 = _errs179 === errors;
                                                          } else {
                                                            var valid53 = true;
                                                          }
                                                          if (valid53) {
                                                            if (data73.text !== void 0 && func0.call(data73, "text")) {
                                                              let data75 = data73.text;
                                                              const _errs181 = errors;
                                                              if (errors === _errs181) {
                                                                if (typeof data75 === "string") {
                                                                  if (func79(data75) > 4e3) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/canary/text", schemaPath: "#/properties/canary/properties/text/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" }];
                                                                    return false;
                                                                  } else {
                                                                    if (func79(data75) < 1) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/canary/text", schemaPath: "#/properties/canary/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate20.errors = [{ instancePath: instancePath + "/canary/text", schemaPath: "#/properties/canary/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid53 = _errs181 === errors;
                                                            } else {
                                                              var valid53 = true;
                                                            }
                                                            if (valid53) {
                                                              if (data73.codes !== void 0 && func0.call(data73, "codes")) {
                                                                let data76 = data73.codes;
                                                                const _errs183 = errors;
                                                                if (errors === _errs183) {
                                                                  if (Array.isArray(data76)) {
                                                                    if (data76.length > 16) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/canary/codes", schemaPath: "#/properties/canary/properties/codes/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" }];
                                                                      return false;
                                                                    } else {
                                                                      if (data76.length < 1) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/canary/codes", schemaPath: "#/properties/canary/properties/codes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                                                        return false;
                                                                      } else {
                                                                        var valid54 = true;
                                                                        const len10 = data76.length;
                                                                        for (let i10 = 0; i10 < len10; i10++) {
                                                                          let data77 = data76[i10];
                                                                          const _errs185 = errors;
                                                                          if (typeof data77 !== "string" && !(typeof data77 == "number" && (!(data77 % 1) && !isNaN(data77)) && isFinite(data77)) && data77 !== null) {
                                                                            validate20.errors = [{ instancePath: instancePath + "/canary/codes/" + i10, schemaPath: "#/properties/canary/properties/codes/items/type", keyword: "type", params: { type: schema31.properties.canary.properties.codes.items.type }, message: "must be string,integer,null" }];
                                                                            return false;
                                                                          }
                                                                          var valid54 = _errs185 === errors;
                                                                          if (!valid54) {
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
                                                                var valid53 = _errs183 === errors;
                                                              } else {
                                                                var valid53 = true;
                                                              }
                                                              if (valid53) {
                                                                if (data73.beside !== void 0 && func0.call(data73, "beside")) {
                                                                  let data78 = data73.beside;
                                                                  const _errs187 = errors;
                                                                  if (errors === _errs187) {
                                                                    if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
                                                                      if (Object.keys(data78).length > 16) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/canary/beside", schemaPath: "#/properties/canary/properties/beside/maxProperties", keyword: "maxProperties", params: { limit: 16 }, message: "must NOT have more than 16 properties" }];
                                                                        return false;
                                                                      } else {
                                                                        if (Object.keys(data78).length < 1) {
                                                                          validate20.errors = [{ instancePath: instancePath + "/canary/beside", schemaPath: "#/properties/canary/properties/beside/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                                                                          return false;
                                                                        } else {
                                                                          for (const key13 of Object.keys(data78)) {
                                                                            const _errs189 = errors;
                                                                            if (typeof key13 === "string") {
                                                                              if (!pattern34.test(key13)) {
                                                                                const err6 = { instancePath: instancePath + "/canary/beside", schemaPath: "#/properties/canary/properties/beside/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(?!/)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]{1,200}$" }, message: 'must match pattern "^(?!/)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]{1,200}$"', propertyName: key13 };
                                                                                if (vErrors === null) {
                                                                                  vErrors = [err6];
                                                                                } else {
                                                                                  vErrors.push(err6);
                                                                                }
                                                                                errors++;
                                                                              }
                                                                            }
                                                                            var valid55 = _errs189 === errors;
                                                                            if (!valid55) {
                                                                              const err7 = { instancePath: instancePath + "/canary/beside", schemaPath: "#/properties/canary/properties/beside/propertyNames", keyword: "propertyNames", params: { propertyName: key13 }, message: "property name must be valid" };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err7];
                                                                              } else {
                                                                                vErrors.push(err7);
                                                                              }
                                                                              errors++;
                                                                              validate20.errors = vErrors;
                                                                              return false;
                                                                              break;
                                                                            }
                                                                          }
                                                                          if (valid55) {
                                                                            for (const key14 of Object.keys(data78)) {
                                                                              let data79 = data78[key14];
                                                                              const _errs191 = errors;
                                                                              if (errors === _errs191) {
                                                                                if (typeof data79 === "string") {
                                                                                  if (func79(data79) > 16384) {
                                                                                    validate20.errors = [{ instancePath: instancePath + "/canary/beside/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/canary/properties/beside/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 16384 }, message: "must NOT have more than 16384 characters" }];
                                                                                    return false;
                                                                                  }
                                                                                } else {
                                                                                  validate20.errors = [{ instancePath: instancePath + "/canary/beside/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/canary/properties/beside/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                  return false;
                                                                                }
                                                                              }
                                                                              var valid56 = _errs191 === errors;
                                                                              if (!valid56) {
                                                                                break;
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate20.errors = [{ instancePath: instancePath + "/canary/beside", schemaPath: "#/properties/canary/properties/beside/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid53 = _errs187 === errors;
                                                                } else {
                                                                  var valid53 = true;
                                                                }
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
                                                  var valid0 = _errs176 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.limits !== void 0 && func0.call(data, "limits")) {
                                                    let data80 = data.limits;
                                                    const _errs193 = errors;
                                                    if (errors === _errs193) {
                                                      if (data80 && typeof data80 == "object" && !Array.isArray(data80)) {
                                                        const _errs195 = errors;
                                                        for (const key15 of Object.keys(data80)) {
                                                          if (!(key15 === "ready-ms" || key15 === "file-ms" || key15 === "total-ms")) {
                                                            validate20.errors = [{ instancePath: instancePath + "/limits", schemaPath: "#/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" }];
                                                            return false;
                                                            break;
                                                          }
                                                        }
                                                        if (_errs195 === errors) {
                                                          if (data80["ready-ms"] !== void 0 && func0.call(data80, "ready-ms")) {
                                                            let data81 = data80["ready-ms"];
                                                            const _errs196 = errors;
                                                            if (!(typeof data81 == "number" && (!(data81 % 1) && !isNaN(data81)) && isFinite(data81))) {
                                                              validate20.errors = [{ instancePath: instancePath + "/limits/ready-ms", schemaPath: "#/properties/limits/properties/ready-ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                              return false;
                                                            }
                                                            if (errors === _errs196) {
                                                              if (typeof data81 == "number" && isFinite(data81)) {
                                                                if (data81 > 9e5 || isNaN(data81)) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/limits/ready-ms", schemaPath: "#/properties/limits/properties/ready-ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9e5 }, message: "must be <= 900000" }];
                                                                  return false;
                                                                } else {
                                                                  if (data81 < 1e3 || isNaN(data81)) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/limits/ready-ms", schemaPath: "#/properties/limits/properties/ready-ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e3 }, message: "must be >= 1000" }];
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                            var valid57 = _errs196 === errors;
                                                          } else {
                                                            var valid57 = true;
                                                          }
                                                          if (valid57) {
                                                            if (data80["file-ms"] !== void 0 && func0.call(data80, "file-ms")) {
                                                              let data82 = data80["file-ms"];
                                                              const _errs198 = errors;
                                                              if (!(typeof data82 == "number" && (!(data82 % 1) && !isNaN(data82)) && isFinite(data82))) {
                                                                validate20.errors = [{ instancePath: instancePath + "/limits/file-ms", schemaPath: "#/properties/limits/properties/file-ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                return false;
                                                              }
                                                              if (errors === _errs198) {
                                                                if (typeof data82 == "number" && isFinite(data82)) {
                                                                  if (data82 > 9e5 || isNaN(data82)) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/limits/file-ms", schemaPath: "#/properties/limits/properties/file-ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9e5 }, message: "must be <= 900000" }];
                                                                    return false;
                                                                  } else {
                                                                    if (data82 < 1e3 || isNaN(data82)) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/limits/file-ms", schemaPath: "#/properties/limits/properties/file-ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e3 }, message: "must be >= 1000" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                              var valid57 = _errs198 === errors;
                                                            } else {
                                                              var valid57 = true;
                                                            }
                                                            if (valid57) {
                                                              if (data80["total-ms"] !== void 0 && func0.call(data80, "total-ms")) {
                                                                let data83 = data80["total-ms"];
                                                                const _errs200 = errors;
                                                                if (!(typeof data83 == "number" && (!(data83 % 1) && !isNaN(data83)) && isFinite(data83))) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/limits/total-ms", schemaPath: "#/properties/limits/properties/total-ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                  return false;
                                                                }
                                                                if (errors === _errs200) {
                                                                  if (typeof data83 == "number" && isFinite(data83)) {
                                                                    if (data83 > 36e5 || isNaN(data83)) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/limits/total-ms", schemaPath: "#/properties/limits/properties/total-ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36e5 }, message: "must be <= 3600000" }];
                                                                      return false;
                                                                    } else {
                                                                      if (data83 < 1e3 || isNaN(data83)) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/limits/total-ms", schemaPath: "#/properties/limits/properties/total-ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e3 }, message: "must be >= 1000" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                                var valid57 = _errs200 === errors;
                                                              } else {
                                                                var valid57 = true;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate20.errors = [{ instancePath: instancePath + "/limits", schemaPath: "#/properties/limits/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid0 = _errs193 === errors;
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
