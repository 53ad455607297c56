/** The whole look of /api/docs; allowed by its hash. */
export const REFERENCE_CSS = `
:root{color-scheme:light dark;--line:light-dark(#d9dce1,#333a44);--muted:light-dark(#5b6470,#9aa4b2);--raised:light-dark(#f5f6f8,#191e25);--accent:light-dark(#23408e,#9db8ff)}
*{box-sizing:border-box}
body{margin:0;font:15px/1.5 system-ui,sans-serif;display:grid;grid-template-columns:260px minmax(0,1fr)}
nav{border-right:1px solid var(--line);padding:24px 16px;position:sticky;top:0;height:100vh;overflow:auto}
nav a{display:block;padding:6px 8px;color:inherit;text-decoration:none;border-radius:6px}
nav a:hover{background:var(--raised)}
main{padding:24px clamp(16px,4vw,48px);max-width:1120px}
h1{font-size:28px;margin:0 0 4px}h2{font-size:18px;margin:40px 0 12px}
p{margin:0 0 8px}.muted{color:var(--muted)}
details{border:1px solid var(--line);border-radius:10px;margin:8px 0}
summary{cursor:pointer;padding:10px 14px;display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline}
summary:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.method{font:600 12px ui-monospace,monospace;min-width:56px;color:var(--accent)}
.path{font:14px ui-monospace,monospace;overflow-wrap:anywhere}
.access{margin-left:auto;font-size:13px;color:var(--muted)}
.body{padding:0 14px 14px;border-top:1px solid var(--line)}
pre{background:var(--raised);border-radius:6px;padding:12px;overflow:auto;font:13px/1.45 ui-monospace,monospace;margin:4px 0 0}
h3{font-size:13px;margin:14px 0 0;color:var(--muted)}
@media(max-width:768px){body{grid-template-columns:1fr}nav{position:static;height:auto;border:0;border-bottom:1px solid var(--line)}}
`
