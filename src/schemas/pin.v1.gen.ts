// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validatePinV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/pin.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "server", "version", "treeDigests"], "oneOf": [{ "required": ["manifest", "lock"], "properties": { "wheels": false, "modules": false, "machine": false, "archives": false, "parts": false } }, { "required": ["wheels"], "properties": { "manifest": false, "lock": false, "modules": false, "machine": false, "archives": false, "parts": false } }, { "required": ["modules"], "properties": { "manifest": false, "lock": false, "wheels": false, "machine": false, "archives": false, "parts": false } }, { "required": ["machine"], "properties": { "manifest": false, "lock": false, "wheels": false, "modules": false, "archives": false, "parts": false } }, { "required": ["archives"], "properties": { "manifest": false, "lock": false, "wheels": false, "modules": false, "machine": false, "parts": false } }, { "required": ["parts"], "properties": { "manifest": false, "lock": false, "wheels": false, "modules": false, "machine": false, "archives": false } }], "properties": { "schema": { "const": "lanser.pin.v1" }, "server": { "type": "string", "pattern": "^[a-z][a-z0-9-]{0,63}$" }, "version": { "type": "string", "pattern": "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$" }, "manifest": { "$ref": "#/$defs/manifest" }, "lock": { "$ref": "#/$defs/lock" }, "wheels": { "$ref": "#/$defs/wheels" }, "modules": { "$ref": "#/$defs/modules" }, "machine": { "$ref": "#/$defs/machine" }, "archives": { "$ref": "#/$defs/archivesByProcessor" }, "parts": { "type": "array", "minItems": 2, "maxItems": 5, "items": { "$ref": "#/$defs/part" } }, "treeDigests": { "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "any": { "$ref": "#/$defs/digest" }, "x64": { "$ref": "#/$defs/digest" }, "arm64": { "$ref": "#/$defs/digest" } } } }, "$defs": { "wheels": { "type": "object", "additionalProperties": false, "required": ["package", "version", "sha256"], "properties": { "package": { "type": "string", "pattern": "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$" }, "version": { "type": "string", "pattern": "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$" }, "libc": { "const": "2.28" }, "sha256": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "x64": { "$ref": "#/$defs/hex" }, "arm64": { "$ref": "#/$defs/hex" } } } } }, "lines": { "type": "array", "maxItems": 4096, "items": { "type": "string", "maxLength": 512 } }, "hex": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "digest": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "dependencies": { "type": "object", "maxProperties": 32, "additionalProperties": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" } }, "part": { "type": "object", "additionalProperties": false, "oneOf": [{ "required": ["manifest", "lock"], "properties": { "wheels": false, "modules": false, "machine": false, "archives": false } }, { "required": ["wheels"], "properties": { "manifest": false, "lock": false, "modules": false, "machine": false, "archives": false } }, { "required": ["modules"], "properties": { "manifest": false, "lock": false, "wheels": false, "machine": false, "archives": false } }, { "required": ["machine"], "properties": { "manifest": false, "lock": false, "wheels": false, "modules": false, "archives": false } }, { "required": ["archives"], "properties": { "manifest": false, "lock": false, "wheels": false, "modules": false, "machine": false } }], "properties": { "manifest": { "$ref": "#/$defs/manifest" }, "lock": { "$ref": "#/$defs/lock" }, "wheels": { "$ref": "#/$defs/wheels" }, "modules": { "$ref": "#/$defs/modules" }, "machine": { "$ref": "#/$defs/machine" }, "archives": { "$ref": "#/$defs/archivesByProcessor" } } }, "archives": { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": "object", "additionalProperties": false, "required": ["sha256"], "oneOf": [{ "required": ["debian", "version"], "properties": { "address": false } }, { "required": ["address"], "properties": { "debian": false, "version": false } }], "properties": { "debian": { "type": "string", "pattern": "^[a-z0-9][a-z0-9+.-]{0,127}$" }, "version": { "type": "string", "pattern": "^[0-9][A-Za-z0-9.+~:-]{0,127}$" }, "address": { "$ref": "#/$defs/address" }, "sha256": { "$ref": "#/$defs/hex" } } } }, "address": { "type": "string", "maxLength": 1e3, "pattern": "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$" }, "manifest": { "type": "object", "additionalProperties": false, "required": ["name", "version", "private"], "properties": { "name": { "type": "string", "pattern": "^lanser-pin-[a-z0-9-]{1,64}$" }, "version": { "type": "string", "maxLength": 128 }, "private": { "const": true }, "dependencies": { "$ref": "#/$defs/dependencies" }, "optionalDependencies": { "$ref": "#/$defs/dependencies" } } }, "lock": { "type": "object", "additionalProperties": false, "required": ["name", "version", "lockfileVersion", "requires", "packages"], "properties": { "name": { "type": "string", "pattern": "^lanser-pin-[a-z0-9-]{1,64}$" }, "version": { "type": "string", "maxLength": 128 }, "requires": { "const": true }, "lockfileVersion": { "const": 3 }, "packages": { "type": "object", "additionalProperties": { "type": "object", "properties": { "version": { "type": "string" }, "integrity": { "type": "string", "pattern": "^sha512-[A-Za-z0-9+/]{86}==$" }, "resolved": false, "link": false, "inBundle": false, "bundleDependencies": false } } } } }, "modules": { "type": "object", "additionalProperties": false, "required": ["module", "version", "manifest", "sums", "toolchain"], "properties": { "module": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" }, "version": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, "manifest": { "$ref": "#/$defs/lines" }, "sums": { "$ref": "#/$defs/lines" }, "toolchain": { "$ref": "#/$defs/wheels" }, "package": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" } } }, "machine": { "type": "object", "additionalProperties": false, "required": ["program", "version"], "properties": { "program": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$" }, "version": { "type": "string", "pattern": "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$" }, "sha256": { "$ref": "#/$defs/hex" } } }, "archivesByProcessor": { "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "any": { "$ref": "#/$defs/archives" }, "x64": { "$ref": "#/$defs/archives" }, "arm64": { "$ref": "#/$defs/archives" } } } } };
const schema35 = { "type": "object", "additionalProperties": false, "required": ["name", "version", "lockfileVersion", "requires", "packages"], "properties": { "name": { "type": "string", "pattern": "^lanser-pin-[a-z0-9-]{1,64}$" }, "version": { "type": "string", "maxLength": 128 }, "requires": { "const": true }, "lockfileVersion": { "const": 3 }, "packages": { "type": "object", "additionalProperties": { "type": "object", "properties": { "version": { "type": "string" }, "integrity": { "type": "string", "pattern": "^sha512-[A-Za-z0-9+/]{86}==$" }, "resolved": false, "link": false, "inBundle": false, "bundleDependencies": false } } } } };
const schema50 = { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" };
const func0 = Object.prototype.hasOwnProperty;
const func116 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^[a-z][a-z0-9-]{0,63}$", "u");
const pattern5 = new RegExp("^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$", "u");
const pattern6 = new RegExp("^lanser-pin-[a-z0-9-]{1,64}$", "u");
const pattern10 = new RegExp("^sha512-[A-Za-z0-9+/]{86}==$", "u");
const pattern27 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const schema32 = { "type": "object", "additionalProperties": false, "required": ["name", "version", "private"], "properties": { "name": { "type": "string", "pattern": "^lanser-pin-[a-z0-9-]{1,64}$" }, "version": { "type": "string", "maxLength": 128 }, "private": { "const": true }, "dependencies": { "$ref": "#/$defs/dependencies" }, "optionalDependencies": { "$ref": "#/$defs/dependencies" } } };
const schema33 = { "type": "object", "maxProperties": 32, "additionalProperties": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" } };
const pattern7 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$", "u");
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
      if ((data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.private === void 0 || !func0.call(data, "private")) && (missing0 = "private")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "name" || key0 === "version" || key0 === "private" || key0 === "dependencies" || key0 === "optionalDependencies")) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0 && func0.call(data, "name")) {
            let data0 = data.name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (!pattern6.test(data0)) {
                  validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^lanser-pin-[a-z0-9-]{1,64}$" }, message: 'must match pattern "^lanser-pin-[a-z0-9-]{1,64}$"' }];
                  return false;
                }
              } else {
                validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.version !== void 0 && func0.call(data, "version")) {
              let data1 = data.version;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func116(data1) > 128) {
                    validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" }];
                    return false;
                  }
                } else {
                  validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.private !== void 0 && func0.call(data, "private")) {
                const _errs6 = errors;
                if (true !== data.private) {
                  validate21.errors = [{ instancePath: instancePath + "/private", schemaPath: "#/properties/private/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.dependencies !== void 0 && func0.call(data, "dependencies")) {
                  let data3 = data.dependencies;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      if (Object.keys(data3).length > 32) {
                        validate21.errors = [{ instancePath: instancePath + "/dependencies", schemaPath: "#/$defs/dependencies/maxProperties", keyword: "maxProperties", params: { limit: 32 }, message: "must NOT have more than 32 properties" }];
                        return false;
                      } else {
                        for (const key1 of Object.keys(data3)) {
                          let data4 = data3[key1];
                          const _errs11 = errors;
                          if (errors === _errs11) {
                            if (typeof data4 === "string") {
                              if (!pattern7.test(data4)) {
                                validate21.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/dependencies/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                                return false;
                              }
                            } else {
                              validate21.errors = [{ instancePath: instancePath + "/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/dependencies/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid2 = _errs11 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate21.errors = [{ instancePath: instancePath + "/dependencies", schemaPath: "#/$defs/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.optionalDependencies !== void 0 && func0.call(data, "optionalDependencies")) {
                    let data5 = data.optionalDependencies;
                    const _errs13 = errors;
                    const _errs14 = errors;
                    if (errors === _errs14) {
                      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        if (Object.keys(data5).length > 32) {
                          validate21.errors = [{ instancePath: instancePath + "/optionalDependencies", schemaPath: "#/$defs/dependencies/maxProperties", keyword: "maxProperties", params: { limit: 32 }, message: "must NOT have more than 32 properties" }];
                          return false;
                        } else {
                          for (const key2 of Object.keys(data5)) {
                            let data6 = data5[key2];
                            const _errs17 = errors;
                            if (errors === _errs17) {
                              if (typeof data6 === "string") {
                                if (!pattern7.test(data6)) {
                                  validate21.errors = [{ instancePath: instancePath + "/optionalDependencies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/dependencies/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                                  return false;
                                }
                              } else {
                                validate21.errors = [{ instancePath: instancePath + "/optionalDependencies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/dependencies/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid4 = _errs17 === errors;
                            if (!valid4) {
                              break;
                            }
                          }
                        }
                      } else {
                        validate21.errors = [{ instancePath: instancePath + "/optionalDependencies", schemaPath: "#/$defs/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs13 === errors;
                  } else {
                    var valid0 = true;
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
const schema36 = { "type": "object", "additionalProperties": false, "required": ["package", "version", "sha256"], "properties": { "package": { "type": "string", "pattern": "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$" }, "version": { "type": "string", "pattern": "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$" }, "libc": { "const": "2.28" }, "sha256": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "x64": { "$ref": "#/$defs/hex" }, "arm64": { "$ref": "#/$defs/hex" } } } } };
const schema37 = { "type": "string", "pattern": "^[0-9a-f]{64}$" };
const pattern11 = new RegExp("^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$", "u");
const pattern13 = new RegExp("^[0-9a-f]{64}$", "u");
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
      if ((data.package === void 0 || !func0.call(data, "package")) && (missing0 = "package") || (data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.sha256 === void 0 || !func0.call(data, "sha256")) && (missing0 = "sha256")) {
        validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "package" || key0 === "version" || key0 === "libc" || key0 === "sha256")) {
            validate23.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.package !== void 0 && func0.call(data, "package")) {
            let data0 = data.package;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (!pattern11.test(data0)) {
                  validate23.errors = [{ instancePath: instancePath + "/package", schemaPath: "#/properties/package/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"' }];
                  return false;
                }
              } else {
                validate23.errors = [{ instancePath: instancePath + "/package", schemaPath: "#/properties/package/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.version !== void 0 && func0.call(data, "version")) {
              let data1 = data.version;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (!pattern5.test(data1)) {
                    validate23.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                    return false;
                  }
                } else {
                  validate23.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.libc !== void 0 && func0.call(data, "libc")) {
                const _errs6 = errors;
                if ("2.28" !== data.libc) {
                  validate23.errors = [{ instancePath: instancePath + "/libc", schemaPath: "#/properties/libc/const", keyword: "const", params: { allowedValue: "2.28" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
                  let data3 = data.sha256;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      if (Object.keys(data3).length < 1) {
                        validate23.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                        return false;
                      } else {
                        const _errs9 = errors;
                        for (const key1 of Object.keys(data3)) {
                          if (!(key1 === "x64" || key1 === "arm64")) {
                            validate23.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                            return false;
                            break;
                          }
                        }
                        if (_errs9 === errors) {
                          if (data3.x64 !== void 0 && func0.call(data3, "x64")) {
                            let data4 = data3.x64;
                            const _errs10 = errors;
                            const _errs11 = errors;
                            if (errors === _errs11) {
                              if (typeof data4 === "string") {
                                if (!pattern13.test(data4)) {
                                  validate23.errors = [{ instancePath: instancePath + "/sha256/x64", schemaPath: "#/$defs/hex/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                                  return false;
                                }
                              } else {
                                validate23.errors = [{ instancePath: instancePath + "/sha256/x64", schemaPath: "#/$defs/hex/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid1 = _errs10 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data3.arm64 !== void 0 && func0.call(data3, "arm64")) {
                              let data5 = data3.arm64;
                              const _errs13 = errors;
                              const _errs14 = errors;
                              if (errors === _errs14) {
                                if (typeof data5 === "string") {
                                  if (!pattern13.test(data5)) {
                                    validate23.errors = [{ instancePath: instancePath + "/sha256/arm64", schemaPath: "#/$defs/hex/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                                    return false;
                                  }
                                } else {
                                  validate23.errors = [{ instancePath: instancePath + "/sha256/arm64", schemaPath: "#/$defs/hex/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid1 = _errs13 === errors;
                            } else {
                              var valid1 = true;
                            }
                          }
                        }
                      }
                    } else {
                      validate23.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
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
const schema39 = { "type": "object", "additionalProperties": false, "required": ["module", "version", "manifest", "sums", "toolchain"], "properties": { "module": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" }, "version": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, "manifest": { "$ref": "#/$defs/lines" }, "sums": { "$ref": "#/$defs/lines" }, "toolchain": { "$ref": "#/$defs/wheels" }, "package": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" } } };
const schema40 = { "type": "array", "maxItems": 4096, "items": { "type": "string", "maxLength": 512 } };
const pattern15 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$", "u");
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
      if ((data.module === void 0 || !func0.call(data, "module")) && (missing0 = "module") || (data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.manifest === void 0 || !func0.call(data, "manifest")) && (missing0 = "manifest") || (data.sums === void 0 || !func0.call(data, "sums")) && (missing0 = "sums") || (data.toolchain === void 0 || !func0.call(data, "toolchain")) && (missing0 = "toolchain")) {
        validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "module" || key0 === "version" || key0 === "manifest" || key0 === "sums" || key0 === "toolchain" || key0 === "package")) {
            validate25.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.module !== void 0 && func0.call(data, "module")) {
            let data0 = data.module;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (!pattern15.test(data0)) {
                  validate25.errors = [{ instancePath: instancePath + "/module", schemaPath: "#/properties/module/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"' }];
                  return false;
                }
              } else {
                validate25.errors = [{ instancePath: instancePath + "/module", schemaPath: "#/properties/module/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.version !== void 0 && func0.call(data, "version")) {
              let data1 = data.version;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (!pattern7.test(data1)) {
                    validate25.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                    return false;
                  }
                } else {
                  validate25.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.manifest !== void 0 && func0.call(data, "manifest")) {
                let data2 = data.manifest;
                const _errs6 = errors;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (Array.isArray(data2)) {
                    if (data2.length > 4096) {
                      validate25.errors = [{ instancePath: instancePath + "/manifest", schemaPath: "#/$defs/lines/maxItems", keyword: "maxItems", params: { limit: 4096 }, message: "must NOT have more than 4096 items" }];
                      return false;
                    } else {
                      var valid2 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0];
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (typeof data3 === "string") {
                            if (func116(data3) > 512) {
                              validate25.errors = [{ instancePath: instancePath + "/manifest/" + i0, schemaPath: "#/$defs/lines/items/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }];
                              return false;
                            }
                          } else {
                            validate25.errors = [{ instancePath: instancePath + "/manifest/" + i0, schemaPath: "#/$defs/lines/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate25.errors = [{ instancePath: instancePath + "/manifest", schemaPath: "#/$defs/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.sums !== void 0 && func0.call(data, "sums")) {
                  let data4 = data.sums;
                  const _errs11 = errors;
                  const _errs12 = errors;
                  if (errors === _errs12) {
                    if (Array.isArray(data4)) {
                      if (data4.length > 4096) {
                        validate25.errors = [{ instancePath: instancePath + "/sums", schemaPath: "#/$defs/lines/maxItems", keyword: "maxItems", params: { limit: 4096 }, message: "must NOT have more than 4096 items" }];
                        return false;
                      } else {
                        var valid4 = true;
                        const len1 = data4.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let data5 = data4[i1];
                          const _errs14 = errors;
                          if (errors === _errs14) {
                            if (typeof data5 === "string") {
                              if (func116(data5) > 512) {
                                validate25.errors = [{ instancePath: instancePath + "/sums/" + i1, schemaPath: "#/$defs/lines/items/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }];
                                return false;
                              }
                            } else {
                              validate25.errors = [{ instancePath: instancePath + "/sums/" + i1, schemaPath: "#/$defs/lines/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid4 = _errs14 === errors;
                          if (!valid4) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate25.errors = [{ instancePath: instancePath + "/sums", schemaPath: "#/$defs/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.toolchain !== void 0 && func0.call(data, "toolchain")) {
                    const _errs16 = errors;
                    if (!validate23(data.toolchain, { instancePath: instancePath + "/toolchain", parentData: data, parentDataProperty: "toolchain", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs16 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.package !== void 0 && func0.call(data, "package")) {
                      let data7 = data.package;
                      const _errs17 = errors;
                      if (errors === _errs17) {
                        if (typeof data7 === "string") {
                          if (!pattern15.test(data7)) {
                            validate25.errors = [{ instancePath: instancePath + "/package", schemaPath: "#/properties/package/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"' }];
                            return false;
                          }
                        } else {
                          validate25.errors = [{ instancePath: instancePath + "/package", schemaPath: "#/properties/package/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
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
    } else {
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema42 = { "type": "object", "additionalProperties": false, "required": ["program", "version"], "properties": { "program": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$" }, "version": { "type": "string", "pattern": "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$" }, "sha256": { "$ref": "#/$defs/hex" } } };
const pattern18 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$", "u");
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
      if ((data.program === void 0 || !func0.call(data, "program")) && (missing0 = "program") || (data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version")) {
        validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "program" || key0 === "version" || key0 === "sha256")) {
            validate28.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.program !== void 0 && func0.call(data, "program")) {
            let data0 = data.program;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (!pattern18.test(data0)) {
                  validate28.errors = [{ instancePath: instancePath + "/program", schemaPath: "#/properties/program/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$"' }];
                  return false;
                }
              } else {
                validate28.errors = [{ instancePath: instancePath + "/program", schemaPath: "#/properties/program/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.version !== void 0 && func0.call(data, "version")) {
              let data1 = data.version;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (!pattern5.test(data1)) {
                    validate28.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                    return false;
                  }
                } else {
                  validate28.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
                let data2 = data.sha256;
                const _errs6 = errors;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data2 === "string") {
                    if (!pattern13.test(data2)) {
                      validate28.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/$defs/hex/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                      return false;
                    }
                  } else {
                    validate28.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/$defs/hex/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
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
const schema44 = { "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "any": { "$ref": "#/$defs/archives" }, "x64": { "$ref": "#/$defs/archives" }, "arm64": { "$ref": "#/$defs/archives" } } };
const schema45 = { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": "object", "additionalProperties": false, "required": ["sha256"], "oneOf": [{ "required": ["debian", "version"], "properties": { "address": false } }, { "required": ["address"], "properties": { "debian": false, "version": false } }], "properties": { "debian": { "type": "string", "pattern": "^[a-z0-9][a-z0-9+.-]{0,127}$" }, "version": { "type": "string", "pattern": "^[0-9][A-Za-z0-9.+~:-]{0,127}$" }, "address": { "$ref": "#/$defs/address" }, "sha256": { "$ref": "#/$defs/hex" } } } };
const schema46 = { "type": "string", "maxLength": 1e3, "pattern": "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$" };
const pattern21 = new RegExp("^[a-z0-9][a-z0-9+.-]{0,127}$", "u");
const pattern22 = new RegExp("^[0-9][A-Za-z0-9.+~:-]{0,127}$", "u");
const pattern23 = new RegExp("^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$", "u");
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 16) {
        validate31.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" }];
        return false;
      } else {
        if (data.length < 1) {
          validate31.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data0 = data[i0];
            const _errs1 = errors;
            const _errs3 = errors;
            let valid1 = false;
            let passing0 = null;
            const _errs4 = errors;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.debian === void 0 || !func0.call(data0, "debian")) && (missing0 = "debian") || (data0.version === void 0 || !func0.call(data0, "version")) && (missing0 = "version")) {
                const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              } else {
                if (data0.address !== void 0 && func0.call(data0, "address")) {
                  const err1 = { instancePath: instancePath + "/" + i0 + "/address", schemaPath: "#/items/oneOf/0/properties/address/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
              }
            }
            var _valid0 = _errs4 === errors;
            if (_valid0) {
              valid1 = true;
              passing0 = 0;
              var props0 = {};
              props0.address = true;
            }
            const _errs5 = errors;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if ((data0.address === void 0 || !func0.call(data0, "address")) && (missing1 = "address")) {
                const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              } else {
                if (data0.debian !== void 0 && func0.call(data0, "debian")) {
                  var valid3 = false;
                  const err3 = { instancePath: instancePath + "/" + i0 + "/debian", schemaPath: "#/items/oneOf/1/properties/debian/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                } else {
                  var valid3 = true;
                }
                if (valid3) {
                  if (data0.version !== void 0 && func0.call(data0, "version")) {
                    var valid3 = false;
                    const err4 = { instancePath: instancePath + "/" + i0 + "/version", schemaPath: "#/items/oneOf/1/properties/version/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                  } else {
                    var valid3 = true;
                  }
                }
              }
            }
            var _valid0 = _errs5 === errors;
            if (_valid0 && valid1) {
              valid1 = false;
              passing0 = [passing0, 1];
            } else {
              if (_valid0) {
                valid1 = true;
                passing0 = 1;
                if (props0 !== true) {
                  props0 = props0 || {};
                  props0.debian = true;
                  props0.version = true;
                }
              }
            }
            if (!valid1) {
              const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
              validate31.errors = vErrors;
              return false;
            } else {
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
            }
            if (errors === _errs1) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing2;
                if ((data0.sha256 === void 0 || !func0.call(data0, "sha256")) && (missing2 = "sha256")) {
                  validate31.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                  return false;
                } else {
                  const _errs6 = errors;
                  for (const key0 of Object.keys(data0)) {
                    if (!(key0 === "debian" || key0 === "version" || key0 === "address" || key0 === "sha256")) {
                      validate31.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  }
                  if (_errs6 === errors) {
                    if (data0.debian !== void 0 && func0.call(data0, "debian")) {
                      let data4 = data0.debian;
                      const _errs7 = errors;
                      if (errors === _errs7) {
                        if (typeof data4 === "string") {
                          if (!pattern21.test(data4)) {
                            validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/debian", schemaPath: "#/items/properties/debian/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9+.-]{0,127}$" }, message: 'must match pattern "^[a-z0-9][a-z0-9+.-]{0,127}$"' }];
                            return false;
                          }
                        } else {
                          validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/debian", schemaPath: "#/items/properties/debian/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid4 = _errs7 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (valid4) {
                      if (data0.version !== void 0 && func0.call(data0, "version")) {
                        let data5 = data0.version;
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (typeof data5 === "string") {
                            if (!pattern22.test(data5)) {
                              validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/version", schemaPath: "#/items/properties/version/pattern", keyword: "pattern", params: { pattern: "^[0-9][A-Za-z0-9.+~:-]{0,127}$" }, message: 'must match pattern "^[0-9][A-Za-z0-9.+~:-]{0,127}$"' }];
                              return false;
                            }
                          } else {
                            validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/version", schemaPath: "#/items/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid4 = _errs9 === errors;
                      } else {
                        var valid4 = true;
                      }
                      if (valid4) {
                        if (data0.address !== void 0 && func0.call(data0, "address")) {
                          let data6 = data0.address;
                          const _errs11 = errors;
                          const _errs12 = errors;
                          if (errors === _errs12) {
                            if (typeof data6 === "string") {
                              if (func116(data6) > 1e3) {
                                validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/address", schemaPath: "#/$defs/address/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                return false;
                              } else {
                                if (!pattern23.test(data6)) {
                                  validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/address", schemaPath: "#/$defs/address/pattern", keyword: "pattern", params: { pattern: "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$" }, message: 'must match pattern "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\.0\\.0\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"' }];
                                  return false;
                                }
                              }
                            } else {
                              validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/address", schemaPath: "#/$defs/address/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid4 = _errs11 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (valid4) {
                          if (data0.sha256 !== void 0 && func0.call(data0, "sha256")) {
                            let data7 = data0.sha256;
                            const _errs14 = errors;
                            const _errs15 = errors;
                            if (errors === _errs15) {
                              if (typeof data7 === "string") {
                                if (!pattern13.test(data7)) {
                                  validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/sha256", schemaPath: "#/$defs/hex/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                                  return false;
                                }
                              } else {
                                validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/sha256", schemaPath: "#/$defs/hex/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid4 = _errs14 === errors;
                          } else {
                            var valid4 = true;
                          }
                        }
                      }
                    }
                  }
                }
              } else {
                validate31.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs1 === errors;
            if (!valid0) {
              break;
            }
          }
        }
      }
    } else {
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1) {
        validate30.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "any" || key0 === "x64" || key0 === "arm64")) {
            validate30.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.any !== void 0 && func0.call(data, "any")) {
            const _errs2 = errors;
            if (!validate31(data.any, { instancePath: instancePath + "/any", parentData: data, parentDataProperty: "any", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.x64 !== void 0 && func0.call(data, "x64")) {
              const _errs3 = errors;
              if (!validate31(data.x64, { instancePath: instancePath + "/x64", parentData: data, parentDataProperty: "x64", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.arm64 !== void 0 && func0.call(data, "arm64")) {
                const _errs4 = errors;
                if (!validate31(data.arm64, { instancePath: instancePath + "/arm64", parentData: data, parentDataProperty: "arm64", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema48 = { "type": "object", "additionalProperties": false, "oneOf": [{ "required": ["manifest", "lock"], "properties": { "wheels": false, "modules": false, "machine": false, "archives": false } }, { "required": ["wheels"], "properties": { "manifest": false, "lock": false, "modules": false, "machine": false, "archives": false } }, { "required": ["modules"], "properties": { "manifest": false, "lock": false, "wheels": false, "machine": false, "archives": false } }, { "required": ["machine"], "properties": { "manifest": false, "lock": false, "wheels": false, "modules": false, "archives": false } }, { "required": ["archives"], "properties": { "manifest": false, "lock": false, "wheels": false, "modules": false, "machine": false } }], "properties": { "manifest": { "$ref": "#/$defs/manifest" }, "lock": { "$ref": "#/$defs/lock" }, "wheels": { "$ref": "#/$defs/wheels" }, "modules": { "$ref": "#/$defs/modules" }, "machine": { "$ref": "#/$defs/machine" }, "archives": { "$ref": "#/$defs/archivesByProcessor" } } };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if ((data.manifest === void 0 || !func0.call(data, "manifest")) && (missing0 = "manifest") || (data.lock === void 0 || !func0.call(data, "lock")) && (missing0 = "lock")) {
      const err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.wheels !== void 0 && func0.call(data, "wheels")) {
        var valid1 = false;
        const err1 = { instancePath: instancePath + "/wheels", schemaPath: "#/oneOf/0/properties/wheels/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      } else {
        var valid1 = true;
      }
      if (valid1) {
        if (data.modules !== void 0 && func0.call(data, "modules")) {
          var valid1 = false;
          const err2 = { instancePath: instancePath + "/modules", schemaPath: "#/oneOf/0/properties/modules/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.machine !== void 0 && func0.call(data, "machine")) {
            var valid1 = false;
            const err3 = { instancePath: instancePath + "/machine", schemaPath: "#/oneOf/0/properties/machine/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.archives !== void 0 && func0.call(data, "archives")) {
              var valid1 = false;
              const err4 = { instancePath: instancePath + "/archives", schemaPath: "#/oneOf/0/properties/archives/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            } else {
              var valid1 = true;
            }
          }
        }
      }
    }
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = {};
    props0.wheels = true;
    props0.modules = true;
    props0.machine = true;
    props0.archives = true;
  }
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if ((data.wheels === void 0 || !func0.call(data, "wheels")) && (missing1 = "wheels")) {
      const err5 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    } else {
      if (data.manifest !== void 0 && func0.call(data, "manifest")) {
        var valid2 = false;
        const err6 = { instancePath: instancePath + "/manifest", schemaPath: "#/oneOf/1/properties/manifest/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      } else {
        var valid2 = true;
      }
      if (valid2) {
        if (data.lock !== void 0 && func0.call(data, "lock")) {
          var valid2 = false;
          const err7 = { instancePath: instancePath + "/lock", schemaPath: "#/oneOf/1/properties/lock/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.modules !== void 0 && func0.call(data, "modules")) {
            var valid2 = false;
            const err8 = { instancePath: instancePath + "/modules", schemaPath: "#/oneOf/1/properties/modules/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.machine !== void 0 && func0.call(data, "machine")) {
              var valid2 = false;
              const err9 = { instancePath: instancePath + "/machine", schemaPath: "#/oneOf/1/properties/machine/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.archives !== void 0 && func0.call(data, "archives")) {
                var valid2 = false;
                const err10 = { instancePath: instancePath + "/archives", schemaPath: "#/oneOf/1/properties/archives/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              } else {
                var valid2 = true;
              }
            }
          }
        }
      }
    }
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = props0 || {};
        props0.manifest = true;
        props0.lock = true;
        props0.modules = true;
        props0.machine = true;
        props0.archives = true;
      }
    }
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if ((data.modules === void 0 || !func0.call(data, "modules")) && (missing2 = "modules")) {
        const err11 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      } else {
        if (data.manifest !== void 0 && func0.call(data, "manifest")) {
          var valid3 = false;
          const err12 = { instancePath: instancePath + "/manifest", schemaPath: "#/oneOf/2/properties/manifest/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        } else {
          var valid3 = true;
        }
        if (valid3) {
          if (data.lock !== void 0 && func0.call(data, "lock")) {
            var valid3 = false;
            const err13 = { instancePath: instancePath + "/lock", schemaPath: "#/oneOf/2/properties/lock/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          } else {
            var valid3 = true;
          }
          if (valid3) {
            if (data.wheels !== void 0 && func0.call(data, "wheels")) {
              var valid3 = false;
              const err14 = { instancePath: instancePath + "/wheels", schemaPath: "#/oneOf/2/properties/wheels/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            } else {
              var valid3 = true;
            }
            if (valid3) {
              if (data.machine !== void 0 && func0.call(data, "machine")) {
                var valid3 = false;
                const err15 = { instancePath: instancePath + "/machine", schemaPath: "#/oneOf/2/properties/machine/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              } else {
                var valid3 = true;
              }
              if (valid3) {
                if (data.archives !== void 0 && func0.call(data, "archives")) {
                  var valid3 = false;
                  const err16 = { instancePath: instancePath + "/archives", schemaPath: "#/oneOf/2/properties/archives/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                } else {
                  var valid3 = true;
                }
              }
            }
          }
        }
      }
    }
    var _valid0 = _errs4 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
        if (props0 !== true) {
          props0 = props0 || {};
          props0.manifest = true;
          props0.lock = true;
          props0.wheels = true;
          props0.machine = true;
          props0.archives = true;
        }
      }
      const _errs5 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing3;
        if ((data.machine === void 0 || !func0.call(data, "machine")) && (missing3 = "machine")) {
          const err17 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        } else {
          if (data.manifest !== void 0 && func0.call(data, "manifest")) {
            var valid4 = false;
            const err18 = { instancePath: instancePath + "/manifest", schemaPath: "#/oneOf/3/properties/manifest/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          } else {
            var valid4 = true;
          }
          if (valid4) {
            if (data.lock !== void 0 && func0.call(data, "lock")) {
              var valid4 = false;
              const err19 = { instancePath: instancePath + "/lock", schemaPath: "#/oneOf/3/properties/lock/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            } else {
              var valid4 = true;
            }
            if (valid4) {
              if (data.wheels !== void 0 && func0.call(data, "wheels")) {
                var valid4 = false;
                const err20 = { instancePath: instancePath + "/wheels", schemaPath: "#/oneOf/3/properties/wheels/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              } else {
                var valid4 = true;
              }
              if (valid4) {
                if (data.modules !== void 0 && func0.call(data, "modules")) {
                  var valid4 = false;
                  const err21 = { instancePath: instancePath + "/modules", schemaPath: "#/oneOf/3/properties/modules/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                } else {
                  var valid4 = true;
                }
                if (valid4) {
                  if (data.archives !== void 0 && func0.call(data, "archives")) {
                    var valid4 = false;
                    const err22 = { instancePath: instancePath + "/archives", schemaPath: "#/oneOf/3/properties/archives/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  } else {
                    var valid4 = true;
                  }
                }
              }
            }
          }
        }
      }
      var _valid0 = _errs5 === errors;
      if (_valid0 && valid0) {
        valid0 = false;
        passing0 = [passing0, 3];
      } else {
        if (_valid0) {
          valid0 = true;
          passing0 = 3;
          if (props0 !== true) {
            props0 = props0 || {};
            props0.manifest = true;
            props0.lock = true;
            props0.wheels = true;
            props0.modules = true;
            props0.archives = true;
          }
        }
        const _errs6 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing4;
          if ((data.archives === void 0 || !func0.call(data, "archives")) && (missing4 = "archives")) {
            const err23 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          } else {
            if (data.manifest !== void 0 && func0.call(data, "manifest")) {
              var valid5 = false;
              const err24 = { instancePath: instancePath + "/manifest", schemaPath: "#/oneOf/4/properties/manifest/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            } else {
              var valid5 = true;
            }
            if (valid5) {
              if (data.lock !== void 0 && func0.call(data, "lock")) {
                var valid5 = false;
                const err25 = { instancePath: instancePath + "/lock", schemaPath: "#/oneOf/4/properties/lock/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              } else {
                var valid5 = true;
              }
              if (valid5) {
                if (data.wheels !== void 0 && func0.call(data, "wheels")) {
                  var valid5 = false;
                  const err26 = { instancePath: instancePath + "/wheels", schemaPath: "#/oneOf/4/properties/wheels/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                } else {
                  var valid5 = true;
                }
                if (valid5) {
                  if (data.modules !== void 0 && func0.call(data, "modules")) {
                    var valid5 = false;
                    const err27 = { instancePath: instancePath + "/modules", schemaPath: "#/oneOf/4/properties/modules/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  } else {
                    var valid5 = true;
                  }
                  if (valid5) {
                    if (data.machine !== void 0 && func0.call(data, "machine")) {
                      var valid5 = false;
                      const err28 = { instancePath: instancePath + "/machine", schemaPath: "#/oneOf/4/properties/machine/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                      if (vErrors === null) {
                        vErrors = [err28];
                      } else {
                        vErrors.push(err28);
                      }
                      errors++;
                    } else {
                      var valid5 = true;
                    }
                  }
                }
              }
            }
          }
        }
        var _valid0 = _errs6 === errors;
        if (_valid0 && valid0) {
          valid0 = false;
          passing0 = [passing0, 4];
        } else {
          if (_valid0) {
            valid0 = true;
            passing0 = 4;
            if (props0 !== true) {
              props0 = props0 || {};
              props0.manifest = true;
              props0.lock = true;
              props0.wheels = true;
              props0.modules = true;
              props0.machine = true;
            }
          }
        }
      }
    }
  }
  if (!valid0) {
    const err29 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err29];
    } else {
      vErrors.push(err29);
    }
    errors++;
    validate36.errors = vErrors;
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs7 = errors;
      for (const key0 of Object.keys(data)) {
        if (!(key0 === "manifest" || key0 === "lock" || key0 === "wheels" || key0 === "modules" || key0 === "machine" || key0 === "archives")) {
          validate36.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs7 === errors) {
        if (data.manifest !== void 0 && func0.call(data, "manifest")) {
          const _errs8 = errors;
          if (!validate21(data.manifest, { instancePath: instancePath + "/manifest", parentData: data, parentDataProperty: "manifest", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
          var valid6 = _errs8 === errors;
        } else {
          var valid6 = true;
        }
        if (valid6) {
          if (data.lock !== void 0 && func0.call(data, "lock")) {
            let data25 = data.lock;
            const _errs9 = errors;
            const _errs10 = errors;
            if (errors === _errs10) {
              if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                let missing5;
                if ((data25.name === void 0 || !func0.call(data25, "name")) && (missing5 = "name") || (data25.version === void 0 || !func0.call(data25, "version")) && (missing5 = "version") || (data25.lockfileVersion === void 0 || !func0.call(data25, "lockfileVersion")) && (missing5 = "lockfileVersion") || (data25.requires === void 0 || !func0.call(data25, "requires")) && (missing5 = "requires") || (data25.packages === void 0 || !func0.call(data25, "packages")) && (missing5 = "packages")) {
                  validate36.errors = [{ instancePath: instancePath + "/lock", schemaPath: "#/$defs/lock/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                  return false;
                } else {
                  const _errs12 = errors;
                  for (const key1 of Object.keys(data25)) {
                    if (!(key1 === "name" || key1 === "version" || key1 === "requires" || key1 === "lockfileVersion" || key1 === "packages")) {
                      validate36.errors = [{ instancePath: instancePath + "/lock", schemaPath: "#/$defs/lock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  }
                  if (_errs12 === errors) {
                    if (data25.name !== void 0 && func0.call(data25, "name")) {
                      let data26 = data25.name;
                      const _errs13 = errors;
                      if (errors === _errs13) {
                        if (typeof data26 === "string") {
                          if (!pattern6.test(data26)) {
                            validate36.errors = [{ instancePath: instancePath + "/lock/name", schemaPath: "#/$defs/lock/properties/name/pattern", keyword: "pattern", params: { pattern: "^lanser-pin-[a-z0-9-]{1,64}$" }, message: 'must match pattern "^lanser-pin-[a-z0-9-]{1,64}$"' }];
                            return false;
                          }
                        } else {
                          validate36.errors = [{ instancePath: instancePath + "/lock/name", schemaPath: "#/$defs/lock/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid8 = _errs13 === errors;
                    } else {
                      var valid8 = true;
                    }
                    if (valid8) {
                      if (data25.version !== void 0 && func0.call(data25, "version")) {
                        let data27 = data25.version;
                        const _errs15 = errors;
                        if (errors === _errs15) {
                          if (typeof data27 === "string") {
                            if (func116(data27) > 128) {
                              validate36.errors = [{ instancePath: instancePath + "/lock/version", schemaPath: "#/$defs/lock/properties/version/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" }];
                              return false;
                            }
                          } else {
                            validate36.errors = [{ instancePath: instancePath + "/lock/version", schemaPath: "#/$defs/lock/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid8 = _errs15 === errors;
                      } else {
                        var valid8 = true;
                      }
                      if (valid8) {
                        if (data25.requires !== void 0 && func0.call(data25, "requires")) {
                          const _errs17 = errors;
                          if (true !== data25.requires) {
                            validate36.errors = [{ instancePath: instancePath + "/lock/requires", schemaPath: "#/$defs/lock/properties/requires/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                            return false;
                          }
                          var valid8 = _errs17 === errors;
                        } else {
                          var valid8 = true;
                        }
                        if (valid8) {
                          if (data25.lockfileVersion !== void 0 && func0.call(data25, "lockfileVersion")) {
                            const _errs18 = errors;
                            if (3 !== data25.lockfileVersion) {
                              validate36.errors = [{ instancePath: instancePath + "/lock/lockfileVersion", schemaPath: "#/$defs/lock/properties/lockfileVersion/const", keyword: "const", params: { allowedValue: 3 }, message: "must be equal to constant" }];
                              return false;
                            }
                            var valid8 = _errs18 === errors;
                          } else {
                            var valid8 = true;
                          }
                          if (valid8) {
                            if (data25.packages !== void 0 && func0.call(data25, "packages")) {
                              let data30 = data25.packages;
                              const _errs19 = errors;
                              if (errors === _errs19) {
                                if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                  for (const key2 of Object.keys(data30)) {
                                    let data31 = data30[key2];
                                    const _errs22 = errors;
                                    if (errors === _errs22) {
                                      if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                                        if (data31.version !== void 0 && func0.call(data31, "version")) {
                                          const _errs24 = errors;
                                          if (typeof data31.version !== "string") {
                                            validate36.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/version", schemaPath: "#/$defs/lock/properties/packages/additionalProperties/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                          var valid10 = _errs24 === errors;
                                        } else {
                                          var valid10 = true;
                                        }
                                        if (valid10) {
                                          if (data31.integrity !== void 0 && func0.call(data31, "integrity")) {
                                            let data33 = data31.integrity;
                                            const _errs26 = errors;
                                            if (errors === _errs26) {
                                              if (typeof data33 === "string") {
                                                if (!pattern10.test(data33)) {
                                                  validate36.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/integrity", schemaPath: "#/$defs/lock/properties/packages/additionalProperties/properties/integrity/pattern", keyword: "pattern", params: { pattern: "^sha512-[A-Za-z0-9+/]{86}==$" }, message: 'must match pattern "^sha512-[A-Za-z0-9+/]{86}==$"' }];
                                                  return false;
                                                }
                                              } else {
                                                validate36.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/integrity", schemaPath: "#/$defs/lock/properties/packages/additionalProperties/properties/integrity/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid10 = _errs26 === errors;
                                          } else {
                                            var valid10 = true;
                                          }
                                          if (valid10) {
                                            if (data31.resolved !== void 0 && func0.call(data31, "resolved")) {
                                              var valid10 = false;
                                              validate36.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/resolved", schemaPath: "#/$defs/lock/properties/packages/additionalProperties/properties/resolved/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }];
                                              return false;
                                            } else {
                                              var valid10 = true;
                                            }
                                            if (valid10) {
                                              if (data31.link !== void 0 && func0.call(data31, "link")) {
                                                var valid10 = false;
                                                validate36.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/link", schemaPath: "#/$defs/lock/properties/packages/additionalProperties/properties/link/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }];
                                                return false;
                                              } else {
                                                var valid10 = true;
                                              }
                                              if (valid10) {
                                                if (data31.inBundle !== void 0 && func0.call(data31, "inBundle")) {
                                                  var valid10 = false;
                                                  validate36.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/inBundle", schemaPath: "#/$defs/lock/properties/packages/additionalProperties/properties/inBundle/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }];
                                                  return false;
                                                } else {
                                                  var valid10 = true;
                                                }
                                                if (valid10) {
                                                  if (data31.bundleDependencies !== void 0 && func0.call(data31, "bundleDependencies")) {
                                                    var valid10 = false;
                                                    validate36.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/bundleDependencies", schemaPath: "#/$defs/lock/properties/packages/additionalProperties/properties/bundleDependencies/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }];
                                                    return false;
                                                  } else {
                                                    var valid10 = true;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate36.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/lock/properties/packages/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid9 = _errs22 === errors;
                                    if (!valid9) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate36.errors = [{ instancePath: instancePath + "/lock/packages", schemaPath: "#/$defs/lock/properties/packages/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid8 = _errs19 === errors;
                            } else {
                              var valid8 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              } else {
                validate36.errors = [{ instancePath: instancePath + "/lock", schemaPath: "#/$defs/lock/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid6 = _errs9 === errors;
          } else {
            var valid6 = true;
          }
          if (valid6) {
            if (data.wheels !== void 0 && func0.call(data, "wheels")) {
              const _errs28 = errors;
              if (!validate23(data.wheels, { instancePath: instancePath + "/wheels", parentData: data, parentDataProperty: "wheels", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                errors = vErrors.length;
              }
              var valid6 = _errs28 === errors;
            } else {
              var valid6 = true;
            }
            if (valid6) {
              if (data.modules !== void 0 && func0.call(data, "modules")) {
                const _errs29 = errors;
                if (!validate25(data.modules, { instancePath: instancePath + "/modules", parentData: data, parentDataProperty: "modules", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                  errors = vErrors.length;
                }
                var valid6 = _errs29 === errors;
              } else {
                var valid6 = true;
              }
              if (valid6) {
                if (data.machine !== void 0 && func0.call(data, "machine")) {
                  const _errs30 = errors;
                  if (!validate28(data.machine, { instancePath: instancePath + "/machine", parentData: data, parentDataProperty: "machine", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
                    errors = vErrors.length;
                  }
                  var valid6 = _errs30 === errors;
                } else {
                  var valid6 = true;
                }
                if (valid6) {
                  if (data.archives !== void 0 && func0.call(data, "archives")) {
                    const _errs31 = errors;
                    if (!validate30(data.archives, { instancePath: instancePath + "/archives", parentData: data, parentDataProperty: "archives", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
                      errors = vErrors.length;
                    }
                    var valid6 = _errs31 === errors;
                  } else {
                    var valid6 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if ((data.manifest === void 0 || !func0.call(data, "manifest")) && (missing0 = "manifest") || (data.lock === void 0 || !func0.call(data, "lock")) && (missing0 = "lock")) {
      const err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.wheels !== void 0 && func0.call(data, "wheels")) {
        var valid1 = false;
        const err1 = { instancePath: instancePath + "/wheels", schemaPath: "#/oneOf/0/properties/wheels/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      } else {
        var valid1 = true;
      }
      if (valid1) {
        if (data.modules !== void 0 && func0.call(data, "modules")) {
          var valid1 = false;
          const err2 = { instancePath: instancePath + "/modules", schemaPath: "#/oneOf/0/properties/modules/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.machine !== void 0 && func0.call(data, "machine")) {
            var valid1 = false;
            const err3 = { instancePath: instancePath + "/machine", schemaPath: "#/oneOf/0/properties/machine/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.archives !== void 0 && func0.call(data, "archives")) {
              var valid1 = false;
              const err4 = { instancePath: instancePath + "/archives", schemaPath: "#/oneOf/0/properties/archives/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.parts !== void 0 && func0.call(data, "parts")) {
                var valid1 = false;
                const err5 = { instancePath: instancePath + "/parts", schemaPath: "#/oneOf/0/properties/parts/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    }
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = {};
    props0.wheels = true;
    props0.modules = true;
    props0.machine = true;
    props0.archives = true;
    props0.parts = true;
  }
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if ((data.wheels === void 0 || !func0.call(data, "wheels")) && (missing1 = "wheels")) {
      const err6 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    } else {
      if (data.manifest !== void 0 && func0.call(data, "manifest")) {
        var valid2 = false;
        const err7 = { instancePath: instancePath + "/manifest", schemaPath: "#/oneOf/1/properties/manifest/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      } else {
        var valid2 = true;
      }
      if (valid2) {
        if (data.lock !== void 0 && func0.call(data, "lock")) {
          var valid2 = false;
          const err8 = { instancePath: instancePath + "/lock", schemaPath: "#/oneOf/1/properties/lock/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.modules !== void 0 && func0.call(data, "modules")) {
            var valid2 = false;
            const err9 = { instancePath: instancePath + "/modules", schemaPath: "#/oneOf/1/properties/modules/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.machine !== void 0 && func0.call(data, "machine")) {
              var valid2 = false;
              const err10 = { instancePath: instancePath + "/machine", schemaPath: "#/oneOf/1/properties/machine/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.archives !== void 0 && func0.call(data, "archives")) {
                var valid2 = false;
                const err11 = { instancePath: instancePath + "/archives", schemaPath: "#/oneOf/1/properties/archives/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data.parts !== void 0 && func0.call(data, "parts")) {
                  var valid2 = false;
                  const err12 = { instancePath: instancePath + "/parts", schemaPath: "#/oneOf/1/properties/parts/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                } else {
                  var valid2 = true;
                }
              }
            }
          }
        }
      }
    }
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = props0 || {};
        props0.manifest = true;
        props0.lock = true;
        props0.modules = true;
        props0.machine = true;
        props0.archives = true;
        props0.parts = true;
      }
    }
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if ((data.modules === void 0 || !func0.call(data, "modules")) && (missing2 = "modules")) {
        const err13 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      } else {
        if (data.manifest !== void 0 && func0.call(data, "manifest")) {
          var valid3 = false;
          const err14 = { instancePath: instancePath + "/manifest", schemaPath: "#/oneOf/2/properties/manifest/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        } else {
          var valid3 = true;
        }
        if (valid3) {
          if (data.lock !== void 0 && func0.call(data, "lock")) {
            var valid3 = false;
            const err15 = { instancePath: instancePath + "/lock", schemaPath: "#/oneOf/2/properties/lock/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          } else {
            var valid3 = true;
          }
          if (valid3) {
            if (data.wheels !== void 0 && func0.call(data, "wheels")) {
              var valid3 = false;
              const err16 = { instancePath: instancePath + "/wheels", schemaPath: "#/oneOf/2/properties/wheels/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            } else {
              var valid3 = true;
            }
            if (valid3) {
              if (data.machine !== void 0 && func0.call(data, "machine")) {
                var valid3 = false;
                const err17 = { instancePath: instancePath + "/machine", schemaPath: "#/oneOf/2/properties/machine/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              } else {
                var valid3 = true;
              }
              if (valid3) {
                if (data.archives !== void 0 && func0.call(data, "archives")) {
                  var valid3 = false;
                  const err18 = { instancePath: instancePath + "/archives", schemaPath: "#/oneOf/2/properties/archives/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                } else {
                  var valid3 = true;
                }
                if (valid3) {
                  if (data.parts !== void 0 && func0.call(data, "parts")) {
                    var valid3 = false;
                    const err19 = { instancePath: instancePath + "/parts", schemaPath: "#/oneOf/2/properties/parts/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
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
    var _valid0 = _errs4 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
        if (props0 !== true) {
          props0 = props0 || {};
          props0.manifest = true;
          props0.lock = true;
          props0.wheels = true;
          props0.machine = true;
          props0.archives = true;
          props0.parts = true;
        }
      }
      const _errs5 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing3;
        if ((data.machine === void 0 || !func0.call(data, "machine")) && (missing3 = "machine")) {
          const err20 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        } else {
          if (data.manifest !== void 0 && func0.call(data, "manifest")) {
            var valid4 = false;
            const err21 = { instancePath: instancePath + "/manifest", schemaPath: "#/oneOf/3/properties/manifest/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          } else {
            var valid4 = true;
          }
          if (valid4) {
            if (data.lock !== void 0 && func0.call(data, "lock")) {
              var valid4 = false;
              const err22 = { instancePath: instancePath + "/lock", schemaPath: "#/oneOf/3/properties/lock/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            } else {
              var valid4 = true;
            }
            if (valid4) {
              if (data.wheels !== void 0 && func0.call(data, "wheels")) {
                var valid4 = false;
                const err23 = { instancePath: instancePath + "/wheels", schemaPath: "#/oneOf/3/properties/wheels/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              } else {
                var valid4 = true;
              }
              if (valid4) {
                if (data.modules !== void 0 && func0.call(data, "modules")) {
                  var valid4 = false;
                  const err24 = { instancePath: instancePath + "/modules", schemaPath: "#/oneOf/3/properties/modules/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                } else {
                  var valid4 = true;
                }
                if (valid4) {
                  if (data.archives !== void 0 && func0.call(data, "archives")) {
                    var valid4 = false;
                    const err25 = { instancePath: instancePath + "/archives", schemaPath: "#/oneOf/3/properties/archives/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data.parts !== void 0 && func0.call(data, "parts")) {
                      var valid4 = false;
                      const err26 = { instancePath: instancePath + "/parts", schemaPath: "#/oneOf/3/properties/parts/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                      if (vErrors === null) {
                        vErrors = [err26];
                      } else {
                        vErrors.push(err26);
                      }
                      errors++;
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
      var _valid0 = _errs5 === errors;
      if (_valid0 && valid0) {
        valid0 = false;
        passing0 = [passing0, 3];
      } else {
        if (_valid0) {
          valid0 = true;
          passing0 = 3;
          if (props0 !== true) {
            props0 = props0 || {};
            props0.manifest = true;
            props0.lock = true;
            props0.wheels = true;
            props0.modules = true;
            props0.archives = true;
            props0.parts = true;
          }
        }
        const _errs6 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing4;
          if ((data.archives === void 0 || !func0.call(data, "archives")) && (missing4 = "archives")) {
            const err27 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          } else {
            if (data.manifest !== void 0 && func0.call(data, "manifest")) {
              var valid5 = false;
              const err28 = { instancePath: instancePath + "/manifest", schemaPath: "#/oneOf/4/properties/manifest/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            } else {
              var valid5 = true;
            }
            if (valid5) {
              if (data.lock !== void 0 && func0.call(data, "lock")) {
                var valid5 = false;
                const err29 = { instancePath: instancePath + "/lock", schemaPath: "#/oneOf/4/properties/lock/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              } else {
                var valid5 = true;
              }
              if (valid5) {
                if (data.wheels !== void 0 && func0.call(data, "wheels")) {
                  var valid5 = false;
                  const err30 = { instancePath: instancePath + "/wheels", schemaPath: "#/oneOf/4/properties/wheels/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                } else {
                  var valid5 = true;
                }
                if (valid5) {
                  if (data.modules !== void 0 && func0.call(data, "modules")) {
                    var valid5 = false;
                    const err31 = { instancePath: instancePath + "/modules", schemaPath: "#/oneOf/4/properties/modules/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  } else {
                    var valid5 = true;
                  }
                  if (valid5) {
                    if (data.machine !== void 0 && func0.call(data, "machine")) {
                      var valid5 = false;
                      const err32 = { instancePath: instancePath + "/machine", schemaPath: "#/oneOf/4/properties/machine/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                      if (vErrors === null) {
                        vErrors = [err32];
                      } else {
                        vErrors.push(err32);
                      }
                      errors++;
                    } else {
                      var valid5 = true;
                    }
                    if (valid5) {
                      if (data.parts !== void 0 && func0.call(data, "parts")) {
                        var valid5 = false;
                        const err33 = { instancePath: instancePath + "/parts", schemaPath: "#/oneOf/4/properties/parts/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                        if (vErrors === null) {
                          vErrors = [err33];
                        } else {
                          vErrors.push(err33);
                        }
                        errors++;
                      } else {
                        var valid5 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
        var _valid0 = _errs6 === errors;
        if (_valid0 && valid0) {
          valid0 = false;
          passing0 = [passing0, 4];
        } else {
          if (_valid0) {
            valid0 = true;
            passing0 = 4;
            if (props0 !== true) {
              props0 = props0 || {};
              props0.manifest = true;
              props0.lock = true;
              props0.wheels = true;
              props0.modules = true;
              props0.machine = true;
              props0.parts = true;
            }
          }
          const _errs7 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing5;
            if ((data.parts === void 0 || !func0.call(data, "parts")) && (missing5 = "parts")) {
              const err34 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            } else {
              if (data.manifest !== void 0 && func0.call(data, "manifest")) {
                var valid6 = false;
                const err35 = { instancePath: instancePath + "/manifest", schemaPath: "#/oneOf/5/properties/manifest/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              } else {
                var valid6 = true;
              }
              if (valid6) {
                if (data.lock !== void 0 && func0.call(data, "lock")) {
                  var valid6 = false;
                  const err36 = { instancePath: instancePath + "/lock", schemaPath: "#/oneOf/5/properties/lock/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                } else {
                  var valid6 = true;
                }
                if (valid6) {
                  if (data.wheels !== void 0 && func0.call(data, "wheels")) {
                    var valid6 = false;
                    const err37 = { instancePath: instancePath + "/wheels", schemaPath: "#/oneOf/5/properties/wheels/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  } else {
                    var valid6 = true;
                  }
                  if (valid6) {
                    if (data.modules !== void 0 && func0.call(data, "modules")) {
                      var valid6 = false;
                      const err38 = { instancePath: instancePath + "/modules", schemaPath: "#/oneOf/5/properties/modules/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                      if (vErrors === null) {
                        vErrors = [err38];
                      } else {
                        vErrors.push(err38);
                      }
                      errors++;
                    } else {
                      var valid6 = true;
                    }
                    if (valid6) {
                      if (data.machine !== void 0 && func0.call(data, "machine")) {
                        var valid6 = false;
                        const err39 = { instancePath: instancePath + "/machine", schemaPath: "#/oneOf/5/properties/machine/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                        if (vErrors === null) {
                          vErrors = [err39];
                        } else {
                          vErrors.push(err39);
                        }
                        errors++;
                      } else {
                        var valid6 = true;
                      }
                      if (valid6) {
                        if (data.archives !== void 0 && func0.call(data, "archives")) {
                          var valid6 = false;
                          const err40 = { instancePath: instancePath + "/archives", schemaPath: "#/oneOf/5/properties/archives/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                          if (vErrors === null) {
                            vErrors = [err40];
                          } else {
                            vErrors.push(err40);
                          }
                          errors++;
                        } else {
                          var valid6 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          var _valid0 = _errs7 === errors;
          if (_valid0 && valid0) {
            valid0 = false;
            passing0 = [passing0, 5];
          } else {
            if (_valid0) {
              valid0 = true;
              passing0 = 5;
              if (props0 !== true) {
                props0 = props0 || {};
                props0.manifest = true;
                props0.lock = true;
                props0.wheels = true;
                props0.modules = true;
                props0.machine = true;
                props0.archives = true;
              }
            }
          }
        }
      }
    }
  }
  if (!valid0) {
    const err41 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err41];
    } else {
      vErrors.push(err41);
    }
    errors++;
    validate20.errors = vErrors;
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing6;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing6 = "schema") || (data.server === void 0 || !func0.call(data, "server")) && (missing6 = "server") || (data.version === void 0 || !func0.call(data, "version")) && (missing6 = "version") || (data.treeDigests === void 0 || !func0.call(data, "treeDigests")) && (missing6 = "treeDigests")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
        return false;
      } else {
        const _errs8 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema31.properties, key0)) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs8 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs9 = errors;
            if ("lanser.pin.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.pin.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid7 = _errs9 === errors;
          } else {
            var valid7 = true;
          }
          if (valid7) {
            if (data.server !== void 0 && func0.call(data, "server")) {
              let data36 = data.server;
              const _errs10 = errors;
              if (errors === _errs10) {
                if (typeof data36 === "string") {
                  if (!pattern4.test(data36)) {
                    validate20.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]{0,63}$" }, message: 'must match pattern "^[a-z][a-z0-9-]{0,63}$"' }];
                    return false;
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid7 = _errs10 === errors;
            } else {
              var valid7 = true;
            }
            if (valid7) {
              if (data.version !== void 0 && func0.call(data, "version")) {
                let data37 = data.version;
                const _errs12 = errors;
                if (errors === _errs12) {
                  if (typeof data37 === "string") {
                    if (!pattern5.test(data37)) {
                      validate20.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+(?:\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                      return false;
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid7 = _errs12 === errors;
              } else {
                var valid7 = true;
              }
              if (valid7) {
                if (data.manifest !== void 0 && func0.call(data, "manifest")) {
                  const _errs14 = errors;
                  if (!validate21(data.manifest, { instancePath: instancePath + "/manifest", parentData: data, parentDataProperty: "manifest", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                  var valid7 = _errs14 === errors;
                } else {
                  var valid7 = true;
                }
                if (valid7) {
                  if (data.lock !== void 0 && func0.call(data, "lock")) {
                    let data39 = data.lock;
                    const _errs15 = errors;
                    const _errs16 = errors;
                    if (errors === _errs16) {
                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                        let missing7;
                        if ((data39.name === void 0 || !func0.call(data39, "name")) && (missing7 = "name") || (data39.version === void 0 || !func0.call(data39, "version")) && (missing7 = "version") || (data39.lockfileVersion === void 0 || !func0.call(data39, "lockfileVersion")) && (missing7 = "lockfileVersion") || (data39.requires === void 0 || !func0.call(data39, "requires")) && (missing7 = "requires") || (data39.packages === void 0 || !func0.call(data39, "packages")) && (missing7 = "packages")) {
                          validate20.errors = [{ instancePath: instancePath + "/lock", schemaPath: "#/$defs/lock/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                          return false;
                        } else {
                          const _errs18 = errors;
                          for (const key1 of Object.keys(data39)) {
                            if (!(key1 === "name" || key1 === "version" || key1 === "requires" || key1 === "lockfileVersion" || key1 === "packages")) {
                              validate20.errors = [{ instancePath: instancePath + "/lock", schemaPath: "#/$defs/lock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                              return false;
                              break;
                            }
                          }
                          if (_errs18 === errors) {
                            if (data39.name !== void 0 && func0.call(data39, "name")) {
                              let data40 = data39.name;
                              const _errs19 = errors;
                              if (errors === _errs19) {
                                if (typeof data40 === "string") {
                                  if (!pattern6.test(data40)) {
                                    validate20.errors = [{ instancePath: instancePath + "/lock/name", schemaPath: "#/$defs/lock/properties/name/pattern", keyword: "pattern", params: { pattern: "^lanser-pin-[a-z0-9-]{1,64}$" }, message: 'must match pattern "^lanser-pin-[a-z0-9-]{1,64}$"' }];
                                    return false;
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/lock/name", schemaPath: "#/$defs/lock/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid9 = _errs19 === errors;
                            } else {
                              var valid9 = true;
                            }
                            if (valid9) {
                              if (data39.version !== void 0 && func0.call(data39, "version")) {
                                let data41 = data39.version;
                                const _errs21 = errors;
                                if (errors === _errs21) {
                                  if (typeof data41 === "string") {
                                    if (func116(data41) > 128) {
                                      validate20.errors = [{ instancePath: instancePath + "/lock/version", schemaPath: "#/$defs/lock/properties/version/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" }];
                                      return false;
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/lock/version", schemaPath: "#/$defs/lock/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid9 = _errs21 === errors;
                              } else {
                                var valid9 = true;
                              }
                              if (valid9) {
                                if (data39.requires !== void 0 && func0.call(data39, "requires")) {
                                  const _errs23 = errors;
                                  if (true !== data39.requires) {
                                    validate20.errors = [{ instancePath: instancePath + "/lock/requires", schemaPath: "#/$defs/lock/properties/requires/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                                    return false;
                                  }
                                  var valid9 = _errs23 === errors;
                                } else {
                                  var valid9 = true;
                                }
                                if (valid9) {
                                  if (data39.lockfileVersion !== void 0 && func0.call(data39, "lockfileVersion")) {
                                    const _errs24 = errors;
                                    if (3 !== data39.lockfileVersion) {
                                      validate20.errors = [{ instancePath: instancePath + "/lock/lockfileVersion", schemaPath: "#/$defs/lock/properties/lockfileVersion/const", keyword: "const", params: { allowedValue: 3 }, message: "must be equal to constant" }];
                                      return false;
                                    }
                                    var valid9 = _errs24 === errors;
                                  } else {
                                    var valid9 = true;
                                  }
                                  if (valid9) {
                                    if (data39.packages !== void 0 && func0.call(data39, "packages")) {
                                      let data44 = data39.packages;
                                      const _errs25 = errors;
                                      if (errors === _errs25) {
                                        if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
                                          for (const key2 of Object.keys(data44)) {
                                            let data45 = data44[key2];
                                            const _errs28 = errors;
                                            if (errors === _errs28) {
                                              if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
                                                if (data45.version !== void 0 && func0.call(data45, "version")) {
                                                  const _errs30 = errors;
                                                  if (typeof data45.version !== "string") {
                                                    validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/version", schemaPath: "#/$defs/lock/properties/packages/additionalProperties/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                  var valid11 = _errs30 === errors;
                                                } else {
                                                  var valid11 = true;
                                                }
                                                if (valid11) {
                                                  if (data45.integrity !== void 0 && func0.call(data45, "integrity")) {
                                                    let data47 = data45.integrity;
                                                    const _errs32 = errors;
                                                    if (errors === _errs32) {
                                                      if (typeof data47 === "string") {
                                                        if (!pattern10.test(data47)) {
                                                          validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/integrity", schemaPath: "#/$defs/lock/properties/packages/additionalProperties/properties/integrity/pattern", keyword: "pattern", params: { pattern: "^sha512-[A-Za-z0-9+/]{86}==$" }, message: 'must match pattern "^sha512-[A-Za-z0-9+/]{86}==$"' }];
                                                          return false;
                                                        }
                                                      } else {
                                                        validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/integrity", schemaPath: "#/$defs/lock/properties/packages/additionalProperties/properties/integrity/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid11 = _errs32 === errors;
                                                  } else {
                                                    var valid11 = true;
                                                  }
                                                  if (valid11) {
                                                    if (data45.resolved !== void 0 && func0.call(data45, "resolved")) {
                                                      var valid11 = false;
                                                      validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/resolved", schemaPath: "#/$defs/lock/properties/packages/additionalProperties/properties/resolved/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }];
                                                      return false;
                                                    } else {
                                                      var valid11 = true;
                                                    }
                                                    if (valid11) {
                                                      if (data45.link !== void 0 && func0.call(data45, "link")) {
                                                        var valid11 = false;
                                                        validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/link", schemaPath: "#/$defs/lock/properties/packages/additionalProperties/properties/link/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }];
                                                        return false;
                                                      } else {
                                                        var valid11 = true;
                                                      }
                                                      if (valid11) {
                                                        if (data45.inBundle !== void 0 && func0.call(data45, "inBundle")) {
                                                          var valid11 = false;
                                                          validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/inBundle", schemaPath: "#/$defs/lock/properties/packages/additionalProperties/properties/inBundle/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }];
                                                          return false;
                                                        } else {
                                                          var valid11 = true;
                                                        }
                                                        if (valid11) {
                                                          if (data45.bundleDependencies !== void 0 && func0.call(data45, "bundleDependencies")) {
                                                            var valid11 = false;
                                                            validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/bundleDependencies", schemaPath: "#/$defs/lock/properties/packages/additionalProperties/properties/bundleDependencies/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }];
                                                            return false;
                                                          } else {
                                                            var valid11 = true;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/lock/properties/packages/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                return false;
                                              }
                                            }
                                            var valid10 = _errs28 === errors;
                                            if (!valid10) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate20.errors = [{ instancePath: instancePath + "/lock/packages", schemaPath: "#/$defs/lock/properties/packages/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid9 = _errs25 === errors;
                                    } else {
                                      var valid9 = true;
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate20.errors = [{ instancePath: instancePath + "/lock", schemaPath: "#/$defs/lock/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid7 = _errs15 === errors;
                  } else {
                    var valid7 = true;
                  }
                  if (valid7) {
                    if (data.wheels !== void 0 && func0.call(data, "wheels")) {
                      const _errs34 = errors;
                      if (!validate23(data.wheels, { instancePath: instancePath + "/wheels", parentData: data, parentDataProperty: "wheels", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                        errors = vErrors.length;
                      }
                      var valid7 = _errs34 === errors;
                    } else {
                      var valid7 = true;
                    }
                    if (valid7) {
                      if (data.modules !== void 0 && func0.call(data, "modules")) {
                        const _errs35 = errors;
                        if (!validate25(data.modules, { instancePath: instancePath + "/modules", parentData: data, parentDataProperty: "modules", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                          errors = vErrors.length;
                        }
                        var valid7 = _errs35 === errors;
                      } else {
                        var valid7 = true;
                      }
                      if (valid7) {
                        if (data.machine !== void 0 && func0.call(data, "machine")) {
                          const _errs36 = errors;
                          if (!validate28(data.machine, { instancePath: instancePath + "/machine", parentData: data, parentDataProperty: "machine", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
                            errors = vErrors.length;
                          }
                          var valid7 = _errs36 === errors;
                        } else {
                          var valid7 = true;
                        }
                        if (valid7) {
                          if (data.archives !== void 0 && func0.call(data, "archives")) {
                            const _errs37 = errors;
                            if (!validate30(data.archives, { instancePath: instancePath + "/archives", parentData: data, parentDataProperty: "archives", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
                              errors = vErrors.length;
                            }
                            var valid7 = _errs37 === errors;
                          } else {
                            var valid7 = true;
                          }
                          if (valid7) {
                            if (data.parts !== void 0 && func0.call(data, "parts")) {
                              let data56 = data.parts;
                              const _errs38 = errors;
                              if (errors === _errs38) {
                                if (Array.isArray(data56)) {
                                  if (data56.length > 5) {
                                    validate20.errors = [{ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }];
                                    return false;
                                  } else {
                                    if (data56.length < 2) {
                                      validate20.errors = [{ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
                                      return false;
                                    } else {
                                      var valid12 = true;
                                      const len0 = data56.length;
                                      for (let i0 = 0; i0 < len0; i0++) {
                                        const _errs40 = errors;
                                        if (!validate36(data56[i0], { instancePath: instancePath + "/parts/" + i0, parentData: data56, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid12 = _errs40 === errors;
                                        if (!valid12) {
                                          break;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid7 = _errs38 === errors;
                            } else {
                              var valid7 = true;
                            }
                            if (valid7) {
                              if (data.treeDigests !== void 0 && func0.call(data, "treeDigests")) {
                                let data58 = data.treeDigests;
                                const _errs41 = errors;
                                if (errors === _errs41) {
                                  if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                    if (Object.keys(data58).length < 1) {
                                      validate20.errors = [{ instancePath: instancePath + "/treeDigests", schemaPath: "#/properties/treeDigests/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                                      return false;
                                    } else {
                                      const _errs43 = errors;
                                      for (const key3 of Object.keys(data58)) {
                                        if (!(key3 === "any" || key3 === "x64" || key3 === "arm64")) {
                                          validate20.errors = [{ instancePath: instancePath + "/treeDigests", schemaPath: "#/properties/treeDigests/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs43 === errors) {
                                        if (data58.any !== void 0 && func0.call(data58, "any")) {
                                          let data59 = data58.any;
                                          const _errs44 = errors;
                                          const _errs45 = errors;
                                          if (errors === _errs45) {
                                            if (typeof data59 === "string") {
                                              if (!pattern27.test(data59)) {
                                                validate20.errors = [{ instancePath: instancePath + "/treeDigests/any", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                                return false;
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/treeDigests/any", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid13 = _errs44 === errors;
                                        } else {
                                          var valid13 = true;
                                        }
                                        if (valid13) {
                                          if (data58.x64 !== void 0 && func0.call(data58, "x64")) {
                                            let data60 = data58.x64;
                                            const _errs47 = errors;
                                            const _errs48 = errors;
                                            if (errors === _errs48) {
                                              if (typeof data60 === "string") {
                                                if (!pattern27.test(data60)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/treeDigests/x64", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                                  return false;
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/treeDigests/x64", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid13 = _errs47 === errors;
                                          } else {
                                            var valid13 = true;
                                          }
                                          if (valid13) {
                                            if (data58.arm64 !== void 0 && func0.call(data58, "arm64")) {
                                              let data61 = data58.arm64;
                                              const _errs50 = errors;
                                              const _errs51 = errors;
                                              if (errors === _errs51) {
                                                if (typeof data61 === "string") {
                                                  if (!pattern27.test(data61)) {
                                                    validate20.errors = [{ instancePath: instancePath + "/treeDigests/arm64", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate20.errors = [{ instancePath: instancePath + "/treeDigests/arm64", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid13 = _errs50 === errors;
                                            } else {
                                              var valid13 = true;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/treeDigests", schemaPath: "#/properties/treeDigests/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid7 = _errs41 === errors;
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
