/**
 * What Node 22 lacks of the JavaScript that Lanser uses. The build puts it first into every bundle
 * (`inject` in scripts/build.ts); in development the pinned Node 24 has all of it.
 */

/** Defines what is missing on the object and leaves what is there. */
export function addMissing(globals: Record<string, unknown>): void {
  const missing = {
    DisposableStack: BridgedDisposableStack,
    AsyncDisposableStack: BridgedAsyncDisposableStack,
  };
  for (const [name, value] of Object.entries(missing)) {
    if (!(name in globals))
      Object.defineProperty(globals, name, { value, configurable: true, writable: true });
  }
  const own = globals["RegExp"] as { escape?: (text: string) => string };
  own.escape ??= escapeForRegExp;
}

/**
 * The text as a pattern that matches exactly the text. `RegExp.escape` also encodes a first letter or digit and
 * punctuation such as `-`, which only matters behind `\0`, behind `\c` or inside of brackets.
 */
export function escapeForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

export class BridgedDisposableStack {
  #disposals: (() => void)[] | undefined = [];

  get disposed(): boolean {
    return this.#disposals === undefined;
  }

  use<T extends Disposable | null | undefined>(value: T): T {
    if (value != null) this.defer(() => value[Symbol.dispose]());
    return value;
  }

  adopt<T>(value: T, dispose: (value: T) => void): T {
    this.defer(() => dispose(value));
    return value;
  }

  defer(dispose: () => void): void {
    openOf(this.#disposals).push(dispose);
  }

  move(): BridgedDisposableStack {
    const moved = new BridgedDisposableStack();
    moved.#disposals = openOf(this.#disposals);
    this.#disposals = undefined;
    return moved;
  }

  dispose(): void {
    const failures = new Failures();
    const disposals = this.#disposals ?? [];
    this.#disposals = undefined;
    for (const dispose of disposals.toReversed()) {
      try {
        dispose();
      } catch (error) {
        failures.add(error);
      }
    }
    failures.raise();
  }

  [Symbol.dispose](): void {
    this.dispose();
  }
}

type AnyDisposable = AsyncDisposable | Disposable;

export class BridgedAsyncDisposableStack {
  #disposals: (() => unknown)[] | undefined = [];

  get disposed(): boolean {
    return this.#disposals === undefined;
  }

  use<T extends AnyDisposable | null | undefined>(value: T): T {
    if (value != null) this.defer(() => disposeOf(value));
    return value;
  }

  adopt<T>(value: T, dispose: (value: T) => unknown): T {
    this.defer(() => dispose(value));
    return value;
  }

  defer(dispose: () => unknown): void {
    openOf(this.#disposals).push(dispose);
  }

  move(): BridgedAsyncDisposableStack {
    const moved = new BridgedAsyncDisposableStack();
    moved.#disposals = openOf(this.#disposals);
    this.#disposals = undefined;
    return moved;
  }

  async disposeAsync(): Promise<void> {
    const failures = new Failures();
    const disposals = this.#disposals ?? [];
    this.#disposals = undefined;
    for (const dispose of disposals.toReversed()) {
      try {
        await dispose();
      } catch (error) {
        failures.add(error);
      }
    }
    failures.raise();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.disposeAsync();
  }
}

/** As the standard says, what a synchronous disposal returns is not waited for. */
function disposeOf(value: AnyDisposable): unknown {
  if (Symbol.asyncDispose in value) return value[Symbol.asyncDispose]();
  value[Symbol.dispose]();
  return undefined;
}

function openOf<T>(disposals: T[] | undefined): T[] {
  if (disposals === undefined) throw new ReferenceError("The stack has already been disposed of.");
  return disposals;
}

/** What failed while a stack was disposed of: one error as it is, a later one with the earlier in `suppressed`. */
class Failures {
  #failure: { readonly error: unknown } | undefined;

  add(error: unknown): void {
    const earlier = this.#failure;
    this.#failure =
      earlier === undefined
        ? { error }
        : {
            error: Object.assign(new Error("An error was suppressed during disposal."), {
              error,
              suppressed: earlier.error,
            }),
          };
  }

  raise(): void {
    if (this.#failure !== undefined) throw this.#failure.error;
  }
}

addMissing(globalThis as unknown as Record<string, unknown>);
