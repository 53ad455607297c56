import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { anyone } from '#kernel/access/rules.ts'
import { bodyLimitOf } from '#kernel/contract/endpoint.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { validationMessage } from '#kernel/i18n/validation.ts'
import { type AppError, failures } from '../app-error.ts'
import type { Services } from '../services.ts'
import { createServer } from './node-http.ts'
import { STREAM_TYPE, watchBody } from './protection/body-pace.ts'
import { answerClientError } from './protection/client-error.ts'
import { createConnections } from './protection/connections.ts'
import type { HttpLimits } from './protection/http-limits.ts'
import { hasTooManyValues } from './protection/json-values.ts'
import { BASE_HEADERS } from './protection/security-headers.ts'
import { requestLang } from './request-lang.ts'
import { asAppError } from './translate-error.ts'

type Failed = { error: unknown; request: FastifyRequest; reply: FastifyReply; services: Services }

const MB = 1024 * 1024
const KEEP_ALIVE_MS = 72_000

/** Input and replies are parsed by zod; without this Fastify loads a validator and a serialiser of its own. */
const NO_SCHEMAS = {
  buildValidator: () => () => {
    throw new Error('Routes are checked by their endpoint, not by a schema of Fastify')
  },
  buildSerializer: () => () => JSON.stringify,
}

type Parts = {
  services: Services
  limits: HttpLimits
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean
  isDraining(): boolean
}

/** Fastify with limits and timeouts set; a cached page is answered before its routing runs. */
export async function createFastify({ services, limits, answerFromCache, isDraining }: Parts) {
  const connections = createConnections()
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.settings.trustProxy ?? false,
    bodyLimit: bodyLimitOf({ access: anyone }),
    schemaController: { compilersFactory: NO_SCHEMAS },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      reply.headers(BASE_HEADERS)
      replyWithError({ error, request, reply, services })
    },
    forceCloseConnections: 'idle',
    // Who still gets through while we leave is served, and told to come back on another connection.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    serverFactory: (handler) => {
      const server = createServer(timeouts(limits), (request, response) => {
        services.demand.note()
        watchBody(request, response, limits)
        if (isDraining()) response.shouldKeepAlive = false
        if (!answerFromCache(request, response)) handler(request, response)
      })
      server.setTimeout(limits.silenceMs)
      connections.watch(server)
      return server
    },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => connections.end())
  app.setErrorHandler((error, request, reply) =>
    replyWithError({ error, request, reply, services }),
  )
  addBodyParsers(app)
  await addPlugins(app, limits)
  return app
}

/** Fastify leaves a server of our own making as it is, so its timeouts are set here. */
function timeouts({ headersMs, checkMs, upload }: HttpLimits): ServerOptions {
  return {
    headersTimeout: headersMs,
    requestTimeout: upload.totalMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: checkMs,
  }
}

async function addPlugins(app: FastifyInstance, limits: HttpLimits): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.maxLoopDelayMs,
    sampleInterval: limits.loopSampleMs,
    pressureHandler: () => {
      throw failures.notReady()
    },
  })
  // No limit of parts: beyond one, the parser leaves an error of a part unheard, and a body that ends
  // too early would end the process. Fields and files are limited each, what is beyond is skipped.
  await app.register(multipart, { limits: { fields: 20, parts: Infinity, fieldSize: MB } })
}

/**
 * JSON for the API, urlencoded for forms of pages, pieces of uploads where an endpoint takes them,
 * nothing else; __proto__ keys are refused.
 */
function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    const { bodyLimit, config } = request.routeOptions
    if (config.keepsText) return done(null, String(body))
    if (hasTooManyValues(String(body), bodyLimit)) return done(failures.tooLarge())
    return parseJson(request, String(body), done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.addContentTypeParser(STREAM_TYPE, (_request, body, done) => done(null, body))
}

/** Every failure leaves as `{ message, code }`; what we did not foresee says nothing of the inside. */
function replyWithError({ error, request, reply, services }: Failed): void {
  const known = asAppError(error)
  if (!known) {
    // Behind the question mark there may be keys.
    const [path] = request.url.split('?')
    services.log.error({ err: error, requestId: request.id, url: path }, 'request failed')
  }
  const wait = known?.details.retryAfter
  if (typeof wait === 'number') reply.header('retry-after', String(wait))
  if (known?.status === 503) reply.header('retry-after', '2')
  reply
    .status(known?.status ?? 500)
    .header('cache-control', 'no-store')
    .send(errorBody(known, requestLang(request), request.id))
}

function errorBody(error: AppError | undefined, lang: Lang, requestId: string) {
  if (!error) return { message: 'Unknown error', code: 'unknown', requestId }
  const { fields, ...details } = error.details
  return {
    message: error.text[lang],
    code: error.code,
    ...details,
    ...(fields !== undefined && { fields: inWords(fields, lang) }),
  }
}

/** Use cases name a fault by its code (`required`); whoever reads the answer gets a sentence. */
function inWords(fields: unknown, lang: Lang): unknown {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return fields
  const pairs = Object.entries(fields).map(([name, fault]) => [
    name,
    typeof fault === 'string' ? validationMessage(fault, lang) : fault,
  ])
  return Object.fromEntries(pairs)
}
