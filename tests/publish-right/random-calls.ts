import fc from 'fast-check'
import { GUEST } from '#kernel/access/roles.ts'
import { allows, type Matrix } from '#kernel/access/rules.ts'
import type { Endpoint } from '#kernel/contract/endpoint.ts'
import { paragraph } from '#modules/pages/server/test-pages.ts'
import { allRoutes } from '../all-routes.ts'
import { arbitraryOf, type Hints } from '../fuzz/arbitrary-of.ts'
import { nounOf } from '../fuzz/seen-things.ts'
import type { Website } from './make-website.ts'
import type { Call } from './send-call.ts'

/** Addresses that drafts of random calls want; visitors ask for them all the time. */
export const WANTED_SLUGS = ['neu', 'ueber', 'zweite-neu', 'entwurf-adresse', 'weg'] as const

/** Calls that only read, though they are no GET. */
const READS = /\/search\/|\/getPageData|\/getData|\/batch\/\w+\/$|\/designer\/(?:canvas|check)\//

/** Calls that end the caller's own session; what follows would only be refused. */
const ENDS_SESSION =
  /\/(?:changePassword|erase|sessions|end_others|stop-impersonating|email|\w+2FA|recoveryCodes)\b/

/** Everything a member with these rights may write by; what is open to anyone needs no right. */
export function writingRoutes(matrix: Matrix): Endpoint[] {
  const member = { ...GUEST, roles: ['member'] as const }
  return allRoutes()
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ method, access }) =>
        method !== 'GET' && access.kind !== 'anyone' && allows(access, member, matrix),
    )
    .filter(({ path }) => !ENDS_SESSION.test(path) && !READS.test(path))
}

/** Calls to one endpoint as its schemas allow them, about things that exist. */
export function callsTo(endpoint: Endpoint, site: Website): fc.Arbitrary<Call> {
  const hints = hintsFor(endpoint, site)
  const { method, path, params, query, body } = endpoint
  return fc
    .record({
      params: params ? arbitraryOf(params, hints) : fc.constant({}),
      query: query ? either(query, hints) : fc.constant({}),
      body: body ? either(body, hints) : fc.constant(undefined),
    })
    .map((made) => ({
      method,
      path: filled(path, entriesOf(made.params)) + queryOf(entriesOf(made.query)),
      ...(endpoint.upload && { isUpload: true }),
      ...(made.body !== undefined && { body: Object.fromEntries(entriesOf(made.body)) }),
    }))
}

function either(schema: Parameters<typeof arbitraryOf>[0], hints: Hints): fc.Arbitrary<unknown> {
  return fc.oneof(arbitraryOf(schema, hints), arbitraryOf(schema, { ...hints, isBare: true }))
}

function hintsFor({ path }: Endpoint, site: Website): Hints {
  const page = fc.constantFrom(...Object.values(site.pages))
  const file = fc.constantFrom(...Object.values(site.files))
  const byNoun: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    page: site.pages,
    designer: site.pages,
    entry: site.entries,
    file: site.files,
    gallery: site.galleries,
    global_block: site.globals,
    redirect: site.redirects,
    product: site.shop.products,
    product_group: site.shop.groups,
    stock: site.shop.variants,
    position: site.positions,
    newsletter_list: site.letters.lists,
    newsletter_sending: site.letters.sendings,
  }
  const own = Object.values(byNoun[nounOf(path)] ?? site.pages)
  return {
    id: fc.constantFrom(...own),
    byName: {
      page,
      parent_page: fc.option(page),
      redirect_to: fc.oneof(fc.constant('gone'), page),
      file,
      cover: file,
      og_image: file,
      lang: fc.constantFrom('de', 'en'),
      order: fc.integer({ min: -2, max: 9 }),
      number: fc.constantFrom(1, 2),
      slug: fc.constantFrom(...WANTED_SLUGS),
      path: fc.constantFrom('', '/', 'neu'),
      from: fc.constantFrom('/neu', '/alt', '/ueber/neu'),
      to: fc.constantFrom('/Impressum', '/ueber', '/alt'),
      classes: fc.constant([]),
      canonical: fc.constant(''),
      blocks: fc.constant([paragraph('r', 'Irgendetwas')]),
      content: fc.constant([paragraph('r', 'Irgendetwas')]),
    },
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function filled(path: string, params: readonly [string, unknown][]): string {
  const values = new Map(params)
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
}

function queryOf(pairs: readonly [string, unknown][]): string {
  const said = pairs.filter(([, value]) => value !== undefined)
  if (said.length === 0) return ''
  return `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()}`
}
