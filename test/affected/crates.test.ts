/** Which file a path of Rust means, and by which name it is called on both sides. */
import { expect, test } from "vitest";
import { enclosingModules, useResolver } from "../../src/affected/crates.ts";
import { createModuleNamer } from "../../src/affected/module-names.ts";

const files = [
  ...["src/lib.rs", "src/rates.rs", "src/shop/mod.rs", "src/shop/fees.rs", "src/shop/fees/low.rs"],
  ...["tests/all.rs", "other/src/main.rs", "other/src/rates.rs"],
];

test.each([
  ["src/shop/fees.rs", "crate::rates", "src/rates.rs"],
  ["src/shop/fees.rs", "crate::shop", "src/shop/mod.rs"],
  ["src/shop/fees.rs", "crate", "src/lib.rs"],
  ["src/shop/fees.rs", "super", "src/shop/mod.rs"],
  ["src/shop/fees.rs", "super::super::rates", "src/rates.rs"],
  ["src/shop/fees.rs", "self::low", "src/shop/fees/low.rs"],
  ["src/shop/mod.rs", "self::fees", "src/shop/fees.rs"],
  ["src/lib.rs", "rates", "src/rates.rs"],
  ["src/lib.rs", "r#rates", "src/rates.rs"],
  ["tests/all.rs", "shop::rates", "src/rates.rs"],
  ["tests/all.rs", "shop", "src/lib.rs"],
  ["other/src/main.rs", "crate::rates", "other/src/rates.rs"],
  ["src/lib.rs", "std::rates", ""],
  ["src/lib.rs", "crate::nothing", ""],
  ["src/lib.rs", "super::super::super", ""],
])("of %s %s is %s", (file, path, expected) => {
  expect(useResolver(files)(file, path).join()).toBe(expected);
});

test("a name of a module is one name however it is written, through a rename of its file, and where the module is not there", () => {
  const name = createModuleNamer(files, new Map([["src/rates.rs", "src/prices.rs"]]));
  const of = (file: string, path: string, item: string) => name(file, { kind: "use", path }, item);
  expect([
    of("src/shop/fees.rs", "crate::rates", "fee"),
    of("src/shop/fees.rs", "super::super::rates", "fee"),
    of("src/lib.rs", "self", "rates"),
    of("src/lib.rs", "crate::rates", "*"),
    of("src/shop/fees.rs", "super::lost", "fee"),
    of("src/lib.rs", "crate::shop::lost", "fee"),
    of("src/lib.rs", "std::fmt", "Display"),
  ]).toEqual([
    ...["src/prices/fee", "src/prices/fee", "src/prices", "src/prices *"],
    ...["src/shop/lost/fee", "src/shop/lost/fee", "std::fmt/Display"],
  ]);
});

test("what stands in front of a crate, or of a module, is for the modules below it", () => {
  expect(enclosingModules("src/shop/fees/low.rs").filter((path) => files.includes(path))).toEqual([
    ...["src/shop/fees.rs", "src/shop/mod.rs", "src/lib.rs"],
  ]);
  expect(enclosingModules("src/rates.rs").filter((path) => files.includes(path))).toEqual(["src/lib.rs"]);
  expect([enclosingModules("src/lib.rs"), enclosingModules("src/m.py")]).toEqual([[], []]);
});
