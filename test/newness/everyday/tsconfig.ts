/** What the everyday trees are configured with: nothing is installed in them, as in a checkout without its modules. */
import type { Files } from "../../support/files.ts";

function configured(options: Readonly<Record<string, unknown>>): Files {
  const compilerOptions = { strict: true, target: "es2022", jsx: "preserve", ...options };
  return { "tsconfig.json": `${JSON.stringify({ compilerOptions, include: ["**/*"] }, null, 2)}\n` };
}

export const bundled = configured({ module: "esnext", moduleResolution: "bundler", noUnusedLocals: true });
export const nodenext = configured({ module: "nodenext", moduleResolution: "nodenext" });
export const javascript = configured({
  module: "esnext",
  moduleResolution: "bundler",
  allowJs: true,
  checkJs: true,
});

/** As much of React as the components below need. */
export const react: Files = {
  ...bundled,
  "types/react.d.ts": `declare namespace JSX {
  interface Element { readonly type: string }
  interface ElementClass { render(): Element | null }
  interface ElementAttributesProperty { props: object }
  interface ElementChildrenAttribute { children: unknown }
  interface IntrinsicAttributes { key?: string | number }
  interface IntrinsicElements {
    div: { className?: string; id?: string; children?: unknown };
    span: { className?: string; title?: string; children?: unknown };
    ul: { className?: string; children?: unknown };
    li: { className?: string; children?: unknown };
    input: { type?: string; value?: string; disabled?: boolean; onChange?: (value: string) => void };
    button: { type?: "button" | "submit"; disabled?: boolean; onClick?: () => void; children?: unknown };
  }
}
declare module "react" {
  export class Component<Props = object, State = object> {
    constructor(props: Props);
    props: Props;
    state: State;
    setState(state: Partial<State>): void;
  }
  export function useState<Value>(initial: Value): [Value, (next: Value) => void];
  export function useEffect(effect: () => void, dependencies?: readonly unknown[]): void;
}
`,
};
