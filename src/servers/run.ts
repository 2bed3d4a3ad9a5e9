/** Runs one program to its end with a deadline and bounded output. */
import type { Host, SpawnRequest } from "../host.ts";

export type RunResult =
  | { readonly kind: "exited"; readonly code: number | null; readonly stdout: string; readonly stderr: string }
  | { readonly kind: "timeout" }
  | { readonly kind: "not-started"; readonly message: string };

const outputLengthMax = 1_000_000;

export function run(
  host: Pick<Host, "spawn" | "kill" | "clock">,
  request: Omit<SpawnRequest, "detached">,
  msMax: number,
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = host.spawn({ ...request, detached: true });
    let stdout = "";
    let stderr = "";
    const cancel = host.clock.after(msMax, () => {
      if (child.pid !== undefined) host.kill(-child.pid, "SIGKILL");
      resolve({ kind: "timeout" });
    });
    child.stdin?.on("error", () => undefined);
    child.stdin?.end();
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      if (stdout.length < outputLengthMax) stdout += text;
    });
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      if (stderr.length < outputLengthMax) stderr += text;
    });
    child.on("error", (error) => {
      cancel();
      resolve({ kind: "not-started", message: error.message });
    });
    child.on("close", (code) => {
      cancel();
      resolve({ kind: "exited", code, stdout, stderr });
    });
  });
}
