import type { IncomingHttpHeaders } from 'node:http'

type Asked = { headers: IncomingHttpHeaders; hasSession: boolean }

/**
 * May this state-changing request be trusted to come from our own pages? Browsers say where a
 * request comes from; a client without Origin (a script, curl) is refused only when a session
 * cookie came along (decisions, "Rulings on pages, cache and scripts").
 */
export function isSameOrigin({ headers, hasSession }: Asked): boolean {
  const site = headers['sec-fetch-site']
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.origin
  if (origin) return hostOf(origin) === (headers.host ?? '').toLowerCase()
  return site !== undefined || !hasSession
}

/** Logout is a GET that changes state: cross-site navigation must not trigger it. */
export function isForeignNavigation(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  return site === 'cross-site' || site === 'same-site'
}

function hostOf(origin: string): string {
  try {
    return new URL(origin).host.toLowerCase()
  } catch {
    return 'null'
  }
}
