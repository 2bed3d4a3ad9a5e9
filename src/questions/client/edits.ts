/** Files that are edited while servers run on their tree: whether one can be told, or has to be started anew. */
import { canonical } from "../../model/json.ts";
import type { ChosenServer } from "../../policy/policy.ts";
import { onlyProject } from "../../servers/profile.ts";
import type { Workspace } from "../../workspace/open.ts";

/** Everything that a server is started with, as one text; `scratch` is the folder of what was made for it. */
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

/** Whether it is enough that a server is told of these files. What they could be to it besides sources it is started anew for. */
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
