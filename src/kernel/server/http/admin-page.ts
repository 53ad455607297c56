import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isStaff, type Principal } from '#kernel/access/roles.ts'
import type { AdminState } from '#kernel/contract/admin/admin-state.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { embedJson } from '#kernel/site/embed.ts'
import type { Assets } from '../assets.ts'
import type { Services } from '../services.ts'
import { adminPolicy } from './security-headers.ts'

type AdminHost = {
  services: Services
  assets: Assets
  base: string
  enabled: readonly string[]
  version: string
}

/** The admin centre's page: its state embedded, its scripts by nonce. Others go to login. */
export function sendAdminPage(host: AdminHost, request: FastifyRequest, reply: FastifyReply) {
  const user = request.identity?.principal
  if (!user || user.limited || !isStaff(user)) {
    const next = encodeURIComponent(request.url)
    return reply.header('cache-control', 'no-store').redirect(`/login?lang=de&next=${next}`, 302)
  }
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', adminPolicy(nonce))
    .send(adminHtml(host, { user, nonce }))
}

function adminHtml(host: AdminHost, { user, nonce }: { user: Principal; nonce: string }): string {
  const { services, assets, base, enabled, version } = host
  const matrix = services.config.get(permissionsSection).member
  const config = services.config.publicValues()
  const state: AdminState = { user, matrix, base, enabled, config, nonce, version }
  const { script, styles, preloads } = assets.entry('admin')
  return [
    `<!doctype html><html lang="${user.lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><title>Kontor</title>',
    '<link rel="icon" href="/assets/icon-v1.svg" type="image/svg+xml">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="application/json" id="kontor-state">${embedJson(state)}</script>`,
    `<script type="module" nonce="${nonce}" src="${script}"></script>`,
    '</head><body><div id="root"></div></body></html>',
  ].join('')
}
