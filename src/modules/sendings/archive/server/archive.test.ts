import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openSendings, SENDING } from '#tests/sendings.ts'
import { listArchive } from '../archive.calls.ts'

const house = await openSendings()
const { app, admin, db, smtp, addList, addSubscribers, makeSending, makeTemplate } = house
const { read, reached, step } = house
afterAll(() => house.close())
await admin.post('/api/v0/starter/online/', { isPublic: true })

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
}
const SCANNER = { 'user-agent': 'Mozilla/5.0 (compatible; MailScanner/2.1; +https://scan.example)' }
const words = { text: 'Guten Tag {{subscriber.name}}! Ihre Adresse: {{subscriber.email}}. Brot.' }
const modules = [{ id: 'q', type: 'quote', props: words }]

async function sent(subject: string, list: object = {}) {
  const { _id } = await addList(`Liste ${subject.length}${subject[0]}`, list)
  const email = `${subject.toLowerCase()}@example.org`
  await addSubscribers([email], [_id], { first_name: 'Ada', last_name: 'Lovelace' })
  const template = (await makeTemplate({ subject, preheader: `Vor ${subject}`, modules }))._id
  const sending = await makeSending({ template, lists: [_id] })
  await step(sending._id, 'start')
  await reached(sending._id, 'finished')
  const raw = smtp.received.findLast(({ to }) => to[0] === email)?.raw ?? ''
  const flat = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const link = /Im Browser lesen: (\S+)/.exec(flat)?.[1] ?? ''
  return { id: sending._id, list: _id, email, path: new URL(link).pathname }
}

const atFirst = (await app.guest.get('/Newsletter/archive')).text
const open = await sent('Oktoberbrief')
const secret = await sent('Vereinsinternes', { in_archive: false })

describe('the archive', () => {
  test('offers its search once there is something to find', async () => {
    expect(atFirst).toContain('sobald die erste verschickt ist')
    expect(atFirst).not.toContain('Betreff suchen')
    for (const query of ['', '?q=nirgends'])
      expect((await app.guest.get(`/Newsletter/archive${query}`)).text).toContain('Betreff suchen')
  })

  test('shows what went to public lists, the newest first, and finds by subject', async () => {
    await sent('Novemberbrief')
    const page = await app.guest.get('/Newsletter/archive')
    expect(page.status).toBe(200)
    expect(page.text.indexOf('Novemberbrief')).toBeLessThan(page.text.indexOf('Oktoberbrief'))
    expect(page.text).toContain('Vor Oktoberbrief')
    expect(page.text).not.toContain('Vereinsinternes')
    const found = await app.guest.get('/Newsletter/archive?q=oktober')
    expect(found.text).toContain('>Oktoberbrief<')
    expect(found.text).not.toContain('>Novemberbrief<')
    expect((await app.guest.get('/Newsletter/archive?q=nirgends')).text).toContain('keine Ausgabe')
    expect((await app.guest.get('/sitemap.xml')).text).toContain('/Newsletter/archive<')
    expect((await app.guest.get('/en/newsletter/archive')).text).toContain('Newsletter archive')
    const ofList = await app.guest.get(`/Newsletter/archive?list=${open.list}`)
    expect(ofList.text).not.toContain('>Novemberbrief<')
    for (const lost of ['list=x', `list=${secret.list}`, 'cursor=made-up'])
      expect((await app.guest.get(`/Newsletter/archive?${lost}`)).status).toBe(404)
  })

  test('pages by key, and so does its call', async () => {
    const query = '/api/v0/newsletter2/?limit=1'
    const first = (await app.guest.get(query)).parse(listArchive.reply)
    expect(first.items).toHaveLength(1)
    const next = await app.guest.get(`${query}&cursor=${encodeURIComponent(first.next ?? '')}`)
    const [second] = next.parse(listArchive.reply).items
    expect(second?._id).not.toBe(first.items[0]?._id)
    const all = (await app.guest.get('/api/v0/newsletter2/')).parse(listArchive.reply)
    expect(all.items.map(({ _id }) => _id)).not.toContain(secret.id)
    expect(all.items.find(({ _id }) => _id === open.id)).toMatchObject({
      subject: 'Oktoberbrief',
      list: { _id: open.list, name: 'Liste 12O' },
    })
  })

  test('shows what only some were meant to read when somebody says so, and takes it down again', async () => {
    const { _id: list } = await addList('Stammkunden')
    await addSubscribers(['stamm@example.org'], [list], { tags: ['stamm'] })
    const template = (await makeTemplate({ subject: 'Stammbrief', modules }))._id
    const audience = { any: [], all: [], none: [], tags: ['stamm'], groups: [] }
    const { _id } = await makeSending({ template, lists: [list], audience })
    await step(_id, 'start')
    const { version } = await reached(_id, 'finished')
    const isShown = async () => {
      const page = await app.guest.get('/Newsletter/archive')
      const view = await app.guest.get(`/Newsletter/webview/${_id}`)
      return [page.text.includes('>Stammbrief<'), view.status]
    }
    expect(await isShown()).toEqual([false, 404])
    expect((await app.guest.get(`/Newsletter/archive?list=${list}`)).status).toBe(404)
    const put = async (values: object) =>
      await admin.put(SENDING + _id, { version: (await read(_id)).version, ...values })
    expect((await put({ in_archive: 'yes' })).status).toBe(200)
    expect(await isShown()).toEqual([true, 200])
    expect((await put({ in_archive: 'no' })).status).toBe(200)
    expect(await isShown()).toEqual([false, 404])
    expect((await read(_id)).version).toBe(version + 2)
    expect((await put({ in_archive: 'yes', subject: 'Anders' })).status).toBe(409)
    const { rate_per_hour } = await read(_id)
    expect((await put({ rate_per_hour })).status).toBe(409)
  })

  test('is a feed too, in each language, and pages name it', async () => {
    const feed = await app.guest.get('/Newsletter/archive/feed.xml')
    expect(feed.headers.get('content-type')).toContain('application/rss+xml')
    expect(feed.text).toContain('<title>Oktoberbrief</title>')
    expect(feed.text).toContain(`/Newsletter/webview/${open.id}</link>`)
    expect(feed.text).toContain('<description>Vor Oktoberbrief</description>')
    expect(feed.text).not.toContain('Vereinsinternes')
    const english = await app.guest.get('/en/newsletter/archive/feed.xml')
    expect(english.text).toContain(`/en/newsletter/webview/${open.id}</link>`)
    const page = await app.guest.get('/Newsletter/archive')
    expect(page.text).toContain('type="application/rss+xml"')
    expect(page.text).toContain('href="/Newsletter/archive/feed.xml"')
  })

  test('begins where somebody subscribes, and any page can show its newest issues', async () => {
    const page = await app.guest.get('/Newsletter/')
    const text = page.status === 200 ? page.text : (await app.guest.get('/Newsletter')).text
    expect(text).toContain('action="/Newsletter/subscribe"')
    expect(text).toContain('Frühere Ausgaben')
    expect(text).toContain('>Oktoberbrief<')
    expect(text).not.toContain('Vereinsinternes')
    expect((await app.guest.get('/sitemap.xml')).text).toContain('/Newsletter<')
    expect((await app.guest.get('/en/newsletter')).text).toContain('Earlier issues')
    await sent('Dezemberbrief')
    expect((await app.guest.get('/Newsletter')).text).toContain('>Dezemberbrief<')
  })

  test('keeps to a list while searching', async () => {
    const { text } = await app.guest.get(`/Newsletter/archive?list=${open.list}`)
    expect(text).toContain(`<input type="hidden" name="list" value="${open.list}"`)
  })

  test('drops a list at once that is not public any more', async () => {
    const { id, list } = await sent('Sommerbrief')
    expect((await app.guest.get('/Newsletter/archive')).text).toContain('>Sommerbrief<')
    const version = 1
    const shut = await admin.put(`/api/v0/newsletter_list/${list}`, { version, in_archive: false })
    expect(shut.status).toBe(200)
    expect((await app.guest.get('/Newsletter/archive')).text).not.toContain('>Sommerbrief<')
    expect((await app.guest.get(`/Newsletter/webview/${id}`)).status).toBe(404)
  })
})

