import { afterAll, expect, test } from 'vitest'
import { openSendings } from '#tests/sendings.ts'
import { readStatistics } from '../../statistics/statistics.calls.ts'

const house = await openSendings()
const { app, admin, smtp, addList, addSubscribers, makeSending, makeTemplate, reached, step } =
  house
afterAll(() => house.close())
await admin.post('/api/v0/starter/online/', { isPublic: true })

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
}
const SCANNER = { 'user-agent': 'Mozilla/5.0 (compatible; MailScanner/2.1; +https://scan.example)' }
const OWN = /\/Newsletter\/(?:unsubscribe|subscribe|webview)\//

const buttons = [
  { label: 'Archiv', link: { to: 'url', url: '/Newsletter/archive' } },
  { label: 'Anderswo', link: { to: 'url', url: 'https://andere.example/brot' } },
]
const { _id: list } = await addList('Klicks')
await addSubscribers(['anna@example.org'], [list], { first_name: 'Anna' })
await addSubscribers(['bert@example.org'], [list], { first_name: 'Bert' })
const template = await makeTemplate({
  subject: 'Brot & mehr',
  modules: [{ id: 'b', type: 'button', props: { buttons } }],
})
const { _id: sending } = await makeSending({ template: template._id, lists: [list] })
await step(sending, 'start')
await reached(sending, 'finished')

function linksTo(email: string): string[] {
  const { raw = '' } = smtp.received.findLast(({ to }) => to[0] === email) ?? {}
  const flat = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  return [...flat.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
}

const statistics = async () =>
  (await admin.get(`/api/v0/newsletter/stats/?sending=${sending}`)).parse(readStatistics.reply)

test('links are the same for all readers but for the ways out and the web view; no id reaches the log', () => {
  const shared = (email: string) => linksTo(email).filter((href) => !OWN.test(href))
  expect(shared('anna@example.org')).toEqual(shared('bert@example.org'))
  expect(linksTo('anna@example.org').filter((href) => OWN.test(href))).toHaveLength(3)
  const [archive = ''] = linksTo('anna@example.org').filter((href) => href.includes('/archive'))
  const said = new URL(archive).searchParams
  expect(Object.fromEntries(said)).toEqual({
    utm_source: 'newsletter',
    utm_campaign: 'brot-mehr',
    utm_id: sending,
    utm_content: 'mail',
  })
  expect(linksTo('anna@example.org')).toContain('https://andere.example/brot')
})

test('people who follow a link are counted by page; scanners, staff and HEAD are not', async () => {
  const [link = ''] = linksTo('anna@example.org').filter((href) => href.includes('/archive'))
  const { pathname, search } = new URL(link)
  const path = pathname + search
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await app.guest.get(path, BROWSER)).status).toBe(200)
    await app.guest.get(path, SCANNER)
    await app.guest.get(path, { ...BROWSER, 'sec-purpose': 'prefetch' })
    await app.guest.raw(path, { method: 'HEAD', headers: BROWSER })
    await admin.get(path, BROWSER)
  }
  const made = path.replace(sending, '01890000-0000-7000-8000-000000000000')
  await app.guest.get(made, BROWSER)
  await app.guest.get(path.replace('utm_content=mail', 'utm_content=anna'), BROWSER)
  await app.guest.get(path.replace('/archive', '/nirgends'), BROWSER)
  await app.services.served.flush()
  const { stats, links } = await statistics()
  expect(stats.clicks.total).toBe(2)
  expect(await house.read(sending)).toMatchObject({ clicks: 2, shares: 0 })
  expect(links).toEqual([{ url: '/Newsletter/archive', clicks: 2 }])
})
