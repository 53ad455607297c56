import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { ACTIONS } from '#kernel/access/rules.ts'
import { grantMembers } from '#modules/pages/server/test-pages.ts'
import { crawl, differences, type Seen } from './publish-right/crawl.ts'
import { knownCalls } from './publish-right/known-calls.ts'
import { makeWebsite } from './publish-right/make-website.ts'
import { callsTo, WANTED_SLUGS, writingRoutes } from './publish-right/random-calls.ts'
import { type Call, sendCall } from './publish-right/send-call.ts'
import { startTestApp } from './test-app.ts'

const SEED = 20_261_115
/** Random calls per endpoint, and how many calls that were not refused are looked at together. */
const CASES = Number(process.env.KONTOR_PUBLISH_CASES ?? 2)
const AT_ONCE = Number(process.env.KONTOR_PUBLISH_AT_ONCE ?? 25)

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.steppedUp('admin')
const site = await makeWebsite(admin, app.services.db)

/** Everything but publishing, everywhere. Accounts are no part of the website. */
const granted = ACTIONS.filter((action) => action !== 'publish')
const matrix = Object.fromEntries(
  serverModules.filter(({ name }) => name !== 'users').map(({ name }) => [name, granted]),
)
await grantMembers(admin, matrix)
const member = await app.as('member')
const customer = await app.as('user')

const CLOSED = ['/angemeldet', '/rollen', '/passwort']
const { unused: _unused, trashed: _trashed, ...files } = site.files
const addresses = [
  ...['/', '/en', '/sitemap.xml', '/robots.txt', '/icon.svg', '/Impressum', '/News', '/en/news'],
  ...['/News/feed.xml', '/News/atom.xml', '/verschwunden', '/zum-nachfolger', '/zu-frueher'],
  ...['/anders', '/new', '/entwurf', '/umbenannt', '/frueher', '/bald', '/alt', '/ersetzt'],
  ...['/en/new', '/ueber/new', '/ueber/umbenannt', '/News/anders', '/News/beitrag-weg'],
  ...[
    '/shop',
    '/stellen',
    '/en/jobs',
    '/Newsletter',
    '/Newsletter/archive',
    '/Newsletter/archive/feed.xml',
  ],
  ...CLOSED,
  ...WANTED_SLUGS.flatMap((name) => [`/${name}`, `/ueber/${name}`, `/News/${name}`]),
  ...Object.values(files).map((id) => `/download/${id}`),
]

async function look(): Promise<Seen> {
  const asGuest = await crawl(app.guest, addresses)
  const asCustomer = await Promise.all(
    CLOSED.map(async (path) => {
      const { status, text } = await customer.get(path)
      return [`${path} as customer`, `${status} ${text}`] as const
    }),
  )
  return new Map([...asGuest, ...asCustomer])
}

test('nothing that visitors get changes by whoever may not publish', {
  timeout: CASES * 60_000,
}, async () => {
  const random = writingRoutes(matrix).flatMap((endpoint) =>
    fc.sample(callsTo(endpoint, site), { numRuns: CASES, seed: SEED }),
  )
  const before = await look()
  const found: string[] = []
  let [done, accepted]: [string[], number] = [[], 0]
  const judge = async () => {
    const changed = differences(before, await look())
    if (changed.length > 0) found.push(`${changed.join(' ')} by one of ${done.join('\n')}`)
    accepted += done.length
    done = []
    return changed.length > 0
  }
  for (const call of [...knownCalls(site), ...random]) {
    const { status } = await sendCall(app.services.db, member, call)
    if (status >= 400) continue
    done.push(lineOf(call))
    if (done.length >= AT_ONCE && (await judge())) break
  }
  await judge()
  expect(found).toEqual([])
  // Drafts were written all the time; a test that is refused everything would prove nothing.
  expect(accepted).toBeGreaterThan(80)
})

function lineOf({ method, path, body }: Call): string {
  return `${method} ${path} ${JSON.stringify(body ?? {}).slice(0, 200)}`
}