describe('a mail in the browser', () => {
  test('is neutral without a token: no name, no address, no sentence about them', async () => {
    const page = await app.guest.get(`/Newsletter/webview/${open.id}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Brot.')
    expect(page.text).not.toMatch(/Ada|Lovelace|example\.org|Guten Tag|Adresse:/)
    expect(page.text).not.toContain('/unsubscribe/')
    expect(page.text).toContain('content="noindex, nofollow"')
    expect(page.text).toContain('name="referrer" content="no-referrer"')
    expect(page.headers.get('cache-control')).toContain('no-store')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await app.guest.get(`/Newsletter/webview/${secret.id}`)).status).toBe(404)
  })

  test('is as its recipient got it with the token of the mail, and with no other', async () => {
    const page = await app.guest.get(secret.path)
    expect(page.text).toContain('Guten Tag Ada Lovelace!')
    expect(page.text).toContain(secret.email)
    expect(page.text).toContain('/Newsletter/unsubscribe/')
    const token = secret.path.split('/').at(-1) ?? ''
    for (const at of [0, 20, token.length - 1]) {
      // The neighbour differs in one bit, which means nothing in the last sign.
      const other = SIGNS[SIGNS.indexOf(token[at] ?? '') ^ 1]
      const forged = token.slice(0, at) + other + token.slice(at + 1)
      const answer = await app.guest.get(`/Newsletter/webview/${secret.id}/${forged}`)
      expect(answer.status, `altered at ${at}`).toBe(404)
    }
    expect((await app.guest.get(`/Newsletter/webview/${open.id}/${token}`)).status).toBe(404)
    expect((await app.guest.get('/Newsletter/webview/x')).status).toBe(404)
    const bare = await app.guest.get('/Newsletter/webview')
    expect([bare.status, bare.headers.get('location')]).toEqual([302, '/Newsletter/archive'])
  })

  test('looking changes nothing but the number of views; HEAD, staff and programs do not count', async () => {
    const before = await states()
    await app.services.served.flush()
    const { web_views: seen } = await read(open.id)
    for (let turn = 0; turn < 3; turn += 1) {
      await app.guest.get(`/Newsletter/webview/${open.id}`, BROWSER)
      await app.guest.get(`/Newsletter/webview/${open.id}`, SCANNER)
      await app.guest.raw(`/Newsletter/webview/${open.id}`, { method: 'HEAD', headers: BROWSER })
    }
    await admin.get(`/Newsletter/webview/${open.id}`, BROWSER)
    await app.services.served.flush()
    expect((await read(open.id)).web_views).toBe(seen + 3)
    expect(await states()).toEqual(before)
  })
})

/** Everything that reading could have changed. */
async function states() {
  const { rows } = await sql`select subscriber_id, list_id, state, since
    from newsletter_subscriptions order by 1, 2`.execute(db)
  const { rows: mailed } = await sql`select sending_id, subscriber_id, state, attempts
    from newsletter_recipients order by 1, 2`.execute(db)
  return { rows, mailed }
}
