import fc from "fast-check";
import { expect, test } from "vitest";
import {
  childEnvironment,
  type EnvironmentOptions,
  scratchFolders,
} from "../../../src/session/wire/environment.ts";

const options: EnvironmentOptions = {
  host: { env: {} },
  path: "/usr/bin:/bin",
  forbiddenFolders: ["/srv/repo", "/tmp/trees/"],
  scratch: "/tmp/scratch",
  profile: {},
};

test("without anything in ours it is still whole", () => {
  expect(childEnvironment(options)).toMatchInlineSnapshot(`
    {
      "HOME": "/tmp/scratch/home",
      "LANG": "C.UTF-8",
      "LC_ALL": "C.UTF-8",
      "PATH": "/usr/bin:/bin",
      "SOURCE_DATE_EPOCH": "315532800",
      "TMPDIR": "/tmp/scratch/tmp",
      "TZ": "UTC",
      "XDG_CACHE_HOME": "/tmp/scratch/cache",
      "XDG_CONFIG_HOME": "/tmp/scratch/config",
      "XDG_DATA_HOME": "/tmp/scratch/data",
    }
  `);
});

test("of ours only the runner's tracking id is passed on, whatever else is there", () => {
  const allowed = Object.keys(childEnvironment(options)).concat("RUNNER_TRACKING_ID", "PYRIGHT_X");
  const name = fc.oneof(
    fc.constantFrom(
      "GITHUB_TOKEN",
      "ACTIONS_RUNTIME_TOKEN",
      "INPUT_TOKEN",
      "NODE_OPTIONS",
      "PYTHONPATH",
      "HOME",
      "PATH",
      "TZ",
    ),
    fc.constantFrom("LD_PRELOAD", "BASH_ENV", "GIT_DIR", "RUNNER_TRACKING_ID", "__proto__", "constructor"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.dictionary(name, fc.constant("canary")), (env) => {
      const child = childEnvironment({ ...options, host: { env }, profile: { PYRIGHT_X: "1" } });
      for (const [key, value] of Object.entries(child)) {
        expect(allowed).toContain(key);
        if (key !== "RUNNER_TRACKING_ID") expect(value).not.toBe("canary");
      }
      expect(child["RUNNER_TRACKING_ID"]).toBe(
        Object.hasOwn(env, "RUNNER_TRACKING_ID") ? "canary" : undefined,
      );
    }),
  );
});

test("a profile adds its fixed set, and clashing with ours is a mistake of ours", () => {
  expect(childEnvironment({ ...options, profile: { GOPROXY: "off" } })["GOPROXY"]).toBe("off");
  expect(() => childEnvironment({ ...options, profile: { PATH: "/x" } })).toThrow(
    "a profile must not set PATH",
  );
});

test("PATH keeps absolute folders outside the forbidden ones, each once, in order", () => {
  expect(pathOf("/usr/bin:/bin:/usr/bin/")).toBe("/usr/bin:/bin");
  expect(pathOf(":/bin::.:bin:./bin:../bin:~/bin:")).toBe("/bin");
  expect(pathOf("/srv/repo:/srv/repo/:/srv/repo/node_modules/.bin:/bin")).toBe("/bin");
  expect(pathOf("/srv/../srv/./repo/bin:/srv/x/../repo:/tmp//trees/base:/bin")).toBe("/bin");
  expect(pathOf("/srv/repository/bin:/srv:/")).toBe("/srv/repository/bin:/srv:/");
});

test("a PATH with nothing left leads nowhere: an empty one would mean the working folder", () => {
  expect(pathOf("")).toBe("/nonexistent");
  expect(pathOf(".:/srv/repo/bin")).toBe("/nonexistent");
  expect(childEnvironment({ ...options, forbiddenFolders: ["/"] })["PATH"]).toBe("/nonexistent");
});

test("the folders to make are the ones it names", () => {
  const named = Object.values(childEnvironment(options)).filter((value) => value.startsWith(options.scratch));
  expect(scratchFolders(options.scratch)).toEqual(named);
});

function pathOf(path: string): string | undefined {
  return childEnvironment({ ...options, path })["PATH"];
}
