import { createHash } from 'node:crypto'
import { BASE_HEADERS } from '../http/protection/security-headers.ts'

/** The theme's own style element is allowed by its hash, style attributes carry grid variables. */
export function contentPolicy(inlineStyle: string): string {
  if (latest?.inlineStyle !== inlineStyle) {
    latest = { inlineStyle, policy: policyFor(inlineStyle) }
  }
  return latest.policy
}

/** The look rarely changes: every page but the first has the same. */
let latest: { inlineStyle: string; policy: string } | undefined

function policyFor(inlineStyle: string): string {
  const hash = createHash('sha256').update(inlineStyle).digest('base64')
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Kept by browsers but asked for again each time: an unchanged page costs a 304. */
export const SHARED = 'public, max-age=0, must-revalidate'
/** Never kept by anyone. */
export const PRIVATE = 'private, no-store'

/** A hit never passes the framework, so every header a page needs is named here. */
export function pageHeaders(page: {
  cacheControl: string
  policy: string
  lang: string
  isHttps: boolean
}): Record<string, string> {
  return { ...baseHeaders(page.isHttps), ...pagePart(page) }
}

/** For robots.txt and its like: no script and no style ever runs there. */
export function textHeaders(type: string, isHttps: boolean): Record<string, string> {
  return {
    ...baseHeaders(isHttps),
    'content-type': type,
    'cache-control': SHARED,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
}

function pagePart({
  cacheControl,
  policy,
  lang,
}: {
  cacheControl: string
  policy: string
  lang: string
}) {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': lang,
    'cache-control': cacheControl,
    'content-security-policy': policy,
  }
}

function baseHeaders(isHttps: boolean): Record<string, string> {
  return {
    ...BASE_HEADERS,
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}
