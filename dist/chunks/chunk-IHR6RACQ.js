import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var schemaTexts={"affected.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/affected.v1.json",
  "title": "Affected set v1",
  "description": "The files whose findings a change can alter, each with the reason.",
  "type": "object",
  "additionalProperties": false,
  "required": ["schema", "base", "head", "mode", "files", "of", "why"],
  "properties": {
    "schema": {
      "const": "lanser.affected.v1"
    },
    "base": {
      "description": "The tree of base.",
      "$ref": "#/$defs/id"
    },
    "head": {
      "description": "The tree of head.",
      "$ref": "#/$defs/id"
    },
    "mode": {
      "description": "full: every file, because a difference has no name, or is not in a source.",
      "enum": ["affected", "full"]
    },
    "files": {
      "description": "By path, of both sides: what the change deletes, too.",
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["path", "because"],
        "properties": {
          "path": {
            "type": "string",
            "minLength": 1,
            "not": { "pattern": "^/|(?:^|/)\\\\.\\\\.?(?:/|$)" }
          },
          "because": {
            "description": "For people: \`changed\`, \`mentions rate, whose parameters changed in rates.py\`.",
            "type": "array",
            "minItems": 1,
            "items": { "type": "string", "minLength": 1 }
          }
        }
      }
    },
    "of": {
      "description": "How many sources both sides have together.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "why": {
      "type": "string",
      "minLength": 1
    }
  },
  "$defs": {
    "id": {
      "type": "string",
      "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
    }
  }
}
`,"batch.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/batch.v1.json",
  "title": "Batch v1, one line",
  "description": "The lines that lanser batch reads and writes, one JSON object each. It reads questions and cancellations, and writes answers in the order of t\
he questions.",
  "type": "object",
  "oneOf": [
    {
      "$ref": "#/$defs/question"
    },
    {
      "$ref": "#/$defs/cancel"
    },
    {
      "$ref": "#/$defs/answer"
    },
    {
      "$ref": "#/$defs/problem"
    }
  ],
  "$defs": {
    "id": {
      "description": "Of a question: no other line of the batch has it.",
      "type": "string",
      "minLength": 1,
      "maxLength": 200
    },
    "question": {
      "type": "object",
      "additionalProperties": false,
      "required": ["id", "cmd"],
      "properties": {
        "id": {
          "$ref": "#/$defs/id"
        },
        "cmd": {
          "description": "A question by its name, or by the name that another tool has for it.",
          "type": "string",
          "minLength": 1,
          "not": {
            "const": "cancel"
          }
        },
        "place": {
          "description": "A place as on the command line, or as an object; paths are relative to the repository. { $ref } is a place in the answer to an earlier\
 line.",
          "oneOf": [
            {
              "type": "string"
            },
            {
              "type": "object",
              "required": ["kind"],
              "properties": {
                "kind": {
                  "enum": ["file", "line", "cursor", "range", "name", "symbol", "ast", "id", "anchor"]
                }
              },
              "description": "See selector.v1.json; Lanser checks the members."
            },
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["$ref"],
              "properties": {
                "$ref": {
                  "description": "ID#/facts/definitions/0",
                  "type": "string",
                  "pattern": "^.+#/"
                }
              }
            }
          ]
        },
        "seen": {
          "description": "The revision that the place was written for: the place is found again in the queried tree.",
          "type": "string",
          "minLength": 1
        },
        "paths": {
          "description": "Of a question about files: paths and globs.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "workspace": {
          "description": "All files that the server checks, or all its symbols.",
          "type": "boolean"
        },
        "limit": {
          "description": "How many results at most.",
          "type": "integer",
          "minimum": 1,
          "maximum": 9007199254740991
        },
        "cursor": {
          "description": "Of an answer that was truncated: goes on behind it.",
          "type": "string"
        },
        "indexing": {
          "description": "The unit of columns in place. Default: the one of --index-io.",
          "enum": ["utf-8", "utf-16", "codepoint"]
        },
        "timeoutMs": {
          "description": "The time limit of one request to a server. Default: the one of --timeout.",
          "type": "integer",
          "minimum": 1,
          "maximum": 3600000
        },
        "params": {
          "description": "The flags of the question: mode, query, all, no-declaration, start, budget; of request method, and params as an object. Any other flag\
 is an error. workspace, limit and cursor are also possible here.",
          "type": "object",
          "additionalProperties": {
            "type": ["string", "number", "boolean", "object"]
          }
        },
        "overlay": {
          "description": "Texts in the place of files, for this line alone.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        }
      }
    },
    "cancel": {
      "description": "The line with this id ends with 73; it keeps its place.",
      "type": "object",
      "additionalProperties": false,
      "required": ["cmd", "id"],
      "properties": {
        "cmd": {
          "const": "cancel"
        },
        "id": {
          "$ref": "#/$defs/id"
        }
      }
    },
    "answer": {
      "type": "object",
      "additionalProperties": false,
      "required": ["id", "bundle"],
      "properties": {
        "id": {
          "$ref": "#/$defs/id"
        },
        "bundle": {
          "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/bundle.v1.json#"
        }
      }
    },
    "problem": {
      "description": "Of a line that is no question.",
      "type": "object",
      "additionalProperties": false,
      "required": ["id", "line", "error"],
      "properties": {
        "id": {
          "oneOf": [
            {
              "type": "null"
            },
            {
              "$ref": "#/$defs/id"
            }
          ]
        },
        "line": {
          "description": "From 1.",
          "type": "integer",
          "minimum": 1,
          "maximum": 9007199254740991
        },
        "error": {
          "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/bundle.v1.json#/properties/error"
        }
      }
    }
  }
}
`,"bundle.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/bundle.v1.json",
  "title": "Analysis Bundle v1",
  "description": "The answer to one question. bundleId is the SHA-256 of the RFC 8785 text of { request, resolution, facts or error, edits, environment, capabil\
ities, meta: { exit_code, sorting_keys, hashing } }, in which no fact has its member evidence and the error not its evidenceId; factsId is the same without envi\
ronment.platform and environment.digests. The original of the resolution is in neither. Paths are relative to the repository.",
  "type": "object",
  "additionalProperties": false,
  "required": [
    "version",
    "bundleId",
    "factsId",
    "status",
    "request",
    "resolution",
    "edits",
    "processReward",
    "environment",
    "capabilities",
    "meta"
  ],
  "properties": {
    "version": {
      "description": "The version of this format: 1.x only adds.",
      "const": "1.1"
    },
    "bundleId": {
      "$ref": "#/$defs/digest"
    },
    "factsId": {
      "$ref": "#/$defs/digest"
    },
    "status": {
      "description": "partial: a part of it has no answer. unavailable: it has no answer.",
      "enum": ["ok", "error", "partial", "unavailable"]
    },
    "request": {
      "type": "object",
      "additionalProperties": false,
      "required": ["cmd", "selector", "indexing", "params"],
      "properties": {
        "cmd": {
          "type": "string",
          "pattern": "^[a-z][a-z-]*$"
        },
        "selector": {
          "description": "The place as it is printed, with columns in UTF-16 code units.",
          "type": ["string", "null"]
        },
        "indexing": {
          "description": "The unit of a column of the selector.",
          "const": "utf-16"
        },
        "params": {
          "type": "object"
        }
      }
    },
    "resolution": {
      "oneOf": [
        {
          "type": "null"
        },
        {
          "type": "object",
          "additionalProperties": false,
          "required": ["original", "resolved", "disambiguation"],
          "properties": {
            "original": {
              "description": "The place as the caller wrote it. In no hash.",
              "type": "string"
            },
            "resolved": {
              "description": "null: the place is ambiguous.",
              "oneOf": [
                {
                  "type": "null"
                },
                {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["path", "range", "symbol"],
                  "properties": {
                    "path": {
                      "$ref": "#/$defs/path"
                    },
                    "range": {
                      "$ref": "#/$defs/range"
                    },
                    "symbol": {
                      "type": ["string", "null"]
                    }
                  }
                }
              ]
            },
            "disambiguation": {
              "description": "Every place that an ambiguous selector can mean, the best first. Empty if there is only one.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/candidate"
              }
            },
            "seen": {
              "description": "The older version that the place was written for, and what happened to it since, oldest first. Absent: the place has no version.",\

              "type": "object",
              "additionalProperties": false,
              "required": ["object", "changes"],
              "properties": {
                "object": { "$ref": "#/$defs/objectId" },
                "changes": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": ["kind", "from", "to", "commit"],
                    "properties": {
                      "kind": { "enum": ["renamed", "moved"] },
                      "from": { "$ref": "#/$defs/namedPlace" },
                      "to": { "$ref": "#/$defs/namedPlace" },
                      "commit": {
                        "description": "null: the change is not committed, or two trees were compared without their commits.",
                        "type": ["string", "null"]
                      }
                    }
                  }
                }
              }
            },
            "scoring": {
              "description": "How the candidates were scored by equation (1) of the paper. Absent: the match is exact.",
              "type": "object",
              "additionalProperties": false,
              "required": ["weights", "features", "tau", "k", "normalization"],
              "properties": {
                "weights": { "$ref": "#/$defs/features" },
                "features": {
                  "description": "The features of the answer. null: there is none.",
                  "oneOf": [{ "type": "null" }, { "$ref": "#/$defs/features" }]
                },
                "tau": {
                  "description": "The lowest score of an answer.",
                  "type": "number"
                },
                "k": {
                  "description": "The maximum number of candidates.",
                  "type": "integer"
                },
                "normalization": {
                  "description": "The steps from features to a score.",
                  "type": "array",
                  "items": { "type": "string" }
                }
              }
            },
            "route": {
              "description": "The imports and exports that led from a module to the definition of a name. Absent: the module defines it.",
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["path", "line"],
                "properties": {
                  "path": {
                    "$ref": "#/$defs/path"
                  },
                  "line": {
                    "description": "From 1.",
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 9007199254740991
                  }
                }
              }
            }
          }
        }
      ]
    },
    "facts": {
      "$ref": "#/$defs/facts"
    },
    "error": {
      "type": "object",
      "additionalProperties": false,
      "required": ["code", "kind", "exitCode", "message", "hint", "retryable", "evidenceId"],
      "properties": {
        "code": {
          "type": "string",
          "pattern": "^E/[A-Z_]+$"
        },
        "kind": {
          "enum": [
            "ServerUnavailable",
            "LanguageNotEnabled",
            "NoServerForExtension",
            "FileNotFound",
            "RequestTimeout",
            "SessionDead",
            "CapabilityMissing",
            "Wire",
            "BadSelector",
            "NotFound",
            "Ambiguous",
            "Stale",
            "Cancelled",
            "Configuration",
            "Usage",
            "Internal"
          ]
        },
        "exitCode": {
          "$ref": "#/$defs/exitCode"
        },
        "message": {
          "type": "string",
          "minLength": 1
        },
        "hint": {
          "type": "string"
        },
        "retryable": {
          "type": "boolean"
        },
        "evidenceId": {
          "oneOf": [
            {
              "type": "null"
            },
            {
              "$ref": "#/$defs/digest"
            }
          ]
        },
        "candidates": {
          "description": "The same as resolution.disambiguation.",
          "type": "array",
          "minItems": 1,
          "items": {
            "$ref": "#/$defs/candidate"
          }
        },
        "conflicts": {
          "description": "Lines that an edit (theirs) and the working tree (ours) both change, with the lines that both come from (base). null: that side does n\
ot have the file.",
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["file", "base", "ours", "theirs"],
            "properties": {
              "file": { "type": "string", "minLength": 1 },
              "base": { "type": ["string", "null"] },
              "ours": { "type": ["string", "null"] },
              "theirs": { "type": ["string", "null"] }
            }
          }
        }
      }
    },
    "edits": {
      "description": "The edit of a question that plans one; nothing is written. null: the question plans none, or the edit changes nothing.",
      "oneOf": [
        {
          "type": "null"
        },
        {
          "type": "object",
          "additionalProperties": false,
          "required": ["workspaceEdit", "diff", "digest", "files", "symbols", "dirty", "policy"],
          "properties": {
            "workspaceEdit": {
              "description": "The server's WorkspaceEdit, with paths of the repository instead of URIs. Its positions have the encoding of the server.",
              "type": "object"
            },
            "diff": {
              "description": "A patch that \`git apply\` accepts.",
              "type": "string"
            },
            "digest": {
              "description": "Names the files and the edit together, for --expect.",
              "$ref": "#/$defs/digest"
            },
            "files": {
              "description": "The changed paths, sorted.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/path"
              }
            },
            "symbols": {
              "description": "Ids of the symbols that the edit changes. null: that side has none.",
              "type": "array",
              "maxItems": 1000,
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["before", "after"],
                "properties": {
                  "before": {
                    "type": ["string", "null"]
                  },
                  "after": {
                    "type": ["string", "null"]
                  }
                }
              }
            },
            "dirty": {
              "description": "Those of \`files\` with changes that are not committed.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/path"
              }
            },
            "policy": {
              "description": "Globs of the configurations in force, besides the fixed rules.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["allow", "deny"],
                "properties": {
                  "allow": {
                    "description": "null: all paths.",
                    "type": ["array", "null"],
                    "items": {
                      "type": "string"
                    }
                  },
                  "deny": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  }
                }
              }
            }
          }
        }
      ]
    },
    "processReward": {
      "description": "The process reward of the edit, in no hash. null: the question plans no edit, or nobody computed it.",
      "oneOf": [
        {
          "type": "null"
        },
        {
          "type": "object",
          "additionalProperties": false,
          "required": ["r", "components", "weights", "explanation"],
          "properties": {
            "r": {
              "type": "number"
            },
            "components": {
              "type": "object",
              "additionalProperties": false,
              "required": ["diag_delta", "safety", "ambiguity_penalty", "alpha_conf"],
              "properties": {
                "diag_delta": {
                  "type": "number"
                },
                "safety": {
                  "enum": [0, 1]
                },
                "ambiguity_penalty": {
                  "type": "number"
                },
                "alpha_conf": {
                  "type": "number"
                }
              }
            },
            "weights": {
              "type": "object",
              "additionalProperties": false,
              "required": ["alpha", "beta", "gamma"],
              "properties": {
                "alpha": {
                  "type": "number"
                },
                "beta": {
                  "type": "number"
                },
                "gamma": {
                  "type": "number"
                }
              }
            },
            "explanation": {
              "type": "string"
            }
          }
        }
      ]
    },
    "environment": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "snapshot",
        "root",
        "server",
        "positionEncoding",
        "toolchain",
        "readiness",
        "digests",
        "platform"
      ],
      "properties": {
        "snapshot": {
          "oneOf": [
            {
              "type": "null"
            },
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["commit", "tree"],
              "properties": {
                "commit": {
                  "oneOf": [
                    {
                      "type": "null"
                    },
                    {
                      "$ref": "#/$defs/objectId"
                    }
                  ]
                },
                "tree": {
                  "$ref": "#/$defs/objectId"
                }
              }
            }
          ]
        },
        "root": {
          "description": "The folder that the server was opened on.",
          "oneOf": [
            {
              "type": "null"
            },
            {
              "const": "."
            },
            {
              "$ref": "#/$defs/path"
            }
          ]
        },
        "server": {
          "oneOf": [
            {
              "type": "null"
            },
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["id", "version"],
              "properties": {
                "id": {
                  "type": "string",
                  "minLength": 1
                },
                "version": {
                  "type": "string",
                  "minLength": 1
                }
              }
            }
          ]
        },
        "positionEncoding": {
          "enum": ["utf-8", "utf-16", "utf-32", null]
        },
        "toolchain": {
          "oneOf": [
            {
              "type": "null"
            },
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["name", "version"],
              "properties": {
                "name": {
                  "type": "string"
                },
                "version": {
                  "type": "string"
                }
              }
            }
          ]
        },
        "readiness": {
          "oneOf": [
            {
              "type": "null"
            },
            {
              "description": "The sign that the server has loaded the project.",
              "type": "object",
              "additionalProperties": false,
              "required": ["method", "evidence"],
              "properties": {
                "method": {
                  "type": "string",
                  "minLength": 1
                },
                "evidence": {
                  "type": "string"
                }
              }
            }
          ]
        },
        "digests": {
          "description": "The input of the server: its settings with its own configuration, and the contents of the installed packages. null: no server was star\
ted. In bundleId, not in factsId.",
          "oneOf": [
            {
              "type": "null"
            },
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["configuration", "packages"],
              "properties": {
                "configuration": {
                  "$ref": "#/$defs/digest"
                },
                "packages": {
                  "oneOf": [
                    {
                      "type": "null"
                    },
                    {
                      "$ref": "#/$defs/digest"
                    }
                  ]
                }
              }
            }
          ]
        },
        "platform": {
          "description": "Values that differ between machines.",
          "type": "object",
          "additionalProperties": false,
          "required": ["os", "arch", "serverDigest"],
          "properties": {
            "os": {
              "type": "string"
            },
            "arch": {
              "type": "string"
            },
            "serverDigest": {
              "oneOf": [
                {
                  "type": "null"
                },
                {
                  "$ref": "#/$defs/digest"
                }
              ]
            }
          }
        }
      }
    },
    "capabilities": {
      "type": "object",
      "additionalProperties": false,
      "required": ["used", "partialResult", "cancellable"],
      "properties": {
        "used": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "partialResult": {
          "type": "boolean"
        },
        "cancellable": {
          "type": "boolean"
        }
      }
    },
    "meta": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "exit_code",
        "sorting_keys",
        "hashing",
        "cache",
        "stale",
        "purity",
        "priority",
        "retries",
        "restarts",
        "cursor",
        "notes"
      ],
      "properties": {
        "exit_code": {
          "$ref": "#/$defs/exitCode"
        },
        "sorting_keys": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "hashing": {
          "type": "object",
          "additionalProperties": false,
          "required": ["algo"],
          "properties": {
            "algo": {
              "const": "sha256-jcs-v1"
            }
          }
        },
        "cache": {
          "enum": ["hit", "miss"]
        },
        "stale": {
          "description": "A file that the answer is about changed after it was read; in no hash.",
          "type": "boolean"
        },
        "purity": {
          "enum": ["pure", "impure"]
        },
        "priority": {
          "const": "supporting"
        },
        "retries": {
          "$ref": "#/$defs/count"
        },
        "restarts": {
          "$ref": "#/$defs/count"
        },
        "cursor": {
          "type": ["string", "null"]
        },
        "step": {
          "description": "Number of the line in a batch; only for a question that plans an edit.",
          "type": "integer",
          "minimum": 1
        },
        "notes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    }
  },
  "oneOf": [
    {
      "required": ["facts"]
    },
    {
      "required": ["error"]
    }
  ],
  "allOf": [
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["context"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["pieces", "budget", "truncated"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["status", "reload"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["servers"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["request"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["response"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["def", "decl", "typedef", "impl"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["definitions"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["refs"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["references"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["hover"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["hover"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["sig"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["signatures"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["symbols", "outline"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["symbols"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["calls"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["calls"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["types"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["types"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["hints"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["hints"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["diag", "check"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["diagnostics"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["locate"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["location"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["capabilities"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["methods"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["exit-codes"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["codes"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["prepare-rename", "rename"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["renamed"]
          }
        }
      }
    },
    {
      "if": {
        "required": ["facts"],
        "properties": {
          "request": {
            "type": "object",
            "properties": {
              "cmd": {
                "enum": ["rename", "rename-file", "format", "organize-imports"]
              }
            }
          }
        }
      },
      "then": {
        "properties": {
          "facts": {
            "type": "object",
            "required": ["edit"]
          }
        }
      }
    }
  ],
  "$defs": {
    "digest": {
      "type": "string",
      "pattern": "^sha256:[0-9a-f]{64}$"
    },
    "objectId": {
      "type": "string",
      "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
    },
    "path": {
      "type": "string",
      "minLength": 1,
      "not": {
        "pattern": "^/|(?:^|/)\\\\.\\\\.?(?:/|$)"
      }
    },
    "count": {
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "exitCode": {
      "type": "integer",
      "minimum": 0,
      "maximum": 255
    },
    "range": {
      "description": "First line, first column, last line, last column; from 0, as the server counts.",
      "type": "array",
      "prefixItems": [
        {
          "$ref": "#/$defs/count"
        },
        {
          "$ref": "#/$defs/count"
        },
        {
          "$ref": "#/$defs/count"
        },
        {
          "$ref": "#/$defs/count"
        }
      ],
      "items": false,
      "minItems": 4,
      "maxItems": 4
    },
    "location": {
      "type": "object",
      "additionalProperties": false,
      "required": ["range", "evidence"],
      "properties": {
        "path": {
          "$ref": "#/$defs/path"
        },
        "external": {
          "description": "For places outside the repository: \`<pyright>/…\` is a file of the server, \`<packages>\` one of an installed package.",
          "type": "string",
          "minLength": 1
        },
        "range": {
          "$ref": "#/$defs/range"
        },
        "evidence": {
          "$ref": "#/$defs/digest"
        }
      },
      "oneOf": [
        {
          "required": ["path"]
        },
        {
          "required": ["external"]
        }
      ]
    },
    "symbol": {
      "type": "object",
      "additionalProperties": false,
      "required": ["name", "kind", "container", "range", "selectionRange", "evidence"],
      "properties": {
        "path": {
          "$ref": "#/$defs/path"
        },
        "external": {
          "description": "For places outside the repository: \`<pyright>/…\` is a file of the server, \`<packages>\` one of an installed package.",
          "type": "string",
          "minLength": 1
        },
        "name": {
          "type": "string"
        },
        "kind": {
          "type": "string",
          "minLength": 1
        },
        "container": {
          "type": ["string", "null"]
        },
        "range": {
          "$ref": "#/$defs/range"
        },
        "id": {
          "description": "The symbol id, if \`ids\` is set.",
          "type": "string",
          "pattern": "^id:"
        },
        "selectionRange": {
          "oneOf": [
            {
              "type": "null"
            },
            {
              "$ref": "#/$defs/range"
            }
          ]
        },
        "evidence": {
          "$ref": "#/$defs/digest"
        }
      },
      "oneOf": [
        {
          "required": ["path"]
        },
        {
          "required": ["external"]
        }
      ]
    },
    "call": {
      "type": "object",
      "additionalProperties": false,
      "required": ["name", "kind", "container", "range", "selectionRange", "fromRanges", "evidence"],
      "properties": {
        "path": {
          "$ref": "#/$defs/path"
        },
        "external": {
          "description": "For places outside the repository: \`<pyright>/…\` is a file of the server, \`<packages>\` one of an installed package.",
          "type": "string",
          "minLength": 1
        },
        "name": {
          "type": "string"
        },
        "kind": {
          "type": "string",
          "minLength": 1
        },
        "container": {
          "type": ["string", "null"]
        },
        "range": {
          "$ref": "#/$defs/range"
        },
        "selectionRange": {
          "oneOf": [
            {
              "type": "null"
            },
            {
              "$ref": "#/$defs/range"
            }
          ]
        },
        "fromRanges": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/range"
          }
        },
        "evidence": {
          "$ref": "#/$defs/digest"
        }
      },
      "oneOf": [
        {
          "required": ["path"]
        },
        {
          "required": ["external"]
        }
      ]
    },
    "facts": {
      "type": "object",
      "additionalProperties": false,
      "required": ["provenance"],
      "properties": {
        "provenance": {
          "description": "lsp: a server said it. builtin: Lanser read it of the text.",
          "enum": ["lsp", "builtin"]
        },
        "definitions": {
          "type": "array",
          "maxItems": 100000,
          "items": {
            "$ref": "#/$defs/location"
          }
        },
        "references": {
          "type": "array",
          "maxItems": 100000,
          "items": {
            "$ref": "#/$defs/location"
          }
        },
        "hover": {
          "oneOf": [
            {
              "type": "null"
            },
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["text", "range", "evidence"],
              "properties": {
                "text": {
                  "type": "string"
                },
                "range": {
                  "oneOf": [
                    {
                      "type": "null"
                    },
                    {
                      "$ref": "#/$defs/range"
                    }
                  ]
                },
                "evidence": {
                  "$ref": "#/$defs/digest"
                }
              }
            }
          ]
        },
        "signatures": {
          "type": "array",
          "maxItems": 100000,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["label", "documentation", "parameters", "evidence"],
            "properties": {
              "label": {
                "type": "string"
              },
              "documentation": {
                "type": ["string", "null"]
              },
              "parameters": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "evidence": {
                "$ref": "#/$defs/digest"
              }
            }
          }
        },
        "active": {
          "oneOf": [
            {
              "type": "null"
            },
            {
              "description": "Which signature the call takes, and the parameter that the place is in.",
              "type": "object",
              "additionalProperties": false,
              "required": ["signature", "parameter"],
              "properties": {
                "signature": {
                  "$ref": "#/$defs/count"
                },
                "parameter": {
                  "oneOf": [
                    {
                      "type": "null"
                    },
                    {
                      "$ref": "#/$defs/count"
                    }
                  ]
                }
              }
            }
          ]
        },
        "symbols": {
          "type": "array",
          "maxItems": 100000,
          "items": {
            "$ref": "#/$defs/symbol"
          }
        },
        "calls": {
          "type": "array",
          "maxItems": 100000,
          "items": {
            "$ref": "#/$defs/call"
          }
        },
        "types": {
          "type": "array",
          "maxItems": 100000,
          "items": {
            "$ref": "#/$defs/symbol"
          }
        },
        "hints": {
          "type": "array",
          "maxItems": 100000,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["position", "label", "kind", "evidence"],
            "properties": {
              "position": {
                "type": "array",
                "prefixItems": [
                  {
                    "$ref": "#/$defs/count"
                  },
                  {
                    "$ref": "#/$defs/count"
                  }
                ],
                "items": false,
                "minItems": 2,
                "maxItems": 2
              },
              "label": {
                "type": "string"
              },
              "kind": {
                "enum": ["type", "parameter", null]
              },
              "evidence": {
                "$ref": "#/$defs/digest"
              }
            }
          }
        },
        "diagnostics": {
          "type": "array",
          "maxItems": 100000,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "path",
              "range",
              "severity",
              "source",
              "code",
              "message",
              "symbol",
              "server",
              "evidence"
            ],
            "properties": {
              "path": {
                "$ref": "#/$defs/path"
              },
              "range": {
                "$ref": "#/$defs/range"
              },
              "severity": {
                "enum": ["error", "warning", "information", "hint"]
              },
              "source": {
                "type": ["string", "null"]
              },
              "code": {
                "type": ["string", "null"]
              },
              "message": {
                "type": "string"
              },
              "symbol": {
                "type": ["string", "null"]
              },
              "server": {
                "type": "string",
                "minLength": 1
              },
              "evidence": {
                "$ref": "#/$defs/digest"
              },
              "also": {
                "description": "Other servers that say the same of the place.",
                "type": "array",
                "minItems": 1,
                "items": {
                  "type": "string",
                  "minLength": 1
                }
              }
            }
          }
        },
        "files": {
          "description": "The number of requested files, the number of files with a final answer, and the files without one.",
          "type": "object",
          "additionalProperties": false,
          "required": ["asked", "final", "unknown"],
          "properties": {
            "asked": {
              "$ref": "#/$defs/count"
            },
            "final": {
              "$ref": "#/$defs/count"
            },
            "unknown": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["path", "reason"],
                "properties": {
                  "path": {
                    "$ref": "#/$defs/path"
                  },
                  "reason": {
                    "type": "string",
                    "minLength": 1
                  }
                }
              }
            }
          }
        },
        "passed": {
          "description": "Of check: no error, and every file has a final answer.",
          "type": "boolean"
        },
        "location": {
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "range", "whole", "symbol", "text", "verify", "evidence"],
          "properties": {
            "path": {
              "$ref": "#/$defs/path"
            },
            "range": {
              "$ref": "#/$defs/range"
            },
            "whole": {
              "$ref": "#/$defs/range"
            },
            "symbol": {
              "type": ["string", "null"]
            },
            "text": {
              "type": "string"
            },
            "selector": {
              "description": "A selector that finds the place again, in the form of \`as\`.",
              "type": "string",
              "minLength": 1
            },
            "id": {
              "description": "The symbol id of the definition that the place names. Absent for other places.",
              "type": "string",
              "pattern": "^id:"
            },
            "verify": {
              "$ref": "#/$defs/digest"
            },
            "evidence": {
              "$ref": "#/$defs/digest"
            },
            "score": {
              "description": "As in a candidate.",
              "type": "number",
              "minimum": 0,
              "maximum": 1
            },
            "by": {
              "description": "How the place was found: by line and column, by names and syntax, or by an exact text.",
              "enum": ["position", "structure", "text"]
            },
            "hash": {
              "description": "Of an anchor: the digest over its text and surroundings, shortened.",
              "type": "string",
              "pattern": "^sha256:[0-9a-f]{16}$"
            },
            "isSameAround": {
              "description": "Of an anchor with a hash: false if the text around it has changed.",
              "type": "boolean"
            }
          }
        },
        "servers": {
          "description": "Of status and reload. state is the last known one: configured (only named), resolvable (this machine has a pin of it), runnable (it st\
arts and answers), ready (it has loaded the project and finds known errors).",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["id", "version", "root", "state", "installed", "isStarting", "failed", "restarts"],
            "properties": {
              "id": {
                "type": "string",
                "minLength": 1
              },
              "version": {
                "type": "string",
                "minLength": 1
              },
              "root": {
                "description": "null if none of its roots was tried.",
                "oneOf": [
                  {
                    "type": "null"
                  },
                  {
                    "const": "."
                  },
                  {
                    "$ref": "#/$defs/path"
                  }
                ]
              },
              "state": {
                "enum": ["configured", "resolvable", "runnable", "ready"]
              },
              "installed": {
                "description": "Its files are in the cache already.",
                "type": "boolean"
              },
              "isStarting": {
                "type": "boolean"
              },
              "failed": {
                "description": "Why it did not reach the next state.",
                "type": ["string", "null"]
              },
              "restarts": {
                "$ref": "#/$defs/count"
              }
            }
          }
        },
        "pieces": {
          "description": "Of context: the pieces in this order, within the budget. A larger budget begins with the same pieces.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["kind", "path", "nth", "range", "text", "tokens", "evidence"],
            "properties": {
              "kind": {
                "enum": ["signature", "definition", "outline", "diagnostic", "hint"]
              },
              "path": {
                "description": "The file that it is about; of a definition the one that imports it.",
                "$ref": "#/$defs/path"
              },
              "nth": {
                "description": "Of its kind in its file, from 0.",
                "$ref": "#/$defs/count"
              },
              "range": {
                "$ref": "#/$defs/range"
              },
              "text": {
                "type": "string",
                "minLength": 1
              },
              "tokens": {
                "description": "The bytes of text in UTF-8 with a line feed, by 4, rounded up.",
                "$ref": "#/$defs/count"
              },
              "evidence": {
                "$ref": "#/$defs/digest"
              }
            }
          }
        },
        "budget": {
          "description": "Of pieces.",
          "type": "object",
          "additionalProperties": false,
          "required": ["tokens", "used", "bytesPerToken", "next"],
          "properties": {
            "tokens": {
              "$ref": "#/$defs/count"
            },
            "used": {
              "$ref": "#/$defs/count"
            },
            "bytesPerToken": {
              "const": 4
            },
            "next": {
              "description": "The size of the first piece that is left out; null for none.",
              "oneOf": [
                {
                  "$ref": "#/$defs/count"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "response": {
          "description": "Of request: the unchanged answer of the server, with its own positions. Places of the machine are paths of the repository, or external\
 names.",
          "type": "object",
          "additionalProperties": false,
          "required": ["method", "result", "evidence"],
          "properties": {
            "method": {
              "type": "string",
              "minLength": 1
            },
            "result": true,
            "evidence": {
              "$ref": "#/$defs/digest"
            }
          }
        },
        "methods": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "questions": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "offered": {
          "description": "Of capabilities: the same of each queried server.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["server", "version", "root", "methods", "questions"],
            "properties": {
              "server": {
                "type": "string",
                "minLength": 1
              },
              "version": {
                "type": "string",
                "minLength": 1
              },
              "root": {
                "description": "\\".\\" for the top.",
                "type": "string",
                "minLength": 1
              },
              "methods": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "questions": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              }
            }
          }
        },
        "codes": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["code", "exitCode", "retryable", "hint"],
            "properties": {
              "code": {
                "type": "string"
              },
              "exitCode": {
                "$ref": "#/$defs/exitCode"
              },
              "retryable": {
                "type": "boolean"
              },
              "hint": {
                "type": "string"
              }
            }
          }
        },
        "total": {
          "$ref": "#/$defs/count"
        },
        "truncated": {
          "type": "boolean"
        },
        "renamed": {
          "description": "The name that a rename would change. null: the server renames without preparation.",
          "oneOf": [
            {
              "type": "null"
            },
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["range", "placeholder", "evidence"],
              "properties": {
                "range": {
                  "$ref": "#/$defs/range"
                },
                "placeholder": {
                  "type": "string"
                },
                "evidence": {
                  "$ref": "#/$defs/digest"
                }
              }
            }
          ]
        },
        "actions": {
          "type": "array",
          "maxItems": 100000,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["title", "kind", "server", "isPreferred", "skipped", "evidence"],
            "properties": {
              "title": {
                "type": "string"
              },
              "kind": {
                "type": ["string", "null"]
              },
              "server": {
                "type": "string",
                "minLength": 1
              },
              "isPreferred": {
                "type": "boolean"
              },
              "skipped": {
                "description": "Why Lanser cannot apply it. null: it can.",
                "type": ["string", "null"]
              },
              "evidence": {
                "$ref": "#/$defs/digest"
              }
            }
          }
        },
        "edit": {
          "description": "The server's answer that the edit comes from. null: it changes nothing.",
          "oneOf": [
            {
              "type": "null"
            },
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["title", "evidence"],
              "properties": {
                "title": {
                  "description": "Title of the code action.",
                  "type": ["string", "null"]
                },
                "evidence": {
                  "$ref": "#/$defs/digest"
                }
              }
            }
          ]
        }
      }
    },
    "namedPlace": {
      "type": "object",
      "additionalProperties": false,
      "required": ["path", "symbol"],
      "properties": {
        "path": { "$ref": "#/$defs/path" },
        "symbol": { "description": "null: the file itself.", "type": ["string", "null"] }
      }
    },
    "features": {
      "description": "The features of equation (1): ast, module, token and proximity. null: there is no evidence, and the other weights are divided by their sum\
.",
      "type": "object",
      "required": ["ast", "module", "token", "proximity"],
      "maxProperties": 4,
      "additionalProperties": { "type": ["number", "null"], "minimum": 0, "maximum": 1 }
    },
    "candidate": {
      "type": "object",
      "additionalProperties": false,
      "required": ["selector", "path", "range", "symbol", "score"],
      "properties": {
        "selector": {
          "description": "A selector that names only this place.",
          "type": "string",
          "minLength": 1
        },
        "path": {
          "$ref": "#/$defs/path"
        },
        "range": {
          "$ref": "#/$defs/range"
        },
        "symbol": {
          "type": ["string", "null"]
        },
        "score": {
          "description": "Equation (1) of the paper, over the features that have evidence.",
          "type": "number",
          "minimum": 0,
          "maximum": 1
        },
        "features": { "$ref": "#/$defs/features" }
      }
    }
  }
}
`,"claims.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/claims.v1.json",
  "title": "Claimed rewards, version 1",
  "description": "A file \`.lanser/claims/NAME.json\` of head: the reward that the author of the change claims. Lanser compares it with the measured one. A claim \
never changes the reward.",
  "type": "object",
  "additionalProperties": false,
  "required": ["schema", "claims"],
  "properties": {
    "schema": { "const": "lanser.claims.v1" },
    "claims": { "type": "array", "minItems": 1, "maxItems": 250, "items": { "$ref": "#/$defs/claim" } }
  },
  "$defs": {
    "claim": {
      "type": "object",
      "additionalProperties": false,
      "required": ["base"],
      "properties": {
        "base": { "description": "The commit that the change begins at.", "$ref": "#/$defs/id" },
        "head": {
          "description": "Of a claim about the complete change: a commit or a tree. Only claims differ between it and head.",
          "$ref": "#/$defs/id"
        },
        "commit": {
          "description": "Of a claim about one commit: its reward as a step of the change.",
          "$ref": "#/$defs/id"
        },
        "pr-v1": { "$ref": "#/$defs/value" },
        "pr-v2": { "$ref": "#/$defs/value" }
      },
      "allOf": [
        { "oneOf": [{ "required": ["head"] }, { "required": ["commit"] }] },
        { "anyOf": [{ "required": ["pr-v1"] }, { "required": ["pr-v2"] }] }
      ]
    },
    "id": { "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" },
    "value": { "type": "number", "minimum": -1000000000000, "maximum": 1000000000000 }
  }
}
`,"config.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/config.v1.json",
  "title": "Configuration v1",
  "description": "The content of \`.lanser/config.yml\`. The schema does not list servers and versions, because they depend on the release. All defaults are here.\
 The format reserves a key that accepts no value; this release does not support it.",
  "type": "object",
  "additionalProperties": false,
  "required": ["version"],
  "properties": {
    "version": {
      "description": "The version of this format.",
      "const": 1
    },
    "servers": {
      "description": "The servers to run. If neither this list nor a flag or input names a server, Lanser starts nothing.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/server"
      },
      "default": []
    },
    "dependencies": {
      "description": "Untracked folders. Lanser links them, read-only, into the files of base and head.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/insideFolder"
      },
      "default": [".venv", "node_modules"]
    },
    "base-dependencies": {
      "description": "A folder with base's own packages, in the same layout as the repository. Head then uses the packages of the repository.",
      "$ref": "#/$defs/insideFolder"
    },
    "ignore": {
      "description": "Lanser leaves out findings in these files.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/glob"
      },
      "default": []
    },
    "include": {
      "description": "Findings in these files count. Lanser leaves out findings in all other files, and in files in \`ignore\`. Default: all files.",
      "type": "array",
      "minItems": 1,
      "items": {
        "$ref": "#/$defs/glob"
      }
    },
    "edits": {
      "description": "Files that \`lanser apply\` may change. The configuration in the merge base of your branch and the default branch decides. The configuration\
 in the working tree can only forbid more.",
      "type": "object",
      "additionalProperties": false,
      "minProperties": 1,
      "properties": {
        "allow": {
          "description": "An edit can change only these files. Without this key: all files, except for those that a rule forbids.",
          "type": "array",
          "minItems": 1,
          "items": {
            "$ref": "#/$defs/glob"
          }
        },
        "deny": {
          "description": "An edit never changes these files, even if \`allow\` has them.",
          "type": "array",
          "minItems": 1,
          "items": {
            "$ref": "#/$defs/glob"
          }
        }
      }
    },
    "relocate": {
      "description": "How questions find a place again after the code changed.",
      "type": "object",
      "additionalProperties": false,
      "default": {},
      "properties": {
        "tau": {
          "description": "The lowest score of an answer. Below it, the place is ambiguous.",
          "type": "number",
          "minimum": 0,
          "maximum": 1,
          "default": 0.75
        },
        "k": {
          "description": "The maximum number of candidates of an ambiguous place.",
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "default": 5
        }
      }
    },
    "deny": {
      "description": "Servers, files and requests that Lanser never uses, whatever a flag, an input or an agent asks for.",
      "type": "object",
      "additionalProperties": false,
      "minProperties": 1,
      "properties": {
        "servers": {
          "description": "Lanser never starts these servers. It is an error to name one in a flag, an input or \`servers\`.",
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "string",
            "minLength": 1
          }
        },
        "languages": {
          "description": "Lanser never starts a server of these languages. Use the names of Lanser or of editors (\`Python\`, \`javascript\`).",
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "string",
            "minLength": 1
          }
        },
        "paths": {
          "description": "Lanser leaves out findings in these files, and refuses questions about them.",
          "type": "array",
          "minItems": 1,
          "items": {
            "$ref": "#/$defs/glob"
          }
        },
        "methods": {
          "description": "Lanser never sends these LSP requests, for example \`textDocument/codeAction\`. Without \`textDocument/definition\`, Lanser does not searc\
h for the cause of a finding.",
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
      "description": "\`true\`: Lanser requests the servers' quick fixes for new findings on lines of the diff. The report lists them. Lanser does not apply them,\
 and they do not affect the verdict. With \`publish: suggestions\`, the Action posts them.",
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
      "description": "How to replay the committed traces. \`offline\`: start no server; the result must have the same bytes as the recording. \`live\`: send the rec\
orded requests to the pinned server again. \`off\`: no replay.",
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
          "description": "The name of the server, for example \`pyright\`.",
          "type": "string",
          "minLength": 1
        },
        "version": {
          "description": "A version pinned by this release or below \`.lanser/pins\`. Default: the newest version pinned by this release.",
          "type": "string",
          "minLength": 1
        },
        "roots": {
          "description": "The project folders in which Lanser starts the server, or globs (\`packages/*\`). Default: the top folder and the members of its workspa\
ce, if they have a configuration of the server. If none of them has one: the outermost folders with a configuration. If no folder has one: the top folder.",
          "type": "array",
          "minItems": 1,
          "items": {
            "$ref": "#/$defs/folder"
          }
        },
        "enabled": {
          "description": "\`false\`: do not start the server, unless the command line or the workflow names it.",
          "type": "boolean",
          "default": true
        },
        "mode": {
          "description": "\`lsp\`: use the language server. \`compiler\`: run the server's own command and read its output. \`auto\`: use the mode with the better mea\
surements (docs/servers.md). In the mode \`compiler\` there are no probes, so the run has no reward.",
          "enum": ["auto", "lsp", "compiler"],
          "default": "auto"
        },
        "limits": {
          "description": "Time limits in milliseconds. If the server does not answer in time, the result is unknown, never clean. Defaults: those of the server.\
",
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "properties": {
            "ready-ms": {
              "description": "Until the server is ready. For a command: until it ends.",
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
              "description": "For the complete run of the server.",
              "type": "integer",
              "minimum": 1000,
              "maximum": 3600000
            },
            "requests-ms": {
              "description": "For one request of a question, by method (\`textDocument/references\`). \`--timeout\` overrides it. Default: 60000; 120000 for referen\
ces.",
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
          "description": "Settings for the server. They cannot change settings that are locked for safety.",
          "type": "object",
          "default": {}
        },
        "trust": {
          "description": "Allows the server to execute code of the repository (docs/servers.md). Only base's configuration, or a file on the command line, can a\
ccept this.",
          "enum": ["executes-repository"]
        },
        "sandbox": {
          "description": "\`bwrap\`: run the server in bubblewrap, without network and without access to the job's files. If bubblewrap does not work, the server \
is not started. \`none\`, together with \`trust\`: run it like the job itself, with its files and network. Without this key, a server is not sandboxed: it runs with\
 the job's files and network.",
          "enum": ["bwrap", "none"]
        },
        "role": {
          "description": "\`primary\` and \`linter\`: new findings can fail the run. \`second-opinion\`: new findings are shown, and fail the run only if the server h\
as its own \`fail-on\`. Default: \`primary\` for a checker, \`linter\` for a linter.",
          "enum": ["primary", "linter", "second-opinion"]
        },
        "fail-on": {
          "description": "Lowest severity of a new finding of this server that fails the run. Default: \`policy.fail-on\`. A flag or an input overrides it.",
          "enum": ["error", "warning", "information", "hint", "never"]
        }
      }
    },
    "policy": {
      "description": "What fails a run, what makes it inconclusive, and what Lanser only reports.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "fail-on": {
          "description": "Lowest severity of a new finding that fails the run.",
          "enum": ["error", "warning", "information", "hint", "never"],
          "default": "error"
        },
        "unknown": {
          "description": "Unchecked files, for example because of a timeout. \`warn\`: the exit code is 0. The verdict is inconclusive with both values.",
          "enum": ["inconclusive", "warn"],
          "default": "inconclusive"
        },
        "inconclusive": {
          "description": "The conclusion of the check run if the verdict is inconclusive. Both values block a required check.",
          "enum": ["action_required", "failure"],
          "default": "action_required"
        },
        "volatile": {
          "description": "Findings that depend on the order of files. \`fail\`: they fail the run.",
          "enum": ["report", "fail"],
          "default": "report"
        },
        "moved": {
          "description": "Findings that moved with their code. \`fail\`: they fail the run.",
          "enum": ["report", "fail"],
          "default": "report"
        },
        "min-reward": {
          "description": "The lowest reward that passes. \`null\`: no limit.",
          "type": ["number", "null"],
          "default": null
        },
        "replay-mismatch": {
          "description": "A committed trace whose replay gives another result. \`fail\`: it fails the run.",
          "enum": ["fail", "warn"],
          "default": "fail"
        },
        "waivers": {
          "description": "Who can waive new findings and these reasons: dependencies-differ, dependencies-missing, unchecked-sources, hidden-code, configuration\
-differs, files-unmatched and submodule-changed. \`trailer\`: a line in a commit message. \`label:NAME\`: a label of the pull request.",
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "pattern": "^(?:trailer|label:.+)$"
          },
          "default": []
        },
        "dependencies-differ": {
          "description": "Head needs other packages than base, and base's packages are not installed. \`warn\`: the exit code is 0. The verdict is inconclusive wi\
th both values.",
          "enum": ["inconclusive", "warn"],
          "default": "inconclusive"
        },
        "dependencies-missing": {
          "description": "Declared packages are not installed. \`warn\`: the exit code is 0. The verdict is inconclusive with both values.",
          "enum": ["inconclusive", "warn"],
          "default": "inconclusive"
        },
        "unchecked": {
          "description": "Changed sources outside all projects of a server. The value is the effect on the verdict.",
          "enum": ["report", "inconclusive", "fail"],
          "default": "report"
        },
        "hidden": {
          "description": "Changed code that the checker now skips. The value is the effect on the verdict.",
          "enum": ["report", "inconclusive", "fail"],
          "default": "inconclusive"
        },
        "suppressions": {
          "description": "New comments of the change to silence a checker. The report lists each of them. The value is the effect on the verdict.",
          "enum": ["report", "inconclusive", "fail"],
          "default": "report"
        },
        "claims": {
          "description": "A reward in \`.lanser/claims/*.json\` that differs from the measured one. \`ignore\`: Lanser reads no claims. A claim never changes the re\
ward.",
          "enum": ["fail", "warn", "ignore"],
          "default": "fail"
        },
        "scope": {
          "description": "The files that a run checks. \`full\`: all files. \`affected\`: the files that the change can affect. \`auto\`: for TypeScript, the changed \
files and those with a different \`tsc\` output in base and head; for other servers, all files.",
          "enum": ["full", "affected", "auto"],
          "default": "auto"
        },
        "only-changed-files": {
          "description": "\`true\`: findings in untouched files never fail the run. The report still shows them.",
          "type": "boolean",
          "default": false
        },
        "required": {
          "description": "\`true\`: ignore \`LANSER_DISABLE\`, so that nobody can switch off a run with it.",
          "type": "boolean",
          "default": false
        },
        "rules": {
          "description": "Severities of single findings, by code, path and server. The first matching rule decides.",
          "type": "array",
          "maxItems": 200,
          "items": {
            "$ref": "#/$defs/rule"
          },
          "default": []
        },
        "max-new": {
          "description": "The allowed number of new findings of each severity. A larger number of findings fails the run. A finding that fails by \`fail-on\` or b\
y a rule fails the run anyway.",
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
          "description": "\`hidden\`: do not show the reward to people. The report, the SARIF log and the output \`reward\` always contain it.",
          "enum": ["shown", "hidden"],
          "default": "shown"
        }
      }
    },
    "reward": {
      "description": "How the process reward is computed.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "version": {
          "description": "The reward that outputs show first.",
          "enum": ["pr-v1", "pr-v2"],
          "default": "pr-v2"
        },
        "weights": {
          "description": "The weights of diagnostics (\`alpha\`), safety (\`beta\`) and ambiguity (\`gamma\`).",
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
      "description": "A rule without \`code\`, \`path\` and \`server\` matches every finding. It needs \`severity\`, \`fail\` or both.",
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
          "description": "A glob over the code of the finding, as its server writes it: \`reportCallIssue\`, \`TS2345\`, \`report*\`. A finding without a code does no\
t match.",
          "type": "string",
          "minLength": 1,
          "pattern": "^[^!\\\\s][^\\\\s]*$"
        },
        "path": {
          "description": "A glob over the path of the finding's file in head. For a finding that only base has, the path in base.",
          "$ref": "#/$defs/glob"
        },
        "server": {
          "description": "The name of a server, for example \`pyright\`.",
          "type": "string",
          "minLength": 1
        },
        "severity": {
          "description": "The new severity of the finding. \`off\`: the finding is hidden, and only counted.",
          "enum": ["off", "information", "warning", "error"]
        },
        "fail": {
          "description": "Whether a new finding fails the run, whatever its severity.",
          "type": "boolean"
        }
      }
    },
    "many": {
      "description": "The largest number that passes.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000000
    },
    "glob": {
      "description": "A glob relative to the top of the repository. It cannot begin with \`!\`.",
      "type": "string",
      "minLength": 1,
      "pattern": "^(?![!/])(?!(?:[^/]*/)*\\\\.\\\\.(?:/|$))"
    },
    "folder": {
      "description": "A folder inside the repository, or its top.",
      "type": "string",
      "minLength": 1,
      "pattern": "^(?:\\\\./?|(?!\\\\.{1,2}(?:/|$))[^/\\\\u0000]+(?:/(?!\\\\.{1,2}(?:/|$))[^/\\\\u0000]+)*/?)$"
    },
    "insideFolder": {
      "description": "A path relative to the top of the repository, with forward slashes, without \`.\` and \`..\`.",
      "type": "string",
      "minLength": 1,
      "pattern": "^(?!\\\\.{1,2}(?:/|$))[^/\\\\u0000]+(?:/(?!\\\\.{1,2}(?:/|$))[^/\\\\u0000]+)*/?$"
    },
    "notSupportedYet": {
      "description": "Reserved: this release does not support this key.",
      "not": {}
    }
  }
}
`,"drift.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/drift.v1.json",
  "title": "Drift report v1",
  "description": "What one language server made of the same files in several runs: canonical JSON (RFC 8785) and one line feed. Lines and columns are 1-based, c\
olumns count UTF-16 code units, ends are exclusive.",
  "type": "object",
  "additionalProperties": false,
  "required": [
    "schema",
    "target",
    "server",
    "judgement",
    "priority",
    "recorded",
    "parting",
    "canonical",
    "runs",
    "variations",
    "repeats",
    "against",
    "reproduction",
    "issue",
    "power"
  ],
  "properties": {
    "schema": {
      "const": "lanser.drift.v1"
    },
    "target": {
      "description": "The subject of the comparison, for people.",
      "type": "string",
      "minLength": 1
    },
    "server": {
      "type": "object",
      "additionalProperties": false,
      "required": ["id", "version"],
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9._-]*$"
        },
        "version": {
          "type": "string",
          "minLength": 1
        }
      }
    },
    "judgement": {
      "description": "What the results depend on; the first of these that holds.",
      "enum": [
        "inconclusive",
        "incomparable",
        "nondeterministic",
        "drifted",
        "order-dependent",
        "environment-dependent",
        "seen-once",
        "harmless",
        "stable"
      ]
    },
    "priority": {
      "description": "P0: the same schedule gave another report, so the run is not reproducible.",
      "enum": ["P0", "data", "none"]
    },
    "recorded": {
      "description": "The trace against the first canonical run; null without a trace.",
      "oneOf": [
        {
          "$ref": "#/$defs/divergence"
        },
        {
          "type": "null"
        }
      ]
    },
    "parting": {
      "description": "The first answer that two conversations of the canonical schedule do not share: of the recording and run 1 where they differ, else of two \
runs that do. Null where none differ, or no traces are kept.",
      "oneOf": [
        {
          "type": "object",
          "additionalProperties": false,
          "required": ["wanted", "got", "pointer"],
          "properties": {
            "wanted": {
              "$ref": "#/$defs/parted"
            },
            "got": {
              "$ref": "#/$defs/parted"
            },
            "pointer": {
              "description": "A JSON pointer into the message; empty where the messages are of different kinds.",
              "type": "string"
            }
          }
        },
        {
          "type": "null"
        }
      ]
    },
    "canonical": {
      "description": "The runs under the canonical schedule.",
      "$ref": "#/$defs/runs"
    },
    "runs": {
      "description": "Those, and the runs under other schedules.",
      "$ref": "#/$defs/runs"
    },
    "variations": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["name", "divergence", "notVaried"],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1
          },
          "divergence": {
            "description": "Against the first canonical run.",
            "$ref": "#/$defs/divergence"
          },
          "notVaried": {
            "description": "What could not be varied on this machine.",
            "type": "array",
            "items": {
              "type": "string",
              "minLength": 1
            }
          }
        }
      }
    },
    "repeats": {
      "description": "What became of each difference that was repeated before it was named: at least 7 times in its own arm, with 7 canonical runs.",
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["arm", "outcome", "own", "canonical", "rate"],
        "properties": {
          "arm": {
            "description": "The name of a schedule or a variation; \\"recorded\\" for a recording that no run reproduces.",
            "type": "string",
            "minLength": 1
          },
          "outcome": {
            "description": "named: in every repeat of the arm and in no canonical run; seen-once: in no repeat of either; mixed: anything else.",
            "enum": ["named", "mixed", "seen-once"]
          },
          "own": {
            "description": "Repeats of the arm that show the difference.",
            "$ref": "#/$defs/counted"
          },
          "canonical": {
            "description": "Canonical runs that do, the recording among them.",
            "$ref": "#/$defs/counted"
          },
          "rate": {
            "description": "Of a mixed one: in how many of all of them, and the interval of its share with 95 % confidence (Clopper and Pearson).",
            "oneOf": [
              {
                "$ref": "#/$defs/rate"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      }
    },
    "against": {
      "oneOf": [
        {
          "$ref": "#/$defs/versions"
        },
        {
          "type": "null"
        }
      ]
    },
    "reproduction": {
      "oneOf": [
        {
          "$ref": "#/$defs/reproduction"
        },
        {
          "type": "null"
        }
      ]
    },
    "issue": {
      "description": "The text of an issue for the makers of the server; null where nothing decides.",
      "oneOf": [
        {
          "type": "object",
          "additionalProperties": false,
          "required": ["title", "body"],
          "properties": {
            "title": {
              "type": "string",
              "minLength": 1
            },
            "body": {
              "type": "string",
              "minLength": 1
            }
          }
        },
        {
          "type": "null"
        }
      ]
    },
    "power": {
      "description": "How likely the canonical runs were to show a flake of probability p.",
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["p", "chance"],
        "properties": {
          "p": {
            "type": "number",
            "exclusiveMinimum": 0,
            "exclusiveMaximum": 1
          },
          "chance": {
            "type": "number",
            "minimum": 0,
            "maximum": 1
          }
        }
      }
    }
  },
  "$defs": {
    "parted": {
      "type": "object",
      "additionalProperties": false,
      "required": ["run", "entry", "value", "around"],
      "properties": {
        "run": {
          "description": "Counts canonical runs from 1; null for the recording.",
          "oneOf": [
            {
              "type": "integer",
              "minimum": 1
            },
            {
              "type": "null"
            }
          ]
        },
        "entry": {
          "description": "The number of the entry in its trace.",
          "type": "integer",
          "minimum": 0
        },
        "value": {
          "description": "The value, shortened.",
          "type": "string"
        },
        "around": {
          "description": "The entry with three before it and three after, each shortened to a line.",
          "type": "array",
          "maxItems": 7,
          "items": {
            "type": "string"
          }
        }
      }
    },
    "number": {
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "class": {
      "description": "D0 the same; D1 another order; D2 another text; D3 another range; D4 added or missing; D5 another severity, rule, tags or related places; \
D6 another conversation; D7 the answers in between differ, but the last answer is the same; D8 a crash, a hang or another exit status; D9 another environment.",\

      "enum": ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"]
    },
    "classes": {
      "description": "How many of each class.",
      "type": "object",
      "additionalProperties": false,
      "required": ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"],
      "properties": {
        "D0": {
          "$ref": "#/$defs/number"
        },
        "D1": {
          "$ref": "#/$defs/number"
        },
        "D2": {
          "$ref": "#/$defs/number"
        },
        "D3": {
          "$ref": "#/$defs/number"
        },
        "D4": {
          "$ref": "#/$defs/number"
        },
        "D5": {
          "$ref": "#/$defs/number"
        },
        "D6": {
          "$ref": "#/$defs/number"
        },
        "D7": {
          "$ref": "#/$defs/number"
        },
        "D8": {
          "$ref": "#/$defs/number"
        },
        "D9": {
          "$ref": "#/$defs/number"
        }
      }
    },
    "digest": {
      "type": "string",
      "pattern": "^sha256:[0-9a-f]{64}$"
    },
    "path": {
      "description": "Relative to the root and inside it, with forward slashes; of what lies elsewhere only <outside> and the name.",
      "type": "string",
      "pattern": "^(?!\\\\.{1,2}(?:/|$))[^/\\\\u0000]+(?:/(?!\\\\.{1,2}(?:/|$))[^/\\\\u0000]+)*$"
    },
    "position": {
      "type": "object",
      "additionalProperties": false,
      "required": ["line", "column"],
      "properties": {
        "line": {
          "type": "integer",
          "minimum": 1
        },
        "column": {
          "type": "integer",
          "minimum": 1
        }
      }
    },
    "range": {
      "type": "object",
      "additionalProperties": false,
      "required": ["start", "end"],
      "properties": {
        "start": {
          "$ref": "#/$defs/position"
        },
        "end": {
          "$ref": "#/$defs/position"
        }
      }
    },
    "finding": {
      "type": "object",
      "additionalProperties": false,
      "required": ["path", "range", "severity", "source", "code", "message"],
      "properties": {
        "path": {
          "$ref": "#/$defs/path"
        },
        "range": {
          "$ref": "#/$defs/range"
        },
        "severity": {
          "description": "null when the server did not say.",
          "enum": ["error", "warning", "information", "hint", null]
        },
        "source": {
          "type": ["string", "null"]
        },
        "code": {
          "type": ["string", "null"]
        },
        "message": {
          "type": "string"
        }
      }
    },
    "difference": {
      "description": "One thing that differs between two runs.",
      "type": "object",
      "additionalProperties": false,
      "required": ["class", "path", "range", "code", "wanted", "got"],
      "properties": {
        "class": {
          "$ref": "#/$defs/class"
        },
        "path": {
          "description": "null for what belongs to no file.",
          "oneOf": [
            {
              "$ref": "#/$defs/path"
            },
            {
              "type": "null"
            }
          ]
        },
        "range": {
          "oneOf": [
            {
              "$ref": "#/$defs/range"
            },
            {
              "type": "null"
            }
          ]
        },
        "code": {
          "type": ["string", "null"]
        },
        "wanted": {
          "description": "Cut for showing; null on a side that does not have it.",
          "type": ["string", "null"]
        },
        "got": {
          "type": ["string", "null"]
        }
      }
    },
    "divergence": {
      "type": "object",
      "additionalProperties": false,
      "required": ["class", "classes", "first", "decides", "differences"],
      "properties": {
        "class": {
          "description": "The worst there is.",
          "$ref": "#/$defs/class"
        },
        "classes": {
          "$ref": "#/$defs/classes"
        },
        "first": {
          "description": "Of the worst class the first by path and range.",
          "oneOf": [
            {
              "$ref": "#/$defs/difference"
            },
            {
              "type": "null"
            }
          ]
        },
        "decides": {
          "description": "Whether a gate can come to another verdict by it: D3, D4, D5 and D8.",
          "type": "boolean"
        },
        "differences": {
          "description": "The worst class first; cut at 100.",
          "type": "object",
          "additionalProperties": false,
          "required": ["count", "shown"],
          "properties": {
            "count": {
              "$ref": "#/$defs/number"
            },
            "shown": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/difference"
              }
            }
          }
        }
      }
    },
    "outcome": {
      "description": "Runs with the same result.",
      "type": "object",
      "additionalProperties": false,
      "required": ["digest", "schedules", "runs", "ended", "divergence"],
      "properties": {
        "digest": {
          "$ref": "#/$defs/digest"
        },
        "schedules": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["name", "runs"],
            "properties": {
              "name": {
                "$ref": "#/$defs/schedule"
              },
              "runs": {
                "$ref": "#/$defs/number"
              }
            }
          }
        },
        "runs": {
          "$ref": "#/$defs/number"
        },
        "ended": {
          "description": "\\"healthy\\", or the failure.",
          "type": "string",
          "minLength": 1
        },
        "divergence": {
          "description": "Against the first run.",
          "$ref": "#/$defs/divergence"
        }
      }
    },
    "schedule": {
      "type": "string",
      "pattern": "^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"
    },
    "bound": {
      "type": "object",
      "additionalProperties": false,
      "required": ["exact", "ruleOfThree"],
      "properties": {
        "exact": {
          "description": "1 - 0.05^(1/n).",
          "type": "number",
          "minimum": 0,
          "maximum": 1
        },
        "ruleOfThree": {
          "description": "3/n.",
          "type": "number",
          "minimum": 0,
          "maximum": 1
        }
      }
    },
    "runs": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "runs",
        "distinct",
        "classes",
        "worst",
        "firstDivergence",
        "outcomes",
        "core",
        "volatile",
        "unknown",
        "upper95"
      ],
      "properties": {
        "runs": {
          "type": "integer",
          "minimum": 1
        },
        "distinct": {
          "description": "How many different results there were.",
          "type": "integer",
          "minimum": 1
        },
        "classes": {
          "description": "Against the first run: how many runs have which worst class.",
          "$ref": "#/$defs/classes"
        },
        "worst": {
          "$ref": "#/$defs/class"
        },
        "firstDivergence": {
          "description": "The first run that differs from run 1.",
          "oneOf": [
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["run", "schedule", "divergence"],
              "properties": {
                "run": {
                  "type": "integer",
                  "minimum": 2
                },
                "schedule": {
                  "$ref": "#/$defs/schedule"
                },
                "divergence": {
                  "$ref": "#/$defs/divergence"
                }
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "outcomes": {
          "description": "In the order in which they came.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/outcome"
          }
        },
        "core": {
          "description": "Findings that every run has that could.",
          "type": "object",
          "additionalProperties": false,
          "required": ["count", "digest"],
          "properties": {
            "count": {
              "$ref": "#/$defs/number"
            },
            "digest": {
              "$ref": "#/$defs/digest"
            }
          }
        },
        "volatile": {
          "description": "Findings that some runs do not have; cut at 1,000.",
          "type": "object",
          "additionalProperties": false,
          "required": ["count", "findings"],
          "properties": {
            "count": {
              "$ref": "#/$defs/number"
            },
            "findings": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["finding", "runs", "of"],
                "properties": {
                  "finding": {
                    "$ref": "#/$defs/finding"
                  },
                  "runs": {
                    "description": "In how many runs it was seen.",
                    "type": "integer",
                    "minimum": 1
                  },
                  "of": {
                    "description": "In how many it could have been.",
                    "type": "integer",
                    "minimum": 1
                  }
                }
              }
            }
          }
        },
        "unknown": {
          "description": "Files that no run has an answer for.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/path"
          }
        },
        "upper95": {
          "description": "With 95 % confidence a result that differs is rarer than this; null unless all runs are the same. A recording made here counts as one \
run more.",
          "oneOf": [
            {
              "$ref": "#/$defs/bound"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "counts": {
      "type": "object",
      "additionalProperties": false,
      "required": ["added", "removed", "changed"],
      "properties": {
        "added": {
          "$ref": "#/$defs/number"
        },
        "removed": {
          "$ref": "#/$defs/number"
        },
        "changed": {
          "$ref": "#/$defs/number"
        }
      }
    },
    "versions": {
      "description": "What another version of the server changes, all else being the same: what every one of its repeats has and no canonical run.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "version",
        "rules",
        "files",
        "findings",
        "total",
        "unknown",
        "failures",
        "repeated",
        "unsettled"
      ],
      "properties": {
        "repeated": {
          "description": "How many runs it rests on: repeats of the other version, and canonical runs, the recording among them. Null where its first run differ\
s in nothing, or where nothing could be compared.",
          "oneOf": [
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["own", "canonical"],
              "properties": {
                "own": {
                  "$ref": "#/$defs/number"
                },
                "canonical": {
                  "$ref": "#/$defs/number"
                }
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "unsettled": {
          "description": "What differed in some run of the other version and is not the version's. Cut at 1,000. seen-once: in its first run alone; mixed: anyth\
ing else.",
          "type": "object",
          "additionalProperties": false,
          "required": ["count", "shown"],
          "properties": {
            "count": {
              "$ref": "#/$defs/number"
            },
            "shown": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["class", "before", "after", "outcome", "own", "canonical", "rate"],
                "properties": {
                  "class": {
                    "enum": ["D2", "D3", "D4", "D5"]
                  },
                  "before": {
                    "oneOf": [
                      {
                        "$ref": "#/$defs/finding"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "after": {
                    "oneOf": [
                      {
                        "$ref": "#/$defs/finding"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "outcome": {
                    "enum": ["mixed", "seen-once"]
                  },
                  "own": {
                    "$ref": "#/$defs/counted"
                  },
                  "canonical": {
                    "$ref": "#/$defs/counted"
                  },
                  "rate": {
                    "oneOf": [
                      {
                        "$ref": "#/$defs/rate"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  }
                }
              }
            }
          }
        },
        "version": {
          "type": "string",
          "minLength": 1
        },
        "rules": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["source", "code", "added", "removed", "changed"],
            "properties": {
              "source": {
                "type": ["string", "null"]
              },
              "code": {
                "type": ["string", "null"]
              },
              "added": {
                "$ref": "#/$defs/number"
              },
              "removed": {
                "$ref": "#/$defs/number"
              },
              "changed": {
                "$ref": "#/$defs/number"
              }
            }
          }
        },
        "files": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["path", "added", "removed", "changed"],
            "properties": {
              "path": {
                "$ref": "#/$defs/path"
              },
              "added": {
                "$ref": "#/$defs/number"
              },
              "removed": {
                "$ref": "#/$defs/number"
              },
              "changed": {
                "$ref": "#/$defs/number"
              }
            }
          }
        },
        "findings": {
          "description": "Cut at 1,000. D4 was added or removed, the others changed.",
          "type": "object",
          "additionalProperties": false,
          "required": ["count", "shown"],
          "properties": {
            "count": {
              "$ref": "#/$defs/number"
            },
            "shown": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["class", "before", "after"],
                "properties": {
                  "class": {
                    "enum": ["D2", "D3", "D4", "D5"]
                  },
                  "before": {
                    "oneOf": [
                      {
                        "$ref": "#/$defs/finding"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "after": {
                    "oneOf": [
                      {
                        "$ref": "#/$defs/finding"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  }
                }
              }
            }
          }
        },
        "total": {
          "$ref": "#/$defs/counts"
        },
        "unknown": {
          "description": "Files that one version did not answer for.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["path", "before", "after"],
            "properties": {
              "path": {
                "$ref": "#/$defs/path"
              },
              "before": {
                "type": "string",
                "minLength": 1
              },
              "after": {
                "type": "string",
                "minLength": 1
              }
            }
          }
        },
        "failures": {
          "type": "object",
          "additionalProperties": false,
          "required": ["before", "after"],
          "properties": {
            "before": {
              "type": ["string", "null"]
            },
            "after": {
              "type": ["string", "null"]
            }
          }
        }
      }
    },
    "arm": {
      "type": "object",
      "additionalProperties": false,
      "required": ["schedule", "variation", "opened"],
      "properties": {
        "schedule": {
          "$ref": "#/$defs/schedule"
        },
        "variation": {
          "type": "string",
          "minLength": 1
        },
        "opened": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/path"
          }
        }
      }
    },
    "reproduction": {
      "description": "The fewest files that show the divergence.",
      "type": "object",
      "additionalProperties": false,
      "required": ["arms", "exist", "outcome", "tests", "divergence"],
      "properties": {
        "arms": {
          "type": "array",
          "minItems": 2,
          "maxItems": 2,
          "items": {
            "$ref": "#/$defs/arm"
          }
        },
        "exist": {
          "description": "The files that must be there; those that must be opened are in the arms.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/path"
          }
        },
        "outcome": {
          "description": "minimal: without any single file it does not happen. cut: the budget ended first. did-not-happen: it was not seen again.",
          "enum": ["minimal", "cut", "did-not-happen"]
        },
        "tests": {
          "description": "How many sets of files were tried.",
          "$ref": "#/$defs/number"
        },
        "divergence": {
          "$ref": "#/$defs/divergence"
        }
      }
    },
    "counted": {
      "type": "object",
      "additionalProperties": false,
      "required": ["runs", "of"],
      "properties": {
        "runs": {
          "type": "integer",
          "minimum": 0
        },
        "of": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "rate": {
      "type": "object",
      "additionalProperties": false,
      "required": ["runs", "of", "low", "high"],
      "properties": {
        "runs": {
          "type": "integer",
          "minimum": 0
        },
        "of": {
          "type": "integer",
          "minimum": 1
        },
        "low": {
          "type": "number",
          "minimum": 0,
          "maximum": 1
        },
        "high": {
          "type": "number",
          "minimum": 0,
          "maximum": 1
        }
      }
    }
  }
}
`,"events.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/events.v1.json",
  "title": "Event of a run, version 1",
  "description": "A line of \`lanser gate --events\`: the progress of a run, in order of time. The order can differ between runs. The report is the result.",
  "oneOf": [
    {
      "$ref": "#/$defs/phase"
    },
    {
      "$ref": "#/$defs/note"
    },
    {
      "$ref": "#/$defs/server"
    },
    {
      "$ref": "#/$defs/files"
    },
    {
      "$ref": "#/$defs/findings"
    },
    {
      "$ref": "#/$defs/commit"
    },
    {
      "$ref": "#/$defs/step"
    },
    {
      "$ref": "#/$defs/regression"
    },
    {
      "$ref": "#/$defs/verdict"
    }
  ],
  "$defs": {
    "at": {
      "description": "Counts the events, from 0.",
      "type": "integer",
      "minimum": 0
    },
    "text": {
      "type": "string"
    },
    "counts": {
      "description": "Findings by state.",
      "type": "object",
      "additionalProperties": false,
      "required": ["new", "unchanged", "moved", "fixed", "removed", "suppressed", "volatile"],
      "properties": {
        "new": {
          "type": "integer",
          "minimum": 0
        },
        "unchanged": {
          "type": "integer",
          "minimum": 0
        },
        "moved": {
          "type": "integer",
          "minimum": 0
        },
        "fixed": {
          "type": "integer",
          "minimum": 0
        },
        "removed": {
          "type": "integer",
          "minimum": 0
        },
        "suppressed": {
          "type": "integer",
          "minimum": 0
        },
        "volatile": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "phase": {
      "description": "A part of the run begins.",
      "type": "object",
      "additionalProperties": false,
      "required": ["schema", "at", "event", "text"],
      "properties": {
        "schema": {
          "const": "lanser.events.v1"
        },
        "at": {
          "$ref": "#/$defs/at"
        },
        "event": {
          "const": "phase"
        },
        "text": {
          "$ref": "#/$defs/text"
        }
      }
    },
    "note": {
      "description": "A sentence for people.",
      "type": "object",
      "additionalProperties": false,
      "required": ["schema", "at", "event", "text"],
      "properties": {
        "schema": {
          "const": "lanser.events.v1"
        },
        "at": {
          "$ref": "#/$defs/at"
        },
        "event": {
          "const": "note"
        },
        "text": {
          "$ref": "#/$defs/text"
        }
      }
    },
    "server": {
      "description": "A pass of a server over one side has started, is ready, or has ended. A cached pass has only start and end.",
      "type": "object",
      "additionalProperties": false,
      "required": ["schema", "at", "event", "server", "root", "session", "state", "failure"],
      "properties": {
        "schema": {
          "const": "lanser.events.v1"
        },
        "at": {
          "$ref": "#/$defs/at"
        },
        "event": {
          "const": "server"
        },
        "server": {
          "type": "string",
          "minLength": 1
        },
        "root": {
          "type": "string",
          "minLength": 1
        },
        "session": {
          "description": "The name of the pass, for example base or head-again.",
          "type": "string",
          "minLength": 1
        },
        "state": {
          "enum": ["started", "ready", "ended"]
        },
        "failure": {
          "description": "The code of the failure, if an ended pass failed; otherwise null.",
          "type": ["string", "null"]
        }
      }
    },
    "files": {
      "description": "A file was answered for.",
      "type": "object",
      "additionalProperties": false,
      "required": ["schema", "at", "event", "server", "root", "side", "done", "of"],
      "properties": {
        "schema": {
          "const": "lanser.events.v1"
        },
        "at": {
          "$ref": "#/$defs/at"
        },
        "event": {
          "const": "files"
        },
        "server": {
          "type": "string",
          "minLength": 1
        },
        "root": {
          "type": "string",
          "minLength": 1
        },
        "side": {
          "enum": ["base", "head"]
        },
        "done": {
          "type": "integer",
          "minimum": 0
        },
        "of": {
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "findings": {
      "description": "Both sides are compared.",
      "type": "object",
      "additionalProperties": false,
      "required": ["schema", "at", "event", "counts"],
      "properties": {
        "schema": {
          "const": "lanser.events.v1"
        },
        "at": {
          "$ref": "#/$defs/at"
        },
        "event": {
          "const": "findings"
        },
        "counts": {
          "$ref": "#/$defs/counts"
        }
      }
    },
    "commit": {
      "description": "A commit of the change was checked (\`--steps commits\`). Its reward depends on all commits and follows as a step. The event comes twice if \
reused servers and fresh servers give different findings in head: then Lanser checks all commits again.",
      "type": "object",
      "additionalProperties": false,
      "required": ["schema", "at", "event", "number", "of", "commit", "unscored"],
      "properties": {
        "schema": {
          "const": "lanser.events.v1"
        },
        "at": {
          "$ref": "#/$defs/at"
        },
        "event": {
          "const": "commit"
        },
        "number": {
          "description": "From 1.",
          "type": "integer",
          "minimum": 1
        },
        "of": {
          "type": "integer",
          "minimum": 1
        },
        "commit": {
          "oneOf": [
            {
              "type": "string",
              "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$"
            },
            {
              "type": "null"
            }
          ],
          "description": "Null for the working tree."
        },
        "unscored": {
          "description": "Why it has no reward; null if it has one.",
          "type": ["string", "null"]
        }
      }
    },
    "step": {
      "description": "The reward of a commit: a line of reward.v1.",
      "type": "object",
      "additionalProperties": false,
      "required": ["schema", "at", "event", "step"],
      "properties": {
        "schema": {
          "const": "lanser.events.v1"
        },
        "at": {
          "$ref": "#/$defs/at"
        },
        "event": {
          "const": "step"
        },
        "step": {
          "type": "object",
          "required": ["schema", "step"],
          "properties": {
            "schema": {
              "const": "lanser.reward.v1"
            },
            "step": {
              "type": "integer",
              "minimum": 1
            }
          }
        }
      }
    },
    "regression": {
      "description": "A finding that fails the run. All of them come before the last event.",
      "type": "object",
      "additionalProperties": false,
      "required": ["schema", "at", "event", "id", "server", "code", "severity", "message", "path", "range"],
      "properties": {
        "schema": {
          "const": "lanser.events.v1"
        },
        "at": {
          "$ref": "#/$defs/at"
        },
        "event": {
          "const": "regression"
        },
        "id": {
          "description": "Its id in the report.",
          "type": "string"
        },
        "server": {
          "type": "string"
        },
        "code": {
          "type": ["string", "null"]
        },
        "severity": {
          "enum": ["error", "warning", "information", "hint"]
        },
        "message": {
          "type": "string"
        },
        "path": {
          "type": "string"
        },
        "range": {
          "description": "Lines and columns from 1; the end is exclusive.",
          "type": "object",
          "required": ["start", "end"]
        }
      }
    },
    "verdict": {
      "description": "The last event: the run is over.",
      "type": "object",
      "additionalProperties": false,
      "required": ["schema", "at", "event", "verdict", "class", "exitCode", "counts", "reward", "unscored"],
      "properties": {
        "schema": {
          "const": "lanser.events.v1"
        },
        "at": {
          "$ref": "#/$defs/at"
        },
        "event": {
          "const": "verdict"
        },
        "verdict": {
          "enum": ["pass", "inconclusive", "fail"]
        },
        "class": {
          "enum": ["new_errors", "lsp_unavailable", "baseline_error", "warnings_only", "clean"]
        },
        "exitCode": {
          "type": "integer",
          "minimum": 0
        },
        "counts": {
          "$ref": "#/$defs/counts"
        },
        "reward": {
          "description": "The main reward; null without one.",
          "type": ["number", "null"]
        },
        "unscored": {
          "type": ["string", "null"]
        }
      }
    }
  }
}
`,"evidence.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/evidence.v1.json",
  "title": "Evidence of a run, version 1",
  "description": "A line of evidence.jsonl, next to a report: the evidence for the report. It is derived only from the report, and the same report gives the sam\
e bytes.",
  "oneOf": [{ "$ref": "#/$defs/look" }, { "$ref": "#/$defs/source" }, { "$ref": "#/$defs/regression" }],
  "$defs": {
    "id": {
      "description": "sha256 over all else of the line, as RFC 8785 writes it.",
      "$ref": "#/$defs/digest"
    },
    "digest": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" },
    "path": {
      "description": "Relative to the repository, with forward slashes.",
      "type": "string",
      "minLength": 1
    },
    "count": { "type": "integer", "minimum": 0 },
    "place": {
      "type": "object",
      "additionalProperties": false,
      "required": ["path", "range"],
      "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" } }
    },
    "range": {
      "description": "Lines and columns from 1; columns count UTF-16 code units; the end is exclusive.",
      "type": "object",
      "additionalProperties": false,
      "required": ["start", "end"],
      "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } }
    },
    "position": {
      "type": "object",
      "additionalProperties": false,
      "required": ["line", "column"],
      "properties": {
        "line": { "type": "integer", "minimum": 1 },
        "column": { "type": "integer", "minimum": 1 }
      }
    },
    "look": {
      "description": "A server's passes over one side of one root.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "schema",
        "id",
        "kind",
        "side",
        "tree",
        "server",
        "root",
        "mode",
        "positionEncoding",
        "settings",
        "toolchain",
        "sandbox",
        "stability",
        "ready",
        "files",
        "unknown",
        "ended",
        "skipped",
        "schedule"
      ],
      "properties": {
        "schema": { "const": "lanser.evidence.v1" },
        "id": { "$ref": "#/$defs/id" },
        "kind": { "const": "look" },
        "side": { "enum": ["base", "head"] },
        "tree": {
          "description": "The git tree that it checked; null if it is not available.",
          "type": ["string", "null"]
        },
        "server": {
          "type": "object",
          "additionalProperties": false,
          "required": ["id", "version", "treeDigest"],
          "properties": {
            "id": { "type": "string", "minLength": 1 },
            "version": { "type": "string", "minLength": 1 },
            "treeDigest": { "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }] }
          }
        },
        "root": { "description": "\\".\\" for the top.", "type": "string", "minLength": 1 },
        "mode": { "description": "Null if it is not available.", "enum": ["lsp", "compiler", null] },
        "positionEncoding": {
          "description": "The unit of the server's columns. A session of the gate offers only this one.",
          "const": "utf-16"
        },
        "settings": {
          "description": "The digest of its settings and its own configuration; null if it is not available.",
          "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }]
        },
        "toolchain": {
          "type": ["object", "null"],
          "additionalProperties": false,
          "required": ["name", "version"],
          "properties": { "name": { "type": "string" }, "version": { "type": "string" } }
        },
        "sandbox": { "enum": ["bwrap", "none", null] },
        "stability": { "enum": ["unproven", null] },
        "ready": {
          "description": "The sign that it was ready for requests; null for none.",
          "type": ["string", "null"]
        },
        "files": { "description": "The files of its program that it had to check.", "$ref": "#/$defs/count" },
        "unknown": { "description": "The number of files without a final answer.", "$ref": "#/$defs/count" },
        "ended": {
          "description": "The code of the reason for a failed session; null if all sessions ended normally.",
          "type": ["string", "null"]
        },
        "skipped": {
          "description": "Why it was not queried; null if it was.",
          "enum": ["same program", null]
        },
        "schedule": {
          "description": "The digest of the ordered opens and requests of both sides; null without requests.",
          "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }]
        }
      }
    },
    "source": {
      "description": "The result for a source that the change touches. Each source has at least one line, and one for each server that reads it.",
      "type": "object",
      "additionalProperties": false,
      "required": ["schema", "id", "kind", "path", "change", "server", "outcome", "why"],
      "properties": {
        "schema": { "const": "lanser.evidence.v1" },
        "id": { "$ref": "#/$defs/id" },
        "kind": { "const": "source" },
        "path": { "$ref": "#/$defs/path" },
        "from": { "description": "The path in base, if it differs.", "$ref": "#/$defs/path" },
        "change": { "enum": ["added", "edited", "renamed", "deleted"] },
        "server": { "description": "Null if no server was queried.", "type": ["string", "null"] },
        "outcome": { "enum": ["checked", "unknown", "left-out"] },
        "why": {
          "description": "As in \`changed\` of the report.",
          "type": ["string", "null"]
        }
      }
    },
    "regression": {
      "description": "A finding that fails the run.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "schema",
        "id",
        "kind",
        "finding",
        "server",
        "code",
        "severity",
        "message",
        "path",
        "range",
        "cause"
      ],
      "properties": {
        "schema": { "const": "lanser.evidence.v1" },
        "id": { "$ref": "#/$defs/id" },
        "kind": { "const": "regression" },
        "finding": { "description": "Its id in the report.", "$ref": "#/$defs/digest" },
        "server": { "type": "string", "minLength": 1 },
        "code": { "type": ["string", "null"] },
        "severity": { "enum": ["error", "warning", "information", "hint"] },
        "message": { "type": "string" },
        "path": { "$ref": "#/$defs/path" },
        "range": { "$ref": "#/$defs/range" },
        "cause": {
          "description": "The edit that caused it, if it is at another place.",
          "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }]
        }
      }
    }
  }
}
`,"night.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/night.v1.json",
  "title": "Night v1",
  "description": "The result of one nightly drift check, over all committed traces. The job with the servers writes it, and the job that updates the issue reads\
 it.",
  "type": "object",
  "additionalProperties": false,
  "required": ["schema", "date", "traces", "differing", "seenOnce", "inconclusive", "texts"],
  "properties": {
    "schema": { "const": "lanser.night.v1" },
    "date": {
      "type": "string",
      "pattern": "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"
    },
    "traces": { "description": "How many committed traces there are.", "$ref": "#/$defs/number" },
    "differing": {
      "description": "Repeated differences that no quarantine list has: one for each server, class, file and rule.",
      "type": "object",
      "additionalProperties": false,
      "required": ["count", "shown"],
      "properties": {
        "count": { "$ref": "#/$defs/number" },
        "shown": { "type": "array", "maxItems": 1000, "items": { "$ref": "#/$defs/difference" } }
      }
    },
    "seenOnce": {
      "description": "The number of traces with a difference that was not repeated.",
      "$ref": "#/$defs/number"
    },
    "inconclusive": {
      "description": "Failed comparisons. An entry without a trace is about all traces.",
      "type": "array",
      "maxItems": 1000,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["trace", "reason", "message"],
        "properties": {
          "trace": { "$ref": "#/$defs/nullableName" },
          "reason": { "$ref": "#/$defs/reason" },
          "message": { "type": "string", "maxLength": 2000 }
        }
      }
    },
    "texts": {
      "description": "Issue texts for the developers of the server.",
      "type": "array",
      "maxItems": 1000,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["trace", "text"],
        "properties": {
          "trace": { "$ref": "#/$defs/name" },
          "text": { "type": "string" }
        }
      }
    }
  },
  "$defs": {
    "number": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 },
    "name": { "type": "string", "minLength": 1, "maxLength": 300 },
    "nullableName": { "type": ["string", "null"], "minLength": 1, "maxLength": 300 },
    "class": { "enum": ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"] },
    "reason": {
      "enum": [
        "unmeasured",
        "incomparable",
        "recorded-elsewhere",
        "other-version-unmeasured",
        "unavailable",
        "not-found",
        "unknown-server",
        "unknown-version",
        "replay-mismatch",
        "no-result"
      ]
    },
    "difference": {
      "type": "object",
      "additionalProperties": false,
      "required": ["server", "class", "path", "code"],
      "properties": {
        "server": { "$ref": "#/$defs/name" },
        "class": { "$ref": "#/$defs/class" },
        "path": { "$ref": "#/$defs/nullableName" },
        "code": { "$ref": "#/$defs/nullableName" }
      }
    }
  }
}
`,"nightly.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/nightly.v1.json",
  "title": "State of the nightly issue, version 1",
  "description": "The earlier results that the nightly issue stores, in a comment at the end of its text.",
  "type": "object",
  "additionalProperties": false,
  "required": ["schema", "since", "last", "nights", "clean", "entries"],
  "properties": {
    "schema": { "const": "lanser.nightly.v1" },
    "since": { "description": "The first night.", "$ref": "#/$defs/day" },
    "last": { "description": "The last night that was counted.", "$ref": "#/$defs/day" },
    "nights": { "description": "How many there were.", "$ref": "#/$defs/number" },
    "clean": {
      "description": "How many were clean since the last that differed. Others between them do not count.",
      "$ref": "#/$defs/number"
    },
    "entries": {
      "type": "array",
      "maxItems": 1000,
      "items": {
        "oneOf": [
          {
            "type": "object",
            "additionalProperties": false,
            "required": ["kind", "server", "class", "path", "code", "since", "absent"],
            "properties": {
              "kind": { "const": "differs" },
              "server": { "$ref": "#/$defs/name" },
              "class": { "enum": ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"] },
              "path": { "$ref": "#/$defs/nullableName" },
              "code": { "$ref": "#/$defs/nullableName" },
              "since": { "$ref": "#/$defs/day" },
              "absent": {
                "description": "For how many nights that could have shown it, it was not seen.",
                "$ref": "#/$defs/number"
              }
            }
          },
          {
            "type": "object",
            "additionalProperties": false,
            "required": ["kind", "trace", "reason", "since", "absent"],
            "properties": {
              "kind": { "const": "inconclusive" },
              "trace": { "$ref": "#/$defs/nullableName" },
              "reason": { "$ref": "#/$defs/reason" },
              "since": { "$ref": "#/$defs/day" },
              "absent": {
                "description": "For how many nights it was not so.",
                "$ref": "#/$defs/number"
              }
            }
          }
        ]
      }
    }
  },
  "$defs": {
    "number": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 },
    "name": { "type": "string", "minLength": 1, "maxLength": 300 },
    "nullableName": { "type": ["string", "null"], "minLength": 1, "maxLength": 300 },
    "reason": {
      "enum": [
        "unmeasured",
        "incomparable",
        "recorded-elsewhere",
        "other-version-unmeasured",
        "unavailable",
        "not-found",
        "unknown-server",
        "unknown-version",
        "replay-mismatch",
        "no-result"
      ]
    },
    "day": {
      "type": "string",
      "pattern": "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"
    }
  }
}
`,"observation.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/observation.v1.json",
  "title": "Kept observation, version 1",
  "description": "One entry of the observation cache, without the line above it that has its digest. It is read by the release that wrote it alone.",
  "type": "object",
  "additionalProperties": false,
  "required": ["schema", "key"],
  "oneOf": [
    { "required": ["observation"] },
    { "required": ["answers"] },
    { "required": ["contents"] },
    { "required": ["compiled"] }
  ],
  "properties": {
    "schema": { "const": "lanser.observation.v1" },
    "key": {
      "description": "All that it depends on. Its digest is the name of the entry.",
      "type": "object",
      "minProperties": 1
    },
    "observation": {
      "description": "The findings of a server in every file of the schedule.",
      "type": "object",
      "additionalProperties": false,
      "required": ["files", "schedule", "lookups", "limits"],
      "properties": {
        "files": {
          "type": "array",
          "items": {
            "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/finalFile"
          }
        },
        "schedule": { "$ref": "#/$defs/sha256" },
        "ready": { "description": "The sign that the server was ready for requests.", "type": "string" },
        "lookups": {
          "type": "array",
          "items": {
            "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/lookup"
          }
        },
        "limits": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["code", "message", "count"],
            "properties": {
              "code": { "enum": ["server-configuration", "severity-assumed", "message-cut"] },
              "message": { "type": "string" },
              "count": {
                "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number"
              }
            }
          }
        }
      }
    },
    "answers": {
      "description": "What it said to the last texts that it was given after that, in the order of the texts.",
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["findings", "unreachable"],
        "properties": {
          "findings": {
            "type": ["array", "null"],
            "items": {
              "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/finding"
            }
          },
          "unreachable": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": ["start", "end", "message"],
              "properties": {
                "start": {
                  "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/position"
                },
                "end": {
                  "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/position"
                },
                "message": { "type": "string" }
              }
            }
          }
        }
      }
    },
    "compiled": {
      "description": "The output of the server's own command for a complete tree, by file. Files without diagnostics are not listed.",
      "type": "object",
      "propertyNames": { "minLength": 1 },
      "additionalProperties": {
        "type": "array",
        "minItems": 1,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": ["line", "character", "severity", "code", "message"],
          "properties": {
            "line": {
              "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number"
            },
            "character": {
              "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number"
            },
            "severity": { "enum": ["error", "warning", "information", "hint"] },
            "code": { "type": ["string", "null"] },
            "message": { "type": "string" }
          }
        }
      }
    },
    "contents": {
      "description": "Over the contents of all files outside of a tree that a server can read.",
      "type": "string",
      "pattern": "^[0-9a-f]{64}$"
    }
  },
  "$defs": {
    "sha256": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }
  }
}
`,"parity.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/parity.v1.json",
  "title": "Parity of two modes, version 1",
  "description": "A line of \`lanser parity --json\`: one server on one commit, as a language server and as its own command. It contains no times.",
  "type": "object",
  "additionalProperties": false,
  "required": ["schema", "server", "commit", "root", "lsp", "compiler", "same", "reordered", "only", "files"],
  "properties": {
    "schema": { "const": "lanser.parity.v1" },
    "server": {
      "type": "object",
      "additionalProperties": false,
      "required": ["id", "version"],
      "properties": {
        "id": { "type": "string", "minLength": 1 },
        "version": { "type": "string", "minLength": 1 }
      }
    },
    "commit": { "type": "string", "pattern": "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" },
    "root": { "description": "\\".\\" for the top.", "type": "string", "minLength": 1 },
    "lsp": { "description": "As a language server.", "$ref": "#/$defs/counted" },
    "compiler": { "description": "As its own command.", "$ref": "#/$defs/counted" },
    "same": {
      "description": "Findings of both: one place, severity, code and message.",
      "$ref": "#/$defs/count"
    },
    "reordered": {
      "description": "Of these, the ones with the same words in another order.",
      "$ref": "#/$defs/count"
    },
    "only": {
      "description": "Findings that only one mode reports.",
      "type": "object",
      "additionalProperties": false,
      "required": ["lsp", "compiler"],
      "properties": { "lsp": { "$ref": "#/$defs/findings" }, "compiler": { "$ref": "#/$defs/findings" } }
    },
    "files": {
      "description": "Files that only one mode checks.",
      "type": "object",
      "additionalProperties": false,
      "required": ["lsp", "compiler"],
      "properties": { "lsp": { "$ref": "#/$defs/paths" }, "compiler": { "$ref": "#/$defs/paths" } }
    }
  },
  "$defs": {
    "count": { "type": "integer", "minimum": 0 },
    "counted": {
      "type": "object",
      "additionalProperties": false,
      "required": ["files", "findings"],
      "properties": { "files": { "$ref": "#/$defs/count" }, "findings": { "$ref": "#/$defs/count" } }
    },
    "paths": {
      "description": "Relative to the repository, with forward slashes.",
      "type": "array",
      "items": { "type": "string", "minLength": 1 }
    },
    "findings": {
      "description": "In the order of path, range, severity, source, code, message.",
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["path", "range", "severity", "code", "message"],
        "properties": {
          "path": { "type": "string", "minLength": 1 },
          "range": { "$ref": "#/$defs/range" },
          "severity": { "enum": ["error", "warning", "information", "hint"] },
          "code": { "type": ["string", "null"] },
          "message": { "type": "string" }
        }
      }
    },
    "range": {
      "description": "Lines and columns from 1; columns count UTF-16 code units; the end is exclusive.",
      "type": "object",
      "additionalProperties": false,
      "required": ["start", "end"],
      "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } }
    },
    "position": {
      "type": "object",
      "additionalProperties": false,
      "required": ["line", "column"],
      "properties": {
        "line": { "type": "integer", "minimum": 1 },
        "column": { "type": "integer", "minimum": 1 }
      }
    }
  }
}
`,"pin.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/pin.v1.json",
  "title": "Pin v1",
  "description": "A language server at one exact version, with the integrity of all its files. \`lanser pin\` writes it below .lanser/pins/. There are four kinds \
of installation: npm without scripts; pip with one wheel and no dependencies; a Go toolchain from such a wheel, which builds one program; unpacked archives from\
 apt or curl. The installed files must have the digest of the tree.",
  "type": "object",
  "additionalProperties": false,
  "required": ["schema", "server", "version", "treeDigests"],
  "oneOf": [
    {
      "required": ["manifest", "lock"],
      "properties": {
        "wheels": false,
        "modules": false,
        "machine": false,
        "archives": false,
        "parts": false
      }
    },
    {
      "required": ["wheels"],
      "properties": {
        "manifest": false,
        "lock": false,
        "modules": false,
        "machine": false,
        "archives": false,
        "parts": false
      }
    },
    {
      "required": ["modules"],
      "properties": {
        "manifest": false,
        "lock": false,
        "wheels": false,
        "machine": false,
        "archives": false,
        "parts": false
      }
    },
    {
      "required": ["machine"],
      "properties": {
        "manifest": false,
        "lock": false,
        "wheels": false,
        "modules": false,
        "archives": false,
        "parts": false
      }
    },
    {
      "required": ["archives"],
      "properties": {
        "manifest": false,
        "lock": false,
        "wheels": false,
        "modules": false,
        "machine": false,
        "parts": false
      }
    },
    {
      "required": ["parts"],
      "properties": {
        "manifest": false,
        "lock": false,
        "wheels": false,
        "modules": false,
        "machine": false,
        "archives": false
      }
    }
  ],
  "properties": {
    "schema": {
      "const": "lanser.pin.v1"
    },
    "server": {
      "description": "A server of the release, or one that \`.lanser/servers\` describes.",
      "type": "string",
      "pattern": "^[a-z][a-z0-9-]{0,63}$"
    },
    "version": {
      "description": "Exact.",
      "type": "string",
      "pattern": "^[0-9]+(?:\\\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"
    },
    "manifest": {
      "description": "The package.json that is installed: only the packages of the server's profile at that version.",
      "$ref": "#/$defs/manifest"
    },
    "lock": {
      "description": "npm's package-lock.json, version 3, of that manifest alone; every package in it has an integrity and comes from npm's registry by its own \
name.",
      "$ref": "#/$defs/lock"
    },
    "wheels": {
      "description": "For a server that is a wheel of PyPI: the package, and the sha256 of its wheel for each processor that it is released for.",
      "$ref": "#/$defs/wheels"
    },
    "modules": {
      "description": "For a server that is built from Go's module proxy. It has the module, the lines of a go.mod, the lines of its go.sum, and the wheel of the\
 toolchain. The go.mod has the module as its only tool, and requires all compiled modules.",
      "$ref": "#/$defs/modules"
    },
    "machine": {
      "description": "For a server that is a program of the machine: which, and in which version. Nothing is installed. Without a sha256 nothing is known of its\
 bytes.",
      "$ref": "#/$defs/machine"
    },
    "archives": {
      "description": "For a server in archives: the archives for each processor, or for \`any\`. Lanser unpacks them over each other in this order. apt downloads \
packages of Debian, and curl downloads from addresses. Each archive must have this sha256.",
      "$ref": "#/$defs/archivesByProcessor"
    },
    "parts": {
      "description": "For a server that consists of several sources, at most one of each kind.",
      "type": "array",
      "minItems": 2,
      "maxItems": 5,
      "items": {
        "$ref": "#/$defs/part"
      }
    },
    "treeDigests": {
      "description": "sha256 over the canonical JSON of every installed file's path and sha256, by processor (x64, arm64), or \`any\` for all.",
      "type": "object",
      "minProperties": 1,
      "additionalProperties": false,
      "properties": {
        "any": {
          "$ref": "#/$defs/digest"
        },
        "x64": {
          "$ref": "#/$defs/digest"
        },
        "arm64": {
          "$ref": "#/$defs/digest"
        }
      }
    }
  },
  "$defs": {
    "wheels": {
      "type": "object",
      "additionalProperties": false,
      "required": ["package", "version", "sha256"],
      "properties": {
        "package": {
          "type": "string",
          "pattern": "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"
        },
        "version": {
          "type": "string",
          "pattern": "^[0-9]+(?:\\\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"
        },
        "libc": {
          "description": "The version of the C library that the wheels need, if it is newer than 2.17.",
          "const": "2.28"
        },
        "sha256": {
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "properties": {
            "x64": {
              "$ref": "#/$defs/hex"
            },
            "arm64": {
              "$ref": "#/$defs/hex"
            }
          }
        }
      }
    },
    "lines": {
      "type": "array",
      "maxItems": 4096,
      "items": {
        "type": "string",
        "maxLength": 512
      }
    },
    "hex": {
      "type": "string",
      "pattern": "^[0-9a-f]{64}$"
    },
    "digest": {
      "type": "string",
      "pattern": "^sha256:[0-9a-f]{64}$"
    },
    "dependencies": {
      "type": "object",
      "maxProperties": 32,
      "additionalProperties": {
        "type": "string",
        "pattern": "^[0-9]+\\\\.[0-9]+\\\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"
      }
    },
    "part": {
      "type": "object",
      "additionalProperties": false,
      "oneOf": [
        {
          "required": ["manifest", "lock"],
          "properties": {
            "wheels": false,
            "modules": false,
            "machine": false,
            "archives": false
          }
        },
        {
          "required": ["wheels"],
          "properties": {
            "manifest": false,
            "lock": false,
            "modules": false,
            "machine": false,
            "archives": false
          }
        },
        {
          "required": ["modules"],
          "properties": {
            "manifest": false,
            "lock": false,
            "wheels": false,
            "machine": false,
            "archives": false
          }
        },
        {
          "required": ["machine"],
          "properties": {
            "manifest": false,
            "lock": false,
            "wheels": false,
            "modules": false,
            "archives": false
          }
        },
        {
          "required": ["archives"],
          "properties": {
            "manifest": false,
            "lock": false,
            "wheels": false,
            "modules": false,
            "machine": false
          }
        }
      ],
      "properties": {
        "manifest": {
          "$ref": "#/$defs/manifest"
        },
        "lock": {
          "$ref": "#/$defs/lock"
        },
        "wheels": {
          "$ref": "#/$defs/wheels"
        },
        "modules": {
          "$ref": "#/$defs/modules"
        },
        "machine": {
          "$ref": "#/$defs/machine"
        },
        "archives": {
          "$ref": "#/$defs/archivesByProcessor"
        }
      }
    },
    "archives": {
      "type": "array",
      "minItems": 1,
      "maxItems": 16,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["sha256"],
        "oneOf": [
          {
            "required": ["debian", "version"],
            "properties": {
              "address": false
            }
          },
          {
            "required": ["address"],
            "properties": {
              "debian": false,
              "version": false
            }
          }
        ],
        "properties": {
          "debian": {
            "description": "The package.",
            "type": "string",
            "pattern": "^[a-z0-9][a-z0-9+.-]{0,127}$"
          },
          "version": {
            "description": "Of Debian: with the part behind the dash.",
            "type": "string",
            "pattern": "^[0-9][A-Za-z0-9.+~:-]{0,127}$"
          },
          "address": {
            "$ref": "#/$defs/address"
          },
          "sha256": {
            "$ref": "#/$defs/hex"
          }
        }
      }
    },
    "address": {
      "description": "https, or http of this machine itself.",
      "type": "string",
      "maxLength": 1000,
      "pattern": "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\\\.0\\\\.0\\\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"
    },
    "manifest": {
      "type": "object",
      "additionalProperties": false,
      "required": ["name", "version", "private"],
      "properties": {
        "name": {
          "type": "string",
          "pattern": "^lanser-pin-[a-z0-9-]{1,64}$"
        },
        "version": {
          "type": "string",
          "maxLength": 128
        },
        "private": {
          "const": true
        },
        "dependencies": {
          "$ref": "#/$defs/dependencies"
        },
        "optionalDependencies": {
          "$ref": "#/$defs/dependencies"
        }
      }
    },
    "lock": {
      "type": "object",
      "additionalProperties": false,
      "required": ["name", "version", "lockfileVersion", "requires", "packages"],
      "properties": {
        "name": {
          "type": "string",
          "pattern": "^lanser-pin-[a-z0-9-]{1,64}$"
        },
        "version": {
          "type": "string",
          "maxLength": 128
        },
        "requires": {
          "const": true
        },
        "lockfileVersion": {
          "const": 3
        },
        "packages": {
          "type": "object",
          "additionalProperties": {
            "type": "object",
            "properties": {
              "version": {
                "type": "string"
              },
              "integrity": {
                "type": "string",
                "pattern": "^sha512-[A-Za-z0-9+/]{86}==$"
              },
              "resolved": false,
              "link": false,
              "inBundle": false,
              "bundleDependencies": false
            }
          }
        }
      }
    },
    "modules": {
      "type": "object",
      "additionalProperties": false,
      "required": ["module", "version", "manifest", "sums", "toolchain"],
      "properties": {
        "module": {
          "type": "string",
          "pattern": "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"
        },
        "version": {
          "type": "string",
          "pattern": "^[0-9]+\\\\.[0-9]+\\\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"
        },
        "manifest": {
          "$ref": "#/$defs/lines"
        },
        "sums": {
          "$ref": "#/$defs/lines"
        },
        "toolchain": {
          "$ref": "#/$defs/wheels"
        },
        "package": {
          "description": "The folder of the program in the module, if it is not its root.",
          "type": "string",
          "pattern": "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"
        }
      }
    },
    "machine": {
      "type": "object",
      "additionalProperties": false,
      "required": ["program", "version"],
      "properties": {
        "program": {
          "type": "string",
          "pattern": "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$"
        },
        "version": {
          "type": "string",
          "pattern": "^[0-9]+(?:\\\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"
        },
        "sha256": {
          "description": "Of the program on PATH.",
          "$ref": "#/$defs/hex"
        }
      }
    },
    "archivesByProcessor": {
      "type": "object",
      "minProperties": 1,
      "additionalProperties": false,
      "properties": {
        "any": {
          "$ref": "#/$defs/archives"
        },
        "x64": {
          "$ref": "#/$defs/archives"
        },
        "arm64": {
          "$ref": "#/$defs/archives"
        }
      }
    }
  }
}
`,"plan.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/plan.v1.json",
  "title": "Plan, version 1",
  "description": "A run split into jobs: the output of \`lanser plan --json\`. It is the value of \`strategy.matrix\` in a workflow, so it has no member \`schema\`.",\

  "type": "object",
  "additionalProperties": false,
  "required": ["include"],
  "properties": {
    "include": {
      "description": "The jobs. At least one, even if there is nothing to check, because an empty matrix is an error.",
      "type": "array",
      "minItems": 1,
      "maxItems": 256,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["job", "of", "units", "files"],
        "properties": {
          "job": { "description": "From 1.", "type": "integer", "minimum": 1 },
          "of": { "description": "How many jobs there are.", "type": "integer", "minimum": 1 },
          "units": {
            "description": "For \`lanser shard --units\`: server, root and side of each, separated by spaces, \`none\` for none. It has no special characters of a s\
hell.",
            "type": "string",
            "pattern": "^(?:none|[A-Za-z0-9._~%/:-]+(?: [A-Za-z0-9._~%/:-]+)*)$"
          },
          "files": { "description": "The number of files that it checks.", "type": "integer", "minimum": 0 }
        }
      }
    }
  }
}
`,"quarantine.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/quarantine.v1.json",
  "title": "Quarantine v1",
  "description": "Divergences that are known (.lanser/quarantine.yml): a drift job opens no issue for them.",
  "type": "array",
  "items": {
    "type": "object",
    "additionalProperties": false,
    "required": ["server", "class"],
    "properties": {
      "server": {
        "type": "string",
        "minLength": 1
      },
      "class": {
        "enum": ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"]
      },
      "path": {
        "description": "A glob; without it every file.",
        "type": "string",
        "minLength": 1
      },
      "code": {
        "description": "Without it every rule.",
        "type": "string",
        "minLength": 1
      },
      "until": {
        "description": "The last day on which it counts; without it always.",
        "type": "string",
        "pattern": "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"
      }
    }
  }
}
`,"report.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/report.v1.json",
  "title": "Report v1",
  "description": "Everything one gate run found: canonical JSON (RFC 8785) and one line feed. The same input gives the same bytes, so it holds no time, host, ab\
solute path or run id. Lines and columns are 1-based, columns count UTF-16 code units, ends are exclusive; paths are relative to the repository.",
  "type": "object",
  "additionalProperties": false,
  "required": [
    "schema",
    "verdict",
    "class",
    "reasons",
    "base",
    "head",
    "servers",
    "counts",
    "findings",
    "unmatched",
    "unknown",
    "reward",
    "unscored",
    "policy",
    "policyChanges",
    "escapes",
    "limits"
  ],
  "properties": {
    "schema": { "const": "lanser.report.v1" },
    "verdict": { "enum": ["pass", "inconclusive", "fail"] },
    "class": { "enum": ["new_errors", "lsp_unavailable", "baseline_error", "warnings_only", "clean"] },
    "reasons": {
      "description": "The reasons of the verdict, the most important first.",
      "type": "array",
      "minItems": 1,
      "items": { "$ref": "#/$defs/reason" }
    },
    "base": { "$ref": "#/$defs/snapshot" },
    "head": {
      "description": "commit is null for the working tree.",
      "$ref": "#/$defs/snapshot"
    },
    "servers": { "type": "array", "items": { "$ref": "#/$defs/server" } },
    "changed": {
      "description": "All sources that the change touches, in the order of paths, and the servers that checked them. Absent if there are none, if the change is \
not known, and in reports of older releases.",
      "type": "array",
      "minItems": 1,
      "items": { "$ref": "#/$defs/changedSource" }
    },
    "scope": { "$ref": "#/$defs/scope" },
    "confirmation": { "$ref": "#/$defs/confirmation" },
    "counts": { "$ref": "#/$defs/counts" },
    "findings": {
      "description": "In the order of path, range, severity, source, code, message, then everything else; states mixed.",
      "type": "array",
      "items": { "$ref": "#/$defs/finding" }
    },
    "off": {
      "description": "Findings that rules of the policy leave out, in the order of the findings. They affect only the reward, which is computed before the rules\
. \`ruled\` names the rule; severity is the server's. Absent for none.",
      "type": "array",
      "minItems": 1,
      "items": { "$ref": "#/$defs/finding" }
    },
    "causes": {
      "description": "The causes of new findings outside the changed lines: each is one edit with all its effects, in the order of paths and symbols. A finding \
with a cause is an effect of exactly one edit. If no cause was found, \`why\` of the finding says so. Absent in reports of older releases.",
      "type": "array",
      "items": { "$ref": "#/$defs/causeWithEffects" }
    },
    "unmatched": {
      "description": "Findings in a file that is unknown on one side, and findings of head that only a missing package explains: neither new nor fixed.",
      "type": "array",
      "items": { "$ref": "#/$defs/unmatchedFinding" }
    },
    "unknown": {
      "description": "Files that could not be measured.",
      "type": "array",
      "items": { "$ref": "#/$defs/unknownFile" }
    },
    "reward": {
      "description": "The process reward of base to head; null when the change could not be scored, and unscored has the reason.",
      "oneOf": [{ "$ref": "#/$defs/reward" }, { "type": "null" }]
    },
    "unscored": { "type": ["string", "null"], "minLength": 1 },
    "claims": {
      "description": "Rewards that the change claims in \`.lanser/claims/*.json\` of head, held against those that were measured. They changed no reward. Absent f\
or none.",
      "type": "array",
      "minItems": 1,
      "items": { "$ref": "#/$defs/claim" }
    },
    "replay": {
      "description": "The results of base's committed traces; null if there was no replay. Absent in reports of older releases.",
      "oneOf": [{ "$ref": "#/$defs/replay" }, { "type": "null" }]
    },
    "bumps": {
      "description": "For each server with an edited pin: the effects of the new version alone on base, in the order of servers. Absent in reports of older rele\
ases.",
      "type": "array",
      "items": { "$ref": "#/$defs/bump" }
    },
    "policy": { "$ref": "#/$defs/policy" },
    "policyChanges": {
      "description": "Changes of head to the rules of its own check. Base's rules decide; these changes are only shown.",
      "type": "array",
      "items": { "$ref": "#/$defs/policyChange" }
    },
    "escapes": {
      "description": "Additions of the change that can silence a checker while the code is still wrong: suppressions, casts, stubs and similar. They are listed \
even if they hide nothing.",
      "type": "array",
      "items": { "$ref": "#/$defs/escape" }
    },
    "hidden": {
      "description": "Code of head that the change hid from the checker. A probe inserted a deliberate error before it, and the checker did not report the error\
. Absent for none.",
      "type": "array",
      "minItems": 1,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["path", "range", "why"],
        "properties": {
          "path": { "$ref": "#/$defs/path" },
          "range": { "$ref": "#/$defs/range" },
          "why": { "type": "string", "minLength": 1 },
          "blame": {
            "description": "The commit that hid it. Only if this is certain and each commit of the change was checked.",
            "type": "object",
            "additionalProperties": false,
            "required": ["commit"],
            "properties": {
              "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] },
              "since": { "$ref": "#/$defs/gitObject" }
            }
          }
        }
      }
    },
    "unchecked": {
      "description": "Parts of the change that were not checked, and why. range is null for a complete file. Absent for none.",
      "type": "array",
      "minItems": 1,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["path", "range", "why"],
        "properties": {
          "path": { "$ref": "#/$defs/path" },
          "range": { "anyOf": [{ "$ref": "#/$defs/range" }, { "type": "null" }] },
          "why": { "type": "string", "minLength": 1 }
        }
      }
    },
    "limits": {
      "description": "Limits that were hit, and what was left out.",
      "type": "array",
      "items": { "$ref": "#/$defs/limit" }
    }
  },
  "$defs": {
    "reason": {
      "type": "object",
      "additionalProperties": false,
      "required": ["code", "message"],
      "properties": {
        "code": { "description": "Stable; a reader meets codes it does not know.", "$ref": "#/$defs/code" },
        "message": { "type": "string", "minLength": 1 },
        "hint": { "description": "What to do next.", "type": "string", "minLength": 1 },
        "lifted": {
          "description": "Of the code \`waived\`, if a reason was waived: the reason that would make the run inconclusive.",
          "$ref": "#/$defs/liftedReason"
        }
      }
    },
    "liftedReason": {
      "type": "object",
      "additionalProperties": false,
      "required": ["code", "message", "waived"],
      "properties": {
        "code": { "$ref": "#/$defs/code" },
        "message": { "type": "string", "minLength": 1 },
        "hint": { "type": "string", "minLength": 1 },
        "waived": { "$ref": "#/$defs/waiver" }
      }
    },
    "snapshot": {
      "description": "Nulls if it is not available.",
      "type": "object",
      "additionalProperties": false,
      "required": ["commit", "tree"],
      "properties": {
        "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] },
        "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }
      }
    },
    "server": {
      "type": "object",
      "additionalProperties": false,
      "required": ["id", "version", "treeDigest", "schedule", "interpreter", "base", "head"],
      "properties": {
        "id": { "$ref": "#/$defs/serverId" },
        "version": { "type": "string", "minLength": 1 },
        "root": {
          "description": "The project root that it was opened on, relative to the repository; \\".\\" is the top. Absent in reports of older releases: the top.",
          "$ref": "#/$defs/root"
        },
        "skipped": {
          "description": "Why it was not queried; null if it was. If it was not queried, its counts are 0.",
          "enum": ["same program", null]
        },
        "ended": {
          "description": "The code of the reason by which one of its sessions broke; null where all ended as they should.",
          "type": ["string", "null"],
          "minLength": 1
        },
        "treeDigest": {
          "description": "Over the installed files; null when the server could not be installed.",
          "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }]
        },
        "schedule": {
          "description": "The digest of the ordered opens and requests; null without requests.",
          "oneOf": [{ "$ref": "#/$defs/digest" }, { "type": "null" }]
        },
        "interpreter": {
          "description": "The toolchain that the server uses; null for none.",
          "oneOf": [{ "$ref": "#/$defs/interpreter" }, { "type": "null" }]
        },
        "trust": {
          "description": "Base's configuration allows it to execute code of the repository. Absent if it executes none.",
          "enum": ["executes-repository"]
        },
        "sandbox": {
          "description": "The sandbox. bwrap: bubblewrap, tested before the server started. none: no sandbox. Absent without a sandbox, if the server executes n\
o code of the repository.",
          "enum": ["bwrap", "none"]
        },
        "stability": {
          "description": "unproven: no test shows that the server finds errors, so a result without findings proves nothing. A run with only such servers does n\
ot pass. Absent for other servers.",
          "const": "unproven"
        },
        "mode": {
          "description": "lsp: a language server. compiler: a command whose output is read. Absent if it is not available, and in reports of older releases.",
          "enum": ["lsp", "compiler"]
        },
        "settings": {
          "description": "Over the settings and the configuration of its own that it was given; absent as \`mode\` is.",
          "$ref": "#/$defs/digest"
        },
        "ready": {
          "description": "The sign that it was ready for requests, in the first pass over each side; null for none. Absent if it was not queried, and in reports\
 of older releases.",
          "type": "object",
          "additionalProperties": false,
          "required": ["base", "head"],
          "properties": {
            "base": { "type": ["string", "null"], "minLength": 1 },
            "head": { "type": ["string", "null"], "minLength": 1 }
          }
        },
        "scope": {
          "description": "Its scope, if the servers of a run have different ones; absent like the scope of the report.",
          "$ref": "#/$defs/scope"
        },
        "base": { "$ref": "#/$defs/sideSummary" },
        "head": { "$ref": "#/$defs/sideSummary" }
      }
    },
    "changedSource": {
      "description": "One source that the change touches, and the servers that checked it.",
      "type": "object",
      "additionalProperties": false,
      "required": ["path", "change", "records"],
      "properties": {
        "path": { "description": "In head; in base of one that head has not.", "$ref": "#/$defs/path" },
        "from": { "description": "The path in base, if it differs.", "$ref": "#/$defs/path" },
        "change": { "enum": ["added", "edited", "renamed", "deleted"] },
        "records": {
          "description": "By server.",
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["server", "outcome", "why"],
            "properties": {
              "server": {
                "description": "Null if no server was queried.",
                "oneOf": [{ "$ref": "#/$defs/serverId" }, { "type": "null" }]
              },
              "outcome": {
                "description": "checked: the server has a result for each side that has the file. unknown: a result is missing. left-out: no server was queried.\
",
                "enum": ["checked", "unknown", "left-out"]
              },
              "why": {
                "description": "Null if it was checked. For unknown: the reason, as in \`unknown\`, or \`server-failed\`. For left-out: \`denied\` (\`deny.paths\` of ba\
se's configuration has it), \`ignored\` (base's configuration leaves it out), \`not-in-program\` (no server includes the file), \`no-server\` (no server of the run su\
pports its language).",
                "oneOf": [{ "$ref": "#/$defs/code" }, { "type": "null" }]
              }
            }
          }
        }
      }
    },
    "root": {
      "description": "A folder relative to the repository, with forward slashes, or \\".\\" for its top.",
      "oneOf": [{ "const": "." }, { "$ref": "#/$defs/path" }]
    },
    "interpreter": {
      "type": "object",
      "additionalProperties": false,
      "required": ["name", "version"],
      "properties": { "name": { "type": "string" }, "version": { "type": "string" } }
    },
    "sideSummary": {
      "type": "object",
      "additionalProperties": false,
      "required": ["files", "unknown"],
      "properties": { "files": { "$ref": "#/$defs/count" }, "unknown": { "$ref": "#/$defs/count" } }
    },
    "confirmation": {
      "description": "Whether the files in question were checked again in another order, and by which rule. Absent in reports of older releases, and if no first\
 pass ended.",
      "type": "object",
      "additionalProperties": false,
      "required": ["taken", "why"],
      "properties": {
        "taken": { "type": "boolean" },
        "why": { "type": "string", "minLength": 1 }
      }
    },
    "scope": {
      "description": "The checked files. The report makes no statement about other files. Absent: all files of all programs.",
      "type": "object",
      "additionalProperties": false,
      "required": ["mode", "files", "of", "why"],
      "properties": {
        "mode": {
          "description": "complete: each server's own command checked both trees completely; these are the changed files, and the files for which its output dif\
fers between base and head. affected: the files that the change can affect, on both sides. full: all files, although a smaller scope was requested.",
          "enum": ["affected", "complete", "full"]
        },
        "files": {
          "description": "By the paths of both sides, each source that differs among them; empty for mode full. A program may lack some.",
          "type": "array",
          "uniqueItems": true,
          "items": { "$ref": "#/$defs/path" }
        },
        "of": { "description": "How many sources both trees have.", "$ref": "#/$defs/count" },
        "why": { "type": "string", "minLength": 1 }
      }
    },
    "counts": {
      "type": "object",
      "additionalProperties": false,
      "required": ["new", "fixed", "unchanged", "moved", "removed", "suppressed", "volatile"],
      "properties": {
        "new": { "$ref": "#/$defs/count" },
        "fixed": { "$ref": "#/$defs/count" },
        "unchanged": { "$ref": "#/$defs/count" },
        "moved": { "$ref": "#/$defs/count" },
        "removed": { "$ref": "#/$defs/count" },
        "suppressed": { "$ref": "#/$defs/count" },
        "volatile": { "$ref": "#/$defs/count" }
      }
    },
    "finding": {
      "description": "path and range are in head for new, unchanged, moved and volatile, and in base for fixed, removed and suppressed, and where side is base."\
,
      "type": "object",
      "additionalProperties": false,
      "required": [
        "id",
        "state",
        "server",
        "source",
        "code",
        "severity",
        "message",
        "path",
        "range",
        "symbol",
        "matchedBy",
        "why",
        "base",
        "placement",
        "counterpart",
        "cause",
        "seen",
        "excerpt"
      ],
      "properties": {
        "id": {
          "description": "sha256 over the RFC 8785 text of [path, source, code, normalised message, symbol, occurrence], of the base position where there is one\
.",
          "$ref": "#/$defs/digest"
        },
        "root": {
          "description": "The root of the server that reported it; the first one of several. Absent in reports of older releases: the top.",
          "$ref": "#/$defs/root"
        },
        "roots": {
          "description": "All roots with this finding, if there are several. It is one finding, and counts once.",
          "type": "array",
          "minItems": 2,
          "items": { "$ref": "#/$defs/root" }
        },
        "sources": {
          "description": "All servers with this finding, if there are several. It is one finding, and counts once. Severity and message come from the first serv\
er.",
          "type": "array",
          "minItems": 2,
          "items": { "$ref": "#/$defs/findingSource" }
        },
        "state": { "enum": ["new", "unchanged", "moved", "fixed", "removed", "suppressed", "volatile"] },
        "server": { "$ref": "#/$defs/serverId" },
        "source": { "type": ["string", "null"] },
        "code": { "type": ["string", "null"] },
        "severity": {
          "description": "The server's, or that of a rule of the policy: then ruled.said is the server's.",
          "$ref": "#/$defs/severity"
        },
        "message": { "type": "string" },
        "path": { "$ref": "#/$defs/path" },
        "range": { "$ref": "#/$defs/range" },
        "symbol": { "$ref": "#/$defs/symbol" },
        "matchedBy": {
          "description": "The stage that paired it; null when nothing did.",
          "enum": [
            "image",
            "image-message-drift",
            "replaced",
            "import",
            "edited",
            "moved-text",
            "moved-context",
            "moved-symbol",
            "moved-file-text",
            "moved-file-context",
            "moved-file-symbol",
            null
          ]
        },
        "why": { "type": "string", "minLength": 1 },
        "base": {
          "description": "The place of the matched finding in base.",
          "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }]
        },
        "placement": {
          "description": "The state of its code on the other side.",
          "enum": ["same-line", "edited-line", "replaced", "rewritten", "no-file", "unchecked"]
        },
        "counterpart": {
          "description": "The place of its code on the other side.",
          "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }]
        },
        "cause": {
          "description": "The edit in head that causes a finding outside the changed lines. Null for a finding on changed lines, and if no cause was found; then\
 \`why\` says so.",
          "oneOf": [{ "$ref": "#/$defs/cause" }, { "type": "null" }]
        },
        "seen": {
          "description": "Of a volatile finding: the schedules under which it was there, on each side.",
          "oneOf": [{ "$ref": "#/$defs/seen" }, { "type": "null" }]
        },
        "side": {
          "description": "Of a volatile finding that head never reported: its place is in base.",
          "const": "base"
        },
        "proof": {
          "description": "Of a fixed finding: whether the server still checks its place, knows a type there and reports a deliberate error. Only proven fixes ea\
rn a reward. Absent in reports of older releases.",
          "enum": ["proven", "unproven"]
        },
        "probe": {
          "description": "Of a finding that is not proven to be fixed: which probe was silent.",
          "type": "string",
          "minLength": 1
        },
        "blame": {
          "description": "The commit that introduced a new finding, or that removed a finding. \`commit\` is null for an edit that is not committed. If earlier co\
mmits have no result, \`since\` is the last commit with one, and any later commit can be the cause. Only if each commit of the change was checked (\`--steps commit\
s\`).",
          "type": "object",
          "additionalProperties": false,
          "required": ["commit"],
          "properties": {
            "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] },
            "since": { "$ref": "#/$defs/gitObject" }
          }
        },
        "silenced": {
          "description": "Of a fixed finding without a proof: the first commit after which the probe gets no answer, in the form of \`blame\`. Only if each commit\
 of the change was checked.",
          "type": "object",
          "additionalProperties": false,
          "required": ["commit"],
          "properties": {
            "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] },
            "since": { "$ref": "#/$defs/gitObject" }
          }
        },
        "waived": {
          "description": "The waiver of a new finding, as base's policy allows. The finding stays new, and the reward does not change.",
          "$ref": "#/$defs/waiver"
        },
        "ruled": {
          "description": "The effect of a policy rule on it; absent if no rule matches.",
          "$ref": "#/$defs/ruling"
        },
        "elsewhere": {
          "description": "Of a finding that does not fail, because the policy has only-changed-files and the change does not touch its file.",
          "const": true
        },
        "onlyUnderBase": {
          "description": "Of a new finding that is reported only under base's server configuration, and not under head's. It makes the run inconclusive (configu\
ration-differs) instead of failing it.",
          "const": true
        },
        "suggestion": {
          "description": "Of a new finding, with \`suggest\`: a quick fix of a server for lines of the finding's file in head. Lanser did not apply it.",
          "$ref": "#/$defs/suggestion"
        },
        "excerpt": {
          "description": "The code on both sides; null for what is unchanged, and beyond a limit.",
          "oneOf": [{ "$ref": "#/$defs/excerpts" }, { "type": "null" }]
        }
      }
    },
    "ruling": {
      "type": "object",
      "additionalProperties": false,
      "required": ["rule"],
      "properties": {
        "rule": { "description": "Its place in policy.rules, from 0.", "$ref": "#/$defs/count" },
        "said": {
          "description": "The server's severity, if the rule changes it.",
          "$ref": "#/$defs/severity"
        },
        "fail": { "description": "Whether a new one fails, whatever its severity.", "type": "boolean" }
      }
    },
    "waiver": {
      "type": "object",
      "additionalProperties": false,
      "required": ["by", "reason"],
      "properties": {
        "by": { "description": "trailer COMMIT or label:NAME", "type": "string", "minLength": 1 },
        "reason": { "type": "string", "minLength": 1 }
      }
    },
    "cause": {
      "type": "object",
      "additionalProperties": false,
      "required": ["path", "range", "symbol", "how"],
      "properties": {
        "path": { "$ref": "#/$defs/path" },
        "range": { "$ref": "#/$defs/range" },
        "symbol": { "$ref": "#/$defs/symbol" },
        "how": {
          "description": "How the cause was found: an import of a deleted or moved file; a definition that the finding refers to; a related place that the serve\
r named; a definition with an inferred type; a base class; a re-export; a removed name; an edited import that no longer resolves; a fixed import that reveals hi\
dden findings; another version of a package.",
          "$ref": "#/$defs/causeKind"
        },
        "dependency": {
          "description": "Only of how dependency.",
          "$ref": "#/$defs/dependencyChange"
        }
      }
    },
    "causeKind": {
      "enum": [
        "removed-module",
        "moved-module",
        "definition",
        "related",
        "inferred",
        "base-class",
        "re-export",
        "removed-name",
        "broken-import",
        "mended-import",
        "dependency"
      ]
    },
    "dependencyChange": {
      "type": "object",
      "additionalProperties": false,
      "required": ["name", "from", "to"],
      "properties": {
        "name": { "type": "string", "minLength": 1 },
        "from": { "description": "The version in base; null for none.", "type": ["string", "null"] },
        "to": { "description": "The version in head; null for none.", "type": ["string", "null"] }
      }
    },
    "causeWithEffects": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "id",
        "path",
        "symbol",
        "how",
        "base",
        "head",
        "dependency",
        "effects",
        "excerpts",
        "touched"
      ],
      "properties": {
        "id": {
          "description": "sha256 over the RFC 8785 text of [path, symbol, dependency.name, dependency.from, dependency.to], with null for what there is not. No \
line is in it: edits elsewhere in the file leave it the same.",
          "$ref": "#/$defs/digest"
        },
        "path": { "$ref": "#/$defs/path" },
        "symbol": { "$ref": "#/$defs/symbol" },
        "how": {
          "description": "If its effects were found in several ways, the first of them.",
          "$ref": "#/$defs/causeKind"
        },
        "base": {
          "description": "Its changed lines in base, from the first to the last; null for none. For a moved file: the start of the file. For a deleted file: all\
 lines.",
          "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }]
        },
        "head": {
          "description": "Its changed lines in head, likewise.",
          "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }]
        },
        "dependency": {
          "description": "Of how dependency: the package and its versions.",
          "oneOf": [{ "$ref": "#/$defs/dependencyChange" }, { "type": "null" }]
        },
        "effects": {
          "description": "Ids of new findings, in the order of findings.",
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "#/$defs/digest" }
        },
        "excerpts": {
          "description": "The changed lines themselves, at most 40 of a side; null where a side has none, or the run does not have its text.",
          "$ref": "#/$defs/excerpts"
        },
        "touched": {
          "description": "Files of its effects that the change touches, too, sorted: the other effects are in untouched files.",
          "type": "array",
          "items": { "$ref": "#/$defs/path" }
        },
        "routes": {
          "description": "How it reaches files of its effects that import its file through others, sorted by path: a shortest way along the imports of head, els\
e of base. Absent for none.",
          "type": "array",
          "minItems": 1,
          "maxItems": 50,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["path", "through"],
            "properties": {
              "path": { "description": "The file of effects.", "$ref": "#/$defs/path" },
              "through": {
                "description": "The files in between, that which imports the edited one first.",
                "type": "array",
                "minItems": 1,
                "maxItems": 10,
                "items": { "$ref": "#/$defs/path" }
              }
            }
          }
        }
      }
    },
    "seen": {
      "type": "object",
      "additionalProperties": false,
      "required": ["base", "head"],
      "properties": {
        "base": { "type": "array", "items": { "enum": ["canonical", "reverse"] } },
        "head": { "type": "array", "items": { "enum": ["canonical", "reverse"] } },
        "isFlaky": {
          "description": "Two checks of the same files of one side in the same order differ. Absent if the order can be the reason.",
          "const": true
        }
      }
    },
    "excerpts": {
      "type": "object",
      "additionalProperties": false,
      "required": ["base", "head"],
      "properties": {
        "base": { "oneOf": [{ "$ref": "#/$defs/excerpt" }, { "type": "null" }] },
        "head": { "oneOf": [{ "$ref": "#/$defs/excerpt" }, { "type": "null" }] }
      }
    },
    "suggestion": {
      "type": "object",
      "additionalProperties": false,
      "required": ["server", "title", "line", "before", "after"],
      "properties": {
        "server": { "$ref": "#/$defs/serverId" },
        "title": { "description": "The message of the server.", "type": "string", "maxLength": 200 },
        "line": {
          "description": "Of the first of the lines.",
          "type": "integer",
          "minimum": 1,
          "maximum": 9007199254740991
        },
        "before": {
          "description": "The lines that it replaces, without what ends them.",
          "type": "array",
          "minItems": 1,
          "maxItems": 40,
          "items": { "type": "string" }
        },
        "after": {
          "description": "The new text; empty if the lines are deleted.",
          "type": "array",
          "maxItems": 40,
          "items": { "type": "string" }
        }
      }
    },
    "excerpt": {
      "type": "object",
      "additionalProperties": false,
      "required": ["line", "lines"],
      "properties": {
        "line": {
          "description": "Of the first of the lines.",
          "type": "integer",
          "minimum": 1,
          "maximum": 9007199254740991
        },
        "lines": { "type": "array", "minItems": 1, "maxItems": 40, "items": { "type": "string" } }
      }
    },
    "reward": {
      "description": "r(pr-v1) = alpha (D(base) - D(head)) + beta S - gamma (1 - alpha_conf); pr-v2 is the difference of the potentials -alpha D + beta S - gamm\
a (1 - alpha_conf), with S = alpha_conf = 1 at base.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "headline",
        "pr-v1",
        "pr-v2",
        "relevantFiles",
        "diagnostics",
        "unearned",
        "safety",
        "confidence"
      ],
      "properties": {
        "headline": { "$ref": "#/$defs/rewardVersion" },
        "rule": {
          "description": "Rule for the confidence of a symbol. 1: the similarity of its best candidate. 2: 1 for a unique match, so only ambiguity costs. Reward\
s of different rules are not comparable. Absent in older reports: 1.",
          "enum": [1, 2]
        },
        "pr-v1": { "$ref": "#/$defs/processReward" },
        "pr-v2": { "$ref": "#/$defs/processReward" },
        "relevantFiles": {
          "description": "The number of files that the change can affect. If these are all files: the changed files and the files that import them.",
          "$ref": "#/$defs/count"
        },
        "relevant": {
          "description": "The files with a finding among them, by their paths in base and head. With them, the reward can be computed from the report alone. Abs\
ent in older reports.",
          "type": "array",
          "items": { "$ref": "#/$defs/path" }
        },
        "diagnostics": {
          "description": "Findings that count, on each side.",
          "type": "object",
          "additionalProperties": false,
          "required": ["base", "head"],
          "properties": { "base": { "$ref": "#/$defs/count" }, "head": { "$ref": "#/$defs/count" } }
        },
        "unearned": {
          "description": "Findings that disappeared without a reward.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["why", "count"],
            "properties": {
              "why": { "type": "string", "minLength": 1 },
              "count": { "$ref": "#/$defs/count" }
            }
          }
        },
        "safety": {
          "description": "S is 1 when all of these hold.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["name", "ok", "detail"],
            "properties": {
              "name": { "$ref": "#/$defs/code" },
              "ok": { "type": "boolean" },
              "detail": { "type": "string", "minLength": 1 }
            }
          }
        },
        "confidence": {
          "description": "How surely the symbols that the change touched are found again.",
          "type": "object",
          "additionalProperties": false,
          "required": ["minimum", "symbols"],
          "properties": {
            "minimum": { "$ref": "#/$defs/share" },
            "symbols": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["path", "symbol", "confidence", "status"],
                "properties": {
                  "path": { "$ref": "#/$defs/path" },
                  "symbol": { "type": "string", "minLength": 1 },
                  "confidence": { "$ref": "#/$defs/share" },
                  "status": { "enum": ["found", "ambiguous", "deleted", "not-found"] },
                  "score": {
                    "description": "Similarity of its best candidate in head. Absent under rule 1, where \`confidence\` is the similarity.",
                    "$ref": "#/$defs/share"
                  },
                  "tied": {
                    "description": "Number of candidates with this score, if there are several.",
                    "type": "integer",
                    "minimum": 2
                  },
                  "gone": {
                    "description": "Its file has no definition of that name and kind any more.",
                    "const": true
                  }
                }
              }
            },
            "threshold": {
              "description": "Lowest score of an unambiguous symbol. A symbol that is gone without such a candidate counts as deleted on purpose, and is left ou\
t. Absent in older reports.",
              "$ref": "#/$defs/share"
            }
          }
        }
      }
    },
    "claim": {
      "type": "object",
      "additionalProperties": false,
      "required": ["path", "about", "commit", "claimed", "why", "state", "measured"],
      "properties": {
        "path": { "description": "The file of the claim.", "$ref": "#/$defs/path" },
        "about": {
          "description": "The complete change, one of its commits, or no part of this change. unreadable: the file is not a claim.",
          "enum": ["change", "commit", "elsewhere", "unreadable"]
        },
        "commit": {
          "description": "The commit that it names; null for a claim about the complete change.",
          "type": ["string", "null"],
          "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$"
        },
        "claimed": {
          "type": "object",
          "additionalProperties": false,
          "properties": { "pr-v1": { "type": "number" }, "pr-v2": { "type": "number" } }
        },
        "why": {
          "description": "Why it was not compared or not read; null if it was.",
          "type": ["string", "null"],
          "minLength": 1
        },
        "state": { "enum": ["true", "false", "not-compared", "unreadable"] },
        "measured": {
          "description": "Measured by the gate; null if it was not compared.",
          "oneOf": [
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["pr-v1", "pr-v2"],
              "properties": { "pr-v1": { "type": "number" }, "pr-v2": { "type": "number" } }
            },
            { "type": "null" }
          ]
        }
      }
    },
    "rewardVersion": { "enum": ["pr-v1", "pr-v2"] },
    "share": { "type": "number", "minimum": 0, "maximum": 1 },
    "weights": {
      "type": "object",
      "additionalProperties": false,
      "required": ["alpha", "beta", "gamma"],
      "properties": {
        "alpha": { "type": "number", "minimum": 0 },
        "beta": { "type": "number", "minimum": 0 },
        "gamma": { "type": "number", "minimum": 0 }
      }
    },
    "processReward": {
      "type": "object",
      "additionalProperties": false,
      "required": ["r", "components", "weights", "explanation"],
      "properties": {
        "r": { "description": "Rounded to 12 decimals.", "type": "number" },
        "components": {
          "type": "object",
          "additionalProperties": false,
          "required": ["diag_delta", "safety", "ambiguity_penalty", "alpha_conf"],
          "properties": {
            "diag_delta": { "type": "integer" },
            "safety": { "enum": [0, 1] },
            "ambiguity_penalty": { "$ref": "#/$defs/share" },
            "alpha_conf": { "$ref": "#/$defs/share" }
          }
        },
        "weights": { "$ref": "#/$defs/weights" },
        "explanation": { "type": "string", "minLength": 1 }
      }
    },
    "replay": {
      "type": "object",
      "additionalProperties": false,
      "required": ["mode", "traces"],
      "properties": {
        "mode": {
          "description": "offline: without a server, only from the traces. live: the requests were sent to the pinned server again.",
          "enum": ["offline", "live"]
        },
        "traces": {
          "description": "In the order of paths.",
          "type": "array",
          "items": { "$ref": "#/$defs/replayedTrace" }
        }
      }
    },
    "replayedTrace": {
      "type": "object",
      "additionalProperties": false,
      "required": ["path", "server", "version", "state", "class", "message", "at", "wanted", "got", "advice"],
      "properties": {
        "path": {
          "description": "Of the file, or of the folder of a recorded run.",
          "$ref": "#/$defs/path"
        },
        "server": {
          "description": "Empty where the trace does not say it, as is its version.",
          "type": "string",
          "pattern": "^(?:[a-z0-9][a-z0-9._-]*)?$"
        },
        "version": { "type": "string" },
        "state": {
          "description": "different: the same messages give another result, or the server gives another answer. stale: another version of Lanser sent other requ\
ests. inconclusive: it could not be replayed. unreadable: it is not a complete trace.",
          "enum": ["equal", "different", "stale", "inconclusive", "unreadable"]
        },
        "class": {
          "description": "How it differs; of what is equal, in something that decides nothing. Null where nothing was compared. D0 the same; D1 another order; D\
2 another text; D3 another range; D4 added or missing; D5 another severity, rule, tags or related places; D6 another conversation; D7 the answers in between dif\
fer, but the last answer is the same; D8 a crash, a hang or another exit status; D9 another environment.",
          "enum": ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", null]
        },
        "message": { "type": "string", "minLength": 1 },
        "at": {
          "description": "The first difference; null for no place.",
          "oneOf": [{ "$ref": "#/$defs/tracePlace" }, { "type": "null" }]
        },
        "wanted": { "description": "As recorded.", "type": ["string", "null"] },
        "got": { "description": "As it is now.", "type": ["string", "null"] },
        "advice": {
          "description": "The next steps, in this order.",
          "type": "array",
          "items": { "type": "string", "minLength": 1 }
        }
      }
    },
    "tracePlace": {
      "type": "object",
      "additionalProperties": false,
      "required": ["entry", "pointer"],
      "properties": {
        "entry": { "description": "Its number in the trace.", "$ref": "#/$defs/count" },
        "pointer": {
          "description": "A JSON pointer (RFC 6901) into the entry, or into the result.",
          "type": "string",
          "pattern": "^(?:/(?:[^/~]|~[01])*)*$"
        }
      }
    },
    "bump": {
      "description": "The answers of the new version for base, compared with those of the old version.",
      "type": "object",
      "additionalProperties": false,
      "required": ["server", "from", "to", "total", "rules", "files", "problem"],
      "properties": {
        "server": { "$ref": "#/$defs/serverId" },
        "from": { "type": "string", "minLength": 1 },
        "to": { "type": "string", "minLength": 1 },
        "total": { "$ref": "#/$defs/driftCounts" },
        "rules": {
          "description": "In the order of codes.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["code", "added", "removed", "changed"],
            "properties": {
              "code": { "type": "string" },
              "added": { "$ref": "#/$defs/count" },
              "removed": { "$ref": "#/$defs/count" },
              "changed": { "$ref": "#/$defs/count" }
            }
          }
        },
        "files": {
          "description": "In the order of paths.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["path", "added", "removed", "changed"],
            "properties": {
              "path": { "$ref": "#/$defs/path" },
              "added": { "$ref": "#/$defs/count" },
              "removed": { "$ref": "#/$defs/count" },
              "changed": { "$ref": "#/$defs/count" }
            }
          }
        },
        "problem": {
          "description": "Why it could not be measured; null when it was.",
          "type": ["string", "null"],
          "minLength": 1
        }
      }
    },
    "driftCounts": {
      "type": "object",
      "additionalProperties": false,
      "required": ["added", "removed", "changed"],
      "properties": {
        "added": { "$ref": "#/$defs/count" },
        "removed": { "$ref": "#/$defs/count" },
        "changed": { "$ref": "#/$defs/count" }
      }
    },
    "escape": {
      "type": "object",
      "additionalProperties": false,
      "required": ["kind", "path", "line", "symbol", "text"],
      "properties": {
        "kind": { "$ref": "#/$defs/code" },
        "path": { "$ref": "#/$defs/path" },
        "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 },
        "symbol": { "$ref": "#/$defs/symbol" },
        "text": { "type": "string" }
      }
    },
    "policyChange": {
      "type": "object",
      "additionalProperties": false,
      "required": ["kind", "files", "message", "hides", "adds"],
      "properties": {
        "kind": {
          "enum": ["configuration", "servers", "pins", "server-configuration", "traces", "new-root"]
        },
        "files": { "type": "array", "items": { "$ref": "#/$defs/path" } },
        "message": { "type": "string", "minLength": 1 },
        "hides": {
          "description": "Findings of head that its own rules would hide; null if this was not measured.",
          "oneOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }]
        },
        "adds": {
          "description": "Findings that only its own rules show; null if this was not measured.",
          "oneOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }]
        }
      }
    },
    "unmatchedFinding": {
      "type": "object",
      "additionalProperties": false,
      "required": ["side", "server", "source", "code", "severity", "message", "path", "range", "symbol"],
      "properties": {
        "side": { "$ref": "#/$defs/side" },
        "reason": {
          "description": "Why the finding says nothing about the change: the package that would resolve it is declared and not installed. Absent where its file \
is unknown on the other side.",
          "const": "dependencies-missing"
        },
        "server": { "$ref": "#/$defs/serverId" },
        "source": { "type": ["string", "null"] },
        "code": { "type": ["string", "null"] },
        "severity": { "$ref": "#/$defs/severity" },
        "message": { "type": "string" },
        "path": { "$ref": "#/$defs/path" },
        "range": { "$ref": "#/$defs/range" },
        "symbol": { "$ref": "#/$defs/symbol" }
      }
    },
    "unknownFile": {
      "type": "object",
      "additionalProperties": false,
      "required": ["server", "side", "path", "reason"],
      "properties": {
        "server": { "$ref": "#/$defs/serverId" },
        "side": { "$ref": "#/$defs/side" },
        "path": { "$ref": "#/$defs/path" },
        "reason": { "type": "string", "minLength": 1 },
        "why": {
          "description": "The message of the server; absent if the reason is enough.",
          "type": "string",
          "minLength": 1
        }
      }
    },
    "policy": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "origin",
        "digest",
        "failOn",
        "unknown",
        "inconclusive",
        "volatile",
        "moved",
        "minReward",
        "reward",
        "change"
      ],
      "properties": {
        "origin": {
          "description": "The source of the configuration.",
          "enum": ["base", "head", "file", "flags", "defaults"]
        },
        "digest": { "$ref": "#/$defs/digest" },
        "failOn": { "enum": ["error", "warning", "information", "hint", "never"] },
        "unknown": { "enum": ["inconclusive", "warn"] },
        "inconclusive": { "enum": ["action_required", "failure"] },
        "volatile": { "enum": ["report", "fail"] },
        "moved": { "enum": ["report", "fail"] },
        "minReward": { "type": ["number", "null"] },
        "replayMismatch": {
          "description": "The effect of a committed trace that replays differently. Absent in reports of older releases: fail.",
          "enum": ["fail", "warn"]
        },
        "dependenciesDiffer": {
          "description": "That both sides were checked with one side's packages turns the exit code to 0. Absent: it does not.",
          "const": "warn"
        },
        "dependenciesMissing": {
          "description": "Missing packages that the project declares turn the exit code to 0. Absent: they do not.",
          "const": "warn"
        },
        "hidden": {
          "description": "The effect of changed code that the checker no longer checks. Absent: inconclusive.",
          "enum": ["report", "fail"]
        },
        "unchecked": {
          "description": "The effect of changed sources outside all programs. Absent: report.",
          "enum": ["inconclusive", "fail"]
        },
        "suppressions": {
          "description": "The effect of new comments that silence a checker. Absent: report.",
          "enum": ["inconclusive", "fail"]
        },
        "claims": {
          "description": "The effect of a false claim of a reward. Absent: fail.",
          "enum": ["warn", "ignore"]
        },
        "scope": {
          "description": "The requested scope. Absent: auto.",
          "enum": ["full", "affected"]
        },
        "rules": {
          "description": "Rules for single findings; the first matching rule decides. Absent for none.",
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "#/$defs/policyRule" }
        },
        "maxNew": {
          "description": "By severity, how many new findings pass. Absent for none.",
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "properties": {
            "error": { "$ref": "#/$defs/count" },
            "warning": { "$ref": "#/$defs/count" },
            "information": { "$ref": "#/$defs/count" },
            "hint": { "$ref": "#/$defs/count" }
          }
        },
        "settings": {
          "description": "Servers with settings from a flag or an input, instead of the configuration. Absent for none.",
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "#/$defs/serverId" }
        },
        "onlyChangedFiles": {
          "description": "Nothing fails in files that the change does not touch. Absent: it does.",
          "const": true
        },
        "servers": {
          "description": "Rules for single servers. Absent: the role of the profile, with failOn.",
          "type": "object",
          "minProperties": 1,
          "propertyNames": { "$ref": "#/$defs/serverId" },
          "additionalProperties": { "$ref": "#/$defs/serverPolicy" }
        },
        "reward": {
          "type": "object",
          "additionalProperties": false,
          "required": ["headline", "weights"],
          "properties": {
            "headline": { "$ref": "#/$defs/rewardVersion" },
            "weights": { "$ref": "#/$defs/weights" },
            "shown": {
              "description": "Outputs for people do not show the reward. Absent: they show it.",
              "const": false
            }
          }
        },
        "change": {
          "description": "Changes of head to the configuration. They are shown, and not used.",
          "type": ["string", "null"]
        }
      }
    },
    "serverPolicy": {
      "type": "object",
      "additionalProperties": false,
      "minProperties": 1,
      "properties": {
        "role": {
          "description": "second-opinion: its findings do not fail the run, unless failOn is set here.",
          "enum": ["primary", "linter", "second-opinion"]
        },
        "failOn": { "enum": ["error", "warning", "information", "hint", "never"] }
      }
    },
    "findingSource": {
      "type": "object",
      "additionalProperties": false,
      "required": ["server", "source", "code", "severity", "message"],
      "properties": {
        "server": { "$ref": "#/$defs/serverId" },
        "source": { "type": ["string", "null"] },
        "code": { "type": ["string", "null"] },
        "severity": { "$ref": "#/$defs/severity" },
        "message": { "type": "string" }
      }
    },
    "policyRule": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "code": { "type": "string", "minLength": 1 },
        "path": { "type": "string", "minLength": 1 },
        "server": { "type": "string", "minLength": 1 },
        "severity": { "enum": ["off", "information", "warning", "error"] },
        "fail": { "type": "boolean" }
      }
    },
    "limit": {
      "type": "object",
      "additionalProperties": false,
      "required": ["code", "message", "count"],
      "properties": {
        "code": { "$ref": "#/$defs/code" },
        "message": { "type": "string", "minLength": 1 },
        "count": { "$ref": "#/$defs/count" }
      }
    },
    "place": {
      "type": "object",
      "additionalProperties": false,
      "required": ["path", "range"],
      "properties": { "path": { "$ref": "#/$defs/path" }, "range": { "$ref": "#/$defs/range" } }
    },
    "range": {
      "type": "object",
      "additionalProperties": false,
      "required": ["start", "end"],
      "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } }
    },
    "position": {
      "type": "object",
      "additionalProperties": false,
      "required": ["line", "column"],
      "properties": {
        "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 },
        "column": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }
      }
    },
    "side": { "enum": ["base", "head"] },
    "severity": { "enum": ["error", "warning", "information", "hint"] },
    "symbol": {
      "description": "Names of the enclosing definitions, outermost first, joined by dots; null at module level.",
      "type": ["string", "null"],
      "minLength": 1
    },
    "serverId": { "type": "string", "pattern": "^[a-z0-9][a-z0-9._-]*$" },
    "code": { "type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$" },
    "count": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 },
    "digest": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" },
    "gitObject": {
      "description": "SHA-1, or SHA-256 in a repository that uses it.",
      "type": "string",
      "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
    },
    "path": {
      "description": "Relative to the repository and inside it, with forward slashes: no empty, \\".\\" or \\"..\\" segment, no NUL.",
      "type": "string",
      "pattern": "^(?!\\\\.{1,2}(?:/|$))[^/\\\\u0000]+(?:/(?!\\\\.{1,2}(?:/|$))[^/\\\\u0000]+)*$"
    }
  }
}
`,"reward-batch.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/reward-batch.v1.json",
  "title": "Trajectory of a batch, version 1",
  "description": "A line that \`lanser reward batch\` reads: a trajectory. Or a line that it writes for a failed one. For the others, each step is a line of rewar\
d.v1 with its \`trajectory\`.",
  "oneOf": [{ "$ref": "#/$defs/trajectory" }, { "$ref": "#/$defs/problem" }],
  "$defs": {
    "trajectory": {
      "type": "object",
      "additionalProperties": false,
      "required": ["id", "repository", "base"],
      "properties": {
        "id": { "$ref": "#/$defs/id" },
        "repository": {
          "description": "A folder inside a repository, from the current folder.",
          "type": "string",
          "minLength": 1,
          "maxLength": 4096
        },
        "base": { "description": "The commit that the trajectory begins at.", "$ref": "#/$defs/object" },
        "commits": {
          "description": "The states after each step, in their order. They need not be commits on top of each other.",
          "type": "array",
          "minItems": 1,
          "maxItems": 250,
          "items": { "$ref": "#/$defs/object" }
        },
        "patches": {
          "description": "The edits of each step in the format of \`git diff\`, on top of the step before. Lanser does not write them into the repository.",
          "type": "array",
          "minItems": 1,
          "maxItems": 250,
          "items": { "type": "string", "minLength": 1, "maxLength": 10000000 }
        },
        "server": {
          "description": "ID or ID@VERSION of each; without it those of --server, else those that base configures.",
          "type": "array",
          "minItems": 1,
          "maxItems": 20,
          "items": { "type": "string", "pattern": "^[a-z0-9-]{1,40}(@[A-Za-z0-9.+-]{1,60})?$" }
        }
      },
      "oneOf": [{ "required": ["commits"] }, { "required": ["patches"] }]
    },
    "problem": {
      "type": "object",
      "additionalProperties": false,
      "required": ["schema", "id", "problem"],
      "properties": {
        "schema": { "const": "lanser.reward-batch.v1" },
        "id": { "$ref": "#/$defs/id" },
        "problem": { "description": "Why there are no steps.", "type": "string", "minLength": 1 }
      }
    },
    "id": { "type": "string", "minLength": 1, "maxLength": 200 },
    "object": { "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" }
  }
}
`,"reward-replay.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/reward-replay.v1.json",
  "title": "Rewards computed again, version 1",
  "description": "The output of \`lanser reward replay\`: whether each stored reward equals the one computed from its report or line. No server is started.",
  "type": "object",
  "additionalProperties": false,
  "required": ["schema", "equal", "results"],
  "properties": {
    "schema": { "const": "lanser.reward-replay.v1" },
    "equal": { "description": "No result is different.", "type": "boolean" },
    "results": { "type": "array", "items": { "$ref": "#/$defs/result" } }
  },
  "$defs": {
    "result": {
      "type": "object",
      "additionalProperties": false,
      "required": ["file", "step", "commit", "state", "basis", "why", "pr-v1", "pr-v2", "differences"],
      "properties": {
        "file": { "description": "As it was named.", "type": "string", "minLength": 1 },
        "trajectory": { "description": "Of a line of a batch.", "type": "string", "minLength": 1 },
        "step": {
          "description": "Of a line of rewards; null for a report, and for a trajectory that could not be walked.",
          "oneOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }]
        },
        "commit": {
          "description": "Head of the report, or the step's; null for a working tree.",
          "oneOf": [{ "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" }, { "type": "null" }]
        },
        "state": {
          "description": "unscored: there is no reward to compare. unknown: the stored data are not enough.",
          "enum": ["equal", "different", "unscored", "unknown"]
        },
        "basis": {
          "description": "The data for the computation. counts: the numbers of findings in an older report.",
          "enum": ["findings", "counts", null]
        },
        "why": { "description": "Of unscored and unknown.", "type": ["string", "null"] },
        "pr-v1": { "$ref": "#/$defs/pair" },
        "pr-v2": { "$ref": "#/$defs/pair" },
        "differences": {
          "description": "Other differences than the two values.",
          "type": "array",
          "items": { "type": "string", "minLength": 1 }
        }
      }
    },
    "pair": {
      "type": "object",
      "additionalProperties": false,
      "required": ["stored", "recomputed"],
      "properties": {
        "stored": { "type": ["number", "null"] },
        "recomputed": { "type": ["number", "null"] }
      }
    }
  }
}
`,"reward-sweep.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/reward-sweep.v1.json",
  "title": "Rewards under other weights and thresholds, version 1",
  "description": "The output of \`lanser reward sweep\`: the reward of each report or line with other weights. No server is started.",
  "type": "object",
  "additionalProperties": false,
  "required": ["schema", "rows"],
  "properties": {
    "schema": { "const": "lanser.reward-sweep.v1" },
    "rows": {
      "description": "By weights, then by threshold, then by file and step, each in the order in which it was given.",
      "type": "array",
      "items": { "$ref": "#/$defs/row" }
    }
  },
  "$defs": {
    "row": {
      "type": "object",
      "additionalProperties": false,
      "required": ["file", "step", "commit", "weights", "threshold", "pr-v1", "pr-v2", "why"],
      "properties": {
        "file": { "description": "As it was named.", "type": "string", "minLength": 1 },
        "trajectory": { "description": "Of a line of a batch.", "type": "string", "minLength": 1 },
        "step": {
          "description": "Of a line of rewards; null for a report, and for a trajectory that could not be walked.",
          "oneOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }]
        },
        "commit": {
          "description": "Head of the report, or the step's; null for a working tree.",
          "oneOf": [{ "type": "string", "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$" }, { "type": "null" }]
        },
        "weights": {
          "description": "Null: those that were recorded.",
          "oneOf": [
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["alpha", "beta", "gamma"],
              "properties": {
                "alpha": { "type": "number", "minimum": 0 },
                "beta": { "type": "number", "minimum": 0 },
                "gamma": { "type": "number", "minimum": 0 }
              }
            },
            { "type": "null" }
          ]
        },
        "threshold": {
          "description": "Null: the one that was recorded.",
          "oneOf": [{ "type": "number", "minimum": 0, "maximum": 1 }, { "type": "null" }]
        },
        "pr-v1": { "type": ["number", "null"] },
        "pr-v2": { "type": ["number", "null"] },
        "why": {
          "description": "Why there is no reward; null if there is one.",
          "type": ["string", "null"]
        }
      }
    }
  }
}
`,"reward.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/reward.v1.json",
  "title": "Reward of a step, version 1",
  "description": "One commit of a change and its reward: a line of \`lanser reward\`, in the order of the commits. Every state is measured from base, under base's\
 policy and configuration. A step is the difference of two states, so the values \`pr-v2.r\` of all lines add up to the one of the report.",
  "type": "object",
  "additionalProperties": false,
  "required": [
    "schema",
    "step",
    "commit",
    "parent",
    "tree",
    "pr-v1",
    "pr-v2",
    "unscored",
    "new",
    "fixed",
    "removed",
    "suppressed",
    "volatile",
    "unproven",
    "probes"
  ],
  "properties": {
    "schema": { "const": "lanser.reward.v1" },
    "trajectory": {
      "description": "Of a line of \`lanser reward batch\`: the id of its trajectory.",
      "type": "string",
      "minLength": 1,
      "maxLength": 200
    },
    "step": { "description": "From 1.", "type": "integer", "minimum": 1 },
    "commit": {
      "description": "Null for the working tree.",
      "oneOf": [{ "$ref": "#/$defs/id" }, { "type": "null" }]
    },
    "parent": {
      "description": "The commit before it in the walk; base before the first. Null for the working tree of an earlier report.",
      "oneOf": [{ "$ref": "#/$defs/id" }, { "type": "null" }]
    },
    "tree": { "$ref": "#/$defs/id" },
    "since": {
      "description": "If the steps before have no reward: the last commit with one. This step is counted from there.",
      "$ref": "#/$defs/id"
    },
    "before": {
      "description": "The state that the step is counted from: D, S and alpha_conf of base to there. Only where there is a reward; absent in older lines.",
      "type": "object",
      "additionalProperties": false,
      "required": ["diagnostics", "safety", "alpha_conf"],
      "properties": {
        "diagnostics": { "type": "integer", "minimum": 0 },
        "safety": { "enum": [0, 1] },
        "alpha_conf": { "type": "number", "minimum": 0, "maximum": 1 }
      }
    },
    "rule": {
      "description": "Rule for alpha_conf, as \`reward.rule\` in a report. Only where there is a reward; absent for rule 1.",
      "enum": [1, 2]
    },
    "pr-v1": { "oneOf": [{ "$ref": "#/$defs/reward" }, { "type": "null" }] },
    "pr-v2": { "oneOf": [{ "$ref": "#/$defs/reward" }, { "type": "null" }] },
    "unscored": {
      "description": "Why there is no reward; null if there is one.",
      "type": ["string", "null"]
    },
    "new": {
      "description": "Findings that the step introduced, also if an earlier step had removed them.",
      "$ref": "#/$defs/findings"
    },
    "fixed": {
      "description": "Findings that the step fixed: findings of base, proven by probes, or findings that an earlier step introduced.",
      "$ref": "#/$defs/findings"
    },
    "removed": { "description": "Went with its code.", "$ref": "#/$defs/findings" },
    "suppressed": { "description": "Is hidden by something that was added.", "$ref": "#/$defs/findings" },
    "volatile": { "description": "Depends on the order of checks.", "$ref": "#/$defs/findings" },
    "unproven": {
      "description": "Findings that disappeared, without a probe that proves the fix.",
      "$ref": "#/$defs/findings"
    },
    "shown": {
      "description": "Changes of configuration and policy in the step, and additions that can silence a checker, one sentence each. They do not affect the rewar\
d. Absent for none, and in older lines.",
      "type": "array",
      "minItems": 1,
      "items": { "type": "string", "minLength": 1 }
    },
    "probes": {
      "description": "Of the run from base to this step: the number of probes, and the number of places without an answer.",
      "type": "object",
      "additionalProperties": false,
      "required": ["asked", "silent"],
      "properties": {
        "asked": { "type": "integer", "minimum": 0 },
        "silent": { "type": "integer", "minimum": 0 }
      }
    }
  },
  "$defs": {
    "id": {
      "description": "Of an object of git.",
      "type": "string",
      "pattern": "^([0-9a-f]{40}|[0-9a-f]{64})$"
    },
    "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } },
    "finding": {
      "type": "object",
      "additionalProperties": false,
      "required": ["id", "path", "line", "code", "diag_delta"],
      "properties": {
        "id": { "description": "As in the report.", "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" },
        "path": { "description": "Relative to the repository.", "type": "string", "minLength": 1 },
        "line": { "description": "From 1, where it is, or was.", "type": "integer", "minimum": 1 },
        "code": { "type": ["string", "null"] },
        "diag_delta": {
          "description": "Its part of the step's: how many findings fewer are counted for it. All of a step add up to \`components.diag_delta\`.",
          "enum": [-2, -1, 0, 1, 2]
        },
        "probe": { "description": "Of \`unproven\`: the probe without an answer.", "type": "string" }
      }
    },
    "reward": {
      "type": "object",
      "additionalProperties": false,
      "required": ["r", "components", "weights", "explanation"],
      "properties": {
        "r": { "description": "Rounded to 12 decimals.", "type": "number" },
        "components": {
          "description": "Of the state after the step, from base; \`diag_delta\` is that of the step.",
          "type": "object",
          "additionalProperties": false,
          "required": ["diag_delta", "safety", "ambiguity_penalty", "alpha_conf"],
          "properties": {
            "diag_delta": { "type": "integer" },
            "safety": { "enum": [0, 1] },
            "ambiguity_penalty": { "type": "number", "minimum": 0, "maximum": 1 },
            "alpha_conf": { "type": "number", "minimum": 0, "maximum": 1 }
          }
        },
        "weights": {
          "type": "object",
          "additionalProperties": false,
          "required": ["alpha", "beta", "gamma"],
          "properties": {
            "alpha": { "type": "number", "minimum": 0 },
            "beta": { "type": "number", "minimum": 0 },
            "gamma": { "type": "number", "minimum": 0 }
          }
        },
        "explanation": { "type": "string" }
      }
    }
  }
}
`,"run.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/run.v1.json",
  "title": "Facts about one run, version 1",
  "description": "Values that differ between two equal runs: times and sizes. Written as run.json next to the report; no hash covers it.",
  "type": "object",
  "additionalProperties": false,
  "required": ["schema", "phases", "serverIdleMs", "peakBytes"],
  "properties": {
    "schema": { "const": "lanser.run.v1" },
    "phases": {
      "description": "The parts of the run in order. \`ms\` on the clock, \`cpuMs\` of this process alone, without the servers.",
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["name", "ms", "cpuMs"],
        "properties": {
          "name": { "type": "string", "minLength": 1 },
          "ms": { "type": "integer", "minimum": 0 },
          "cpuMs": { "type": "integer", "minimum": 0 }
        }
      }
    },
    "serverIdleMs": {
      "description": "By session, for how long its server waited for us between two files.",
      "type": "object",
      "additionalProperties": { "type": "integer", "minimum": 0 }
    },
    "sessions": {
      "description": "The cost of the first pass of each session. \`lanser plan --last\` balances jobs by it. Absent for cached observations.",
      "type": "object",
      "additionalProperties": { "$ref": "#/$defs/cost" }
    },
    "platform": {
      "description": "As Node names them.",
      "type": "object",
      "additionalProperties": false,
      "required": ["os", "arch"],
      "properties": { "os": { "type": "string" }, "arch": { "type": "string" } }
    },
    "ended": {
      "description": "Servers that ended unexpectedly, and the last lines of their standard error; absent for none.",
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["session", "stderr"],
        "properties": { "session": { "type": "string", "minLength": 1 }, "stderr": { "type": "string" } }
      }
    },
    "processes": {
      "description": "For each server and root: whether one process checked base and head, and why. Absent if no server can. The report does not depend on it.",\

      "type": "object",
      "additionalProperties": {
        "type": "object",
        "additionalProperties": false,
        "required": ["isOne", "why"],
        "properties": { "isOne": { "type": "boolean" }, "why": { "type": "string", "minLength": 1 } }
      }
    },
    "peakBytes": {
      "description": "The largest resident set of this process.",
      "type": "integer",
      "minimum": 0
    },
    "observations": {
      "description": "The source of the observation of each session; absent without a cache of observations.",
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["session", "from", "why", "unkept"],
        "properties": {
          "session": { "type": "string", "minLength": 1 },
          "from": {
            "description": "both: the findings are from the cache, and the server was started for probes.",
            "enum": ["server", "cache", "both"]
          },
          "why": { "description": "Why not from the cache alone.", "type": ["string", "null"] },
          "unkept": {
            "description": "Why the findings of the server were not cached.",
            "type": ["string", "null"]
          }
        }
      }
    },
    "pullRequest": {
      "description": "The number of the pull request whose event started the run; absent for none. \`publish\` posts to this one if several share a head.",
      "type": "integer",
      "minimum": 1
    },
    "surfaces": {
      "description": "The result of posting. It does not affect the verdict.",
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["surface", "state", "why"],
        "properties": {
          "surface": {
            "enum": [
              "check",
              "comment",
              "review",
              "report",
              "sarif",
              "html",
              "junit",
              "rdjson",
              "evidence",
              "gitlab",
              "rewards",
              "events",
              "summary"
            ]
          },
          "state": { "enum": ["posted", "unchanged", "degraded", "skipped", "failed"] },
          "why": { "type": ["string", "null"] }
        }
      }
    },
    "shown": {
      "description": "On a merge commit, by id of a finding: the 1-based place of its annotation in the head commit of the pull request; null for a line that on\
ly the merge has.",
      "type": "object",
      "additionalProperties": { "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }
    },
    "ownShown": {
      "description": "The same for findings with a cause: their own place in the head commit of the pull request. Absent if no finding needs it.",
      "type": "object",
      "additionalProperties": { "oneOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }
    }
  },
  "$defs": {
    "cost": {
      "description": "\`ms\` on the clock, from the start of the server to its last answer.",
      "type": "object",
      "additionalProperties": false,
      "required": ["ms"],
      "properties": { "ms": { "type": "integer", "minimum": 0 } }
    },
    "place": {
      "type": "object",
      "additionalProperties": false,
      "required": ["path", "range"],
      "properties": { "path": { "type": "string", "minLength": 1 }, "range": { "$ref": "#/$defs/range" } }
    },
    "range": {
      "type": "object",
      "additionalProperties": false,
      "required": ["start", "end"],
      "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } }
    },
    "position": {
      "type": "object",
      "additionalProperties": false,
      "required": ["line", "column"],
      "properties": {
        "line": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 },
        "column": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }
      }
    }
  }
}
`,"selector.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/selector.v1.json",
  "title": "Selector v1",
  "description": "A place in code: its text, or the same as an object (the PositionSpec of the paper). Lines, columns, occurrences and steps count from 1, overl\
oads from 0.",
  "oneOf": [
    {
      "$ref": "#/$defs/text"
    },
    {
      "$ref": "#/$defs/object"
    }
  ],
  "$defs": {
    "text": {
      "description": "A place as text. docs/reference/selectors.md has the grammar.",
      "type": "string",
      "minLength": 1
    },
    "object": {
      "type": "object",
      "oneOf": [
        {
          "$ref": "#/$defs/file"
        },
        {
          "$ref": "#/$defs/line"
        },
        {
          "$ref": "#/$defs/cursor"
        },
        {
          "$ref": "#/$defs/range"
        },
        {
          "$ref": "#/$defs/name"
        },
        {
          "$ref": "#/$defs/symbol"
        },
        {
          "$ref": "#/$defs/ast"
        },
        {
          "$ref": "#/$defs/id"
        },
        {
          "$ref": "#/$defs/anchor"
        }
      ]
    },
    "count": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000000000
    },
    "uri": {
      "description": "A path relative to the repository, or a file: URI.",
      "type": "string",
      "minLength": 1
    },
    "indexing": {
      "description": "The unit of a column. Absent: the unit of the question.",
      "enum": ["utf-8", "utf-16", "codepoint"]
    },
    "docVersion": {
      "description": "The commit, or the blob of the file, that the place was written for: a full object id.",
      "type": "string",
      "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
    },
    "file": {
      "description": "A whole file.",
      "type": "object",
      "additionalProperties": false,
      "required": ["kind", "uri"],
      "properties": {
        "kind": {
          "const": "file"
        },
        "uri": {
          "$ref": "#/$defs/uri"
        },
        "docVersion": {
          "$ref": "#/$defs/docVersion"
        }
      }
    },
    "line": {
      "description": "A whole line.",
      "type": "object",
      "additionalProperties": false,
      "required": ["kind", "uri", "line"],
      "properties": {
        "kind": {
          "const": "line"
        },
        "uri": {
          "$ref": "#/$defs/uri"
        },
        "line": {
          "$ref": "#/$defs/count"
        },
        "docVersion": {
          "$ref": "#/$defs/docVersion"
        }
      }
    },
    "cursor": {
      "description": "A line and a column.",
      "type": "object",
      "additionalProperties": false,
      "required": ["kind", "uri", "line", "col"],
      "properties": {
        "kind": {
          "const": "cursor"
        },
        "uri": {
          "$ref": "#/$defs/uri"
        },
        "line": {
          "$ref": "#/$defs/count"
        },
        "col": {
          "$ref": "#/$defs/count"
        },
        "indexing": {
          "$ref": "#/$defs/indexing"
        },
        "docVersion": {
          "$ref": "#/$defs/docVersion"
        }
      }
    },
    "range": {
      "description": "Two positions, each [line, column]. The end is exclusive.",
      "type": "object",
      "additionalProperties": false,
      "required": ["kind", "uri", "start", "end"],
      "properties": {
        "kind": {
          "const": "range"
        },
        "uri": {
          "$ref": "#/$defs/uri"
        },
        "start": {
          "type": "array",
          "prefixItems": [
            {
              "$ref": "#/$defs/count"
            },
            {
              "$ref": "#/$defs/count"
            }
          ],
          "items": false,
          "minItems": 2,
          "maxItems": 2
        },
        "end": {
          "type": "array",
          "prefixItems": [
            {
              "$ref": "#/$defs/count"
            },
            {
              "$ref": "#/$defs/count"
            }
          ],
          "items": false,
          "minItems": 2,
          "maxItems": 2
        },
        "indexing": {
          "$ref": "#/$defs/indexing"
        },
        "docVersion": {
          "$ref": "#/$defs/docVersion"
        }
      }
    },
    "name": {
      "description": "A name on a line.",
      "type": "object",
      "additionalProperties": false,
      "required": ["kind", "uri", "line", "name"],
      "properties": {
        "kind": {
          "const": "name"
        },
        "uri": {
          "$ref": "#/$defs/uri"
        },
        "line": {
          "$ref": "#/$defs/count"
        },
        "name": {
          "type": "string",
          "minLength": 1
        },
        "occurrence": {
          "$ref": "#/$defs/count"
        },
        "docVersion": {
          "$ref": "#/$defs/docVersion"
        }
      }
    },
    "symbol": {
      "description": "A definition by its name. With uri the name is Class.method, otherwise pkg.mod:Class.method.",
      "type": "object",
      "additionalProperties": false,
      "required": ["kind", "qualname"],
      "properties": {
        "kind": {
          "const": "symbol"
        },
        "qualname": {
          "type": "string",
          "minLength": 1
        },
        "uri": {
          "$ref": "#/$defs/uri"
        },
        "lang": {
          "description": "The language of the module. Absent: py.",
          "enum": ["py", "ts", "go", "rs"]
        },
        "role": {
          "enum": ["def", "sig", "body", "doc"]
        },
        "overload": {
          "type": "integer",
          "minimum": 0,
          "maximum": 999999
        },
        "docVersion": {
          "$ref": "#/$defs/docVersion"
        }
      },
      "not": {
        "required": ["uri", "lang"]
      }
    },
    "ast": {
      "description": "Steps through the syntax. The first is [module, NAME] or [file, PATH].",
      "type": "object",
      "additionalProperties": false,
      "required": ["kind", "path"],
      "properties": {
        "kind": {
          "const": "ast"
        },
        "path": {
          "type": "array",
          "minItems": 1,
          "items": {
            "oneOf": [
              {
                "type": "array",
                "prefixItems": [
                  {
                    "enum": ["module", "file", "class", "def", "key", "var"]
                  },
                  {
                    "type": "string",
                    "minLength": 1
                  }
                ],
                "items": false,
                "minItems": 2,
                "maxItems": 2
              },
              {
                "type": "array",
                "prefixItems": [
                  {
                    "enum": ["class", "def", "key", "var"]
                  },
                  {
                    "type": "string",
                    "minLength": 1
                  },
                  {
                    "$ref": "#/$defs/count"
                  }
                ],
                "items": false,
                "minItems": 3,
                "maxItems": 3
              },
              {
                "type": "array",
                "prefixItems": [
                  {
                    "enum": ["name", "param", "call", "string", "number", "comment", "return"]
                  },
                  {
                    "$ref": "#/$defs/count"
                  }
                ],
                "items": false,
                "minItems": 2,
                "maxItems": 2
              }
            ]
          }
        },
        "docVersion": {
          "$ref": "#/$defs/docVersion"
        }
      }
    },
    "id": {
      "description": "A definition by its symbol id, as \`outline\` and \`locate\` print it.",
      "type": "object",
      "additionalProperties": false,
      "required": ["kind", "id"],
      "properties": {
        "kind": {
          "const": "id"
        },
        "id": {
          "type": "string",
          "pattern": "^id:"
        },
        "docVersion": {
          "$ref": "#/$defs/docVersion"
        }
      }
    },
    "anchor": {
      "description": "A text of the file.",
      "type": "object",
      "additionalProperties": false,
      "required": ["kind", "uri", "snippet"],
      "properties": {
        "kind": {
          "const": "anchor"
        },
        "uri": {
          "$ref": "#/$defs/uri"
        },
        "snippet": {
          "type": "string",
          "minLength": 1
        },
        "ctx": {
          "type": "integer",
          "minimum": 0,
          "maximum": 10000
        },
        "hash": {
          "description": "The first digits of the SHA-256 over the snippet and ctx code points on each side.",
          "type": "string",
          "pattern": "^(?:sha256:[0-9a-f]{8,64}|sha1:[0-9a-f]{8,40})$"
        },
        "docVersion": {
          "$ref": "#/$defs/docVersion"
        }
      }
    }
  }
}
`,"server.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/server.v1.json",
  "title": "Server v1",
  "description": "A server without a profile in this release. A repository describes it in \`.lanser/servers/NAME.yml\`; the file of base counts. Placeholders in \
texts: \`{node}\` is Node, \`{server}\` the folder of the installed server, \`{program}\` the program on PATH, \`{root}\` the checked folder, and \`{files}\` the checked \
files.",
  "type": "object",
  "additionalProperties": false,
  "required": [
    "version",
    "language",
    "files",
    "role",
    "source",
    "command",
    "executes",
    "executes-why",
    "mode"
  ],
  "properties": {
    "version": {
      "description": "Of this format.",
      "const": 1
    },
    "name": {
      "description": "For people; without it the name of the file.",
      "type": "string",
      "pattern": "^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$"
    },
    "language": {
      "description": "The language of the files, for people, as in \`lanser detect\`. A second opinion is a server in addition to another one for the same languag\
e.",
      "type": "string",
      "pattern": "^[A-Za-z0-9][A-Za-z0-9 .+#-]{0,63}$"
    },
    "files": {
      "description": "Globs of the files that it checks, relative to the repository.",
      "$ref": "#/$defs/globs"
    },
    "language-id": {
      "description": "The language id of a document in LSP. Default: the language in lower case.",
      "type": "string",
      "pattern": "^[a-z][a-z0-9+#-]{0,63}$"
    },
    "role": {
      "description": "checker: it reports errors in the code. linter: it reports style and likely mistakes, in addition to a checker.",
      "enum": ["checker", "linter"]
    },
    "source": {
      "description": "The source of the installation: one source, or a list of several of different kinds. \`lanser pin NAME@VERSION\` pins the version of the fir\
st one.",
      "type": ["object", "array"],
      "minProperties": 1,
      "additionalProperties": false,
      "properties": {
        "npm": {
          "$ref": "#/$defs/npmPackage"
        },
        "with": {
          "$ref": "#/$defs/npmBeside"
        },
        "wheel": {
          "$ref": "#/$defs/wheelPackage"
        },
        "libc": {
          "$ref": "#/$defs/libc"
        },
        "processors": {
          "$ref": "#/$defs/processors"
        },
        "program": {
          "$ref": "#/$defs/program"
        },
        "go": {
          "$ref": "#/$defs/goModule"
        },
        "toolchain": {
          "$ref": "#/$defs/goVersion"
        },
        "debian": {
          "$ref": "#/$defs/debianPackages"
        },
        "archive": {
          "$ref": "#/$defs/archives"
        },
        "version": {
          "$ref": "#/$defs/exactVersion"
        },
        "package": {
          "$ref": "#/$defs/goPackage"
        }
      },
      "minItems": 2,
      "maxItems": 5,
      "items": {
        "$ref": "#/$defs/source"
      }
    },
    "command": {
      "description": "The program and its arguments. It begins with \`{node}\`, \`{program}\` or a path below \`{server}/\`, because Lanser never starts a program of \
the repository.",
      "type": "array",
      "minItems": 1,
      "maxItems": 64,
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      }
    },
    "environment": {
      "description": "Variables that it gets, besides an empty home and temporary folder.",
      "type": "object",
      "propertyNames": {
        "type": "string",
        "pattern": "^(?!PATH$|HOME$|TMPDIR$|NODE_|LD_|PYTHON|XDG_)[A-Z][A-Z0-9_]{0,63}$"
      },
      "additionalProperties": {
        "type": "string",
        "maxLength": 1000
      }
    },
    "executes": {
      "description": "The code that it executes: none, the language's own tools, or code of the repository. For the last one, the configuration must name the se\
rver and allow it.",
      "enum": ["never", "toolchain", "repository"]
    },
    "executes-why": {
      "description": "The same in a sentence, with the settings that prevent the execution of other code.",
      "type": "string",
      "minLength": 10,
      "maxLength": 1000
    },
    "configured-by": {
      "description": "Globs of the files that configure it. Head is judged under base's.",
      "$ref": "#/$defs/globs"
    },
    "mode": {
      "description": "pull: Lanser requests the diagnostics of each document. push: the server publishes them. compiler: it is a command, and Lanser reads its o\
utput.",
      "enum": ["pull", "push", "compiler"]
    },
    "initialize": {
      "description": "The initializationOptions of a language server."
    },
    "settings": {
      "description": "The settings by section. They answer workspace/configuration, and the server gets them after the initialization.",
      "type": "object"
    },
    "ready": {
      "description": "The sign that a language server is ready, in addition to the canary: it got a section of its settings, or it logged a line. Default: it is\
 ready at once.",
      "type": "object",
      "additionalProperties": false,
      "minProperties": 1,
      "maxProperties": 1,
      "properties": {
        "settings": {
          "description": "The section.",
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "log": {
          "description": "A regular expression.",
          "$ref": "#/$defs/expression"
        }
      }
    },
    "done": {
      "description": "Of a server with \`push\`: the sign that all findings of a document are published. version: the message names the open version of the docume\
nt. published: any message since the document was opened.",
      "enum": ["version", "published"]
    },
    "quiet-ms": {
      "description": "The time without messages after the last canary, as an additional condition.",
      "type": "integer",
      "minimum": 0,
      "maximum": 10000
    },
    "keeps-open": {
      "description": "Whether documents stay open to the end. Without it those of a server that publishes do: many publish an empty list for one that was closed\
.",
      "type": "boolean"
    },
    "compiler": {
      "description": "Of a command: its call, and the format of its output.",
      "type": "object",
      "additionalProperties": false,
      "required": ["arguments", "format", "exit"],
      "properties": {
        "arguments": {
          "description": "Added to those of \`command\`. \`{files}\` is the list of all checked files, relative to the folder that it runs in.",
          "type": "array",
          "maxItems": 64,
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 1000
          }
        },
        "format": {
          "description": "json: one document. json-lines: one for each line. lines: text, a finding a line. sarif: SARIF 2.1.0.",
          "enum": ["json", "json-lines", "lines", "sarif"]
        },
        "output": {
          "description": "The stream with the findings.",
          "enum": ["stdout", "stderr"]
        },
        "list": {
          "description": "Of JSON: the place of the list of findings or files, as keys joined by dots. Default: the document is the list.",
          "$ref": "#/$defs/place"
        },
        "messages": {
          "description": "Of JSON with one list element for each file: the place of the findings in the element. \`path\` then comes from the element, and all oth\
er parts from the finding.",
          "$ref": "#/$defs/place"
        },
        "only": {
          "description": "Of JSON: elements in which this place has this text; others are passed over.",
          "type": "object",
          "additionalProperties": {
            "type": "string",
            "maxLength": 200
          }
        },
        "fields": {
          "description": "Of JSON: the places of the parts in a finding.",
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "line", "message"],
          "properties": {
            "path": {
              "$ref": "#/$defs/place"
            },
            "line": {
              "$ref": "#/$defs/place"
            },
            "column": {
              "$ref": "#/$defs/place"
            },
            "end-line": {
              "$ref": "#/$defs/place"
            },
            "end-column": {
              "$ref": "#/$defs/place"
            },
            "severity": {
              "$ref": "#/$defs/place"
            },
            "code": {
              "$ref": "#/$defs/place"
            },
            "message": {
              "$ref": "#/$defs/place"
            }
          }
        },
        "line": {
          "description": "Of lines: a regular expression with the groups path, line and message. Optional groups: column, end_line, end_column, severity and cod\
e.",
          "$ref": "#/$defs/expression"
        },
        "skip": {
          "description": "Of lines: expressions for lines without findings. A line that matches no expression is an error.",
          "type": "array",
          "maxItems": 32,
          "items": {
            "$ref": "#/$defs/expression"
          }
        },
        "severities": {
          "description": "The meaning of its words or numbers for severities. Any other one is an error.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/severity"
          }
        },
        "severity": {
          "description": "Of a finding that has none; without it error.",
          "$ref": "#/$defs/severity"
        },
        "first-line": {
          "description": "The number of the first line.",
          "enum": [0, 1]
        },
        "first-column": {
          "description": "The number of the first column.",
          "enum": [0, 1]
        },
        "columns": {
          "description": "The unit of its columns. Default: code points.",
          "enum": ["utf-16", "code-points", "bytes"]
        },
        "exit": {
          "description": "The exit codes of a run without findings and of a run with findings. Any other one is an error.",
          "type": "object",
          "additionalProperties": false,
          "required": ["clean", "found"],
          "properties": {
            "clean": {
              "$ref": "#/$defs/codes"
            },
            "found": {
              "$ref": "#/$defs/codes"
            }
          }
        },
        "checked": {
          "description": "A regular expression for the complete output. Its group \`files\` is the number of checked files, and must equal the real number.",
          "$ref": "#/$defs/expression"
        }
      }
    },
    "canary": {
      "description": "A test document with known findings. The server must report them before the first file and after the last one. A server without a canary i\
s unproven: its findings count, but a run with only this server does not pass.",
      "type": "object",
      "additionalProperties": false,
      "required": ["file", "text", "codes"],
      "properties": {
        "file": {
          "description": "Its name.",
          "type": "string",
          "pattern": "^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$"
        },
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000
        },
        "codes": {
          "description": "The expected codes, in their order; null for a finding without one.",
          "type": "array",
          "minItems": 1,
          "maxItems": 16,
          "items": {
            "type": ["string", "integer", "null"]
          }
        },
        "beside": {
          "description": "Of a command: texts of files in the folder of the canary, such as a go.mod; paths are relative to it.",
          "type": "object",
          "minProperties": 1,
          "maxProperties": 16,
          "propertyNames": {
            "pattern": "^(?!/)(?!(?:.*/)?\\\\.\\\\.(?:/|$))[^\\\\\\\\]{1,200}$"
          },
          "additionalProperties": {
            "type": "string",
            "maxLength": 16384
          }
        }
      }
    },
    "limits": {
      "description": "Milliseconds; without them a minute to be ready and for a file (of a command five for all), and a quarter of an hour for everything.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "ready-ms": {
          "type": "integer",
          "minimum": 1000,
          "maximum": 900000
        },
        "file-ms": {
          "type": "integer",
          "minimum": 1000,
          "maximum": 900000
        },
        "total-ms": {
          "type": "integer",
          "minimum": 1000,
          "maximum": 3600000
        }
      }
    }
  },
  "$defs": {
    "globs": {
      "type": "array",
      "minItems": 1,
      "maxItems": 64,
      "items": {
        "type": "string",
        "pattern": "^(?!!)(?!/)(?!(?:.*/)?\\\\.\\\\.(?:/|$)).{1,200}$"
      }
    },
    "place": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
    },
    "expression": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000
    },
    "severity": {
      "enum": ["error", "warning", "information", "hint"]
    },
    "codes": {
      "type": "array",
      "minItems": 1,
      "maxItems": 16,
      "items": {
        "type": "integer",
        "minimum": 0,
        "maximum": 255
      }
    },
    "address": {
      "description": "https, or http of this machine itself.",
      "type": "string",
      "maxLength": 1000,
      "pattern": "^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?/|http://(?:127\\\\.0\\\\.0\\\\.1|localhost)(?::[0-9]+)?/)[!-~]*$"
    },
    "npmPackage": {
      "description": "A package of npm, at the version that is pinned.",
      "type": "string",
      "pattern": "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$",
      "maxLength": 214
    },
    "npmBeside": {
      "description": "npm packages that are installed next to it, each at an exact version.",
      "type": "object",
      "propertyNames": {
        "type": "string",
        "pattern": "^(?:@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"
      },
      "additionalProperties": {
        "type": "string",
        "pattern": "^[0-9]+\\\\.[0-9]+\\\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"
      }
    },
    "wheelPackage": {
      "description": "A wheel of PyPI that holds a program, at the version that is pinned. Nothing that it depends on is installed.",
      "type": "string",
      "pattern": "^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$"
    },
    "libc": {
      "description": "Of a wheel that is released for no older one.",
      "const": "2.28"
    },
    "processors": {
      "description": "Those that a wheel is released for; without it both.",
      "type": "array",
      "minItems": 1,
      "maxItems": 2,
      "items": {
        "enum": ["x64", "arm64"]
      }
    },
    "program": {
      "description": "A program on PATH, outside the repository. Its bytes must have the digest of the pin. You choose the name of the version.",
      "type": "string",
      "pattern": "^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$"
    },
    "goModule": {
      "description": "A module of Go's proxy at the pinned version. The toolchain of \`toolchain\` builds its program.",
      "type": "string",
      "pattern": "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"
    },
    "goVersion": {
      "description": "The version of Go that builds it.",
      "type": "string",
      "pattern": "^[0-9]+\\\\.[0-9]+\\\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"
    },
    "debianPackages": {
      "description": "Packages of Debian, fetched by apt and unpacked over each other; the first one's upstream version is the one that is pinned. Nothing that \
they depend on is fetched.",
      "type": "array",
      "minItems": 1,
      "maxItems": 16,
      "items": {
        "type": "string",
        "pattern": "^[a-z0-9][a-z0-9+.-]{0,127}$"
      }
    },
    "archives": {
      "description": "The address of an archive or a program, for each processor or for \`any\`; \`{version}\` is the pinned version.",
      "type": "object",
      "minProperties": 1,
      "additionalProperties": false,
      "properties": {
        "any": {
          "$ref": "#/$defs/address"
        },
        "x64": {
          "$ref": "#/$defs/address"
        },
        "arm64": {
          "$ref": "#/$defs/address"
        }
      }
    },
    "exactVersion": {
      "description": "Of a source behind the first: its exact version.",
      "type": "string",
      "pattern": "^[0-9]+(?:\\\\.[0-9]+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$"
    },
    "source": {
      "description": "One of these kinds.",
      "type": "object",
      "additionalProperties": false,
      "minProperties": 1,
      "properties": {
        "npm": {
          "$ref": "#/$defs/npmPackage"
        },
        "with": {
          "$ref": "#/$defs/npmBeside"
        },
        "wheel": {
          "$ref": "#/$defs/wheelPackage"
        },
        "libc": {
          "$ref": "#/$defs/libc"
        },
        "processors": {
          "$ref": "#/$defs/processors"
        },
        "program": {
          "$ref": "#/$defs/program"
        },
        "go": {
          "$ref": "#/$defs/goModule"
        },
        "toolchain": {
          "$ref": "#/$defs/goVersion"
        },
        "debian": {
          "$ref": "#/$defs/debianPackages"
        },
        "archive": {
          "$ref": "#/$defs/archives"
        },
        "version": {
          "$ref": "#/$defs/exactVersion"
        },
        "package": {
          "$ref": "#/$defs/goPackage"
        }
      }
    },
    "goPackage": {
      "description": "The folder of the program in that module; without it the module's root is the program.",
      "type": "string",
      "pattern": "^[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}$"
    }
  }
}
`,"shard.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/shard.v1.json",
  "title": "Shard, version 1",
  "description": "The part that one of several jobs checked: shard.json of \`lanser shard\`, next to the folder \`entries\` with its findings. Only the release that\
 wrote it reads it.",
  "type": "object",
  "additionalProperties": false,
  "required": ["schema", "identity", "units", "costs"],
  "properties": {
    "schema": { "const": "lanser.shard.v1" },
    "identity": {
      "description": "Values that must be the same in all jobs of a run.",
      "type": "object",
      "additionalProperties": false,
      "required": ["code", "machine", "place", "base", "head", "servers", "configuration"],
      "properties": {
        "code": {
          "description": "The release of Lanser, by the bytes of its program; null where it could not read them.",
          "oneOf": [{ "$ref": "#/$defs/sha256" }, { "type": "null" }]
        },
        "machine": {
          "description": "Platform, architecture and version of Node.",
          "type": "string",
          "minLength": 1
        },
        "place": {
          "description": "Over the absolute place of the repository.",
          "$ref": "#/$defs/sha256"
        },
        "base": {
          "type": "object",
          "additionalProperties": false,
          "required": ["commit", "tree"],
          "properties": { "commit": { "$ref": "#/$defs/id" }, "tree": { "$ref": "#/$defs/id" } }
        },
        "head": {
          "description": "\`commit\` is null for the working tree.",
          "type": "object",
          "additionalProperties": false,
          "required": ["commit", "tree"],
          "properties": {
            "commit": { "oneOf": [{ "$ref": "#/$defs/id" }, { "type": "null" }] },
            "tree": { "$ref": "#/$defs/id" }
          }
        },
        "servers": {
          "description": "\`pyright@1.1.414\`, in their order.",
          "type": "array",
          "minItems": 1,
          "items": { "type": "string", "pattern": "^[^@]+@[^@]+$" }
        },
        "configuration": {
          "description": "The digest of the policy, as far as it can change the requests or the answers of a server.",
          "$ref": "#/$defs/sha256"
        }
      }
    },
    "units": {
      "description": "The parts that it had to check, each once.",
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["unit", "entries", "why"],
        "properties": {
          "unit": {
            "description": "Server, root and side, as \`lanser plan\` prints it: \`pyright:packages/a:base\`.",
            "type": "string",
            "pattern": "^[^\\\\s:]+:[^\\\\s:]+:(?:base|head)$"
          },
          "entries": {
            "description": "One for each session, in the folder \`entries\`.",
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": ["session", "name", "digest"],
              "properties": {
                "session": { "type": "string", "minLength": 1 },
                "name": {
                  "description": "The digest of all that the observation depends on.",
                  "$ref": "#/$defs/sha256"
                },
                "digest": { "description": "Over the bytes of the file.", "$ref": "#/$defs/sha256" }
              }
            }
          },
          "why": {
            "description": "Why entries of sessions are missing: \`lanser merge\` then starts the server. Null if all entries exist.",
            "type": ["string", "null"]
          }
        }
      }
    },
    "costs": {
      "description": "By session, for how long it took on the clock.",
      "type": "object",
      "additionalProperties": {
        "$ref": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/run.v1.json#/$defs/cost"
      }
    }
  },
  "$defs": {
    "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" },
    "id": { "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }
  }
}
`,"trace.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json",
  "title": "Trace v1, one entry",
  "description": "One complete session, one JSON object a line: first the header, then all entries in their order, last the trailer. h(i) = sha256(h(i-1) and th\
e RFC 8785 text of entry i without t), h(-1) being 32 zero bytes. Places of the machine that recorded are placeholders such as \${ROOT}.",
  "type": "object",
  "oneOf": [
    { "$ref": "#/$defs/header" },
    { "$ref": "#/$defs/frame" },
    { "$ref": "#/$defs/meta" },
    { "$ref": "#/$defs/digest" },
    { "$ref": "#/$defs/decision" },
    { "$ref": "#/$defs/result" },
    { "$ref": "#/$defs/checkpoint" },
    { "$ref": "#/$defs/trailer" }
  ],
  "$defs": {
    "header": {
      "description": "The subject of the recording: server, side, files, and other facts of the run.",
      "type": "object",
      "additionalProperties": false,
      "required": ["i", "k", "m", "t"],
      "properties": {
        "i": { "const": 0 },
        "k": { "const": "header" },
        "m": { "$ref": "#/$defs/headerContent" },
        "t": { "$ref": "#/$defs/time" }
      }
    },
    "frame": {
      "description": "One JSON-RPC message as the session saw it.",
      "type": "object",
      "additionalProperties": false,
      "required": ["i", "k", "d", "m", "t"],
      "properties": {
        "i": { "$ref": "#/$defs/number" },
        "k": { "const": "frame" },
        "d": { "description": "> to the server, < from it.", "enum": [">", "<"] },
        "m": {
          "type": "object",
          "required": ["jsonrpc"],
          "properties": { "jsonrpc": { "const": "2.0" } }
        },
        "t": { "$ref": "#/$defs/time" }
      }
    },
    "meta": {
      "description": "Something about the conversation that is not a message, such as its end.",
      "type": "object",
      "additionalProperties": false,
      "required": ["i", "k", "m", "t"],
      "properties": {
        "i": { "$ref": "#/$defs/number" },
        "k": { "const": "meta" },
        "m": { "type": "object", "properties": { "end": { "$ref": "#/$defs/end" } } },
        "t": { "$ref": "#/$defs/time" }
      }
    },
    "digest": {
      "description": "The files at the start and at the end of the session. If the two differ, Lanser does not replay the trace.",
      "type": "object",
      "additionalProperties": false,
      "required": ["i", "k", "m", "t"],
      "properties": {
        "i": { "$ref": "#/$defs/number" },
        "k": { "const": "digest" },
        "m": {
          "type": "object",
          "additionalProperties": false,
          "required": ["files", "configuration"],
          "properties": {
            "files": {
              "description": "By path in the tree.",
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/path" },
              "additionalProperties": { "$ref": "#/$defs/sha256" }
            },
            "configuration": {
              "description": "Over the files that configure the server.",
              "$ref": "#/$defs/sha256"
            }
          }
        },
        "t": { "$ref": "#/$defs/time" }
      }
    },
    "decision": {
      "description": "Something that we decided and that does not follow from the messages.",
      "type": "object",
      "additionalProperties": false,
      "required": ["i", "k", "m", "t"],
      "properties": {
        "i": { "$ref": "#/$defs/number" },
        "k": { "const": "decision" },
        "m": {
          "type": "object",
          "minProperties": 1,
          "properties": {
            "refused": { "description": "Why the session was never begun.", "type": "string" },
            "code": {
              "description": "With refused: the reason of the run, if it is not server-configuration.",
              "type": "string"
            }
          }
        },
        "t": { "$ref": "#/$defs/time" }
      }
    },
    "result": {
      "description": "The result of the messages. A replay must give the same result.",
      "type": "object",
      "additionalProperties": false,
      "required": ["i", "k", "m", "t"],
      "properties": {
        "i": { "$ref": "#/$defs/number" },
        "k": { "const": "result" },
        "m": {
          "type": "object",
          "required": ["observation"],
          "properties": {
            "observation": {
              "description": "Over the RFC 8785 text of the observed files and the look-ups.",
              "$ref": "#/$defs/sha256"
            },
            "files": {
              "description": "The findings, without files that have none.",
              "type": "array",
              "items": {
                "oneOf": [{ "$ref": "#/$defs/finalFile" }, { "$ref": "#/$defs/unknownFile" }]
              }
            },
            "lookups": { "type": "array", "items": { "$ref": "#/$defs/lookup" } },
            "fixes": {
              "description": "Of the session that asks what the server would do about findings: about which, and what it offered.",
              "type": "object",
              "required": ["asked", "offered"],
              "properties": {
                "asked": { "type": "array" },
                "offered": { "type": "array" },
                "isCut": { "description": "The server did not answer in time.", "const": true }
              }
            },
            "failure": {
              "description": "Why the session is not valid; null if it is healthy.",
              "type": ["object", "null"],
              "required": ["code", "message"],
              "properties": {
                "code": { "type": "string", "minLength": 1 },
                "message": { "type": "string" }
              }
            }
          }
        },
        "t": { "$ref": "#/$defs/time" }
      }
    },
    "checkpoint": {
      "type": "object",
      "additionalProperties": false,
      "required": ["i", "k", "m", "t"],
      "properties": {
        "i": { "$ref": "#/$defs/number" },
        "k": { "const": "checkpoint" },
        "m": {
          "type": "object",
          "additionalProperties": false,
          "required": ["h"],
          "properties": { "h": { "description": "h of the entry before.", "$ref": "#/$defs/sha256" } }
        },
        "t": { "$ref": "#/$defs/time" }
      }
    },
    "trailer": {
      "type": "object",
      "additionalProperties": false,
      "required": ["i", "k", "m", "t"],
      "properties": {
        "i": { "$ref": "#/$defs/number" },
        "k": { "const": "trailer" },
        "m": {
          "type": "object",
          "additionalProperties": false,
          "required": ["entries", "root", "blocks"],
          "properties": {
            "entries": { "description": "How many come before.", "$ref": "#/$defs/number" },
            "root": { "description": "h of the entry before.", "$ref": "#/$defs/sha256" },
            "blocks": {
              "description": "What a checkpoint ends, it with it, and last what comes after the last checkpoint: so two traces are compared by their trailers an\
d one block of each.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["h", "bytes"],
                "properties": {
                  "h": {
                    "description": "h of the last entry that is not a checkpoint.",
                    "$ref": "#/$defs/sha256"
                  },
                  "bytes": {
                    "description": "Of its lines, times and line feeds included.",
                    "$ref": "#/$defs/number"
                  }
                }
              }
            }
          }
        },
        "t": { "$ref": "#/$defs/time" }
      }
    },
    "headerContent": {
      "type": "object",
      "additionalProperties": false,
      "required": ["schema", "tool", "server", "side", "session", "snapshot", "digests", "program", "run"],
      "properties": {
        "schema": { "const": "lanser.trace.v1" },
        "tool": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "version"],
          "properties": { "name": { "const": "lanser" }, "version": { "type": "string", "minLength": 1 } }
        },
        "server": {
          "description": "The pin.",
          "type": "object",
          "additionalProperties": false,
          "required": ["id", "version", "treeDigest"],
          "properties": {
            "id": { "type": "string", "pattern": "^[a-z0-9][a-z0-9._-]*$" },
            "version": { "type": "string", "minLength": 1 },
            "treeDigest": { "$ref": "#/$defs/sha256" }
          }
        },
        "side": { "enum": ["base", "head"] },
        "session": {
          "description": "The session of the run: the first pass over a side (base, head); the second pass in reverse order (base-again, head-again); a pass ove\
r files that the change cannot affect (base-alone, head-alone); a pass over files for which the server's own command disagrees (base-recheck, head-recheck); hea\
d with its own server configuration (self); or an equivalent name.",
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]*$"
        },
        "root": {
          "description": "The folder of the tree that the server was opened on; absent for its top.",
          "type": "string",
          "minLength": 1
        },
        "snapshot": {
          "description": "The tree that the server checked; null if it is not from git.",
          "type": "object",
          "additionalProperties": false,
          "required": ["commit", "tree"],
          "properties": {
            "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] },
            "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }
          }
        },
        "digests": {
          "type": "object",
          "additionalProperties": false,
          "required": ["capabilities", "schedule", "configuration"],
          "properties": {
            "capabilities": {
              "description": "The capabilities that the client declared.",
              "$ref": "#/$defs/sha256"
            },
            "schedule": {
              "description": "The planned requests, without the ones that follow from its answers.",
              "$ref": "#/$defs/sha256"
            },
            "configuration": { "description": "The settings it was given.", "$ref": "#/$defs/sha256" },
            "dependencies": {
              "description": "The visible packages: those of linked folders and those of the toolchain. Absent in traces of older releases.",
              "$ref": "#/$defs/sha256"
            }
          }
        },
        "variation": {
          "description": "The intended differences of the machine from usual sessions.",
          "type": "object",
          "additionalProperties": { "type": ["string", "number", "boolean"] }
        },
        "program": {
          "description": "The files that were to be opened, in the order of the schedule.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["path", "blob"],
            "properties": {
              "path": { "$ref": "#/$defs/path" },
              "blob": {
                "description": "git's id of the content; null when it was not in the tree.",
                "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }]
              }
            }
          }
        },
        "run": { "oneOf": [{ "$ref": "#/$defs/run" }, { "type": "null" }] }
      }
    },
    "run": {
      "description": "Other facts of a gate run than its sessions. Both together give the report. A later release can add members.",
      "type": "object",
      "required": [
        "record",
        "server",
        "programFiles",
        "withheld",
        "unchecked",
        "configurationFiles",
        "told",
        "settings"
      ],
      "properties": {
        "programFiles": { "$ref": "#/$defs/number" },
        "dependencies": {
          "description": "The packages in each linked folder of dependencies.",
          "type": "object",
          "additionalProperties": { "$ref": "#/$defs/sha256" }
        },
        "packages": {
          "description": "The packages of the toolchain, outside linked folders; null if none is visible.",
          "oneOf": [{ "$ref": "#/$defs/sha256" }, { "type": "null" }]
        },
        "configurationFiles": { "type": "array", "items": { "$ref": "#/$defs/path" } },
        "told": {
          "description": "The report of the server's command about the project, before it checks a source.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["path", "range", "severity", "source", "code", "message", "line"],
            "properties": {
              "path": { "$ref": "#/$defs/path" },
              "range": { "$ref": "#/$defs/range" },
              "line": {
                "description": "Its line; null without a place.",
                "type": ["string", "null"]
              },
              "severity": { "enum": ["error", "warning", "information", "hint"] },
              "source": { "type": "string" },
              "code": { "type": "string" },
              "message": { "type": "string" }
            }
          }
        },
        "overlays": {
          "description": "Documents that were open as long as the session, in place of files of the tree.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["path", "languageId", "text"],
            "properties": {
              "path": { "$ref": "#/$defs/path" },
              "languageId": { "type": "string" },
              "text": { "type": "string" }
            }
          }
        },
        "parts": {
          "description": "The projects of the requested files, if the server needs them.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["configuration", "paths"],
            "properties": {
              "configuration": { "$ref": "#/$defs/path" },
              "paths": { "type": "array", "items": { "$ref": "#/$defs/path" } }
            }
          }
        },
        "imported": {
          "description": "Versions of the installed packages that the session can depend on, by name: those that files of the program import, and what these nee\
d. Absent if they are not known.",
          "type": "object",
          "additionalProperties": { "type": "string" }
        },
        "declared": {
          "description": "The packages that manifests at or above the files of the program declare, by folder, and the installed ones among them.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["folder", "requiresPython", "packages"],
            "properties": {
              "folder": { "type": "string" },
              "requiresPython": { "type": ["string", "null"] },
              "installer": {
                "description": "The file by which its packages are installed; absent where none is known.",
                "type": "string"
              },
              "dynamic": {
                "description": "The file that computes the mandatory packages with a program; absent for none.",
                "type": "string"
              },
              "packages": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["ecosystem", "name", "group", "marker", "installed"],
                  "properties": {
                    "ecosystem": { "enum": ["npm", "pypi", "conda"] },
                    "name": { "type": "string" },
                    "group": {
                      "description": "The extra or group; null for a mandatory package.",
                      "type": ["string", "null"]
                    },
                    "marker": {
                      "description": "Where it is needed (PEP 508); null for everywhere.",
                      "type": ["string", "null"]
                    },
                    "installed": {
                      "description": "Its version, empty where that is not known; null where it is not installed.",
                      "type": ["string", "null"]
                    },
                    "modules": { "type": "array", "items": { "type": "string" } },
                    "locked": { "type": "array", "items": { "type": "string" } },
                    "lockedBy": {
                      "description": "The file that names the versions in \`locked\`.",
                      "type": "string"
                    },
                    "elsewhere": {
                      "description": "A virtual environment that has it, and that the server is not given.",
                      "type": "string"
                    },
                    "isOnlyLocked": {
                      "description": "A lock file has it, and no manifest declares it.",
                      "const": true
                    },
                    "isOwn": {
                      "description": "It is a package of the repository, which the installation links.",
                      "const": true
                    }
                  }
                }
              }
            }
          }
        },
        "record": {
          "description": "Null if the session is not part of a gate run.",
          "type": ["object", "null"],
          "required": [
            "base",
            "head",
            "policy",
            "changedFiles",
            "policyChanges",
            "safety",
            "ignore",
            "shown",
            "limits"
          ],
          "properties": {
            "base": { "$ref": "#/$defs/snapshot" },
            "head": { "$ref": "#/$defs/snapshot" },
            "policy": { "type": "object", "required": ["origin", "digest", "failOn", "unknown", "change"] },
            "changedFiles": {
              "description": "Sources that differ between base and head, a renamed one once; null where a side does not have it.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["from", "to"],
                "properties": {
                  "from": { "oneOf": [{ "$ref": "#/$defs/path" }, { "type": "null" }] },
                  "to": { "oneOf": [{ "$ref": "#/$defs/path" }, { "type": "null" }] }
                }
              }
            },
            "ignore": { "type": "array", "items": { "type": "string" } },
            "shown": {
              "description": "On a merge commit, how each file differs from the pull request's own head; null otherwise.",
              "type": ["object", "null"],
              "additionalProperties": {
                "oneOf": [{ "type": "array", "items": { "$ref": "#/$defs/hunk" } }, { "type": "null" }]
              }
            },
            "waivers": {
              "description": "A waiver that base's policy allows: the first digits of a finding's id, or the code of a reason. null waives all new findings and \
all reasons that can be waived.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["by", "reason"],
                "oneOf": [{ "required": ["finding"] }, { "required": ["code"] }],
                "properties": {
                  "finding": { "type": ["string", "null"], "pattern": "^[0-9a-f]{12,64}$" },
                  "code": { "type": "string", "minLength": 1 },
                  "by": { "type": "string", "minLength": 1 },
                  "reason": { "type": "string", "minLength": 1 }
                }
              }
            },
            "movedSubmodules": {
              "description": "Folders of submodules that the change moves, adds or removes; absent for none.",
              "type": "array",
              "items": { "type": "string", "minLength": 1 }
            },
            "unmovedSubmodules": {
              "description": "Folders of submodules that have one commit on both sides; absent for none.",
              "type": "array",
              "items": { "type": "string", "minLength": 1 }
            },
            "dependencies": {
              "description": "The differences between the required packages of both sides, from their files; absent for none.",
              "type": "object",
              "required": ["changes", "installed", "ambient", "isOwn", "lacks", "places"],
              "properties": {
                "changes": {
                  "type": "object",
                  "required": ["packages", "neededBy", "unreadable"],
                  "properties": {
                    "packages": {
                      "type": "array",
                      "items": {
                        "type": "object",
                        "required": [
                          "ecosystem",
                          "name",
                          "from",
                          "to",
                          "files",
                          "folder",
                          "isTop",
                          "isWhole"
                        ],
                        "properties": {
                          "ecosystem": { "enum": ["npm", "pypi", "conda"] },
                          "name": { "type": "string" },
                          "from": { "type": ["string", "null"] },
                          "to": { "type": ["string", "null"] },
                          "files": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/path" } },
                          "folder": { "type": "string" },
                          "isTop": { "type": "boolean" },
                          "isWhole": { "type": "boolean" }
                        }
                      }
                    },
                    "neededBy": {
                      "description": "By ecosystem:name, who needs it.",
                      "type": "object",
                      "additionalProperties": { "type": "array", "items": { "type": "string" } }
                    },
                    "unreadable": {
                      "type": "array",
                      "items": {
                        "type": "object",
                        "required": ["path", "ecosystem", "reason"],
                        "properties": {
                          "path": { "$ref": "#/$defs/path" },
                          "ecosystem": { "enum": ["npm", "pypi", "conda"] },
                          "reason": { "type": "string" }
                        }
                      }
                    }
                  }
                },
                "installed": {
                  "description": "Modules of installed packages of Python; null where none can be seen.",
                  "type": ["array", "null"],
                  "items": {
                    "type": "object",
                    "required": ["name", "modules"],
                    "properties": {
                      "name": { "type": "string" },
                      "modules": { "type": "array", "items": { "type": "string" } }
                    }
                  }
                },
                "ambient": { "type": "array", "items": { "type": "string" } },
                "isOwn": { "description": "Whether base was given its own.", "type": "boolean" },
                "lacks": { "type": ["string", "null"] },
                "places": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["ecosystem", "name", "path", "base", "head"],
                    "properties": {
                      "ecosystem": { "enum": ["npm", "pypi", "conda"] },
                      "name": { "type": "string" },
                      "path": { "$ref": "#/$defs/path" },
                      "base": { "type": ["integer", "null"], "minimum": 0 },
                      "head": { "type": ["integer", "null"], "minimum": 0 }
                    }
                  }
                }
              }
            },
            "limits": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["code", "message", "count"],
                "properties": {
                  "code": { "type": "string" },
                  "message": { "type": "string" },
                  "count": { "$ref": "#/$defs/number" }
                }
              }
            }
          }
        },
        "server": {
          "type": "object",
          "required": ["id", "version", "treeDigest", "interpreter"],
          "properties": {
            "id": { "type": "string" },
            "version": { "type": "string" },
            "treeDigest": { "oneOf": [{ "$ref": "#/$defs/sha256" }, { "type": "null" }] },
            "interpreter": {
              "type": ["object", "null"],
              "required": ["name", "version"],
              "properties": { "name": { "type": "string" }, "version": { "type": "string" } }
            },
            "sandbox": {
              "description": "The sandbox of a server that executes code of the repository; absent for other servers.",
              "enum": ["bwrap", "none"]
            }
          }
        },
        "withheld": {
          "description": "Files that could not be given to the server.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["path", "reason"],
            "properties": {
              "path": { "$ref": "#/$defs/path" },
              "reason": { "type": "string", "minLength": 1 }
            }
          }
        },
        "settings": { "type": "object" }
      }
    },
    "hunk": {
      "description": "Lines from baseStart to before baseEnd became those from headStart to before headEnd; 0-based.",
      "type": "object",
      "required": ["baseStart", "baseEnd", "headStart", "headEnd"],
      "properties": {
        "baseStart": { "$ref": "#/$defs/number" },
        "baseEnd": { "$ref": "#/$defs/number" },
        "headStart": { "$ref": "#/$defs/number" },
        "headEnd": { "$ref": "#/$defs/number" }
      }
    },
    "finalFile": {
      "type": "object",
      "required": ["kind", "path", "findings", "unreachable"],
      "properties": {
        "kind": { "const": "final" },
        "path": { "$ref": "#/$defs/path" },
        "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } },
        "unreachable": {
          "description": "Code that the server does not check, as far as it reports this.",
          "type": "array",
          "items": { "$ref": "#/$defs/range" }
        },
        "silent": {
          "description": "Sources of findings that left the file out, although other sources checked it; absent for none.",
          "type": "array",
          "minItems": 1,
          "items": { "type": "string" }
        }
      }
    },
    "unknownFile": {
      "type": "object",
      "required": ["kind", "path", "reason"],
      "properties": {
        "kind": { "const": "unknown" },
        "path": { "$ref": "#/$defs/path" },
        "reason": { "type": "string", "minLength": 1 },
        "why": {
          "description": "The message of the server; absent if the reason is enough.",
          "type": "string",
          "minLength": 1
        }
      }
    },
    "finding": {
      "type": "object",
      "required": ["server", "path", "range", "severity", "source", "code", "message", "symbol"],
      "properties": {
        "server": { "type": "string" },
        "path": { "$ref": "#/$defs/path" },
        "range": { "$ref": "#/$defs/range" },
        "severity": { "enum": ["error", "warning", "information", "hint"] },
        "source": { "type": ["string", "null"] },
        "code": { "type": ["string", "null"] },
        "message": { "type": "string" },
        "symbol": {
          "description": "Names of the enclosing definitions, joined by dots; null at module level.",
          "type": ["string", "null"]
        },
        "related": { "type": "array", "items": { "$ref": "#/$defs/place" } }
      }
    },
    "lookup": {
      "description": "A request for the definition at a position, and its answer inside the project.",
      "type": "object",
      "required": ["path", "position", "targets"],
      "properties": {
        "path": { "$ref": "#/$defs/path" },
        "position": { "$ref": "#/$defs/position" },
        "targets": { "type": "array", "items": { "$ref": "#/$defs/place" } }
      }
    },
    "place": {
      "type": "object",
      "required": ["path", "range"],
      "properties": { "path": { "type": "string" }, "range": { "$ref": "#/$defs/range" } }
    },
    "range": {
      "description": "The end is exclusive.",
      "type": "object",
      "required": ["start", "end"],
      "properties": {
        "start": { "$ref": "#/$defs/position" },
        "end": { "$ref": "#/$defs/position" }
      }
    },
    "position": {
      "description": "0-based; characters are UTF-16 code units.",
      "type": "object",
      "required": ["line", "character"],
      "properties": { "line": { "$ref": "#/$defs/number" }, "character": { "$ref": "#/$defs/number" } }
    },
    "end": {
      "description": "Why the stream of messages ended.",
      "type": "object",
      "required": ["kind"],
      "properties": { "kind": { "enum": ["exit", "violation", "not-started", "closed"] } }
    },
    "snapshot": {
      "type": "object",
      "required": ["commit", "tree"],
      "properties": {
        "commit": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] },
        "tree": { "oneOf": [{ "$ref": "#/$defs/gitObject" }, { "type": "null" }] }
      }
    },
    "number": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 },
    "time": {
      "description": "Microseconds since the start; in no hash.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "sha256": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" },
    "gitObject": {
      "description": "SHA-1, or SHA-256 in a repository that uses it.",
      "type": "string",
      "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
    },
    "path": {
      "description": "Relative to the repository and inside it, with forward slashes: no empty, \\".\\" or \\"..\\" segment, no NUL.",
      "type": "string",
      "pattern": "^(?!\\\\.{1,2}(?:/|$))[^/\\\\u0000]+(?:/(?!\\\\.{1,2}(?:/|$))[^/\\\\u0000]+)*$"
    }
  }
}
`,"trend.v1":`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trend.v1.json",
  "title": "Trend v1, one line",
  "description": "One run of a drift job, one JSON object a line.",
  "type": "object",
  "additionalProperties": false,
  "required": [
    "schema",
    "date",
    "target",
    "server",
    "version",
    "runs",
    "distinct",
    "classes",
    "recorded",
    "volatile",
    "upper95"
  ],
  "properties": {
    "schema": {
      "const": "lanser.trend.v1"
    },
    "date": {
      "type": "string",
      "pattern": "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"
    },
    "target": {
      "type": "string",
      "minLength": 1
    },
    "server": {
      "type": "string",
      "minLength": 1
    },
    "version": {
      "type": "string",
      "minLength": 1
    },
    "runs": {
      "type": "integer",
      "minimum": 1
    },
    "distinct": {
      "type": "integer",
      "minimum": 1
    },
    "classes": {
      "description": "Against the first run: how many runs have which worst class.",
      "type": "object",
      "additionalProperties": false,
      "required": ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"],
      "properties": {
        "D0": {
          "$ref": "#/$defs/number"
        },
        "D1": {
          "$ref": "#/$defs/number"
        },
        "D2": {
          "$ref": "#/$defs/number"
        },
        "D3": {
          "$ref": "#/$defs/number"
        },
        "D4": {
          "$ref": "#/$defs/number"
        },
        "D5": {
          "$ref": "#/$defs/number"
        },
        "D6": {
          "$ref": "#/$defs/number"
        },
        "D7": {
          "$ref": "#/$defs/number"
        },
        "D8": {
          "$ref": "#/$defs/number"
        },
        "D9": {
          "$ref": "#/$defs/number"
        }
      }
    },
    "recorded": {
      "description": "The worst class of the recording against the first run; null without a recording.",
      "enum": ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", null]
    },
    "volatile": {
      "description": "How many findings were not in every run.",
      "$ref": "#/$defs/number"
    },
    "upper95": {
      "description": "With 95 % confidence a result that differs is rarer than this; null where one was seen.",
      "type": ["number", "null"],
      "minimum": 0,
      "maximum": 1
    }
  },
  "$defs": {
    "number": {
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991
    }
  }
}
`};export{schemaTexts};
