// @ts-nocheck
// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
import ucs2lengthHelper from "ajv/dist/runtime/ucs2length.js";
import type { Validate } from "./validate.ts";

// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

export const validateEventsV1: Validate = validate20;
const schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/events.v1.json", "oneOf": [{ "$ref": "#/$defs/phase" }, { "$ref": "#/$defs/note" }, { "$ref": "#/$defs/server" }, { "$ref": "#/$defs/files" }, { "$ref": "#/$defs/findings" }, { "$ref": "#/$defs/commit" }, { "$ref": "#/$defs/step" }, { "$ref": "#/$defs/regression" }, { "$ref": "#/$defs/verdict" }], "$defs": { "at": { "type": "integer", "minimum": 0 }, "text": { "type": "string" }, "counts": { "type": "object", "additionalProperties": false, "required": ["new", "unchanged", "moved", "fixed", "removed", "suppressed", "volatile"], "properties": { "new": { "type": "integer", "minimum": 0 }, "unchanged": { "type": "integer", "minimum": 0 }, "moved": { "type": "integer", "minimum": 0 }, "fixed": { "type": "integer", "minimum": 0 }, "removed": { "type": "integer", "minimum": 0 }, "suppressed": { "type": "integer", "minimum": 0 }, "volatile": { "type": "integer", "minimum": 0 } } }, "phase": { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "text"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "phase" }, "text": { "$ref": "#/$defs/text" } } }, "note": { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "text"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "note" }, "text": { "$ref": "#/$defs/text" } } }, "server": { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "server", "root", "session", "state", "failure"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "server" }, "server": { "type": "string", "minLength": 1 }, "root": { "type": "string", "minLength": 1 }, "session": { "type": "string", "minLength": 1 }, "state": { "enum": ["started", "ready", "ended"] }, "failure": { "type": ["string", "null"] } } }, "files": { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "server", "root", "side", "done", "of"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "files" }, "server": { "type": "string", "minLength": 1 }, "root": { "type": "string", "minLength": 1 }, "side": { "enum": ["base", "head"] }, "done": { "type": "integer", "minimum": 0 }, "of": { "type": "integer", "minimum": 0 } } }, "findings": { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "counts"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "findings" }, "counts": { "$ref": "#/$defs/counts" } } }, "commit": { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "number", "of", "commit", "unscored"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "commit" }, "number": { "type": "integer", "minimum": 1 }, "of": { "type": "integer", "minimum": 1 }, "commit": { "oneOf": [{ "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" }, { "type": "null" }] }, "unscored": { "type": ["string", "null"] } } }, "step": { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "step"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "step" }, "step": { "type": "object", "required": ["schema", "step"], "properties": { "schema": { "const": "lanser.reward.v1" }, "step": { "type": "integer", "minimum": 1 } } } } }, "regression": { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "id", "server", "code", "severity", "message", "path", "range"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "regression" }, "id": { "type": "string" }, "server": { "type": "string" }, "code": { "type": ["string", "null"] }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "message": { "type": "string" }, "path": { "type": "string" }, "range": { "type": "object", "required": ["start", "end"] } } }, "verdict": { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "verdict", "class", "exitCode", "counts", "reward", "unscored"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "verdict" }, "verdict": { "enum": ["pass", "inconclusive", "fail"] }, "class": { "enum": ["new_errors", "lsp_unavailable", "baseline_error", "warnings_only", "clean"] }, "exitCode": { "type": "integer", "minimum": 0 }, "counts": { "$ref": "#/$defs/counts" }, "reward": { "type": ["number", "null"] }, "unscored": { "type": ["string", "null"] } } } } };
const schema32 = { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "text"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "phase" }, "text": { "$ref": "#/$defs/text" } } };
const schema33 = { "type": "integer", "minimum": 0 };
const schema34 = { "type": "string" };
const func0 = Object.prototype.hasOwnProperty;
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.at === void 0 || !func0.call(data, "at")) && (missing0 = "at") || (data.event === void 0 || !func0.call(data, "event")) && (missing0 = "event") || (data.text === void 0 || !func0.call(data, "text")) && (missing0 = "text")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "at" || key0 === "event" || key0 === "text")) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.events.v1" !== data.schema) {
              validate21.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.events.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data1 = data.at;
              const _errs3 = errors;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate21.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate21.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event !== void 0 && func0.call(data, "event")) {
                const _errs6 = errors;
                if ("phase" !== data.event) {
                  validate21.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "phase" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.text !== void 0 && func0.call(data, "text")) {
                  const _errs7 = errors;
                  if (typeof data.text !== "string") {
                    validate21.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/$defs/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
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
const schema35 = { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "text"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "note" }, "text": { "$ref": "#/$defs/text" } } };
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.at === void 0 || !func0.call(data, "at")) && (missing0 = "at") || (data.event === void 0 || !func0.call(data, "event")) && (missing0 = "event") || (data.text === void 0 || !func0.call(data, "text")) && (missing0 = "text")) {
        validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "at" || key0 === "event" || key0 === "text")) {
            validate23.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.events.v1" !== data.schema) {
              validate23.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.events.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data1 = data.at;
              const _errs3 = errors;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate23.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate23.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event !== void 0 && func0.call(data, "event")) {
                const _errs6 = errors;
                if ("note" !== data.event) {
                  validate23.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "note" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.text !== void 0 && func0.call(data, "text")) {
                  const _errs7 = errors;
                  if (typeof data.text !== "string") {
                    validate23.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/$defs/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
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
const schema38 = { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "server", "root", "session", "state", "failure"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "server" }, "server": { "type": "string", "minLength": 1 }, "root": { "type": "string", "minLength": 1 }, "session": { "type": "string", "minLength": 1 }, "state": { "enum": ["started", "ready", "ended"] }, "failure": { "type": ["string", "null"] } } };
const func88 = defaultOf(ucs2lengthHelper);
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.at === void 0 || !func0.call(data, "at")) && (missing0 = "at") || (data.event === void 0 || !func0.call(data, "event")) && (missing0 = "event") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.root === void 0 || !func0.call(data, "root")) && (missing0 = "root") || (data.session === void 0 || !func0.call(data, "session")) && (missing0 = "session") || (data.state === void 0 || !func0.call(data, "state")) && (missing0 = "state") || (data.failure === void 0 || !func0.call(data, "failure")) && (missing0 = "failure")) {
        validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "at" || key0 === "event" || key0 === "server" || key0 === "root" || key0 === "session" || key0 === "state" || key0 === "failure")) {
            validate25.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.events.v1" !== data.schema) {
              validate25.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.events.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data1 = data.at;
              const _errs3 = errors;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate25.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate25.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event !== void 0 && func0.call(data, "event")) {
                const _errs6 = errors;
                if ("server" !== data.event) {
                  validate25.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "server" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.server !== void 0 && func0.call(data, "server")) {
                  let data3 = data.server;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func88(data3) < 1) {
                        validate25.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate25.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.root !== void 0 && func0.call(data, "root")) {
                    let data4 = data.root;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (typeof data4 === "string") {
                        if (func88(data4) < 1) {
                          validate25.errors = [{ instancePath: instancePath + "/root", schemaPath: "#/properties/root/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      } else {
                        validate25.errors = [{ instancePath: instancePath + "/root", schemaPath: "#/properties/root/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.session !== void 0 && func0.call(data, "session")) {
                      let data5 = data.session;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (typeof data5 === "string") {
                          if (func88(data5) < 1) {
                            validate25.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          }
                        } else {
                          validate25.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.state !== void 0 && func0.call(data, "state")) {
                        let data6 = data.state;
                        const _errs13 = errors;
                        if (!(data6 === "started" || data6 === "ready" || data6 === "ended")) {
                          validate25.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema38.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid0 = _errs13 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.failure !== void 0 && func0.call(data, "failure")) {
                          let data7 = data.failure;
                          const _errs14 = errors;
                          if (typeof data7 !== "string" && data7 !== null) {
                            validate25.errors = [{ instancePath: instancePath + "/failure", schemaPath: "#/properties/failure/type", keyword: "type", params: { type: schema38.properties.failure.type }, message: "must be string,null" }];
                            return false;
                          }
                          var valid0 = _errs14 === errors;
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
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema40 = { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "server", "root", "side", "done", "of"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "files" }, "server": { "type": "string", "minLength": 1 }, "root": { "type": "string", "minLength": 1 }, "side": { "enum": ["base", "head"] }, "done": { "type": "integer", "minimum": 0 }, "of": { "type": "integer", "minimum": 0 } } };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.at === void 0 || !func0.call(data, "at")) && (missing0 = "at") || (data.event === void 0 || !func0.call(data, "event")) && (missing0 = "event") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.root === void 0 || !func0.call(data, "root")) && (missing0 = "root") || (data.side === void 0 || !func0.call(data, "side")) && (missing0 = "side") || (data.done === void 0 || !func0.call(data, "done")) && (missing0 = "done") || (data.of === void 0 || !func0.call(data, "of")) && (missing0 = "of")) {
        validate27.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "at" || key0 === "event" || key0 === "server" || key0 === "root" || key0 === "side" || key0 === "done" || key0 === "of")) {
            validate27.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.events.v1" !== data.schema) {
              validate27.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.events.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data1 = data.at;
              const _errs3 = errors;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate27.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate27.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event !== void 0 && func0.call(data, "event")) {
                const _errs6 = errors;
                if ("files" !== data.event) {
                  validate27.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "files" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.server !== void 0 && func0.call(data, "server")) {
                  let data3 = data.server;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func88(data3) < 1) {
                        validate27.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate27.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.root !== void 0 && func0.call(data, "root")) {
                    let data4 = data.root;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (typeof data4 === "string") {
                        if (func88(data4) < 1) {
                          validate27.errors = [{ instancePath: instancePath + "/root", schemaPath: "#/properties/root/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      } else {
                        validate27.errors = [{ instancePath: instancePath + "/root", schemaPath: "#/properties/root/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.side !== void 0 && func0.call(data, "side")) {
                      let data5 = data.side;
                      const _errs11 = errors;
                      if (!(data5 === "base" || data5 === "head")) {
                        validate27.errors = [{ instancePath: instancePath + "/side", schemaPath: "#/properties/side/enum", keyword: "enum", params: { allowedValues: schema40.properties.side.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.done !== void 0 && func0.call(data, "done")) {
                        let data6 = data.done;
                        const _errs12 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validate27.errors = [{ instancePath: instancePath + "/done", schemaPath: "#/properties/done/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs12) {
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 < 0 || isNaN(data6)) {
                              validate27.errors = [{ instancePath: instancePath + "/done", schemaPath: "#/properties/done/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.of !== void 0 && func0.call(data, "of")) {
                          let data7 = data.of;
                          const _errs14 = errors;
                          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                            validate27.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/properties/of/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs14) {
                            if (typeof data7 == "number" && isFinite(data7)) {
                              if (data7 < 0 || isNaN(data7)) {
                                validate27.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                return false;
                              }
                            }
                          }
                          var valid0 = _errs14 === errors;
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
      validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema42 = { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "counts"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "findings" }, "counts": { "$ref": "#/$defs/counts" } } };
const schema44 = { "type": "object", "additionalProperties": false, "required": ["new", "unchanged", "moved", "fixed", "removed", "suppressed", "volatile"], "properties": { "new": { "type": "integer", "minimum": 0 }, "unchanged": { "type": "integer", "minimum": 0 }, "moved": { "type": "integer", "minimum": 0 }, "fixed": { "type": "integer", "minimum": 0 }, "removed": { "type": "integer", "minimum": 0 }, "suppressed": { "type": "integer", "minimum": 0 }, "volatile": { "type": "integer", "minimum": 0 } } };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.at === void 0 || !func0.call(data, "at")) && (missing0 = "at") || (data.event === void 0 || !func0.call(data, "event")) && (missing0 = "event") || (data.counts === void 0 || !func0.call(data, "counts")) && (missing0 = "counts")) {
        validate29.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "at" || key0 === "event" || key0 === "counts")) {
            validate29.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.events.v1" !== data.schema) {
              validate29.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.events.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data1 = data.at;
              const _errs3 = errors;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate29.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate29.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event !== void 0 && func0.call(data, "event")) {
                const _errs6 = errors;
                if ("findings" !== data.event) {
                  validate29.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "findings" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.counts !== void 0 && func0.call(data, "counts")) {
                  let data3 = data.counts;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing1;
                      if ((data3.new === void 0 || !func0.call(data3, "new")) && (missing1 = "new") || (data3.unchanged === void 0 || !func0.call(data3, "unchanged")) && (missing1 = "unchanged") || (data3.moved === void 0 || !func0.call(data3, "moved")) && (missing1 = "moved") || (data3.fixed === void 0 || !func0.call(data3, "fixed")) && (missing1 = "fixed") || (data3.removed === void 0 || !func0.call(data3, "removed")) && (missing1 = "removed") || (data3.suppressed === void 0 || !func0.call(data3, "suppressed")) && (missing1 = "suppressed") || (data3.volatile === void 0 || !func0.call(data3, "volatile")) && (missing1 = "volatile")) {
                        validate29.errors = [{ instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        const _errs10 = errors;
                        for (const key1 of Object.keys(data3)) {
                          if (!(key1 === "new" || key1 === "unchanged" || key1 === "moved" || key1 === "fixed" || key1 === "removed" || key1 === "suppressed" || key1 === "volatile")) {
                            validate29.errors = [{ instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                            return false;
                            break;
                          }
                        }
                        if (_errs10 === errors) {
                          if (data3.new !== void 0 && func0.call(data3, "new")) {
                            let data4 = data3.new;
                            const _errs11 = errors;
                            if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                              validate29.errors = [{ instancePath: instancePath + "/counts/new", schemaPath: "#/$defs/counts/properties/new/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            if (errors === _errs11) {
                              if (typeof data4 == "number" && isFinite(data4)) {
                                if (data4 < 0 || isNaN(data4)) {
                                  validate29.errors = [{ instancePath: instancePath + "/counts/new", schemaPath: "#/$defs/counts/properties/new/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                  return false;
                                }
                              }
                            }
                            var valid3 = _errs11 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data3.unchanged !== void 0 && func0.call(data3, "unchanged")) {
                              let data5 = data3.unchanged;
                              const _errs13 = errors;
                              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                                validate29.errors = [{ instancePath: instancePath + "/counts/unchanged", schemaPath: "#/$defs/counts/properties/unchanged/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              if (errors === _errs13) {
                                if (typeof data5 == "number" && isFinite(data5)) {
                                  if (data5 < 0 || isNaN(data5)) {
                                    validate29.errors = [{ instancePath: instancePath + "/counts/unchanged", schemaPath: "#/$defs/counts/properties/unchanged/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                    return false;
                                  }
                                }
                              }
                              var valid3 = _errs13 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data3.moved !== void 0 && func0.call(data3, "moved")) {
                                let data6 = data3.moved;
                                const _errs15 = errors;
                                if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                                  validate29.errors = [{ instancePath: instancePath + "/counts/moved", schemaPath: "#/$defs/counts/properties/moved/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                if (errors === _errs15) {
                                  if (typeof data6 == "number" && isFinite(data6)) {
                                    if (data6 < 0 || isNaN(data6)) {
                                      validate29.errors = [{ instancePath: instancePath + "/counts/moved", schemaPath: "#/$defs/counts/properties/moved/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                      return false;
                                    }
                                  }
                                }
                                var valid3 = _errs15 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data3.fixed !== void 0 && func0.call(data3, "fixed")) {
                                  let data7 = data3.fixed;
                                  const _errs17 = errors;
                                  if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                    validate29.errors = [{ instancePath: instancePath + "/counts/fixed", schemaPath: "#/$defs/counts/properties/fixed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs17) {
                                    if (typeof data7 == "number" && isFinite(data7)) {
                                      if (data7 < 0 || isNaN(data7)) {
                                        validate29.errors = [{ instancePath: instancePath + "/counts/fixed", schemaPath: "#/$defs/counts/properties/fixed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                        return false;
                                      }
                                    }
                                  }
                                  var valid3 = _errs17 === errors;
                                } else {
                                  var valid3 = true;
                                }
                                if (valid3) {
                                  if (data3.removed !== void 0 && func0.call(data3, "removed")) {
                                    let data8 = data3.removed;
                                    const _errs19 = errors;
                                    if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                      validate29.errors = [{ instancePath: instancePath + "/counts/removed", schemaPath: "#/$defs/counts/properties/removed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    if (errors === _errs19) {
                                      if (typeof data8 == "number" && isFinite(data8)) {
                                        if (data8 < 0 || isNaN(data8)) {
                                          validate29.errors = [{ instancePath: instancePath + "/counts/removed", schemaPath: "#/$defs/counts/properties/removed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid3 = _errs19 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                  if (valid3) {
                                    if (data3.suppressed !== void 0 && func0.call(data3, "suppressed")) {
                                      let data9 = data3.suppressed;
                                      const _errs21 = errors;
                                      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                        validate29.errors = [{ instancePath: instancePath + "/counts/suppressed", schemaPath: "#/$defs/counts/properties/suppressed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      if (errors === _errs21) {
                                        if (typeof data9 == "number" && isFinite(data9)) {
                                          if (data9 < 0 || isNaN(data9)) {
                                            validate29.errors = [{ instancePath: instancePath + "/counts/suppressed", schemaPath: "#/$defs/counts/properties/suppressed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                            return false;
                                          }
                                        }
                                      }
                                      var valid3 = _errs21 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (valid3) {
                                      if (data3.volatile !== void 0 && func0.call(data3, "volatile")) {
                                        let data10 = data3.volatile;
                                        const _errs23 = errors;
                                        if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                          validate29.errors = [{ instancePath: instancePath + "/counts/volatile", schemaPath: "#/$defs/counts/properties/volatile/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        if (errors === _errs23) {
                                          if (typeof data10 == "number" && isFinite(data10)) {
                                            if (data10 < 0 || isNaN(data10)) {
                                              validate29.errors = [{ instancePath: instancePath + "/counts/volatile", schemaPath: "#/$defs/counts/properties/volatile/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                              return false;
                                            }
                                          }
                                        }
                                        var valid3 = _errs23 === errors;
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
                      }
                    } else {
                      validate29.errors = [{ instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema45 = { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "number", "of", "commit", "unscored"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "commit" }, "number": { "type": "integer", "minimum": 1 }, "of": { "type": "integer", "minimum": 1 }, "commit": { "oneOf": [{ "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" }, { "type": "null" }] }, "unscored": { "type": ["string", "null"] } } };
const pattern4 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u");
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
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.at === void 0 || !func0.call(data, "at")) && (missing0 = "at") || (data.event === void 0 || !func0.call(data, "event")) && (missing0 = "event") || (data.number === void 0 || !func0.call(data, "number")) && (missing0 = "number") || (data.of === void 0 || !func0.call(data, "of")) && (missing0 = "of") || (data.commit === void 0 || !func0.call(data, "commit")) && (missing0 = "commit") || (data.unscored === void 0 || !func0.call(data, "unscored")) && (missing0 = "unscored")) {
        validate31.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "at" || key0 === "event" || key0 === "number" || key0 === "of" || key0 === "commit" || key0 === "unscored")) {
            validate31.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.events.v1" !== data.schema) {
              validate31.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.events.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data1 = data.at;
              const _errs3 = errors;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate31.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate31.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event !== void 0 && func0.call(data, "event")) {
                const _errs6 = errors;
                if ("commit" !== data.event) {
                  validate31.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "commit" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.number !== void 0 && func0.call(data, "number")) {
                  let data3 = data.number;
                  const _errs7 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate31.errors = [{ instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs7) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 < 1 || isNaN(data3)) {
                        validate31.errors = [{ instancePath: instancePath + "/number", schemaPath: "#/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.of !== void 0 && func0.call(data, "of")) {
                    let data4 = data.of;
                    const _errs9 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate31.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/properties/of/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs9) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 < 1 || isNaN(data4)) {
                          validate31.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.commit !== void 0 && func0.call(data, "commit")) {
                      let data5 = data.commit;
                      const _errs11 = errors;
                      const _errs12 = errors;
                      let valid2 = false;
                      let passing0 = null;
                      const _errs13 = errors;
                      if (errors === _errs13) {
                        if (typeof data5 === "string") {
                          if (!pattern4.test(data5)) {
                            const err0 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf/0/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"' };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                        } else {
                          const err1 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                        valid2 = true;
                        passing0 = 0;
                      }
                      const _errs15 = errors;
                      if (data5 !== null) {
                        const err2 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                      }
                      var _valid0 = _errs15 === errors;
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
                        const err3 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                        validate31.errors = vErrors;
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
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.unscored !== void 0 && func0.call(data, "unscored")) {
                        let data6 = data.unscored;
                        const _errs17 = errors;
                        if (typeof data6 !== "string" && data6 !== null) {
                          validate31.errors = [{ instancePath: instancePath + "/unscored", schemaPath: "#/properties/unscored/type", keyword: "type", params: { type: schema45.properties.unscored.type }, message: "must be string,null" }];
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
    } else {
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema47 = { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "step"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "step" }, "step": { "type": "object", "required": ["schema", "step"], "properties": { "schema": { "const": "lanser.reward.v1" }, "step": { "type": "integer", "minimum": 1 } } } } };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate33.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.at === void 0 || !func0.call(data, "at")) && (missing0 = "at") || (data.event === void 0 || !func0.call(data, "event")) && (missing0 = "event") || (data.step === void 0 || !func0.call(data, "step")) && (missing0 = "step")) {
        validate33.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!(key0 === "schema" || key0 === "at" || key0 === "event" || key0 === "step")) {
            validate33.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.events.v1" !== data.schema) {
              validate33.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.events.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data1 = data.at;
              const _errs3 = errors;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate33.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate33.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event !== void 0 && func0.call(data, "event")) {
                const _errs6 = errors;
                if ("step" !== data.event) {
                  validate33.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "step" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.step !== void 0 && func0.call(data, "step")) {
                  let data3 = data.step;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing1;
                      if ((data3.schema === void 0 || !func0.call(data3, "schema")) && (missing1 = "schema") || (data3.step === void 0 || !func0.call(data3, "step")) && (missing1 = "step")) {
                        validate33.errors = [{ instancePath: instancePath + "/step", schemaPath: "#/properties/step/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        if (data3.schema !== void 0 && func0.call(data3, "schema")) {
                          const _errs9 = errors;
                          if ("lanser.reward.v1" !== data3.schema) {
                            validate33.errors = [{ instancePath: instancePath + "/step/schema", schemaPath: "#/properties/step/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.reward.v1" }, message: "must be equal to constant" }];
                            return false;
                          }
                          var valid2 = _errs9 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data3.step !== void 0 && func0.call(data3, "step")) {
                            let data5 = data3.step;
                            const _errs10 = errors;
                            if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                              validate33.errors = [{ instancePath: instancePath + "/step/step", schemaPath: "#/properties/step/properties/step/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            if (errors === _errs10) {
                              if (typeof data5 == "number" && isFinite(data5)) {
                                if (data5 < 1 || isNaN(data5)) {
                                  validate33.errors = [{ instancePath: instancePath + "/step/step", schemaPath: "#/properties/step/properties/step/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                  return false;
                                }
                              }
                            }
                            var valid2 = _errs10 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    } else {
                      validate33.errors = [{ instancePath: instancePath + "/step", schemaPath: "#/properties/step/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema49 = { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "id", "server", "code", "severity", "message", "path", "range"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "regression" }, "id": { "type": "string" }, "server": { "type": "string" }, "code": { "type": ["string", "null"] }, "severity": { "enum": ["error", "warning", "information", "hint"] }, "message": { "type": "string" }, "path": { "type": "string" }, "range": { "type": "object", "required": ["start", "end"] } } };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.at === void 0 || !func0.call(data, "at")) && (missing0 = "at") || (data.event === void 0 || !func0.call(data, "event")) && (missing0 = "event") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.server === void 0 || !func0.call(data, "server")) && (missing0 = "server") || (data.code === void 0 || !func0.call(data, "code")) && (missing0 = "code") || (data.severity === void 0 || !func0.call(data, "severity")) && (missing0 = "severity") || (data.message === void 0 || !func0.call(data, "message")) && (missing0 = "message") || (data.path === void 0 || !func0.call(data, "path")) && (missing0 = "path") || (data.range === void 0 || !func0.call(data, "range")) && (missing0 = "range")) {
        validate35.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema49.properties, key0)) {
            validate35.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.events.v1" !== data.schema) {
              validate35.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.events.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data1 = data.at;
              const _errs3 = errors;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate35.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate35.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event !== void 0 && func0.call(data, "event")) {
                const _errs6 = errors;
                if ("regression" !== data.event) {
                  validate35.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "regression" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.id !== void 0 && func0.call(data, "id")) {
                  const _errs7 = errors;
                  if (typeof data.id !== "string") {
                    validate35.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.server !== void 0 && func0.call(data, "server")) {
                    const _errs9 = errors;
                    if (typeof data.server !== "string") {
                      validate35.errors = [{ instancePath: instancePath + "/server", schemaPath: "#/properties/server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.code !== void 0 && func0.call(data, "code")) {
                      let data5 = data.code;
                      const _errs11 = errors;
                      if (typeof data5 !== "string" && data5 !== null) {
                        validate35.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema49.properties.code.type }, message: "must be string,null" }];
                        return false;
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.severity !== void 0 && func0.call(data, "severity")) {
                        let data6 = data.severity;
                        const _errs13 = errors;
                        if (!(data6 === "error" || data6 === "warning" || data6 === "information" || data6 === "hint")) {
                          validate35.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: schema49.properties.severity.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid0 = _errs13 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.message !== void 0 && func0.call(data, "message")) {
                          const _errs14 = errors;
                          if (typeof data.message !== "string") {
                            validate35.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid0 = _errs14 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.path !== void 0 && func0.call(data, "path")) {
                            const _errs16 = errors;
                            if (typeof data.path !== "string") {
                              validate35.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid0 = _errs16 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.range !== void 0 && func0.call(data, "range")) {
                              let data9 = data.range;
                              const _errs18 = errors;
                              if (errors === _errs18) {
                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                  let missing1;
                                  if ((data9.start === void 0 || !func0.call(data9, "start")) && (missing1 = "start") || (data9.end === void 0 || !func0.call(data9, "end")) && (missing1 = "end")) {
                                    validate35.errors = [{ instancePath: instancePath + "/range", schemaPath: "#/properties/range/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                    return false;
                                  }
                                } else {
                                  validate35.errors = [{ instancePath: instancePath + "/range", schemaPath: "#/properties/range/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs18 === errors;
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
      validate35.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema51 = { "type": "object", "additionalProperties": false, "required": ["schema", "at", "event", "verdict", "class", "exitCode", "counts", "reward", "unscored"], "properties": { "schema": { "const": "lanser.events.v1" }, "at": { "$ref": "#/$defs/at" }, "event": { "const": "verdict" }, "verdict": { "enum": ["pass", "inconclusive", "fail"] }, "class": { "enum": ["new_errors", "lsp_unavailable", "baseline_error", "warnings_only", "clean"] }, "exitCode": { "type": "integer", "minimum": 0 }, "counts": { "$ref": "#/$defs/counts" }, "reward": { "type": ["number", "null"] }, "unscored": { "type": ["string", "null"] } } };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate37.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.schema === void 0 || !func0.call(data, "schema")) && (missing0 = "schema") || (data.at === void 0 || !func0.call(data, "at")) && (missing0 = "at") || (data.event === void 0 || !func0.call(data, "event")) && (missing0 = "event") || (data.verdict === void 0 || !func0.call(data, "verdict")) && (missing0 = "verdict") || (data.class === void 0 || !func0.call(data, "class")) && (missing0 = "class") || (data.exitCode === void 0 || !func0.call(data, "exitCode")) && (missing0 = "exitCode") || (data.counts === void 0 || !func0.call(data, "counts")) && (missing0 = "counts") || (data.reward === void 0 || !func0.call(data, "reward")) && (missing0 = "reward") || (data.unscored === void 0 || !func0.call(data, "unscored")) && (missing0 = "unscored")) {
        validate37.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
          if (!func0.call(schema51.properties, key0)) {
            validate37.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema !== void 0 && func0.call(data, "schema")) {
            const _errs2 = errors;
            if ("lanser.events.v1" !== data.schema) {
              validate37.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "lanser.events.v1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.at !== void 0 && func0.call(data, "at")) {
              let data1 = data.at;
              const _errs3 = errors;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate37.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate37.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event !== void 0 && func0.call(data, "event")) {
                const _errs6 = errors;
                if ("verdict" !== data.event) {
                  validate37.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "verdict" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.verdict !== void 0 && func0.call(data, "verdict")) {
                  let data3 = data.verdict;
                  const _errs7 = errors;
                  if (!(data3 === "pass" || data3 === "inconclusive" || data3 === "fail")) {
                    validate37.errors = [{ instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema51.properties.verdict.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.class !== void 0 && func0.call(data, "class")) {
                    let data4 = data.class;
                    const _errs8 = errors;
                    if (!(data4 === "new_errors" || data4 === "lsp_unavailable" || data4 === "baseline_error" || data4 === "warnings_only" || data4 === "clean")) {
                      validate37.errors = [{ instancePath: instancePath + "/class", schemaPath: "#/properties/class/enum", keyword: "enum", params: { allowedValues: schema51.properties.class.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.exitCode !== void 0 && func0.call(data, "exitCode")) {
                      let data5 = data.exitCode;
                      const _errs9 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validate37.errors = [{ instancePath: instancePath + "/exitCode", schemaPath: "#/properties/exitCode/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs9) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5)) {
                            validate37.errors = [{ instancePath: instancePath + "/exitCode", schemaPath: "#/properties/exitCode/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.counts !== void 0 && func0.call(data, "counts")) {
                        let data6 = data.counts;
                        const _errs11 = errors;
                        const _errs12 = errors;
                        if (errors === _errs12) {
                          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                            let missing1;
                            if ((data6.new === void 0 || !func0.call(data6, "new")) && (missing1 = "new") || (data6.unchanged === void 0 || !func0.call(data6, "unchanged")) && (missing1 = "unchanged") || (data6.moved === void 0 || !func0.call(data6, "moved")) && (missing1 = "moved") || (data6.fixed === void 0 || !func0.call(data6, "fixed")) && (missing1 = "fixed") || (data6.removed === void 0 || !func0.call(data6, "removed")) && (missing1 = "removed") || (data6.suppressed === void 0 || !func0.call(data6, "suppressed")) && (missing1 = "suppressed") || (data6.volatile === void 0 || !func0.call(data6, "volatile")) && (missing1 = "volatile")) {
                              validate37.errors = [{ instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                              return false;
                            } else {
                              const _errs14 = errors;
                              for (const key1 of Object.keys(data6)) {
                                if (!(key1 === "new" || key1 === "unchanged" || key1 === "moved" || key1 === "fixed" || key1 === "removed" || key1 === "suppressed" || key1 === "volatile")) {
                                  validate37.errors = [{ instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs14 === errors) {
                                if (data6.new !== void 0 && func0.call(data6, "new")) {
                                  let data7 = data6.new;
                                  const _errs15 = errors;
                                  if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                    validate37.errors = [{ instancePath: instancePath + "/counts/new", schemaPath: "#/$defs/counts/properties/new/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs15) {
                                    if (typeof data7 == "number" && isFinite(data7)) {
                                      if (data7 < 0 || isNaN(data7)) {
                                        validate37.errors = [{ instancePath: instancePath + "/counts/new", schemaPath: "#/$defs/counts/properties/new/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                        return false;
                                      }
                                    }
                                  }
                                  var valid3 = _errs15 === errors;
                                } else {
                                  var valid3 = true;
                                }
                                if (valid3) {
                                  if (data6.unchanged !== void 0 && func0.call(data6, "unchanged")) {
                                    let data8 = data6.unchanged;
                                    const _errs17 = errors;
                                    if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                      validate37.errors = [{ instancePath: instancePath + "/counts/unchanged", schemaPath: "#/$defs/counts/properties/unchanged/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    if (errors === _errs17) {
                                      if (typeof data8 == "number" && isFinite(data8)) {
                                        if (data8 < 0 || isNaN(data8)) {
                                          validate37.errors = [{ instancePath: instancePath + "/counts/unchanged", schemaPath: "#/$defs/counts/properties/unchanged/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid3 = _errs17 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                  if (valid3) {
                                    if (data6.moved !== void 0 && func0.call(data6, "moved")) {
                                      let data9 = data6.moved;
                                      const _errs19 = errors;
                                      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                        validate37.errors = [{ instancePath: instancePath + "/counts/moved", schemaPath: "#/$defs/counts/properties/moved/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      if (errors === _errs19) {
                                        if (typeof data9 == "number" && isFinite(data9)) {
                                          if (data9 < 0 || isNaN(data9)) {
                                            validate37.errors = [{ instancePath: instancePath + "/counts/moved", schemaPath: "#/$defs/counts/properties/moved/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                            return false;
                                          }
                                        }
                                      }
                                      var valid3 = _errs19 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (valid3) {
                                      if (data6.fixed !== void 0 && func0.call(data6, "fixed")) {
                                        let data10 = data6.fixed;
                                        const _errs21 = errors;
                                        if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                          validate37.errors = [{ instancePath: instancePath + "/counts/fixed", schemaPath: "#/$defs/counts/properties/fixed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        if (errors === _errs21) {
                                          if (typeof data10 == "number" && isFinite(data10)) {
                                            if (data10 < 0 || isNaN(data10)) {
                                              validate37.errors = [{ instancePath: instancePath + "/counts/fixed", schemaPath: "#/$defs/counts/properties/fixed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                              return false;
                                            }
                                          }
                                        }
                                        var valid3 = _errs21 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                      if (valid3) {
                                        if (data6.removed !== void 0 && func0.call(data6, "removed")) {
                                          let data11 = data6.removed;
                                          const _errs23 = errors;
                                          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                            validate37.errors = [{ instancePath: instancePath + "/counts/removed", schemaPath: "#/$defs/counts/properties/removed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          if (errors === _errs23) {
                                            if (typeof data11 == "number" && isFinite(data11)) {
                                              if (data11 < 0 || isNaN(data11)) {
                                                validate37.errors = [{ instancePath: instancePath + "/counts/removed", schemaPath: "#/$defs/counts/properties/removed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid3 = _errs23 === errors;
                                        } else {
                                          var valid3 = true;
                                        }
                                        if (valid3) {
                                          if (data6.suppressed !== void 0 && func0.call(data6, "suppressed")) {
                                            let data12 = data6.suppressed;
                                            const _errs25 = errors;
                                            if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                              validate37.errors = [{ instancePath: instancePath + "/counts/suppressed", schemaPath: "#/$defs/counts/properties/suppressed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                              return false;
                                            }
                                            if (errors === _errs25) {
                                              if (typeof data12 == "number" && isFinite(data12)) {
                                                if (data12 < 0 || isNaN(data12)) {
                                                  validate37.errors = [{ instancePath: instancePath + "/counts/suppressed", schemaPath: "#/$defs/counts/properties/suppressed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid3 = _errs25 === errors;
                                          } else {
                                            var valid3 = true;
                                          }
                                          if (valid3) {
                                            if (data6.volatile !== void 0 && func0.call(data6, "volatile")) {
                                              let data13 = data6.volatile;
                                              const _errs27 = errors;
                                              if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                                validate37.errors = [{ instancePath: instancePath + "/counts/volatile", schemaPath: "#/$defs/counts/properties/volatile/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                return false;
                                              }
                                              if (errors === _errs27) {
                                                if (typeof data13 == "number" && isFinite(data13)) {
                                                  if (data13 < 0 || isNaN(data13)) {
                                                    validate37.errors = [{ instancePath: instancePath + "/counts/volatile", schemaPath: "#/$defs/counts/properties/volatile/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid3 = _errs27 === errors;
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
                            }
                          } else {
                            validate37.errors = [{ instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs11 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.reward !== void 0 && func0.call(data, "reward")) {
                          let data14 = data.reward;
                          const _errs29 = errors;
                          if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null) {
                            validate37.errors = [{ instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/type", keyword: "type", params: { type: schema51.properties.reward.type }, message: "must be number,null" }];
                            return false;
                          }
                          var valid0 = _errs29 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.unscored !== void 0 && func0.call(data, "unscored")) {
                            let data15 = data.unscored;
                            const _errs31 = errors;
                            if (typeof data15 !== "string" && data15 !== null) {
                              validate37.errors = [{ instancePath: instancePath + "/unscored", schemaPath: "#/properties/unscored/type", keyword: "type", params: { type: schema51.properties.unscored.type }, message: "must be string,null" }];
                              return false;
                            }
                            var valid0 = _errs31 === errors;
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
      validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      const _errs4 = errors;
      if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs4 === errors;
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
        const _errs5 = errors;
        if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs5 === errors;
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
          const _errs6 = errors;
          if (!validate31(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs6 === errors;
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
            const _errs7 = errors;
            if (!validate33(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs7 === errors;
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
              const _errs8 = errors;
              if (!validate35(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs8 === errors;
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
                const _errs9 = errors;
                if (!validate37(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs9 === errors;
                if (_valid0 && valid0) {
                  valid0 = false;
                  passing0 = [passing0, 8];
                } else {
                  if (_valid0) {
                    valid0 = true;
                    passing0 = 8;
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
