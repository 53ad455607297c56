import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { toWallTime } from '#kernel/i18n/berlin-time.ts'
import type { ServedView } from '#kernel/server/site/served/deliver-served.ts'
import { isProgram } from '#kernel/server/site/served/is-program.ts'
import type { ServedAction } from '#kernel/server/site/served/served-pages.ts'
import { networkOf } from '#modules/auth/server/api.ts'
import { sendingIn } from '#modules/sendings/server/api.ts'
import { harmlessText } from './harmless-text.ts'
import { browserOf, deviceOf, languageOf } from './read-agent.ts'

/**
 * A view that counts, or what was done besides, with all that is kept of its request. `visitor` never
 * leaves this process.
 */
export type Hit = {
  at: number
  day: string
  visitor: string
  path: string
  source: string
  campaign: string
  device: string
  browser: string
  language: string
  /** The network of the address, to look its country up; '' when there is none. Never stored. */
  network: string
  /** The newsletter whose link was followed. */
  sending: string | undefined
  did?: ServedAction
}

export type CountingRules = {
  /** Names of this website; coming from there is no source. */
  ownHosts: readonly string[]
  honoursDoNotTrack: boolean
}

/** Fetched on the chance that somebody will want it. */
const AHEAD = ['x-kontor-ahead', 'sec-purpose', 'purpose', 'x-moz'] as const

/** Whether a person outside the business looked at it. */
export function isCounted(view: ServedView, rules: CountingRules): boolean {
  const { headers, isStaff, isShown } = view
  if (isStaff || AHEAD.some((name) => headers[name] !== undefined)) return false
  if (rules.honoursDoNotTrack && asksNotToBeTracked(headers)) return false
  if (!isShown && !isForDocument(view)) return false
  return !isProgram(headers['user-agent'] ?? '')
}

/** DNT and GPC: what browsers can say for their people. */
export function asksNotToBeTracked(headers: Readonly<IncomingHttpHeaders>): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}

/** What a visitor is recognised by until midnight; it is hashed at once and kept nowhere. */
export function visitorOf(address: string, headers: Readonly<IncomingHttpHeaders>): string {
  return [address, headers['user-agent'] ?? '', headers.host ?? ''].join('\n')
}

/** A script that goes from page to page says `empty`; frames and pictures say what they are. */
function isForDocument({ headers, did }: ServedView): boolean {
  const dest = headers['sec-fetch-dest'] ?? 'document'
  const isWanted = dest === 'document' || dest === 'empty'
  // Files are asked for by what can show or keep them, whatever it accepts.
  return isWanted && (did !== undefined || (headers.accept ?? '').includes('text/html'))
}

export function readHit(view: ServedView, rules: CountingRules): Hit {
  const { at, path, headers, address, did } = view
  const agent = headers['user-agent'] ?? ''
  const query = new URLSearchParams(view.query)
  return {
    at,
    day: dayOf(at),
    visitor: visitorOf(address, headers),
    path,
    source: sourceOf(query, headers.referer, [...rules.ownHosts, headers.host ?? '']),
    campaign: harmlessText(query.get('utm_campaign') ?? ''),
    device: deviceOf(agent),
    browser: browserOf(agent),
    language: languageOf(headers['accept-language']),
    network: networkPart(address),
    sending: sendingIn(view),
    did,
  }
}

/** Without the part that tells who exactly it is: '203.0.113.0' of '203.0.113.77'. */
function networkPart(address: string): string {
  const [network = ''] = networkOf(address).split('/')
  return isIP(network) > 0 ? network : ''
}

/** A day in Europe/Berlin. */
export function dayOf(at: number | Date): string {
  return toWallTime(new Date(at).toISOString())?.day ?? ''
}

/** What a link says of itself, else the website it was on; its address there is nobody's business. */
function sourceOf(
  query: URLSearchParams,
  referer: string | undefined,
  ownHosts: readonly string[],
): string {
  const named = harmlessText(query.get('utm_source') ?? '').toLowerCase()
  if (named) return named
  const url = referer ? URL.parse(referer) : null
  if (!url || ownHosts.includes(url.host)) return ''
  return harmlessText(url.hostname.replace(/^www\./, ''))
}
