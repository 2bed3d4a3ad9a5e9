/** Which package an import is of. */
import { builtinModules } from "node:module";
import { describe, expect, test } from "vitest";
import { modulesOf } from "../../src/packages/modules.ts";
import { importNames, isNodeModule, packageOfImport, packagesOfImport } from "../../src/packages/names.ts";
import { normaliseName } from "../../src/packages/package.ts";
import { unresolvedImport } from "../../src/packages/unresolved.ts";

const none = new Map<string, readonly string[]>();

describe("an import of Python", () => {
  const known = (...names: readonly string[]) => ({
    modules: none,
    has: (name: string) => names.includes(name),
  });

  test("is of what is installed as its module, else of the same name, else of what the table has", () => {
    const modules = new Map([["attr", ["attrs"]]]);
    expect(packagesOfImport("pypi", "attr.validators", modules)).toEqual([
      "attrs",
      "attr-validators",
      "attr",
    ]);
    expect(packageOfImport("pypi", "typing_extensions", known("typing-extensions"))).toBe(
      "typing-extensions",
    );
    expect(packageOfImport("pypi", "yaml.nodes", known("pyyaml"))).toBe("pyyaml");
    expect(packageOfImport("pypi", "cv2", known("opencv-python-headless"))).toBe("opencv-python-headless");
    expect(packageOfImport("pypi", "os.path", known("pyyaml"))).toBe(undefined);
    expect(packageOfImport("pypi", "constructor", known("x"))).toBe(undefined);
  });

  test("is of the package that has the part of the namespace", () => {
    const names = known("google-cloud-storage", "protobuf", "ruamel-yaml", "google-auth");
    const of = (module: string) => packageOfImport("pypi", module, names);
    expect(of("google.cloud.storage.blob")).toBe("google-cloud-storage");
    expect(of("google.protobuf.message")).toBe("protobuf");
    expect(of("google.auth.transport")).toBe("google-auth");
    expect(of("ruamel.yaml")).toBe("ruamel-yaml");
  });

  test("has no row in the table that the same name makes needless, or that is written in another way", () => {
    const rows = Object.entries(importNames);
    expect(
      rows.filter(([module, names]) => names.length === 1 && names[0] === normaliseName(module)),
    ).toEqual([]);
    expect(rows.flatMap(([, names]) => names.filter((name) => name !== normaliseName(name)))).toEqual([]);
  });
});

describe("an import of TypeScript", () => {
  test("is of the package of its specifier, or of its types", () => {
    const of = (specifier: string) => packagesOfImport("npm", specifier, none);
    expect(of("react/jsx-runtime")).toEqual(["react", "@types/react"]);
    expect(of("@babel/core/lib/x.js")).toEqual(["@babel/core", "@types/babel__core"]);
    expect(of("@types/node")).toEqual(["@types/node"]);
    for (const path of [
      "./a",
      "../a",
      "/a",
      "#a",
      "@/a",
      "~/a",
      "@",
      "node:fs",
      "fs/promises",
      "virtual:x",
      "a b",
      "",
    ])
      expect(of(path)).toEqual([]);
  });

  test("may be of Node itself", () => {
    const own = builtinModules.filter((name) => !name.startsWith("_"));
    expect(own.filter((name) => !isNodeModule(name))).toEqual([]);
    expect(isNodeModule("react")).toBe(false);
  });
});

describe("an installed package", () => {
  const record = (...paths: readonly string[]) => ({
    record: paths.map((path) => `${path},sha256=x,1`).join("\n"),
    topLevel: undefined,
  });

  test("says its modules in its record, without those that are called like it", () => {
    expect(modulesOf("attrs", record("attr/__init__.py", "attr/_make.py", "attrs/__init__.py"))).toEqual([
      "attr",
    ]);
    expect(modulesOf("pyyaml", record("_yaml/__init__.py", "yaml/__init__.py", "../../bin/x.py"))).toEqual([
      "_yaml",
      "yaml",
    ]);
    expect(modulesOf("six", record("six.py", "__pycache__/six.cpython-312.pyc"))).toEqual([]);
    expect(
      modulesOf("cffi", record("_cffi_backend.cpython-312-x86_64-linux-gnu.so", "cffi/__init__.py")),
    ).toEqual(["_cffi_backend"]);
  });

  test("has only its own part of a namespace", () => {
    expect(modulesOf("google-cloud-storage", record("google/cloud/storage/__init__.py"))).toEqual([]);
    expect(
      modulesOf("protobuf", record("google/protobuf/__init__.py", "google/_upb/_message.abi3.so")),
    ).toEqual(["google.protobuf"]);
  });

  test("says them in its list where it has no record, as an editable installation", () => {
    const editable = {
      record: "x-1.0.dist-info/METADATA,,\n__editable__.x.pth,,",
      topLevel: "alpha\nbeta\n\n",
    };
    expect(modulesOf("x", editable)).toEqual(["alpha", "beta"]);
    expect(modulesOf("x", { record: undefined, topLevel: undefined })).toEqual([]);
  });
});

describe("a finding", () => {
  const finding = (source: string, code: string, message: string) =>
    unresolvedImport({ source, code, message, path: "a" }, none)?.packages;

  test("of pyright says which import cannot be resolved", () => {
    const of = (message: string, code = "reportMissingImports") => finding("Pyright", code, message);
    expect(of('Import "httpcore._models" could not be resolved')).toEqual(["httpcore-models", "httpcore"]);
    expect(of('Import "yaml" could not be resolved from source', "reportMissingModuleSource")).toEqual([
      "yaml",
      "pyyaml",
      "pyyaml-ft",
    ]);
    expect(of('Import ".own" could not be resolved')).toBe(undefined);
    expect(of('"yaml" is not a known attribute', "reportAttributeAccessIssue")).toBe(undefined);
    expect(of("Import could not be resolved")).toBe(undefined);
  });

  test("of TypeScript does, and tells a package without types from one that is not there", () => {
    const of = (code: string, message: string) => finding("ts", code, message);
    expect(of("2307", "Cannot find module 'a/b' or its corresponding type declarations.")).toEqual([
      "a",
      "@types/a",
    ]);
    expect(of("2307", "Cannot find module './a' or its corresponding type declarations.")).toBe(undefined);
    expect(of("2307", "Cannot find module 'node:fs' or its corresponding type declarations.")).toEqual([
      "@types/node",
    ]);
    expect(
      of("7016", "Could not find a declaration file for module 'a'. '/x/a.js' implicitly has an 'any' type."),
    ).toEqual(["@types/a"]);
    expect(of("2688", "Cannot find type definition file for 'node'.")).toEqual(["@types/node", "node"]);
    expect(of("2688", "Cannot find type definition file for 'vite/client'.")).toEqual([
      "@types/vite",
      "vite",
    ]);
    expect(
      of(
        "2875",
        "This JSX tag requires the module path 'react/jsx-runtime' to exist, but none could be found.",
      ),
    ).toEqual(["react", "@types/react"]);
    expect(
      of("2591", "Cannot find name 'process'. Do you need to install type definitions for node?"),
    ).toEqual(["@types/node"]);
    expect(of("6053", "File '@tsconfig/node24/tsconfig.json' not found.")).toEqual(["@tsconfig/node24"]);
    expect(of("2322", "Type 'a' is not assignable to type 'b'.")).toBe(undefined);
  });
});
