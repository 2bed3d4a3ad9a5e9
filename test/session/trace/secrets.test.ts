/** What must not leave a machine is seen before a trace is kept. */
import { expect, test } from "vitest";
import { placeholder } from "../../../src/session/trace/scrub.ts";
import { type SecretKind, scanSecrets, secretsIn } from "../../../src/session/trace/secrets.ts";
import { traceFromBytes } from "../../../src/session/trace/source.ts";
import { writtenTrace } from "./written.ts";

/** Put together here, so that no scanner takes this file for a leak. */
const random = "q7Zk2Xv9Lm4Tn8Rb1Wc6Yd3Pf5Hs0JgAeUiBoKxMzVtQyS".repeat(2);
const of = (prefix: string, length: number) => prefix + random.slice(0, length);

const secrets: Readonly<Record<SecretKind, readonly string[]>> = {
  "GitHub token": [of("ghp_", 36), of("gho_", 36), `x = "${of("github_pat_", 70)}"`],
  "GitLab token": [of("glpat-", 20)],
  "npm token": [of("npm_", 36)],
  "PyPI token": [of("pypi-", 60)],
  "AWS access key": [`AKIA${random.toUpperCase().slice(0, 16)}`],
  "Google API key": [of("AIza", 35)],
  "Slack token": [of("xoxb-", 24)],
  "Stripe key": [of("sk_live_", 24)],
  "private key": ["RSA ", "OPENSSH ", ""].map((kind) => `-----BEGIN ${kind}PRIVATE KEY-----`),
  "JSON web token": [`${of("eyJ", 20)}.${of("eyJ", 30)}.${of("", 30)}`],
  "Authorization header": [`Authorization: Bearer ${of("", 30)}`, `{"authorization":"token ${of("", 20)}"}`],
  "password in a URL": [`postgres://admin:${of("", 16)}@db.internal/x`],
  "assigned secret": [
    `PASSWORD = "${of("", 24)}"`,
    `client_secret: str = '${of("", 24)}'`,
    `"api_key": "${of("", 24)}"`,
    `const accessToken = \`${of("", 24)}\``,
  ],
};

test("every kind of secret is found, in plain text and in a trace", () => {
  for (const [kind, texts] of Object.entries(secrets)) {
    for (const text of texts) {
      expect(scanSecrets(`first line\n${text}\n`), text).toContainEqual({ line: 2, kind });
      const trace = writtenTrace((writer) => {
        writer.frame(">", { jsonrpc: "2.0", method: "m", params: { text: `a = 1\n${text}\n` } });
      });
      expect(secretsIn(traceFromBytes(trace)), text).toContainEqual({ line: 2, kind });
    }
  }
});

test("what only looks like one is left alone", () => {
  const harmless = [
    "token = get_token_from_environment()",
    'password = "correct horse battery staple"',
    'password: str = "password-for-the-tests"',
    `secret = "${placeholder("SECRET_FROM_THE_ENVIRONMENT_1")}"`,
    "postgres://user:password@localhost/test",
    "Authorization: Bearer <your-token-goes-here>",
    "http://localhost:3000/@scope/name",
    "ghp_short",
    "-----BEGIN PUBLIC KEY-----",
    "the JSON web token eyJ.eyJ.x",
    'const monkey = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1"',
    "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  ];
  expect(harmless.flatMap((text) => scanSecrets(text).map(({ kind }) => `${kind}: ${text}`))).toEqual([]);
});

test("text made to be slow is looked at once", () => {
  const pieces = [
    "eyJ-",
    "eyJ.",
    "://a:",
    "token",
    "token=",
    "ghp_",
    "authorization:",
    "password = '",
    "A",
    " ",
  ];
  for (const piece of pieces) expect(scanSecrets(piece.repeat(400_000 / piece.length))).toEqual([]);
});
