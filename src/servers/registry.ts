/** The servers that this release knows. */
import type { Profile, Program, SideContext } from "../lsp/profile.ts";
import { pyright } from "./pyright/profile.ts";
import { typescript } from "./typescript/profile.ts";

export type ServerProfile = Profile;
export type ServerProgram = Program;
export type ServerContext = SideContext;

export const profiles: readonly Profile[] = [pyright, typescript];

export function findProfile(id: string): Profile | undefined {
  return profiles.find((profile) => profile.id === id);
}
