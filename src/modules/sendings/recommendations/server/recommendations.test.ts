import { afterAll, describe, expect, test } from 'vitest'
import { sendFormFrom } from '#modules/subscribers/server/test-subscribers.ts'
import { openSendings } from '#tests/sendings.ts'
import { readStatistics } from '../../statistics/statistics.calls.ts'
import { recommend } from '../recommendation.calls.ts'
import { CHANNELS, newsletterRecommendation } from '../recommendation.ts'

const house = await openSendings()
const { app, admin, smtp, addList, addSubscribers, makeSending, makeTemplate, reached, step } =
  house
afterAll(() => house.close())
await admin.post('/api/v0/starter/online/', { isPublic: true })

const CALL = '/api/v0/newsletter_recommend/'
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
}
const NOBODY = '01890000-0000-7000-8000-000000000000'

async function sent(subject: string, list: object = {}): Promise<string> {
  const { _id } = await addList(`Liste ${subject}`, list)
  await addSubscribers([`${subject.toLowerCase()}@example.org`], [_id])
  const template = (await makeTemplate({ subject }))._id
  const sending = await makeSending({ template, lists: [_id] })
  await step(sending._id, 'start')
  await reached(sending._id, 'finished')
  return sending._id
}

const entries = async (query = '') =>
  (await admin.get(`${CALL}?${query}`)).parse(newsletterRecommendation.calls.list.reply).items

const open = await sent('Apfelbrief')
const secret = await sent('Interna', { in_archive: false })

describe('the page that recommends', () => {
  test('offers every way without asking for an address, in both languages', async () => {
    const page = await app.guest.get(`/Newsletter/recommend/${open}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Ausgabe „Apfelbrief“')
    for (const channel of CHANNELS) expect(page.text).toContain(`value="${channel}"`)
    expect(page.text).toContain('href="mailto:?subject=Apfelbrief&amp;body=')
    expect(page.text).toContain('https://wa.me/?text=')
    expect(page.text).toContain('https://t.me/share/url?url=')
    expect(page.text).not.toContain('type="email"')
    const english = await app.guest.get('/en/newsletter/recommend')
    expect(english.text).toContain('Recommend the newsletter')
    expect(english.text).toContain('/en/newsletter/subscribe?utm_source=newsletter')
  })

  test('knows only what everybody may read', async () => {
    for (const path of [secret, NOBODY, 'x', `${open}?via=fax`])
      expect((await app.guest.get(`/Newsletter/recommend/${path}`)).status, path).toBe(404)
    const body = { sending: secret, channel: 'link' }
    expect((await app.guest.post(CALL, body)).status).toBe(404)
  })

  test('works without a script: a button counts and shows the way, looking again does not', async () => {
    const path = `/Newsletter/recommend/${open}`
    const answer = await sendFormFrom(app.guest, BROWSER, { path, fields: { channel: 'whatsapp' } })
    expect(answer.status).toBe(303)
    const to = answer.headers.get('location') ?? ''
    expect(to).toBe(`${path}?via=whatsapp#way`)
    const chosen = `${path}?via=whatsapp`
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await app.guest.get(chosen, BROWSER)).text).toContain('WhatsApp öffnen')
      await app.guest.raw(chosen, { method: 'HEAD', headers: BROWSER })
    }
    expect(await entries(`sending=${open}&channel=whatsapp`)).toMatchObject([
      { channel: 'whatsapp', sending: open, subject: 'Apfelbrief', shares: 1 },
    ])
    await sendFormFrom(app.guest, BROWSER, { path, fields: { channel: 'qr' } })
    expect((await app.guest.get(`${path}?via=qr`)).text).toContain('role="img"')
    const odd = await sendFormFrom(app.guest, BROWSER, { path, fields: { channel: 'fax' } })
    expect(odd.headers.get('location')).toBe(path)
  })
})

describe('the call that recommends', () => {
  test('counts by way and day, answers the address, and opens no connection to a mail server', async () => {
    const before = smtp.connections()
    const ask = async (body: object) =>
      (await app.guest.post(CALL, body, BROWSER)).parse(recommend.reply).url
    for (const channel of CHANNELS) {
      const url = await ask({ sending: open, channel })
      expect(url).toContain(`/Newsletter/webview/${open}?`)
      expect(url).toContain(`utm_medium=${channel}`)
    }
    await ask({ sending: open, channel: 'link' })
    expect(await ask({ channel: 'link' })).toContain('/Newsletter/subscribe?')
    expect(await ask({ channel: 'link' })).toContain('/Newsletter/subscribe?')
    expect(await entries(`sending=${open}&channel=link`)).toMatchObject([{ shares: 2 }])
    const whole = (await entries('channel=link')).filter(({ sending }) => sending === null)
    expect(whole).toMatchObject([{ shares: 2, subject: '' }])
    await house.tend()
    expect(smtp.connections()).toBe(before)
  })

  test('answers programs and does not count them; takes no address', async () => {
    const program = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    const id = await sent('Birnenbrief')
    await app.guest.post(CALL, { sending: id, channel: 'mail' }, program)
    expect(await entries(`sending=${id}`)).toEqual([])
    const refused = await app.guest.post(CALL, { channel: 'mail', email: 'a@example.org' })
    expect(refused.status).toBe(400)
    expect((await app.guest.post(CALL, { channel: 'fax' })).status).toBe(400)
  })

  test('shows in the figures of the issue; staff alone see and delete entries', async () => {
    const id = await sent('Quittenbrief')
    await app.guest.post(CALL, { sending: id, channel: 'share' }, BROWSER)
    await app.guest.post(CALL, { sending: id, channel: 'mail' }, BROWSER)
    const figures = async () =>
      (await admin.get(`/api/v0/newsletter/stats/?sending=${id}`)).parse(readStatistics.reply).stats
    expect((await figures()).shares.total).toBe(2)
    const [first] = await entries(`sending=${id}`)
    expect((await app.guest.get(CALL)).status).toBe(401)
    expect((await app.guest.remove(CALL + first?._id)).status).toBe(401)
    expect((await (await app.as('user')).get(CALL)).status).toBe(403)
    expect((await admin.remove(CALL + first?._id)).status).toBe(200)
    expect((await figures()).shares.total).toBe(1)
  })
})
