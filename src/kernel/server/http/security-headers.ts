import type { FastifyInstance } from 'fastify'

/** On every reply that passes the framework; pages add their own content policy. */
export const BASE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
}

const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

export function addSecurityHeaders(app: FastifyInstance, baseUrl: string): void {
  const strict = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
  const headers = Object.entries({
    ...BASE_HEADERS,
    ...(baseUrl.startsWith('https:') ? strict : {}),
    'content-security-policy': API_POLICY,
  })
  // With a callback: a promise for every reply would cost more than the headers.
  app.addHook('onSend', (_request, reply, ...[, done]) => {
    for (const [name, value] of headers) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    done()
  })
}

/** The admin centre: scripts and style elements by nonce, style attributes allowed. */
export function adminPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
