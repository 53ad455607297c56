import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { GUEST } from '#kernel/access/roles.ts'
import type { Endpoint, StepUpProof } from '#kernel/contract/endpoint.ts'
import { type Change, runChange } from '../change.ts'
import type { Context, ReplyHeaders, UploadedFile } from '../context.ts'
import type { Services } from '../services.ts'
import { clearedCookies, sessionCookies } from '../sessions/session-cookie.ts'
import { mustBeSteppedUp } from '../sessions/step-up.ts'
import { readCookie } from './identify-request.ts'
import type { ReadForm } from './read-form.ts'
import { requestLang } from './request-lang.ts'

type Exchange = {
  request: FastifyRequest
  reply: FastifyReply
  /** The call, if it is one and no page: how much it may bring along as files, what it may ask. */
  endpoint?: Pick<Endpoint, 'upload' | 'stepUp' | 'path' | 'body'>
  /** A form that was read up to its files. */
  form?: Pick<ReadForm, 'files'>
}

/** Everything a handler may know of one request. */
export function requestContext(services: Services, exchange: Exchange): Context<never> {
  const { request, reply, endpoint, form } = exchange
  const identity = request.identity
  const user = identity?.principal ?? { ...GUEST, lang: requestLang(request) }
  const tab = header(request, 'x-local-session').slice(0, 100)
  const scope = { ...services, user, lang: requestLang(request), tab }
  return {
    ...scope,
    change: <T>(work: (change: Change<never>) => Promise<T>) => runChange(scope, work),
    requestId: request.id,
    method: request.method,
    ip: request.ip,
    agent: request.headers['user-agent'] ?? '',
    session: identity?.session,
    pending: request.pending,
    cookie: (name: string) => readCookie(request.headers, name),
    reply: replyHeaders(services, reply),
    requireStepUp: (needs: StepUpProof) => {
      if (!endpoint?.stepUp) throw new Error(`${endpoint?.path ?? 'A page'} declares no step-up`)
      mustBeSteppedUp(identity, needs)
    },
    files: () => form?.files ?? noFiles(),
    headers: request.headers,
    body: () => (request.body instanceof Readable ? request.body : Readable.from([])),
  } as unknown as Context<never>
}

function replyHeaders(services: Services, reply: FastifyReply): ReplyHeaders {
  const { baseUrl } = services.settings
  return {
    header: (name, value) => void reply.header(name, value),
    redirect: (to) => void reply.status(303).header('location', to),
    startSession: (token) => void reply.header('set-cookie', sessionCookies(baseUrl, token)),
    endSession: () => {
      reply.header('set-cookie', clearedCookies(baseUrl))
      reply.header('clear-site-data', '"cache"')
    },
  }
}

async function* noFiles(): AsyncGenerator<UploadedFile> {}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}
