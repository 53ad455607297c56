import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Lang } from '#kernel/i18n/texts.ts'
import type { AppError } from '../app-error.ts'
import type { Services } from '../services.ts'
import { requestLang } from './request-lang.ts'
import { asAppError } from './translate-error.ts'

type Failed = { error: unknown; request: FastifyRequest; reply: FastifyReply; services: Services }

/** Every failure leaves as `{ message, code }`; what we did not foresee says nothing of the inside. */
export function replyWithError({ error, request, reply, services }: Failed): void {
  const known = asAppError(error)
  if (!known)
    services.log.error({ err: error, requestId: request.id, url: request.url }, 'request failed')
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
  return { message: error.text[lang], code: error.code, ...error.details }
}
