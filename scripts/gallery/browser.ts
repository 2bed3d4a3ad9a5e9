/** A headless Chromium, where this machine has one and `npm run test:tools` has installed what drives it. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** As much of playwright as is used; its types are not installed where the compiler looks. */
export type Page = {
  on(event: "console", listener: (message: { text(): string }) => void): void;
  on(event: "request", listener: (request: { url(): string }) => void): void;
  goto(url: string): Promise<unknown>;
  emulateMedia(media: { readonly media: "print" | "screen" }): Promise<void>;
  evaluate<Result>(script: string): Promise<Result>;
  screenshot(options: {
    readonly path: string;
    readonly fullPage?: boolean;
    readonly clip?: {
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };
  }): Promise<unknown>;
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
};
export type Context = { newPage(): Promise<Page>; close(): Promise<void> };
export type Look = {
  readonly colorScheme: "light" | "dark";
  readonly viewport: { readonly width: number; readonly height: number };
  readonly javaScriptEnabled?: boolean;
};
export type Browser = { newContext(look: Look): Promise<Context>; close(): Promise<void> };
type Playwright = {
  readonly chromium: {
    launch(options: { executablePath: string; args: readonly string[] }): Promise<Browser>;
  };
};

export const chromiumPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export function foundChromium(): string | undefined {
  return chromiumPaths.find((path) => existsSync(path));
}

/** `tools` is the folder whose `node_modules` has playwright-core. */
export function launch(executablePath: string, tools: string): Promise<Browser> {
  const require = createRequire(join(tools, "package.json"));
  const { chromium } = require("playwright-core") as Playwright;
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
}
