import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { describeAccess } from '#kernel/access/rules.ts'
import { describeStepUp, type Endpoint } from '#kernel/contract/endpoint.ts'
import { rawMarkup } from '#kernel/site/raw-markup.ts'
import type { ServerModule } from '../module.ts'

/** The whole look of /api/docs; allowed by its hash. */
const REFERENCE_CSS = `
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

const HASH = createHash('sha256').update(REFERENCE_CSS).digest('base64')
export const REFERENCE_POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; frame-ancestors 'none'; base-uri 'none'`

/** The API for people: every call with who may make it and what goes in and out. No script needed. */
export function referencePage(modules: readonly ServerModule[], version: string): string {
  const shown = modules.filter((module) => (module.routes ?? []).length > 0)
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Kontor API</title>
        <style {...rawMarkup(REFERENCE_CSS)} />
      </head>
      <body>
        <nav aria-label="Modules">
          {shown.map(({ name, label }) => (
            <a key={name} href={`#${name}`}>
              {label.en}
            </a>
          ))}
        </nav>
        <main>
          <h1>Kontor API</h1>
          <p className="muted">
            Version {version}. For programs: <a href="/api/openapi.json">openapi.json</a>. Failures
            answer <code>{'{ message, code }'}</code>, bad input also <code>fields</code>.
          </p>
          {shown.map((module) => (
            <ModuleCalls key={module.name} module={module} />
          ))}
        </main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

function ModuleCalls({ module }: { module: ServerModule }) {
  return (
    <section>
      <h2 id={module.name}>{module.label.en}</h2>
      {(module.routes ?? []).map(({ endpoint }) => (
        <Call key={`${endpoint.method} ${endpoint.path}`} endpoint={endpoint} />
      ))}
    </section>
  )
}

function Call({ endpoint }: { endpoint: Endpoint }) {
  return (
    <details>
      <summary>
        <span className="method">{endpoint.method}</span>
        <span className="path">{endpoint.path}</span>
        <span className="access">
          {[describeAccess(endpoint.access), describeStepUp(endpoint)].filter(Boolean).join(' + ')}
        </span>
      </summary>
      <div className="body">
        {endpoint.summary && <p>{endpoint.summary}</p>}
        {endpoint.limit && (
          <p className="muted">
            At most {endpoint.limit.max} calls in {endpoint.limit.seconds} s per{' '}
            {endpoint.limit.per}.
          </p>
        )}
        <Schema title="Query" schema={endpoint.query} io="input" />
        {endpoint.upload ? (
          <p>Files as multipart/form-data, at most {endpoint.upload.maxFiles}.</p>
        ) : (
          <Schema title="Body" schema={endpoint.body} io="input" />
        )}
        {!endpoint.raw && <Schema title="Reply" schema={endpoint.reply} io="output" />}
      </div>
    </details>
  )
}

type SchemaProps = { title: string; schema: z.ZodType | undefined; io: 'input' | 'output' }

function Schema({ title, schema, io }: SchemaProps) {
  if (!schema) return null
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return (
    <>
      <h3>{title}</h3>
      <pre>{JSON.stringify(described, null, 2)}</pre>
    </>
  )
}
