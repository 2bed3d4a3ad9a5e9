// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validatePinV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v1/schemas/pin.v1.json", "type": "object", "additionalProperties": false, "required": ["schema", "server", "version", "treeDigests"], "oneOf": [{ "required": ["manifest", "lock"], "properties": { "wheels": false, "modules": false, "machine": false } }, { "required": ["wheels"], "properties": { "manifest": false, "lock": false, "modules": false, "machine": false } }, { "required": ["modules"], "properties": { "manifest": false, "lock": false, "wheels": false, "machine": false } }, { "required": ["machine"], "properties": { "manifest": false, "lock": false, "wheels": false, "modules": false } }], "properties": { "schema": { "const": "lanser.pin.v1" }, "server": { "type": "string", "pattern": "^[a-z][a-z0-9-]{0,63}$" }, "version": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, "manifest": { "type": "object", "additionalProperties": false, "required": ["name", "version", "private"], "properties": { "name": { "type": "string", "pattern": "^lanser-pin-[a-z0-9-]{1,64}$" }, "version": { "type": "string", "maxLength": 128 }, "private": { "const": true }, "dependencies": { "$ref": "#/$defs/dependencies" }, "optionalDependencies": { "$ref": "#/$defs/dependencies" } } }, "lock": { "type": "object", "additionalProperties": false, "required": ["name", "version", "lockfileVersion", "requires", "packages"], "properties": { "name": { "type": "string", "pattern": "^lanser-pin-[a-z0-9-]{1,64}$" }, "version": { "type": "string", "maxLength": 128 }, "requires": { "const": true }, "lockfileVersion": { "const": 3 }, "packages": { "type": "object", "additionalProperties": { "type": "object", "properties": { "version": { "type": "string" }, "integrity": { "type": "string", "pattern": "^sha512-[A-Za-z0-9+/]{86}==$" }, "resolved": false, "link": false, "inBundle": false, "bundleDependencies": false } } } } }, "wheels": { "$ref": "#/$defs/wheels" }, "modules": { "type": "object", "additionalProperties": false, "required": ["module", "version", "manifest", "sums", "toolchain"], "properties": { "module": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" }, "version": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, "manifest": { "$ref": "#/$defs/lines" }, "sums": { "$ref": "#/$defs/lines" }, "toolchain": { "$ref": "#/$defs/wheels" } } }, "machine": { "type": "object", "additionalProperties": false, "required": ["program", "version"], "properties": { "program": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$" }, "version": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, "sha256": { "$ref": "#/$defs/hex" } } }, "treeDigests": { "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "any": { "$ref": "#/$defs/digest" }, "x64": { "$ref": "#/$defs/digest" }, "arm64": { "$ref": "#/$defs/digest" } } } }, "$defs": { "wheels": { "type": "object", "additionalProperties": false, "required": ["package", "version", "sha256"], "properties": { "package": { "type": "string", "pattern": "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$" }, "version": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:\\.[0-9]+)?(?:-[0-9A-Za-z.-]{1,64})?$" }, "libc": { "const": "2.28" }, "sha256": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "x64": { "$ref": "#/$defs/hex" }, "arm64": { "$ref": "#/$defs/hex" } } } } }, "lines": { "type": "array", "maxItems": 4096, "items": { "type": "string", "maxLength": 512 } }, "hex": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "digest": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "dependencies": { "type": "object", "maxProperties": 32, "additionalProperties": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" } } } };
const schema32 = { "type": "object", "maxProperties": 32, "additionalProperties": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" } };
const schema37 = { "type": "array", "maxItems": 4096, "items": { "type": "string", "maxLength": 512 } };
const schema35 = { "type": "string", "pattern": "^[0-9a-f]{64}$" };
const schema40 = { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" };
const func0 = Object.prototype.hasOwnProperty;
const func94 = defaultOf(ucs2lengthHelper);
const pattern4 = new RegExp("^[a-z][a-z0-9-]{0,63}$", "u");
const pattern5 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$", "u");
const pattern6 = new RegExp("^lanser-pin-[a-z0-9-]{1,64}$", "u");
const pattern10 = new RegExp("^sha512-[A-Za-z0-9+/]{86}==$", "u");
const pattern15 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$", "u");
const pattern17 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$", "u");
const pattern13 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern20 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const schema34 = { "type": "object", "additionalProperties": false, "required": ["package", "version", "sha256"], "properties": { "package": { "type": "string", "pattern": "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$" }, "version": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+(?:\\.[0-9]+)?(?:-[0-9A-Za-z.-]{1,64})?$" }, "libc": { "const": "2.28" }, "sha256": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "x64": { "$ref": "#/$defs/hex" }, "arm64": { "$ref": "#/$defs/hex" } } } } };
const pattern11 = new RegExp("^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$", "u");
const pattern12 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+(?:\\.[0-9]+)?(?:-[0-9A-Za-z.-]{1,64})?$", "u");
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
      if ((data.package === void 0 || !func0.call(data, "package")) && (missing0 = "package") || (data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.sha256 === void 0 || !func0.call(data, "sha256")) && (missing0 = "sha256")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "package" || key0 === "version" || key0 === "libc" || key0 === "sha256")) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  validate21.errors = [{ instancePath: instancePath + "/package", schemaPath: "#/properties/package/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$" }, message: 'must match pattern "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"' }];
                  return false;
                }
              } else {
                validate21.errors = [{ instancePath: instancePath + "/package", schemaPath: "#/properties/package/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  if (!pattern12.test(data1)) {
                    validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:\\.[0-9]+)?(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:\\.[0-9]+)?(?:-[0-9A-Za-z.-]{1,64})?$"' }];
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
              if (data.libc !== void 0 && func0.call(data, "libc")) {
                const _errs6 = errors;
                if ("2.28" !== data.libc) {
                  validate21.errors = [{ instancePath: instancePath + "/libc", schemaPath: "#/properties/libc/const", keyword: "const", params: { allowedValue: "2.28" }, message: "must be equal to constant" }];
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
                        validate21.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                        return false;
                      } else {
                        const _errs9 = errors;
                        for (const key1 of Object.keys(data3)) {
                          if (!(key1 === "x64" || key1 === "arm64")) {
                            validate21.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
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
                                  validate21.errors = [{ instancePath: instancePath + "/sha256/x64", schemaPath: "#/$defs/hex/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                                  return false;
                                }
                              } else {
                                validate21.errors = [{ instancePath: instancePath + "/sha256/x64", schemaPath: "#/$defs/hex/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                    validate21.errors = [{ instancePath: instancePath + "/sha256/arm64", schemaPath: "#/$defs/hex/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                                    return false;
                                  }
                                } else {
                                  validate21.errors = [{ instancePath: instancePath + "/sha256/arm64", schemaPath: "#/$defs/hex/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate21.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
  }
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if ((data.wheels === void 0 || !func0.call(data, "wheels")) && (missing1 = "wheels")) {
      const err4 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    } else {
      if (data.manifest !== void 0 && func0.call(data, "manifest")) {
        var valid2 = false;
        const err5 = { instancePath: instancePath + "/manifest", schemaPath: "#/oneOf/1/properties/manifest/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      } else {
        var valid2 = true;
      }
      if (valid2) {
        if (data.lock !== void 0 && func0.call(data, "lock")) {
          var valid2 = false;
          const err6 = { instancePath: instancePath + "/lock", schemaPath: "#/oneOf/1/properties/lock/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
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
          if (data.modules !== void 0 && func0.call(data, "modules")) {
            var valid2 = false;
            const err7 = { instancePath: instancePath + "/modules", schemaPath: "#/oneOf/1/properties/modules/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
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
            if (data.machine !== void 0 && func0.call(data, "machine")) {
              var valid2 = false;
              const err8 = { instancePath: instancePath + "/machine", schemaPath: "#/oneOf/1/properties/machine/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
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
      }
    }
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if ((data.modules === void 0 || !func0.call(data, "modules")) && (missing2 = "modules")) {
        const err9 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      } else {
        if (data.manifest !== void 0 && func0.call(data, "manifest")) {
          var valid3 = false;
          const err10 = { instancePath: instancePath + "/manifest", schemaPath: "#/oneOf/2/properties/manifest/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        } else {
          var valid3 = true;
        }
        if (valid3) {
          if (data.lock !== void 0 && func0.call(data, "lock")) {
            var valid3 = false;
            const err11 = { instancePath: instancePath + "/lock", schemaPath: "#/oneOf/2/properties/lock/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          } else {
            var valid3 = true;
          }
          if (valid3) {
            if (data.wheels !== void 0 && func0.call(data, "wheels")) {
              var valid3 = false;
              const err12 = { instancePath: instancePath + "/wheels", schemaPath: "#/oneOf/2/properties/wheels/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
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
              if (data.machine !== void 0 && func0.call(data, "machine")) {
                var valid3 = false;
                const err13 = { instancePath: instancePath + "/machine", schemaPath: "#/oneOf/2/properties/machine/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
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
        }
      }
      const _errs5 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing3;
        if ((data.machine === void 0 || !func0.call(data, "machine")) && (missing3 = "machine")) {
          const err14 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        } else {
          if (data.manifest !== void 0 && func0.call(data, "manifest")) {
            var valid4 = false;
            const err15 = { instancePath: instancePath + "/manifest", schemaPath: "#/oneOf/3/properties/manifest/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          } else {
            var valid4 = true;
          }
          if (valid4) {
            if (data.lock !== void 0 && func0.call(data, "lock")) {
              var valid4 = false;
              const err16 = { instancePath: instancePath + "/lock", schemaPath: "#/oneOf/3/properties/lock/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            } else {
              var valid4 = true;
            }
            if (valid4) {
              if (data.wheels !== void 0 && func0.call(data, "wheels")) {
                var valid4 = false;
                const err17 = { instancePath: instancePath + "/wheels", schemaPath: "#/oneOf/3/properties/wheels/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              } else {
                var valid4 = true;
              }
              if (valid4) {
                if (data.modules !== void 0 && func0.call(data, "modules")) {
                  var valid4 = false;
                  const err18 = { instancePath: instancePath + "/modules", schemaPath: "#/oneOf/3/properties/modules/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
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
          }
        }
      }
    }
  }
  if (!valid0) {
    const err19 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
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
      let missing4;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing4 = "schema") || (data.server === void 0 || !func0.call(data, "server")) && (missing4 = "server") || (data.version === void 0 || !func0.call(data, "version")) && (missing4 = "version") || (data.treeDigests === void 0 || !func0.call(data, "treeDigests")) && (missing4 = "treeDigests")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
        return false;
      } else {
        const _errs6 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema31.properties, key0)) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs6 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs7 = errors;
            if ("lanser.pin.v1" !== data.schema) {
              validate20.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.pin.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid5 = _errs7 === errors;
          } else {
            var valid5 = true;
          }
          if (valid5) {
            if (data.server !== void 0 && func0.call(data, "server")) {
              let data16 = data.server;
              const _errs8 = errors;
              if (errors === _errs8) {
                if (typeof data16 === "string") {
                  if (!pattern4.test(data16)) {
                    validate20.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]{0,63}$" }, message: 'must match pattern "^[a-z][a-z0-9-]{0,63}$"' }];
                    return false;
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid5 = _errs8 === errors;
            } else {
              var valid5 = true;
            }
            if (valid5) {
              if (data.version !== void 0 && func0.call(data, "version")) {
                let data17 = data.version;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (typeof data17 === "string") {
                    if (!pattern5.test(data17)) {
                      validate20.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                      return false;
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid5 = _errs10 === errors;
              } else {
                var valid5 = true;
              }
              if (valid5) {
                if (data.manifest !== void 0 && func0.call(data, "manifest")) {
                  let data18 = data.manifest;
                  const _errs12 = errors;
                  if (errors === _errs12) {
                    if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                      let missing5;
                      if ((data18.name === void 0 || !func0.call(data18, "name")) && (missing5 = "name") || (data18.version === void 0 || !func0.call(data18, "version")) && (missing5 = "version") || (data18.private === void 0 || !func0.call(data18, "private")) && (missing5 = "private")) {
                        validate20.errors = [{ instancePath: instancePath + "/manifest", schemaPath: "#/properties/manifest/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                        return false;
                      } else {
                        const _errs14 = errors;
                        for (const key1 of Object.keys(data18)) {
                          if (!(key1 === "name" || key1 === "version" || key1 === "private" || key1 === "dependencies" || key1 === "optionalDependencies")) {
                            validate20.errors = [{ instancePath: instancePath + "/manifest", schemaPath: "#/properties/manifest/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                            return false;
                            break;
                          }
                        }
                        if (_errs14 === errors) {
                          if (data18.name !== void 0 && func0.call(data18, "name")) {
                            let data19 = data18.name;
                            const _errs15 = errors;
                            if (errors === _errs15) {
                              if (typeof data19 === "string") {
                                if (!pattern6.test(data19)) {
                                  validate20.errors = [{ instancePath: instancePath + "/manifest/name", schemaPath: "#/properties/manifest/properties/name/pattern", keyword: "pattern", params: { pattern: "^lanser-pin-[a-z0-9-]{1,64}$" }, message: 'must match pattern "^lanser-pin-[a-z0-9-]{1,64}$"' }];
                                  return false;
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/manifest/name", schemaPath: "#/properties/manifest/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid6 = _errs15 === errors;
                          } else {
                            var valid6 = true;
                          }
                          if (valid6) {
                            if (data18.version !== void 0 && func0.call(data18, "version")) {
                              let data20 = data18.version;
                              const _errs17 = errors;
                              if (errors === _errs17) {
                                if (typeof data20 === "string") {
                                  if (func94(data20) > 128) {
                                    validate20.errors = [{ instancePath: instancePath + "/manifest/version", schemaPath: "#/properties/manifest/properties/version/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" }];
                                    return false;
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/manifest/version", schemaPath: "#/properties/manifest/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid6 = _errs17 === errors;
                            } else {
                              var valid6 = true;
                            }
                            if (valid6) {
                              if (data18.private !== void 0 && func0.call(data18, "private")) {
                                const _errs19 = errors;
                                if (true !== data18.private) {
                                  validate20.errors = [{ instancePath: instancePath + "/manifest/private", schemaPath: "#/properties/manifest/properties/private/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                                  return false;
                                }
                                var valid6 = _errs19 === errors;
                              } else {
                                var valid6 = true;
                              }
                              if (valid6) {
                                if (data18.dependencies !== void 0 && func0.call(data18, "dependencies")) {
                                  let data22 = data18.dependencies;
                                  const _errs20 = errors;
                                  const _errs21 = errors;
                                  if (errors === _errs21) {
                                    if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                                      if (Object.keys(data22).length > 32) {
                                        validate20.errors = [{ instancePath: instancePath + "/manifest/dependencies", schemaPath: "#/$defs/dependencies/maxProperties", keyword: "maxProperties", params: { limit: 32 }, message: "must NOT have more than 32 properties" }];
                                        return false;
                                      } else {
                                        for (const key2 of Object.keys(data22)) {
                                          let data23 = data22[key2];
                                          const _errs24 = errors;
                                          if (errors === _errs24) {
                                            if (typeof data23 === "string") {
                                              if (!pattern5.test(data23)) {
                                                validate20.errors = [{ instancePath: instancePath + "/manifest/dependencies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/dependencies/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                                                return false;
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/manifest/dependencies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/dependencies/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid8 = _errs24 === errors;
                                          if (!valid8) {
                                            break;
                                          }
                                        }
                                      }
                                    } else {
                                      validate20.errors = [{ instancePath: instancePath + "/manifest/dependencies", schemaPath: "#/$defs/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                      return false;
                                    }
                                  }
                                  var valid6 = _errs20 === errors;
                                } else {
                                  var valid6 = true;
                                }
                                if (valid6) {
                                  if (data18.optionalDependencies !== void 0 && func0.call(data18, "optionalDependencies")) {
                                    let data24 = data18.optionalDependencies;
                                    const _errs26 = errors;
                                    const _errs27 = errors;
                                    if (errors === _errs27) {
                                      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                        if (Object.keys(data24).length > 32) {
                                          validate20.errors = [{ instancePath: instancePath + "/manifest/optionalDependencies", schemaPath: "#/$defs/dependencies/maxProperties", keyword: "maxProperties", params: { limit: 32 }, message: "must NOT have more than 32 properties" }];
                                          return false;
                                        } else {
                                          for (const key3 of Object.keys(data24)) {
                                            let data25 = data24[key3];
                                            const _errs30 = errors;
                                            if (errors === _errs30) {
                                              if (typeof data25 === "string") {
                                                if (!pattern5.test(data25)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/manifest/optionalDependencies/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/dependencies/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                                                  return false;
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/manifest/optionalDependencies/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/dependencies/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid10 = _errs30 === errors;
                                            if (!valid10) {
                                              break;
                                            }
                                          }
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/manifest/optionalDependencies", schemaPath: "#/$defs/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid6 = _errs26 === errors;
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
                      validate20.errors = [{ instancePath: instancePath + "/manifest", schemaPath: "#/properties/manifest/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid5 = _errs12 === errors;
                } else {
                  var valid5 = true;
                }
                if (valid5) {
                  if (data.lock !== void 0 && func0.call(data, "lock")) {
                    let data26 = data.lock;
                    const _errs32 = errors;
                    if (errors === _errs32) {
                      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                        let missing6;
                        if ((data26.name === void 0 || !func0.call(data26, "name")) && (missing6 = "name") || (data26.version === void 0 || !func0.call(data26, "version")) && (missing6 = "version") || (data26.lockfileVersion === void 0 || !func0.call(data26, "lockfileVersion")) && (missing6 = "lockfileVersion") || (data26.requires === void 0 || !func0.call(data26, "requires")) && (missing6 = "requires") || (data26.packages === void 0 || !func0.call(data26, "packages")) && (missing6 = "packages")) {
                          validate20.errors = [{ instancePath: instancePath + "/lock", schemaPath: "#/properties/lock/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                          return false;
                        } else {
                          const _errs34 = errors;
                          for (const key4 of Object.keys(data26)) {
                            if (!(key4 === "name" || key4 === "version" || key4 === "requires" || key4 === "lockfileVersion" || key4 === "packages")) {
                              validate20.errors = [{ instancePath: instancePath + "/lock", schemaPath: "#/properties/lock/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                              return false;
                              break;
                            }
                          }
                          if (_errs34 === errors) {
                            if (data26.name !== void 0 && func0.call(data26, "name")) {
                              let data27 = data26.name;
                              const _errs35 = errors;
                              if (errors === _errs35) {
                                if (typeof data27 === "string") {
                                  if (!pattern6.test(data27)) {
                                    validate20.errors = [{ instancePath: instancePath + "/lock/name", schemaPath: "#/properties/lock/properties/name/pattern", keyword: "pattern", params: { pattern: "^lanser-pin-[a-z0-9-]{1,64}$" }, message: 'must match pattern "^lanser-pin-[a-z0-9-]{1,64}$"' }];
                                    return false;
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/lock/name", schemaPath: "#/properties/lock/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid11 = _errs35 === errors;
                            } else {
                              var valid11 = true;
                            }
                            if (valid11) {
                              if (data26.version !== void 0 && func0.call(data26, "version")) {
                                let data28 = data26.version;
                                const _errs37 = errors;
                                if (errors === _errs37) {
                                  if (typeof data28 === "string") {
                                    if (func94(data28) > 128) {
                                      validate20.errors = [{ instancePath: instancePath + "/lock/version", schemaPath: "#/properties/lock/properties/version/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" }];
                                      return false;
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/lock/version", schemaPath: "#/properties/lock/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid11 = _errs37 === errors;
                              } else {
                                var valid11 = true;
                              }
                              if (valid11) {
                                if (data26.requires !== void 0 && func0.call(data26, "requires")) {
                                  const _errs39 = errors;
                                  if (true !== data26.requires) {
                                    validate20.errors = [{ instancePath: instancePath + "/lock/requires", schemaPath: "#/properties/lock/properties/requires/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                                    return false;
                                  }
                                  var valid11 = _errs39 === errors;
                                } else {
                                  var valid11 = true;
                                }
                                if (valid11) {
                                  if (data26.lockfileVersion !== void 0 && func0.call(data26, "lockfileVersion")) {
                                    const _errs40 = errors;
                                    if (3 !== data26.lockfileVersion) {
                                      validate20.errors = [{ instancePath: instancePath + "/lock/lockfileVersion", schemaPath: "#/properties/lock/properties/lockfileVersion/const", keyword: "const", params: { allowedValue: 3 }, message: "must be equal to constant" }];
                                      return false;
                                    }
                                    var valid11 = _errs40 === errors;
                                  } else {
                                    var valid11 = true;
                                  }
                                  if (valid11) {
                                    if (data26.packages !== void 0 && func0.call(data26, "packages")) {
                                      let data31 = data26.packages;
                                      const _errs41 = errors;
                                      if (errors === _errs41) {
                                        if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                                          for (const key5 of Object.keys(data31)) {
                                            let data32 = data31[key5];
                                            const _errs44 = errors;
                                            if (errors === _errs44) {
                                              if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                                                if (data32.version !== void 0 && func0.call(data32, "version")) {
                                                  const _errs46 = errors;
                                                  if (typeof data32.version !== "string") {
                                                    validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/version", schemaPath: "#/properties/lock/properties/packages/additionalProperties/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                  var valid13 = _errs46 === errors;
                                                } else {
                                                  var valid13 = true;
                                                }
                                                if (valid13) {
                                                  if (data32.integrity !== void 0 && func0.call(data32, "integrity")) {
                                                    let data34 = data32.integrity;
                                                    const _errs48 = errors;
                                                    if (errors === _errs48) {
                                                      if (typeof data34 === "string") {
                                                        if (!pattern10.test(data34)) {
                                                          validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/integrity", schemaPath: "#/properties/lock/properties/packages/additionalProperties/properties/integrity/pattern", keyword: "pattern", params: { pattern: "^sha512-[A-Za-z0-9+/]{86}==$" }, message: 'must match pattern "^sha512-[A-Za-z0-9+/]{86}==$"' }];
                                                          return false;
                                                        }
                                                      } else {
                                                        validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/integrity", schemaPath: "#/properties/lock/properties/packages/additionalProperties/properties/integrity/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid13 = _errs48 === errors;
                                                  } else {
                                                    var valid13 = true;
                                                  }
                                                  if (valid13) {
                                                    if (data32.resolved !== void 0 && func0.call(data32, "resolved")) {
                                                      var valid13 = false;
                                                      validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/resolved", schemaPath: "#/properties/lock/properties/packages/additionalProperties/properties/resolved/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }];
                                                      return false;
                                                    } else {
                                                      var valid13 = true;
                                                    }
                                                    if (valid13) {
                                                      if (data32.link !== void 0 && func0.call(data32, "link")) {
                                                        var valid13 = false;
                                                        validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/link", schemaPath: "#/properties/lock/properties/packages/additionalProperties/properties/link/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }];
                                                        return false;
                                                      } else {
                                                        var valid13 = true;
                                                      }
                                                      if (valid13) {
                                                        if (data32.inBundle !== void 0 && func0.call(data32, "inBundle")) {
                                                          var valid13 = false;
                                                          validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/inBundle", schemaPath: "#/properties/lock/properties/packages/additionalProperties/properties/inBundle/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }];
                                                          return false;
                                                        } else {
                                                          var valid13 = true;
                                                        }
                                                        if (valid13) {
                                                          if (data32.bundleDependencies !== void 0 && func0.call(data32, "bundleDependencies")) {
                                                            var valid13 = false;
                                                            validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/bundleDependencies", schemaPath: "#/properties/lock/properties/packages/additionalProperties/properties/bundleDependencies/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }];
                                                            return false;
                                                          } else {
                                                            var valid13 = true;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/lock/packages/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/lock/properties/packages/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                return false;
                                              }
                                            }
                                            var valid12 = _errs44 === errors;
                                            if (!valid12) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate20.errors = [{ instancePath: instancePath + "/lock/packages", schemaPath: "#/properties/lock/properties/packages/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid11 = _errs41 === errors;
                                    } else {
                                      var valid11 = true;
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate20.errors = [{ instancePath: instancePath + "/lock", schemaPath: "#/properties/lock/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid5 = _errs32 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (valid5) {
                    if (data.wheels !== void 0 && func0.call(data, "wheels")) {
                      const _errs50 = errors;
                      if (!validate21(data.wheels, { instancePath: instancePath + "/wheels", parentData: data, parentDataProperty: "wheels", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                        errors = vErrors.length;
                      }
                      var valid5 = _errs50 === errors;
                    } else {
                      var valid5 = true;
                    }
                    if (valid5) {
                      if (data.modules !== void 0 && func0.call(data, "modules")) {
                        let data40 = data.modules;
                        const _errs51 = errors;
                        if (errors === _errs51) {
                          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                            let missing7;
                            if ((data40.module === void 0 || !func0.call(data40, "module")) && (missing7 = "module") || (data40.version === void 0 || !func0.call(data40, "version")) && (missing7 = "version") || (data40.manifest === void 0 || !func0.call(data40, "manifest")) && (missing7 = "manifest") || (data40.sums === void 0 || !func0.call(data40, "sums")) && (missing7 = "sums") || (data40.toolchain === void 0 || !func0.call(data40, "toolchain")) && (missing7 = "toolchain")) {
                              validate20.errors = [{ instancePath: instancePath + "/modules", schemaPath: "#/properties/modules/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                              return false;
                            } else {
                              const _errs53 = errors;
                              for (const key6 of Object.keys(data40)) {
                                if (!(key6 === "module" || key6 === "version" || key6 === "manifest" || key6 === "sums" || key6 === "toolchain")) {
                                  validate20.errors = [{ instancePath: instancePath + "/modules", schemaPath: "#/properties/modules/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" }];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs53 === errors) {
                                if (data40.module !== void 0 && func0.call(data40, "module")) {
                                  let data41 = data40.module;
                                  const _errs54 = errors;
                                  if (errors === _errs54) {
                                    if (typeof data41 === "string") {
                                      if (!pattern15.test(data41)) {
                                        validate20.errors = [{ instancePath: instancePath + "/modules/module", schemaPath: "#/properties/modules/properties/module/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"' }];
                                        return false;
                                      }
                                    } else {
                                      validate20.errors = [{ instancePath: instancePath + "/modules/module", schemaPath: "#/properties/modules/properties/module/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                  var valid14 = _errs54 === errors;
                                } else {
                                  var valid14 = true;
                                }
                                if (valid14) {
                                  if (data40.version !== void 0 && func0.call(data40, "version")) {
                                    let data42 = data40.version;
                                    const _errs56 = errors;
                                    if (errors === _errs56) {
                                      if (typeof data42 === "string") {
                                        if (!pattern5.test(data42)) {
                                          validate20.errors = [{ instancePath: instancePath + "/modules/version", schemaPath: "#/properties/modules/properties/version/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                                          return false;
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/modules/version", schemaPath: "#/properties/modules/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid14 = _errs56 === errors;
                                  } else {
                                    var valid14 = true;
                                  }
                                  if (valid14) {
                                    if (data40.manifest !== void 0 && func0.call(data40, "manifest")) {
                                      let data43 = data40.manifest;
                                      const _errs58 = errors;
                                      const _errs59 = errors;
                                      if (errors === _errs59) {
                                        if (Array.isArray(data43)) {
                                          if (data43.length > 4096) {
                                            validate20.errors = [{ instancePath: instancePath + "/modules/manifest", schemaPath: "#/$defs/lines/maxItems", keyword: "maxItems", params: { limit: 4096 }, message: "must NOT have more than 4096 items" }];
                                            return false;
                                          } else {
                                            var valid16 = true;
                                            const len0 = data43.length;
                                            for (let i0 = 0; i0 < len0; i0++) {
                                              let data44 = data43[i0];
                                              const _errs61 = errors;
                                              if (errors === _errs61) {
                                                if (typeof data44 === "string") {
                                                  if (func94(data44) > 512) {
                                                    validate20.errors = [{ instancePath: instancePath + "/modules/manifest/" + i0, schemaPath: "#/$defs/lines/items/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate20.errors = [{ instancePath: instancePath + "/modules/manifest/" + i0, schemaPath: "#/$defs/lines/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid16 = _errs61 === errors;
                                              if (!valid16) {
                                                break;
                                              }
                                            }
                                          }
                                        } else {
                                          validate20.errors = [{ instancePath: instancePath + "/modules/manifest", schemaPath: "#/$defs/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                          return false;
                                        }
                                      }
                                      var valid14 = _errs58 === errors;
                                    } else {
                                      var valid14 = true;
                                    }
                                    if (valid14) {
                                      if (data40.sums !== void 0 && func0.call(data40, "sums")) {
                                        let data45 = data40.sums;
                                        const _errs63 = errors;
                                        const _errs64 = errors;
                                        if (errors === _errs64) {
                                          if (Array.isArray(data45)) {
                                            if (data45.length > 4096) {
                                              validate20.errors = [{ instancePath: instancePath + "/modules/sums", schemaPath: "#/$defs/lines/maxItems", keyword: "maxItems", params: { limit: 4096 }, message: "must NOT have more than 4096 items" }];
                                              return false;
                                            } else {
                                              var valid18 = true;
                                              const len1 = data45.length;
                                              for (let i1 = 0; i1 < len1; i1++) {
                                                let data46 = data45[i1];
                                                const _errs66 = errors;
                                                if (errors === _errs66) {
                                                  if (typeof data46 === "string") {
                                                    if (func94(data46) > 512) {
                                                      validate20.errors = [{ instancePath: instancePath + "/modules/sums/" + i1, schemaPath: "#/$defs/lines/items/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate20.errors = [{ instancePath: instancePath + "/modules/sums/" + i1, schemaPath: "#/$defs/lines/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                }
                                                var valid18 = _errs66 === errors;
                                                if (!valid18) {
                                                  break;
                                                }
                                              }
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/modules/sums", schemaPath: "#/$defs/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                            return false;
                                          }
                                        }
                                        var valid14 = _errs63 === errors;
                                      } else {
                                        var valid14 = true;
                                      }
                                      if (valid14) {
                                        if (data40.toolchain !== void 0 && func0.call(data40, "toolchain")) {
                                          const _errs68 = errors;
                                          if (!validate21(data40.toolchain, { instancePath: instancePath + "/modules/toolchain", parentData: data40, parentDataProperty: "toolchain", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid14 = _errs68 === errors;
                                        } else {
                                          var valid14 = true;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/modules", schemaPath: "#/properties/modules/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid5 = _errs51 === errors;
                      } else {
                        var valid5 = true;
                      }
                      if (valid5) {
                        if (data.machine !== void 0 && func0.call(data, "machine")) {
                          let data48 = data.machine;
                          const _errs69 = errors;
                          if (errors === _errs69) {
                            if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
                              let missing8;
                              if ((data48.program === void 0 || !func0.call(data48, "program")) && (missing8 = "program") || (data48.version === void 0 || !func0.call(data48, "version")) && (missing8 = "version")) {
                                validate20.errors = [{ instancePath: instancePath + "/machine", schemaPath: "#/properties/machine/required", keyword: "required", params: { missingProperty: missing8 }, message: "must have required property '" + missing8 + "'" }];
                                return false;
                              } else {
                                const _errs71 = errors;
                                for (const key7 of Object.keys(data48)) {
                                  if (!(key7 === "program" || key7 === "version" || key7 === "sha256")) {
                                    validate20.errors = [{ instancePath: instancePath + "/machine", schemaPath: "#/properties/machine/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs71 === errors) {
                                  if (data48.program !== void 0 && func0.call(data48, "program")) {
                                    let data49 = data48.program;
                                    const _errs72 = errors;
                                    if (errors === _errs72) {
                                      if (typeof data49 === "string") {
                                        if (!pattern17.test(data49)) {
                                          validate20.errors = [{ instancePath: instancePath + "/machine/program", schemaPath: "#/properties/machine/properties/program/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$"' }];
                                          return false;
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/machine/program", schemaPath: "#/properties/machine/properties/program/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid19 = _errs72 === errors;
                                  } else {
                                    var valid19 = true;
                                  }
                                  if (valid19) {
                                    if (data48.version !== void 0 && func0.call(data48, "version")) {
                                      let data50 = data48.version;
                                      const _errs74 = errors;
                                      if (errors === _errs74) {
                                        if (typeof data50 === "string") {
                                          if (!pattern5.test(data50)) {
                                            validate20.errors = [{ instancePath: instancePath + "/machine/version", schemaPath: "#/properties/machine/properties/version/pattern", keyword: "pattern", params: { pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$" }, message: 'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"' }];
                                            return false;
                                          }
                                        } else {
                                          validate20.errors = [{ instancePath: instancePath + "/machine/version", schemaPath: "#/properties/machine/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                      }
                                      var valid19 = _errs74 === errors;
                                    } else {
                                      var valid19 = true;
                                    }
                                    if (valid19) {
                                      if (data48.sha256 !== void 0 && func0.call(data48, "sha256")) {
                                        let data51 = data48.sha256;
                                        const _errs76 = errors;
                                        const _errs77 = errors;
                                        if (errors === _errs77) {
                                          if (typeof data51 === "string") {
                                            if (!pattern13.test(data51)) {
                                              validate20.errors = [{ instancePath: instancePath + "/machine/sha256", schemaPath: "#/$defs/hex/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                                              return false;
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/machine/sha256", schemaPath: "#/$defs/hex/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid19 = _errs76 === errors;
                                      } else {
                                        var valid19 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/machine", schemaPath: "#/properties/machine/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid5 = _errs69 === errors;
                        } else {
                          var valid5 = true;
                        }
                        if (valid5) {
                          if (data.treeDigests !== void 0 && func0.call(data, "treeDigests")) {
                            let data52 = data.treeDigests;
                            const _errs79 = errors;
                            if (errors === _errs79) {
                              if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
                                if (Object.keys(data52).length < 1) {
                                  validate20.errors = [{ instancePath: instancePath + "/treeDigests", schemaPath: "#/properties/treeDigests/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                                  return false;
                                } else {
                                  const _errs81 = errors;
                                  for (const key8 of Object.keys(data52)) {
                                    if (!(key8 === "any" || key8 === "x64" || key8 === "arm64")) {
                                      validate20.errors = [{ instancePath: instancePath + "/treeDigests", schemaPath: "#/properties/treeDigests/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" }];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs81 === errors) {
                                    if (data52.any !== void 0 && func0.call(data52, "any")) {
                                      let data53 = data52.any;
                                      const _errs82 = errors;
                                      const _errs83 = errors;
                                      if (errors === _errs83) {
                                        if (typeof data53 === "string") {
                                          if (!pattern20.test(data53)) {
                                            validate20.errors = [{ instancePath: instancePath + "/treeDigests/any", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                            return false;
                                          }
                                        } else {
                                          validate20.errors = [{ instancePath: instancePath + "/treeDigests/any", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                      }
                                      var valid21 = _errs82 === errors;
                                    } else {
                                      var valid21 = true;
                                    }
                                    if (valid21) {
                                      if (data52.x64 !== void 0 && func0.call(data52, "x64")) {
                                        let data54 = data52.x64;
                                        const _errs85 = errors;
                                        const _errs86 = errors;
                                        if (errors === _errs86) {
                                          if (typeof data54 === "string") {
                                            if (!pattern20.test(data54)) {
                                              validate20.errors = [{ instancePath: instancePath + "/treeDigests/x64", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                              return false;
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/treeDigests/x64", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid21 = _errs85 === errors;
                                      } else {
                                        var valid21 = true;
                                      }
                                      if (valid21) {
                                        if (data52.arm64 !== void 0 && func0.call(data52, "arm64")) {
                                          let data55 = data52.arm64;
                                          const _errs88 = errors;
                                          const _errs89 = errors;
                                          if (errors === _errs89) {
                                            if (typeof data55 === "string") {
                                              if (!pattern20.test(data55)) {
                                                validate20.errors = [{ instancePath: instancePath + "/treeDigests/arm64", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                                return false;
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/treeDigests/arm64", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid21 = _errs88 === errors;
                                        } else {
                                          var valid21 = true;
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
                            var valid5 = _errs79 === errors;
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
