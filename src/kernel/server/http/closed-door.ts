import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../app-error.ts'
import type { Maintenance } from '../maintenance.ts'
import { requestLang } from './request-lang.ts'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'"
const ALWAYS_OPEN = ['/healthz']

/**
 * While all data is being exchanged nothing is asked of the database: calls get 503, browsers a page
 * that looks again by itself. Pages in the cache are served all the same.
 */
export function addClosedDoor(app: FastifyInstance, maintenance: Maintenance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!maintenance.isOn() || ALWAYS_OPEN.includes(request.url)) return
    if (!isForPeople(request)) throw failures.closed()
    return sendPage(request, reply)
  })
}

function isForPeople({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

function sendPage(request: FastifyRequest, reply: FastifyReply) {
  const lang = requestLang(request)
  const text = failures.closed().text[lang]
  return reply
    .status(503)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><meta name="viewport" content="width=device-width"><title>Kontor</title><body style="display:grid;min-height:90vh;place-items:center;margin:0 24px;font:18px/1.5 system-ui;color-scheme:light dark;text-align:center"><p>${text}</p></body></html>`,
    )
}
