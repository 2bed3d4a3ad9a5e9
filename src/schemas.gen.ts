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
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:lanser:schema:config.v1", "title": "Configuration v1", "description": "The content of .lanser/config.yml. All keys of the format are here; a release that does not have a feature yet refuses its key, never ignores it. Which servers and versions there are is not a matter of the format: the release knows.", "type": "object", "additionalProperties": false, "required": ["version"], "properties": { "version": { "description": "Of this format.", "const": 1 }, "servers": { "description": "With none here and none named on the command line nothing is started.", "type": "array", "items": { "$ref": "#/$defs/server" } }, "dependencies": { "description": "Folders that git ignores, made visible to both trees, read-only. Default: .venv and node_modules.", "type": "array", "items": { "$ref": "#/$defs/insideFolder" } }, "ignore": { "description": "Files whose findings are left out.", "type": "array", "items": { "$ref": "#/$defs/glob" } }, "policy": { "$ref": "#/$defs/policy" }, "reward": { "$ref": "#/$defs/reward" }, "traces": { "description": "Committed traces to replay. Default: every trace under .lanser/traces.", "type": "array", "items": { "$ref": "#/$defs/glob" } }, "replay": { "description": "offline: no server, the same bytes must come out. live: the pinned server is asked again.", "enum": ["off", "offline", "live"] } }, "$defs": { "server": { "type": "object", "additionalProperties": false, "required": ["id"], "properties": { "id": { "description": "Of a profile.", "type": "string", "minLength": 1 }, "version": { "description": "A pin that ships with the release, or one under .lanser/pins. Default: the newest of the release.", "type": "string", "minLength": 1 }, "roots": { "description": "Project roots. Default: the top of the repository.", "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/folder" } }, "settings": { "description": "For the server; what its profile locks down cannot be loosened here.", "type": "object" } } }, "policy": { "type": "object", "additionalProperties": false, "properties": { "fail-on": { "description": "Lowest severity of a new finding that fails. Default: error.", "enum": ["error", "warning", "information", "hint", "never"] }, "unknown": { "description": "What a file that could not be measured does to the exit code; the verdict is inconclusive either way. Default: inconclusive.", "enum": ["inconclusive", "warn"] }, "inconclusive": { "description": "The conclusion of the check run when the verdict is inconclusive; both block a required check. Default: action_required.", "enum": ["action_required", "failure"] }, "volatile": { "description": "Default: report.", "enum": ["report", "fail"] }, "moved": { "description": "Default: report.", "enum": ["report", "fail"] }, "min-reward": { "description": "A lower reward fails. Default: null, none does.", "type": ["number", "null"] }, "replay-mismatch": { "description": "Default: fail.", "enum": ["fail", "warn"] }, "waivers": { "description": "Who may waive. Default: nobody.", "type": "array", "items": { "type": "string", "pattern": "^(?:trailer|label:.+)$" } } } }, "reward": { "type": "object", "additionalProperties": false, "properties": { "version": { "description": "Which reward is the headline. Default: pr-v2.", "enum": ["pr-v1", "pr-v2"] }, "weights": { "description": "Of diagnostics, safety and ambiguity. Default: 0.5, 0.4, 0.1.", "type": "object", "additionalProperties": false, "properties": { "alpha": { "type": "number", "minimum": 0, "maximum": 1e6 }, "beta": { "type": "number", "minimum": 0, "maximum": 1e6 }, "gamma": { "type": "number", "minimum": 0, "maximum": 1e6 } } } } }, "glob": { "description": "Relative to the repository; one that begins with an exclamation mark would mean everything else.", "type": "string", "pattern": "^[^!]" }, "folder": { "description": "A folder inside the repository, or its top.", "anyOf": [{ "enum": [".", "./"] }, { "$ref": "#/$defs/insideFolder" }] }, "insideFolder": { "description": 'Relative to the repository and inside it, with forward slashes: no empty, "." or ".." segment, no NUL.', "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$" } } };
const schema34 = { "description": 'Relative to the repository and inside it, with forward slashes: no empty, "." or ".." segment, no NUL.', "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$" };
const schema36 = { "description": "Relative to the repository; one that begins with an exclamation mark would mean everything else.", "type": "string", "pattern": "^[^!]" };
const schema37 = { "type": "object", "additionalProperties": false, "properties": { "fail-on": { "description": "Lowest severity of a new finding that fails. Default: error.", "enum": ["error", "warning", "information", "hint", "never"] }, "unknown": { "description": "What a file that could not be measured does to the exit code; the verdict is inconclusive either way. Default: inconclusive.", "enum": ["inconclusive", "warn"] }, "inconclusive": { "description": "The conclusion of the check run when the verdict is inconclusive; both block a required check. Default: action_required.", "enum": ["action_required", "failure"] }, "volatile": { "description": "Default: report.", "enum": ["report", "fail"] }, "moved": { "description": "Default: report.", "enum": ["report", "fail"] }, "min-reward": { "description": "A lower reward fails. Default: null, none does.", "type": ["number", "null"] }, "replay-mismatch": { "description": "Default: fail.", "enum": ["fail", "warn"] }, "waivers": { "description": "Who may waive. Default: nobody.", "type": "array", "items": { "type": "string", "pattern": "^(?:trailer|label:.+)$" } } } };
const schema38 = { "type": "object", "additionalProperties": false, "properties": { "version": { "description": "Which reward is the headline. Default: pr-v2.", "enum": ["pr-v1", "pr-v2"] }, "weights": { "description": "Of diagnostics, safety and ambiguity. Default: 0.5, 0.4, 0.1.", "type": "object", "additionalProperties": false, "properties": { "alpha": { "type": "number", "minimum": 0, "maximum": 1e6 }, "beta": { "type": "number", "minimum": 0, "maximum": 1e6 }, "gamma": { "type": "number", "minimum": 0, "maximum": 1e6 } } } } };
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
          if (!(key0 === "version" || key0 === "servers" || key0 === "dependencies" || key0 === "ignore" || key0 === "policy" || key0 === "reward" || key0 === "traces" || key0 === "replay")) {
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
                          if (!(key1 === "fail-on" || key1 === "unknown" || key1 === "inconclusive" || key1 === "volatile" || key1 === "moved" || key1 === "min-reward" || key1 === "replay-mismatch" || key1 === "waivers")) {
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
                              if (data7.inconclusive !== void 0 && func0.call(data7, "inconclusive")) {
                                let data10 = data7.inconclusive;
                                const _errs22 = errors;
                                if (!(data10 === "action_required" || data10 === "failure")) {
                                  validate20.errors = [{ instancePath: instancePath + "/policy/inconclusive", schemaPath: "#/$defs/policy/properties/inconclusive/enum", keyword: "enum", params: { allowedValues: schema37.properties.inconclusive.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid7 = _errs22 === errors;
                              } else {
                                var valid7 = true;
                              }
                              if (valid7) {
                                if (data7.volatile !== void 0 && func0.call(data7, "volatile")) {
                                  let data11 = data7.volatile;
                                  const _errs23 = errors;
                                  if (!(data11 === "report" || data11 === "fail")) {
                                    validate20.errors = [{ instancePath: instancePath + "/policy/volatile", schemaPath: "#/$defs/policy/properties/volatile/enum", keyword: "enum", params: { allowedValues: schema37.properties.volatile.enum }, message: "must be equal to one of the allowed values" }];
                                    return false;
                                  }
                                  var valid7 = _errs23 === errors;
                                } else {
                                  var valid7 = true;
                                }
                                if (valid7) {
                                  if (data7.moved !== void 0 && func0.call(data7, "moved")) {
                                    let data12 = data7.moved;
                                    const _errs24 = errors;
                                    if (!(data12 === "report" || data12 === "fail")) {
                                      validate20.errors = [{ instancePath: instancePath + "/policy/moved", schemaPath: "#/$defs/policy/properties/moved/enum", keyword: "enum", params: { allowedValues: schema37.properties.moved.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid7 = _errs24 === errors;
                                  } else {
                                    var valid7 = true;
                                  }
                                  if (valid7) {
                                    if (data7["min-reward"] !== void 0 && func0.call(data7, "min-reward")) {
                                      let data13 = data7["min-reward"];
                                      const _errs25 = errors;
                                      if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null) {
                                        validate20.errors = [{ instancePath: instancePath + "/policy/min-reward", schemaPath: "#/$defs/policy/properties/min-reward/type", keyword: "type", params: { type: schema37.properties["min-reward"].type }, message: "must be number,null" }];
                                        return false;
                                      }
                                      var valid7 = _errs25 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                    if (valid7) {
                                      if (data7["replay-mismatch"] !== void 0 && func0.call(data7, "replay-mismatch")) {
                                        let data14 = data7["replay-mismatch"];
                                        const _errs27 = errors;
                                        if (!(data14 === "fail" || data14 === "warn")) {
                                          validate20.errors = [{ instancePath: instancePath + "/policy/replay-mismatch", schemaPath: "#/$defs/policy/properties/replay-mismatch/enum", keyword: "enum", params: { allowedValues: schema37.properties["replay-mismatch"].enum }, message: "must be equal to one of the allowed values" }];
                                          return false;
                                        }
                                        var valid7 = _errs27 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                      if (valid7) {
                                        if (data7.waivers !== void 0 && func0.call(data7, "waivers")) {
                                          let data15 = data7.waivers;
                                          const _errs28 = errors;
                                          if (errors === _errs28) {
                                            if (Array.isArray(data15)) {
                                              var valid8 = true;
                                              const len3 = data15.length;
                                              for (let i3 = 0; i3 < len3; i3++) {
                                                let data16 = data15[i3];
                                                const _errs30 = errors;
                                                if (errors === _errs30) {
                                                  if (typeof data16 === "string") {
                                                    if (!pattern7.test(data16)) {
                                                      validate20.errors = [{ instancePath: instancePath + "/policy/waivers/" + i3, schemaPath: "#/$defs/policy/properties/waivers/items/pattern", keyword: "pattern", params: { pattern: "^(?:trailer|label:.+)$" }, message: 'must match pattern "^(?:trailer|label:.+)$"' }];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate20.errors = [{ instancePath: instancePath + "/policy/waivers/" + i3, schemaPath: "#/$defs/policy/properties/waivers/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                }
                                                var valid8 = _errs30 === errors;
                                                if (!valid8) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/policy/waivers", schemaPath: "#/$defs/policy/properties/waivers/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                              return false;
                                            }
                                          }
                                          var valid7 = _errs28 === errors;
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
                        validate20.errors = [{ instancePath: instancePath + "/policy", schemaPath: "#/$defs/policy/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs16 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.reward !== void 0 && func0.call(data, "reward")) {
                      let data17 = data.reward;
                      const _errs32 = errors;
                      const _errs33 = errors;
                      if (errors === _errs33) {
                        if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                          const _errs35 = errors;
                          for (const key2 of Object.keys(data17)) {
                            if (!(key2 === "version" || key2 === "weights")) {
                              validate20.errors = [{ instancePath: instancePath + "/reward", schemaPath: "#/$defs/reward/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                              return false;
                              break;
                            }
                          }
                          if (_errs35 === errors) {
                            if (data17.version !== void 0 && func0.call(data17, "version")) {
                              let data18 = data17.version;
                              const _errs36 = errors;
                              if (!(data18 === "pr-v1" || data18 === "pr-v2")) {
                                validate20.errors = [{ instancePath: instancePath + "/reward/version", schemaPath: "#/$defs/reward/properties/version/enum", keyword: "enum", params: { allowedValues: schema38.properties.version.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid10 = _errs36 === errors;
                            } else {
                              var valid10 = true;
                            }
                            if (valid10) {
                              if (data17.weights !== void 0 && func0.call(data17, "weights")) {
                                let data19 = data17.weights;
                                const _errs37 = errors;
                                if (errors === _errs37) {
                                  if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                    const _errs39 = errors;
                                    for (const key3 of Object.keys(data19)) {
                                      if (!(key3 === "alpha" || key3 === "beta" || key3 === "gamma")) {
                                        validate20.errors = [{ instancePath: instancePath + "/reward/weights", schemaPath: "#/$defs/reward/properties/weights/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs39 === errors) {
                                      if (data19.alpha !== void 0 && func0.call(data19, "alpha")) {
                                        let data20 = data19.alpha;
                                        const _errs40 = errors;
                                        if (errors === _errs40) {
                                          if (typeof data20 == "number" && isFinite(data20)) {
                                            if (data20 > 1e6 || isNaN(data20)) {
                                              validate20.errors = [{ instancePath: instancePath + "/reward/weights/alpha", schemaPath: "#/$defs/reward/properties/weights/properties/alpha/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }];
                                              return false;
                                            } else {
                                              if (data20 < 0 || isNaN(data20)) {
                                                validate20.errors = [{ instancePath: instancePath + "/reward/weights/alpha", schemaPath: "#/$defs/reward/properties/weights/properties/alpha/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                return false;
                                              }
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/reward/weights/alpha", schemaPath: "#/$defs/reward/properties/weights/properties/alpha/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                            return false;
                                          }
                                        }
                                        var valid11 = _errs40 === errors;
                                      } else {
                                        var valid11 = true;
                                      }
                                      if (valid11) {
                                        if (data19.beta !== void 0 && func0.call(data19, "beta")) {
                                          let data21 = data19.beta;
                                          const _errs42 = errors;
                                          if (errors === _errs42) {
                                            if (typeof data21 == "number" && isFinite(data21)) {
                                              if (data21 > 1e6 || isNaN(data21)) {
                                                validate20.errors = [{ instancePath: instancePath + "/reward/weights/beta", schemaPath: "#/$defs/reward/properties/weights/properties/beta/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }];
                                                return false;
                                              } else {
                                                if (data21 < 0 || isNaN(data21)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/reward/weights/beta", schemaPath: "#/$defs/reward/properties/weights/properties/beta/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                  return false;
                                                }
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/reward/weights/beta", schemaPath: "#/$defs/reward/properties/weights/properties/beta/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                              return false;
                                            }
                                          }
                                          var valid11 = _errs42 === errors;
                                        } else {
                                          var valid11 = true;
                                        }
                                        if (valid11) {
                                          if (data19.gamma !== void 0 && func0.call(data19, "gamma")) {
                                            let data22 = data19.gamma;
                                            const _errs44 = errors;
                                            if (errors === _errs44) {
                                              if (typeof data22 == "number" && isFinite(data22)) {
                                                if (data22 > 1e6 || isNaN(data22)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/reward/weights/gamma", schemaPath: "#/$defs/reward/properties/weights/properties/gamma/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }];
                                                  return false;
                                                } else {
                                                  if (data22 < 0 || isNaN(data22)) {
                                                    validate20.errors = [{ instancePath: instancePath + "/reward/weights/gamma", schemaPath: "#/$defs/reward/properties/weights/properties/gamma/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                    return false;
                                                  }
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/reward/weights/gamma", schemaPath: "#/$defs/reward/properties/weights/properties/gamma/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                return false;
                                              }
                                            }
                                            var valid11 = _errs44 === errors;
                                          } else {
                                            var valid11 = true;
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/reward/weights", schemaPath: "#/$defs/reward/properties/weights/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid10 = _errs37 === errors;
                              } else {
                                var valid10 = true;
                              }
                            }
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/reward", schemaPath: "#/$defs/reward/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs32 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.traces !== void 0 && func0.call(data, "traces")) {
                        let data23 = data.traces;
                        const _errs46 = errors;
                        if (errors === _errs46) {
                          if (Array.isArray(data23)) {
                            var valid12 = true;
                            const len4 = data23.length;
                            for (let i4 = 0; i4 < len4; i4++) {
                              let data24 = data23[i4];
                              const _errs48 = errors;
                              const _errs49 = errors;
                              if (errors === _errs49) {
                                if (typeof data24 === "string") {
                                  if (!pattern6.test(data24)) {
                                    validate20.errors = [{ instancePath: instancePath + "/traces/" + i4, schemaPath: "#/$defs/glob/pattern", keyword: "pattern", params: { pattern: "^[^!]" }, message: 'must match pattern "^[^!]"' }];
                                    return false;
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/traces/" + i4, schemaPath: "#/$defs/glob/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid12 = _errs48 === errors;
                              if (!valid12) {
                                break;
                              }
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/traces", schemaPath: "#/properties/traces/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs46 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.replay !== void 0 && func0.call(data, "replay")) {
                          let data25 = data.replay;
                          const _errs51 = errors;
                          if (!(data25 === "off" || data25 === "offline" || data25 === "live")) {
                            validate20.errors = [{ instancePath: instancePath + "/replay", schemaPath: "#/properties/replay/enum", keyword: "enum", params: { allowedValues: schema31.properties.replay.enum }, message: "must be equal to one of the allowed values" }];
                            return false;
                          }
                          var valid0 = _errs51 === errors;
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
const schema40 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:lanser:schema:report.v1", "title": "Report v1", "description": "Everything one gate run found: canonical JSON (RFC 8785) and one line feed. The same input gives the same bytes, so it holds no time, host, absolute path or run id. Lines and columns are 1-based, columns count UTF-16 code units, ends are exclusive; paths are relative to the repository.", "type": "object", "additionalProperties": false, "required": ["schema", "verdict", "class", "reasons", "base", "head", "servers", "counts", "findings", "unmatched", "unknown", "reward", "unscored", "policy", "policyChanges", "escapes", "limits"], "properties": { "schema": { "const": "lanser.report.v1" }, "verdict": { "enum": ["pass", "inconclusive", "fail"] }, "class": { "enum": ["new_errors", "lsp_unavailable", "baseline_error", "warnings_only", "clean"] }, "reasons": { "description": "Why the verdict is what it is, the most important first.", "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/reason" } }, "base": { "$ref": "#/$defs/snapshot" }, "head": { "description": "commit is null for the work tree.", "$ref": "#/$defs/snapshot" }, "servers": { "type": "array", "items": { "$ref": "#/$defs/server" } }, "counts": { "$ref": "#/$defs/counts" }, "findings": { "description": "In the order of path, range, severity, source, code, message, then everything else; states mixed.", "type": "array", "items": { "$ref": "#/$defs/finding" } }, "unmatched": { "description": "Findings in a file that is unknown on one side: neither new nor fixed.", "type": "array", "items": { "$ref": "#/$defs/unmatchedFinding" } }, "unknown": { "description": "Files that could not be measured.", "type": "array", "items": { "$ref": "#/$defs/unknownFile" } }, "reward": { "description": "The process reward of base to head; null when the change could not be scored, and unscored says why.", "oneOf": [{ "$ref": "#/$defs/reward" }, { "type": "null" }] }, "unscored": { "type": ["string", "null"], "minLength": 1 }, "policy": { "$ref": "#/$defs/policy" }, "policyChanges": { "description": "What head changes of the rules that it is judged by: base's decide, and this is shown beside them.", "type": "array", "items": { "$ref": "#/$defs/policyChange" } }, "escapes": { "description": "What the change adds that can make a checker silent without making the code right: suppressions, casts, stubs and the like, whether they hide something or not.", "type": "array", "items": { "$ref": "#/$defs/escape" } }, "limits": { "description": "Limits that were hit, and what was left out.", "type": "array", "items": { "$ref": "#/$defs/limit" } } }, "$defs": { "reason": { "type": "object", "additionalProperties": false, "required": ["code", "message"], "properties": { "code": { "description": "Stable; a reader meets codes it does not know.", "$ref": "#/$defs/code" }, "message": { "type": "string", "minLength": 1 }, "hint": { "description": "What to do next.", "type": "string", "minLength": 1 } } }, "snapshot": { "description": "Nulls when it could not be had.", "type": "object", "additionalProperties": false, "required": ["commit", "tree"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } }, "server": { "type": "object", "additionalProperties": false, "required": ["id", "version", "treeDigest", "schedule", "interpreter", "base", "head"], "properties": { "id": { "$ref": "#/$defs/serverId" }, "version": { "type": "string", "minLength": 1 }, "treeDigest": { "description": "Over the installed files; null when the server could not be installed.", "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] }, "schedule": { "description": "Over the ordered opens and requests; null when nothing was asked.", "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] }, "interpreter": { "description": "What the server was told of the toolchain; null for nothing.", "oneOf": [{ "$ref": "#/$defs/interpreter" }, { "type": "null" }] }, "base": { "$ref": "#/$defs/sideSummary" }, "head": { "$ref": "#/$defs/sideSummary" } } }, "interpreter": { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "type": "string" }, "version": { "type": "string" } } }, "sideSummary": { "type": "object", "additionalProperties": false, "required": ["files", "unknown"], "properties": { "files": { "$ref": "#/$defs/count" }, "unknown": { "$ref": "#/$defs/count" } } }, "counts": { "type": "object", "additionalProperties": false, "required": ["new", "fixed", "unchanged", "moved", "removed", "suppressed", "volatile"], "properties": { "new": { "$ref": "#/$defs/count" }, "fixed": { "$ref": "#/$defs/count" }, "unchanged": { "$ref": "#/$defs/count" }, "moved": { "$ref": "#/$defs/count" }, "removed": { "$ref": "#/$defs/count" }, "suppressed": { "$ref": "#/$defs/count" }, "volatile": { "$ref": "#/$defs/count" } } }, "finding": { "description": "path and range are in head for new, unchanged, moved and volatile, and in base for fixed, removed and suppressed, and where side says so.", "type": "object", "additionalProperties": false, "required": ["id", "state", "server", "source", "code", "severity", "message", "path", "range", "symbol", "matchedBy", "why", "base", "placement", "counterpart", "cause", "seen", "excerpt"], "properties": { "id": { "description": "sha256 over the RFC 8785 text of [path, source, code, normalised message, symbol, occurrence], of the base position where there is one.", "$ref": "#/$defs/digest" }, "state": { "enum": ["new", "unchanged", "moved", "fixed", "removed", "suppressed", "volatile"] }, "server": { "$ref": "#/$defs/serverId" }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" }, "matchedBy": { "description": "The stage that paired it; null when nothing did.", "enum": ["image", "image-message-drift", "replaced", "moved-text", "moved-context", "moved-symbol", "moved-file-text", "moved-file-context", "moved-file-symbol", null] }, "why": { "type": "string", "minLength": 1 }, "base": { "description": "Where the other half of a pair is in base.", "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "placement": { "description": "What became of the code under it on the other side.", "enum": ["same-line", "edited-line", "replaced", "rewritten", "no-file", "unchecked"] }, "counterpart": { "description": "Where its code is on the other side.", "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "cause": { "description": "The changed symbol, in head, that broke a finding outside of the change.", "oneOf": [{ "$ref": "#/$defs/cause" }, { "type": "null" }] }, "seen": { "description": "Of a volatile finding: the schedules under which it was there, on each side.", "oneOf": [{ "$ref": "#/$defs/seen" }, { "type": "null" }] }, "side": { "description": "Of a volatile finding that head never had: its place is in base.", "const": "base" }, "waived": { "description": "Of a new finding that somebody let pass, as base's policy allows; it stays new, and the reward is untouched.", "$ref": "#/$defs/waiver" }, "excerpt": { "description": "The code on both sides; null for what is unchanged, and beyond a limit.", "oneOf": [{ "$ref": "#/$defs/excerpts" }, { "type": "null" }] } } }, "waiver": { "type": "object", "additionalProperties": false, "required": ["by", "reason"], "properties": { "by": { "description": "trailer COMMIT or label:NAME", "type": "string", "minLength": 1 }, "reason": { "type": "string", "minLength": 1 } } }, "cause": { "type": "object", "additionalProperties": false, "required": ["path", "range", "symbol", "how"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" }, "how": { "description": "A definition look-up, related information of the finding, or a name that the change took away.", "enum": ["definition", "related", "removed-name"] } } }, "seen": { "type": "object", "additionalProperties": false, "required": ["base", "head"], "properties": { "base": { "type": "array", "items": { "enum": ["canonical", "reverse"] } }, "head": { "type": "array", "items": { "enum": ["canonical", "reverse"] } } } }, "excerpts": { "type": "object", "additionalProperties": false, "required": ["base", "head"], "properties": { "base": { "oneOf": [{ "$ref": "#/$defs/excerpt" }, { "type": "null" }] }, "head": { "oneOf": [{ "$ref": "#/$defs/excerpt" }, { "type": "null" }] } } }, "excerpt": { "type": "object", "additionalProperties": false, "required": ["line", "lines"], "properties": { "line": { "description": "Of the first of the lines.", "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "lines": { "type": "array", "minItems": 1, "items": { "type": "string" } } } }, "reward": { "description": "r(pr-v1) = alpha (D(base) - D(head)) + beta S - gamma (1 - alpha_conf); pr-v2 is the difference of the potentials -alpha D + beta S - gamma (1 - alpha_conf), with S = alpha_conf = 1 at base.", "type": "object", "additionalProperties": false, "required": ["headline", "pr-v1", "pr-v2", "relevantFiles", "diagnostics", "unearned", "safety", "confidence"], "properties": { "headline": { "$ref": "#/$defs/rewardVersion" }, "pr-v1": { "$ref": "#/$defs/processReward" }, "pr-v2": { "$ref": "#/$defs/processReward" }, "relevantFiles": { "description": "The changed files and those that import them.", "$ref": "#/$defs/count" }, "diagnostics": { "description": "Findings that count, on each side.", "type": "object", "additionalProperties": false, "required": ["base", "head"], "properties": { "base": { "$ref": "#/$defs/count" }, "head": { "$ref": "#/$defs/count" } } }, "unearned": { "description": "What went away and earns nothing.", "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["why", "count"], "properties": { "why": { "type": "string", "minLength": 1 }, "count": { "$ref": "#/$defs/count" } } } }, "safety": { "description": "S is 1 when all of these hold.", "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["name", "ok", "detail"], "properties": { "name": { "$ref": "#/$defs/code" }, "ok": { "type": "boolean" }, "detail": { "type": "string", "minLength": 1 } } } }, "confidence": { "description": "How surely the symbols that the change touched are found again.", "type": "object", "additionalProperties": false, "required": ["minimum", "symbols"], "properties": { "minimum": { "$ref": "#/$defs/share" }, "symbols": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "symbol", "confidence", "status"], "properties": { "path": { "$ref": "#/$defs/path" }, "symbol": { "type": "string", "minLength": 1 }, "confidence": { "$ref": "#/$defs/share" }, "status": { "enum": ["found", "ambiguous", "deleted", "not-found"] } } } } } } } }, "rewardVersion": { "enum": ["pr-v1", "pr-v2"] }, "share": { "type": "number", "minimum": 0, "maximum": 1 }, "weights": { "type": "object", "additionalProperties": false, "required": ["alpha", "beta", "gamma"], "properties": { "alpha": { "type": "number", "minimum": 0 }, "beta": { "type": "number", "minimum": 0 }, "gamma": { "type": "number", "minimum": 0 } } }, "processReward": { "type": "object", "additionalProperties": false, "required": ["r", "components", "weights", "explanation"], "properties": { "r": { "description": "Rounded to 12 decimals.", "type": "number" }, "components": { "type": "object", "additionalProperties": false, "required": ["diag_delta", "safety", "ambiguity_penalty", "alpha_conf"], "properties": { "diag_delta": { "type": "integer" }, "safety": { "enum": [0, 1] }, "ambiguity_penalty": { "$ref": "#/$defs/share" }, "alpha_conf": { "$ref": "#/$defs/share" } } }, "weights": { "$ref": "#/$defs/weights" }, "explanation": { "type": "string", "minLength": 1 } } }, "escape": { "type": "object", "additionalProperties": false, "required": ["kind", "path", "line", "symbol", "text"], "properties": { "kind": { "$ref": "#/$defs/code" }, "path": { "$ref": "#/$defs/path" }, "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "symbol": { "$ref": "#/$defs/symbol" }, "text": { "type": "string" } } }, "policyChange": { "type": "object", "additionalProperties": false, "required": ["kind", "files", "message", "hides", "adds"], "properties": { "kind": { "enum": ["configuration", "pins", "server-configuration"] }, "files": { "type": "array", "items": { "$ref": "#/$defs/path" } }, "message": { "type": "string", "minLength": 1 }, "hides": { "description": "Findings of head that its own rules would not show; null where that was not measured.", "oneOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] }, "adds": { "description": "Findings that only its own rules show; null where that was not measured.", "oneOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] } } }, "unmatchedFinding": { "type": "object", "additionalProperties": false, "required": ["side", "server", "source", "code", "severity", "message", "path", "range", "symbol"], "properties": { "side": { "$ref": "#/$defs/side" }, "server": { "$ref": "#/$defs/serverId" }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" } } }, "unknownFile": { "type": "object", "additionalProperties": false, "required": ["server", "side", "path", "reason"], "properties": { "server": { "$ref": "#/$defs/serverId" }, "side": { "$ref": "#/$defs/side" }, "path": { "$ref": "#/$defs/path" }, "reason": { "type": "string", "minLength": 1 } } }, "policy": { "type": "object", "additionalProperties": false, "required": ["origin", "digest", "failOn", "unknown", "inconclusive", "volatile", "moved", "minReward", "reward", "change"], "properties": { "origin": { "description": "Where the configuration came from.", "enum": ["base", "head", "file", "flags", "defaults"] }, "digest": { "$ref": "#/$defs/digest" }, "failOn": { "enum": ["error", "warning", "information", "hint", "never"] }, "unknown": { "enum": ["inconclusive", "warn"] }, "inconclusive": { "enum": ["action_required", "failure"] }, "volatile": { "enum": ["report", "fail"] }, "moved": { "enum": ["report", "fail"] }, "minReward": { "type": ["number", "null"] }, "reward": { "type": "object", "additionalProperties": false, "required": ["headline", "weights"], "properties": { "headline": { "$ref": "#/$defs/rewardVersion" }, "weights": { "$ref": "#/$defs/weights" } } }, "change": { "description": "What head would change about the configuration: said, not used.", "type": ["string", "null"] } } }, "limit": { "type": "object", "additionalProperties": false, "required": ["code", "message", "count"], "properties": { "code": { "$ref": "#/$defs/code" }, "message": { "type": "string", "minLength": 1 }, "count": { "$ref": "#/$defs/count" } } }, "place": { "type": "object", "additionalProperties": false, "required": ["path", "range"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" } } }, "range": { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } }, "position": { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "column": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 } } }, "side": { "enum": ["base", "head"] }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "symbol": { "description": "Names of the enclosing definitions, outermost first, joined by dots; null at module level.", "type": ["string", "null"], "minLength": 1 }, "serverId": { "type": "string", "pattern": "^[a-z0-9][a-z0-9._-]*$" }, "code": { "type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$" }, "count": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "digest": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "gitObject": { "description": "SHA-1, or SHA-256 in a repository that uses it.", "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, "path": { "description": 'Relative to the repository and inside it, with forward slashes: no empty, "." or ".." segment, no NUL.', "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" } } };
const schema41 = { "type": "object", "additionalProperties": false, "required": ["code", "message"], "properties": { "code": { "description": "Stable; a reader meets codes it does not know.", "$ref": "#/$defs/code" }, "message": { "type": "string", "minLength": 1 }, "hint": { "description": "What to do next.", "type": "string", "minLength": 1 } } };
const schema42 = { "type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$" };
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
const schema43 = { "description": "Nulls when it could not be had.", "type": "object", "additionalProperties": false, "required": ["commit", "tree"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } };
const schema44 = { "description": "SHA-1, or SHA-256 in a repository that uses it.", "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" };
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
const schema46 = { "type": "object", "additionalProperties": false, "required": ["id", "version", "treeDigest", "schedule", "interpreter", "base", "head"], "properties": { "id": { "$ref": "#/$defs/serverId" }, "version": { "type": "string", "minLength": 1 }, "treeDigest": { "description": "Over the installed files; null when the server could not be installed.", "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] }, "schedule": { "description": "Over the ordered opens and requests; null when nothing was asked.", "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] }, "interpreter": { "description": "What the server was told of the toolchain; null for nothing.", "oneOf": [{ "$ref": "#/$defs/interpreter" }, { "type": "null" }] }, "base": { "$ref": "#/$defs/sideSummary" }, "head": { "$ref": "#/$defs/sideSummary" } } };
const schema47 = { "type": "string", "pattern": "^[a-z0-9][a-z0-9._-]*$" };
const schema48 = { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" };
const schema50 = { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "type": "string" }, "version": { "type": "string" } } };
const pattern12 = new RegExp("^[a-z0-9][a-z0-9._-]*$", "u");
const pattern13 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const schema51 = { "type": "object", "additionalProperties": false, "required": ["files", "unknown"], "properties": { "files": { "$ref": "#/$defs/count" }, "unknown": { "$ref": "#/$defs/count" } } };
const schema52 = { "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
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
const schema54 = { "type": "object", "additionalProperties": false, "required": ["new", "fixed", "unchanged", "moved", "removed", "suppressed", "volatile"], "properties": { "new": { "$ref": "#/$defs/count" }, "fixed": { "$ref": "#/$defs/count" }, "unchanged": { "$ref": "#/$defs/count" }, "moved": { "$ref": "#/$defs/count" }, "removed": { "$ref": "#/$defs/count" }, "suppressed": { "$ref": "#/$defs/count" }, "volatile": { "$ref": "#/$defs/count" } } };
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
const schema62 = { "description": "path and range are in head for new, unchanged, moved and volatile, and in base for fixed, removed and suppressed, and where side says so.", "type": "object", "additionalProperties": false, "required": ["id", "state", "server", "source", "code", "severity", "message", "path", "range", "symbol", "matchedBy", "why", "base", "placement", "counterpart", "cause", "seen", "excerpt"], "properties": { "id": { "description": "sha256 over the RFC 8785 text of [path, source, code, normalised message, symbol, occurrence], of the base position where there is one.", "$ref": "#/$defs/digest" }, "state": { "enum": ["new", "unchanged", "moved", "fixed", "removed", "suppressed", "volatile"] }, "server": { "$ref": "#/$defs/serverId" }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" }, "matchedBy": { "description": "The stage that paired it; null when nothing did.", "enum": ["image", "image-message-drift", "replaced", "moved-text", "moved-context", "moved-symbol", "moved-file-text", "moved-file-context", "moved-file-symbol", null] }, "why": { "type": "string", "minLength": 1 }, "base": { "description": "Where the other half of a pair is in base.", "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "placement": { "description": "What became of the code under it on the other side.", "enum": ["same-line", "edited-line", "replaced", "rewritten", "no-file", "unchecked"] }, "counterpart": { "description": "Where its code is on the other side.", "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "cause": { "description": "The changed symbol, in head, that broke a finding outside of the change.", "oneOf": [{ "$ref": "#/$defs/cause" }, { "type": "null" }] }, "seen": { "description": "Of a volatile finding: the schedules under which it was there, on each side.", "oneOf": [{ "$ref": "#/$defs/seen" }, { "type": "null" }] }, "side": { "description": "Of a volatile finding that head never had: its place is in base.", "const": "base" }, "waived": { "description": "Of a new finding that somebody let pass, as base's policy allows; it stays new, and the reward is untouched.", "$ref": "#/$defs/waiver" }, "excerpt": { "description": "The code on both sides; null for what is unchanged, and beyond a limit.", "oneOf": [{ "$ref": "#/$defs/excerpts" }, { "type": "null" }] } } };
const schema65 = { "enum": ["error", "warning", "information", "hint"] };
const schema66 = { "description": 'Relative to the repository and inside it, with forward slashes: no empty, "." or ".." segment, no NUL.', "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" };
const schema70 = { "description": "Names of the enclosing definitions, outermost first, joined by dots; null at module level.", "type": ["string", "null"], "minLength": 1 };
const schema76 = { "type": "object", "additionalProperties": false, "required": ["base", "head"], "properties": { "base": { "type": "array", "items": { "enum": ["canonical", "reverse"] } }, "head": { "type": "array", "items": { "enum": ["canonical", "reverse"] } } } };
const schema77 = { "type": "object", "additionalProperties": false, "required": ["by", "reason"], "properties": { "by": { "description": "trailer COMMIT or label:NAME", "type": "string", "minLength": 1 }, "reason": { "type": "string", "minLength": 1 } } };
const pattern17 = new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$", "u");
const schema67 = { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } };
const schema68 = { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "column": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 } } };
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
const schema71 = { "type": "object", "additionalProperties": false, "required": ["path", "range"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" } } };
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
const schema73 = { "type": "object", "additionalProperties": false, "required": ["path", "range", "symbol", "how"], "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" }, "how": { "description": "A definition look-up, related information of the finding, or a name that the change took away.", "enum": ["definition", "related", "removed-name"] } } };
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
      if ((data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range") || (data.symbol === void 0 || !func0.call(data, "symbol")) && (missing0 = "symbol") || (data.how === void 0 || !func0.call(data, "how")) && (missing0 = "how")) {
        validate45.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "path" || key0 === "range" || key0 === "symbol" || key0 === "how")) {
            validate45.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  validate45.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                  return false;
                }
              } else {
                validate45.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
            if (valid0) {
              if (data.symbol !== void 0 && func0.call(data, "symbol")) {
                let data2 = data.symbol;
                const _errs6 = errors;
                const _errs7 = errors;
                if (typeof data2 !== "string" && data2 !== null) {
                  validate45.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/type", keyword: "type", params: { type: schema70.type }, message: "must be string,null" }];
                  return false;
                }
                if (errors === _errs7) {
                  if (typeof data2 === "string") {
                    if (func65(data2) < 1) {
                      validate45.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.how !== void 0 && func0.call(data, "how")) {
                  let data3 = data.how;
                  const _errs9 = errors;
                  if (!(data3 === "definition" || data3 === "related" || data3 === "removed-name")) {
                    validate45.errors = [{ instancePath: instancePath + "/how", schemaPath: "#/properties/how/enum", keyword: "enum", params: { allowedValues: schema73.properties.how.enum }, message: "must be equal to one of the allowed values" }];
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
      validate45.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema78 = { "type": "object", "additionalProperties": false, "required": ["base", "head"], "properties": { "base": { "oneOf": [{ "$ref": "#/$defs/excerpt" }, { "type": "null" }] }, "head": { "oneOf": [{ "$ref": "#/$defs/excerpt" }, { "type": "null" }] } } };
const schema79 = { "type": "object", "additionalProperties": false, "required": ["line", "lines"], "properties": { "line": { "description": "Of the first of the lines.", "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "lines": { "type": "array", "minItems": 1, "items": { "type": "string" } } } };
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
      if ((data.base === void 0 || !func0.call(data, "base")) && (missing0 = "base") || (data.head === void 0 || !func0.call(data, "head")) && (missing0 = "head")) {
        validate48.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "base" || key0 === "head")) {
            validate48.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.base !== void 0 && func0.call(data, "base")) {
            let data0 = data.base;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            let passing0 = null;
            const _errs4 = errors;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if ((data0.line === void 0 || !func0.call(data0, "line")) && (missing1 = "line") || (data0.lines === void 0 || !func0.call(data0, "lines")) && (missing1 = "lines")) {
                  const err0 = { instancePath: instancePath + "/base", schemaPath: "#/$defs/excerpt/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                } else {
                  const _errs7 = errors;
                  for (const key1 of Object.keys(data0)) {
                    if (!(key1 === "line" || key1 === "lines")) {
                      const err1 = { instancePath: instancePath + "/base", schemaPath: "#/$defs/excerpt/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                      break;
                    }
                  }
                  if (_errs7 === errors) {
                    if (data0.line !== void 0 && func0.call(data0, "line")) {
                      let data1 = data0.line;
                      const _errs8 = errors;
                      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                        const err2 = { instancePath: instancePath + "/base/line", schemaPath: "#/$defs/excerpt/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                      }
                      if (errors === _errs8) {
                        if (typeof data1 == "number" && isFinite(data1)) {
                          if (data1 > 9007199254740991 || isNaN(data1)) {
                            const err3 = { instancePath: instancePath + "/base/line", schemaPath: "#/$defs/excerpt/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                            if (vErrors === null) {
                              vErrors = [err3];
                            } else {
                              vErrors.push(err3);
                            }
                            errors++;
                          } else {
                            if (data1 < 1 || isNaN(data1)) {
                              const err4 = { instancePath: instancePath + "/base/line", schemaPath: "#/$defs/excerpt/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                              if (vErrors === null) {
                                vErrors = [err4];
                              } else {
                                vErrors.push(err4);
                              }
                              errors++;
                            }
                          }
                        }
                      }
                      var valid3 = _errs8 === errors;
                    } else {
                      var valid3 = true;
                    }
                    if (valid3) {
                      if (data0.lines !== void 0 && func0.call(data0, "lines")) {
                        let data2 = data0.lines;
                        const _errs10 = errors;
                        if (errors === _errs10) {
                          if (Array.isArray(data2)) {
                            if (data2.length < 1) {
                              const err5 = { instancePath: instancePath + "/base/lines", schemaPath: "#/$defs/excerpt/properties/lines/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                              if (vErrors === null) {
                                vErrors = [err5];
                              } else {
                                vErrors.push(err5);
                              }
                              errors++;
                            } else {
                              var valid4 = true;
                              const len0 = data2.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs12 = errors;
                                if (typeof data2[i0] !== "string") {
                                  const err6 = { instancePath: instancePath + "/base/lines/" + i0, schemaPath: "#/$defs/excerpt/properties/lines/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err6];
                                  } else {
                                    vErrors.push(err6);
                                  }
                                  errors++;
                                }
                                var valid4 = _errs12 === errors;
                                if (!valid4) {
                                  break;
                                }
                              }
                            }
                          } else {
                            const err7 = { instancePath: instancePath + "/base/lines", schemaPath: "#/$defs/excerpt/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            if (vErrors === null) {
                              vErrors = [err7];
                            } else {
                              vErrors.push(err7);
                            }
                            errors++;
                          }
                        }
                        var valid3 = _errs10 === errors;
                      } else {
                        var valid3 = true;
                      }
                    }
                  }
                }
              } else {
                const err8 = { instancePath: instancePath + "/base", schemaPath: "#/$defs/excerpt/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            var _valid0 = _errs4 === errors;
            if (_valid0) {
              valid1 = true;
              passing0 = 0;
            }
            const _errs14 = errors;
            if (data0 !== null) {
              const err9 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            var _valid0 = _errs14 === errors;
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
              const err10 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
              validate48.errors = vErrors;
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
            if (data.head !== void 0 && func0.call(data, "head")) {
              let data4 = data.head;
              const _errs16 = errors;
              const _errs17 = errors;
              let valid5 = false;
              let passing1 = null;
              const _errs18 = errors;
              const _errs19 = errors;
              if (errors === _errs19) {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  let missing2;
                  if ((data4.line === void 0 || !func0.call(data4, "line")) && (missing2 = "line") || (data4.lines === void 0 || !func0.call(data4, "lines")) && (missing2 = "lines")) {
                    const err11 = { instancePath: instancePath + "/head", schemaPath: "#/$defs/excerpt/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  } else {
                    const _errs21 = errors;
                    for (const key2 of Object.keys(data4)) {
                      if (!(key2 === "line" || key2 === "lines")) {
                        const err12 = { instancePath: instancePath + "/head", schemaPath: "#/$defs/excerpt/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err12];
                        } else {
                          vErrors.push(err12);
                        }
                        errors++;
                        break;
                      }
                    }
                    if (_errs21 === errors) {
                      if (data4.line !== void 0 && func0.call(data4, "line")) {
                        let data5 = data4.line;
                        const _errs22 = errors;
                        if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                          const err13 = { instancePath: instancePath + "/head/line", schemaPath: "#/$defs/excerpt/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          if (vErrors === null) {
                            vErrors = [err13];
                          } else {
                            vErrors.push(err13);
                          }
                          errors++;
                        }
                        if (errors === _errs22) {
                          if (typeof data5 == "number" && isFinite(data5)) {
                            if (data5 > 9007199254740991 || isNaN(data5)) {
                              const err14 = { instancePath: instancePath + "/head/line", schemaPath: "#/$defs/excerpt/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                              if (vErrors === null) {
                                vErrors = [err14];
                              } else {
                                vErrors.push(err14);
                              }
                              errors++;
                            } else {
                              if (data5 < 1 || isNaN(data5)) {
                                const err15 = { instancePath: instancePath + "/head/line", schemaPath: "#/$defs/excerpt/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                if (vErrors === null) {
                                  vErrors = [err15];
                                } else {
                                  vErrors.push(err15);
                                }
                                errors++;
                              }
                            }
                          }
                        }
                        var valid7 = _errs22 === errors;
                      } else {
                        var valid7 = true;
                      }
                      if (valid7) {
                        if (data4.lines !== void 0 && func0.call(data4, "lines")) {
                          let data6 = data4.lines;
                          const _errs24 = errors;
                          if (errors === _errs24) {
                            if (Array.isArray(data6)) {
                              if (data6.length < 1) {
                                const err16 = { instancePath: instancePath + "/head/lines", schemaPath: "#/$defs/excerpt/properties/lines/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                                if (vErrors === null) {
                                  vErrors = [err16];
                                } else {
                                  vErrors.push(err16);
                                }
                                errors++;
                              } else {
                                var valid8 = true;
                                const len1 = data6.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  const _errs26 = errors;
                                  if (typeof data6[i1] !== "string") {
                                    const err17 = { instancePath: instancePath + "/head/lines/" + i1, schemaPath: "#/$defs/excerpt/properties/lines/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err17];
                                    } else {
                                      vErrors.push(err17);
                                    }
                                    errors++;
                                  }
                                  var valid8 = _errs26 === errors;
                                  if (!valid8) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              const err18 = { instancePath: instancePath + "/head/lines", schemaPath: "#/$defs/excerpt/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                              if (vErrors === null) {
                                vErrors = [err18];
                              } else {
                                vErrors.push(err18);
                              }
                              errors++;
                            }
                          }
                          var valid7 = _errs24 === errors;
                        } else {
                          var valid7 = true;
                        }
                      }
                    }
                  }
                } else {
                  const err19 = { instancePath: instancePath + "/head", schemaPath: "#/$defs/excerpt/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              }
              var _valid1 = _errs18 === errors;
              if (_valid1) {
                valid5 = true;
                passing1 = 0;
              }
              const _errs28 = errors;
              if (data4 !== null) {
                const err20 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
              var _valid1 = _errs28 === errors;
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
                const err21 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
                validate48.errors = vErrors;
                return false;
              } else {
                errors = _errs17;
                if (vErrors !== null) {
                  if (_errs17) {
                    vErrors.length = _errs17;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs16 === errors;
            } else {
              var valid0 = true;
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
      if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.state === void 0 || !func0.call(data, "state")) && (missing0 = "state") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.source === void 0 || !func0.call(data, "source")) && (missing0 = "source") || (data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.severity === void 0 || !func0.call(data, "severity")) && (missing0 = "severity") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range") || (data.symbol === void 0 || !func0.call(data, "symbol")) && (missing0 = "symbol") || (data.matchedBy === void 0 || !func0.call(data, "matchedBy")) && (missing0 = "matchedBy") || (data.why === void 0 || !func0.call(data, "why")) && (missing0 = "why") || (data.base === void 0 || !func0.call(data, "base")) && (missing0 = "base") || (data.placement === void 0 || !func0.call(data, "placement")) && (missing0 = "placement") || (data.counterpart === void 0 || !func0.call(data, "counterpart")) && (missing0 = "counterpart") || (data.cause === void 0 || !func0.call(data, "cause")) && (missing0 = "cause") || (data.seen === void 0 || !func0.call(data, "seen")) && (missing0 = "seen") || (data.excerpt === void 0 || !func0.call(data, "excerpt")) && (missing0 = "excerpt")) {
        validate38.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema62.properties, key0)) {
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
                validate38.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema62.properties.state.enum }, message: "must be equal to one of the allowed values" }];
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
                    validate38.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema62.properties.source.type }, message: "must be string,null" }];
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
                      validate38.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema62.properties.code.type }, message: "must be string,null" }];
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
                        validate38.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema65.enum }, message: "must be equal to one of the allowed values" }];
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
                                validate38.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/type", keyword: "type", params: { type: schema70.type }, message: "must be string,null" }];
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
                                if (!(data10 === "image" || data10 === "image-message-drift" || data10 === "replaced" || data10 === "moved-text" || data10 === "moved-context" || data10 === "moved-symbol" || data10 === "moved-file-text" || data10 === "moved-file-context" || data10 === "moved-file-symbol" || data10 === null)) {
                                  validate38.errors = [{ instancePath: instancePath + "/matchedBy", schemaPath: "#/properties/matchedBy/enum", keyword: "enum", params: { allowedValues: schema62.properties.matchedBy.enum }, message: "must be equal to one of the allowed values" }];
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
                                    if (data.placement !== void 0 && func0.call(data, "placement")) {
                                      let data13 = data.placement;
                                      const _errs32 = errors;
                                      if (!(data13 === "same-line" || data13 === "edited-line" || data13 === "replaced" || data13 === "rewritten" || data13 === "no-file" || data13 === "unchecked")) {
                                        validate38.errors = [{ instancePath: instancePath + "/placement", schemaPath: "#/properties/placement/enum", keyword: "enum", params: { allowedValues: schema62.properties.placement.enum }, message: "must be equal to one of the allowed values" }];
                                        return false;
                                      }
                                      var valid0 = _errs32 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.counterpart !== void 0 && func0.call(data, "counterpart")) {
                                        let data14 = data.counterpart;
                                        const _errs33 = errors;
                                        const _errs34 = errors;
                                        let valid7 = false;
                                        let passing1 = null;
                                        const _errs35 = errors;
                                        if (!validate41(data14, { instancePath: instancePath + "/counterpart", parentData: data, parentDataProperty: "counterpart", rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
                                          errors = vErrors.length;
                                        }
                                        var _valid1 = _errs35 === errors;
                                        if (_valid1) {
                                          valid7 = true;
                                          passing1 = 0;
                                        }
                                        const _errs36 = errors;
                                        if (data14 !== null) {
                                          const err2 = { instancePath: instancePath + "/counterpart", schemaPath: "#/properties/counterpart/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                          if (vErrors === null) {
                                            vErrors = [err2];
                                          } else {
                                            vErrors.push(err2);
                                          }
                                          errors++;
                                        }
                                        var _valid1 = _errs36 === errors;
                                        if (_valid1 && valid7) {
                                          valid7 = false;
                                          passing1 = [passing1, 1];
                                        } else {
                                          if (_valid1) {
                                            valid7 = true;
                                            passing1 = 1;
                                          }
                                        }
                                        if (!valid7) {
                                          const err3 = { instancePath: instancePath + "/counterpart", schemaPath: "#/properties/counterpart/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                          if (vErrors === null) {
                                            vErrors = [err3];
                                          } else {
                                            vErrors.push(err3);
                                          }
                                          errors++;
                                          validate38.errors = vErrors;
                                          return false;
                                        } else {
                                          errors = _errs34;
                                          if (vErrors !== null) {
                                            if (_errs34) {
                                              vErrors.length = _errs34;
                                            } else {
                                              vErrors = null;
                                            }
                                          }
                                        }
                                        var valid0 = _errs33 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.cause !== void 0 && func0.call(data, "cause")) {
                                          let data15 = data.cause;
                                          const _errs38 = errors;
                                          const _errs39 = errors;
                                          let valid8 = false;
                                          let passing2 = null;
                                          const _errs40 = errors;
                                          if (!validate45(data15, { instancePath: instancePath + "/cause", parentData: data, parentDataProperty: "cause", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
                                            errors = vErrors.length;
                                          }
                                          var _valid2 = _errs40 === errors;
                                          if (_valid2) {
                                            valid8 = true;
                                            passing2 = 0;
                                          }
                                          const _errs41 = errors;
                                          if (data15 !== null) {
                                            const err4 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                            if (vErrors === null) {
                                              vErrors = [err4];
                                            } else {
                                              vErrors.push(err4);
                                            }
                                            errors++;
                                          }
                                          var _valid2 = _errs41 === errors;
                                          if (_valid2 && valid8) {
                                            valid8 = false;
                                            passing2 = [passing2, 1];
                                          } else {
                                            if (_valid2) {
                                              valid8 = true;
                                              passing2 = 1;
                                            }
                                          }
                                          if (!valid8) {
                                            const err5 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
                                            if (vErrors === null) {
                                              vErrors = [err5];
                                            } else {
                                              vErrors.push(err5);
                                            }
                                            errors++;
                                            validate38.errors = vErrors;
                                            return false;
                                          } else {
                                            errors = _errs39;
                                            if (vErrors !== null) {
                                              if (_errs39) {
                                                vErrors.length = _errs39;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          var valid0 = _errs38 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.seen !== void 0 && func0.call(data, "seen")) {
                                            let data16 = data.seen;
                                            const _errs43 = errors;
                                            const _errs44 = errors;
                                            let valid9 = false;
                                            let passing3 = null;
                                            const _errs45 = errors;
                                            const _errs46 = errors;
                                            if (errors === _errs46) {
                                              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                                let missing1;
                                                if ((data16.base === void 0 || !func0.call(data16, "base")) && (missing1 = "base") || (data16.head === void 0 || !func0.call(data16, "head")) && (missing1 = "head")) {
                                                  const err6 = { instancePath: instancePath + "/seen", schemaPath: "#/$defs/seen/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err6];
                                                  } else {
                                                    vErrors.push(err6);
                                                  }
                                                  errors++;
                                                } else {
                                                  const _errs48 = errors;
                                                  for (const key1 of Object.keys(data16)) {
                                                    if (!(key1 === "base" || key1 === "head")) {
                                                      const err7 = { instancePath: instancePath + "/seen", schemaPath: "#/$defs/seen/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                                                      if (vErrors === null) {
                                                        vErrors = [err7];
                                                      } else {
                                                        vErrors.push(err7);
                                                      }
                                                      errors++;
                                                      break;
                                                    }
                                                  }
                                                  if (_errs48 === errors) {
                                                    if (data16.base !== void 0 && func0.call(data16, "base")) {
                                                      let data17 = data16.base;
                                                      const _errs49 = errors;
                                                      if (errors === _errs49) {
                                                        if (Array.isArray(data17)) {
                                                          var valid12 = true;
                                                          const len0 = data17.length;
                                                          for (let i0 = 0; i0 < len0; i0++) {
                                                            let data18 = data17[i0];
                                                            const _errs51 = errors;
                                                            if (!(data18 === "canonical" || data18 === "reverse")) {
                                                              const err8 = { instancePath: instancePath + "/seen/base/" + i0, schemaPath: "#/$defs/seen/properties/base/items/enum", keyword: "enum", params: { allowedValues: schema76.properties.base.items.enum }, message: "must be equal to one of the allowed values" };
                                                              if (vErrors === null) {
                                                                vErrors = [err8];
                                                              } else {
                                                                vErrors.push(err8);
                                                              }
                                                              errors++;
                                                            }
                                                            var valid12 = _errs51 === errors;
                                                            if (!valid12) {
                                                              break;
                                                            }
                                                          }
                                                        } else {
                                                          const err9 = { instancePath: instancePath + "/seen/base", schemaPath: "#/$defs/seen/properties/base/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                          if (vErrors === null) {
                                                            vErrors = [err9];
                                                          } else {
                                                            vErrors.push(err9);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      var valid11 = _errs49 === errors;
                                                    } else {
                                                      var valid11 = true;
                                                    }
                                                    if (valid11) {
                                                      if (data16.head !== void 0 && func0.call(data16, "head")) {
                                                        let data19 = data16.head;
                                                        const _errs52 = errors;
                                                        if (errors === _errs52) {
                                                          if (Array.isArray(data19)) {
                                                            var valid13 = true;
                                                            const len1 = data19.length;
                                                            for (let i1 = 0; i1 < len1; i1++) {
                                                              let data20 = data19[i1];
                                                              const _errs54 = errors;
                                                              if (!(data20 === "canonical" || data20 === "reverse")) {
                                                                const err10 = { instancePath: instancePath + "/seen/head/" + i1, schemaPath: "#/$defs/seen/properties/head/items/enum", keyword: "enum", params: { allowedValues: schema76.properties.head.items.enum }, message: "must be equal to one of the allowed values" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err10];
                                                                } else {
                                                                  vErrors.push(err10);
                                                                }
                                                                errors++;
                                                              }
                                                              var valid13 = _errs54 === errors;
                                                              if (!valid13) {
                                                                break;
                                                              }
                                                            }
                                                          } else {
                                                            const err11 = { instancePath: instancePath + "/seen/head", schemaPath: "#/$defs/seen/properties/head/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                            if (vErrors === null) {
                                                              vErrors = [err11];
                                                            } else {
                                                              vErrors.push(err11);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        var valid11 = _errs52 === errors;
                                                      } else {
                                                        var valid11 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                const err12 = { instancePath: instancePath + "/seen", schemaPath: "#/$defs/seen/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                if (vErrors === null) {
                                                  vErrors = [err12];
                                                } else {
                                                  vErrors.push(err12);
                                                }
                                                errors++;
                                              }
                                            }
                                            var _valid3 = _errs45 === errors;
                                            if (_valid3) {
                                              valid9 = true;
                                              passing3 = 0;
                                            }
                                            const _errs55 = errors;
                                            if (data16 !== null) {
                                              const err13 = { instancePath: instancePath + "/seen", schemaPath: "#/properties/seen/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                              if (vErrors === null) {
                                                vErrors = [err13];
                                              } else {
                                                vErrors.push(err13);
                                              }
                                              errors++;
                                            }
                                            var _valid3 = _errs55 === errors;
                                            if (_valid3 && valid9) {
                                              valid9 = false;
                                              passing3 = [passing3, 1];
                                            } else {
                                              if (_valid3) {
                                                valid9 = true;
                                                passing3 = 1;
                                              }
                                            }
                                            if (!valid9) {
                                              const err14 = { instancePath: instancePath + "/seen", schemaPath: "#/properties/seen/oneOf", keyword: "oneOf", params: { passingSchemas: passing3 }, message: "must match exactly one schema in oneOf" };
                                              if (vErrors === null) {
                                                vErrors = [err14];
                                              } else {
                                                vErrors.push(err14);
                                              }
                                              errors++;
                                              validate38.errors = vErrors;
                                              return false;
                                            } else {
                                              errors = _errs44;
                                              if (vErrors !== null) {
                                                if (_errs44) {
                                                  vErrors.length = _errs44;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                            var valid0 = _errs43 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.side !== void 0 && func0.call(data, "side")) {
                                              const _errs57 = errors;
                                              if ("base" !== data.side) {
                                                validate38.errors = [{ instancePath: instancePath + "/side", schemaPath: "#/properties/side/const", keyword: "const", params: { allowedValue: "base" }, message: "must be equal to constant" }];
                                                return false;
                                              }
                                              var valid0 = _errs57 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.waived !== void 0 && func0.call(data, "waived")) {
                                                let data22 = data.waived;
                                                const _errs58 = errors;
                                                const _errs59 = errors;
                                                if (errors === _errs59) {
                                                  if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                                                    let missing2;
                                                    if ((data22.by === void 0 || !func0.call(data22, "by")) && (missing2 = "by") || (data22.reason === void 0 || !func0.call(data22, "reason")) && (missing2 = "reason")) {
                                                      validate38.errors = [{ instancePath: instancePath + "/waived", schemaPath: "#/$defs/waiver/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                                      return false;
                                                    } else {
                                                      const _errs61 = errors;
                                                      for (const key2 of Object.keys(data22)) {
                                                        if (!(key2 === "by" || key2 === "reason")) {
                                                          validate38.errors = [{ instancePath: instancePath + "/waived", schemaPath: "#/$defs/waiver/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                                          return false;
                                                          break;
                                                        }
                                                      }
                                                      if (_errs61 === errors) {
                                                        if (data22.by !== void 0 && func0.call(data22, "by")) {
                                                          let data23 = data22.by;
                                                          const _errs62 = errors;
                                                          if (errors === _errs62) {
                                                            if (typeof data23 === "string") {
                                                              if (func65(data23) < 1) {
                                                                validate38.errors = [{ instancePath: instancePath + "/waived/by", schemaPath: "#/$defs/waiver/properties/by/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                return false;
                                                              }
                                                            } else {
                                                              validate38.errors = [{ instancePath: instancePath + "/waived/by", schemaPath: "#/$defs/waiver/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid15 = _errs62 === errors;
                                                        } else {
                                                          var valid15 = true;
                                                        }
                                                        if (valid15) {
                                                          if (data22.reason !== void 0 && func0.call(data22, "reason")) {
                                                            let data24 = data22.reason;
                                                            const _errs64 = errors;
                                                            if (errors === _errs64) {
                                                              if (typeof data24 === "string") {
                                                                if (func65(data24) < 1) {
                                                                  validate38.errors = [{ instancePath: instancePath + "/waived/reason", schemaPath: "#/$defs/waiver/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                  return false;
                                                                }
                                                              } else {
                                                                validate38.errors = [{ instancePath: instancePath + "/waived/reason", schemaPath: "#/$defs/waiver/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                return false;
                                                              }
                                                            }
                                                            var valid15 = _errs64 === errors;
                                                          } else {
                                                            var valid15 = true;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  } else {
                                                    validate38.errors = [{ instancePath: instancePath + "/waived", schemaPath: "#/$defs/waiver/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                    return false;
                                                  }
                                                }
                                                var valid0 = _errs58 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.excerpt !== void 0 && func0.call(data, "excerpt")) {
                                                  let data25 = data.excerpt;
                                                  const _errs66 = errors;
                                                  const _errs67 = errors;
                                                  let valid16 = false;
                                                  let passing4 = null;
                                                  const _errs68 = errors;
                                                  if (!validate48(data25, { instancePath: instancePath + "/excerpt", parentData: data, parentDataProperty: "excerpt", rootData, dynamicAnchors })) {
                                                    vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var _valid4 = _errs68 === errors;
                                                  if (_valid4) {
                                                    valid16 = true;
                                                    passing4 = 0;
                                                  }
                                                  const _errs69 = errors;
                                                  if (data25 !== null) {
                                                    const err15 = { instancePath: instancePath + "/excerpt", schemaPath: "#/properties/excerpt/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                    if (vErrors === null) {
                                                      vErrors = [err15];
                                                    } else {
                                                      vErrors.push(err15);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid4 = _errs69 === errors;
                                                  if (_valid4 && valid16) {
                                                    valid16 = false;
                                                    passing4 = [passing4, 1];
                                                  } else {
                                                    if (_valid4) {
                                                      valid16 = true;
                                                      passing4 = 1;
                                                    }
                                                  }
                                                  if (!valid16) {
                                                    const err16 = { instancePath: instancePath + "/excerpt", schemaPath: "#/properties/excerpt/oneOf", keyword: "oneOf", params: { passingSchemas: passing4 }, message: "must match exactly one schema in oneOf" };
                                                    if (vErrors === null) {
                                                      vErrors = [err16];
                                                    } else {
                                                      vErrors.push(err16);
                                                    }
                                                    errors++;
                                                    validate38.errors = vErrors;
                                                    return false;
                                                  } else {
                                                    errors = _errs67;
                                                    if (vErrors !== null) {
                                                      if (_errs67) {
                                                        vErrors.length = _errs67;
                                                      } else {
                                                        vErrors = null;
                                                      }
                                                    }
                                                  }
                                                  var valid0 = _errs66 === errors;
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
    } else {
      validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}
validate38.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema81 = { "type": "object", "additionalProperties": false, "required": ["side", "server", "source", "code", "severity", "message", "path", "range", "symbol"], "properties": { "side": { "$ref": "#/$defs/side" }, "server": { "$ref": "#/$defs/serverId" }, "source": { "type": ["string", "null"] }, "code": { "type": ["string", "null"] }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" }, "symbol": { "$ref": "#/$defs/symbol" } } };
const schema82 = { "enum": ["base", "head"] };
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate51.evaluated;
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
        validate51.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema81.properties, key0)) {
            validate51.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.side !== void 0 && func0.call(data, "side")) {
            let data0 = data.side;
            const _errs2 = errors;
            if (!(data0 === "base" || data0 === "head")) {
              validate51.errors = [{ instancePath: instancePath + "/side", schemaPath: "#/$defs/side/enum", keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values" }];
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
                    validate51.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                    return false;
                  }
                } else {
                  validate51.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate51.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema81.properties.source.type }, message: "must be string,null" }];
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
                    validate51.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema81.properties.code.type }, message: "must be string,null" }];
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
                      validate51.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema65.enum }, message: "must be equal to one of the allowed values" }];
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
                        validate51.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                              validate51.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                              return false;
                            }
                          } else {
                            validate51.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                              validate51.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/type", keyword: "type", params: { type: schema70.type }, message: "must be string,null" }];
                              return false;
                            }
                            if (errors === _errs20) {
                              if (typeof data8 === "string") {
                                if (func65(data8) < 1) {
                                  validate51.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
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
      validate51.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate51.errors = vErrors;
  return errors === 0;
}
validate51.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema87 = { "type": "object", "additionalProperties": false, "required": ["server", "side", "path", "reason"], "properties": { "server": { "$ref": "#/$defs/serverId" }, "side": { "$ref": "#/$defs/side" }, "path": { "$ref": "#/$defs/path" }, "reason": { "type": "string", "minLength": 1 } } };
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
      if ((data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.side === void 0 || !func0.call(data, "side")) && (missing0 = "side") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.reason === void 0 || !func0.call(data, "reason")) && (missing0 = "reason")) {
        validate54.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "server" || key0 === "side" || key0 === "path" || key0 === "reason")) {
            validate54.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  validate54.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                  return false;
                }
              } else {
                validate54.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/$defs/serverId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate54.errors = [{ instancePath: instancePath + "/side", schemaPath: "#/$defs/side/enum", keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values" }];
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
                      validate54.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                      return false;
                    }
                  } else {
                    validate54.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate54.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate54.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema91 = { "description": "r(pr-v1) = alpha (D(base) - D(head)) + beta S - gamma (1 - alpha_conf); pr-v2 is the difference of the potentials -alpha D + beta S - gamma (1 - alpha_conf), with S = alpha_conf = 1 at base.", "type": "object", "additionalProperties": false, "required": ["headline", "pr-v1", "pr-v2", "relevantFiles", "diagnostics", "unearned", "safety", "confidence"], "properties": { "headline": { "$ref": "#/$defs/rewardVersion" }, "pr-v1": { "$ref": "#/$defs/processReward" }, "pr-v2": { "$ref": "#/$defs/processReward" }, "relevantFiles": { "description": "The changed files and those that import them.", "$ref": "#/$defs/count" }, "diagnostics": { "description": "Findings that count, on each side.", "type": "object", "additionalProperties": false, "required": ["base", "head"], "properties": { "base": { "$ref": "#/$defs/count" }, "head": { "$ref": "#/$defs/count" } } }, "unearned": { "description": "What went away and earns nothing.", "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["why", "count"], "properties": { "why": { "type": "string", "minLength": 1 }, "count": { "$ref": "#/$defs/count" } } } }, "safety": { "description": "S is 1 when all of these hold.", "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["name", "ok", "detail"], "properties": { "name": { "$ref": "#/$defs/code" }, "ok": { "type": "boolean" }, "detail": { "type": "string", "minLength": 1 } } } }, "confidence": { "description": "How surely the symbols that the change touched are found again.", "type": "object", "additionalProperties": false, "required": ["minimum", "symbols"], "properties": { "minimum": { "$ref": "#/$defs/share" }, "symbols": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "symbol", "confidence", "status"], "properties": { "path": { "$ref": "#/$defs/path" }, "symbol": { "type": "string", "minLength": 1 }, "confidence": { "$ref": "#/$defs/share" }, "status": { "enum": ["found", "ambiguous", "deleted", "not-found"] } } } } } } } };
const schema92 = { "enum": ["pr-v1", "pr-v2"] };
const schema94 = { "type": "number", "minimum": 0, "maximum": 1 };
const schema93 = { "type": "object", "additionalProperties": false, "required": ["r", "components", "weights", "explanation"], "properties": { "r": { "description": "Rounded to 12 decimals.", "type": "number" }, "components": { "type": "object", "additionalProperties": false, "required": ["diag_delta", "safety", "ambiguity_penalty", "alpha_conf"], "properties": { "diag_delta": { "type": "integer" }, "safety": { "enum": [0, 1] }, "ambiguity_penalty": { "$ref": "#/$defs/share" }, "alpha_conf": { "$ref": "#/$defs/share" } } }, "weights": { "$ref": "#/$defs/weights" }, "explanation": { "type": "string", "minLength": 1 } } };
const schema96 = { "type": "object", "additionalProperties": false, "required": ["alpha", "beta", "gamma"], "properties": { "alpha": { "type": "number", "minimum": 0 }, "beta": { "type": "number", "minimum": 0 }, "gamma": { "type": "number", "minimum": 0 } } };
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
      if ((data.r === void 0 || !func0.call(data, "r")) && (missing0 = "r") || (data.components === void 0 || !func0.call(data, "components")) && (missing0 = "components") || (data.weights === void 0 || !func0.call(data, "weights")) && (missing0 = "weights") || (data.explanation === void 0 || !func0.call(data, "explanation")) && (missing0 = "explanation")) {
        validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "r" || key0 === "components" || key0 === "weights" || key0 === "explanation")) {
            validate57.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.r !== void 0 && func0.call(data, "r")) {
            let data0 = data.r;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && isFinite(data0))) {
              validate57.errors = [{ instancePath: instancePath + "/r", schemaPath: "#/properties/r/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.components !== void 0 && func0.call(data, "components")) {
              let data1 = data.components;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if ((data1.diag_delta === void 0 || !func0.call(data1, "diag_delta")) && (missing1 = "diag_delta") || (data1.safety === void 0 || !func0.call(data1, "safety")) && (missing1 = "safety") || (data1.ambiguity_penalty === void 0 || !func0.call(data1, "ambiguity_penalty")) && (missing1 = "ambiguity_penalty") || (data1.alpha_conf === void 0 || !func0.call(data1, "alpha_conf")) && (missing1 = "alpha_conf")) {
                    validate57.errors = [{ instancePath: instancePath + "/components", schemaPath: "#/properties/components/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    const _errs6 = errors;
                    for (const key1 of Object.keys(data1)) {
                      if (!(key1 === "diag_delta" || key1 === "safety" || key1 === "ambiguity_penalty" || key1 === "alpha_conf")) {
                        validate57.errors = [{ instancePath: instancePath + "/components", schemaPath: "#/properties/components/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs6 === errors) {
                      if (data1.diag_delta !== void 0 && func0.call(data1, "diag_delta")) {
                        let data2 = data1.diag_delta;
                        const _errs7 = errors;
                        if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                          validate57.errors = [{ instancePath: instancePath + "/components/diag_delta", schemaPath: "#/properties/components/properties/diag_delta/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid1 = _errs7 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data1.safety !== void 0 && func0.call(data1, "safety")) {
                          let data3 = data1.safety;
                          const _errs9 = errors;
                          if (!(data3 === 0 || data3 === 1)) {
                            validate57.errors = [{ instancePath: instancePath + "/components/safety", schemaPath: "#/properties/components/properties/safety/enum", keyword: "enum", params: { allowedValues: schema93.properties.components.properties.safety.enum }, message: "must be equal to one of the allowed values" }];
                            return false;
                          }
                          var valid1 = _errs9 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data1.ambiguity_penalty !== void 0 && func0.call(data1, "ambiguity_penalty")) {
                            let data4 = data1.ambiguity_penalty;
                            const _errs10 = errors;
                            const _errs11 = errors;
                            if (errors === _errs11) {
                              if (typeof data4 == "number" && isFinite(data4)) {
                                if (data4 > 1 || isNaN(data4)) {
                                  validate57.errors = [{ instancePath: instancePath + "/components/ambiguity_penalty", schemaPath: "#/$defs/share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                  return false;
                                } else {
                                  if (data4 < 0 || isNaN(data4)) {
                                    validate57.errors = [{ instancePath: instancePath + "/components/ambiguity_penalty", schemaPath: "#/$defs/share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                    return false;
                                  }
                                }
                              } else {
                                validate57.errors = [{ instancePath: instancePath + "/components/ambiguity_penalty", schemaPath: "#/$defs/share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                return false;
                              }
                            }
                            var valid1 = _errs10 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data1.alpha_conf !== void 0 && func0.call(data1, "alpha_conf")) {
                              let data5 = data1.alpha_conf;
                              const _errs13 = errors;
                              const _errs14 = errors;
                              if (errors === _errs14) {
                                if (typeof data5 == "number" && isFinite(data5)) {
                                  if (data5 > 1 || isNaN(data5)) {
                                    validate57.errors = [{ instancePath: instancePath + "/components/alpha_conf", schemaPath: "#/$defs/share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                    return false;
                                  } else {
                                    if (data5 < 0 || isNaN(data5)) {
                                      validate57.errors = [{ instancePath: instancePath + "/components/alpha_conf", schemaPath: "#/$defs/share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                      return false;
                                    }
                                  }
                                } else {
                                  validate57.errors = [{ instancePath: instancePath + "/components/alpha_conf", schemaPath: "#/$defs/share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
                    }
                  }
                } else {
                  validate57.errors = [{ instancePath: instancePath + "/components", schemaPath: "#/properties/components/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.weights !== void 0 && func0.call(data, "weights")) {
                let data6 = data.weights;
                const _errs16 = errors;
                const _errs17 = errors;
                if (errors === _errs17) {
                  if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    let missing2;
                    if ((data6.alpha === void 0 || !func0.call(data6, "alpha")) && (missing2 = "alpha") || (data6.beta === void 0 || !func0.call(data6, "beta")) && (missing2 = "beta") || (data6.gamma === void 0 || !func0.call(data6, "gamma")) && (missing2 = "gamma")) {
                      validate57.errors = [{ instancePath: instancePath + "/weights", schemaPath: "#/$defs/weights/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                      return false;
                    } else {
                      const _errs19 = errors;
                      for (const key2 of Object.keys(data6)) {
                        if (!(key2 === "alpha" || key2 === "beta" || key2 === "gamma")) {
                          validate57.errors = [{ instancePath: instancePath + "/weights", schemaPath: "#/$defs/weights/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs19 === errors) {
                        if (data6.alpha !== void 0 && func0.call(data6, "alpha")) {
                          let data7 = data6.alpha;
                          const _errs20 = errors;
                          if (errors === _errs20) {
                            if (typeof data7 == "number" && isFinite(data7)) {
                              if (data7 < 0 || isNaN(data7)) {
                                validate57.errors = [{ instancePath: instancePath + "/weights/alpha", schemaPath: "#/$defs/weights/properties/alpha/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                return false;
                              }
                            } else {
                              validate57.errors = [{ instancePath: instancePath + "/weights/alpha", schemaPath: "#/$defs/weights/properties/alpha/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                              return false;
                            }
                          }
                          var valid5 = _errs20 === errors;
                        } else {
                          var valid5 = true;
                        }
                        if (valid5) {
                          if (data6.beta !== void 0 && func0.call(data6, "beta")) {
                            let data8 = data6.beta;
                            const _errs22 = errors;
                            if (errors === _errs22) {
                              if (typeof data8 == "number" && isFinite(data8)) {
                                if (data8 < 0 || isNaN(data8)) {
                                  validate57.errors = [{ instancePath: instancePath + "/weights/beta", schemaPath: "#/$defs/weights/properties/beta/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                  return false;
                                }
                              } else {
                                validate57.errors = [{ instancePath: instancePath + "/weights/beta", schemaPath: "#/$defs/weights/properties/beta/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                return false;
                              }
                            }
                            var valid5 = _errs22 === errors;
                          } else {
                            var valid5 = true;
                          }
                          if (valid5) {
                            if (data6.gamma !== void 0 && func0.call(data6, "gamma")) {
                              let data9 = data6.gamma;
                              const _errs24 = errors;
                              if (errors === _errs24) {
                                if (typeof data9 == "number" && isFinite(data9)) {
                                  if (data9 < 0 || isNaN(data9)) {
                                    validate57.errors = [{ instancePath: instancePath + "/weights/gamma", schemaPath: "#/$defs/weights/properties/gamma/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                    return false;
                                  }
                                } else {
                                  validate57.errors = [{ instancePath: instancePath + "/weights/gamma", schemaPath: "#/$defs/weights/properties/gamma/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
                    }
                  } else {
                    validate57.errors = [{ instancePath: instancePath + "/weights", schemaPath: "#/$defs/weights/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs16 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.explanation !== void 0 && func0.call(data, "explanation")) {
                  let data10 = data.explanation;
                  const _errs26 = errors;
                  if (errors === _errs26) {
                    if (typeof data10 === "string") {
                      if (func65(data10) < 1) {
                        validate57.errors = [{ instancePath: instancePath + "/explanation", schemaPath: "#/properties/explanation/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate57.errors = [{ instancePath: instancePath + "/explanation", schemaPath: "#/properties/explanation/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      if ((data.headline === void 0 || !func0.call(data, "headline")) && (missing0 = "headline") || (data["pr-v1"] === void 0 || !func0.call(data, "pr-v1")) && (missing0 = "pr-v1") || (data["pr-v2"] === void 0 || !func0.call(data, "pr-v2")) && (missing0 = "pr-v2") || (data.relevantFiles === void 0 || !func0.call(data, "relevantFiles")) && (missing0 = "relevantFiles") || (data.diagnostics === void 0 || !func0.call(data, "diagnostics")) && (missing0 = "diagnostics") || (data.unearned === void 0 || !func0.call(data, "unearned")) && (missing0 = "unearned") || (data.safety === void 0 || !func0.call(data, "safety")) && (missing0 = "safety") || (data.confidence === void 0 || !func0.call(data, "confidence")) && (missing0 = "confidence")) {
        validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "headline" || key0 === "pr-v1" || key0 === "pr-v2" || key0 === "relevantFiles" || key0 === "diagnostics" || key0 === "unearned" || key0 === "safety" || key0 === "confidence")) {
            validate56.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.headline !== void 0 && func0.call(data, "headline")) {
            let data0 = data.headline;
            const _errs2 = errors;
            if (!(data0 === "pr-v1" || data0 === "pr-v2")) {
              validate56.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/$defs/rewardVersion/enum", keyword: "enum", params: { allowedValues: schema92.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data["pr-v1"] !== void 0 && func0.call(data, "pr-v1")) {
              const _errs4 = errors;
              if (!validate57(data["pr-v1"], { instancePath: instancePath + "/pr-v1", parentData: data, parentDataProperty: "pr-v1", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data["pr-v2"] !== void 0 && func0.call(data, "pr-v2")) {
                const _errs5 = errors;
                if (!validate57(data["pr-v2"], { instancePath: instancePath + "/pr-v2", parentData: data, parentDataProperty: "pr-v2", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.relevantFiles !== void 0 && func0.call(data, "relevantFiles")) {
                  let data3 = data.relevantFiles;
                  const _errs6 = errors;
                  const _errs7 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate56.errors = [{ instancePath: instancePath + "/relevantFiles", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs7) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate56.errors = [{ instancePath: instancePath + "/relevantFiles", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate56.errors = [{ instancePath: instancePath + "/relevantFiles", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.diagnostics !== void 0 && func0.call(data, "diagnostics")) {
                    let data4 = data.diagnostics;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        let missing1;
                        if ((data4.base === void 0 || !func0.call(data4, "base")) && (missing1 = "base") || (data4.head === void 0 || !func0.call(data4, "head")) && (missing1 = "head")) {
                          validate56.errors = [{ instancePath: instancePath + "/diagnostics", schemaPath: "#/properties/diagnostics/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          const _errs11 = errors;
                          for (const key1 of Object.keys(data4)) {
                            if (!(key1 === "base" || key1 === "head")) {
                              validate56.errors = [{ instancePath: instancePath + "/diagnostics", schemaPath: "#/properties/diagnostics/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                              return false;
                              break;
                            }
                          }
                          if (_errs11 === errors) {
                            if (data4.base !== void 0 && func0.call(data4, "base")) {
                              let data5 = data4.base;
                              const _errs12 = errors;
                              const _errs13 = errors;
                              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                                validate56.errors = [{ instancePath: instancePath + "/diagnostics/base", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              if (errors === _errs13) {
                                if (typeof data5 == "number" && isFinite(data5)) {
                                  if (data5 > 9007199254740991 || isNaN(data5)) {
                                    validate56.errors = [{ instancePath: instancePath + "/diagnostics/base", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                    return false;
                                  } else {
                                    if (data5 < 0 || isNaN(data5)) {
                                      validate56.errors = [{ instancePath: instancePath + "/diagnostics/base", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid3 = _errs12 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data4.head !== void 0 && func0.call(data4, "head")) {
                                let data6 = data4.head;
                                const _errs15 = errors;
                                const _errs16 = errors;
                                if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                                  validate56.errors = [{ instancePath: instancePath + "/diagnostics/head", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                if (errors === _errs16) {
                                  if (typeof data6 == "number" && isFinite(data6)) {
                                    if (data6 > 9007199254740991 || isNaN(data6)) {
                                      validate56.errors = [{ instancePath: instancePath + "/diagnostics/head", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                      return false;
                                    } else {
                                      if (data6 < 0 || isNaN(data6)) {
                                        validate56.errors = [{ instancePath: instancePath + "/diagnostics/head", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                        return false;
                                      }
                                    }
                                  }
                                }
                                var valid3 = _errs15 === errors;
                              } else {
                                var valid3 = true;
                              }
                            }
                          }
                        }
                      } else {
                        validate56.errors = [{ instancePath: instancePath + "/diagnostics", schemaPath: "#/properties/diagnostics/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.unearned !== void 0 && func0.call(data, "unearned")) {
                      let data7 = data.unearned;
                      const _errs18 = errors;
                      if (errors === _errs18) {
                        if (Array.isArray(data7)) {
                          var valid6 = true;
                          const len0 = data7.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data8 = data7[i0];
                            const _errs20 = errors;
                            if (errors === _errs20) {
                              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                let missing2;
                                if ((data8.why === void 0 || !func0.call(data8, "why")) && (missing2 = "why") || (data8.count === void 0 || !func0.call(data8, "count")) && (missing2 = "count")) {
                                  validate56.errors = [{ instancePath: instancePath + "/unearned/" + i0, schemaPath: "#/properties/unearned/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                  return false;
                                } else {
                                  const _errs22 = errors;
                                  for (const key2 of Object.keys(data8)) {
                                    if (!(key2 === "why" || key2 === "count")) {
                                      validate56.errors = [{ instancePath: instancePath + "/unearned/" + i0, schemaPath: "#/properties/unearned/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs22 === errors) {
                                    if (data8.why !== void 0 && func0.call(data8, "why")) {
                                      let data9 = data8.why;
                                      const _errs23 = errors;
                                      if (errors === _errs23) {
                                        if (typeof data9 === "string") {
                                          if (func65(data9) < 1) {
                                            validate56.errors = [{ instancePath: instancePath + "/unearned/" + i0 + "/why", schemaPath: "#/properties/unearned/items/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                            return false;
                                          }
                                        } else {
                                          validate56.errors = [{ instancePath: instancePath + "/unearned/" + i0 + "/why", schemaPath: "#/properties/unearned/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                      }
                                      var valid7 = _errs23 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                    if (valid7) {
                                      if (data8.count !== void 0 && func0.call(data8, "count")) {
                                        let data10 = data8.count;
                                        const _errs25 = errors;
                                        const _errs26 = errors;
                                        if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                          validate56.errors = [{ instancePath: instancePath + "/unearned/" + i0 + "/count", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        if (errors === _errs26) {
                                          if (typeof data10 == "number" && isFinite(data10)) {
                                            if (data10 > 9007199254740991 || isNaN(data10)) {
                                              validate56.errors = [{ instancePath: instancePath + "/unearned/" + i0 + "/count", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                              return false;
                                            } else {
                                              if (data10 < 0 || isNaN(data10)) {
                                                validate56.errors = [{ instancePath: instancePath + "/unearned/" + i0 + "/count", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                return false;
                                              }
                                            }
                                          }
                                        }
                                        var valid7 = _errs25 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate56.errors = [{ instancePath: instancePath + "/unearned/" + i0, schemaPath: "#/properties/unearned/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid6 = _errs20 === errors;
                            if (!valid6) {
                              break;
                            }
                          }
                        } else {
                          validate56.errors = [{ instancePath: instancePath + "/unearned", schemaPath: "#/properties/unearned/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.safety !== void 0 && func0.call(data, "safety")) {
                        let data11 = data.safety;
                        const _errs28 = errors;
                        if (errors === _errs28) {
                          if (Array.isArray(data11)) {
                            var valid9 = true;
                            const len1 = data11.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data12 = data11[i1];
                              const _errs30 = errors;
                              if (errors === _errs30) {
                                if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                  let missing3;
                                  if ((data12.name === void 0 || !func0.call(data12, "name")) && (missing3 = "name") || (data12.ok === void 0 || !func0.call(data12, "ok")) && (missing3 = "ok") || (data12.detail === void 0 || !func0.call(data12, "detail")) && (missing3 = "detail")) {
                                    validate56.errors = [{ instancePath: instancePath + "/safety/" + i1, schemaPath: "#/properties/safety/items/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                    return false;
                                  } else {
                                    const _errs32 = errors;
                                    for (const key3 of Object.keys(data12)) {
                                      if (!(key3 === "name" || key3 === "ok" || key3 === "detail")) {
                                        validate56.errors = [{ instancePath: instancePath + "/safety/" + i1, schemaPath: "#/properties/safety/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs32 === errors) {
                                      if (data12.name !== void 0 && func0.call(data12, "name")) {
                                        let data13 = data12.name;
                                        const _errs33 = errors;
                                        const _errs34 = errors;
                                        if (errors === _errs34) {
                                          if (typeof data13 === "string") {
                                            if (!pattern9.test(data13)) {
                                              validate56.errors = [{ instancePath: instancePath + "/safety/" + i1 + "/name", schemaPath: "#/$defs/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9-]*$"' }];
                                              return false;
                                            }
                                          } else {
                                            validate56.errors = [{ instancePath: instancePath + "/safety/" + i1 + "/name", schemaPath: "#/$defs/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid10 = _errs33 === errors;
                                      } else {
                                        var valid10 = true;
                                      }
                                      if (valid10) {
                                        if (data12.ok !== void 0 && func0.call(data12, "ok")) {
                                          const _errs36 = errors;
                                          if (typeof data12.ok !== "boolean") {
                                            validate56.errors = [{ instancePath: instancePath + "/safety/" + i1 + "/ok", schemaPath: "#/properties/safety/items/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                            return false;
                                          }
                                          var valid10 = _errs36 === errors;
                                        } else {
                                          var valid10 = true;
                                        }
                                        if (valid10) {
                                          if (data12.detail !== void 0 && func0.call(data12, "detail")) {
                                            let data15 = data12.detail;
                                            const _errs38 = errors;
                                            if (errors === _errs38) {
                                              if (typeof data15 === "string") {
                                                if (func65(data15) < 1) {
                                                  validate56.errors = [{ instancePath: instancePath + "/safety/" + i1 + "/detail", schemaPath: "#/properties/safety/items/properties/detail/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                  return false;
                                                }
                                              } else {
                                                validate56.errors = [{ instancePath: instancePath + "/safety/" + i1 + "/detail", schemaPath: "#/properties/safety/items/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid10 = _errs38 === errors;
                                          } else {
                                            var valid10 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate56.errors = [{ instancePath: instancePath + "/safety/" + i1, schemaPath: "#/properties/safety/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid9 = _errs30 === errors;
                              if (!valid9) {
                                break;
                              }
                            }
                          } else {
                            validate56.errors = [{ instancePath: instancePath + "/safety", schemaPath: "#/properties/safety/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs28 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.confidence !== void 0 && func0.call(data, "confidence")) {
                          let data16 = data.confidence;
                          const _errs40 = errors;
                          if (errors === _errs40) {
                            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                              let missing4;
                              if ((data16.minimum === void 0 || !func0.call(data16, "minimum")) && (missing4 = "minimum") || (data16.symbols === void 0 || !func0.call(data16, "symbols")) && (missing4 = "symbols")) {
                                validate56.errors = [{ instancePath: instancePath + "/confidence", schemaPath: "#/properties/confidence/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                return false;
                              } else {
                                const _errs42 = errors;
                                for (const key4 of Object.keys(data16)) {
                                  if (!(key4 === "minimum" || key4 === "symbols")) {
                                    validate56.errors = [{ instancePath: instancePath + "/confidence", schemaPath: "#/properties/confidence/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs42 === errors) {
                                  if (data16.minimum !== void 0 && func0.call(data16, "minimum")) {
                                    let data17 = data16.minimum;
                                    const _errs43 = errors;
                                    const _errs44 = errors;
                                    if (errors === _errs44) {
                                      if (typeof data17 == "number" && isFinite(data17)) {
                                        if (data17 > 1 || isNaN(data17)) {
                                          validate56.errors = [{ instancePath: instancePath + "/confidence/minimum", schemaPath: "#/$defs/share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                          return false;
                                        } else {
                                          if (data17 < 0 || isNaN(data17)) {
                                            validate56.errors = [{ instancePath: instancePath + "/confidence/minimum", schemaPath: "#/$defs/share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                            return false;
                                          }
                                        }
                                      } else {
                                        validate56.errors = [{ instancePath: instancePath + "/confidence/minimum", schemaPath: "#/$defs/share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                        return false;
                                      }
                                    }
                                    var valid12 = _errs43 === errors;
                                  } else {
                                    var valid12 = true;
                                  }
                                  if (valid12) {
                                    if (data16.symbols !== void 0 && func0.call(data16, "symbols")) {
                                      let data18 = data16.symbols;
                                      const _errs46 = errors;
                                      if (errors === _errs46) {
                                        if (Array.isArray(data18)) {
                                          var valid14 = true;
                                          const len2 = data18.length;
                                          for (let i2 = 0; i2 < len2; i2++) {
                                            let data19 = data18[i2];
                                            const _errs48 = errors;
                                            if (errors === _errs48) {
                                              if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                                let missing5;
                                                if ((data19.path === void 0 || !func0.call(data19, "path")) && (missing5 = "path") || (data19.symbol === void 0 || !func0.call(data19, "symbol")) && (missing5 = "symbol") || (data19.confidence === void 0 || !func0.call(data19, "confidence")) && (missing5 = "confidence") || (data19.status === void 0 || !func0.call(data19, "status")) && (missing5 = "status")) {
                                                  validate56.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i2, schemaPath: "#/properties/confidence/properties/symbols/items/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                                  return false;
                                                } else {
                                                  const _errs50 = errors;
                                                  for (const key5 of Object.keys(data19)) {
                                                    if (!(key5 === "path" || key5 === "symbol" || key5 === "confidence" || key5 === "status")) {
                                                      validate56.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i2, schemaPath: "#/properties/confidence/properties/symbols/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                                                      return false;
                                                      break;
                                                    }
                                                  }
                                                  if (_errs50 === errors) {
                                                    if (data19.path !== void 0 && func0.call(data19, "path")) {
                                                      let data20 = data19.path;
                                                      const _errs51 = errors;
                                                      const _errs52 = errors;
                                                      if (errors === _errs52) {
                                                        if (typeof data20 === "string") {
                                                          if (!pattern17.test(data20)) {
                                                            validate56.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i2 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                                            return false;
                                                          }
                                                        } else {
                                                          validate56.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i2 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid15 = _errs51 === errors;
                                                    } else {
                                                      var valid15 = true;
                                                    }
                                                    if (valid15) {
                                                      if (data19.symbol !== void 0 && func0.call(data19, "symbol")) {
                                                        let data21 = data19.symbol;
                                                        const _errs54 = errors;
                                                        if (errors === _errs54) {
                                                          if (typeof data21 === "string") {
                                                            if (func65(data21) < 1) {
                                                              validate56.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i2 + "/symbol", schemaPath: "#/properties/confidence/properties/symbols/items/properties/symbol/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                              return false;
                                                            }
                                                          } else {
                                                            validate56.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i2 + "/symbol", schemaPath: "#/properties/confidence/properties/symbols/items/properties/symbol/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                            return false;
                                                          }
                                                        }
                                                        var valid15 = _errs54 === errors;
                                                      } else {
                                                        var valid15 = true;
                                                      }
                                                      if (valid15) {
                                                        if (data19.confidence !== void 0 && func0.call(data19, "confidence")) {
                                                          let data22 = data19.confidence;
                                                          const _errs56 = errors;
                                                          const _errs57 = errors;
                                                          if (errors === _errs57) {
                                                            if (typeof data22 == "number" && isFinite(data22)) {
                                                              if (data22 > 1 || isNaN(data22)) {
                                                                validate56.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i2 + "/confidence", schemaPath: "#/$defs/share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                                                return false;
                                                              } else {
                                                                if (data22 < 0 || isNaN(data22)) {
                                                                  validate56.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i2 + "/confidence", schemaPath: "#/$defs/share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                  return false;
                                                                }
                                                              }
                                                            } else {
                                                              validate56.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i2 + "/confidence", schemaPath: "#/$defs/share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid15 = _errs56 === errors;
                                                        } else {
                                                          var valid15 = true;
                                                        }
                                                        if (valid15) {
                                                          if (data19.status !== void 0 && func0.call(data19, "status")) {
                                                            let data23 = data19.status;
                                                            const _errs59 = errors;
                                                            if (!(data23 === "found" || data23 === "ambiguous" || data23 === "deleted" || data23 === "not-found")) {
                                                              validate56.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i2 + "/status", schemaPath: "#/properties/confidence/properties/symbols/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema91.properties.confidence.properties.symbols.items.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                                                              return false;
                                                            }
                                                            var valid15 = _errs59 === errors;
                                                          } else {
                                                            var valid15 = true;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate56.errors = [{ instancePath: instancePath + "/confidence/symbols/" + i2, schemaPath: "#/properties/confidence/properties/symbols/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                return false;
                                              }
                                            }
                                            var valid14 = _errs48 === errors;
                                            if (!valid14) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate56.errors = [{ instancePath: instancePath + "/confidence/symbols", schemaPath: "#/properties/confidence/properties/symbols/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                          return false;
                                        }
                                      }
                                      var valid12 = _errs46 === errors;
                                    } else {
                                      var valid12 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate56.errors = [{ instancePath: instancePath + "/confidence", schemaPath: "#/properties/confidence/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
    } else {
      validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema105 = { "type": "object", "additionalProperties": false, "required": ["origin", "digest", "failOn", "unknown", "inconclusive", "volatile", "moved", "minReward", "reward", "change"], "properties": { "origin": { "description": "Where the configuration came from.", "enum": ["base", "head", "file", "flags", "defaults"] }, "digest": { "$ref": "#/$defs/digest" }, "failOn": { "enum": ["error", "warning", "information", "hint", "never"] }, "unknown": { "enum": ["inconclusive", "warn"] }, "inconclusive": { "enum": ["action_required", "failure"] }, "volatile": { "enum": ["report", "fail"] }, "moved": { "enum": ["report", "fail"] }, "minReward": { "type": ["number", "null"] }, "reward": { "type": "object", "additionalProperties": false, "required": ["headline", "weights"], "properties": { "headline": { "$ref": "#/$defs/rewardVersion" }, "weights": { "$ref": "#/$defs/weights" } } }, "change": { "description": "What head would change about the configuration: said, not used.", "type": ["string", "null"] } } };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.origin === void 0 || !func0.call(data, "origin")) && (missing0 = "origin") || (data.digest === void 0 || !func0.call(data, "digest")) && (missing0 = "digest") || (data.failOn === void 0 || !func0.call(data, "failOn")) && (missing0 = "failOn") || (data.unknown === void 0 || !func0.call(data, "unknown")) && (missing0 = "unknown") || (data.inconclusive === void 0 || !func0.call(data, "inconclusive")) && (missing0 = "inconclusive") || (data.volatile === void 0 || !func0.call(data, "volatile")) && (missing0 = "volatile") || (data.moved === void 0 || !func0.call(data, "moved")) && (missing0 = "moved") || (data.minReward === void 0 || !func0.call(data, "minReward")) && (missing0 = "minReward") || (data.reward === void 0 || !func0.call(data, "reward")) && (missing0 = "reward") || (data.change === void 0 || !func0.call(data, "change")) && (missing0 = "change")) {
        validate61.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema105.properties, key0)) {
            validate61.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.origin !== void 0 && func0.call(data, "origin")) {
            let data0 = data.origin;
            const _errs2 = errors;
            if (!(data0 === "base" || data0 === "head" || data0 === "file" || data0 === "flags" || data0 === "defaults")) {
              validate61.errors = [{ instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/enum", keyword: "enum", params: { allowedValues: schema105.properties.origin.enum }, message: "must be equal to one of the allowed values" }];
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
                    validate61.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                    return false;
                  }
                } else {
                  validate61.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate61.errors = [{ instancePath: instancePath + "/failOn", schemaPath: "#/properties/failOn/enum", keyword: "enum", params: { allowedValues: schema105.properties.failOn.enum }, message: "must be equal to one of the allowed values" }];
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
                    validate61.errors = [{ instancePath: instancePath + "/unknown", schemaPath: "#/properties/unknown/enum", keyword: "enum", params: { allowedValues: schema105.properties.unknown.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.inconclusive !== void 0 && func0.call(data, "inconclusive")) {
                    let data4 = data.inconclusive;
                    const _errs8 = errors;
                    if (!(data4 === "action_required" || data4 === "failure")) {
                      validate61.errors = [{ instancePath: instancePath + "/inconclusive", schemaPath: "#/properties/inconclusive/enum", keyword: "enum", params: { allowedValues: schema105.properties.inconclusive.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.volatile !== void 0 && func0.call(data, "volatile")) {
                      let data5 = data.volatile;
                      const _errs9 = errors;
                      if (!(data5 === "report" || data5 === "fail")) {
                        validate61.errors = [{ instancePath: instancePath + "/volatile", schemaPath: "#/properties/volatile/enum", keyword: "enum", params: { allowedValues: schema105.properties.volatile.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.moved !== void 0 && func0.call(data, "moved")) {
                        let data6 = data.moved;
                        const _errs10 = errors;
                        if (!(data6 === "report" || data6 === "fail")) {
                          validate61.errors = [{ instancePath: instancePath + "/moved", schemaPath: "#/properties/moved/enum", keyword: "enum", params: { allowedValues: schema105.properties.moved.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.minReward !== void 0 && func0.call(data, "minReward")) {
                          let data7 = data.minReward;
                          const _errs11 = errors;
                          if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
                            validate61.errors = [{ instancePath: instancePath + "/minReward", schemaPath: "#/properties/minReward/type", keyword: "type", params: { type: schema105.properties.minReward.type }, message: "must be number,null" }];
                            return false;
                          }
                          var valid0 = _errs11 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.reward !== void 0 && func0.call(data, "reward")) {
                            let data8 = data.reward;
                            const _errs13 = errors;
                            if (errors === _errs13) {
                              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                let missing1;
                                if ((data8.headline === void 0 || !func0.call(data8, "headline")) && (missing1 = "headline") || (data8.weights === void 0 || !func0.call(data8, "weights")) && (missing1 = "weights")) {
                                  validate61.errors = [{ instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                  return false;
                                } else {
                                  const _errs15 = errors;
                                  for (const key1 of Object.keys(data8)) {
                                    if (!(key1 === "headline" || key1 === "weights")) {
                                      validate61.errors = [{ instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs15 === errors) {
                                    if (data8.headline !== void 0 && func0.call(data8, "headline")) {
                                      let data9 = data8.headline;
                                      const _errs16 = errors;
                                      if (!(data9 === "pr-v1" || data9 === "pr-v2")) {
                                        validate61.errors = [{ instancePath: instancePath + "/reward/headline", schemaPath: "#/$defs/rewardVersion/enum", keyword: "enum", params: { allowedValues: schema92.enum }, message: "must be equal to one of the allowed values" }];
                                        return false;
                                      }
                                      var valid2 = _errs16 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data8.weights !== void 0 && func0.call(data8, "weights")) {
                                        let data10 = data8.weights;
                                        const _errs18 = errors;
                                        const _errs19 = errors;
                                        if (errors === _errs19) {
                                          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                            let missing2;
                                            if ((data10.alpha === void 0 || !func0.call(data10, "alpha")) && (missing2 = "alpha") || (data10.beta === void 0 || !func0.call(data10, "beta")) && (missing2 = "beta") || (data10.gamma === void 0 || !func0.call(data10, "gamma")) && (missing2 = "gamma")) {
                                              validate61.errors = [{ instancePath: instancePath + "/reward/weights", schemaPath: "#/$defs/weights/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                              return false;
                                            } else {
                                              const _errs21 = errors;
                                              for (const key2 of Object.keys(data10)) {
                                                if (!(key2 === "alpha" || key2 === "beta" || key2 === "gamma")) {
                                                  validate61.errors = [{ instancePath: instancePath + "/reward/weights", schemaPath: "#/$defs/weights/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                                  return false;
                                                  break;
                                                }
                                              }
                                              if (_errs21 === errors) {
                                                if (data10.alpha !== void 0 && func0.call(data10, "alpha")) {
                                                  let data11 = data10.alpha;
                                                  const _errs22 = errors;
                                                  if (errors === _errs22) {
                                                    if (typeof data11 == "number" && isFinite(data11)) {
                                                      if (data11 < 0 || isNaN(data11)) {
                                                        validate61.errors = [{ instancePath: instancePath + "/reward/weights/alpha", schemaPath: "#/$defs/weights/properties/alpha/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                        return false;
                                                      }
                                                    } else {
                                                      validate61.errors = [{ instancePath: instancePath + "/reward/weights/alpha", schemaPath: "#/$defs/weights/properties/alpha/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid5 = _errs22 === errors;
                                                } else {
                                                  var valid5 = true;
                                                }
                                                if (valid5) {
                                                  if (data10.beta !== void 0 && func0.call(data10, "beta")) {
                                                    let data12 = data10.beta;
                                                    const _errs24 = errors;
                                                    if (errors === _errs24) {
                                                      if (typeof data12 == "number" && isFinite(data12)) {
                                                        if (data12 < 0 || isNaN(data12)) {
                                                          validate61.errors = [{ instancePath: instancePath + "/reward/weights/beta", schemaPath: "#/$defs/weights/properties/beta/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                          return false;
                                                        }
                                                      } else {
                                                        validate61.errors = [{ instancePath: instancePath + "/reward/weights/beta", schemaPath: "#/$defs/weights/properties/beta/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid5 = _errs24 === errors;
                                                  } else {
                                                    var valid5 = true;
                                                  }
                                                  if (valid5) {
                                                    if (data10.gamma !== void 0 && func0.call(data10, "gamma")) {
                                                      let data13 = data10.gamma;
                                                      const _errs26 = errors;
                                                      if (errors === _errs26) {
                                                        if (typeof data13 == "number" && isFinite(data13)) {
                                                          if (data13 < 0 || isNaN(data13)) {
                                                            validate61.errors = [{ instancePath: instancePath + "/reward/weights/gamma", schemaPath: "#/$defs/weights/properties/gamma/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                            return false;
                                                          }
                                                        } else {
                                                          validate61.errors = [{ instancePath: instancePath + "/reward/weights/gamma", schemaPath: "#/$defs/weights/properties/gamma/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid5 = _errs26 === errors;
                                                    } else {
                                                      var valid5 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate61.errors = [{ instancePath: instancePath + "/reward/weights", schemaPath: "#/$defs/weights/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                          }
                                        }
                                        var valid2 = _errs18 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate61.errors = [{ instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid0 = _errs13 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.change !== void 0 && func0.call(data, "change")) {
                              let data14 = data.change;
                              const _errs28 = errors;
                              if (typeof data14 !== "string" && data14 !== null) {
                                validate61.errors = [{ instancePath: instancePath + "/change", schemaPath: "#/properties/change/type", keyword: "type", params: { type: schema105.properties.change.type }, message: "must be string,null" }];
                                return false;
                              }
                              var valid0 = _errs28 === errors;
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
    } else {
      validate61.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema109 = { "type": "object", "additionalProperties": false, "required": ["kind", "files", "message", "hides", "adds"], "properties": { "kind": { "enum": ["configuration", "pins", "server-configuration"] }, "files": { "type": "array", "items": { "$ref": "#/$defs/path" } }, "message": { "type": "string", "minLength": 1 }, "hides": { "description": "Findings of head that its own rules would not show; null where that was not measured.", "oneOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] }, "adds": { "description": "Findings that only its own rules show; null where that was not measured.", "oneOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] } } };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.kind === void 0 || !func0.call(data, "kind")) && (missing0 = "kind") || (data.files === void 0 || !func0.call(data, "files")) && (missing0 = "files") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.hides === void 0 || !func0.call(data, "hides")) && (missing0 = "hides") || (data.adds === void 0 || !func0.call(data, "adds")) && (missing0 = "adds")) {
        validate63.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "kind" || key0 === "files" || key0 === "message" || key0 === "hides" || key0 === "adds")) {
            validate63.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0 && func0.call(data, "kind")) {
            let data0 = data.kind;
            const _errs2 = errors;
            if (!(data0 === "configuration" || data0 === "pins" || data0 === "server-configuration")) {
              validate63.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema109.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.files !== void 0 && func0.call(data, "files")) {
              let data1 = data.files;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    const _errs5 = errors;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (typeof data2 === "string") {
                        if (!pattern17.test(data2)) {
                          validate63.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                          return false;
                        }
                      } else {
                        validate63.errors = [{ instancePath: instancePath + "/files/" + i0, schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate63.errors = [{ instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.message !== void 0 && func0.call(data, "message")) {
                let data3 = data.message;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data3 === "string") {
                    if (func65(data3) < 1) {
                      validate63.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate63.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.hides !== void 0 && func0.call(data, "hides")) {
                  let data4 = data.hides;
                  const _errs10 = errors;
                  const _errs11 = errors;
                  let valid3 = false;
                  let passing0 = null;
                  const _errs12 = errors;
                  const _errs13 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    const err0 = { instancePath: instancePath + "/hides", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  if (errors === _errs13) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 9007199254740991 || isNaN(data4)) {
                        const err1 = { instancePath: instancePath + "/hides", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      } else {
                        if (data4 < 0 || isNaN(data4)) {
                          const err2 = { instancePath: instancePath + "/hides", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          if (vErrors === null) {
                            vErrors = [err2];
                          } else {
                            vErrors.push(err2);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                  var _valid0 = _errs12 === errors;
                  if (_valid0) {
                    valid3 = true;
                    passing0 = 0;
                  }
                  const _errs15 = errors;
                  if (data4 !== null) {
                    const err3 = { instancePath: instancePath + "/hides", schemaPath: "#/properties/hides/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                  }
                  var _valid0 = _errs15 === errors;
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
                    const err4 = { instancePath: instancePath + "/hides", schemaPath: "#/properties/hides/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                    validate63.errors = vErrors;
                    return false;
                  } else {
                    errors = _errs11;
                    if (vErrors !== null) {
                      if (_errs11) {
                        vErrors.length = _errs11;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.adds !== void 0 && func0.call(data, "adds")) {
                    let data5 = data.adds;
                    const _errs17 = errors;
                    const _errs18 = errors;
                    let valid5 = false;
                    let passing1 = null;
                    const _errs19 = errors;
                    const _errs20 = errors;
                    if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                      const err5 = { instancePath: instancePath + "/adds", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err5];
                      } else {
                        vErrors.push(err5);
                      }
                      errors++;
                    }
                    if (errors === _errs20) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 9007199254740991 || isNaN(data5)) {
                          const err6 = { instancePath: instancePath + "/adds", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                          if (vErrors === null) {
                            vErrors = [err6];
                          } else {
                            vErrors.push(err6);
                          }
                          errors++;
                        } else {
                          if (data5 < 0 || isNaN(data5)) {
                            const err7 = { instancePath: instancePath + "/adds", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                            if (vErrors === null) {
                              vErrors = [err7];
                            } else {
                              vErrors.push(err7);
                            }
                            errors++;
                          }
                        }
                      }
                    }
                    var _valid1 = _errs19 === errors;
                    if (_valid1) {
                      valid5 = true;
                      passing1 = 0;
                    }
                    const _errs22 = errors;
                    if (data5 !== null) {
                      const err8 = { instancePath: instancePath + "/adds", schemaPath: "#/properties/adds/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err8];
                      } else {
                        vErrors.push(err8);
                      }
                      errors++;
                    }
                    var _valid1 = _errs22 === errors;
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
                      const err9 = { instancePath: instancePath + "/adds", schemaPath: "#/properties/adds/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                      if (vErrors === null) {
                        vErrors = [err9];
                      } else {
                        vErrors.push(err9);
                      }
                      errors++;
                      validate63.errors = vErrors;
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
    } else {
      validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema113 = { "type": "object", "additionalProperties": false, "required": ["kind", "path", "line", "symbol", "text"], "properties": { "kind": { "$ref": "#/$defs/code" }, "path": { "$ref": "#/$defs/path" }, "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "symbol": { "$ref": "#/$defs/symbol" }, "text": { "type": "string" } } };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.kind === void 0 || !func0.call(data, "kind")) && (missing0 = "kind") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.line === void 0 || !func0.call(data, "line")) && (missing0 = "line") || (data.symbol === void 0 || !func0.call(data, "symbol")) && (missing0 = "symbol") || (data.text === void 0 || !func0.call(data, "text")) && (missing0 = "text")) {
        validate65.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "kind" || key0 === "path" || key0 === "line" || key0 === "symbol" || key0 === "text")) {
            validate65.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0 && func0.call(data, "kind")) {
            let data0 = data.kind;
            const _errs2 = errors;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data0 === "string") {
                if (!pattern9.test(data0)) {
                  validate65.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9-]*$"' }];
                  return false;
                }
              } else {
                validate65.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.path !== void 0 && func0.call(data, "path")) {
              let data1 = data.path;
              const _errs5 = errors;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data1 === "string") {
                  if (!pattern17.test(data1)) {
                    validate65.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                    return false;
                  }
                } else {
                  validate65.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.line !== void 0 && func0.call(data, "line")) {
                let data2 = data.line;
                const _errs8 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate65.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs8) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 9007199254740991 || isNaN(data2)) {
                      validate65.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data2 < 1 || isNaN(data2)) {
                        validate65.errors = [{ instancePath: instancePath + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                if (data.symbol !== void 0 && func0.call(data, "symbol")) {
                  let data3 = data.symbol;
                  const _errs10 = errors;
                  const _errs11 = errors;
                  if (typeof data3 !== "string" && data3 !== null) {
                    validate65.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/type", keyword: "type", params: { type: schema70.type }, message: "must be string,null" }];
                    return false;
                  }
                  if (errors === _errs11) {
                    if (typeof data3 === "string") {
                      if (func65(data3) < 1) {
                        validate65.errors = [{ instancePath: instancePath + "/symbol", schemaPath: "#/$defs/symbol/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.text !== void 0 && func0.call(data, "text")) {
                    const _errs13 = errors;
                    if (typeof data.text !== "string") {
                      validate65.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
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
      validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema117 = { "type": "object", "additionalProperties": false, "required": ["code", "message", "count"], "properties": { "code": { "$ref": "#/$defs/code" }, "message": { "type": "string", "minLength": 1 }, "count": { "$ref": "#/$defs/count" } } };
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
      if ((data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.count === void 0 || !func0.call(data, "count")) && (missing0 = "count")) {
        validate67.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "code" || key0 === "message" || key0 === "count")) {
            validate67.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  validate67.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9-]*$"' }];
                  return false;
                }
              } else {
                validate67.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate67.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate67.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate67.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs8) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 9007199254740991 || isNaN(data2)) {
                      validate67.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/$defs/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate67.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/$defs/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.verdict === void 0 || !func0.call(data, "verdict")) && (missing0 = "verdict") || (data.class === void 0 || !func0.call(data, "class")) && (missing0 = "class") || (data.reasons === void 0 || !func0.call(data, "reasons")) && (missing0 = "reasons") || (data.base === void 0 || !func0.call(data, "base")) && (missing0 = "base") || (data.head === void 0 || !func0.call(data, "head")) && (missing0 = "head") || (data.servers === void 0 || !func0.call(data, "servers")) && (missing0 = "servers") || (data.counts === void 0 || !func0.call(data, "counts")) && (missing0 = "counts") || (data.findings === void 0 || !func0.call(data, "findings")) && (missing0 = "findings") || (data.unmatched === void 0 || !func0.call(data, "unmatched")) && (missing0 = "unmatched") || (data.unknown === void 0 || !func0.call(data, "unknown")) && (missing0 = "unknown") || (data.reward === void 0 || !func0.call(data, "reward")) && (missing0 = "reward") || (data.unscored === void 0 || !func0.call(data, "unscored")) && (missing0 = "unscored") || (data.policy === void 0 || !func0.call(data, "policy")) && (missing0 = "policy") || (data.policyChanges === void 0 || !func0.call(data, "policyChanges")) && (missing0 = "policyChanges") || (data.escapes === void 0 || !func0.call(data, "escapes")) && (missing0 = "escapes") || (data.limits === void 0 || !func0.call(data, "limits")) && (missing0 = "limits")) {
        validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema40.properties, key0)) {
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
                validate25.errors = [{ instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema40.properties.verdict.enum }, message: "must be equal to one of the allowed values" }];
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
                  validate25.errors = [{ instancePath: instancePath + "/class", schemaPath: "#/properties/class/enum", keyword: "enum", params: { allowedValues: schema40.properties.class.enum }, message: "must be equal to one of the allowed values" }];
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
                                    if (!validate51(data12[i3], { instancePath: instancePath + "/unmatched/" + i3, parentData: data12, parentDataProperty: i3, rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                                      if (!validate54(data14[i4], { instancePath: instancePath + "/unknown/" + i4, parentData: data14, parentDataProperty: i4, rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
                                  let data16 = data.reward;
                                  const _errs23 = errors;
                                  const _errs24 = errors;
                                  let valid6 = false;
                                  let passing0 = null;
                                  const _errs25 = errors;
                                  if (!validate56(data16, { instancePath: instancePath + "/reward", parentData: data, parentDataProperty: "reward", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                                    errors = vErrors.length;
                                  }
                                  var _valid0 = _errs25 === errors;
                                  if (_valid0) {
                                    valid6 = true;
                                    passing0 = 0;
                                  }
                                  const _errs26 = errors;
                                  if (data16 !== null) {
                                    const err0 = { instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err0];
                                    } else {
                                      vErrors.push(err0);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs26 === errors;
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
                                    const err1 = { instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                    if (vErrors === null) {
                                      vErrors = [err1];
                                    } else {
                                      vErrors.push(err1);
                                    }
                                    errors++;
                                    validate25.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs24;
                                    if (vErrors !== null) {
                                      if (_errs24) {
                                        vErrors.length = _errs24;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs23 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.unscored !== void 0 && func0.call(data, "unscored")) {
                                    let data17 = data.unscored;
                                    const _errs28 = errors;
                                    if (typeof data17 !== "string" && data17 !== null) {
                                      validate25.errors = [{ instancePath: instancePath + "/unscored", schemaPath: "#/properties/unscored/type", keyword: "type", params: { type: schema40.properties.unscored.type }, message: "must be string,null" }];
                                      return false;
                                    }
                                    if (errors === _errs28) {
                                      if (typeof data17 === "string") {
                                        if (func65(data17) < 1) {
                                          validate25.errors = [{ instancePath: instancePath + "/unscored", schemaPath: "#/properties/unscored/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid0 = _errs28 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.policy !== void 0 && func0.call(data, "policy")) {
                                      const _errs30 = errors;
                                      if (!validate61(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs30 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.policyChanges !== void 0 && func0.call(data, "policyChanges")) {
                                        let data19 = data.policyChanges;
                                        const _errs31 = errors;
                                        if (errors === _errs31) {
                                          if (Array.isArray(data19)) {
                                            var valid7 = true;
                                            const len5 = data19.length;
                                            for (let i5 = 0; i5 < len5; i5++) {
                                              const _errs33 = errors;
                                              if (!validate63(data19[i5], { instancePath: instancePath + "/policyChanges/" + i5, parentData: data19, parentDataProperty: i5, rootData, dynamicAnchors })) {
                                                vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid7 = _errs33 === errors;
                                              if (!valid7) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate25.errors = [{ instancePath: instancePath + "/policyChanges", schemaPath: "#/properties/policyChanges/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs31 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.escapes !== void 0 && func0.call(data, "escapes")) {
                                          let data21 = data.escapes;
                                          const _errs34 = errors;
                                          if (errors === _errs34) {
                                            if (Array.isArray(data21)) {
                                              var valid8 = true;
                                              const len6 = data21.length;
                                              for (let i6 = 0; i6 < len6; i6++) {
                                                const _errs36 = errors;
                                                if (!validate65(data21[i6], { instancePath: instancePath + "/escapes/" + i6, parentData: data21, parentDataProperty: i6, rootData, dynamicAnchors })) {
                                                  vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid8 = _errs36 === errors;
                                                if (!valid8) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate25.errors = [{ instancePath: instancePath + "/escapes", schemaPath: "#/properties/escapes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                              return false;
                                            }
                                          }
                                          var valid0 = _errs34 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.limits !== void 0 && func0.call(data, "limits")) {
                                            let data23 = data.limits;
                                            const _errs37 = errors;
                                            if (errors === _errs37) {
                                              if (Array.isArray(data23)) {
                                                var valid9 = true;
                                                const len7 = data23.length;
                                                for (let i7 = 0; i7 < len7; i7++) {
                                                  const _errs39 = errors;
                                                  if (!validate67(data23[i7], { instancePath: instancePath + "/limits/" + i7, parentData: data23, parentDataProperty: i7, rootData, dynamicAnchors })) {
                                                    vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid9 = _errs39 === errors;
                                                  if (!valid9) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate25.errors = [{ instancePath: instancePath + "/limits", schemaPath: "#/properties/limits/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                return false;
                                              }
                                            }
                                            var valid0 = _errs37 === errors;
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
    } else {
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export const validateRunV1: Validate = validate69;
const schema120 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:lanser:schema:run.v1", "title": "Facts about one run, version 1", "description": "What differs between two equal runs: times and sizes. Written as run.json beside the report; no hash covers it.", "type": "object", "additionalProperties": false, "required": ["schema", "phases", "serverIdleMs", "peakBytes"], "properties": { "schema": { "const": "lanser.run.v1" }, "phases": { "description": "The parts of the run in order. `ms` on the clock, `cpuMs` of this process alone, without the servers.", "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["name", "ms", "cpuMs"], "properties": { "name": { "type": "string", "minLength": 1 }, "ms": { "type": "integer", "minimum": 0 }, "cpuMs": { "type": "integer", "minimum": 0 } } } }, "serverIdleMs": { "description": "By session, for how long its server waited for us between two files.", "type": "object", "additionalProperties": { "type": "integer", "minimum": 0 } }, "peakBytes": { "description": "The largest resident set of this process.", "type": "integer", "minimum": 0 }, "surfaces": { "description": "What became of what was to be posted. It has no part in the verdict.", "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["surface", "state", "why"], "properties": { "surface": { "enum": ["check", "comment", "report", "sarif", "html", "summary"] }, "state": { "enum": ["posted", "unchanged", "degraded", "skipped", "failed"] }, "why": { "type": ["string", "null"] } } } }, "shown": { "description": "On a merge commit, by id of a finding: where its annotation stands in the pull request's own head, 1-based; null for a line that only the merge has.", "type": "object", "additionalProperties": { "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] } } }, "$defs": { "place": { "type": "object", "additionalProperties": false, "required": ["path", "range"], "properties": { "path": { "type": "string", "minLength": 1 }, "range": { "$ref": "#/$defs/range" } } }, "range": { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } }, "position": { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "column": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 } } } } };
const schema121 = { "type": "object", "additionalProperties": false, "required": ["path", "range"], "properties": { "path": { "type": "string", "minLength": 1 }, "range": { "$ref": "#/$defs/range" } } };
const schema122 = { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } };
const schema123 = { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "column": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 } } };
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
      if ((data.start === void 0 || !func0.call(data, "start")) && (missing0 = "start") || (data.end === void 0 || !func0.call(data, "end")) && (missing0 = "end")) {
        validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "start" || key0 === "end")) {
            validate71.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  validate71.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  const _errs5 = errors;
                  for (const key1 of Object.keys(data0)) {
                    if (!(key1 === "line" || key1 === "column")) {
                      validate71.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  }
                  if (_errs5 === errors) {
                    if (data0.line !== void 0 && func0.call(data0, "line")) {
                      let data1 = data0.line;
                      const _errs6 = errors;
                      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                        validate71.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (typeof data1 == "number" && isFinite(data1)) {
                          if (data1 > 9007199254740991 || isNaN(data1)) {
                            validate71.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                            return false;
                          } else {
                            if (data1 < 1 || isNaN(data1)) {
                              validate71.errors = [{ instancePath: instancePath + "/start/line", schemaPath: "#/$defs/position/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                          validate71.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs8) {
                          if (typeof data2 == "number" && isFinite(data2)) {
                            if (data2 > 9007199254740991 || isNaN(data2)) {
                              validate71.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                              return false;
                            } else {
                              if (data2 < 1 || isNaN(data2)) {
                                validate71.errors = [{ instancePath: instancePath + "/start/column", schemaPath: "#/$defs/position/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                validate71.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/position/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate71.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                    return false;
                  } else {
                    const _errs13 = errors;
                    for (const key2 of Object.keys(data3)) {
                      if (!(key2 === "line" || key2 === "column")) {
                        validate71.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs13 === errors) {
                      if (data3.line !== void 0 && func0.call(data3, "line")) {
                        let data4 = data3.line;
                        const _errs14 = errors;
                        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                          validate71.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs14) {
                          if (typeof data4 == "number" && isFinite(data4)) {
                            if (data4 > 9007199254740991 || isNaN(data4)) {
                              validate71.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                              return false;
                            } else {
                              if (data4 < 1 || isNaN(data4)) {
                                validate71.errors = [{ instancePath: instancePath + "/end/line", schemaPath: "#/$defs/position/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                            validate71.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs16) {
                            if (typeof data5 == "number" && isFinite(data5)) {
                              if (data5 > 9007199254740991 || isNaN(data5)) {
                                validate71.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                return false;
                              } else {
                                if (data5 < 1 || isNaN(data5)) {
                                  validate71.errors = [{ instancePath: instancePath + "/end/column", schemaPath: "#/$defs/position/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                  validate71.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/position/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate70.evaluated;
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
        validate70.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "path" || key0 === "range")) {
            validate70.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.path !== void 0 && func0.call(data, "path")) {
            let data0 = data.path;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func65(data0) < 1) {
                  validate70.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate70.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.range !== void 0 && func0.call(data, "range")) {
              const _errs4 = errors;
              if (!validate71(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}
validate70.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.phases === void 0 || !func0.call(data, "phases")) && (missing0 = "phases") || (data.serverIdleMs === void 0 || !func0.call(data, "serverIdleMs")) && (missing0 = "serverIdleMs") || (data.peakBytes === void 0 || !func0.call(data, "peakBytes")) && (missing0 = "peakBytes")) {
        validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "phases" || key0 === "serverIdleMs" || key0 === "peakBytes" || key0 === "surfaces" || key0 === "shown")) {
            validate69.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.run.v1" !== data.schema) {
              validate69.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.run.v1" }, message: "must be equal to constant" }];
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
                          validate69.errors = [{ instancePath: instancePath + "/phases/" + i0, schemaPath: "#/properties/phases/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          const _errs7 = errors;
                          for (const key1 of Object.keys(data2)) {
                            if (!(key1 === "name" || key1 === "ms" || key1 === "cpuMs")) {
                              validate69.errors = [{ instancePath: instancePath + "/phases/" + i0, schemaPath: "#/properties/phases/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
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
                                    validate69.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/name", schemaPath: "#/properties/phases/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                    return false;
                                  }
                                } else {
                                  validate69.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/name", schemaPath: "#/properties/phases/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                  validate69.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/ms", schemaPath: "#/properties/phases/items/properties/ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                if (errors === _errs10) {
                                  if (typeof data4 == "number" && isFinite(data4)) {
                                    if (data4 < 0 || isNaN(data4)) {
                                      validate69.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/ms", schemaPath: "#/properties/phases/items/properties/ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                                    validate69.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/cpuMs", schemaPath: "#/properties/phases/items/properties/cpuMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs12) {
                                    if (typeof data5 == "number" && isFinite(data5)) {
                                      if (data5 < 0 || isNaN(data5)) {
                                        validate69.errors = [{ instancePath: instancePath + "/phases/" + i0 + "/cpuMs", schemaPath: "#/properties/phases/items/properties/cpuMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                        validate69.errors = [{ instancePath: instancePath + "/phases/" + i0, schemaPath: "#/properties/phases/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate69.errors = [{ instancePath: instancePath + "/phases", schemaPath: "#/properties/phases/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                        validate69.errors = [{ instancePath: instancePath + "/serverIdleMs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/serverIdleMs/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs17) {
                        if (typeof data7 == "number" && isFinite(data7)) {
                          if (data7 < 0 || isNaN(data7)) {
                            validate69.errors = [{ instancePath: instancePath + "/serverIdleMs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/serverIdleMs/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                    validate69.errors = [{ instancePath: instancePath + "/serverIdleMs", schemaPath: "#/properties/serverIdleMs/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate69.errors = [{ instancePath: instancePath + "/peakBytes", schemaPath: "#/properties/peakBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs19) {
                    if (typeof data8 == "number" && isFinite(data8)) {
                      if (data8 < 0 || isNaN(data8)) {
                        validate69.errors = [{ instancePath: instancePath + "/peakBytes", schemaPath: "#/properties/peakBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs19 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.surfaces !== void 0 && func0.call(data, "surfaces")) {
                    let data9 = data.surfaces;
                    const _errs21 = errors;
                    if (errors === _errs21) {
                      if (Array.isArray(data9)) {
                        var valid4 = true;
                        const len1 = data9.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let data10 = data9[i1];
                          const _errs23 = errors;
                          if (errors === _errs23) {
                            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                              let missing2;
                              if ((data10.surface === void 0 || !func0.call(data10, "surface")) && (missing2 = "surface") || (data10.state === void 0 || !func0.call(data10, "state")) && (missing2 = "state") || (data10.why === void 0 || !func0.call(data10, "why")) && (missing2 = "why")) {
                                validate69.errors = [{ instancePath: instancePath + "/surfaces/" + i1, schemaPath: "#/properties/surfaces/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                return false;
                              } else {
                                const _errs25 = errors;
                                for (const key3 of Object.keys(data10)) {
                                  if (!(key3 === "surface" || key3 === "state" || key3 === "why")) {
                                    validate69.errors = [{ instancePath: instancePath + "/surfaces/" + i1, schemaPath: "#/properties/surfaces/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs25 === errors) {
                                  if (data10.surface !== void 0 && func0.call(data10, "surface")) {
                                    let data11 = data10.surface;
                                    const _errs26 = errors;
                                    if (!(data11 === "check" || data11 === "comment" || data11 === "report" || data11 === "sarif" || data11 === "html" || data11 === "summary")) {
                                      validate69.errors = [{ instancePath: instancePath + "/surfaces/" + i1 + "/surface", schemaPath: "#/properties/surfaces/items/properties/surface/enum", keyword: "enum", params: { allowedValues: schema120.properties.surfaces.items.properties.surface.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid5 = _errs26 === errors;
                                  } else {
                                    var valid5 = true;
                                  }
                                  if (valid5) {
                                    if (data10.state !== void 0 && func0.call(data10, "state")) {
                                      let data12 = data10.state;
                                      const _errs27 = errors;
                                      if (!(data12 === "posted" || data12 === "unchanged" || data12 === "degraded" || data12 === "skipped" || data12 === "failed")) {
                                        validate69.errors = [{ instancePath: instancePath + "/surfaces/" + i1 + "/state", schemaPath: "#/properties/surfaces/items/properties/state/enum", keyword: "enum", params: { allowedValues: schema120.properties.surfaces.items.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                                        return false;
                                      }
                                      var valid5 = _errs27 === errors;
                                    } else {
                                      var valid5 = true;
                                    }
                                    if (valid5) {
                                      if (data10.why !== void 0 && func0.call(data10, "why")) {
                                        let data13 = data10.why;
                                        const _errs28 = errors;
                                        if (typeof data13 !== "string" && data13 !== null) {
                                          validate69.errors = [{ instancePath: instancePath + "/surfaces/" + i1 + "/why", schemaPath: "#/properties/surfaces/items/properties/why/type", keyword: "type", params: { type: schema120.properties.surfaces.items.properties.why.type }, message: "must be string,null" }];
                                          return false;
                                        }
                                        var valid5 = _errs28 === errors;
                                      } else {
                                        var valid5 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate69.errors = [{ instancePath: instancePath + "/surfaces/" + i1, schemaPath: "#/properties/surfaces/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid4 = _errs23 === errors;
                          if (!valid4) {
                            break;
                          }
                        }
                      } else {
                        validate69.errors = [{ instancePath: instancePath + "/surfaces", schemaPath: "#/properties/surfaces/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs21 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.shown !== void 0 && func0.call(data, "shown")) {
                      let data14 = data.shown;
                      const _errs30 = errors;
                      if (errors === _errs30) {
                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                          for (const key4 of Object.keys(data14)) {
                            let data15 = data14[key4];
                            const _errs33 = errors;
                            const _errs34 = errors;
                            let valid7 = false;
                            let passing0 = null;
                            const _errs35 = errors;
                            if (!validate70(data15, { instancePath: instancePath + "/shown/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data14, parentDataProperty: key4, rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
                              errors = vErrors.length;
                            }
                            var _valid0 = _errs35 === errors;
                            if (_valid0) {
                              valid7 = true;
                              passing0 = 0;
                            }
                            const _errs36 = errors;
                            if (data15 !== null) {
                              const err0 = { instancePath: instancePath + "/shown/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/shown/additionalProperties/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err0];
                              } else {
                                vErrors.push(err0);
                              }
                              errors++;
                            }
                            var _valid0 = _errs36 === errors;
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
                              const err1 = { instancePath: instancePath + "/shown/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/shown/additionalProperties/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                              if (vErrors === null) {
                                vErrors = [err1];
                              } else {
                                vErrors.push(err1);
                              }
                              errors++;
                              validate69.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs34;
                              if (vErrors !== null) {
                                if (_errs34) {
                                  vErrors.length = _errs34;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid6 = _errs33 === errors;
                            if (!valid6) {
                              break;
                            }
                          }
                        } else {
                          validate69.errors = [{ instancePath: instancePath + "/shown", schemaPath: "#/properties/shown/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs30 === errors;
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
      validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export const validateTraceV1: Validate = validate74;
const schema125 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:lanser:schema:trace.v1", "title": "Trace v1, one entry", "description": "Everything said in one session, one JSON object a line: first the header, last the trailer, between them what happened in its order. h(i) = sha256(h(i-1) and the RFC 8785 text of entry i without t), h(-1) being 32 zero bytes. Places of the machine that recorded are placeholders such as ${ROOT}.", "type": "object", "oneOf": [{ "$ref": "#/$defs/header" }, { "$ref": "#/$defs/frame" }, { "$ref": "#/$defs/meta" }, { "$ref": "#/$defs/digest" }, { "$ref": "#/$defs/decision" }, { "$ref": "#/$defs/result" }, { "$ref": "#/$defs/checkpoint" }, { "$ref": "#/$defs/trailer" }], "$defs": { "header": { "description": "What was recorded: which server, on which side, over which files, and what the run knew besides.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "const": 0 }, "k": { "const": "header" }, "m": { "$ref": "#/$defs/headerContent" }, "t": { "$ref": "#/$defs/time" } } }, "frame": { "description": "One JSON-RPC message as the session saw it.", "type": "object", "additionalProperties": false, "required": ["i", "k", "d", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "frame" }, "d": { "description": "> to the server, < from it.", "enum": [">", "<"] }, "m": { "type": "object", "required": ["jsonrpc"], "properties": { "jsonrpc": { "const": "2.0" } } }, "t": { "$ref": "#/$defs/time" } } }, "meta": { "description": "Something about the conversation that is no message, such as its end.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "meta" }, "m": { "type": "object", "properties": { "end": { "$ref": "#/$defs/end" } } }, "t": { "$ref": "#/$defs/time" } } }, "digest": { "description": "The digest of something too large to be here.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "digest" }, "m": { "type": "object", "minProperties": 1 }, "t": { "$ref": "#/$defs/time" } } }, "decision": { "description": "Something that we decided and that does not follow from the messages.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "decision" }, "m": { "type": "object", "minProperties": 1 }, "t": { "$ref": "#/$defs/time" } } }, "result": { "description": "What was made of the messages; a replay must make the same.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "result" }, "m": { "type": "object", "required": ["observation"], "properties": { "observation": { "description": "Over the RFC 8785 text of the observed files and the look-ups.", "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } }, "checkpoint": { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "checkpoint" }, "m": { "type": "object", "additionalProperties": false, "required": ["h"], "properties": { "h": { "description": "h of the entry before.", "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } }, "trailer": { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "trailer" }, "m": { "type": "object", "additionalProperties": false, "required": ["entries", "root"], "properties": { "entries": { "description": "How many come before.", "$ref": "#/$defs/number" }, "root": { "description": "h of the entry before.", "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } }, "headerContent": { "type": "object", "additionalProperties": false, "required": ["schema", "tool", "server", "side", "session", "program", "run"], "properties": { "schema": { "const": "lanser.trace.v1" }, "tool": { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "const": "lanser" }, "version": { "type": "string", "minLength": 1 } } }, "server": { "description": "The pin.", "type": "object", "additionalProperties": false, "required": ["id", "version", "treeDigest"], "properties": { "id": { "type": "string", "pattern": "^[a-z0-9][a-z0-9._-]*$" }, "version": { "type": "string", "minLength": 1 }, "treeDigest": { "$ref": "#/$defs/sha256" } } }, "side": { "enum": ["base", "head"] }, "session": { "description": "Which session of the run: a side's first look, its second in reverse order, or head with its own server configuration.", "enum": ["base", "head", "base-again", "head-again", "self"] }, "program": { "description": "The files that were to be opened, in the order of the schedule.", "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "blob"], "properties": { "path": { "$ref": "#/$defs/path" }, "blob": { "description": "git's id of the content; null when it was not in the tree.", "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } } }, "run": { "$ref": "#/$defs/run" } } }, "run": { "description": "What a gate run knew besides its sessions: with them it makes the report. A later release may add to it.", "type": "object", "required": ["record", "server", "withheld", "unchecked", "settings"], "properties": { "record": { "type": "object", "required": ["base", "head", "policy", "changedFiles", "policyChanges", "safety", "ignore", "shown", "limits"], "properties": { "base": { "$ref": "#/$defs/snapshot" }, "head": { "$ref": "#/$defs/snapshot" }, "policy": { "type": "object", "required": ["origin", "digest", "failOn", "unknown", "change"] }, "changedFiles": { "description": "Sources that differ between base and head, a renamed one once; null where a side does not have it.", "type": "array", "items": { "type": "object", "required": ["from", "to"], "properties": { "from": { "oneOf": [{ "$ref": "#/$defs/path" }, { "type": "null" }] }, "to": { "oneOf": [{ "$ref": "#/$defs/path" }, { "type": "null" }] } } } }, "ignore": { "type": "array", "items": { "type": "string" } }, "shown": { "description": "On a merge commit, how each file differs from the pull request's own head; null otherwise.", "type": ["object", "null"], "additionalProperties": { "oneOf": [{ "type": "array", "items": { "$ref": "#/$defs/hunk" } }, { "type": "null" }] } }, "waivers": { "description": "New findings that somebody let pass, as base's policy allows: the first digits of a finding's id, or null for every new one.", "type": "array", "items": { "type": "object", "required": ["finding", "by", "reason"], "properties": { "finding": { "type": ["string", "null"], "pattern": "^[0-9a-f]{12,64}$" }, "by": { "type": "string", "minLength": 1 }, "reason": { "type": "string", "minLength": 1 } } } }, "limits": { "type": "array", "items": { "type": "object", "required": ["code", "message", "count"], "properties": { "code": { "type": "string" }, "message": { "type": "string" }, "count": { "$ref": "#/$defs/number" } } } } } }, "server": { "type": "object", "required": ["id", "version", "treeDigest", "interpreter"], "properties": { "id": { "type": "string" }, "version": { "type": "string" }, "treeDigest": { "oneOf": [{ "$ref": "#/$defs/sha256" }, { "type": "null" }] }, "interpreter": { "type": ["object", "null"], "required": ["name", "version"], "properties": { "name": { "type": "string" }, "version": { "type": "string" } } } } }, "withheld": { "description": "Files that could not be given to the server.", "type": "array", "items": { "type": "object", "required": ["path", "reason"], "properties": { "path": { "$ref": "#/$defs/path" }, "reason": { "type": "string", "minLength": 1 } } } }, "settings": { "type": "object" } } }, "hunk": { "description": "Lines from baseStart to before baseEnd became those from headStart to before headEnd; 0-based.", "type": "object", "required": ["baseStart", "baseEnd", "headStart", "headEnd"], "properties": { "baseStart": { "$ref": "#/$defs/number" }, "baseEnd": { "$ref": "#/$defs/number" }, "headStart": { "$ref": "#/$defs/number" }, "headEnd": { "$ref": "#/$defs/number" } } }, "end": { "description": "Why the stream of messages ended.", "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["exit", "violation", "not-started", "closed"] } } }, "snapshot": { "type": "object", "required": ["commit", "tree"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } }, "number": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "time": { "description": "Microseconds since the start; in no hash.", "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "sha256": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "gitObject": { "description": "SHA-1, or SHA-256 in a repository that uses it.", "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, "path": { "description": 'Relative to the repository and inside it, with forward slashes: no empty, "." or ".." segment, no NUL.', "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" } } };
const schema126 = { "description": "What was recorded: which server, on which side, over which files, and what the run knew besides.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "const": 0 }, "k": { "const": "header" }, "m": { "$ref": "#/$defs/headerContent" }, "t": { "$ref": "#/$defs/time" } } };
const schema145 = { "description": "Microseconds since the start; in no hash.", "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
const schema127 = { "type": "object", "additionalProperties": false, "required": ["schema", "tool", "server", "side", "session", "program", "run"], "properties": { "schema": { "const": "lanser.trace.v1" }, "tool": { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "const": "lanser" }, "version": { "type": "string", "minLength": 1 } } }, "server": { "description": "The pin.", "type": "object", "additionalProperties": false, "required": ["id", "version", "treeDigest"], "properties": { "id": { "type": "string", "pattern": "^[a-z0-9][a-z0-9._-]*$" }, "version": { "type": "string", "minLength": 1 }, "treeDigest": { "$ref": "#/$defs/sha256" } } }, "side": { "enum": ["base", "head"] }, "session": { "description": "Which session of the run: a side's first look, its second in reverse order, or head with its own server configuration.", "enum": ["base", "head", "base-again", "head-again", "self"] }, "program": { "description": "The files that were to be opened, in the order of the schedule.", "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "blob"], "properties": { "path": { "$ref": "#/$defs/path" }, "blob": { "description": "git's id of the content; null when it was not in the tree.", "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } } }, "run": { "$ref": "#/$defs/run" } } };
const schema128 = { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" };
const schema129 = { "description": 'Relative to the repository and inside it, with forward slashes: no empty, "." or ".." segment, no NUL.', "type": "string", "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" };
const schema130 = { "description": "SHA-1, or SHA-256 in a repository that uses it.", "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" };
const schema131 = { "description": "What a gate run knew besides its sessions: with them it makes the report. A later release may add to it.", "type": "object", "required": ["record", "server", "withheld", "unchecked", "settings"], "properties": { "record": { "type": "object", "required": ["base", "head", "policy", "changedFiles", "policyChanges", "safety", "ignore", "shown", "limits"], "properties": { "base": { "$ref": "#/$defs/snapshot" }, "head": { "$ref": "#/$defs/snapshot" }, "policy": { "type": "object", "required": ["origin", "digest", "failOn", "unknown", "change"] }, "changedFiles": { "description": "Sources that differ between base and head, a renamed one once; null where a side does not have it.", "type": "array", "items": { "type": "object", "required": ["from", "to"], "properties": { "from": { "oneOf": [{ "$ref": "#/$defs/path" }, { "type": "null" }] }, "to": { "oneOf": [{ "$ref": "#/$defs/path" }, { "type": "null" }] } } } }, "ignore": { "type": "array", "items": { "type": "string" } }, "shown": { "description": "On a merge commit, how each file differs from the pull request's own head; null otherwise.", "type": ["object", "null"], "additionalProperties": { "oneOf": [{ "type": "array", "items": { "$ref": "#/$defs/hunk" } }, { "type": "null" }] } }, "waivers": { "description": "New findings that somebody let pass, as base's policy allows: the first digits of a finding's id, or null for every new one.", "type": "array", "items": { "type": "object", "required": ["finding", "by", "reason"], "properties": { "finding": { "type": ["string", "null"], "pattern": "^[0-9a-f]{12,64}$" }, "by": { "type": "string", "minLength": 1 }, "reason": { "type": "string", "minLength": 1 } } } }, "limits": { "type": "array", "items": { "type": "object", "required": ["code", "message", "count"], "properties": { "code": { "type": "string" }, "message": { "type": "string" }, "count": { "$ref": "#/$defs/number" } } } } } }, "server": { "type": "object", "required": ["id", "version", "treeDigest", "interpreter"], "properties": { "id": { "type": "string" }, "version": { "type": "string" }, "treeDigest": { "oneOf": [{ "$ref": "#/$defs/sha256" }, { "type": "null" }] }, "interpreter": { "type": ["object", "null"], "required": ["name", "version"], "properties": { "name": { "type": "string" }, "version": { "type": "string" } } } } }, "withheld": { "description": "Files that could not be given to the server.", "type": "array", "items": { "type": "object", "required": ["path", "reason"], "properties": { "path": { "$ref": "#/$defs/path" }, "reason": { "type": "string", "minLength": 1 } } } }, "settings": { "type": "object" } } };
const schema138 = { "type": "integer", "minimum": 0, "maximum": 9007199254740991 };
const schema132 = { "type": "object", "required": ["commit", "tree"], "properties": { "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }, "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] } } };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate78.evaluated;
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
        validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
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
            validate78.errors = vErrors;
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
              validate78.errors = vErrors;
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
      validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = { "props": { "commit": true, "tree": true }, "dynamicProps": false, "dynamicItems": false };
const schema137 = { "description": "Lines from baseStart to before baseEnd became those from headStart to before headEnd; 0-based.", "type": "object", "required": ["baseStart", "baseEnd", "headStart", "headEnd"], "properties": { "baseStart": { "$ref": "#/$defs/number" }, "baseEnd": { "$ref": "#/$defs/number" }, "headStart": { "$ref": "#/$defs/number" }, "headEnd": { "$ref": "#/$defs/number" } } };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate81.evaluated;
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
        validate81.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.baseStart !== void 0 && func0.call(data, "baseStart")) {
          let data0 = data.baseStart;
          const _errs1 = errors;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate81.errors = [{ instancePath: instancePath + "/baseStart", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0)) {
                validate81.errors = [{ instancePath: instancePath + "/baseStart", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate81.errors = [{ instancePath: instancePath + "/baseStart", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
              validate81.errors = [{ instancePath: instancePath + "/baseEnd", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs5) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 9007199254740991 || isNaN(data1)) {
                  validate81.errors = [{ instancePath: instancePath + "/baseEnd", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data1 < 0 || isNaN(data1)) {
                    validate81.errors = [{ instancePath: instancePath + "/baseEnd", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                validate81.errors = [{ instancePath: instancePath + "/headStart", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs8) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 9007199254740991 || isNaN(data2)) {
                    validate81.errors = [{ instancePath: instancePath + "/headStart", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                    return false;
                  } else {
                    if (data2 < 0 || isNaN(data2)) {
                      validate81.errors = [{ instancePath: instancePath + "/headStart", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                  validate81.errors = [{ instancePath: instancePath + "/headEnd", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs11) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 9007199254740991 || isNaN(data3)) {
                      validate81.errors = [{ instancePath: instancePath + "/headEnd", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data3 < 0 || isNaN(data3)) {
                        validate81.errors = [{ instancePath: instancePath + "/headEnd", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate81.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate81.errors = vErrors;
  return errors === 0;
}
validate81.evaluated = { "props": { "baseStart": true, "baseEnd": true, "headStart": true, "headEnd": true }, "dynamicProps": false, "dynamicItems": false };
const pattern39 = new RegExp("^[0-9a-f]{12,64}$", "u");
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
      if ((data.record === void 0 || !func0.call(data, "record")) && (missing0 = "record") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.withheld === void 0 || !func0.call(data, "withheld")) && (missing0 = "withheld") || (data.unchecked === void 0 || !func0.call(data, "unchecked")) && (missing0 = "unchecked") || (data.settings === void 0 || !func0.call(data, "settings")) && (missing0 = "settings")) {
        validate77.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.record !== void 0 && func0.call(data, "record")) {
          let data0 = data.record;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if ((data0.base === void 0 || !func0.call(data0, "base")) && (missing1 = "base") || (data0.head === void 0 || !func0.call(data0, "head")) && (missing1 = "head") || (data0.policy === void 0 || !func0.call(data0, "policy")) && (missing1 = "policy") || (data0.changedFiles === void 0 || !func0.call(data0, "changedFiles")) && (missing1 = "changedFiles") || (data0.policyChanges === void 0 || !func0.call(data0, "policyChanges")) && (missing1 = "policyChanges") || (data0.safety === void 0 || !func0.call(data0, "safety")) && (missing1 = "safety") || (data0.ignore === void 0 || !func0.call(data0, "ignore")) && (missing1 = "ignore") || (data0.shown === void 0 || !func0.call(data0, "shown")) && (missing1 = "shown") || (data0.limits === void 0 || !func0.call(data0, "limits")) && (missing1 = "limits")) {
                validate77.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data0.base !== void 0 && func0.call(data0, "base")) {
                  const _errs3 = errors;
                  if (!validate78(data0.base, { instancePath: instancePath + "/record/base", parentData: data0, parentDataProperty: "base", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs3 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.head !== void 0 && func0.call(data0, "head")) {
                    const _errs4 = errors;
                    if (!validate78(data0.head, { instancePath: instancePath + "/record/head", parentData: data0, parentDataProperty: "head", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
                            validate77.errors = [{ instancePath: instancePath + "/record/policy", schemaPath: "#/properties/record/properties/policy/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                            return false;
                          }
                        } else {
                          validate77.errors = [{ instancePath: instancePath + "/record/policy", schemaPath: "#/properties/record/properties/policy/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid1 = _errs5 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data0.changedFiles !== void 0 && func0.call(data0, "changedFiles")) {
                        let data4 = data0.changedFiles;
                        const _errs7 = errors;
                        if (errors === _errs7) {
                          if (Array.isArray(data4)) {
                            var valid2 = true;
                            const len0 = data4.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data5 = data4[i0];
                              const _errs9 = errors;
                              if (errors === _errs9) {
                                if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                  let missing3;
                                  if ((data5.from === void 0 || !func0.call(data5, "from")) && (missing3 = "from") || (data5.to === void 0 || !func0.call(data5, "to")) && (missing3 = "to")) {
                                    validate77.errors = [{ instancePath: instancePath + "/record/changedFiles/" + i0, schemaPath: "#/properties/record/properties/changedFiles/items/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                    return false;
                                  } else {
                                    if (data5.from !== void 0 && func0.call(data5, "from")) {
                                      let data6 = data5.from;
                                      const _errs11 = errors;
                                      const _errs12 = errors;
                                      let valid4 = false;
                                      let passing0 = null;
                                      const _errs13 = errors;
                                      const _errs14 = errors;
                                      if (errors === _errs14) {
                                        if (typeof data6 === "string") {
                                          if (!pattern17.test(data6)) {
                                            const err0 = { instancePath: instancePath + "/record/changedFiles/" + i0 + "/from", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' };
                                            if (vErrors === null) {
                                              vErrors = [err0];
                                            } else {
                                              vErrors.push(err0);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err1 = { instancePath: instancePath + "/record/changedFiles/" + i0 + "/from", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err1];
                                          } else {
                                            vErrors.push(err1);
                                          }
                                          errors++;
                                        }
                                      }
                                      var _valid0 = _errs13 === errors;
                                      if (_valid0) {
                                        valid4 = true;
                                        passing0 = 0;
                                      }
                                      const _errs16 = errors;
                                      if (data6 !== null) {
                                        const err2 = { instancePath: instancePath + "/record/changedFiles/" + i0 + "/from", schemaPath: "#/properties/record/properties/changedFiles/items/properties/from/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                        if (vErrors === null) {
                                          vErrors = [err2];
                                        } else {
                                          vErrors.push(err2);
                                        }
                                        errors++;
                                      }
                                      var _valid0 = _errs16 === errors;
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
                                        const err3 = { instancePath: instancePath + "/record/changedFiles/" + i0 + "/from", schemaPath: "#/properties/record/properties/changedFiles/items/properties/from/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                        if (vErrors === null) {
                                          vErrors = [err3];
                                        } else {
                                          vErrors.push(err3);
                                        }
                                        errors++;
                                        validate77.errors = vErrors;
                                        return false;
                                      } else {
                                        errors = _errs12;
                                        if (vErrors !== null) {
                                          if (_errs12) {
                                            vErrors.length = _errs12;
                                          } else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      var valid3 = _errs11 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (valid3) {
                                      if (data5.to !== void 0 && func0.call(data5, "to")) {
                                        let data7 = data5.to;
                                        const _errs18 = errors;
                                        const _errs19 = errors;
                                        let valid6 = false;
                                        let passing1 = null;
                                        const _errs20 = errors;
                                        const _errs21 = errors;
                                        if (errors === _errs21) {
                                          if (typeof data7 === "string") {
                                            if (!pattern17.test(data7)) {
                                              const err4 = { instancePath: instancePath + "/record/changedFiles/" + i0 + "/to", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' };
                                              if (vErrors === null) {
                                                vErrors = [err4];
                                              } else {
                                                vErrors.push(err4);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err5 = { instancePath: instancePath + "/record/changedFiles/" + i0 + "/to", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err5];
                                            } else {
                                              vErrors.push(err5);
                                            }
                                            errors++;
                                          }
                                        }
                                        var _valid1 = _errs20 === errors;
                                        if (_valid1) {
                                          valid6 = true;
                                          passing1 = 0;
                                        }
                                        const _errs23 = errors;
                                        if (data7 !== null) {
                                          const err6 = { instancePath: instancePath + "/record/changedFiles/" + i0 + "/to", schemaPath: "#/properties/record/properties/changedFiles/items/properties/to/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                          if (vErrors === null) {
                                            vErrors = [err6];
                                          } else {
                                            vErrors.push(err6);
                                          }
                                          errors++;
                                        }
                                        var _valid1 = _errs23 === errors;
                                        if (_valid1 && valid6) {
                                          valid6 = false;
                                          passing1 = [passing1, 1];
                                        } else {
                                          if (_valid1) {
                                            valid6 = true;
                                            passing1 = 1;
                                          }
                                        }
                                        if (!valid6) {
                                          const err7 = { instancePath: instancePath + "/record/changedFiles/" + i0 + "/to", schemaPath: "#/properties/record/properties/changedFiles/items/properties/to/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                          if (vErrors === null) {
                                            vErrors = [err7];
                                          } else {
                                            vErrors.push(err7);
                                          }
                                          errors++;
                                          validate77.errors = vErrors;
                                          return false;
                                        } else {
                                          errors = _errs19;
                                          if (vErrors !== null) {
                                            if (_errs19) {
                                              vErrors.length = _errs19;
                                            } else {
                                              vErrors = null;
                                            }
                                          }
                                        }
                                        var valid3 = _errs18 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                    }
                                  }
                                } else {
                                  validate77.errors = [{ instancePath: instancePath + "/record/changedFiles/" + i0, schemaPath: "#/properties/record/properties/changedFiles/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid2 = _errs9 === errors;
                              if (!valid2) {
                                break;
                              }
                            }
                          } else {
                            validate77.errors = [{ instancePath: instancePath + "/record/changedFiles", schemaPath: "#/properties/record/properties/changedFiles/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                          const _errs25 = errors;
                          if (errors === _errs25) {
                            if (Array.isArray(data8)) {
                              var valid8 = true;
                              const len1 = data8.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                const _errs27 = errors;
                                if (typeof data8[i1] !== "string") {
                                  validate77.errors = [{ instancePath: instancePath + "/record/ignore/" + i1, schemaPath: "#/properties/record/properties/ignore/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid8 = _errs27 === errors;
                                if (!valid8) {
                                  break;
                                }
                              }
                            } else {
                              validate77.errors = [{ instancePath: instancePath + "/record/ignore", schemaPath: "#/properties/record/properties/ignore/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid1 = _errs25 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data0.shown !== void 0 && func0.call(data0, "shown")) {
                            let data10 = data0.shown;
                            const _errs29 = errors;
                            if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null) {
                              validate77.errors = [{ instancePath: instancePath + "/record/shown", schemaPath: "#/properties/record/properties/shown/type", keyword: "type", params: { type: schema131.properties.record.properties.shown.type }, message: "must be object,null" }];
                              return false;
                            }
                            if (errors === _errs29) {
                              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                for (const key0 of Object.keys(data10)) {
                                  let data11 = data10[key0];
                                  const _errs32 = errors;
                                  const _errs33 = errors;
                                  let valid10 = false;
                                  let passing2 = null;
                                  const _errs34 = errors;
                                  if (errors === _errs34) {
                                    if (Array.isArray(data11)) {
                                      var valid11 = true;
                                      const len2 = data11.length;
                                      for (let i2 = 0; i2 < len2; i2++) {
                                        const _errs36 = errors;
                                        if (!validate81(data11[i2], { instancePath: instancePath + "/record/shown/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, parentData: data11, parentDataProperty: i2, rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid11 = _errs36 === errors;
                                        if (!valid11) {
                                          break;
                                        }
                                      }
                                    } else {
                                      const err8 = { instancePath: instancePath + "/record/shown/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/record/properties/shown/additionalProperties/oneOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                      if (vErrors === null) {
                                        vErrors = [err8];
                                      } else {
                                        vErrors.push(err8);
                                      }
                                      errors++;
                                    }
                                  }
                                  var _valid2 = _errs34 === errors;
                                  if (_valid2) {
                                    valid10 = true;
                                    passing2 = 0;
                                  }
                                  const _errs37 = errors;
                                  if (data11 !== null) {
                                    const err9 = { instancePath: instancePath + "/record/shown/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/record/properties/shown/additionalProperties/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err9];
                                    } else {
                                      vErrors.push(err9);
                                    }
                                    errors++;
                                  }
                                  var _valid2 = _errs37 === errors;
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
                                    const err10 = { instancePath: instancePath + "/record/shown/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/record/properties/shown/additionalProperties/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
                                    if (vErrors === null) {
                                      vErrors = [err10];
                                    } else {
                                      vErrors.push(err10);
                                    }
                                    errors++;
                                    validate77.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs33;
                                    if (vErrors !== null) {
                                      if (_errs33) {
                                        vErrors.length = _errs33;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid9 = _errs32 === errors;
                                  if (!valid9) {
                                    break;
                                  }
                                }
                              }
                            }
                            var valid1 = _errs29 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data0.waivers !== void 0 && func0.call(data0, "waivers")) {
                              let data13 = data0.waivers;
                              const _errs39 = errors;
                              if (errors === _errs39) {
                                if (Array.isArray(data13)) {
                                  var valid12 = true;
                                  const len3 = data13.length;
                                  for (let i3 = 0; i3 < len3; i3++) {
                                    let data14 = data13[i3];
                                    const _errs41 = errors;
                                    if (errors === _errs41) {
                                      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                        let missing4;
                                        if ((data14.finding === void 0 || !func0.call(data14, "finding")) && (missing4 = "finding") || (data14.by === void 0 || !func0.call(data14, "by")) && (missing4 = "by") || (data14.reason === void 0 || !func0.call(data14, "reason")) && (missing4 = "reason")) {
                                          validate77.errors = [{ instancePath: instancePath + "/record/waivers/" + i3, schemaPath: "#/properties/record/properties/waivers/items/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                          return false;
                                        } else {
                                          if (data14.finding !== void 0 && func0.call(data14, "finding")) {
                                            let data15 = data14.finding;
                                            const _errs43 = errors;
                                            if (typeof data15 !== "string" && data15 !== null) {
                                              validate77.errors = [{ instancePath: instancePath + "/record/waivers/" + i3 + "/finding", schemaPath: "#/properties/record/properties/waivers/items/properties/finding/type", keyword: "type", params: { type: schema131.properties.record.properties.waivers.items.properties.finding.type }, message: "must be string,null" }];
                                              return false;
                                            }
                                            if (errors === _errs43) {
                                              if (typeof data15 === "string") {
                                                if (!pattern39.test(data15)) {
                                                  validate77.errors = [{ instancePath: instancePath + "/record/waivers/" + i3 + "/finding", schemaPath: "#/properties/record/properties/waivers/items/properties/finding/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{12,64}$" }, message: 'must match pattern "^[0-9a-f]{12,64}$"' }];
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid13 = _errs43 === errors;
                                          } else {
                                            var valid13 = true;
                                          }
                                          if (valid13) {
                                            if (data14.by !== void 0 && func0.call(data14, "by")) {
                                              let data16 = data14.by;
                                              const _errs45 = errors;
                                              if (errors === _errs45) {
                                                if (typeof data16 === "string") {
                                                  if (func65(data16) < 1) {
                                                    validate77.errors = [{ instancePath: instancePath + "/record/waivers/" + i3 + "/by", schemaPath: "#/properties/record/properties/waivers/items/properties/by/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate77.errors = [{ instancePath: instancePath + "/record/waivers/" + i3 + "/by", schemaPath: "#/properties/record/properties/waivers/items/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid13 = _errs45 === errors;
                                            } else {
                                              var valid13 = true;
                                            }
                                            if (valid13) {
                                              if (data14.reason !== void 0 && func0.call(data14, "reason")) {
                                                let data17 = data14.reason;
                                                const _errs47 = errors;
                                                if (errors === _errs47) {
                                                  if (typeof data17 === "string") {
                                                    if (func65(data17) < 1) {
                                                      validate77.errors = [{ instancePath: instancePath + "/record/waivers/" + i3 + "/reason", schemaPath: "#/properties/record/properties/waivers/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate77.errors = [{ instancePath: instancePath + "/record/waivers/" + i3 + "/reason", schemaPath: "#/properties/record/properties/waivers/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                }
                                                var valid13 = _errs47 === errors;
                                              } else {
                                                var valid13 = true;
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate77.errors = [{ instancePath: instancePath + "/record/waivers/" + i3, schemaPath: "#/properties/record/properties/waivers/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid12 = _errs41 === errors;
                                    if (!valid12) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate77.errors = [{ instancePath: instancePath + "/record/waivers", schemaPath: "#/properties/record/properties/waivers/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid1 = _errs39 === errors;
                            } else {
                              var valid1 = true;
                            }
                            if (valid1) {
                              if (data0.limits !== void 0 && func0.call(data0, "limits")) {
                                let data18 = data0.limits;
                                const _errs49 = errors;
                                if (errors === _errs49) {
                                  if (Array.isArray(data18)) {
                                    var valid14 = true;
                                    const len4 = data18.length;
                                    for (let i4 = 0; i4 < len4; i4++) {
                                      let data19 = data18[i4];
                                      const _errs51 = errors;
                                      if (errors === _errs51) {
                                        if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                          let missing5;
                                          if ((data19.code === void 0 || !func0.call(data19, "code")) && (missing5 = "code") || (data19.message === void 0 || !func0.call(data19, "message")) && (missing5 = "message") || (data19.count === void 0 || !func0.call(data19, "count")) && (missing5 = "count")) {
                                            validate77.errors = [{ instancePath: instancePath + "/record/limits/" + i4, schemaPath: "#/properties/record/properties/limits/items/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                            return false;
                                          } else {
                                            if (data19.code !== void 0 && func0.call(data19, "code")) {
                                              const _errs53 = errors;
                                              if (typeof data19.code !== "string") {
                                                validate77.errors = [{ instancePath: instancePath + "/record/limits/" + i4 + "/code", schemaPath: "#/properties/record/properties/limits/items/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                              var valid15 = _errs53 === errors;
                                            } else {
                                              var valid15 = true;
                                            }
                                            if (valid15) {
                                              if (data19.message !== void 0 && func0.call(data19, "message")) {
                                                const _errs55 = errors;
                                                if (typeof data19.message !== "string") {
                                                  validate77.errors = [{ instancePath: instancePath + "/record/limits/" + i4 + "/message", schemaPath: "#/properties/record/properties/limits/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                                var valid15 = _errs55 === errors;
                                              } else {
                                                var valid15 = true;
                                              }
                                              if (valid15) {
                                                if (data19.count !== void 0 && func0.call(data19, "count")) {
                                                  let data22 = data19.count;
                                                  const _errs57 = errors;
                                                  const _errs58 = errors;
                                                  if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                                                    validate77.errors = [{ instancePath: instancePath + "/record/limits/" + i4 + "/count", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                    return false;
                                                  }
                                                  if (errors === _errs58) {
                                                    if (typeof data22 == "number" && isFinite(data22)) {
                                                      if (data22 > 9007199254740991 || isNaN(data22)) {
                                                        validate77.errors = [{ instancePath: instancePath + "/record/limits/" + i4 + "/count", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                        return false;
                                                      } else {
                                                        if (data22 < 0 || isNaN(data22)) {
                                                          validate77.errors = [{ instancePath: instancePath + "/record/limits/" + i4 + "/count", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                  }
                                                  var valid15 = _errs57 === errors;
                                                } else {
                                                  var valid15 = true;
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          validate77.errors = [{ instancePath: instancePath + "/record/limits/" + i4, schemaPath: "#/properties/record/properties/limits/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid14 = _errs51 === errors;
                                      if (!valid14) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate77.errors = [{ instancePath: instancePath + "/record/limits", schemaPath: "#/properties/record/properties/limits/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid1 = _errs49 === errors;
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
              validate77.errors = [{ instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.server !== void 0 && func0.call(data, "server")) {
            let data23 = data.server;
            const _errs60 = errors;
            if (errors === _errs60) {
              if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                let missing6;
                if ((data23.id === void 0 || !func0.call(data23, "id")) && (missing6 = "id") || (data23.version === void 0 || !func0.call(data23, "version")) && (missing6 = "version") || (data23.treeDigest === void 0 || !func0.call(data23, "treeDigest")) && (missing6 = "treeDigest") || (data23.interpreter === void 0 || !func0.call(data23, "interpreter")) && (missing6 = "interpreter")) {
                  validate77.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                  return false;
                } else {
                  if (data23.id !== void 0 && func0.call(data23, "id")) {
                    const _errs62 = errors;
                    if (typeof data23.id !== "string") {
                      validate77.errors = [{ instancePath: instancePath + "/server/id", schemaPath: "#/properties/server/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid17 = _errs62 === errors;
                  } else {
                    var valid17 = true;
                  }
                  if (valid17) {
                    if (data23.version !== void 0 && func0.call(data23, "version")) {
                      const _errs64 = errors;
                      if (typeof data23.version !== "string") {
                        validate77.errors = [{ instancePath: instancePath + "/server/version", schemaPath: "#/properties/server/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid17 = _errs64 === errors;
                    } else {
                      var valid17 = true;
                    }
                    if (valid17) {
                      if (data23.treeDigest !== void 0 && func0.call(data23, "treeDigest")) {
                        let data26 = data23.treeDigest;
                        const _errs66 = errors;
                        const _errs67 = errors;
                        let valid18 = false;
                        let passing3 = null;
                        const _errs68 = errors;
                        const _errs69 = errors;
                        if (errors === _errs69) {
                          if (typeof data26 === "string") {
                            if (!pattern13.test(data26)) {
                              const err11 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
                              if (vErrors === null) {
                                vErrors = [err11];
                              } else {
                                vErrors.push(err11);
                              }
                              errors++;
                            }
                          } else {
                            const err12 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err12];
                            } else {
                              vErrors.push(err12);
                            }
                            errors++;
                          }
                        }
                        var _valid3 = _errs68 === errors;
                        if (_valid3) {
                          valid18 = true;
                          passing3 = 0;
                        }
                        const _errs71 = errors;
                        if (data26 !== null) {
                          const err13 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/properties/server/properties/treeDigest/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err13];
                          } else {
                            vErrors.push(err13);
                          }
                          errors++;
                        }
                        var _valid3 = _errs71 === errors;
                        if (_valid3 && valid18) {
                          valid18 = false;
                          passing3 = [passing3, 1];
                        } else {
                          if (_valid3) {
                            valid18 = true;
                            passing3 = 1;
                          }
                        }
                        if (!valid18) {
                          const err14 = { instancePath: instancePath + "/server/treeDigest", schemaPath: "#/properties/server/properties/treeDigest/oneOf", keyword: "oneOf", params: { passingSchemas: passing3 }, message: "must match exactly one schema in oneOf" };
                          if (vErrors === null) {
                            vErrors = [err14];
                          } else {
                            vErrors.push(err14);
                          }
                          errors++;
                          validate77.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs67;
                          if (vErrors !== null) {
                            if (_errs67) {
                              vErrors.length = _errs67;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid17 = _errs66 === errors;
                      } else {
                        var valid17 = true;
                      }
                      if (valid17) {
                        if (data23.interpreter !== void 0 && func0.call(data23, "interpreter")) {
                          let data27 = data23.interpreter;
                          const _errs73 = errors;
                          if (!(data27 && typeof data27 == "object" && !Array.isArray(data27)) && data27 !== null) {
                            validate77.errors = [{ instancePath: instancePath + "/server/interpreter", schemaPath: "#/properties/server/properties/interpreter/type", keyword: "type", params: { type: schema131.properties.server.properties.interpreter.type }, message: "must be object,null" }];
                            return false;
                          }
                          if (errors === _errs73) {
                            if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                              let missing7;
                              if ((data27.name === void 0 || !func0.call(data27, "name")) && (missing7 = "name") || (data27.version === void 0 || !func0.call(data27, "version")) && (missing7 = "version")) {
                                validate77.errors = [{ instancePath: instancePath + "/server/interpreter", schemaPath: "#/properties/server/properties/interpreter/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                                return false;
                              } else {
                                if (data27.name !== void 0 && func0.call(data27, "name")) {
                                  const _errs75 = errors;
                                  if (typeof data27.name !== "string") {
                                    validate77.errors = [{ instancePath: instancePath + "/server/interpreter/name", schemaPath: "#/properties/server/properties/interpreter/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid20 = _errs75 === errors;
                                } else {
                                  var valid20 = true;
                                }
                                if (valid20) {
                                  if (data27.version !== void 0 && func0.call(data27, "version")) {
                                    const _errs77 = errors;
                                    if (typeof data27.version !== "string") {
                                      validate77.errors = [{ instancePath: instancePath + "/server/interpreter/version", schemaPath: "#/properties/server/properties/interpreter/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid20 = _errs77 === errors;
                                  } else {
                                    var valid20 = true;
                                  }
                                }
                              }
                            }
                          }
                          var valid17 = _errs73 === errors;
                        } else {
                          var valid17 = true;
                        }
                      }
                    }
                  }
                }
              } else {
                validate77.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs60 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.withheld !== void 0 && func0.call(data, "withheld")) {
              let data30 = data.withheld;
              const _errs79 = errors;
              if (errors === _errs79) {
                if (Array.isArray(data30)) {
                  var valid21 = true;
                  const len5 = data30.length;
                  for (let i5 = 0; i5 < len5; i5++) {
                    let data31 = data30[i5];
                    const _errs81 = errors;
                    if (errors === _errs81) {
                      if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                        let missing8;
                        if ((data31.path === void 0 || !func0.call(data31, "path")) && (missing8 = "path") || (data31.reason === void 0 || !func0.call(data31, "reason")) && (missing8 = "reason")) {
                          validate77.errors = [{ instancePath: instancePath + "/withheld/" + i5, schemaPath: "#/properties/withheld/items/required", keyword: "required", params: { missingProperty: missing8 }, message: "must have required property '" + missing8 + "'" }];
                          return false;
                        } else {
                          if (data31.path !== void 0 && func0.call(data31, "path")) {
                            let data32 = data31.path;
                            const _errs83 = errors;
                            const _errs84 = errors;
                            if (errors === _errs84) {
                              if (typeof data32 === "string") {
                                if (!pattern17.test(data32)) {
                                  validate77.errors = [{ instancePath: instancePath + "/withheld/" + i5 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                  return false;
                                }
                              } else {
                                validate77.errors = [{ instancePath: instancePath + "/withheld/" + i5 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid22 = _errs83 === errors;
                          } else {
                            var valid22 = true;
                          }
                          if (valid22) {
                            if (data31.reason !== void 0 && func0.call(data31, "reason")) {
                              let data33 = data31.reason;
                              const _errs86 = errors;
                              if (errors === _errs86) {
                                if (typeof data33 === "string") {
                                  if (func65(data33) < 1) {
                                    validate77.errors = [{ instancePath: instancePath + "/withheld/" + i5 + "/reason", schemaPath: "#/properties/withheld/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                    return false;
                                  }
                                } else {
                                  validate77.errors = [{ instancePath: instancePath + "/withheld/" + i5 + "/reason", schemaPath: "#/properties/withheld/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid22 = _errs86 === errors;
                            } else {
                              var valid22 = true;
                            }
                          }
                        }
                      } else {
                        validate77.errors = [{ instancePath: instancePath + "/withheld/" + i5, schemaPath: "#/properties/withheld/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid21 = _errs81 === errors;
                    if (!valid21) {
                      break;
                    }
                  }
                } else {
                  validate77.errors = [{ instancePath: instancePath + "/withheld", schemaPath: "#/properties/withheld/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs79 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.settings !== void 0 && func0.call(data, "settings")) {
                let data34 = data.settings;
                const _errs88 = errors;
                if (!(data34 && typeof data34 == "object" && !Array.isArray(data34))) {
                  validate77.errors = [{ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
                var valid0 = _errs88 === errors;
              } else {
                var valid0 = true;
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
validate77.evaluated = { "props": { "record": true, "server": true, "withheld": true, "settings": true }, "dynamicProps": false, "dynamicItems": false };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.tool === void 0 || !func0.call(data, "tool")) && (missing0 = "tool") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.side === void 0 || !func0.call(data, "side")) && (missing0 = "side") || (data.session === void 0 || !func0.call(data, "session")) && (missing0 = "session") || (data.program === void 0 || !func0.call(data, "program")) && (missing0 = "program") || (data.run === void 0 || !func0.call(data, "run")) && (missing0 = "run")) {
        validate76.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "tool" || key0 === "server" || key0 === "side" || key0 === "session" || key0 === "program" || key0 === "run")) {
            validate76.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.trace.v1" !== data.schema) {
              validate76.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.trace.v1" }, message: "must be equal to constant" }];
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
                    validate76.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    const _errs5 = errors;
                    for (const key1 of Object.keys(data1)) {
                      if (!(key1 === "name" || key1 === "version")) {
                        validate76.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs5 === errors) {
                      if (data1.name !== void 0 && func0.call(data1, "name")) {
                        const _errs6 = errors;
                        if ("lanser" !== data1.name) {
                          validate76.errors = [{ instancePath: instancePath + "/tool/name", schemaPath: "#/properties/tool/properties/name/const", keyword: "const", params: { allowedValue: "lanser" }, message: "must be equal to constant" }];
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
                                validate76.errors = [{ instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              }
                            } else {
                              validate76.errors = [{ instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate76.errors = [{ instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                      validate76.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                      return false;
                    } else {
                      const _errs11 = errors;
                      for (const key2 of Object.keys(data4)) {
                        if (!(key2 === "id" || key2 === "version" || key2 === "treeDigest")) {
                          validate76.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
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
                                validate76.errors = [{ instancePath: instancePath + "/server/id", schemaPath: "#/properties/server/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' }];
                                return false;
                              }
                            } else {
                              validate76.errors = [{ instancePath: instancePath + "/server/id", schemaPath: "#/properties/server/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                  validate76.errors = [{ instancePath: instancePath + "/server/version", schemaPath: "#/properties/server/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                  return false;
                                }
                              } else {
                                validate76.errors = [{ instancePath: instancePath + "/server/version", schemaPath: "#/properties/server/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                    validate76.errors = [{ instancePath: instancePath + "/server/treeDigest", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                    return false;
                                  }
                                } else {
                                  validate76.errors = [{ instancePath: instancePath + "/server/treeDigest", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate76.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate76.errors = [{ instancePath: instancePath + "/side", schemaPath: "#/properties/side/enum", keyword: "enum", params: { allowedValues: schema127.properties.side.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs19 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.session !== void 0 && func0.call(data, "session")) {
                    let data9 = data.session;
                    const _errs20 = errors;
                    if (!(data9 === "base" || data9 === "head" || data9 === "base-again" || data9 === "head-again" || data9 === "self")) {
                      validate76.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/enum", keyword: "enum", params: { allowedValues: schema127.properties.session.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid0 = _errs20 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.program !== void 0 && func0.call(data, "program")) {
                      let data10 = data.program;
                      const _errs21 = errors;
                      if (errors === _errs21) {
                        if (Array.isArray(data10)) {
                          var valid4 = true;
                          const len0 = data10.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data11 = data10[i0];
                            const _errs23 = errors;
                            if (errors === _errs23) {
                              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                let missing3;
                                if ((data11.path === void 0 || !func0.call(data11, "path")) && (missing3 = "path") || (data11.blob === void 0 || !func0.call(data11, "blob")) && (missing3 = "blob")) {
                                  validate76.errors = [{ instancePath: instancePath + "/program/" + i0, schemaPath: "#/properties/program/items/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                  return false;
                                } else {
                                  const _errs25 = errors;
                                  for (const key3 of Object.keys(data11)) {
                                    if (!(key3 === "path" || key3 === "blob")) {
                                      validate76.errors = [{ instancePath: instancePath + "/program/" + i0, schemaPath: "#/properties/program/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs25 === errors) {
                                    if (data11.path !== void 0 && func0.call(data11, "path")) {
                                      let data12 = data11.path;
                                      const _errs26 = errors;
                                      const _errs27 = errors;
                                      if (errors === _errs27) {
                                        if (typeof data12 === "string") {
                                          if (!pattern17.test(data12)) {
                                            validate76.errors = [{ instancePath: instancePath + "/program/" + i0 + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$" }, message: 'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"' }];
                                            return false;
                                          }
                                        } else {
                                          validate76.errors = [{ instancePath: instancePath + "/program/" + i0 + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                      }
                                      var valid5 = _errs26 === errors;
                                    } else {
                                      var valid5 = true;
                                    }
                                    if (valid5) {
                                      if (data11.blob !== void 0 && func0.call(data11, "blob")) {
                                        let data13 = data11.blob;
                                        const _errs29 = errors;
                                        const _errs30 = errors;
                                        let valid7 = false;
                                        let passing0 = null;
                                        const _errs31 = errors;
                                        const _errs32 = errors;
                                        if (errors === _errs32) {
                                          if (typeof data13 === "string") {
                                            if (!pattern10.test(data13)) {
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
                                        var _valid0 = _errs31 === errors;
                                        if (_valid0) {
                                          valid7 = true;
                                          passing0 = 0;
                                        }
                                        const _errs34 = errors;
                                        if (data13 !== null) {
                                          const err2 = { instancePath: instancePath + "/program/" + i0 + "/blob", schemaPath: "#/properties/program/items/properties/blob/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                          if (vErrors === null) {
                                            vErrors = [err2];
                                          } else {
                                            vErrors.push(err2);
                                          }
                                          errors++;
                                        }
                                        var _valid0 = _errs34 === errors;
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
                                          validate76.errors = vErrors;
                                          return false;
                                        } else {
                                          errors = _errs30;
                                          if (vErrors !== null) {
                                            if (_errs30) {
                                              vErrors.length = _errs30;
                                            } else {
                                              vErrors = null;
                                            }
                                          }
                                        }
                                        var valid5 = _errs29 === errors;
                                      } else {
                                        var valid5 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate76.errors = [{ instancePath: instancePath + "/program/" + i0, schemaPath: "#/properties/program/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid4 = _errs23 === errors;
                            if (!valid4) {
                              break;
                            }
                          }
                        } else {
                          validate76.errors = [{ instancePath: instancePath + "/program", schemaPath: "#/properties/program/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs21 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.run !== void 0 && func0.call(data, "run")) {
                        const _errs36 = errors;
                        if (!validate77(data.run, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
                          errors = vErrors.length;
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
      validate76.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate76.errors = vErrors;
  return errors === 0;
}
validate76.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
            const _errs2 = errors;
            if (0 !== data.i) {
              validate75.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/properties/i/const", keyword: "const", params: { allowedValue: 0 }, message: "must be equal to constant" }];
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
                validate75.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "header" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.m !== void 0 && func0.call(data, "m")) {
                const _errs4 = errors;
                if (!validate76(data.m, { instancePath: instancePath + "/m", parentData: data, parentDataProperty: "m", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
                    validate75.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs6) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate75.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate75.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate75.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema146 = { "description": "One JSON-RPC message as the session saw it.", "type": "object", "additionalProperties": false, "required": ["i", "k", "d", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "frame" }, "d": { "description": "> to the server, < from it.", "enum": [">", "<"] }, "m": { "type": "object", "required": ["jsonrpc"], "properties": { "jsonrpc": { "const": "2.0" } } }, "t": { "$ref": "#/$defs/time" } } };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
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
        validate86.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "d" || key0 === "m" || key0 === "t")) {
            validate86.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              validate86.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate86.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate86.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                validate86.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "frame" }, message: "must be equal to constant" }];
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
                  validate86.errors = [{ instancePath: instancePath + "/d", schemaPath: "#/properties/d/enum", keyword: "enum", params: { allowedValues: schema146.properties.d.enum }, message: "must be equal to one of the allowed values" }];
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
                        validate86.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data3.jsonrpc !== void 0 && func0.call(data3, "jsonrpc")) {
                          if ("2.0" !== data3.jsonrpc) {
                            validate86.errors = [{ instancePath: instancePath + "/m/jsonrpc", schemaPath: "#/properties/m/properties/jsonrpc/const", keyword: "const", params: { allowedValue: "2.0" }, message: "must be equal to constant" }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate86.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                      validate86.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs11) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 9007199254740991 || isNaN(data5)) {
                          validate86.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                          return false;
                        } else {
                          if (data5 < 0 || isNaN(data5)) {
                            validate86.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate86.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema149 = { "description": "Something about the conversation that is no message, such as its end.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "meta" }, "m": { "type": "object", "properties": { "end": { "$ref": "#/$defs/end" } } }, "t": { "$ref": "#/$defs/time" } } };
const schema151 = { "description": "Why the stream of messages ended.", "type": "object", "required": ["kind"], "properties": { "kind": { "enum": ["exit", "violation", "not-started", "closed"] } } };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate88.evaluated;
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
        validate88.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate88.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              validate88.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate88.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate88.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                validate88.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "meta" }, message: "must be equal to constant" }];
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
                            validate88.errors = [{ instancePath: instancePath + "/m/end", schemaPath: "#/$defs/end/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                            return false;
                          } else {
                            if (data3.kind !== void 0 && func0.call(data3, "kind")) {
                              let data4 = data3.kind;
                              if (!(data4 === "exit" || data4 === "violation" || data4 === "not-started" || data4 === "closed")) {
                                validate88.errors = [{ instancePath: instancePath + "/m/end/kind", schemaPath: "#/$defs/end/properties/kind/enum", keyword: "enum", params: { allowedValues: schema151.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate88.errors = [{ instancePath: instancePath + "/m/end", schemaPath: "#/$defs/end/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate88.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate88.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs13) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 9007199254740991 || isNaN(data5)) {
                        validate88.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data5 < 0 || isNaN(data5)) {
                          validate88.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate88.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate88.errors = vErrors;
  return errors === 0;
}
validate88.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema153 = { "description": "The digest of something too large to be here.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "digest" }, "m": { "type": "object", "minProperties": 1 }, "t": { "$ref": "#/$defs/time" } } };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate90.evaluated;
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
        validate90.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate90.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              validate90.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate90.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate90.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                validate90.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "digest" }, message: "must be equal to constant" }];
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
                      validate90.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                      return false;
                    }
                  } else {
                    validate90.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate90.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs9) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate90.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate90.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate90.errors = vErrors;
  return errors === 0;
}
validate90.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema156 = { "description": "Something that we decided and that does not follow from the messages.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "decision" }, "m": { "type": "object", "minProperties": 1 }, "t": { "$ref": "#/$defs/time" } } };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate92.evaluated;
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
        validate92.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate92.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              validate92.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate92.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate92.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                validate92.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "decision" }, message: "must be equal to constant" }];
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
                      validate92.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
                      return false;
                    }
                  } else {
                    validate92.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate92.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs9) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate92.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate92.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate92.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate92.errors = vErrors;
  return errors === 0;
}
validate92.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema159 = { "description": "What was made of the messages; a replay must make the same.", "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "result" }, "m": { "type": "object", "required": ["observation"], "properties": { "observation": { "description": "Over the RFC 8785 text of the observed files and the look-ups.", "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate94.evaluated;
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
        validate94.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate94.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              validate94.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate94.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate94.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                validate94.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "result" }, message: "must be equal to constant" }];
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
                      validate94.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      if (data2.observation !== void 0 && func0.call(data2, "observation")) {
                        let data3 = data2.observation;
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (typeof data3 === "string") {
                            if (!pattern13.test(data3)) {
                              validate94.errors = [{ instancePath: instancePath + "/m/observation", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                              return false;
                            }
                          } else {
                            validate94.errors = [{ instancePath: instancePath + "/m/observation", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                      }
                    }
                  } else {
                    validate94.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate94.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs12) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 9007199254740991 || isNaN(data4)) {
                        validate94.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data4 < 0 || isNaN(data4)) {
                          validate94.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate94.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate94.errors = vErrors;
  return errors === 0;
}
validate94.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema163 = { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "checkpoint" }, "m": { "type": "object", "additionalProperties": false, "required": ["h"], "properties": { "h": { "description": "h of the entry before.", "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } };
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate96.evaluated;
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
        validate96.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate96.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              validate96.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate96.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate96.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                validate96.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "checkpoint" }, message: "must be equal to constant" }];
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
                      validate96.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      const _errs8 = errors;
                      for (const key1 of Object.keys(data2)) {
                        if (!(key1 === "h")) {
                          validate96.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
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
                                validate96.errors = [{ instancePath: instancePath + "/m/h", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                return false;
                              }
                            } else {
                              validate96.errors = [{ instancePath: instancePath + "/m/h", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate96.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate96.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs13) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 9007199254740991 || isNaN(data4)) {
                        validate96.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data4 < 0 || isNaN(data4)) {
                          validate96.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate96.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate96.errors = vErrors;
  return errors === 0;
}
validate96.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema167 = { "type": "object", "additionalProperties": false, "required": ["i", "k", "m", "t"], "properties": { "i": { "$ref": "#/$defs/number" }, "k": { "const": "trailer" }, "m": { "type": "object", "additionalProperties": false, "required": ["entries", "root"], "properties": { "entries": { "description": "How many come before.", "$ref": "#/$defs/number" }, "root": { "description": "h of the entry before.", "$ref": "#/$defs/sha256" } } }, "t": { "$ref": "#/$defs/time" } } };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate98.evaluated;
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
        validate98.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "i" || key0 === "k" || key0 === "m" || key0 === "t")) {
            validate98.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              validate98.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs3) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate98.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate98.errors = [{ instancePath: instancePath + "/i", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                validate98.errors = [{ instancePath: instancePath + "/k", schemaPath: "#/properties/k/const", keyword: "const", params: { allowedValue: "trailer" }, message: "must be equal to constant" }];
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
                      validate98.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      const _errs8 = errors;
                      for (const key1 of Object.keys(data2)) {
                        if (!(key1 === "entries" || key1 === "root")) {
                          validate98.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
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
                            validate98.errors = [{ instancePath: instancePath + "/m/entries", schemaPath: "#/$defs/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs10) {
                            if (typeof data3 == "number" && isFinite(data3)) {
                              if (data3 > 9007199254740991 || isNaN(data3)) {
                                validate98.errors = [{ instancePath: instancePath + "/m/entries", schemaPath: "#/$defs/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                return false;
                              } else {
                                if (data3 < 0 || isNaN(data3)) {
                                  validate98.errors = [{ instancePath: instancePath + "/m/entries", schemaPath: "#/$defs/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                                  validate98.errors = [{ instancePath: instancePath + "/m/root", schemaPath: "#/$defs/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                  return false;
                                }
                              } else {
                                validate98.errors = [{ instancePath: instancePath + "/m/root", schemaPath: "#/$defs/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate98.errors = [{ instancePath: instancePath + "/m", schemaPath: "#/properties/m/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    validate98.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs16) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 9007199254740991 || isNaN(data5)) {
                        validate98.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data5 < 0 || isNaN(data5)) {
                          validate98.errors = [{ instancePath: instancePath + "/t", schemaPath: "#/$defs/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate98.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate98.errors = vErrors;
  return errors === 0;
}
validate98.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs3 = errors;
  if (!validate86(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
    if (!validate88(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
      if (!validate90(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
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
        if (!validate92(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
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
          if (!validate94(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
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
            if (!validate96(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
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
              if (!validate98(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
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
    validate74.errors = vErrors;
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
  validate74.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate74.evaluated = { "dynamicProps": true, "dynamicItems": false };
