import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GUEST, isAdmin, isStaff } from '#kernel/access/roles.ts'
import { allows } from '#kernel/access/rules.ts'
import { bodyLimitOf, type Endpoint } from '#kernel/contract/endpoint.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { siteSection } from '#kernel/contract/sections/site.ts'
import { failures } from '../app-error.ts'
import type { Context } from '../context.ts'
import { answerOnce, idempotencyKeyOf } from '../idempotency/answer-once.ts'
import type { Route } from '../route.ts'
import type { Services } from '../services.ts'
import type { Identify } from '../sessions/identify.ts'
import { cookieName } from '../sessions/session-cookie.ts'
import { noteActivity } from '../sessions/sessions.ts'
import { mustBeSteppedUp } from '../sessions/step-up.ts'
import { identifyRequest, readCookie } from './identify-request.ts'
import { parseInput } from './parse-input.ts'
import { awaitUpload, STREAM_TYPE } from './protection/body-pace.ts'
import { isForeignNavigation, isSameOrigin } from './protection/origin-check.ts'
import { countCall } from './protection/rate-limit.ts'
import { type ReadForm, readForm } from './read-form.ts'
import { requestContext } from './request-context.ts'

export type RouteHost = {
  app: FastifyInstance
  services: Services
  identify: Identify
  isEnabled(module: string): boolean
  /** Replies are checked against their schema in tests and development. */
  checksReplies: boolean
  /** As a page, where a browser followed a link; else it is thrown again. */
  showFailure(exchange: Pick<Exchange, 'request' | 'reply'>, error: unknown): Promise<unknown>
}

/** One route: switched on? same origin? who? allowed? stepped up? within limits? valid? then the handler. */
export function registerRoute(host: RouteHost, module: string, route: Route): void {
  const { endpoint } = route
  if (endpoint.idempotent && (endpoint.upload || endpoint.stream || endpoint.raw))
    throw new Error(`${endpoint.path} cannot be idempotent: only JSON is compared and kept`)
  host.app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: bodyLimitOf(endpoint),
    config: { keepsText: endpoint.signedText },
    onRequest: async (request, reply) => {
      reply.headers({ ...endpoint.replyHeaders })
      if (!host.isEnabled(module)) throw failures.notFound()
      refuseForeign(host, route, request)
      const { stepUp } = endpoint
      request.identity = await identifyRequest(host, request, { fromMemory: !stepUp })
      await authorise(host.services, route, request)
      if (stepUp && stepUp !== 'in-handler') mustBeSteppedUp(request.identity, stepUp)
      await limitRate(host.services, route, request)
      if (endpoint.upload || endpoint.stream) awaitUpload(request.raw)
    },
    handler: async (request, reply) => {
      const form = await formOf(endpoint, request)
      try {
        return await answer(host, route, { request, reply, form })
      } catch (error) {
        if (!endpoint.isLink) throw error
        return await host.showFailure({ request, reply }, error)
      } finally {
        await form?.drain()
      }
    },
  })
}

function refuseForeign(
  { services }: RouteHost,
  { endpoint }: Route,
  request: FastifyRequest,
): void {
  const { headers } = request
  if (endpoint.crossSite) return
  if (endpoint.method === 'OPTIONS') return
  if (endpoint.method === 'GET') {
    if (endpoint.path.endsWith('/logout') && isForeignNavigation(headers))
      throw failures.foreignOrigin()
    return
  }
  const hasSession = readCookie(headers, cookieName(services.settings.baseUrl)) !== undefined
  if (!isSameOrigin({ headers, hasSession })) throw failures.foreignOrigin()
  const isForm = (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
  const isMultipart = (headers['content-type'] ?? '').startsWith('multipart/')
  const isStream = (headers['content-type'] ?? '').startsWith(STREAM_TYPE)
  if (isForm || (isMultipart && !endpoint.upload)) throw failures.wrongType()
  if (isStream && endpoint.stream !== STREAM_TYPE) throw failures.wrongType()
}

async function authorise(
  services: Services,
  { endpoint }: Route,
  request: FastifyRequest,
): Promise<void> {
  const { access } = endpoint
  if (access.kind === 'anyone') return
  const user = request.identity?.principal
  if (!user) throw failures.notSignedIn()
  // Others may have taken this right from the members, and we would not have heard of it.
  if (access.kind === 'staff' && !isAdmin(user) && !services.sessions.isListening())
    await services.config.reload()
  const { member } = services.config.get(permissionsSection)
  if (allows(access, user, member)) return
  if (user.limited === 'password-change') throw failures.passwordChangeNeeded()
  throw user.limited ? failures.secondFactorNeeded() : failures.noPermission()
}

async function limitRate(
  services: Services,
  { endpoint }: Route,
  request: FastifyRequest,
): Promise<void> {
  const user = request.identity?.principal ?? GUEST
  await countCall({ db: services.db, ip: request.ip, user }, endpoint)
}

/** A call with files that has a body too takes it as the fields of a form, or as JSON without files. */
async function formOf(
  { upload, body }: Endpoint,
  request: FastifyRequest,
): Promise<ReadForm | undefined> {
  if (!upload || (body && !request.isMultipart())) return undefined
  return readForm(request, upload)
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; form: ReadForm | undefined }

async function answer(host: RouteHost, route: Route, { request, reply, form }: Exchange) {
  const { endpoint } = route
  const context = requestContext(host.services, { request, reply, endpoint, form })
  if (endpoint.onSite && !isOnline(context)) throw failures.siteHidden()
  const { params, query, body = form?.fields } = request
  const input = parseInput(endpoint, { params, query, body }, context.lang)
  const key = endpoint.idempotent && idempotencyKeyOf(request.headers, context.lang)
  const shape = (result: unknown) =>
    host.checksReplies && !endpoint.raw ? endpoint.reply.parse(result) : result
  const [result] = await Promise.all([
    key
      ? once(route, { context, reply, call: { key, input, shape } })
      : route.handle(context, input),
    // Beside the work, and no reason to fail: the next call notes it.
    noteCaller(host.services, route, request).catch(() => undefined),
  ])
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  return reply.send(key ? result : shape(result))
}

function isOnline({ config, user }: Context<never>): boolean {
  return config.get(siteSection).is_public || isStaff(user)
}

type Once = { context: Context<never>; reply: FastifyReply; call: Parameters<typeof answerOnce>[2] }

async function once(route: Route, { context, reply, call }: Once): Promise<string> {
  const { body, isReplay } = await answerOnce(context, route, call)
  if (isReplay) reply.header('idempotency-replayed', 'true')
  reply.type('application/json; charset=utf-8')
  return body
}

async function noteCaller({ db }: Services, { endpoint }: Route, { identity }: FastifyRequest) {
  if (identity && !endpoint.passive) await noteActivity(db, identity.session)
}
