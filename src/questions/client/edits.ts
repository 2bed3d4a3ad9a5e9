/** Decides whether a running server can be notified of edited files or must be started again. */
import { canonical } from "../../model/json.ts";
import type { ChosenServer } from "../../policy/policy.ts";
import { onlyProject } from "../../servers/profile.ts";
import type { Workspace } from "../../workspace/open.ts";

/** Returns everything that a server is started with, as one text without `scratch`, the folder of files made for it. */
export function startOf(
  { profile }: ChosenServer,
  { prepared, refusal }: Workspace,
  scratch: string,
): string {
  const { program: _, context, ...rest } = prepared;
  const configuration = profile.configuration(onlyProject(context));
  const all = canonical(JSON.parse(JSON.stringify({ ...rest, context, configuration, refusal })));
  return all.replaceAll(JSON.stringify(scratch).slice(1, -1), "");
}

/**
 * True if it is enough to notify a server of these files. If one is more to it than a source, the server must be
 * started again.
 */
export function isTold(
  { profile, settings }: ChosenServer,
  { prepared, facts }: Workspace,
  paths: readonly string[],
): boolean {
  if (profile.takesEdits !== true) return false;
  const touches = profile.touches({
    ...prepared.context,
    program: prepared.program ?? facts.program,
    isSought: () => true,
    places: prepared.places,
    settings,
  });
  const isSource = (path: string) => profile.isSource(path) && !facts.configurationFiles.includes(path);
  return paths.every((path) => isSource(path) || !touches({ path, isNewName: false }));
}
