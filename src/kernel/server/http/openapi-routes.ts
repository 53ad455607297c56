import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import type { ServerModule } from '../module.ts'
import { openApiDocument } from './openapi-document.ts'

/** The reference page brings its own inline styles and script; both come from this server. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"

/** `/api/openapi.json` for programs, `/api/docs` for people. */
export async function registerOpenApi(
  app: FastifyInstance,
  modules: readonly ServerModule[],
  version: string,
): Promise<void> {
  let text: string | undefined
  app.get('/api/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(openApiDocument(modules, version))
    return reply.type('application/json').send(text)
  })
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
    },
    hooks: {
      onRequest: async (_request, reply) => {
        reply.header('content-security-policy', DOCS_POLICY)
      },
    },
  })
}
