import type { FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../app-error.ts'
import type { Services } from '../services.ts'
import { cookieName } from '../sessions/session-cookie.ts'
import type { Site, SiteAnswer, SiteRequest } from '../site/site.ts'
import { identifyRequest, readCookie } from './identify-request.ts'
import { awaitUpload } from './protection/body-pace.ts'
import { isSameOrigin } from './protection/origin-check.ts'
import { PAGE_FORM, type ReadForm, readForm } from './read-form.ts'
import type { RouteHost } from './register-route.ts'
import { requestContext } from './request-context.ts'
import { requestLang } from './request-lang.ts'
import { asAppError } from './translate-error.ts'

type SiteHost = RouteHost & {
  site: Site
  adminBase(): string
  admin(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/** Everything that is no API call and no asset: the admin centre by its first segment, else a page. */
export function registerSite(host: SiteHost): void {
  host.app.get('/*', async (request, reply) => {
    const path = pathOf(request)
    if (isBelow(path, host.adminBase())) return host.admin(request, reply)
    return show(host, { request, reply }, undefined)
  })
  host.app.post('/*', async (request, reply) => {
    if (!host.site.isCrossSite(pathOf(request))) refuseForeign(host, request)
    if (isBelow(pathOf(request), host.adminBase())) throw failures.notFound()
    if (host.site.takesForms(pathOf(request))) awaitUpload(request.raw)
    const form = await readForm(request, PAGE_FORM)
    try {
      return await show(host, { request, reply }, form)
    } finally {
      await form.drain()
    }
  })
}

/** Of a call that people follow as a link; a program is told as of any other call. */
export async function showFailure(
  { site, services }: { site: Site; services: Services },
  { request, reply }: Exchange,
  error: unknown,
) {
  const known = asAppError(error)
  if (!known || !header(request, 'accept')?.includes('text/html')) throw error
  const path = requestLang(request) === 'en' ? '/en' : '/'
  const asked: SiteRequest = { method: 'GET', path, query: {}, host: request.host }
  const context = requestContext(services, { request, reply })
  return send(reply, await site.tellFailure(context, asked, known))
}

function refuseForeign({ services }: SiteHost, { headers }: FastifyRequest): void {
  const hasSession = readCookie(headers, cookieName(services.settings.baseUrl)) !== undefined
  if (!isSameOrigin({ headers, hasSession })) throw failures.foreignOrigin()
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

async function show(host: SiteHost, { request, reply }: Exchange, form?: ReadForm) {
  const path = pathOf(request)
  if (isBelow(path, 'api')) throw failures.notFound()
  const asked: SiteRequest = {
    method: form ? 'POST' : request.method === 'HEAD' ? 'HEAD' : 'GET',
    path,
    query: stringsOf(request.query),
    host: request.host,
    fields: form?.fields,
    acceptEncoding: header(request, 'accept-encoding'),
    ifNoneMatch: header(request, 'if-none-match'),
  }
  try {
    request.identity = await identifyRequest(host, request)
  } catch (error) {
    // A shared page is the same for everyone: nobody has to be known for its last state.
    const last = await host.site.answerLast(asked, error)
    if (!last) throw error
    return send(reply, last)
  }
  const context = requestContext(host.services, { request, reply, form })
  const answer = await host.site.handle(context, asked)
  if (request.method === 'GET') noteServed(host, request, answer)
  return send(reply, answer)
}

function noteServed({ services }: SiteHost, { raw, url }: FastifyRequest, answer: SiteAnswer) {
  if (!answer.counted) return
  const at = url.indexOf('?')
  services.served.push({
    ...answer.counted,
    at: Date.now(),
    query: at < 0 ? '' : url.slice(at + 1),
    headers: raw.headers,
    remote: raw.socket.remoteAddress ?? '',
  })
}

function send(reply: FastifyReply, answer: SiteAnswer) {
  for (const [name, value] of Object.entries(answer.headers)) reply.header(name, value)
  return reply.status(answer.status).send(answer.body)
}

/** Whole first segment, whatever its case: `/mein-admincenter-kurs` is a page. */
function isBelow(path: string, segment: string): boolean {
  const lower = path.toLowerCase()
  return lower === `/${segment}` || lower.startsWith(`/${segment}/`)
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

function stringsOf(query: unknown): Record<string, string> {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(pairs)
}
