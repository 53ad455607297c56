import { afterAll, expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { LANGS } from '#kernel/i18n/messages.ts'
import { countedAddress } from '#kernel/server/site/served/counted-address.ts'
import { startTestApp } from '#tests/test-app.ts'

const app = await startTestApp()
afterAll(() => app.close())

const KEY = 'q7Zk2mP9xR4tB8wL1nV6cY3s'
/** What the head of a page allows others to be told of it. */
const toldOf = (html: string) => /property="kontor:counted" content="([^"]*)"/.exec(html)?.[1]

test.each([
  ['/', '/'],
  ['/Impressum?gclid=1&seite=2', '/Impressum'],
  [`/resetpassword?key=${KEY}`, '/resetpassword'],
  [`/verify?key=${KEY}`, '/verify'],
  [`/reset2FA?key=${KEY}`, undefined],
  [`/login?next=%2F${KEY}`, '/login'],
  [`/adresse-bestaetigen?key=${KEY}`, undefined],
  [`/Newsletter/unsubscribe/${KEY}`, undefined],
  [`/Newsletter/verify/${KEY}`, undefined],
  [`/en/newsletter/subscribe/${KEY}`, undefined],
  [`/checkout/order/${KEY}`, undefined],
  [`/checkout/pay/${KEY}`, undefined],
  [`/fehler/${KEY}`, undefined],
  [`/besucherzahlen/${KEY}`, undefined],
  [`/preview/${KEY}`, undefined],
  [`/gibt-es-nicht/${KEY}`, undefined],
])('of %s a measuring service is told %s', async (path, told) => {
  const { text } = await app.guest.get(path)
  expect(toldOf(text)).toBe(told)
})

test('no page with a key in its address says more than its pattern', () => {
  const routes = serverModules.flatMap((module) => module.pages ?? [])
  const open: string[] = []
  for (const route of routes.filter(({ page }) => page.path.de.includes('/:')))
    for (const lang of LANGS) {
      const { page } = route
      const path = page.path[lang].replace(/:\w+\??/g, KEY)
      const told = countedAddress({ kind: 'page', route, lang, path, params: {}, alternates: {} })
      if (told?.includes(KEY)) open.push(page.path[lang])
    }
  // The parts of these addresses are on the website for everybody.
  expect(open).toEqual([
    '/stellen/:address',
    '/en/jobs/:address',
    '/Newsletter/recommend/:sending?',
    '/en/newsletter/recommend/:sending?',
  ])
})
