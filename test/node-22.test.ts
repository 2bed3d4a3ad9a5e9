/** What bundles bring along for Node 22, beside what Node 24 has itself. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addMissing,
  BridgedAsyncDisposableStack,
  BridgedDisposableStack,
  escapeForRegExp,
} from "../scripts/node-22.ts";

/** What is put on a stack: by which method, and whether its disposal fails. */
const entries = fc.array(
  fc.record({ by: fc.constantFrom("use", "defer", "adopt", "nothing"), fails: fc.boolean() }),
  { maxLength: 6 },
);
type Entries = readonly { readonly by: string; readonly fails: boolean }[];

function told(error: unknown): unknown {
  if (error === null || typeof error !== "object" || !("suppressed" in error)) return error;
  return { error: (error as SuppressedError).error, suppressed: told(error.suppressed) };
}

function disposed(Stack: typeof DisposableStack, list: Entries): readonly unknown[] {
  const said: unknown[] = [];
  const stack = new Stack();
  for (const [at, { by, fails }] of list.entries()) {
    const end = () => {
      said.push(at);
      if (fails) throw at;
    };
    if (by === "use") stack.use({ [Symbol.dispose]: end });
    else if (by === "adopt") stack.adopt(at, end);
    else if (by === "defer") stack.defer(end);
    else stack.use(undefined);
  }
  const moved = stack.move();
  try {
    moved.dispose();
    moved.dispose();
  } catch (error) {
    said.push(told(error));
  }
  return [...said, stack.disposed, moved.disposed];
}

async function disposedLater(Stack: typeof AsyncDisposableStack, list: Entries): Promise<readonly unknown[]> {
  const said: unknown[] = [];
  const stack = new Stack();
  for (const [at, { by, fails }] of list.entries()) {
    const endNow = () => {
      said.push(at);
      if (fails) throw at;
    };
    const end = async () => endNow();
    if (by === "use") stack.use(at % 2 === 0 ? { [Symbol.asyncDispose]: end } : { [Symbol.dispose]: endNow });
    else if (by === "adopt") stack.adopt(at, end);
    else if (by === "defer") stack.defer(end);
    else stack.use(null);
  }
  const moved = stack.move();
  try {
    await moved.disposeAsync();
    await moved.disposeAsync();
  } catch (error) {
    said.push(told(error));
  }
  return [...said, stack.disposed, moved.disposed];
}

describe("a stack", () => {
  test("disposes of the same, in the same order, with the same error", () => {
    fc.assert(
      fc.property(entries, (list) => {
        const bridged = disposed(BridgedDisposableStack as unknown as typeof DisposableStack, list);
        expect(bridged).toEqual(disposed(DisposableStack, list));
      }),
    );
  });

  test("waits for what is disposed of later", async () => {
    await fc.assert(
      fc.asyncProperty(entries, async (list) => {
        const bridged = disposedLater(
          BridgedAsyncDisposableStack as unknown as typeof AsyncDisposableStack,
          list,
        );
        expect(await bridged).toEqual(await disposedLater(AsyncDisposableStack, list));
      }),
    );
  });

  test("takes nothing more once it is disposed of", () => {
    const stack = new BridgedDisposableStack();
    stack.dispose();
    expect(() => stack.defer(() => undefined)).toThrow(ReferenceError);
  });
});

test("an escaped text matches itself alone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (text, other) => {
      const whole = new RegExp(`^(?:${escapeForRegExp(text)})$`, "u");
      expect([whole.test(text), whole.test(other)]).toEqual([true, text === other]);
    }),
  );
});

test("what a Node has itself is left as it is", () => {
  const own = () => "own";
  const globals = { DisposableStack: 1, RegExp: { escape: own } };
  addMissing(globals);
  expect(globals).toMatchObject({ DisposableStack: 1, RegExp: { escape: own } });
  expect(Reflect.get(globals, "AsyncDisposableStack")).toBe(BridgedAsyncDisposableStack);
});
