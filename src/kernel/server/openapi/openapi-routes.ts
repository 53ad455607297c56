import type { FastifyInstance } from 'fastify'
import type { ServerModule } from '../module.ts'
import { cookieName } from '../sessions/session-cookie.ts'
import { openApiDocument } from './openapi-document.ts'
import { REFERENCE_POLICY, referencePage } from './reference-page.tsx'

/** `/api/openapi.json` for programs, `/api/docs` for people; both are made when first asked for. */
export function registerOpenApi(
  app: FastifyInstance,
  modules: readonly ServerModule[],
  { version, baseUrl }: { version: string; baseUrl: string },
): void {
  let text: string | undefined
  let page: string | undefined
  app.get('/api/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(openApiDocument(modules, { version, cookie: cookieName(baseUrl) }))
    return reply.type('application/json').send(text)
  })
  app.get('/api/docs', (_request, reply) => {
    page ??= referencePage(modules, version)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', REFERENCE_POLICY)
      .send(page)
  })
}
