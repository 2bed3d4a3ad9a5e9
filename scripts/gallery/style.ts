/** How the gallery looks. The colours in the frames are those of GitHub's two themes, and of a terminal on the same grounds. */

const light = `--ground: #ffffff; --ink: #1f2328; --quiet: #59636e; --line: #d1d9e0; --link: #0969da; --code: #eff1f3;
  --failure: #c91f2c; --warning: #7d4e00; --notice: #0969da; --red: #c91f2c; --green: #116329; --yellow: #7d4e00; --cyan: #1b6e75;
  --added: #dafbe1; --added-ink: #116329; --removed: #ffebe9; --removed-ink: #82071e; --row: #f6f8fa; color-scheme: light;`;
const dark = `--ground: #0d1117; --ink: #f0f6fc; --quiet: #9198a1; --line: #3d444d; --link: #4493f8; --code: #20262d;
  --failure: #ff7b72; --warning: #d29922; --notice: #4493f8; --red: #ff7b72; --green: #3fb950; --yellow: #d29922; --cyan: #39c5cf;
  --added: #033a16; --added-ink: #aff5b4; --removed: #67060c; --removed-ink: #ffdcd7; --row: #151b23; color-scheme: dark;`;

/** Of everything in a frame that says which theme it has. */
export const frameStyle = `
.light { ${light} }
.dark { ${dark} }
.frame { background: var(--ground); color: var(--ink); border: 1px solid var(--line); border-radius: 6px; padding: 12px; min-width: 0; overflow-wrap: anywhere; }
.frame p, .frame ul { margin: 0 0 10px; }
.frame ul { padding-left: 22px; }
.frame h3 { font-size: 18px; margin: 14px 0 8px; padding-bottom: 4px; border-bottom: 1px solid var(--line); }
.frame a { color: var(--link); }
.frame code { background: var(--code); border-radius: 4px; padding: 1px 4px; font: 12px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
.frame pre { background: var(--row); padding: 10px; overflow: auto; border-radius: 6px; margin: 0 0 10px; }
.frame pre code { background: none; padding: 0; }
.frame table { display: block; overflow: auto; border-collapse: collapse; margin: 0 0 10px; }
.frame th, .frame td { border: 1px solid var(--line); padding: 3px 10px; }
.frame .added { background: var(--added); color: var(--added-ink); }
.frame .removed { background: var(--removed); color: var(--removed-ink); }
.frame .verdict { font-weight: 600; font-size: 16px; }
.terminal { background: var(--ground); color: var(--ink); border: 1px solid var(--line); border-radius: 6px; padding: 12px; margin: 0; overflow: auto; font: 12px/1.45 ui-monospace, "DejaVu Sans Mono", "Noto Sans Mono CJK SC", monospace; white-space: pre; }
.terminal .bold { font-weight: 700; } .terminal .dim { color: var(--quiet); } .terminal .red { color: var(--red); }
.terminal .green { color: var(--green); } .terminal .yellow { color: var(--yellow); } .terminal .cyan { color: var(--cyan); }
.annotation { border: 1px solid var(--line); border-left: 4px solid var(--line); border-radius: 6px; padding: 8px 12px; margin: 0 0 8px; }
.annotation p { margin: 0; }
.annotation .where { font-weight: 600; color: var(--failure); }
.annotation.failure { border-left-color: var(--failure); }
.annotation.warning { border-left-color: var(--warning); } .annotation.warning .where { color: var(--warning); }
.annotation.notice { border-left-color: var(--notice); } .annotation.notice .where { color: var(--notice); }
.annotation .title { font-weight: 600; }
.annotation .said { white-space: pre-wrap; font: 12px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
`;

export const galleryStyle = `
:root { --page: #f6f8fa; --page-ink: #1f2328; --page-link: #0550ae; --page-line: #d1d9e0; }
@media (prefers-color-scheme: dark) { :root { --page: #010409; --page-ink: #f0f6fc; --page-link: #79b8ff; --page-line: #3d444d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--page-ink); font: 14px/1.5 system-ui, "DejaVu Sans", sans-serif; overflow-wrap: anywhere; }
header, main { padding: 16px; max-width: 1500px; margin: 0 auto; }
a { color: var(--page-link); }
nav ul { columns: 260px; padding-left: 18px; }
section { border-top: 2px solid var(--page-line); padding: 8px 0 24px; }
h2 { font-size: 22px; } h2 + p { margin-top: -8px; }
main h3.surface { font-size: 15px; margin: 18px 0 6px; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 560px), 1fr)); gap: 12px; align-items: start; }
.wide { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
.pair > * { min-width: 0; }
.frame, .terminal, figure { max-height: 1200px; overflow: auto; }
.pair figure { margin: 0; } .pair img { max-width: 100%; border: 1px solid var(--page-line); }
iframe { width: 100%; height: 700px; border: 1px solid var(--page-line); background: #fff; }
summary { cursor: pointer; font-weight: 600; }
${frameStyle}`;
