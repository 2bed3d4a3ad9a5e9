/** Which edit broke a finding outside of the change, in Rust: cargo is asked for no definition, so by what it says and by the text. */
import { expect, test } from "vitest";
import { type Broken, check } from "../match/broken.ts";

const rates = `pub struct Ship {
    pub size: u32,
}

impl Ship {
    pub fn load(&self, cargo: u32) -> u32 {
        cargo
    }
}

pub enum Cargo {
    Crate,
    Fluid,
}

pub trait Carries {
    fn carry(&self);
}

pub fn fee(days: u32) -> u32 {
    days
}

pub const LIMIT: u32 = 3;

macro_rules! rate {
    () => {};
}
`;
const library = "pub mod rates;\npub mod shop;\n";
const shop = (line: string, uses = "use crate::rates::{self, Ship};") => `${uses}

pub fn shop(ship: &Ship) {
    ${line}
}
`;

type Change = { readonly head: string | null; readonly uses?: string } & Pick<
  Broken,
  "related" | "renames"
> & {
    readonly library?: string;
    readonly moved?: string;
  };

const plain = (text: string) => text.replaceAll(/\[\[[^|]*\|(.*?)\]\]/gu, "$1");

function broken(line: string, { head, uses, related, renames, library: other, moved }: Change): string {
  const text = shop(line, uses);
  return check({
    base: { "src/lib.rs": library, "src/rates.rs": rates, "src/shop.rs": plain(text) },
    head: {
      "src/lib.rs": other ?? library,
      ...(head === null ? {} : { [moved ?? "src/rates.rs"]: head }),
      "src/shop.rs": text,
    },
    ...(related === undefined ? {} : { related }),
    ...(renames === undefined ? {} : { renames }),
  });
}

const without = (part: string | RegExp) => rates.replace(part, "");

test.each<readonly [what: string, line: string, change: Change, cause: string]>([
  [
    "a function that goes",
    "rates::[[cannot find function `fee` in module `rates`: not found in `rates`|fee]](1);",
    { head: without(/pub fn fee[^}]*\}\n/u) },
    "removed-name fee src/rates.rs:20:1",
  ],
  [
    "a constant that gets another name",
    "rates::[[cannot find value `LIMIT` in module `rates`: not found in `rates`|LIMIT]];",
    { head: rates.replace("LIMIT", "MOST") },
    "removed-name LIMIT src/rates.rs:24:1",
  ],
  [
    "a method that goes",
    "ship.[[no method named `load` found for reference `&Ship` in the current scope|load]](1);",
    { head: without(/ {4}pub fn load[^}]*\}\n/u) },
    "removed-name Ship.load src/rates.rs:1:12",
  ],
  [
    "a method of a trait that goes",
    "ship.[[no method named `carry` found for reference `&Ship` in the current scope|carry]]();",
    { head: without("    fn carry(&self);\n") },
    "removed-name Carries.carry src/rates.rs:16:11",
  ],
  [
    "a field that goes",
    "ship.[[no field `size` on type `&Ship`: unknown field|size]];",
    { head: without("    pub size: u32,\n") },
    "removed-name size src/rates.rs:2:1",
  ],
  [
    "a variant that goes",
    "rates::Cargo::[[no variant or associated item named `Fluid` found for enum `Cargo` in the current scope|Fluid]];",
    { head: without("    Fluid,\n") },
    "removed-name Fluid src/rates.rs:13:1",
  ],
  [
    "a type that goes, though it is given more elsewhere in its file",
    "let it: [[cannot find type `Ship` in this scope|Ship]];",
    { head: without(/pub struct Ship[^}]*\}\n/u), uses: "use crate::rates::*;" },
    "removed-name Ship src/rates.rs:1:1",
  ],
  [
    "a function with another parameter, which the compiler says where it is",
    "[[this function takes 2 arguments but 1 argument was supplied|rates::fee]](1);",
    { head: rates.replace("days: u32", "days: u32, tax: u32"), related: ["src/rates.rs fee"] },
    "related fee src/rates.rs:20:8",
  ],
  [
    "no function whose body alone is another",
    "[[mismatched types|rates::fee]](1);",
    { head: rates.replace("    days\n", "    days + 1\n"), related: ["src/rates.rs fee"] },
    "nothing",
  ],
  [
    "a method that gives back something else",
    "let it: u32 = [[mismatched types|ship.load(1)]];",
    {
      head: rates.replace("-> u32 {\n        cargo", "-> u64 {\n        cargo.into()"),
      related: ["src/rates.rs load"],
    },
    "related Ship.load src/rates.rs:6:12",
  ],
  [
    "an item of a trait that is new",
    "[[not all trait items implemented, missing: `drop`|impl rates::Carries for u8]] {}",
    {
      head: rates.replace("fn carry(&self);", "fn carry(&self);\n    fn drop(&self);"),
      related: ["src/rates.rs drop"],
    },
    "related Carries.drop src/rates.rs:18:8",
  ],
  [
    "the file of a module that goes",
    "",
    { head: null, uses: "use [[unresolved import `crate::rates`|crate::rates]]::Ship;" },
    "removed-module - src/rates.rs:1:1",
  ],
  [
    "the file of a module that moves, whose name stands there as it did",
    "",
    {
      head: rates,
      moved: "src/old/rates.rs",
      renames: { "src/rates.rs": "src/old/rates.rs" },
      uses: "use [[unresolved import `crate::rates`|crate::rates]]::Ship;",
    },
    "moved-module - src/old/rates.rs:1:1",
  ],
  [
    "an item that goes from the module of an import",
    "",
    {
      head: without(/pub fn fee[^}]*\}\n/u),
      uses: "use [[unresolved import `crate::rates::fee`: no `fee` in `rates`|crate::rates::fee]];",
    },
    "removed-name fee src/rates.rs:20:1",
  ],
  [
    "a module that its crate does not take in any more",
    "",
    {
      head: rates,
      library: "pub mod shop;\n",
      uses: "use crate::[[unresolved import `crate::rates`: could not find `rates` in the crate root|rates]]::Ship;",
    },
    "removed-name rates src/lib.rs:1:1",
  ],
])("%s", (_, line, change, cause) => {
  expect(broken(line, change)).toBe(cause);
});

test("a file that is gone, at the word that takes it in", () => {
  expect(
    check({
      base: { "src/lib.rs": "pub mod rates;\n", "src/rates.rs": rates },
      head: { "src/lib.rs": "[[file not found for module `rates`|pub mod rates;]]\n" },
    }),
  ).toBe("removed-module - src/rates.rs:1:1");
});
