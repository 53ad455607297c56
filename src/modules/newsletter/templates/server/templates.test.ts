import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { startTestSmtp, type TestSmtp } from '#kernel/server/mail/test-smtp.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { jpeg, one, send } from '#modules/files/server/test-files.ts'
import type { Caller } from '#tests/caller.ts'
import { describeNoun } from '#tests/describe-noun.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { READY_MADE, readyMade } from '../ready-made.ts'
import { drawTemplateHere, MAX_BYTES, previewTemplate } from '../template.calls.ts'
import { newsletterTemplate } from '../template.ts'

const ROOT = '/api/v0/newsletter_template/'
const SENDTEST = '/api/v0/newsletter/sendtest/'
const heading = (text: string) => ({ id: 'a', type: 'heading', props: { text } })

await describeNoun(newsletterTemplate, {
  values: { name: 'Monatsbrief', subject: 'Neues', modules: [heading('Hallo')] },
  change: { name: 'Monatsbrief neu' },
  finds: 'neu',
})

let smtp: TestSmtp
let app: TestApp
let admin: Caller & { userId: string }
beforeAll(async () => {
  smtp = await startTestSmtp()
  app = await startTestApp({
    env: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, SMTP_FROM: 'Sonne <post@sonne.example>' },
  })
  admin = await app.as('admin')
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

const preview = async (body: object) =>
  (await admin.post(`${ROOT}preview`, body)).parse(previewTemplate.reply)

async function make(values: object) {
  const made = await admin.post(ROOT, { name: 'Vorlage', ...values })
  if (made.status !== 200) throw new Error(made.text)
  const [item] = made.parse(newsletterTemplate.calls.create.reply).items
  if (!item) throw new Error('nothing was made')
  return item
}

describe('the canvas of the designer', () => {
  const canvas = async (body: object) =>
    (await admin.post(`${ROOT}canvas`, body)).parse(drawTemplateHere.reply)

  test('gets the look of mails, pictures, and what words in braces stand for', async () => {
    const file = one(await send(admin, [{ name: 'korn.jpg', bytes: await jpeg(700, 350) }]))
    const image = { id: 'i', type: 'image', props: { file: file._id } }
    const words = heading('{{subscriber.name}} und {{nobody.knows}}')
    const drawn = await canvas({ modules: [image, words] })
    expect(Object.keys(drawn.blocks)).toEqual(['i'])
    expect(drawn.tokens).toMatchObject({ 'subscriber.name': 'Erika Muster', 'nobody.knows': '' })
    expect(drawn.theme.light.text).toMatch(/^#/)
  })

  test('is for those who may see templates, and for no one else', async () => {
    const user = await app.as('user')
    expect((await user.post(`${ROOT}canvas`, { modules: [] })).status).toBe(403)
  })

  test('may use the styles of the designer, and still runs nothing', async () => {
    const frame = await admin.get(`${ROOT}frame`)
    const policy = frame.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; style-src 'self' 'unsafe-inline'")
    expect(policy).not.toContain('script-src')
  })
})

describe('a template', () => {
  test('is ready with a subject and a block, and counts what is sent', async () => {
    const empty = await make({})
    expect(empty).toMatchObject({ status: 'draft', revision: 1, lang: 'de', modules: [] })
    const change = { subject: 'Neues', modules: [heading('Hallo')], version: 1 }
    const [ready] = (await admin.put(ROOT + empty._id, change)).parse(
      newsletterTemplate.calls.updateById.reply,
    ).items
    expect(ready).toMatchObject({ status: 'ready', revision: 2, version: 2 })
    const renamed = await admin.put(ROOT + empty._id, { name: 'Anders', version: 2 })
    expect(renamed.json).toMatchObject({ items: [{ revision: 2, version: 3 }] })
  })

  test('keeps blocks and props that nobody knows, and names the first picture', async () => {
    const file = one(await send(admin, [{ name: 'brot.jpg', bytes: await jpeg(700, 350) }]))
    const strange = { id: 'x', type: 'from-tomorrow', props: { a: [1] }, more: true }
    const inside = { id: 'i', type: 'image', props: { file: file._id, later: 'kept' } }
    const around = { id: 'c', type: 'column', props: { blocks: [inside] }, image: 'forged' }
    const { _id, modules } = await make({ modules: [strange, around] })
    expect(modules).toEqual([strange, { ...around, image: file._id }])
    const usedIn = await admin.get(`/api/v0/file/${file._id}/uses`)
    expect(usedIn.text).toContain(_id)
    expect((await admin.remove(ROOT + _id)).status).toBe(200)
    expect((await admin.get(`/api/v0/file/${file._id}/uses`)).text).not.toContain(_id)
  })

  test('with a broken block is refused, and the fault is named', async () => {
    const bad = { id: 'b', type: 'heading', props: { text: 'x', level: 9 } }
    const answer = await admin.post(ROOT, { name: 'Schief', modules: [bad] })
    expect(answer).toMatchObject({ status: 422, json: { code: 'bad-blocks' } })
    expect(answer.text).toContain('modules.0.props.level')
  })

  test.each(['Zeile\r\nBcc: x@evil.example', 'a\u0000b', 'a\u2028b'])(
    'takes no subject like %j',
    async (subject) => {
      expect((await admin.post(ROOT, { name: 'Schief', subject })).status).toBe(400)
    },
  )
})

describe('a preview', () => {
  test.each(READY_MADE.flatMap((kind) => (['de', 'en'] as const).map((lang) => ({ kind, lang }))))(
    'of "$kind" in $lang is whole, small and has no gaps',
    async ({ kind, lang }) => {
      const { name: _, ...content } = readyMade(kind, lang)
      for (const as of ['named', 'nameless'] as const) {
        const drawn = await preview({ ...content, as })
        const all = [drawn.subject, drawn.preheader, drawn.html, drawn.text].join('\n')
        expect(all).not.toMatch(/\{\{|\}\}|gap\w{8,15}gap|undefined/)
        expect(drawn.subject).not.toBe('')
        expect(drawn.bytes).toBeLessThan(MAX_BYTES)
        expect(drawn.text).toMatch(lang === 'de' ? /Abmelden: http/ : /Unsubscribe: http/)
        expect(drawn.html).not.toMatch(/<script|\son\w+=|src="http(?!:\/\/(?:localhost|127))/)
      }
    },
  )

  test('fills in names, and leaves out sentences that name what is not known', async () => {
    const words = 'Hallo {{subscriber.first_name}}! Schön. Geheim: {{subscriber.shoe_size}}. Ende.'
    const content = {
      subject: '{{subscriber.first_name}}, es gibt Brot',
      modules: [{ id: 'q', type: 'quote', props: { text: words } }],
    }
    const named = await preview(content)
    expect(named.subject).toBe('Erika, es gibt Brot')
    expect(named.text).toContain('„Hallo Erika! Schön. Ende.“')
    const nameless = await preview({ ...content, as: 'nameless' })
    expect(nameless.subject).toBe('es gibt Brot')
    const atEnd = { subject: 'Neues, {{subscriber.name}}', modules: [], as: 'nameless' }
    expect((await preview(atEnd)).subject).toBe('Neues')
    expect(nameless.text).toContain('„Schön. Ende.“')
  })

  test('is drawn as any subscriber would get it, for those who may see them', async () => {
    const idOf = async (noun: string, values: object) => {
      const { json } = await admin.post(`/api/v0/${noun}/`, values)
      return String(Object(json).items[0]._id)
    }
    const list = await idOf('newsletter_list', { name: 'Vorschau' })
    const basis = { kind: 'documented', proof: 'Karte im Laden' }
    const ada = { email: 'ada@example.org', first_name: 'Ada', lists: [list], basis }
    const subscriber = await idOf('newsletter_subscriber', ada)
    const content = {
      subject: '{{subscriber.first_name}}, es gibt Brot',
      modules: [{ id: 'q', type: 'quote', props: { text: 'Hallo {{subscriber.name}}! Brot.' } }],
    }
    const drawn = await preview({ ...content, subscriber })
    expect(drawn.subject).toBe('Ada, es gibt Brot')
    expect(drawn.text).toContain('„Hallo Ada! Brot.“')
    const nobody = '01890000-0000-7000-8000-000000000000'
    const lost = await admin.post(`${ROOT}preview`, { ...content, subscriber: nobody })
    expect(lost.status).toBe(404)
  })

  test('draws a button with a name in it', async () => {
    const label = '{{subscriber.first_name}}, jetzt Brot reservieren'
    const buttons = [{ label, link: { to: 'url', url: '/' } }]
    const { text } = await preview({ modules: [{ id: 'b', type: 'button', props: { buttons } }] })
    expect(text).toContain('Erika, jetzt Brot reservieren: http')
  })

  test('leads to whole addresses of this house, and shows pictures other pages may embed', async () => {
    const file = one(await send(admin, [{ name: 'salz.jpg', bytes: await jpeg(900, 450) }]))
    const { html } = await preview({
      modules: [{ id: 'p', type: 'image', props: { file: file._id, alt: 'Salz' } }],
    })
    expect(html).not.toContain('<link')
    const [, address = ''] =
      /<img src="([^"]+)" width="536" height="268" alt="Salz"/.exec(html) ?? []
    const { origin, pathname } = new URL(address)
    expect(origin).toBe(new URL(app.services.settings.baseUrl).origin)
    const answer = await app.guest.get(pathname)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test('draws what it can of blocks that are not finished, and survives any shape', async () => {
    const broken = { id: 'k', type: 'heading', props: { text: 'Kaputt', level: 9 } }
    const { text } = await preview({ modules: [broken, { type: 'bare' }, heading('Ganz')] })
    expect(text).toContain('Ganz')
    expect(text).not.toContain('Kaputt')
    let deep: object = heading('Tief')
    for (let depth = 0; depth < 200; depth += 1) {
      deep = { id: `d${depth}`, type: 'column', props: { blocks: [deep] } }
    }
    for (const path of [`${ROOT}preview`, ROOT]) {
      const name = path === ROOT ? { name: 'Tief' } : {}
      expect((await admin.post(path, { ...name, modules: [deep] })).status).toBe(422)
    }
    expect((await admin.post(ROOT, { name: 'Kahl', modules: [{ type: 'bare' }] })).status).toBe(200)
  })

  test('is shown in a page that runs nothing and loads nothing from elsewhere', async () => {
    const answer = await admin.get(`${ROOT}frame`)
    expect(answer.headers.get('content-type')).toContain('text/html')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    expect((await app.guest.get(`${ROOT}frame`)).status).toBe(401)
  })
})

describe('a test mail', () => {
  const content = { subject: 'Neues, {{subscriber.name}}', modules: [heading('Brot')] }
  const mine = async () => {
    const db = tablesOf<AuthTables>(app.services.db)
    const found = db.selectFrom('users').select('handle').where('id', '=', admin.userId)
    return (await found.executeTakeFirstOrThrow()).handle
  }

  test('goes to members of the team alone, exactly once each', async () => {
    const { _id } = await make(content)
    const to = await mine()
    const before = smtp.received.length
    const answer = await admin.post(SENDTEST, { template: _id, to: [to, to, 'fremd@example.org'] })
    expect(answer.json).toMatchObject({ accepted: 1, refused: [{ to: 'fremd@example.org' }] })
    const sent = smtp.received.slice(before)
    expect(sent.map((mail) => mail.to)).toEqual([[to]])
    expect(sent[0]?.raw).toMatch(/^Subject: Test: Neues, Erika Muster\r?$/m)
    expect(sent[0]?.raw).toContain('Abmelden')
    await admin.post(SENDTEST, { template: _id, to: [to], lang: 'en', as: 'nameless' })
    expect(smtp.received.at(-1)?.raw).toMatch(/^Subject: Test: Neues\r?$/m)
    expect(smtp.received.at(-1)?.raw).toContain('Unsubscribe')
    expect(sent[0]?.raw).toContain('text/plain')
    expect(sent[0]?.raw).toContain('text/html')
  })

  test('that the server refuses is told with its answer', async () => {
    const { _id } = await make(content)
    smtp.behave({ refuseRecipient: 550 })
    const answer = await admin.post(SENDTEST, { template: _id, to: [await mine()] })
    smtp.behave('take')
    expect(answer.json).toMatchObject({ accepted: 0 })
    expect(answer.text).toContain('says the test')
  })

  test('needs a template that is ready, and somebody who may', async () => {
    const draft = await make({})
    const to = [await mine()]
    const early = await admin.post(SENDTEST, { template: draft._id, to })
    expect(early).toMatchObject({ status: 422, json: { code: 'template-not-ready' } })
    const body = { template: (await make(content))._id, to }
    expect((await app.guest.post(SENDTEST, body)).status).toBe(401)
    expect((await (await app.as('member')).post(SENDTEST, body)).status).toBe(403)
    for (const bad of [
      'a@b.example,c@d.example',
      '"x@evil"@site.example',
      'a@b.example\r\nBcc: c',
    ]) {
      expect((await admin.post(SENDTEST, { ...body, to: [bad] })).status).toBe(400)
    }
  })
})
