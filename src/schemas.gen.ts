// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";

/** One way in which a value breaks its schema; `instancePath` is a JSON pointer into the value. */
export type SchemaError = {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
};

/** Tells whether a value follows its schema; when it does not, `errors` of the same function says why until the next call. */
export type Validate = { (value: unknown): boolean; errors?: readonly SchemaError[] | null };

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateConfigV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:lanser:schema:config.v1", "title": "Configuration v1", "description": "The content of .lanser/config.yml. All keys of the format are here; a release that does not have a feature yet refuses its key, never ignores it. Which servers and versions there are is not a matter of the format: the release knows.", "type": "object", "additionalProperties": false, "required": ["version"], "properties": { "version": { "description": "Of this format.", "const": 1 }, "servers": { "description": "With none here and none named on the command line nothing is started.", "type": "array", "items": { "$ref": "#/$defs/server" } }, "dependencies": { "description": "Folders that git ignores, made visible to both trees, read-only. Default: .venv and node_modules.", "type": "array", "items": { "$ref": "#/$defs/insideFolder" } }, "ignore": { "description": "Files whose findings are left out.", "type": "array", "items": { "$ref": "#/$defs/glob" } }, "policy": { "$ref": "#/$defs/policy" }, "traces": { "description": "Committed traces to replay. Default: every trace under .lanser/traces.", "type": "array", "items": { "$ref": "#/$defs/glob" } }, "replay": { "description": "offline: no server, the same bytes must come out. live: the pinned server is asked again.", "enum": ["off", "offline", "live"] } }, "$defs": { "server": { "type": "object", "additionalProperties": false, "required": ["id"], "properties": { "id": { "description": "Of a profile.", "type": "string", "minLength": 1 }, "version": { "description": "A pin that ships with the release, or one under .lanser/pins. Default: the newest of the release.", "type": "string", "minLength": 1 }, "roots": { "description": "Project roots. Default: the top of the repository.", "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/folder" } }, "settings": { "description": "For the server; what its profile locks down cannot be loosened here.", "type": "object" } } }, "policy": { "type": "object", "additionalProperties": false, "properties": { "fail-on": { "description": "Lowest severity of a new finding that fails. Default: error.", "enum": ["error", "warning", "information", "hint", "never"] }, "unknown": { "description": "What a file that could not be measured does to the exit code; the verdict is inconclusive either way. Default: inconclusive.", "enum": ["inconclusive", "warn"] }, "volatile": { "description": "Default: report.", "enum": ["report", "fail"] }, "moved": { "description": "Default: report.", "enum": ["report", "fail"] }, "min-reward": { "description": "A lower reward fails. Default: null, none does.", "type": ["number", "null"] }, "replay-mismatch": { "description": "Default: fail.", "enum": ["fail", "warn"] }, "waivers": { "description": "Who may waive. Default: nobody.", "type": "array", "items": { "type": "string", "pattern": "^(?:trailer|label:.+)$" } } } }, "glob": { "description": "Relative to the repository; one that begins with an exclamation mark would mean everything else.", "type": "string", "pattern": "^[^!]" }, "folder": { "description": "A folder inside the repository, or its top.", "anyOf": [{ "enum": [".", "./"] }, { "$ref": "#/$defs/insideFolder" }] }, "insideFolder": { "description": 'Relative to the repository and inside it, with forward slashes: no empty, "." or ".." segment, no NUL.', "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$" } } };
const schema34 = { "description": 'Relative to the repository and inside it, with forward slashes: no empty, "." or ".." segment, no NUL.', "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$" };
const schema36 = { "description": "Relative to the repository; one that begins with an exclamation mark would mean everything else.", "type": "string", "pattern": "^[^!]" };
const schema37 = { "type": "object", "additionalProperties": false, "properties": { "fail-on": { "description": "Lowest severity of a new finding that fails. Default: error.", "enum": ["error", "warning", "information", "hint", "never"] }, "unknown": { "description": "What a file that could not be measured does to the exit code; the verdict is inconclusive either way. Default: inconclusive.", "enum": ["inconclusive", "warn"] }, "volatile": { "description": "Default: report.", "enum": ["report", "fail"] }, "moved": { "description": "Default: report.", "enum": ["report", "fail"] }, "min-reward": { "description": "A lower reward fails. Default: null, none does.", "type": ["number", "null"] }, "replay-mismatch": { "description": "Default: fail.", "enum": ["fail", "warn"] }, "waivers": { "description": "Who may waive. Default: nobody.", "type": "array", "items": { "type": "string", "pattern": "^(?:trailer|label:.+)$" } } } };
const func0 = Object.prototype.hasOwnProperty;
const schema32 = { "type": "object", "additionalProperties": false, "required": ["id"], "properties": { "id": { "description": "Of a profile.", "type": "string", "minLength": 1 }, "version": { "description": "A pin that ships with the release, or one under .lanser/pins. Default: the newest of the release.", "type": "string", "minLength": 1 }, "roots": { "description": "Project roots. Default: the top of the repository.", "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/folder" } }, "settings": { "description": "For the server; what its profile locks down cannot be loosened here.", "type": "object" } } };
const func65 = defaultOf(ucs2lengthHelper);
const schema33 = { "description": "A folder inside the repository, or its top.", "anyOf": [{ "enum": [".", "./"] }, { "$ref": "#/$defs/insideFolder" }] };
const pattern4 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$", "u");
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(data === "." || data === "./")) {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema33.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  const _errs2 = errors;
  const _errs3 = errors;
  if (errors === _errs3) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        const err1 = { instancePath, schemaPath: "#/$defs/insideFolder/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"' };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/$defs/insideFolder/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate22.errors = vErrors;
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
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "id" || key0 === "version" || key0 === "roots" || key0 === "settings")) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func0.call(data, "id")) {
            let data0 = data.id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func65(data0) < 1) {
                  validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  if (func65(data1) < 1) {
                    validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
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
              if (data.roots !== void 0 && func0.call(data, "roots")) {
                let data2 = data.roots;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (Array.isArray(data2)) {
                    if (data2.length < 1) {
                      validate21.errors = [{ instancePath: instancePath + "/roots", schemaPath: "#/properties/roots/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs8 = errors;
                        if (!validate22(data2[i0], { instancePath: instancePath + "/roots/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs8 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  } else {
                    validate21.errors = [{ instancePath: instancePath + "/roots", schemaPath: "#/properties/roots/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.settings !== void 0 && func0.call(data, "settings")) {
                  let data4 = data.settings;
                  const _errs9 = errors;
                  if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
                    validate21.errors = [{ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
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
const pattern6 = new RegExp("^[^!]", "u");
const pattern7 = new RegExp("^(?:trailer|label:.+)$", "u");
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
      if ((data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "version" || key0 === "servers" || key0 === "dependencies" || key0 === "ignore" || key0 === "policy" || key0 === "traces" || key0 === "replay")) {
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
            if (data.servers !== void 0 && func0.call(data, "servers")) {
              let data1 = data.servers;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs5 = errors;
                    if (!validate21(data1[i0], { instancePath: instancePath + "/servers/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/servers", schemaPath: "#/properties/servers/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.dependencies !== void 0 && func0.call(data, "dependencies")) {
                let data3 = data.dependencies;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (Array.isArray(data3)) {
                    var valid2 = true;
                    const len1 = data3.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data4 = data3[i1];
                      const _errs8 = errors;
                      const _errs9 = errors;
                      if (errors === _errs9) {
                        if (typeof data4 === "string") {
                          if (!pattern4.test(data4)) {
                            validate20.errors = [{ instancePath: instancePath + "/dependencies/" + i1, schemaPath: "#/$defs/insideFolder/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"' }];
                            return false;
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/dependencies/" + i1, schemaPath: "#/$defs/insideFolder/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid2 = _errs8 === errors;
                      if (!valid2) {
                        break;
                      }
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.ignore !== void 0 && func0.call(data, "ignore")) {
                  let data5 = data.ignore;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (Array.isArray(data5)) {
                      var valid4 = true;
                      const len2 = data5.length;
                      for (let i2 = 0; i2 < len2; i2++) {
                        let data6 = data5[i2];
                        const _errs13 = errors;
                        const _errs14 = errors;
                        if (errors === _errs14) {
                          if (typeof data6 === "string") {
                            if (!pattern6.test(data6)) {
                              validate20.errors = [{ instancePath: instancePath + "/ignore/" + i2, schemaPath: "#/$defs/glob/pattern", keyword: "pattern", params: { pattern: "^[^!]" }, message: 'must match pattern "^[^!]"' }];
                              return false;
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/ignore/" + i2, schemaPath: "#/$defs/glob/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid4 = _errs13 === errors;
                        if (!valid4) {
                          break;
                        }
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/ignore", schemaPath: "#/properties/ignore/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.policy !== void 0 && func0.call(data, "policy")) {
                    let data7 = data.policy;
                    const _errs16 = errors;
                    const _errs17 = errors;
                    if (errors === _errs17) {
                      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                        const _errs19 = errors;
                        for (const key1 of Object.keys(data7)) {
                          if (!(key1 === "fail-on" || key1 === "unknown" || key1 === "volatile" || key1 === "moved" || key1 === "min-reward" || key1 === "replay-mismatch" || key1 === "waivers")) {
                            validate20.errors = [{ instancePath: instancePath + "/policy", schemaPath: "#/$defs/policy/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                            return false;
                            break;
                          }
                        }
                        if (_errs19 === errors) {
                          if (data7["fail-on"] !== void 0 && func0.call(data7, "fail-on")) {
                            let data8 = data7["fail-on"];
                            const _errs20 = errors;
                            if (!(data8 === "error" || data8 === "warning" || data8 === "information" || data8 === "hint" || data8 === "never")) {
                              validate20.errors = [{ instancePath: instancePath + "/policy/fail-on", schemaPath: "#/$defs/policy/properties/fail-on/enum", keyword: "enum", params: { allowedValues: schema37.properties["fail-on"].enum }, message: "must be equal to one of the allowed values" }];
                              return false;
                            }
                            var valid7 = _errs20 === errors;
                          } else {
                            var valid7 = true;
                          }
                          if (valid7) {
                            if (data7.unknown !== void 0 && func0.call(data7, "unknown")) {
                              let data9 = data7.unknown;
                              const _errs21 = errors;
                              if (!(data9 === "inconclusive" || data9 === "warn")) {
                                validate20.errors = [{ instancePath: instancePath + "/policy/unknown", schemaPath: "#/$defs/policy/properties/unknown/enum", keyword: "enum", params: { allowedValues: schema37.properties.unknown.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid7 = _errs21 === errors;
                            } else {
                              var valid7 = true;
                            }
                            if (valid7) {
                              if (data7.volatile !== void 0 && func0.call(data7, "volatile")) {
                                let data10 = data7.volatile;
                                const _errs22 = errors;
                                if (!(data10 === "report" || data10 === "fail")) {
                                  validate20.errors = [{ instancePath: instancePath + "/policy/volatile", schemaPath: "#/$defs/policy/properties/volatile/enum", keyword: "enum", params: { allowedValues: schema37.properties.volatile.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid7 = _errs22 === errors;
                              } else {
                                var valid7 = true;
                              }
                              if (valid7) {
                                if (data7.moved !== void 0 && func0.call(data7, "moved")) {
                                  let data11 = data7.moved;
                                  const _errs23 = errors;
                                  if (!(data11 === "report" || data11 === "fail")) {
                                    validate20.errors = [{ instancePath: instancePath + "/policy/moved", schemaPath: "#/$defs/policy/properties/moved/enum", keyword: "enum", params: { allowedValues: schema37.properties.moved.enum }, message: "must be equal to one of the allowed values" }];
                                    return false;
                                  }
                                  var valid7 = _errs23 === errors;
                                } else {
                                  var valid7 = true;
                                }
                                if (valid7) {
                                  if (data7["min-reward"] !== void 0 && func0.call(data7, "min-reward")) {
                                    let data12 = data7["min-reward"];
                                    const _errs24 = errors;
                                    if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
                                      validate20.errors = [{ instancePath: instancePath + "/policy/min-reward", schemaPath: "#/$defs/policy/properties/min-reward/type", keyword: "type", params: { type: schema37.properties["min-reward"].type }, message: "must be number,null" }];
                                      return false;
                                    }
                                    var valid7 = _errs24 === errors;
                                  } else {
                                    var valid7 = true;
                                  }
                                  if (valid7) {
                                    if (data7["replay-mismatch"] !== void 0 && func0.call(data7, "replay-mismatch")) {
                                      let data13 = data7["replay-mismatch"];
                                      const _errs26 = errors;
                                      if (!(data13 === "fail" || data13 === "warn")) {
                                        validate20.errors = [{ instancePath: instancePath + "/policy/replay-mismatch", schemaPath: "#/$defs/policy/properties/replay-mismatch/enum", keyword: "enum", params: { allowedValues: schema37.properties["replay-mismatch"].enum }, message: "must be equal to one of the allowed values" }];
                                        return false;
                                      }
                                      var valid7 = _errs26 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                    if (valid7) {
                                      if (data7.waivers !== void 0 && func0.call(data7, "waivers")) {
                                        let data14 = data7.waivers;
                                        const _errs27 = errors;
                                        if (errors === _errs27) {
                                          if (Array.isArray(data14)) {
                                            var valid8 = true;
                                            const len3 = data14.length;
                                            for (let i3 = 0; i3 < len3; i3++) {
                                              let data15 = data14[i3];
                                              const _errs29 = errors;
                                              if (errors === _errs29) {
                                                if (typeof data15 === "string") {
                                                  if (!pattern7.test(data15)) {
                                                    validate20.errors = [{ instancePath: instancePath + "/policy/waivers/" + i3, schemaPath: "#/$defs/policy/properties/waivers/items/pattern", keyword: "pattern", params: { pattern: "^(?:trailer|label:.+)$" }, message: 'must match pattern "^(?:trailer|label:.+)$"' }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate20.errors = [{ instancePath: instancePath + "/policy/waivers/" + i3, schemaPath: "#/$defs/policy/properties/waivers/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid8 = _errs29 === errors;
                                              if (!valid8) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/policy/waivers", schemaPath: "#/$defs/policy/properties/waivers/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                            return false;
                                          }
                                        }
                                        var valid7 = _errs27 === errors;
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
                      } else {
                        validate20.errors = [{ instancePath: instancePath + "/policy", schemaPath: "#/$defs/policy/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs16 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.traces !== void 0 && func0.call(data, "traces")) {
                      let data16 = data.traces;
                      const _errs31 = errors;
                      if (errors === _errs31) {
                        if (Array.isArray(data16)) {
                          var valid9 = true;
                          const len4 = data16.length;
                          for (let i4 = 0; i4 < len4; i4++) {
                            let data17 = data16[i4];
                            const _errs33 = errors;
                            const _errs34 = errors;
                            if (errors === _errs34) {
                              if (typeof data17 === "string") {
                                if (!pattern6.test(data17)) {
                                  validate20.errors = [{ instancePath: instancePath + "/traces/" + i4, schemaPath: "#/$defs/glob/pattern", keyword: "pattern", params: { pattern: "^[^!]" }, message: 'must match pattern "^[^!]"' }];
                                  return false;
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/traces/" + i4, schemaPath: "#/$defs/glob/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid9 = _errs33 === errors;
                            if (!valid9) {
                              break;
                            }
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/traces", schemaPath: "#/properties/traces/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs31 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.replay !== void 0 && func0.call(data, "replay")) {
                        let data18 = data.replay;
                        const _errs36 = errors;
                        if (!(data18 === "off" || data18 === "offline" || data18 === "live")) {
                          validate20.errors = [{ instancePath: instancePath + "/replay", schemaPath: "#/properties/replay/enum", keyword: "enum", params: { allowedValues: schema31.properties.replay.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid0 = _errs36 === errors;
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
export const validateReportV1: Validate = validate25;
const schema39 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:lanser:schema:report.v1", "title": "Report v1", "description": "Everything one gate run found: canonical JSON (RFC 8785) and one line feed. The same input gives the same bytes, so it holds no time, host, absolute path or run id. Lines and columns are 1-based, columns count UTF-16 code units, ends are exclusive; paths are relative to the repository.", "type": "object", "additionalProperties": false, "required": ["schema", "verdict", "class", "reasons", "base", "head", "servers", "counts", "findings", "unmatched", "unknown", "reward", "policy", "limits"], "properties": { "schema": { "const": "lanser.report.v1" }, "verdict": { "enum": ["pass", "inconclusive", "fail"] }, "class": { "enum": ["new_errors", "lsp_unavailable", "baseline_error", "warnings_only", "clean"] }, "reasons": { "description": "Why the verdict is what it is, the most important first.", "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/reason" } }, "base": { "$ref": "#/$defs/snapshot" }, "head": { "description": "commit is null for the work tree.", "$ref": "#/$defs/snapshot" }, "servers": { "type": "array", "items": { "$ref": "#/$defs/server" } }, "counts": { "$ref": "#/$defs/counts" }, "findings": { "description": "In the order of path, range, severity, source, code, message, then everything else; states mixed.", "type": "array", "items": { "$ref": "#/$defs/finding" } }, "unmatched": { "description": "Findings in a file that is unknown on one side: neither new nor fixed.", "type": "array", "items": { "$ref": "#/$defs/unmatchedFinding" } }, "unknown": { "description": "Files that could not be measured.", "type": "array", "items": { "$ref": "#/$defs/unknownFile" } }, "reward": { "description": "Null: this release does not score changes yet.", "type": "null" }, "policy": { "$ref": "#/$defs/policy" }, "limits": { "description": "Limits that were hit, and what was left out.", "type": "array", "items": { "$ref": "#/$defs/limit" } } }, "$defs": { "reason": { "type": "object", "additionalProperties": false, "required": ["code", "message"], "properties": { "code": { "description": "Stable; a reader meets codes it does not know.", "$ref": "#/$defs/code" }, "message": { "type": "string", "minLength": 1 }, "hint": { "description": "What to do next.", "type": "string", "minLength": 1 } } }, "snapshot": { "description": "Nulls when it could not be had.", "type": "object", "additionalProperties": false, "required": ["commit", "tree"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } }, "server": { "type": "object", "additionalProperties": false, "required": ["id", "version", "treeDigest", "schedule", "interpreter", "base", "head"], "properties": { "id": { "$ref": "#/$defs/serverId" }, "version": { "type": "string", "minLength": 1 }, "treeDigest": { "description": "Over the installed files; null when the server could not be installed.", "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] }, "schedule": { "description": "Over the ordered opens and requests; null when nothing was asked.", "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] }, "interpreter": { "description": "What the server was told of the toolchain; null for nothing.", "oneOf": [{ "$ref": "#/$defs/interpreter" }, { "type": "null" }] }, "base": { "$ref": "#/$defs/sideSummary" }, "head": { "$ref": "#/$defs/sideSummary" } } }, "interpreter": { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "type": "string" }, "version": { "type": "string" } } }, "sideSummary": { "type": "object", "additionalProperties": false, "required": ["files", "unknown"], "properties": { "files": { "$ref": "#/$defs/count" }, "unknown": { "$ref": "#/$defs/count" } } }, "counts": { "type": "object", "additionalProperties": false, "required": ["new", "fixed", "unchanged", "moved", "removed", "suppressed", "volatile"], "properties": { "new": { "$ref": "#/$defs/count" }, "fixed": { "$ref": "#/$defs/count" }, "unchanged": { "$ref": "#/$defs/count" }, "moved": { "$ref": "#/$defs/count" }, "removed": { "$ref": "#/$defs/count" }, "suppressed": { "$ref": "#/$defs/count" }, "volatile": { "$ref": "#/$defs/count" } } }, "finding": { "description": "path and range are in head for new, unchanged, moved and volatile, and in base for fixed, removed and suppressed.", "type": "object", "additionalProperties": false, "required": ["id", "state", "server", "source", "code", "severity", "message", "path", "range", "symbol", "matchedBy", "why", "base", "cause"], "properties": { "id": { "description": "sha256 over the RFC 8785 text of [path, source, code, normalised message, symbol, occurrence], of the base position where there is one.", "$ref": "#/$defs/digest" }, "state": { "enum": ["new", "unchanged", "moved", "fixed", "removed", "suppressed", "volatile"] }, "server": { "$ref": "#/$defs/serverId" }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" }, "matchedBy": { "description": "The stage that paired it; null when nothing did.", "enum": ["image", "image-message-drift", "replaced", null] }, "why": { "type": "string", "minLength": 1 }, "base": { "description": "Where the other half of a pair is in base.", "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "cause": { "description": "Null: this release does not attribute findings yet.", "type": "null" } } }, "unmatchedFinding": { "type": "object", "additionalProperties": false, "required": ["side", "server", "source", "code", "severity", "message", "path", "range", "symbol"], "properties": { "side": { "$ref": "#/$defs/side" }, "server": { "$ref": "#/$defs/serverId" }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" } } }, "unknownFile": { "type": "object", "additionalProperties": false, "required": ["server", "side", "path", "reason"], "properties": { "server": { "$ref": "#/$defs/serverId" }, "side": { "$ref": "#/$defs/side" }, "path": { "$ref": "#/$defs/path" }, "reason": { "type": "string", "minLength": 1 } } }, "policy": { "type": "object", "additionalProperties": false, "required": ["origin", "digest", "failOn", "unknown", "change"], "properties": { "origin": { "description": "Where the configuration came from.", "enum": ["base", "head", "file", "flags", "defaults"] }, "digest": { "$ref": "#/$defs/digest" }, "failOn": { "enum": ["error", "warning", "information", "hint", "never"] }, "unknown": { "enum": ["inconclusive", "warn"] }, "change": { "description": "What head would change about the configuration: said, not used.", "type": ["string", "null"] } } }, "limit": { "type": "object", "additionalProperties": false, "required": ["code", "message", "count"], "properties": { "code": { "$ref": "#/$defs/code" }, "message": { "type": "string", "minLength": 1 }, "count": { "$ref": "#/$defs/count" } } }, "place": { "type": "object", "additionalProperties": false, "required": ["path", "range"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" } } }, "range": { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } }, "position": { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "column": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 } } }, "side": { "enum": ["base", "head"] }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "symbol": { "description": "Names of the enclosing definitions, outermost first, joined by dots; null at module level.", "type": ["string", "null"], "minLength": 1 }, "serverId": { "type": "string", "pattern": "^[a-z0-9][a-z0-9._-]*$" }, "code": { "type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$" }, "count": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "digest": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "gitObject": { "description": "SHA-1, or SHA-256 in a repository that uses it.", "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, "path": { "description": 'Relative to the repository and inside it, with forward slashes: no empty, "." or ".." segment, no NUL.', "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" } } };
const schema40 = { "type": "object", "additionalProperties": false, "required": ["code", "message"], "properties": { "code": { "description": "Stable; a reader meets codes it does not know.", "$ref": "#/$defs/code" }, "message": { "type": "string", "minLength": 1 }, "hint": { "description": "What to do next.", "type": "string", "minLength": 1 } } };
const schema41 = { "type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$" };
const pattern9 = new RegExp("^[a-z0-9][a-z0-9-]*$", "u");
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
      if ((data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message")) {
        validate26.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "code" || key0 === "message" || key0 === "hint")) {
            validate26.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.code !== void 0 && func0.call(data, "code")) {
            let data0 = data.code;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern9.test(data0)) {
                  validate26.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9-]*$"' }];
                  return false;
                }
              } else {
                validate26.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.message !== void 0 && func0.call(data, "message")) {
              let data1 = data.message;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data1 === "string") {
                  if (func65(data1) < 1) {
                    validate26.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate26.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.hint !== void 0 && func0.call(data, "hint")) {
                let data2 = data.hint;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data2 === "string") {
                    if (func65(data2) < 1) {
                      validate26.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate26.errors = [{ instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
    } else {
      validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema42 = { "description": "Nulls when it could not be had.", "type": "object", "additionalProperties": false, "required": ["commit", "tree"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } };
const schema43 = { "description": "SHA-1, or SHA-256 in a repository that uses it.", "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" };
const pattern10 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
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
      if ((data.commit === void 0 || !func0.call(data, "commit")) && (missing0 = "commit") || (data.tree === void 0 || !func0.call(data, "tree")) && (missing0 = "tree")) {
        validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "commit" || key0 === "tree")) {
            validate28.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.commit !== void 0 && func0.call(data, "commit")) {
            let data0 = data.commit;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            let passing0 = null;
            const _errs4 = errors;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (typeof data0 === "string") {
                if (!pattern10.test(data0)) {
                  const err0 = { instancePath: instancePath + "/commit", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
              } else {
                const err1 = { instancePath: instancePath + "/commit", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            var _valid0 = _errs4 === errors;
            if (_valid0) {
              valid1 = true;
              passing0 = 0;
            }
            const _errs7 = errors;
            if (data0 !== null) {
              const err2 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            var _valid0 = _errs7 === errors;
            if (_valid0 && valid1) {
              valid1 = false;
              passing0 = [passing0, 1];
            } else {
              if (_valid0) {
                valid1 = true;
                passing0 = 1;
              }
            }
            if (!valid1) {
              const err3 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
              validate28.errors = vErrors;
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
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.tree !== void 0 && func0.call(data, "tree")) {
              let data1 = data.tree;
              const _errs9 = errors;
              const _errs10 = errors;
              let valid3 = false;
              let passing1 = null;
              const _errs11 = errors;
              const _errs12 = errors;
              if (errors === _errs12) {
                if (typeof data1 === "string") {
                  if (!pattern10.test(data1)) {
                    const err4 = { instancePath: instancePath + "/tree", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' };
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                  }
                } else {
                  const err5 = { instancePath: instancePath + "/tree", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              }
              var _valid1 = _errs11 === errors;
              if (_valid1) {
                valid3 = true;
                passing1 = 0;
              }
              const _errs14 = errors;
              if (data1 !== null) {
                const err6 = { instancePath: instancePath + "/tree", schemaPath: "#/properties/tree/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
              var _valid1 = _errs14 === errors;
              if (_valid1 && valid3) {
                valid3 = false;
                passing1 = [passing1, 1];
              } else {
                if (_valid1) {
                  valid3 = true;
                  passing1 = 1;
                }
              }
              if (!valid3) {
                const err7 = { instancePath: instancePath + "/tree", schemaPath: "#/properties/tree/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
                validate28.errors = vErrors;
                return false;
              } else {
                errors = _errs10;
                if (vErrors !== null) {
                  if (_errs10) {
                    vErrors.length = _errs10;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs9 === errors;
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
const schema45 = { "type": "object", "additionalProperties": false, "required": ["id", "version", "treeDigest", "schedule", "interpreter", "base", "head"], "properties": { "id": { "$ref": "#/$defs/serverId" }, "version": { "type": "string", "minLength": 1 }, "treeDigest": { "description": "Over the installed files; null when the server could not be installed.", "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] }, "schedule": { "description": "Over the ordered opens and requests; null when nothing was asked.", "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] }, "interpreter": { "description": "What the server was told of the toolchain; null for nothing.", "oneOf": [{ "$ref": "#/$defs/interpreter" }, { "type": "null" }] }, "base": { "$ref": "#/$defs/sideSummary" }, "head": { "$ref": "#/$defs/sideSummary" } } };
const schema46 = { "type": "string", "pattern": "^[a-z0-9][a-z0-9._-]*$" };
const schema47 = { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" };
const schema49 = { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "type": "string" }, "version": { "type": "string" } } };
const pattern12 = new RegExp("^[a-z0-9][a-z0-9._-]*$", "u");
const pattern13 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const schema50 = { "type": "object", "additionalProperties": false, "required": ["files", "unknown"], "properties": { "files": { "$ref": "#/$defs/count" }, "unknown": { "$ref": "#/$defs/count" } } };
const schema51 = { "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.files === void 0 || !func0.call(data, "files")) && (missing0 = "files") || (data.unknown === void 0 || !func0.call(data, "unknown")) && (missing0 = "unknown")) {
        validate32.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "files" || key0 === "unknown")) {
            validate32.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.files !== void 0 && func0.call(data, "files")) {
            let data0 = data.files;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate32.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate32.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate32.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.unknown !== void 0 && func0.call(data, "unknown")) {
              let data1 = data.unknown;
              const _errs5 = errors;
              const _errs6 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate32.errors = [{ instancePath: instancePath + "/unknown", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 9007199254740991 || isNaN(data1)) {
                    validate32.errors = [{ instancePath: instancePath + "/unknown", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate32.errors = [{ instancePath: instancePath + "/unknown", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.treeDigest === void 0 || !func0.call(data, "treeDigest")) && (missing0 = "treeDigest") || (data.schedule === void 0 || !func0.call(data, "schedule")) && (missing0 = "schedule") || (data.interpreter === void 0 || !func0.call(data, "interpreter")) && (missing0 = "interpreter") || (data.base === void 0 || !func0.call(data, "base")) && (missing0 = "base") || (data.head === void 0 || !func0.call(data, "head")) && (missing0 = "head")) {
        validate31.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "id" || key0 === "version" || key0 === "treeDigest" || key0 === "schedule" || key0 === "interpreter" || key0 === "base" || key0 === "head")) {
            validate31.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func0.call(data, "id")) {
            let data0 = data.id;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern12.test(data0)) {
                  validate31.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                  return false;
                }
              } else {
                validate31.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data1 === "string") {
                  if (func65(data1) < 1) {
                    validate31.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate31.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.treeDigest !== void 0 && func0.call(data, "treeDigest")) {
                let data2 = data.treeDigest;
                const _errs7 = errors;
                const _errs8 = errors;
                let valid2 = false;
                let passing0 = null;
                const _errs9 = errors;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (typeof data2 === "string") {
                    if (!pattern13.test(data2)) {
                      const err0 = { instancePath: instancePath + "/treeDigest", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                  } else {
                    const err1 = { instancePath: instancePath + "/treeDigest", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                  }
                }
                var _valid0 = _errs9 === errors;
                if (_valid0) {
                  valid2 = true;
                  passing0 = 0;
                }
                const _errs12 = errors;
                if (data2 !== null) {
                  const err2 = { instancePath: instancePath + "/treeDigest", schemaPath: "#/properties/treeDigest/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
                var _valid0 = _errs12 === errors;
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
                  const err3 = { instancePath: instancePath + "/treeDigest", schemaPath: "#/properties/treeDigest/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                  validate31.errors = vErrors;
                  return false;
                } else {
                  errors = _errs8;
                  if (vErrors !== null) {
                    if (_errs8) {
                      vErrors.length = _errs8;
                    } else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.schedule !== void 0 && func0.call(data, "schedule")) {
                  let data3 = data.schedule;
                  const _errs14 = errors;
                  const _errs15 = errors;
                  let valid4 = false;
                  let passing1 = null;
                  const _errs16 = errors;
                  const _errs17 = errors;
                  if (errors === _errs17) {
                    if (typeof data3 === "string") {
                      if (!pattern13.test(data3)) {
                        const err4 = { instancePath: instancePath + "/schedule", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
                        if (vErrors === null) {
                          vErrors = [err4];
                        } else {
                          vErrors.push(err4);
                        }
                        errors++;
                      }
                    } else {
                      const err5 = { instancePath: instancePath + "/schedule", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err5];
                      } else {
                        vErrors.push(err5);
                      }
                      errors++;
                    }
                  }
                  var _valid1 = _errs16 === errors;
                  if (_valid1) {
                    valid4 = true;
                    passing1 = 0;
                  }
                  const _errs19 = errors;
                  if (data3 !== null) {
                    const err6 = { instancePath: instancePath + "/schedule", schemaPath: "#/properties/schedule/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                  }
                  var _valid1 = _errs19 === errors;
                  if (_valid1 && valid4) {
                    valid4 = false;
                    passing1 = [passing1, 1];
                  } else {
                    if (_valid1) {
                      valid4 = true;
                      passing1 = 1;
                    }
                  }
                  if (!valid4) {
                    const err7 = { instancePath: instancePath + "/schedule", schemaPath: "#/properties/schedule/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                    validate31.errors = vErrors;
                    return false;
                  } else {
                    errors = _errs15;
                    if (vErrors !== null) {
                      if (_errs15) {
                        vErrors.length = _errs15;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs14 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.interpreter !== void 0 && func0.call(data, "interpreter")) {
                    let data4 = data.interpreter;
                    const _errs21 = errors;
                    const _errs22 = errors;
                    let valid6 = false;
                    let passing2 = null;
                    const _errs23 = errors;
                    const _errs24 = errors;
                    if (errors === _errs24) {
                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        let missing1;
                        if ((data4.name === void 0 || !func0.call(data4, "name")) && (missing1 = "name") || (data4.version === void 0 || !func0.call(data4, "version")) && (missing1 = "version")) {
                          const err8 = { instancePath: instancePath + "/interpreter", schemaPath: "#/$defs/interpreter/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                          if (vErrors === null) {
                            vErrors = [err8];
                          } else {
                            vErrors.push(err8);
                          }
                          errors++;
                        } else {
                          const _errs26 = errors;
                          for (const key1 of Object.keys(data4)) {
                            if (!(key1 === "name" || key1 === "version")) {
                              const err9 = { instancePath: instancePath + "/interpreter", schemaPath: "#/$defs/interpreter/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                              if (vErrors === null) {
                                vErrors = [err9];
                              } else {
                                vErrors.push(err9);
                              }
                              errors++;
                              break;
                            }
                          }
                          if (_errs26 === errors) {
                            if (data4.name !== void 0 && func0.call(data4, "name")) {
                              const _errs27 = errors;
                              if (typeof data4.name !== "string") {
                                const err10 = { instancePath: instancePath + "/interpreter/name", schemaPath: "#/$defs/interpreter/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err10];
                                } else {
                                  vErrors.push(err10);
                                }
                                errors++;
                              }
                              var valid8 = _errs27 === errors;
                            } else {
                              var valid8 = true;
                            }
                            if (valid8) {
                              if (data4.version !== void 0 && func0.call(data4, "version")) {
                                const _errs29 = errors;
                                if (typeof data4.version !== "string") {
                                  const err11 = { instancePath: instancePath + "/interpreter/version", schemaPath: "#/$defs/interpreter/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err11];
                                  } else {
                                    vErrors.push(err11);
                                  }
                                  errors++;
                                }
                                var valid8 = _errs29 === errors;
                              } else {
                                var valid8 = true;
                              }
                            }
                          }
                        }
                      } else {
                        const err12 = { instancePath: instancePath + "/interpreter", schemaPath: "#/$defs/interpreter/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err12];
                        } else {
                          vErrors.push(err12);
                        }
                        errors++;
                      }
                    }
                    var _valid2 = _errs23 === errors;
                    if (_valid2) {
                      valid6 = true;
                      passing2 = 0;
                    }
                    const _errs31 = errors;
                    if (data4 !== null) {
                      const err13 = { instancePath: instancePath + "/interpreter", schemaPath: "#/properties/interpreter/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err13];
                      } else {
                        vErrors.push(err13);
                      }
                      errors++;
                    }
                    var _valid2 = _errs31 === errors;
                    if (_valid2 && valid6) {
                      valid6 = false;
                      passing2 = [passing2, 1];
                    } else {
                      if (_valid2) {
                        valid6 = true;
                        passing2 = 1;
                      }
                    }
                    if (!valid6) {
                      const err14 = { instancePath: instancePath + "/interpreter", schemaPath: "#/properties/interpreter/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
                      if (vErrors === null) {
                        vErrors = [err14];
                      } else {
                        vErrors.push(err14);
                      }
                      errors++;
                      validate31.errors = vErrors;
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
                  if (valid0) {
                    if (data.base !== void 0 && func0.call(data, "base")) {
                      const _errs33 = errors;
                      if (!validate32(data.base, { instancePath: instancePath + "/base", parentData: data, parentDataProperty: "base", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs33 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.head !== void 0 && func0.call(data, "head")) {
                        const _errs34 = errors;
                        if (!validate32(data.head, { instancePath: instancePath + "/head", parentData: data, parentDataProperty: "head", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs34 === errors;
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
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema53 = { "type": "object", "additionalProperties": false, "required": ["new", "fixed", "unchanged", "moved", "removed", "suppressed", "volatile"], "properties": { "new": { "$ref": "#/$defs/count" }, "fixed": { "$ref": "#/$defs/count" }, "unchanged": { "$ref": "#/$defs/count" }, "moved": { "$ref": "#/$defs/count" }, "removed": { "$ref": "#/$defs/count" }, "suppressed": { "$ref": "#/$defs/count" }, "volatile": { "$ref": "#/$defs/count" } } };
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.new === void 0 || !func0.call(data, "new")) && (missing0 = "new") || (data.fixed === void 0 || !func0.call(data, "fixed")) && (missing0 = "fixed") || (data.unchanged === void 0 || !func0.call(data, "unchanged")) && (missing0 = "unchanged") || (data.moved === void 0 || !func0.call(data, "moved")) && (missing0 = "moved") || (data.removed === void 0 || !func0.call(data, "removed")) && (missing0 = "removed") || (data.suppressed === void 0 || !func0.call(data, "suppressed")) && (missing0 = "suppressed") || (data.volatile === void 0 || !func0.call(data, "volatile")) && (missing0 = "volatile")) {
        validate36.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "new" || key0 === "fixed" || key0 === "unchanged" || key0 === "moved" || key0 === "removed" || key0 === "suppressed" || key0 === "volatile")) {
            validate36.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.new !== void 0 && func0.call(data, "new")) {
            let data0 = data.new;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate36.errors = [{ instancePath: instancePath + "/new", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate36.errors = [{ instancePath: instancePath + "/new", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate36.errors = [{ instancePath: instancePath + "/new", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.fixed !== void 0 && func0.call(data, "fixed")) {
              let data1 = data.fixed;
              const _errs5 = errors;
              const _errs6 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate36.errors = [{ instancePath: instancePath + "/fixed", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 9007199254740991 || isNaN(data1)) {
                    validate36.errors = [{ instancePath: instancePath + "/fixed", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate36.errors = [{ instancePath: instancePath + "/fixed", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
              if (data.unchanged !== void 0 && func0.call(data, "unchanged")) {
                let data2 = data.unchanged;
                const _errs8 = errors;
                const _errs9 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate36.errors = [{ instancePath: instancePath + "/unchanged", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs9) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 9007199254740991 || isNaN(data2)) {
                      validate36.errors = [{ instancePath: instancePath + "/unchanged", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate36.errors = [{ instancePath: instancePath + "/unchanged", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.moved !== void 0 && func0.call(data, "moved")) {
                  let data3 = data.moved;
                  const _errs11 = errors;
                  const _errs12 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate36.errors = [{ instancePath: instancePath + "/moved", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs12) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate36.errors = [{ instancePath: instancePath + "/moved", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate36.errors = [{ instancePath: instancePath + "/moved", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.removed !== void 0 && func0.call(data, "removed")) {
                    let data4 = data.removed;
                    const _errs14 = errors;
                    const _errs15 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate36.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs15) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 9007199254740991 || isNaN(data4)) {
                          validate36.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                          return false;
                        } else {
                          if (data4 < 0 || isNaN(data4)) {
                            validate36.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.suppressed !== void 0 && func0.call(data, "suppressed")) {
                      let data5 = data.suppressed;
                      const _errs17 = errors;
                      const _errs18 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validate36.errors = [{ instancePath: instancePath + "/suppressed", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs18) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 > 9007199254740991 || isNaN(data5)) {
                            validate36.errors = [{ instancePath: instancePath + "/suppressed", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                            return false;
                          } else {
                            if (data5 < 0 || isNaN(data5)) {
                              validate36.errors = [{ instancePath: instancePath + "/suppressed", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                      if (data.volatile !== void 0 && func0.call(data, "volatile")) {
                        let data6 = data.volatile;
                        const _errs20 = errors;
                        const _errs21 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validate36.errors = [{ instancePath: instancePath + "/volatile", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs21) {
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 > 9007199254740991 || isNaN(data6)) {
                              validate36.errors = [{ instancePath: instancePath + "/volatile", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                              return false;
                            } else {
                              if (data6 < 0 || isNaN(data6)) {
                                validate36.errors = [{ instancePath: instancePath + "/volatile", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                return false;
                              }
                            }
                          }
                        }
                        var valid0 = _errs20 === errors;
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
      validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema61 = { "description": "path and range are in head for new, unchanged, moved and volatile, and in base for fixed, removed and suppressed.", "type": "object", "additionalProperties": false, "required": ["id", "state", "server", "source", "code", "severity", "message", "path", "range", "symbol", "matchedBy", "why", "base", "cause"], "properties": { "id": { "description": "sha256 over the RFC 8785 text of [path, source, code, normalised message, symbol, occurrence], of the base position where there is one.", "$ref": "#/$defs/digest" }, "state": { "enum": ["new", "unchanged", "moved", "fixed", "removed", "suppressed", "volatile"] }, "server": { "$ref": "#/$defs/serverId" }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" }, "matchedBy": { "description": "The stage that paired it; null when nothing did.", "enum": ["image", "image-message-drift", "replaced", null] }, "why": { "type": "string", "minLength": 1 }, "base": { "description": "Where the other half of a pair is in base.", "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "cause": { "description": "Null: this release does not attribute findings yet.", "type": "null" } } };
const schema64 = { "enum": ["error", "warning", "information", "hint"] };
const schema65 = { "description": 'Relative to the repository and inside it, with forward slashes: no empty, "." or ".." segment, no NUL.', "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" };
const schema69 = { "description": "Names of the enclosing definitions, outermost first, joined by dots; null at module level.", "type": ["string", "null"], "minLength": 1 };
const pattern17 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$", "u");
const schema66 = { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } };
const schema67 = { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "column": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 } } };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate39.evaluated;
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
        validate39.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "start" || key0 === "end")) {
            validate39.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  validate39.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  const _errs5 = errors;
                  for (const key1 of Object.keys(data0)) {
                    if (!(key1 === "line" || key1 === "column")) {
                      validate39.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  }
                  if (_errs5 === errors) {
                    if (data0.line !== void 0 && func0.call(data0, "line")) {
                      let data1 = data0.line;
                      const _errs6 = errors;
                      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                        validate39.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (typeof data1 == "number" && isFinite(data1)) {
                          if (data1 > 9007199254740991 || isNaN(data1)) {
                            validate39.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                            return false;
                          } else {
                            if (data1 < 1 || isNaN(data1)) {
                              validate39.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                              return false;
                            }
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
                          validate39.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs8) {
                          if (typeof data2 == "number" && isFinite(data2)) {
                            if (data2 > 9007199254740991 || isNaN(data2)) {
                              validate39.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                              return false;
                            } else {
                              if (data2 < 1 || isNaN(data2)) {
                                validate39.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                return false;
                              }
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
                validate39.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate39.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                    return false;
                  } else {
                    const _errs13 = errors;
                    for (const key2 of Object.keys(data3)) {
                      if (!(key2 === "line" || key2 === "column")) {
                        validate39.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs13 === errors) {
                      if (data3.line !== void 0 && func0.call(data3, "line")) {
                        let data4 = data3.line;
                        const _errs14 = errors;
                        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                          validate39.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs14) {
                          if (typeof data4 == "number" && isFinite(data4)) {
                            if (data4 > 9007199254740991 || isNaN(data4)) {
                              validate39.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                              return false;
                            } else {
                              if (data4 < 1 || isNaN(data4)) {
                                validate39.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                return false;
                              }
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
                            validate39.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs16) {
                            if (typeof data5 == "number" && isFinite(data5)) {
                              if (data5 > 9007199254740991 || isNaN(data5)) {
                                validate39.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                return false;
                              } else {
                                if (data5 < 1 || isNaN(data5)) {
                                  validate39.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                  return false;
                                }
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
                  validate39.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema70 = { "type": "object", "additionalProperties": false, "required": ["path", "range"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" } } };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate41.evaluated;
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
        validate41.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "path" || key0 === "range")) {
            validate41.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (!pattern17.test(data0)) {
                  validate41.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                  return false;
                }
              } else {
                validate41.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              if (!validate39(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
      validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate38.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.state === void 0 || !func0.call(data, "state")) && (missing0 = "state") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.source === void 0 || !func0.call(data, "source")) && (missing0 = "source") || (data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.severity === void 0 || !func0.call(data, "severity")) && (missing0 = "severity") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range") || (data.symbol === void 0 || !func0.call(data, "symbol")) && (missing0 = "symbol") || (data.matchedBy === void 0 || !func0.call(data, "matchedBy")) && (missing0 = "matchedBy") || (data.why === void 0 || !func0.call(data, "why")) && (missing0 = "why") || (data.base === void 0 || !func0.call(data, "base")) && (missing0 = "base") || (data.cause === void 0 || !func0.call(data, "cause")) && (missing0 = "cause")) {
        validate38.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema61.properties, key0)) {
            validate38.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && func0.call(data, "id")) {
            let data0 = data.id;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern13.test(data0)) {
                  validate38.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                  return false;
                }
              } else {
                validate38.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.state !== void 0 && func0.call(data, "state")) {
              let data1 = data.state;
              const _errs5 = errors;
              if (!(data1 === "new" || data1 === "unchanged" || data1 === "moved" || data1 === "fixed" || data1 === "removed" || data1 === "suppressed" || data1 === "volatile")) {
                validate38.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema61.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.server !== void 0 && func0.call(data, "server")) {
                let data2 = data.server;
                const _errs6 = errors;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data2 === "string") {
                    if (!pattern12.test(data2)) {
                      validate38.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                      return false;
                    }
                  } else {
                    validate38.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.source !== void 0 && func0.call(data, "source")) {
                  let data3 = data.source;
                  const _errs9 = errors;
                  if (typeof data3 !== "string" && data3 !== null) {
                    validate38.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema61.properties.source.type }, message: "must be string,null" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.code !== void 0 && func0.call(data, "code")) {
                    let data4 = data.code;
                    const _errs11 = errors;
                    if (typeof data4 !== "string" && data4 !== null) {
                      validate38.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema61.properties.code.type }, message: "must be string,null" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.severity !== void 0 && func0.call(data, "severity")) {
                      let data5 = data.severity;
                      const _errs13 = errors;
                      if (!(data5 === "error" || data5 === "warning" || data5 === "information" || data5 === "hint")) {
                        validate38.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema64.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.message !== void 0 && func0.call(data, "message")) {
                        const _errs15 = errors;
                        if (typeof data.message !== "string") {
                          validate38.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.path !== void 0 && func0.call(data, "path")) {
                          let data7 = data.path;
                          const _errs17 = errors;
                          const _errs18 = errors;
                          if (errors === _errs18) {
                            if (typeof data7 === "string") {
                              if (!pattern17.test(data7)) {
                                validate38.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                return false;
                              }
                            } else {
                              validate38.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                            if (!validate39(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs20 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.symbol !== void 0 && func0.call(data, "symbol")) {
                              let data9 = data.symbol;
                              const _errs21 = errors;
                              const _errs22 = errors;
                              if (typeof data9 !== "string" && data9 !== null) {
                                validate38.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/type", keyword: "type", params: { type: schema69.type }, message: "must be string,null" }];
                                return false;
                              }
                              if (errors === _errs22) {
                                if (typeof data9 === "string") {
                                  if (func65(data9) < 1) {
                                    validate38.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                    return false;
                                  }
                                }
                              }
                              var valid0 = _errs21 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.matchedBy !== void 0 && func0.call(data, "matchedBy")) {
                                let data10 = data.matchedBy;
                                const _errs24 = errors;
                                if (!(data10 === "image" || data10 === "image-message-drift" || data10 === "replaced" || data10 === null)) {
                                  validate38.errors = [{ instancePath: instancePath + "/matchedBy", schemaPath: "#/properties/matchedBy/enum", keyword: "enum", params: { allowedValues: schema61.properties.matchedBy.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid0 = _errs24 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.why !== void 0 && func0.call(data, "why")) {
                                  let data11 = data.why;
                                  const _errs25 = errors;
                                  if (errors === _errs25) {
                                    if (typeof data11 === "string") {
                                      if (func65(data11) < 1) {
                                        validate38.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                        return false;
                                      }
                                    } else {
                                      validate38.errors = [{ instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs25 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.base !== void 0 && func0.call(data, "base")) {
                                    let data12 = data.base;
                                    const _errs27 = errors;
                                    const _errs28 = errors;
                                    let valid6 = false;
                                    let passing0 = null;
                                    const _errs29 = errors;
                                    if (!validate41(data12, { instancePath: instancePath + "/base", parentData: data, parentDataProperty: "base", rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
                                      errors = vErrors.length;
                                    }
                                    var _valid0 = _errs29 === errors;
                                    if (_valid0) {
                                      valid6 = true;
                                      passing0 = 0;
                                    }
                                    const _errs30 = errors;
                                    if (data12 !== null) {
                                      const err0 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                      if (vErrors === null) {
                                        vErrors = [err0];
                                      } else {
                                        vErrors.push(err0);
                                      }
                                      errors++;
                                    }
                                    var _valid0 = _errs30 === errors;
                                    if (_valid0 && valid6) {
                                      valid6 = false;
                                      passing0 = [passing0, 1];
                                    } else {
                                      if (_valid0) {
                                        valid6 = true;
                                        passing0 = 1;
                                      }
                                    }
                                    if (!valid6) {
                                      const err1 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                      if (vErrors === null) {
                                        vErrors = [err1];
                                      } else {
                                        vErrors.push(err1);
                                      }
                                      errors++;
                                      validate38.errors = vErrors;
                                      return false;
                                    } else {
                                      errors = _errs28;
                                      if (vErrors !== null) {
                                        if (_errs28) {
                                          vErrors.length = _errs28;
                                        } else {
                                          vErrors = null;
                                        }
                                      }
                                    }
                                    var valid0 = _errs27 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.cause !== void 0 && func0.call(data, "cause")) {
                                      const _errs32 = errors;
                                      if (data.cause !== null) {
                                        validate38.errors = [{ instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
                                        return false;
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
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}
validate38.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema72 = { "type": "object", "additionalProperties": false, "required": ["side", "server", "source", "code", "severity", "message", "path", "range", "symbol"], "properties": { "side": { "$ref": "#/$defs/side" }, "server": { "$ref": "#/$defs/serverId" }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" } } };
const schema73 = { "enum": ["base", "head"] };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.side === void 0 || !func0.call(data, "side")) && (missing0 = "side") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.source === void 0 || !func0.call(data, "source")) && (missing0 = "source") || (data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.severity === void 0 || !func0.call(data, "severity")) && (missing0 = "severity") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range") || (data.symbol === void 0 || !func0.call(data, "symbol")) && (missing0 = "symbol")) {
        validate45.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema72.properties, key0)) {
            validate45.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.side !== void 0 && func0.call(data, "side")) {
            let data0 = data.side;
            const _errs2 = errors;
            if (!(data0 === "base" || data0 === "head")) {
              validate45.errors = [{ instancePath: instancePath + "/side", schemaPath: "#/$defs/side/enum", keyword: "enum", params: { allowedValues: schema73.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.server !== void 0 && func0.call(data, "server")) {
              let data1 = data.server;
              const _errs4 = errors;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data1 === "string") {
                  if (!pattern12.test(data1)) {
                    validate45.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                    return false;
                  }
                } else {
                  validate45.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.source !== void 0 && func0.call(data, "source")) {
                let data2 = data.source;
                const _errs7 = errors;
                if (typeof data2 !== "string" && data2 !== null) {
                  validate45.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema72.properties.source.type }, message: "must be string,null" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.code !== void 0 && func0.call(data, "code")) {
                  let data3 = data.code;
                  const _errs9 = errors;
                  if (typeof data3 !== "string" && data3 !== null) {
                    validate45.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema72.properties.code.type }, message: "must be string,null" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.severity !== void 0 && func0.call(data, "severity")) {
                    let data4 = data.severity;
                    const _errs11 = errors;
                    if (!(data4 === "error" || data4 === "warning" || data4 === "information" || data4 === "hint")) {
                      validate45.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema64.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.message !== void 0 && func0.call(data, "message")) {
                      const _errs13 = errors;
                      if (typeof data.message !== "string") {
                        validate45.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.path !== void 0 && func0.call(data, "path")) {
                        let data6 = data.path;
                        const _errs15 = errors;
                        const _errs16 = errors;
                        if (errors === _errs16) {
                          if (typeof data6 === "string") {
                            if (!pattern17.test(data6)) {
                              validate45.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                              return false;
                            }
                          } else {
                            validate45.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.range !== void 0 && func0.call(data, "range")) {
                          const _errs18 = errors;
                          if (!validate39(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs18 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.symbol !== void 0 && func0.call(data, "symbol")) {
                            let data8 = data.symbol;
                            const _errs19 = errors;
                            const _errs20 = errors;
                            if (typeof data8 !== "string" && data8 !== null) {
                              validate45.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/type", keyword: "type", params: { type: schema69.type }, message: "must be string,null" }];
                              return false;
                            }
                            if (errors === _errs20) {
                              if (typeof data8 === "string") {
                                if (func65(data8) < 1) {
                                  validate45.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                  return false;
                                }
                              }
                            }
                            var valid0 = _errs19 === errors;
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
      validate45.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema78 = { "type": "object", "additionalProperties": false, "required": ["server", "side", "path", "reason"], "properties": { "server": { "$ref": "#/$defs/serverId" }, "side": { "$ref": "#/$defs/side" }, "path": { "$ref": "#/$defs/path" }, "reason": { "type": "string", "minLength": 1 } } };
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate48.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.side === void 0 || !func0.call(data, "side")) && (missing0 = "side") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.reason === void 0 || !func0.call(data, "reason")) && (missing0 = "reason")) {
        validate48.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "server" || key0 === "side" || key0 === "path" || key0 === "reason")) {
            validate48.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (!pattern12.test(data0)) {
                  validate48.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                  return false;
                }
              } else {
                validate48.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.side !== void 0 && func0.call(data, "side")) {
              let data1 = data.side;
              const _errs5 = errors;
              if (!(data1 === "base" || data1 === "head")) {
                validate48.errors = [{ instancePath: instancePath + "/side", schemaPath: "#/$defs/side/enum", keyword: "enum", params: { allowedValues: schema73.enum }, message: "must be equal to one of the allowed values" }];
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
                if (errors === _errs8) {
                  if (typeof data2 === "string") {
                    if (!pattern17.test(data2)) {
                      validate48.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                      return false;
                    }
                  } else {
                    validate48.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.reason !== void 0 && func0.call(data, "reason")) {
                  let data3 = data.reason;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (typeof data3 === "string") {
                      if (func65(data3) < 1) {
                        validate48.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate48.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
        }
      }
    } else {
      validate48.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate48.errors = vErrors;
  return errors === 0;
}
validate48.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema82 = { "type": "object", "additionalProperties": false, "required": ["origin", "digest", "failOn", "unknown", "change"], "properties": { "origin": { "description": "Where the configuration came from.", "enum": ["base", "head", "file", "flags", "defaults"] }, "digest": { "$ref": "#/$defs/digest" }, "failOn": { "enum": ["error", "warning", "information", "hint", "never"] }, "unknown": { "enum": ["inconclusive", "warn"] }, "change": { "description": "What head would change about the configuration: said, not used.", "type": ["string", "null"] } } };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate50.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.origin === void 0 || !func0.call(data, "origin")) && (missing0 = "origin") || (data.digest === void 0 || !func0.call(data, "digest")) && (missing0 = "digest") || (data.failOn === void 0 || !func0.call(data, "failOn")) && (missing0 = "failOn") || (data.unknown === void 0 || !func0.call(data, "unknown")) && (missing0 = "unknown") || (data.change === void 0 || !func0.call(data, "change")) && (missing0 = "change")) {
        validate50.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "origin" || key0 === "digest" || key0 === "failOn" || key0 === "unknown" || key0 === "change")) {
            validate50.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.origin !== void 0 && func0.call(data, "origin")) {
            let data0 = data.origin;
            const _errs2 = errors;
            if (!(data0 === "base" || data0 === "head" || data0 === "file" || data0 === "flags" || data0 === "defaults")) {
              validate50.errors = [{ instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/enum", keyword: "enum", params: { allowedValues: schema82.properties.origin.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.digest !== void 0 && func0.call(data, "digest")) {
              let data1 = data.digest;
              const _errs3 = errors;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (!pattern13.test(data1)) {
                    validate50.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                    return false;
                  }
                } else {
                  validate50.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.failOn !== void 0 && func0.call(data, "failOn")) {
                let data2 = data.failOn;
                const _errs6 = errors;
                if (!(data2 === "error" || data2 === "warning" || data2 === "information" || data2 === "hint" || data2 === "never")) {
                  validate50.errors = [{ instancePath: instancePath + "/failOn", schemaPath: "#/properties/failOn/enum", keyword: "enum", params: { allowedValues: schema82.properties.failOn.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.unknown !== void 0 && func0.call(data, "unknown")) {
                  let data3 = data.unknown;
                  const _errs7 = errors;
                  if (!(data3 === "inconclusive" || data3 === "warn")) {
                    validate50.errors = [{ instancePath: instancePath + "/unknown", schemaPath: "#/properties/unknown/enum", keyword: "enum", params: { allowedValues: schema82.properties.unknown.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.change !== void 0 && func0.call(data, "change")) {
                    let data4 = data.change;
                    const _errs8 = errors;
                    if (typeof data4 !== "string" && data4 !== null) {
                      validate50.errors = [{ instancePath: instancePath + "/change", schemaPath: "#/properties/change/type", keyword: "type", params: { type: schema82.properties.change.type }, message: "must be string,null" }];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
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
      validate50.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema84 = { "type": "object", "additionalProperties": false, "required": ["code", "message", "count"], "properties": { "code": { "$ref": "#/$defs/code" }, "message": { "type": "string", "minLength": 1 }, "count": { "$ref": "#/$defs/count" } } };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.count === void 0 || !func0.call(data, "count")) && (missing0 = "count")) {
        validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "code" || key0 === "message" || key0 === "count")) {
            validate52.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.code !== void 0 && func0.call(data, "code")) {
            let data0 = data.code;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern9.test(data0)) {
                  validate52.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9-]*$"' }];
                  return false;
                }
              } else {
                validate52.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.message !== void 0 && func0.call(data, "message")) {
              let data1 = data.message;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data1 === "string") {
                  if (func65(data1) < 1) {
                    validate52.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate52.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.count !== void 0 && func0.call(data, "count")) {
                let data2 = data.count;
                const _errs7 = errors;
                const _errs8 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate52.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs8) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 9007199254740991 || isNaN(data2)) {
                      validate52.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate52.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
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
    } else {
      validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.verdict === void 0 || !func0.call(data, "verdict")) && (missing0 = "verdict") || (data.class === void 0 || !func0.call(data, "class")) && (missing0 = "class") || (data.reasons === void 0 || !func0.call(data, "reasons")) && (missing0 = "reasons") || (data.base === void 0 || !func0.call(data, "base")) && (missing0 = "base") || (data.head === void 0 || !func0.call(data, "head")) && (missing0 = "head") || (data.servers === void 0 || !func0.call(data, "servers")) && (missing0 = "servers") || (data.counts === void 0 || !func0.call(data, "counts")) && (missing0 = "counts") || (data.findings === void 0 || !func0.call(data, "findings")) && (missing0 = "findings") || (data.unmatched === void 0 || !func0.call(data, "unmatched")) && (missing0 = "unmatched") || (data.unknown === void 0 || !func0.call(data, "unknown")) && (missing0 = "unknown") || (data.reward === void 0 || !func0.call(data, "reward")) && (missing0 = "reward") || (data.policy === void 0 || !func0.call(data, "policy")) && (missing0 = "policy") || (data.limits === void 0 || !func0.call(data, "limits")) && (missing0 = "limits")) {
        validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema39.properties, key0)) {
            validate25.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.report.v1" !== data.schema) {
              validate25.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.report.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.verdict !== void 0 && func0.call(data, "verdict")) {
              let data1 = data.verdict;
              const _errs3 = errors;
              if (!(data1 === "pass" || data1 === "inconclusive" || data1 === "fail")) {
                validate25.errors = [{ instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema39.properties.verdict.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.class !== void 0 && func0.call(data, "class")) {
                let data2 = data.class;
                const _errs4 = errors;
                if (!(data2 === "new_errors" || data2 === "lsp_unavailable" || data2 === "baseline_error" || data2 === "warnings_only" || data2 === "clean")) {
                  validate25.errors = [{ instancePath: instancePath + "/class", schemaPath: "#/properties/class/enum", keyword: "enum", params: { allowedValues: schema39.properties.class.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.reasons !== void 0 && func0.call(data, "reasons")) {
                  let data3 = data.reasons;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (Array.isArray(data3)) {
                      if (data3.length < 1) {
                        validate25.errors = [{ instancePath: instancePath + "/reasons", schemaPath: "#/properties/reasons/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs7 = errors;
                          if (!validate26(data3[i0], { instancePath: instancePath + "/reasons/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs7 === errors;
                          if (!valid1) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate25.errors = [{ instancePath: instancePath + "/reasons", schemaPath: "#/properties/reasons/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.base !== void 0 && func0.call(data, "base")) {
                    const _errs8 = errors;
                    if (!validate28(data.base, { instancePath: instancePath + "/base", parentData: data, parentDataProperty: "base", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.head !== void 0 && func0.call(data, "head")) {
                      const _errs9 = errors;
                      if (!validate28(data.head, { instancePath: instancePath + "/head", parentData: data, parentDataProperty: "head", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.servers !== void 0 && func0.call(data, "servers")) {
                        let data7 = data.servers;
                        const _errs10 = errors;
                        if (errors === _errs10) {
                          if (Array.isArray(data7)) {
                            var valid2 = true;
                            const len1 = data7.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              const _errs12 = errors;
                              if (!validate31(data7[i1], { instancePath: instancePath + "/servers/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                                errors = vErrors.length;
                              }
                              var valid2 = _errs12 === errors;
                              if (!valid2) {
                                break;
                              }
                            }
                          } else {
                            validate25.errors = [{ instancePath: instancePath + "/servers", schemaPath: "#/properties/servers/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.counts !== void 0 && func0.call(data, "counts")) {
                          const _errs13 = errors;
                          if (!validate36(data.counts, { instancePath: instancePath + "/counts", parentData: data, parentDataProperty: "counts", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs13 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.findings !== void 0 && func0.call(data, "findings")) {
                            let data10 = data.findings;
                            const _errs14 = errors;
                            if (errors === _errs14) {
                              if (Array.isArray(data10)) {
                                var valid3 = true;
                                const len2 = data10.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                  const _errs16 = errors;
                                  if (!validate38(data10[i2], { instancePath: instancePath + "/findings/" + i2, parentData: data10, parentDataProperty: i2, rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid3 = _errs16 === errors;
                                  if (!valid3) {
                                    break;
                                  }
                                }
                              } else {
                                validate25.errors = [{ instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid0 = _errs14 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.unmatched !== void 0 && func0.call(data, "unmatched")) {
                              let data12 = data.unmatched;
                              const _errs17 = errors;
                              if (errors === _errs17) {
                                if (Array.isArray(data12)) {
                                  var valid4 = true;
                                  const len3 = data12.length;
                                  for (let i3 = 0; i3 < len3; i3++) {
                                    const _errs19 = errors;
                                    if (!validate45(data12[i3], { instancePath: instancePath + "/unmatched/" + i3, parentData: data12, parentDataProperty: i3, rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid4 = _errs19 === errors;
                                    if (!valid4) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate25.errors = [{ instancePath: instancePath + "/unmatched", schemaPath: "#/properties/unmatched/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs17 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.unknown !== void 0 && func0.call(data, "unknown")) {
                                let data14 = data.unknown;
                                const _errs20 = errors;
                                if (errors === _errs20) {
                                  if (Array.isArray(data14)) {
                                    var valid5 = true;
                                    const len4 = data14.length;
                                    for (let i4 = 0; i4 < len4; i4++) {
                                      const _errs22 = errors;
                                      if (!validate48(data14[i4], { instancePath: instancePath + "/unknown/" + i4, parentData: data14, parentDataProperty: i4, rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid5 = _errs22 === errors;
                                      if (!valid5) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate25.errors = [{ instancePath: instancePath + "/unknown", schemaPath: "#/properties/unknown/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs20 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.reward !== void 0 && func0.call(data, "reward")) {
                                  const _errs23 = errors;
                                  if (data.reward !== null) {
                                    validate25.errors = [{ instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
                                    return false;
                                  }
                                  var valid0 = _errs23 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.policy !== void 0 && func0.call(data, "policy")) {
                                    const _errs25 = errors;
                                    if (!validate50(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs25 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.limits !== void 0 && func0.call(data, "limits")) {
                                      let data18 = data.limits;
                                      const _errs26 = errors;
                                      if (errors === _errs26) {
                                        if (Array.isArray(data18)) {
                                          var valid6 = true;
                                          const len5 = data18.length;
                                          for (let i5 = 0; i5 < len5; i5++) {
                                            const _errs28 = errors;
                                            if (!validate52(data18[i5], { instancePath: instancePath + "/limits/" + i5, parentData: data18, parentDataProperty: i5, rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid6 = _errs28 === errors;
                                            if (!valid6) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate25.errors = [{ instancePath: instancePath + "/limits", schemaPath: "#/properties/limits/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs26 === errors;
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
    } else {
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export const validateRunV1: Validate = validate54;
const schema87 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:lanser:schema:run.v1", "title": "Facts about one run, version 1", "description": "What differs between two equal runs: times and sizes. Written as run.json beside the report; no hash covers it.", "type": "object", "additionalProperties": false, "required": ["schema", "phases", "serverIdleMs", "peakBytes"], "properties": { "schema": { "const": "lanser.run.v1" }, "phases": { "description": "The parts of the run in order. `ms` on the clock, `cpuMs` of this process alone, without the servers.", "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["name", "ms", "cpuMs"], "properties": { "name": { "type": "string", "minLength": 1 }, "ms": { "type": "integer", "minimum": 0 }, "cpuMs": { "type": "integer", "minimum": 0 } } } }, "serverIdleMs": { "description": "By session, for how long its server waited for us between two files.", "type": "object", "additionalProperties": { "type": "integer", "minimum": 0 } }, "peakBytes": { "description": "The largest resident set of this process.", "type": "integer", "minimum": 0 } } };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.phases === void 0 || !func0.call(data, "phases")) && (missing0 = "phases") || (data.serverIdleMs === void 0 || !func0.call(data, "serverIdleMs")) && (missing0 = "serverIdleMs") || (data.peakBytes === void 0 || !func0.call(data, "peakBytes")) && (missing0 = "peakBytes")) {
        validate54.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "phases" || key0 === "serverIdleMs" || key0 === "peakBytes")) {
            validate54.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.run.v1" !== data.schema) {
              validate54.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.run.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.phases !== void 0 && func0.call(data, "phases")) {
              let data1 = data.phases;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    const _errs5 = errors;
                    if (errors === _errs5) {
                      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        let missing1;
                        if ((data2.name === void 0 || !func0.call(data2, "name")) && (missing1 = "name") || (data2.ms === void 0 || !func0.call(data2, "ms")) && (missing1 = "ms") || (data2.cpuMs === void 0 || !func0.call(data2, "cpuMs")) && (missing1 = "cpuMs")) {
                          validate54.errors = [{ instancePath: instancePath + "/phases/" + i0, schemaPath: "#/properties/phases/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          const _errs7 = errors;
                          for (const key1 of Object.keys(data2)) {
                            if (!(key1 === "name" || key1 === "ms" || key1 === "cpuMs")) {
                              validate54.errors = [{ instancePath: instancePath + "/phases/" + i0, schemaPath: "#/properties/phases/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                              return false;
                              break;
                            }
                          }
                          if (_errs7 === errors) {
                            if (data2.name !== void 0 && func0.call(data2, "name")) {
                              let data3 = data2.name;
                              const _errs8 = errors;
                              if (errors === _errs8) {
                                if (typeof data3 === "string") {
                                  if (func65(data3) < 1) {
                                    validate54.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/name", schemaPath: "#/properties/phases/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                    return false;
                                  }
                                } else {
                                  validate54.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/name", schemaPath: "#/properties/phases/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid2 = _errs8 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data2.ms !== void 0 && func0.call(data2, "ms")) {
                                let data4 = data2.ms;
                                const _errs10 = errors;
                                if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                                  validate54.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/ms", schemaPath: "#/properties/phases/items/properties/ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                if (errors === _errs10) {
                                  if (typeof data4 == "number" && isFinite(data4)) {
                                    if (data4 < 0 || isNaN(data4)) {
                                      validate54.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/ms", schemaPath: "#/properties/phases/items/properties/ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                      return false;
                                    }
                                  }
                                }
                                var valid2 = _errs10 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data2.cpuMs !== void 0 && func0.call(data2, "cpuMs")) {
                                  let data5 = data2.cpuMs;
                                  const _errs12 = errors;
                                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                                    validate54.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/cpuMs", schemaPath: "#/properties/phases/items/properties/cpuMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs12) {
                                    if (typeof data5 == "number" && isFinite(data5)) {
                                      if (data5 < 0 || isNaN(data5)) {
                                        validate54.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/cpuMs", schemaPath: "#/properties/phases/items/properties/cpuMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                        return false;
                                      }
                                    }
                                  }
                                  var valid2 = _errs12 === errors;
                                } else {
                                  var valid2 = true;
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate54.errors = [{ instancePath: instancePath + "/phases/" + i0, schemaPath: "#/properties/phases/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate54.errors = [{ instancePath: instancePath + "/phases", schemaPath: "#/properties/phases/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.serverIdleMs !== void 0 && func0.call(data, "serverIdleMs")) {
                let data6 = data.serverIdleMs;
                const _errs14 = errors;
                if (errors === _errs14) {
                  if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    for (const key2 of Object.keys(data6)) {
                      let data7 = data6[key2];
                      const _errs17 = errors;
                      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                        validate54.errors = [{ instancePath: instancePath + "/serverIdleMs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/serverIdleMs/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs17) {
                        if (typeof data7 == "number" && isFinite(data7)) {
                          if (data7 < 0 || isNaN(data7)) {
                            validate54.errors = [{ instancePath: instancePath + "/serverIdleMs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/serverIdleMs/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
                      }
                      var valid3 = _errs17 === errors;
                      if (!valid3) {
                        break;
                      }
                    }
                  } else {
                    validate54.errors = [{ instancePath: instancePath + "/serverIdleMs", schemaPath: "#/properties/serverIdleMs/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs14 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.peakBytes !== void 0 && func0.call(data, "peakBytes")) {
                  let data8 = data.peakBytes;
                  const _errs19 = errors;
                  if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                    validate54.errors = [{ instancePath: instancePath + "/peakBytes", schemaPath: "#/properties/peakBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs19) {
                    if (typeof data8 == "number" && isFinite(data8)) {
                      if (data8 < 0 || isNaN(data8)) {
                        validate54.errors = [{ instancePath: instancePath + "/peakBytes", schemaPath: "#/properties/peakBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs19 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export const validateTraceV1: Validate = validate55;
const schema88 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:lanser:schema:trace.v1", "title": "Trace v1, one entry", "description": "Everything said in one session, one JSON object a line: first the header, last the trailer, between them what happened in its order. h(i) = sha256(h(i-1) and the RFC 8785 text of entry i without t), h(-1) being 32 zero bytes. Places of the machine that recorded are placeholders such as ${ROOT}.", "type": "object", "oneOf": [{ "$ref": "#/$defs/header" }, { "$ref": "#/$defs/frame" }, { "$ref": "#/$defs/meta" }, { "$ref": "#/$defs/digest" }, { "$ref": "#/$defs/decision" }, { "$ref": "#/$defs/result" }, { "$ref": "#/$defs/checkpoint" }, { "$ref": "#/$defs/trailer" }], "$defs": { "header": { "description": "What was recorded: which server, on which side, over which files, and what the run knew besides.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "const": 0 }, "k": { "const": "header" }, "m": { "$ref": "#/$defs/headerContent" }, "t": { "$ref": "#/$defs/time" } } }, "frame": { "description": "One JSON-RPC message as the session saw it.", "type": "object", "additionalProperties": false, "required": ["i", "k", "d", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "frame" }, "d": { "description": "> to the server, < from it.", "enum": [">", "<"] }, "m": { "type": "object", "required": ["jsonrpc"], "properties": { "jsonrpc": { "const": "2.0" } } }, "t": { "$ref": "#/$defs/time" } } }, "meta": { "description": "Something about the conversation that is no message, such as its end.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "meta" }, "m": { "type": "object", "properties": { "end": { "$ref": "#/$defs/end" } } }, "t": { "$ref": "#/$defs/time" } } }, "digest": { "description": "The digest of something too large to be here.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "digest" }, "m": { "type": "object", "minProperties": 1 }, "t": { "$ref": "#/$defs/time" } } }, "decision": { "description": "Something that we decided and that does not follow from the messages.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "decision" }, "m": { "type": "object", "minProperties": 1 }, "t": { "$ref": "#/$defs/time" } } }, "result": { "description": "What was made of the messages; a replay must make the same.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "result" }, "m": { "type": "object", "required": ["observation"], "properties": { "observation": { "description": "Over the RFC 8785 text of the observed files.", "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } }, "checkpoint": { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "checkpoint" }, "m": { "type": "object", "additionalProperties": false, "required": ["h"], "properties": { "h": { "description": "h of the entry before.", "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } }, "trailer": { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "trailer" }, "m": { "type": "object", "additionalProperties": false, "required": ["entries", "root"], "properties": { "entries": { "description": "How many come before.", "$ref": "#/$defs/number" }, "root": { "description": "h of the entry before.", "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } }, "headerContent": { "type": "object", "additionalProperties": false, "required": ["schema", "tool", "server", "side", "program", "run"], "properties": { "schema": { "const": "lanser.trace.v1" }, "tool": { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "const": "lanser" }, "version": { "type": "string", "minLength": 1 } } }, "server": { "description": "The pin.", "type": "object", "additionalProperties": false, "required": ["id", "version", "treeDigest"], "properties": { "id": { "type": "string", "pattern": "^[a-z0-9][a-z0-9._-]*$" }, "version": { "type": "string", "minLength": 1 }, "treeDigest": { "$ref": "#/$defs/sha256" } } }, "side": { "enum": ["base", "head"] }, "program": { "description": "The files that were to be opened, in the order of the schedule.", "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "blob"], "properties": { "path": { "$ref": "#/$defs/path" }, "blob": { "description": "git's id of the content; null when it was not in the tree.", "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } } }, "run": { "$ref": "#/$defs/run" } } }, "run": { "description": "What a gate run knew besides its sessions: with them it makes the report. A later release may add to it.", "type": "object", "required": ["record", "server", "withheld", "settings"], "properties": { "record": { "type": "object", "required": ["base", "head", "policy", "renames", "ignore", "shown", "limits"], "properties": { "base": { "$ref": "#/$defs/snapshot" }, "head": { "$ref": "#/$defs/snapshot" }, "policy": { "type": "object", "required": ["origin", "digest", "failOn", "unknown", "change"] }, "renames": { "description": "Base path and head path of every renamed file.", "type": "array", "items": { "type": "array", "prefixItems": [{ "$ref": "#/$defs/path" }, { "$ref": "#/$defs/path" }], "items": false, "minItems": 2 } }, "ignore": { "type": "array", "items": { "type": "string" } }, "shown": { "description": "On a merge commit, how each file differs from the pull request's own head; null otherwise.", "type": ["object", "null"], "additionalProperties": { "oneOf": [{ "type": "array", "items": { "$ref": "#/$defs/hunk" } }, { "type": "null" }] } }, "limits": { "type": "array", "items": { "type": "object", "required": ["code", "message", "count"], "properties": { "code": { "type": "string" }, "message": { "type": "string" }, "count": { "$ref": "#/$defs/number" } } } } } }, "server": { "type": "object", "required": ["id", "version", "treeDigest", "interpreter"], "properties": { "id": { "type": "string" }, "version": { "type": "string" }, "treeDigest": { "oneOf": [{ "$ref": "#/$defs/sha256" }, { "type": "null" }] }, "interpreter": { "type": ["object", "null"], "required": ["name", "version"], "properties": { "name": { "type": "string" }, "version": { "type": "string" } } } } }, "withheld": { "description": "Files that could not be given to the server.", "type": "array", "items": { "type": "object", "required": ["path", "reason"], "properties": { "path": { "$ref": "#/$defs/path" }, "reason": { "type": "string", "minLength": 1 } } } }, "settings": { "type": "object" } } }, "hunk": { "description": "Lines from baseStart to before baseEnd became those from headStart to before headEnd; 0-based.", "type": "object", "required": ["baseStart", "baseEnd", "headStart", "headEnd"], "properties": { "baseStart": { "$ref": "#/$defs/number" }, "baseEnd": { "$ref": "#/$defs/number" }, "headStart": { "$ref": "#/$defs/number" }, "headEnd": { "$ref": "#/$defs/number" } } }, "end": { "description": "Why the stream of messages ended.", "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["exit", "violation", "not-started", "closed"] } } }, "snapshot": { "type": "object", "required": ["commit", "tree"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } }, "number": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "time": { "description": "Microseconds since the start; in no hash.", "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "sha256": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "gitObject": { "description": "SHA-1, or SHA-256 in a repository that uses it.", "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, "path": { "description": 'Relative to the repository and inside it, with forward slashes: no empty, "." or ".." segment, no NUL.', "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" } } };
const schema89 = { "description": "What was recorded: which server, on which side, over which files, and what the run knew besides.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "const": 0 }, "k": { "const": "header" }, "m": { "$ref": "#/$defs/headerContent" }, "t": { "$ref": "#/$defs/time" } } };
const schema108 = { "description": "Microseconds since the start; in no hash.", "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
const schema90 = { "type": "object", "additionalProperties": false, "required": ["schema", "tool", "server", "side", "program", "run"], "properties": { "schema": { "const": "lanser.trace.v1" }, "tool": { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "const": "lanser" }, "version": { "type": "string", "minLength": 1 } } }, "server": { "description": "The pin.", "type": "object", "additionalProperties": false, "required": ["id", "version", "treeDigest"], "properties": { "id": { "type": "string", "pattern": "^[a-z0-9][a-z0-9._-]*$" }, "version": { "type": "string", "minLength": 1 }, "treeDigest": { "$ref": "#/$defs/sha256" } } }, "side": { "enum": ["base", "head"] }, "program": { "description": "The files that were to be opened, in the order of the schedule.", "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "blob"], "properties": { "path": { "$ref": "#/$defs/path" }, "blob": { "description": "git's id of the content; null when it was not in the tree.", "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } } }, "run": { "$ref": "#/$defs/run" } } };
const schema91 = { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" };
const schema92 = { "description": 'Relative to the repository and inside it, with forward slashes: no empty, "." or ".." segment, no NUL.', "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" };
const schema93 = { "description": "SHA-1, or SHA-256 in a repository that uses it.", "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" };
const schema94 = { "description": "What a gate run knew besides its sessions: with them it makes the report. A later release may add to it.", "type": "object", "required": ["record", "server", "withheld", "settings"], "properties": { "record": { "type": "object", "required": ["base", "head", "policy", "renames", "ignore", "shown", "limits"], "properties": { "base": { "$ref": "#/$defs/snapshot" }, "head": { "$ref": "#/$defs/snapshot" }, "policy": { "type": "object", "required": ["origin", "digest", "failOn", "unknown", "change"] }, "renames": { "description": "Base path and head path of every renamed file.", "type": "array", "items": { "type": "array", "prefixItems": [{ "$ref": "#/$defs/path" }, { "$ref": "#/$defs/path" }], "items": false, "minItems": 2 } }, "ignore": { "type": "array", "items": { "type": "string" } }, "shown": { "description": "On a merge commit, how each file differs from the pull request's own head; null otherwise.", "type": ["object", "null"], "additionalProperties": { "oneOf": [{ "type": "array", "items": { "$ref": "#/$defs/hunk" } }, { "type": "null" }] } }, "limits": { "type": "array", "items": { "type": "object", "required": ["code", "message", "count"], "properties": { "code": { "type": "string" }, "message": { "type": "string" }, "count": { "$ref": "#/$defs/number" } } } } } }, "server": { "type": "object", "required": ["id", "version", "treeDigest", "interpreter"], "properties": { "id": { "type": "string" }, "version": { "type": "string" }, "treeDigest": { "oneOf": [{ "$ref": "#/$defs/sha256" }, { "type": "null" }] }, "interpreter": { "type": ["object", "null"], "required": ["name", "version"], "properties": { "name": { "type": "string" }, "version": { "type": "string" } } } } }, "withheld": { "description": "Files that could not be given to the server.", "type": "array", "items": { "type": "object", "required": ["path", "reason"], "properties": { "path": { "$ref": "#/$defs/path" }, "reason": { "type": "string", "minLength": 1 } } } }, "settings": { "type": "object" } } };
const schema101 = { "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
const schema95 = { "type": "object", "required": ["commit", "tree"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.commit === void 0 || !func0.call(data, "commit")) && (missing0 = "commit") || (data.tree === void 0 || !func0.call(data, "tree")) && (missing0 = "tree")) {
        validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.commit !== void 0 && func0.call(data, "commit")) {
          let data0 = data.commit;
          const _errs1 = errors;
          const _errs2 = errors;
          let valid1 = false;
          let passing0 = null;
          const _errs3 = errors;
          const _errs4 = errors;
          if (errors === _errs4) {
            if (typeof data0 === "string") {
              if (!pattern10.test(data0)) {
                const err0 = { instancePath: instancePath + "/commit", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            } else {
              const err1 = { instancePath: instancePath + "/commit", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          }
          var _valid0 = _errs3 === errors;
          if (_valid0) {
            valid1 = true;
            passing0 = 0;
          }
          const _errs6 = errors;
          if (data0 !== null) {
            const err2 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          var _valid0 = _errs6 === errors;
          if (_valid0 && valid1) {
            valid1 = false;
            passing0 = [passing0, 1];
          } else {
            if (_valid0) {
              valid1 = true;
              passing0 = 1;
            }
          }
          if (!valid1) {
            const err3 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
            validate59.errors = vErrors;
            return false;
          } else {
            errors = _errs2;
            if (vErrors !== null) {
              if (_errs2) {
                vErrors.length = _errs2;
              } else {
                vErrors = null;
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.tree !== void 0 && func0.call(data, "tree")) {
            let data1 = data.tree;
            const _errs8 = errors;
            const _errs9 = errors;
            let valid3 = false;
            let passing1 = null;
            const _errs10 = errors;
            const _errs11 = errors;
            if (errors === _errs11) {
              if (typeof data1 === "string") {
                if (!pattern10.test(data1)) {
                  const err4 = { instancePath: instancePath + "/tree", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
              } else {
                const err5 = { instancePath: instancePath + "/tree", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            var _valid1 = _errs10 === errors;
            if (_valid1) {
              valid3 = true;
              passing1 = 0;
            }
            const _errs13 = errors;
            if (data1 !== null) {
              const err6 = { instancePath: instancePath + "/tree", schemaPath: "#/properties/tree/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            var _valid1 = _errs13 === errors;
            if (_valid1 && valid3) {
              valid3 = false;
              passing1 = [passing1, 1];
            } else {
              if (_valid1) {
                valid3 = true;
                passing1 = 1;
              }
            }
            if (!valid3) {
              const err7 = { instancePath: instancePath + "/tree", schemaPath: "#/properties/tree/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
              validate59.errors = vErrors;
              return false;
            } else {
              errors = _errs9;
              if (vErrors !== null) {
                if (_errs9) {
                  vErrors.length = _errs9;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs8 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "props": { "commit": true, "tree": true }, "dynamicProps": false, "dynamicItems": false };
const schema100 = { "description": "Lines from baseStart to before baseEnd became those from headStart to before headEnd; 0-based.", "type": "object", "required": ["baseStart", "baseEnd", "headStart", "headEnd"], "properties": { "baseStart": { "$ref": "#/$defs/number" }, "baseEnd": { "$ref": "#/$defs/number" }, "headStart": { "$ref": "#/$defs/number" }, "headEnd": { "$ref": "#/$defs/number" } } };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.baseStart === void 0 || !func0.call(data, "baseStart")) && (missing0 = "baseStart") || (data.baseEnd === void 0 || !func0.call(data, "baseEnd")) && (missing0 = "baseEnd") || (data.headStart === void 0 || !func0.call(data, "headStart")) && (missing0 = "headStart") || (data.headEnd === void 0 || !func0.call(data, "headEnd")) && (missing0 = "headEnd")) {
        validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.baseStart !== void 0 && func0.call(data, "baseStart")) {
          let data0 = data.baseStart;
          const _errs1 = errors;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate62.errors = [{ instancePath: instancePath + "/baseStart", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0)) {
                validate62.errors = [{ instancePath: instancePath + "/baseStart", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate62.errors = [{ instancePath: instancePath + "/baseStart", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                  return false;
                }
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.baseEnd !== void 0 && func0.call(data, "baseEnd")) {
            let data1 = data.baseEnd;
            const _errs4 = errors;
            const _errs5 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validate62.errors = [{ instancePath: instancePath + "/baseEnd", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs5) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 9007199254740991 || isNaN(data1)) {
                  validate62.errors = [{ instancePath: instancePath + "/baseEnd", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data1 < 0 || isNaN(data1)) {
                    validate62.errors = [{ instancePath: instancePath + "/baseEnd", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.headStart !== void 0 && func0.call(data, "headStart")) {
              let data2 = data.headStart;
              const _errs7 = errors;
              const _errs8 = errors;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                validate62.errors = [{ instancePath: instancePath + "/headStart", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs8) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 9007199254740991 || isNaN(data2)) {
                    validate62.errors = [{ instancePath: instancePath + "/headStart", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                    return false;
                  } else {
                    if (data2 < 0 || isNaN(data2)) {
                      validate62.errors = [{ instancePath: instancePath + "/headStart", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
              if (data.headEnd !== void 0 && func0.call(data, "headEnd")) {
                let data3 = data.headEnd;
                const _errs10 = errors;
                const _errs11 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate62.errors = [{ instancePath: instancePath + "/headEnd", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs11) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 9007199254740991 || isNaN(data3)) {
                      validate62.errors = [{ instancePath: instancePath + "/headEnd", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data3 < 0 || isNaN(data3)) {
                        validate62.errors = [{ instancePath: instancePath + "/headEnd", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
    } else {
      validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "props": { "baseStart": true, "baseEnd": true, "headStart": true, "headEnd": true }, "dynamicProps": false, "dynamicItems": false };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.withheld === void 0 || !func0.call(data, "withheld")) && (missing0 = "withheld") || (data.settings === void 0 || !func0.call(data, "settings")) && (missing0 = "settings")) {
        validate58.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.record !== void 0 && func0.call(data, "record")) {
          let data0 = data.record;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if ((data0.base === void 0 || !func0.call(data0, "base")) && (missing1 = "base") || (data0.head === void 0 || !func0.call(data0, "head")) && (missing1 = "head") || (data0.policy === void 0 || !func0.call(data0, "policy")) && (missing1 = "policy") || (data0.renames === void 0 || !func0.call(data0, "renames")) && (missing1 = "renames") || (data0.ignore === void 0 || !func0.call(data0, "ignore")) && (missing1 = "ignore") || (data0.shown === void 0 || !func0.call(data0, "shown")) && (missing1 = "shown") || (data0.limits === void 0 || !func0.call(data0, "limits")) && (missing1 = "limits")) {
                validate58.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data0.base !== void 0 && func0.call(data0, "base")) {
                  const _errs3 = errors;
                  if (!validate59(data0.base, { instancePath: instancePath + "/record/base", parentData: data0, parentDataProperty: "base", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs3 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.head !== void 0 && func0.call(data0, "head")) {
                    const _errs4 = errors;
                    if (!validate59(data0.head, { instancePath: instancePath + "/record/head", parentData: data0, parentDataProperty: "head", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs4 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data0.policy !== void 0 && func0.call(data0, "policy")) {
                      let data3 = data0.policy;
                      const _errs5 = errors;
                      if (errors === _errs5) {
                        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                          let missing2;
                          if ((data3.origin === void 0 || !func0.call(data3, "origin")) && (missing2 = "origin") || (data3.digest === void 0 || !func0.call(data3, "digest")) && (missing2 = "digest") || (data3.failOn === void 0 || !func0.call(data3, "failOn")) && (missing2 = "failOn") || (data3.unknown === void 0 || !func0.call(data3, "unknown")) && (missing2 = "unknown") || (data3.change === void 0 || !func0.call(data3, "change")) && (missing2 = "change")) {
                            validate58.errors = [{ instancePath: instancePath + "/record/policy", schemaPath: "#/properties/record/properties/policy/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                            return false;
                          }
                        } else {
                          validate58.errors = [{ instancePath: instancePath + "/record/policy", schemaPath: "#/properties/record/properties/policy/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid1 = _errs5 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data0.renames !== void 0 && func0.call(data0, "renames")) {
                        let data4 = data0.renames;
                        const _errs7 = errors;
                        if (errors === _errs7) {
                          if (Array.isArray(data4)) {
                            var valid2 = true;
                            const len0 = data4.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data5 = data4[i0];
                              const _errs9 = errors;
                              if (errors === _errs9) {
                                if (Array.isArray(data5)) {
                                  if (data5.length < 2) {
                                    validate58.errors = [{ instancePath: instancePath + "/record/renames/" + i0, schemaPath: "#/properties/record/properties/renames/items/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
                                    return false;
                                  } else {
                                    const len1 = data5.length;
                                    if (len1 > 0) {
                                      let data6 = data5[0];
                                      const _errs11 = errors;
                                      const _errs12 = errors;
                                      if (errors === _errs12) {
                                        if (typeof data6 === "string") {
                                          if (!pattern17.test(data6)) {
                                            validate58.errors = [{ instancePath: instancePath + "/record/renames/" + i0 + "/0", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                            return false;
                                          }
                                        } else {
                                          validate58.errors = [{ instancePath: instancePath + "/record/renames/" + i0 + "/0", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                      }
                                      var valid3 = _errs11 === errors;
                                    }
                                    if (valid3) {
                                      if (len1 > 1) {
                                        let data7 = data5[1];
                                        const _errs14 = errors;
                                        const _errs15 = errors;
                                        if (errors === _errs15) {
                                          if (typeof data7 === "string") {
                                            if (!pattern17.test(data7)) {
                                              validate58.errors = [{ instancePath: instancePath + "/record/renames/" + i0 + "/1", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                              return false;
                                            }
                                          } else {
                                            validate58.errors = [{ instancePath: instancePath + "/record/renames/" + i0 + "/1", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid3 = _errs14 === errors;
                                      }
                                      if (valid3) {
                                        const len2 = data5.length;
                                        if (!(len2 <= 2)) {
                                          validate58.errors = [{ instancePath: instancePath + "/record/renames/" + i0, schemaPath: "#/properties/record/properties/renames/items/items", keyword: "items", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
                                          return false;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate58.errors = [{ instancePath: instancePath + "/record/renames/" + i0, schemaPath: "#/properties/record/properties/renames/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid2 = _errs9 === errors;
                              if (!valid2) {
                                break;
                              }
                            }
                          } else {
                            validate58.errors = [{ instancePath: instancePath + "/record/renames", schemaPath: "#/properties/record/properties/renames/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid1 = _errs7 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data0.ignore !== void 0 && func0.call(data0, "ignore")) {
                          let data8 = data0.ignore;
                          const _errs17 = errors;
                          if (errors === _errs17) {
                            if (Array.isArray(data8)) {
                              var valid6 = true;
                              const len3 = data8.length;
                              for (let i1 = 0; i1 < len3; i1++) {
                                const _errs19 = errors;
                                if (typeof data8[i1] !== "string") {
                                  validate58.errors = [{ instancePath: instancePath + "/record/ignore/" + i1, schemaPath: "#/properties/record/properties/ignore/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid6 = _errs19 === errors;
                                if (!valid6) {
                                  break;
                                }
                              }
                            } else {
                              validate58.errors = [{ instancePath: instancePath + "/record/ignore", schemaPath: "#/properties/record/properties/ignore/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid1 = _errs17 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data0.shown !== void 0 && func0.call(data0, "shown")) {
                            let data10 = data0.shown;
                            const _errs21 = errors;
                            if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null) {
                              validate58.errors = [{ instancePath: instancePath + "/record/shown", schemaPath: "#/properties/record/properties/shown/type", keyword: "type", params: { type: schema94.properties.record.properties.shown.type }, message: "must be object,null" }];
                              return false;
                            }
                            if (errors === _errs21) {
                              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                for (const key0 of Object.keys(data10)) {
                                  let data11 = data10[key0];
                                  const _errs24 = errors;
                                  const _errs25 = errors;
                                  let valid8 = false;
                                  let passing0 = null;
                                  const _errs26 = errors;
                                  if (errors === _errs26) {
                                    if (Array.isArray(data11)) {
                                      var valid9 = true;
                                      const len4 = data11.length;
                                      for (let i2 = 0; i2 < len4; i2++) {
                                        const _errs28 = errors;
                                        if (!validate62(data11[i2], { instancePath: instancePath + "/record/shown/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, parentData: data11, parentDataProperty: i2, rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid9 = _errs28 === errors;
                                        if (!valid9) {
                                          break;
                                        }
                                      }
                                    } else {
                                      const err0 = { instancePath: instancePath + "/record/shown/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/record/properties/shown/additionalProperties/oneOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                      if (vErrors === null) {
                                        vErrors = [err0];
                                      } else {
                                        vErrors.push(err0);
                                      }
                                      errors++;
                                    }
                                  }
                                  var _valid0 = _errs26 === errors;
                                  if (_valid0) {
                                    valid8 = true;
                                    passing0 = 0;
                                  }
                                  const _errs29 = errors;
                                  if (data11 !== null) {
                                    const err1 = { instancePath: instancePath + "/record/shown/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/record/properties/shown/additionalProperties/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err1];
                                    } else {
                                      vErrors.push(err1);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs29 === errors;
                                  if (_valid0 && valid8) {
                                    valid8 = false;
                                    passing0 = [passing0, 1];
                                  } else {
                                    if (_valid0) {
                                      valid8 = true;
                                      passing0 = 1;
                                    }
                                  }
                                  if (!valid8) {
                                    const err2 = { instancePath: instancePath + "/record/shown/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/record/properties/shown/additionalProperties/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                    if (vErrors === null) {
                                      vErrors = [err2];
                                    } else {
                                      vErrors.push(err2);
                                    }
                                    errors++;
                                    validate58.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs25;
                                    if (vErrors !== null) {
                                      if (_errs25) {
                                        vErrors.length = _errs25;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid7 = _errs24 === errors;
                                  if (!valid7) {
                                    break;
                                  }
                                }
                              }
                            }
                            var valid1 = _errs21 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data0.limits !== void 0 && func0.call(data0, "limits")) {
                              let data13 = data0.limits;
                              const _errs31 = errors;
                              if (errors === _errs31) {
                                if (Array.isArray(data13)) {
                                  var valid10 = true;
                                  const len5 = data13.length;
                                  for (let i3 = 0; i3 < len5; i3++) {
                                    let data14 = data13[i3];
                                    const _errs33 = errors;
                                    if (errors === _errs33) {
                                      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                        let missing3;
                                        if ((data14.code === void 0 || !func0.call(data14, "code")) && (missing3 = "code") || (data14.message === void 0 || !func0.call(data14, "message")) && (missing3 = "message") || (data14.count === void 0 || !func0.call(data14, "count")) && (missing3 = "count")) {
                                          validate58.errors = [{ instancePath: instancePath + "/record/limits/" + i3, schemaPath: "#/properties/record/properties/limits/items/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                          return false;
                                        } else {
                                          if (data14.code !== void 0 && func0.call(data14, "code")) {
                                            const _errs35 = errors;
                                            if (typeof data14.code !== "string") {
                                              validate58.errors = [{ instancePath: instancePath + "/record/limits/" + i3 + "/code", schemaPath: "#/properties/record/properties/limits/items/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                            var valid11 = _errs35 === errors;
                                          } else {
                                            var valid11 = true;
                                          }
                                          if (valid11) {
                                            if (data14.message !== void 0 && func0.call(data14, "message")) {
                                              const _errs37 = errors;
                                              if (typeof data14.message !== "string") {
                                                validate58.errors = [{ instancePath: instancePath + "/record/limits/" + i3 + "/message", schemaPath: "#/properties/record/properties/limits/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                              var valid11 = _errs37 === errors;
                                            } else {
                                              var valid11 = true;
                                            }
                                            if (valid11) {
                                              if (data14.count !== void 0 && func0.call(data14, "count")) {
                                                let data17 = data14.count;
                                                const _errs39 = errors;
                                                const _errs40 = errors;
                                                if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                                                  validate58.errors = [{ instancePath: instancePath + "/record/limits/" + i3 + "/count", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                  return false;
                                                }
                                                if (errors === _errs40) {
                                                  if (typeof data17 == "number" && isFinite(data17)) {
                                                    if (data17 > 9007199254740991 || isNaN(data17)) {
                                                      validate58.errors = [{ instancePath: instancePath + "/record/limits/" + i3 + "/count", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                      return false;
                                                    } else {
                                                      if (data17 < 0 || isNaN(data17)) {
                                                        validate58.errors = [{ instancePath: instancePath + "/record/limits/" + i3 + "/count", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                }
                                                var valid11 = _errs39 === errors;
                                              } else {
                                                var valid11 = true;
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate58.errors = [{ instancePath: instancePath + "/record/limits/" + i3, schemaPath: "#/properties/record/properties/limits/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid10 = _errs33 === errors;
                                    if (!valid10) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate58.errors = [{ instancePath: instancePath + "/record/limits", schemaPath: "#/properties/record/properties/limits/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid1 = _errs31 === errors;
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
            } else {
              validate58.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.server !== void 0 && func0.call(data, "server")) {
            let data18 = data.server;
            const _errs42 = errors;
            if (errors === _errs42) {
              if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                let missing4;
                if ((data18.id === void 0 || !func0.call(data18, "id")) && (missing4 = "id") || (data18.version === void 0 || !func0.call(data18, "version")) && (missing4 = "version") || (data18.treeDigest === void 0 || !func0.call(data18, "treeDigest")) && (missing4 = "treeDigest") || (data18.interpreter === void 0 || !func0.call(data18, "interpreter")) && (missing4 = "interpreter")) {
                  validate58.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                  return false;
                } else {
                  if (data18.id !== void 0 && func0.call(data18, "id")) {
                    const _errs44 = errors;
                    if (typeof data18.id !== "string") {
                      validate58.errors = [{ instancePath: instancePath + "/server/id", schemaPath: "#/properties/server/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid13 = _errs44 === errors;
                  } else {
                    var valid13 = true;
                  }
                  if (valid13) {
                    if (data18.version !== void 0 && func0.call(data18, "version")) {
                      const _errs46 = errors;
                      if (typeof data18.version !== "string") {
                        validate58.errors = [{ instancePath: instancePath + "/server/version", schemaPath: "#/properties/server/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid13 = _errs46 === errors;
                    } else {
                      var valid13 = true;
                    }
                    if (valid13) {
                      if (data18.treeDigest !== void 0 && func0.call(data18, "treeDigest")) {
                        let data21 = data18.treeDigest;
                        const _errs48 = errors;
                        const _errs49 = errors;
                        let valid14 = false;
                        let passing1 = null;
                        const _errs50 = errors;
                        const _errs51 = errors;
                        if (errors === _errs51) {
                          if (typeof data21 === "string") {
                            if (!pattern13.test(data21)) {
                              const err3 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
                              if (vErrors === null) {
                                vErrors = [err3];
                              } else {
                                vErrors.push(err3);
                              }
                              errors++;
                            }
                          } else {
                            const err4 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err4];
                            } else {
                              vErrors.push(err4);
                            }
                            errors++;
                          }
                        }
                        var _valid1 = _errs50 === errors;
                        if (_valid1) {
                          valid14 = true;
                          passing1 = 0;
                        }
                        const _errs53 = errors;
                        if (data21 !== null) {
                          const err5 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/properties/server/properties/treeDigest/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err5];
                          } else {
                            vErrors.push(err5);
                          }
                          errors++;
                        }
                        var _valid1 = _errs53 === errors;
                        if (_valid1 && valid14) {
                          valid14 = false;
                          passing1 = [passing1, 1];
                        } else {
                          if (_valid1) {
                            valid14 = true;
                            passing1 = 1;
                          }
                        }
                        if (!valid14) {
                          const err6 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/properties/server/properties/treeDigest/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                          if (vErrors === null) {
                            vErrors = [err6];
                          } else {
                            vErrors.push(err6);
                          }
                          errors++;
                          validate58.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs49;
                          if (vErrors !== null) {
                            if (_errs49) {
                              vErrors.length = _errs49;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid13 = _errs48 === errors;
                      } else {
                        var valid13 = true;
                      }
                      if (valid13) {
                        if (data18.interpreter !== void 0 && func0.call(data18, "interpreter")) {
                          let data22 = data18.interpreter;
                          const _errs55 = errors;
                          if (!(data22 && typeof data22 == "object" && !Array.isArray(data22)) && data22 !== null) {
                            validate58.errors = [{ instancePath: instancePath + "/server/interpreter", schemaPath: "#/properties/server/properties/interpreter/type", keyword: "type", params: { type: schema94.properties.server.properties.interpreter.type }, message: "must be object,null" }];
                            return false;
                          }
                          if (errors === _errs55) {
                            if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                              let missing5;
                              if ((data22.name === void 0 || !func0.call(data22, "name")) && (missing5 = "name") || (data22.version === void 0 || !func0.call(data22, "version")) && (missing5 = "version")) {
                                validate58.errors = [{ instancePath: instancePath + "/server/interpreter", schemaPath: "#/properties/server/properties/interpreter/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                return false;
                              } else {
                                if (data22.name !== void 0 && func0.call(data22, "name")) {
                                  const _errs57 = errors;
                                  if (typeof data22.name !== "string") {
                                    validate58.errors = [{ instancePath: instancePath + "/server/interpreter/name", schemaPath: "#/properties/server/properties/interpreter/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid16 = _errs57 === errors;
                                } else {
                                  var valid16 = true;
                                }
                                if (valid16) {
                                  if (data22.version !== void 0 && func0.call(data22, "version")) {
                                    const _errs59 = errors;
                                    if (typeof data22.version !== "string") {
                                      validate58.errors = [{ instancePath: instancePath + "/server/interpreter/version", schemaPath: "#/properties/server/properties/interpreter/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid16 = _errs59 === errors;
                                  } else {
                                    var valid16 = true;
                                  }
                                }
                              }
                            }
                          }
                          var valid13 = _errs55 === errors;
                        } else {
                          var valid13 = true;
                        }
                      }
                    }
                  }
                }
              } else {
                validate58.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs42 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.withheld !== void 0 && func0.call(data, "withheld")) {
              let data25 = data.withheld;
              const _errs61 = errors;
              if (errors === _errs61) {
                if (Array.isArray(data25)) {
                  var valid17 = true;
                  const len6 = data25.length;
                  for (let i4 = 0; i4 < len6; i4++) {
                    let data26 = data25[i4];
                    const _errs63 = errors;
                    if (errors === _errs63) {
                      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                        let missing6;
                        if ((data26.path === void 0 || !func0.call(data26, "path")) && (missing6 = "path") || (data26.reason === void 0 || !func0.call(data26, "reason")) && (missing6 = "reason")) {
                          validate58.errors = [{ instancePath: instancePath + "/withheld/" + i4, schemaPath: "#/properties/withheld/items/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                          return false;
                        } else {
                          if (data26.path !== void 0 && func0.call(data26, "path")) {
                            let data27 = data26.path;
                            const _errs65 = errors;
                            const _errs66 = errors;
                            if (errors === _errs66) {
                              if (typeof data27 === "string") {
                                if (!pattern17.test(data27)) {
                                  validate58.errors = [{ instancePath: instancePath + "/withheld/" + i4 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                  return false;
                                }
                              } else {
                                validate58.errors = [{ instancePath: instancePath + "/withheld/" + i4 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid18 = _errs65 === errors;
                          } else {
                            var valid18 = true;
                          }
                          if (valid18) {
                            if (data26.reason !== void 0 && func0.call(data26, "reason")) {
                              let data28 = data26.reason;
                              const _errs68 = errors;
                              if (errors === _errs68) {
                                if (typeof data28 === "string") {
                                  if (func65(data28) < 1) {
                                    validate58.errors = [{ instancePath: instancePath + "/withheld/" + i4 + "/reason", schemaPath: "#/properties/withheld/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                    return false;
                                  }
                                } else {
                                  validate58.errors = [{ instancePath: instancePath + "/withheld/" + i4 + "/reason", schemaPath: "#/properties/withheld/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid18 = _errs68 === errors;
                            } else {
                              var valid18 = true;
                            }
                          }
                        }
                      } else {
                        validate58.errors = [{ instancePath: instancePath + "/withheld/" + i4, schemaPath: "#/properties/withheld/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid17 = _errs63 === errors;
                    if (!valid17) {
                      break;
                    }
                  }
                } else {
                  validate58.errors = [{ instancePath: instancePath + "/withheld", schemaPath: "#/properties/withheld/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs61 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.settings !== void 0 && func0.call(data, "settings")) {
                let data29 = data.settings;
                const _errs70 = errors;
                if (!(data29 && typeof data29 == "object" && !Array.isArray(data29))) {
                  validate58.errors = [{ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
                var valid0 = _errs70 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": { "record": true, "server": true, "withheld": true, "settings": true }, "dynamicProps": false, "dynamicItems": false };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.tool === void 0 || !func0.call(data, "tool")) && (missing0 = "tool") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.side === void 0 || !func0.call(data, "side")) && (missing0 = "side") || (data.program === void 0 || !func0.call(data, "program")) && (missing0 = "program") || (data.run === void 0 || !func0.call(data, "run")) && (missing0 = "run")) {
        validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "tool" || key0 === "server" || key0 === "side" || key0 === "program" || key0 === "run")) {
            validate57.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.trace.v1" !== data.schema) {
              validate57.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.trace.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.tool !== void 0 && func0.call(data, "tool")) {
              let data1 = data.tool;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if ((data1.name === void 0 || !func0.call(data1, "name")) && (missing1 = "name") || (data1.version === void 0 || !func0.call(data1, "version")) && (missing1 = "version")) {
                    validate57.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    const _errs5 = errors;
                    for (const key1 of Object.keys(data1)) {
                      if (!(key1 === "name" || key1 === "version")) {
                        validate57.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs5 === errors) {
                      if (data1.name !== void 0 && func0.call(data1, "name")) {
                        const _errs6 = errors;
                        if ("lanser" !== data1.name) {
                          validate57.errors = [{ instancePath: instancePath + "/tool/name", schemaPath: "#/properties/tool/properties/name/const", keyword: "const", params: { allowedValue: "lanser" }, message: "must be equal to constant" }];
                          return false;
                        }
                        var valid1 = _errs6 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data1.version !== void 0 && func0.call(data1, "version")) {
                          let data3 = data1.version;
                          const _errs7 = errors;
                          if (errors === _errs7) {
                            if (typeof data3 === "string") {
                              if (func65(data3) < 1) {
                                validate57.errors = [{ instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              }
                            } else {
                              validate57.errors = [{ instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid1 = _errs7 === errors;
                        } else {
                          var valid1 = true;
                        }
                      }
                    }
                  }
                } else {
                  validate57.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.server !== void 0 && func0.call(data, "server")) {
                let data4 = data.server;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    let missing2;
                    if ((data4.id === void 0 || !func0.call(data4, "id")) && (missing2 = "id") || (data4.version === void 0 || !func0.call(data4, "version")) && (missing2 = "version") || (data4.treeDigest === void 0 || !func0.call(data4, "treeDigest")) && (missing2 = "treeDigest")) {
                      validate57.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                      return false;
                    } else {
                      const _errs11 = errors;
                      for (const key2 of Object.keys(data4)) {
                        if (!(key2 === "id" || key2 === "version" || key2 === "treeDigest")) {
                          validate57.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs11 === errors) {
                        if (data4.id !== void 0 && func0.call(data4, "id")) {
                          let data5 = data4.id;
                          const _errs12 = errors;
                          if (errors === _errs12) {
                            if (typeof data5 === "string") {
                              if (!pattern12.test(data5)) {
                                validate57.errors = [{ instancePath: instancePath + "/server/id", schemaPath: "#/properties/server/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                                return false;
                              }
                            } else {
                              validate57.errors = [{ instancePath: instancePath + "/server/id", schemaPath: "#/properties/server/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.version !== void 0 && func0.call(data4, "version")) {
                            let data6 = data4.version;
                            const _errs14 = errors;
                            if (errors === _errs14) {
                              if (typeof data6 === "string") {
                                if (func65(data6) < 1) {
                                  validate57.errors = [{ instancePath: instancePath + "/server/version", schemaPath: "#/properties/server/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                  return false;
                                }
                              } else {
                                validate57.errors = [{ instancePath: instancePath + "/server/version", schemaPath: "#/properties/server/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid2 = _errs14 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data4.treeDigest !== void 0 && func0.call(data4, "treeDigest")) {
                              let data7 = data4.treeDigest;
                              const _errs16 = errors;
                              const _errs17 = errors;
                              if (errors === _errs17) {
                                if (typeof data7 === "string") {
                                  if (!pattern13.test(data7)) {
                                    validate57.errors = [{ instancePath: instancePath + "/server/treeDigest", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                    return false;
                                  }
                                } else {
                                  validate57.errors = [{ instancePath: instancePath + "/server/treeDigest", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid2 = _errs16 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate57.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.side !== void 0 && func0.call(data, "side")) {
                  let data8 = data.side;
                  const _errs19 = errors;
                  if (!(data8 === "base" || data8 === "head")) {
                    validate57.errors = [{ instancePath: instancePath + "/side", schemaPath: "#/properties/side/enum", keyword: "enum", params: { allowedValues: schema90.properties.side.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs19 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.program !== void 0 && func0.call(data, "program")) {
                    let data9 = data.program;
                    const _errs20 = errors;
                    if (errors === _errs20) {
                      if (Array.isArray(data9)) {
                        var valid4 = true;
                        const len0 = data9.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data10 = data9[i0];
                          const _errs22 = errors;
                          if (errors === _errs22) {
                            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                              let missing3;
                              if ((data10.path === void 0 || !func0.call(data10, "path")) && (missing3 = "path") || (data10.blob === void 0 || !func0.call(data10, "blob")) && (missing3 = "blob")) {
                                validate57.errors = [{ instancePath: instancePath + "/program/" + i0, schemaPath: "#/properties/program/items/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                return false;
                              } else {
                                const _errs24 = errors;
                                for (const key3 of Object.keys(data10)) {
                                  if (!(key3 === "path" || key3 === "blob")) {
                                    validate57.errors = [{ instancePath: instancePath + "/program/" + i0, schemaPath: "#/properties/program/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs24 === errors) {
                                  if (data10.path !== void 0 && func0.call(data10, "path")) {
                                    let data11 = data10.path;
                                    const _errs25 = errors;
                                    const _errs26 = errors;
                                    if (errors === _errs26) {
                                      if (typeof data11 === "string") {
                                        if (!pattern17.test(data11)) {
                                          validate57.errors = [{ instancePath: instancePath + "/program/" + i0 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                          return false;
                                        }
                                      } else {
                                        validate57.errors = [{ instancePath: instancePath + "/program/" + i0 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid5 = _errs25 === errors;
                                  } else {
                                    var valid5 = true;
                                  }
                                  if (valid5) {
                                    if (data10.blob !== void 0 && func0.call(data10, "blob")) {
                                      let data12 = data10.blob;
                                      const _errs28 = errors;
                                      const _errs29 = errors;
                                      let valid7 = false;
                                      let passing0 = null;
                                      const _errs30 = errors;
                                      const _errs31 = errors;
                                      if (errors === _errs31) {
                                        if (typeof data12 === "string") {
                                          if (!pattern10.test(data12)) {
                                            const err0 = { instancePath: instancePath + "/program/" + i0 + "/blob", schemaPath: "#/$defs/gitObject/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"' };
                                            if (vErrors === null) {
                                              vErrors = [err0];
                                            } else {
                                              vErrors.push(err0);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err1 = { instancePath: instancePath + "/program/" + i0 + "/blob", schemaPath: "#/$defs/gitObject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err1];
                                          } else {
                                            vErrors.push(err1);
                                          }
                                          errors++;
                                        }
                                      }
                                      var _valid0 = _errs30 === errors;
                                      if (_valid0) {
                                        valid7 = true;
                                        passing0 = 0;
                                      }
                                      const _errs33 = errors;
                                      if (data12 !== null) {
                                        const err2 = { instancePath: instancePath + "/program/" + i0 + "/blob", schemaPath: "#/properties/program/items/properties/blob/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                        if (vErrors === null) {
                                          vErrors = [err2];
                                        } else {
                                          vErrors.push(err2);
                                        }
                                        errors++;
                                      }
                                      var _valid0 = _errs33 === errors;
                                      if (_valid0 && valid7) {
                                        valid7 = false;
                                        passing0 = [passing0, 1];
                                      } else {
                                        if (_valid0) {
                                          valid7 = true;
                                          passing0 = 1;
                                        }
                                      }
                                      if (!valid7) {
                                        const err3 = { instancePath: instancePath + "/program/" + i0 + "/blob", schemaPath: "#/properties/program/items/properties/blob/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                        if (vErrors === null) {
                                          vErrors = [err3];
                                        } else {
                                          vErrors.push(err3);
                                        }
                                        errors++;
                                        validate57.errors = vErrors;
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
                                      var valid5 = _errs28 === errors;
                                    } else {
                                      var valid5 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate57.errors = [{ instancePath: instancePath + "/program/" + i0, schemaPath: "#/properties/program/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid4 = _errs22 === errors;
                          if (!valid4) {
                            break;
                          }
                        }
                      } else {
                        validate57.errors = [{ instancePath: instancePath + "/program", schemaPath: "#/properties/program/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs20 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.run !== void 0 && func0.call(data, "run")) {
                      const _errs35 = errors;
                      if (!validate58(data.run, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs35 === errors;
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
      validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate56.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            const _errs2 = errors;
            if (0 !== data.i) {
              validate56.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/properties/i/const", keyword: "const", params: { allowedValue: 0 }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs3 = errors;
              if ("header" !== data.k) {
                validate56.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "header" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.m !== void 0 && func0.call(data, "m")) {
                const _errs4 = errors;
                if (!validate57(data.m, { instancePath: instancePath + "/m", parentData: data, parentDataProperty: "m", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.t !== void 0 && func0.call(data, "t")) {
                  let data3 = data.t;
                  const _errs5 = errors;
                  const _errs6 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate56.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs6) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate56.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate56.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema109 = { "description": "One JSON-RPC message as the session saw it.", "type": "object", "additionalProperties": false, "required": ["i", "k", "d", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "frame" }, "d": { "description": "> to the server, < from it.", "enum": [">", "<"] }, "m": { "type": "object", "required": ["jsonrpc"], "properties": { "jsonrpc": { "const": "2.0" } } }, "t": { "$ref": "#/$defs/time" } } };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.d === void 0 || !func0.call(data, "d")) && (missing0 = "d") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate67.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "d" || key0 === "m" || key0 === "t")) {
            validate67.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            let data0 = data.i;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate67.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate67.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate67.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs5 = errors;
              if ("frame" !== data.k) {
                validate67.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "frame" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.d !== void 0 && func0.call(data, "d")) {
                let data2 = data.d;
                const _errs6 = errors;
                if (!(data2 === ">" || data2 === "<")) {
                  validate67.errors = [{ instancePath: instancePath + "/d", schemaPath: "#/properties/d/enum", keyword: "enum", params: { allowedValues: schema109.properties.d.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.m !== void 0 && func0.call(data, "m")) {
                  let data3 = data.m;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing1;
                      if ((data3.jsonrpc === void 0 || !func0.call(data3, "jsonrpc")) && (missing1 = "jsonrpc")) {
                        validate67.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data3.jsonrpc !== void 0 && func0.call(data3, "jsonrpc")) {
                          if ("2.0" !== data3.jsonrpc) {
                            validate67.errors = [{ instancePath: instancePath + "/m/jsonrpc", schemaPath: "#/properties/m/properties/jsonrpc/const", keyword: "const", params: { allowedValue: "2.0" }, message: "must be equal to constant" }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate67.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.t !== void 0 && func0.call(data, "t")) {
                    let data5 = data.t;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                      validate67.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs11) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 9007199254740991 || isNaN(data5)) {
                          validate67.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                          return false;
                        } else {
                          if (data5 < 0 || isNaN(data5)) {
                            validate67.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      }
    } else {
      validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema112 = { "description": "Something about the conversation that is no message, such as its end.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "meta" }, "m": { "type": "object", "properties": { "end": { "$ref": "#/$defs/end" } } }, "t": { "$ref": "#/$defs/time" } } };
const schema114 = { "description": "Why the stream of messages ended.", "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["exit", "violation", "not-started", "closed"] } } };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate69.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            let data0 = data.i;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate69.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate69.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate69.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs5 = errors;
              if ("meta" !== data.k) {
                validate69.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "meta" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.m !== void 0 && func0.call(data, "m")) {
                let data2 = data.m;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    if (data2.end !== void 0 && func0.call(data2, "end")) {
                      let data3 = data2.end;
                      const _errs9 = errors;
                      if (errors === _errs9) {
                        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                          let missing1;
                          if ((data3.kind === void 0 || !func0.call(data3, "kind")) && (missing1 = "kind")) {
                            validate69.errors = [{ instancePath: instancePath + "/m/end", schemaPath: "#/$defs/end/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                            return false;
                          } else {
                            if (data3.kind !== void 0 && func0.call(data3, "kind")) {
                              let data4 = data3.kind;
                              if (!(data4 === "exit" || data4 === "violation" || data4 === "not-started" || data4 === "closed")) {
                                validate69.errors = [{ instancePath: instancePath + "/m/end/kind", schemaPath: "#/$defs/end/properties/kind/enum", keyword: "enum", params: { allowedValues: schema114.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate69.errors = [{ instancePath: instancePath + "/m/end", schemaPath: "#/$defs/end/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate69.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.t !== void 0 && func0.call(data, "t")) {
                  let data5 = data.t;
                  const _errs12 = errors;
                  const _errs13 = errors;
                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                    validate69.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs13) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 9007199254740991 || isNaN(data5)) {
                        validate69.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data5 < 0 || isNaN(data5)) {
                          validate69.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema116 = { "description": "The digest of something too large to be here.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "digest" }, "m": { "type": "object", "minProperties": 1 }, "t": { "$ref": "#/$defs/time" } } };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate71.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            let data0 = data.i;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate71.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate71.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate71.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs5 = errors;
              if ("digest" !== data.k) {
                validate71.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "digest" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.m !== void 0 && func0.call(data, "m")) {
                let data2 = data.m;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    if (Object.keys(data2).length < 1) {
                      validate71.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                      return false;
                    }
                  } else {
                    validate71.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.t !== void 0 && func0.call(data, "t")) {
                  let data3 = data.t;
                  const _errs8 = errors;
                  const _errs9 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate71.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs9) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate71.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate71.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
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
      }
    } else {
      validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema119 = { "description": "Something that we decided and that does not follow from the messages.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "decision" }, "m": { "type": "object", "minProperties": 1 }, "t": { "$ref": "#/$defs/time" } } };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate73.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate73.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            let data0 = data.i;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate73.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate73.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate73.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs5 = errors;
              if ("decision" !== data.k) {
                validate73.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "decision" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.m !== void 0 && func0.call(data, "m")) {
                let data2 = data.m;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    if (Object.keys(data2).length < 1) {
                      validate73.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                      return false;
                    }
                  } else {
                    validate73.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.t !== void 0 && func0.call(data, "t")) {
                  let data3 = data.t;
                  const _errs8 = errors;
                  const _errs9 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate73.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs9) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate73.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate73.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
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
      }
    } else {
      validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema122 = { "description": "What was made of the messages; a replay must make the same.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "result" }, "m": { "type": "object", "required": ["observation"], "properties": { "observation": { "description": "Over the RFC 8785 text of the observed files.", "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate75.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate75.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            let data0 = data.i;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate75.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate75.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate75.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs5 = errors;
              if ("result" !== data.k) {
                validate75.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "result" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.m !== void 0 && func0.call(data, "m")) {
                let data2 = data.m;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing1;
                    if ((data2.observation === void 0 || !func0.call(data2, "observation")) && (missing1 = "observation")) {
                      validate75.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      if (data2.observation !== void 0 && func0.call(data2, "observation")) {
                        let data3 = data2.observation;
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (typeof data3 === "string") {
                            if (!pattern13.test(data3)) {
                              validate75.errors = [{ instancePath: instancePath + "/m/observation", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                              return false;
                            }
                          } else {
                            validate75.errors = [{ instancePath: instancePath + "/m/observation", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                      }
                    }
                  } else {
                    validate75.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.t !== void 0 && func0.call(data, "t")) {
                  let data4 = data.t;
                  const _errs11 = errors;
                  const _errs12 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    validate75.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs12) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 9007199254740991 || isNaN(data4)) {
                        validate75.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data4 < 0 || isNaN(data4)) {
                          validate75.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate75.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema126 = { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "checkpoint" }, "m": { "type": "object", "additionalProperties": false, "required": ["h"], "properties": { "h": { "description": "h of the entry before.", "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate77.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate77.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            let data0 = data.i;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate77.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate77.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate77.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs5 = errors;
              if ("checkpoint" !== data.k) {
                validate77.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "checkpoint" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.m !== void 0 && func0.call(data, "m")) {
                let data2 = data.m;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing1;
                    if ((data2.h === void 0 || !func0.call(data2, "h")) && (missing1 = "h")) {
                      validate77.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      const _errs8 = errors;
                      for (const key1 of Object.keys(data2)) {
                        if (!(key1 === "h")) {
                          validate77.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs8 === errors) {
                        if (data2.h !== void 0 && func0.call(data2, "h")) {
                          let data3 = data2.h;
                          const _errs10 = errors;
                          if (errors === _errs10) {
                            if (typeof data3 === "string") {
                              if (!pattern13.test(data3)) {
                                validate77.errors = [{ instancePath: instancePath + "/m/h", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                return false;
                              }
                            } else {
                              validate77.errors = [{ instancePath: instancePath + "/m/h", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate77.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.t !== void 0 && func0.call(data, "t")) {
                  let data4 = data.t;
                  const _errs12 = errors;
                  const _errs13 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    validate77.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs13) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 9007199254740991 || isNaN(data4)) {
                        validate77.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data4 < 0 || isNaN(data4)) {
                          validate77.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate77.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema130 = { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "trailer" }, "m": { "type": "object", "additionalProperties": false, "required": ["entries", "root"], "properties": { "entries": { "description": "How many come before.", "$ref": "#/$defs/number" }, "root": { "description": "h of the entry before.", "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.i === void 0 || !func0.call(data, "i")) && (missing0 = "i") || (data.k === void 0 || !func0.call(data, "k")) && (missing0 = "k") || (data.m === void 0 || !func0.call(data, "m")) && (missing0 = "m") || (data.t === void 0 || !func0.call(data, "t")) && (missing0 = "t")) {
        validate79.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate79.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.i !== void 0 && func0.call(data, "i")) {
            let data0 = data.i;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate79.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate79.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate79.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.k !== void 0 && func0.call(data, "k")) {
              const _errs5 = errors;
              if ("trailer" !== data.k) {
                validate79.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "trailer" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.m !== void 0 && func0.call(data, "m")) {
                let data2 = data.m;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing1;
                    if ((data2.entries === void 0 || !func0.call(data2, "entries")) && (missing1 = "entries") || (data2.root === void 0 || !func0.call(data2, "root")) && (missing1 = "root")) {
                      validate79.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      const _errs8 = errors;
                      for (const key1 of Object.keys(data2)) {
                        if (!(key1 === "entries" || key1 === "root")) {
                          validate79.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs8 === errors) {
                        if (data2.entries !== void 0 && func0.call(data2, "entries")) {
                          let data3 = data2.entries;
                          const _errs9 = errors;
                          const _errs10 = errors;
                          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                            validate79.errors = [{ instancePath: instancePath + "/m/entries", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs10) {
                            if (typeof data3 == "number" && isFinite(data3)) {
                              if (data3 > 9007199254740991 || isNaN(data3)) {
                                validate79.errors = [{ instancePath: instancePath + "/m/entries", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                return false;
                              } else {
                                if (data3 < 0 || isNaN(data3)) {
                                  validate79.errors = [{ instancePath: instancePath + "/m/entries", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid2 = _errs9 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data2.root !== void 0 && func0.call(data2, "root")) {
                            let data4 = data2.root;
                            const _errs12 = errors;
                            const _errs13 = errors;
                            if (errors === _errs13) {
                              if (typeof data4 === "string") {
                                if (!pattern13.test(data4)) {
                                  validate79.errors = [{ instancePath: instancePath + "/m/root", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                  return false;
                                }
                              } else {
                                validate79.errors = [{ instancePath: instancePath + "/m/root", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid2 = _errs12 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    }
                  } else {
                    validate79.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.t !== void 0 && func0.call(data, "t")) {
                  let data5 = data.t;
                  const _errs15 = errors;
                  const _errs16 = errors;
                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                    validate79.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs16) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 9007199254740991 || isNaN(data5)) {
                        validate79.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data5 < 0 || isNaN(data5)) {
                          validate79.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
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
    } else {
      validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate79.errors = vErrors;
  return errors === 0;
}
validate79.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if (!validate56(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs3 = errors;
  if (!validate67(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
    errors = vErrors.length;
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
        props0 = true;
      }
    }
    const _errs4 = errors;
    if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
      errors = vErrors.length;
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
          props0 = true;
        }
      }
      const _errs5 = errors;
      if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
        errors = vErrors.length;
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
            props0 = true;
          }
        }
        const _errs6 = errors;
        if (!validate73(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
          errors = vErrors.length;
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
              props0 = true;
            }
          }
          const _errs7 = errors;
          if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
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
                props0 = true;
              }
            }
            const _errs8 = errors;
            if (!validate77(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs8 === errors;
            if (_valid0 && valid0) {
              valid0 = false;
              passing0 = [passing0, 6];
            } else {
              if (_valid0) {
                valid0 = true;
                passing0 = 6;
                if (props0 !== true) {
                  props0 = true;
                }
              }
              const _errs9 = errors;
              if (!validate79(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs9 === errors;
              if (_valid0 && valid0) {
                valid0 = false;
                passing0 = [passing0, 7];
              } else {
                if (_valid0) {
                  valid0 = true;
                  passing0 = 7;
                  if (props0 !== true) {
                    props0 = true;
                  }
                }
              }
            }
          }
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
    validate55.errors = vErrors;
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
  validate55.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate55.evaluated = { "dynamicProps": true, "dynamicItems": false };
