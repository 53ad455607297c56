import type { FastifyRequest } from 'fastify'
import type { Lang } from '#kernel/i18n/messages.ts'

/** German unless the signed-in person or the client asks for English. */
export function requestLang(request: FastifyRequest): Lang {
  const known = request.identity?.principal.lang
  if (known) return known
  return acceptedLang(request.headers['accept-language'] ?? '')
}

/** The first of our two languages that the header names. */
function acceptedLang(header: string): Lang {
  const wanted = header
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((code) => code === 'de' || code === 'en')
  return wanted === 'en' ? 'en' : 'de'
}
