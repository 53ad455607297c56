import type { FastifyInstance } from 'fastify'

/** On every reply that passes the framework; pages add their own content policy. */
export const BASE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // No name of another host is looked up before somebody goes there.
  'x-dns-prefetch-control': 'off',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
}

const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

export function addSecurityHeaders(app: FastifyInstance, baseUrl: string): void {
  const isHttps = baseUrl.startsWith('https:')
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(BASE_HEADERS)) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', API_POLICY)
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
