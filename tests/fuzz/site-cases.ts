import type { Case } from './cases-of.ts'
import { HOSTILE_TEXTS } from './hostile.ts'
import { ODD_QUERIES, oddBodies } from './odd-bodies.ts'

/** Addresses and forms of the public site that nobody would type. */
export function siteCases(): Case[] {
  const addresses = HOSTILE_TEXTS.filter((text) => text.length < 5000).flatMap((text) => [
    `/${encodeURIComponent(text.toWellFormed())}`,
    `/en/${encodeURIComponent(text.toWellFormed())}/`,
    `/login?next=${encodeURIComponent(text.toWellFormed())}`,
  ])
  const raw = ['/%', '/%ff', '/%00', '//', '/\\', '/..%2f', '/a;b', '/*', ...ODD_QUERIES]
  const gets = [...addresses, ...raw.map((path) => (path.startsWith('/') ? path : `/${path}`))]
  const forms = HOSTILE_TEXTS.map((text) => ({
    method: 'POST',
    path: '/login',
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({ handle: text, password: text, next: text }).toString(),
  }))
  return [
    ...gets.map((path) => ({ method: 'GET', path, type: undefined })),
    ...forms,
    ...oddBodies('POST', '/login'),
  ]
}
