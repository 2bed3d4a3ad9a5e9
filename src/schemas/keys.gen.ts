// Written by scripts/generate.ts from schemas/*.json: change those and run npm run update.
/** Known keys, values and defaults of a configuration. */
export const configV1 = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/config.v1.json",
  "title": "Configuration v1",
  "description": "The content of .lanser/config.yml. Which servers and versions there are is not a matter of the format: the release knows. The defaults stand here alone; a key that no value fits is known and not supported yet.",
  "type": "object",
  "additionalProperties": false,
  "required": ["version"],
  "properties": {
    "version": {
      "description": "Of this format.",
      "const": 1
    },
    "servers": {
      "description": "With none here and none named on the command line nothing is started.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/server"
      },
      "default": []
    },
    "dependencies": {
      "description": "Folders that git ignores, made visible to both trees, read-only.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/insideFolder"
      },
      "default": [".venv", "node_modules"]
    },
    "base-dependencies": {
      "description": "A folder that holds base's own versions of what `dependencies` names, laid out as in the repository; head then has the repository's.",
      "$ref": "#/$defs/insideFolder"
    },
    "ignore": {
      "description": "Files whose findings are left out.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/glob"
      },
      "default": []
    },
    "include": {
      "description": "Files whose findings count; those of all others are left out, as with `ignore`, which takes away from these. Without it: all.",
      "type": "array",
      "minItems": 1,
      "items": {
        "$ref": "#/$defs/glob"
      }
    },
    "deny": {
      "description": "What no run and no question does, whoever asks for it.",
      "type": "object",
      "additionalProperties": false,
      "minProperties": 1,
      "properties": {
        "servers": {
          "description": "Servers that are not started: one that a flag, an input or `servers` names is an error.",
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "string",
            "minLength": 1
          }
        },
        "languages": {
          "description": "The same of all servers of these languages, as they are called or as editors name them (`Python`, `javascript`).",
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "string",
            "minLength": 1
          }
        },
        "paths": {
          "description": "Files about which no server is asked a question, and whose findings are left out.",
          "type": "array",
          "minItems": 1,
          "items": {
            "$ref": "#/$defs/glob"
          }
        },
        "methods": {
          "description": "Requests of the protocol that are never sent: `textDocument/codeAction`, `textDocument/definition`. Without definitions it is not looked up what breaks a finding elsewhere.",
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "string",
            "pattern": "^[A-Za-z$][A-Za-z$-]*/[A-Za-z/]+$"
          }
        }
      }
    },
    "suggest": {
      "description": "Whether servers are asked what they would do about new findings on lines of the diff. What they offer stands in the report, as lines to take; nothing is applied, and no verdict depends on it. `publish: suggestions` of the Action posts them.",
      "type": "boolean",
      "default": false
    },
    "policy": {
      "$ref": "#/$defs/policy",
      "default": {}
    },
    "reward": {
      "$ref": "#/$defs/reward",
      "default": {}
    },
    "traces": {
      "description": "Committed traces to replay.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/glob"
      },
      "default": [".lanser/traces/**/*.jsonl", ".lanser/traces/**/*.jsonl.zst"]
    },
    "replay": {
      "description": "offline: no server, the same bytes must come out. live: the pinned server is asked again.",
      "enum": ["off", "offline", "live"],
      "default": "offline"
    }
  },
  "$defs": {
    "server": {
      "type": "object",
      "additionalProperties": false,
      "required": ["id"],
      "properties": {
        "id": {
          "description": "Of a profile.",
          "type": "string",
          "minLength": 1
        },
        "version": {
          "description": "A pin that ships with the release, or one under .lanser/pins. Default: the newest of the release.",
          "type": "string",
          "minLength": 1
        },
        "roots": {
          "description": "The folders that the server is opened on, each as its own command would be called there; globs (packages/*). Without it: the top, if it has a configuration of the server or nothing below has one, and what the top's workspace names; if it has neither, the outermost folders with a configuration.",
          "type": "array",
          "minItems": 1,
          "items": {
            "$ref": "#/$defs/folder"
          }
        },
        "enabled": {
          "description": "Switched off where it is false: it is not started, unless it is named on the command line or in the workflow.",
          "type": "boolean",
          "default": true
        },
        "mode": {
          "description": "`lsp` asks it as a language server, `compiler` runs its own command and reads what that prints, `auto` does what is best measured (docs/servers.md). Findings of a command have no probes, so that its runs have no reward.",
          "enum": ["auto", "lsp", "compiler"],
          "default": "auto"
        },
        "limits": {
          "description": "Milliseconds: until it is ready, for one file, for one request of a question, and for everything. Default: those of its profile. What is not answered in time is unknown, never clean.",
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "properties": {
            "ready-ms": {
              "description": "Until it is ready; of a command until it has ended.",
              "type": "integer",
              "minimum": 1000,
              "maximum": 900000
            },
            "file-ms": {
              "description": "For one file.",
              "type": "integer",
              "minimum": 1000,
              "maximum": 900000
            },
            "total-ms": {
              "description": "For everything.",
              "type": "integer",
              "minimum": 1000,
              "maximum": 3600000
            },
            "requests-ms": {
              "description": "For one request of a question, by its method (textDocument/references), where no --timeout is given. Default: 60000, of references 120000.",
              "type": "object",
              "minProperties": 1,
              "propertyNames": {
                "pattern": "^[A-Za-z][A-Za-z0-9]*(?:/[A-Za-z][A-Za-z0-9]*)+$"
              },
              "additionalProperties": {
                "type": "integer",
                "minimum": 1000,
                "maximum": 3600000
              }
            }
          }
        },
        "settings": {
          "description": "For the server; what its profile locks down cannot be loosened here.",
          "type": "object",
          "default": {}
        },
        "trust": {
          "description": "For a server that runs code of the repository (docs/servers.md): that somebody has accepted it. Only base's configuration, or a file that is named on the command line, can say so.",
          "enum": ["executes-repository"]
        },
        "sandbox": {
          "description": "bwrap: the server runs in bubblewrap, without network and without the job's files, whatever it executes; where that does not hold, it is not started. none, beside `trust`: it runs as the job does, with its files and its network, as every server does that says nothing here.",
          "enum": ["bwrap", "none"]
        },
        "role": {
          "description": "primary: what it finds decides. linter: likewise, beside one. second-opinion: it is shown, and fails nothing alone, unless `fail-on` stands beside it. Default: primary for a checker, linter for a linter.",
          "enum": ["primary", "linter", "second-opinion"]
        },
        "fail-on": {
          "description": "Lowest severity of a new finding of this server that fails. Default: the policy's. A flag or an input for the whole run wins.",
          "enum": ["error", "warning", "information", "hint", "never"]
        }
      }
    },
    "policy": {
      "description": "What fails, what leaves a run inconclusive, and what is only told.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "fail-on": {
          "description": "Lowest severity of a new finding that fails.",
          "enum": ["error", "warning", "information", "hint", "never"],
          "default": "error"
        },
        "unknown": {
          "description": "What a file that could not be measured does to the exit code; the verdict is inconclusive either way.",
          "enum": ["inconclusive", "warn"],
          "default": "inconclusive"
        },
        "inconclusive": {
          "description": "The conclusion of the check run when the verdict is inconclusive; both block a required check.",
          "enum": ["action_required", "failure"],
          "default": "action_required"
        },
        "volatile": {
          "description": "What findings do that depend on the order of checks.",
          "enum": ["report", "fail"],
          "default": "report"
        },
        "moved": {
          "description": "What findings do that moved with their code.",
          "enum": ["report", "fail"],
          "default": "report"
        },
        "min-reward": {
          "description": "A lower reward fails; null: no reward is too low.",
          "type": ["number", "null"],
          "default": null
        },
        "replay-mismatch": {
          "description": "What a committed trace that replays to another result does.",
          "enum": ["fail", "warn"],
          "default": "fail"
        },
        "waivers": {
          "description": "What may waive new findings, and the reasons dependencies-differ, dependencies-missing, unchecked-sources, hidden-code, configuration-differs, files-unmatched and submodule-changed: trailer, label:NAME.",
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:trailer|label:.+)$"
          },
          "default": []
        },
        "dependencies-differ": {
          "description": "What base and head that need other packages, while base's own are not there, do to the exit code; the verdict is inconclusive either way.",
          "enum": ["inconclusive", "warn"],
          "default": "inconclusive"
        },
        "dependencies-missing": {
          "description": "What missing packages that the project declares do to the exit code; the verdict is inconclusive either way.",
          "enum": ["inconclusive", "warn"],
          "default": "inconclusive"
        },
        "unchecked": {
          "description": "What changed sources do to the verdict that no program of a server takes in.",
          "enum": ["report", "inconclusive", "fail"],
          "default": "report"
        },
        "hidden": {
          "description": "What changed code does to the verdict that the checker does not look at any more.",
          "enum": ["report", "inconclusive", "fail"],
          "default": "inconclusive"
        },
        "suppressions": {
          "description": "What comments of the change do to the verdict that silence a checker, each listed by name.",
          "enum": ["report", "inconclusive", "fail"],
          "default": "report"
        },
        "claims": {
          "description": "What a reward does that the change claims in `.lanser/claims/*.json` and that is not the one that was measured. ignore reads none. A claim never changes a reward.",
          "enum": ["fail", "warn", "ignore"],
          "default": "fail"
        },
        "scope": {
          "description": "Which files are looked at: full, every file of each program; affected, those that the change can matter to; auto, with TypeScript those that its own command finds different and the changed ones, with other servers every file.",
          "enum": ["full", "affected", "auto"],
          "default": "auto"
        },
        "only-changed-files": {
          "description": "true: nothing fails in a file that the change does not touch; it is shown all the same.",
          "type": "boolean",
          "default": false
        },
        "required": {
          "description": "true: LANSER_DISABLE in the environment is ignored, so a run cannot be switched off by it.",
          "type": "boolean",
          "default": false
        },
        "rules": {
          "description": "What single findings count as, by code, path and server. The first rule that matches a finding decides.",
          "type": "array",
          "maxItems": 200,
          "items": {
            "$ref": "#/$defs/rule"
          },
          "default": []
        },
        "max-new": {
          "description": "How many new findings of a severity may be there; more fail. It never lets pass what fails by `fail-on` or by a rule.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "error": {
              "$ref": "#/$defs/many"
            },
            "warning": {
              "$ref": "#/$defs/many"
            },
            "information": {
              "$ref": "#/$defs/many"
            },
            "hint": {
              "$ref": "#/$defs/many"
            }
          },
          "default": {}
        },
        "reward": {
          "description": "Whether the reward stands in what people read; the report, the SARIF log and the output `reward` have it always.",
          "enum": ["shown", "hidden"],
          "default": "shown"
        }
      }
    },
    "reward": {
      "description": "What the process reward is made of.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "version": {
          "description": "Which reward is the headline.",
          "enum": ["pr-v1", "pr-v2"],
          "default": "pr-v2"
        },
        "weights": {
          "description": "Of diagnostics, safety and ambiguity.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "alpha": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000,
              "default": 0.5
            },
            "beta": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000,
              "default": 0.4
            },
            "gamma": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000,
              "default": 0.1
            }
          },
          "default": {}
        },
        "severities": {
          "$ref": "#/$defs/notSupportedYet"
        }
      }
    },
    "rule": {
      "description": "With no selector it matches every finding. It needs `severity`, `fail` or both.",
      "type": "object",
      "additionalProperties": false,
      "anyOf": [
        {
          "required": ["severity"]
        },
        {
          "required": ["fail"]
        }
      ],
      "properties": {
        "code": {
          "description": "A glob over the code as its server writes it: reportCallIssue, TS2345, report*. A finding without a code does not match.",
          "type": "string",
          "minLength": 1,
          "pattern": "^[^!\\s][^\\s]*$"
        },
        "path": {
          "description": "A glob over the path of the finding's file: in head, or in base for what is gone.",
          "$ref": "#/$defs/glob"
        },
        "server": {
          "description": "Of a profile: pyright.",
          "type": "string",
          "minLength": 1
        },
        "severity": {
          "description": "What it counts as, whatever the server says; off: it is left out of the findings, and counted.",
          "enum": ["off", "information", "warning", "error"]
        },
        "fail": {
          "description": "Whether a new one fails, whatever its severity.",
          "type": "boolean"
        }
      }
    },
    "many": {
      "description": "The most that pass.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000000
    },
    "glob": {
      "description": "Relative to the repository and inside it; one that begins with an exclamation mark would mean everything else.",
      "type": "string",
      "minLength": 1,
      "pattern": "^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"
    },
    "folder": {
      "description": "A folder inside the repository, or its top.",
      "type": "string",
      "minLength": 1,
      "pattern": "^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$"
    },
    "insideFolder": {
      "description": "Relative to the repository and inside it, with forward slashes: no empty, \".\" or \"..\" segment, no NUL.",
      "type": "string",
      "minLength": 1,
      "pattern": "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"
    },
    "notSupportedYet": {
      "description": "A key of this version of the format whose feature this release does not have.",
      "not": {}
    }
  }
};
