/** Defines changed files and messages of commits. */

/** A file that differs between base and head; a renamed file is one entry. Null for a side without the file. */
export type ChangedFile = { readonly from: string | null; readonly to: string | null };

/** Message of a commit of a change; `commit` is its id. */
export type CommitMessage = { readonly commit: string; readonly message: string };
