import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { describeAccess } from '#kernel/access/rules.ts'
import { describeStepUp, type Endpoint } from '#kernel/contract/endpoint.ts'
import { rawMarkup } from '#kernel/site/raw-markup.ts'
import type { ServerModule } from '../module.ts'
import { REFERENCE_CSS } from './reference-styles.ts'

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
