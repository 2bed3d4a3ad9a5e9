/** Gives the command that installs a missing program, for messages. */

/** The names of the packages on Debian and Ubuntu, and on Alpine. */
const packages = {
  npm: { debian: "npm", alpine: "npm" },
  pip: { debian: "python3-pip", alpine: "py3-pip" },
  curl: { debian: "curl", alpine: "curl" },
  tar: { debian: "tar", alpine: "tar" },
  dpkg: { debian: "dpkg", alpine: "dpkg" },
  bwrap: { debian: "bubblewrap", alpine: "bubblewrap" },
  rust: { debian: "rustup && rustup default", alpine: "rustup && rustup-init -y --default-toolchain" },
} as const;

/**
 * Gives the commands for one program, on the systems that most jobs use. `version` follows the package's name if one
 * is needed. A message then says exactly what to run.
 */
export function installLine(program: keyof typeof packages, version = ""): string {
  const { debian, alpine } = packages[program];
  const words = (one: string) => (version === "" ? one : `${one} ${version}`);
  return `\`sudo apt-get install ${words(debian)}\`, on Alpine \`apk add ${words(alpine)}\``;
}
