import { afterAll, beforeEach, expect, test } from 'vitest'
import { MAILBOX } from '#kernel/server/mail-in/test-mail-in.ts'
import { AUTO_REPLY, startPost } from '#tests/mail-post.ts'
import {
  configureMessages,
  FIELDS,
  listMessages,
  MESSAGE,
  oneMessage,
} from '../../server/test-messages.ts'

const post = await startPost()
const { app, admin, begun, goesOut, mailArrives, mailsTo, read, replied, somebody } = post
afterAll(() => post.close())
beforeEach(() => post.reset())

test('form, reply, answer, reply: one conversation over real SMTP and IMAP', async () => {
  const { id, email, mail } = await begun()
  expect(mail.to).toBe(email)
  expect(mail.id).toContain(id)
  const answer = `<antwort-1@post.example>`
  await mailArrives({
    headers: {
      From: `Anna <${email}>`,
      Subject: 'Re: Ihre Nachricht',
      'Message-ID': answer,
      'In-Reply-To': mail.id,
    },
    text: 'Das passt, danke!',
  })
  const message = await read(id)
  expect(message).toMatchObject({ state: 'open', read: false, email })
  expect(message.thread.map(({ kind, text }) => [kind, text])).toEqual([
    ['in', FIELDS.message],
    ['out', 'Gern, ab 900 Euro.'],
    ['in', 'Das passt, danke!'],
  ])
  expect(message.thread.at(-1)).not.toHaveProperty('from')
  const second = await replied(id, 'Bis bald!')
  expect(second.inReplyTo).toBe(answer)
  expect(second.references).toBe(`${mail.id} ${answer}`)
})

test('a mail program that keeps only the references finds the conversation too', async () => {
  const { id, email, mail } = await begun()
  const headers = {
    From: email,
    'In-Reply-To': '<x@y.example>',
    References: `${mail.id} <x@y.example>`,
  }
  await mailArrives({ headers, text: 'Von unterwegs' })
  expect((await read(id)).thread.at(-1)?.text).toBe('Von unterwegs')
})

test('an answer from another address is shown as such and takes nothing over', async () => {
  const { id, email, mail } = await begun()
  await mailArrives({
    headers: { From: 'Ein Kollege <kollege@anders.example>', 'In-Reply-To': mail.id },
    text: 'Ich übernehme.',
  })
  const message = await read(id)
  expect(message.email).toBe(email)
  expect(message.thread.at(-1)).toMatchObject({
    by: 'Ein Kollege',
    from: 'kollege@anders.example',
    text: 'Ich übernehme.',
  })
  expect((await replied(id)).to).toBe(email)
})

test('an answer that wants its answers elsewhere does not take the conversation there', async () => {
  const { id, email, mail } = await begun()
  const headers = { From: email, 'Reply-To': 'dieb@anders.example', 'In-Reply-To': mail.id }
  await mailArrives({ headers })
  expect((await read(id)).email).toBe(email)
  expect((await replied(id)).to).toBe(email)
})

test('what somebody else mails into a conversation is not shown to the customer', async () => {
  const customer = await app.as('user')
  const written = await admin.post(`${MESSAGE}write`, {
    to: { account: customer.userId },
    subject: 'Ihr Auftrag',
    text: 'Er ist fertig.',
  })
  const { _id } = oneMessage(written)
  const { id } = await goesOut(_id)
  const headers = { From: 'dieb@anders.example', 'In-Reply-To': id }
  await mailArrives({ headers, text: 'Bitte überweisen Sie an mich.' })
  const own = await customer.get(MESSAGE + _id)
  expect(own.status).toBe(200)
  expect(own.text).not.toContain('überweisen')
  expect((await read(_id)).thread).toHaveLength(2)
  const answer = { text: 'Danke!', seen: oneMessage(own).thread.at(-1)?._id }
  expect((await customer.post(`${MESSAGE}${_id}/reply`, answer)).status).toBe(200)
})

test('an out-of-office note is kept, asks nothing and gets no answer', async () => {
  const { id, email, mail } = await begun()
  await configureMessages(admin, { auto_reply: AUTO_REPLY })
  const headers = { From: email, 'In-Reply-To': mail.id, 'Auto-Submitted': 'auto-replied' }
  await mailArrives({ headers, text: 'Ich bin im Urlaub.' })
  const message = await read(id)
  expect(message).toMatchObject({ state: 'waiting' })
  expect(message.thread.at(-1)).toMatchObject({ automatic: true, text: 'Ich bin im Urlaub.' })
  expect(mailsTo(email)).toHaveLength(1)
})

test('a report that a reply did not arrive brings the message back to staff', async () => {
  const { id, mail } = await begun()
  const headers = {
    From: 'MAILER-DAEMON@post.example',
    'In-Reply-To': mail.id,
    'Return-Path': '<>',
  }
  await mailArrives({ headers, text: 'User unknown' })
  expect(await read(id)).toMatchObject({ state: 'open' })
  expect((await read(id)).thread.at(-1)).toMatchObject({ automatic: true })
})

test.each(['note', 'other'])(
  'a forged Message-ID (%s) leads into no conversation',
  async (kind) => {
    const { id } = await begun()
    const noted = oneMessage(await admin.post(`${MESSAGE}${id}/note`, { text: 'Intern' }))
    const entry = kind === 'note' ? noted.thread.at(-1)?._id : MAILBOX
    const host = new URL(app.services.settings.baseUrl).hostname
    const headers = { From: somebody(), 'In-Reply-To': `<${entry}.${id}@${host}>` }
    await mailArrives({ headers, text: 'Hereingeschlichen' })
    expect((await read(id)).thread.map(({ text }) => text)).not.toContain('Hereingeschlichen')
    expect((await listMessages(admin)).items[0]?.email).toBe(headers.From)
  },
)

test('an answer brings its conversation back from the trash', async () => {
  const { id, email, mail } = await begun()
  await admin.remove(MESSAGE + id)
  await mailArrives({ headers: { From: email, 'In-Reply-To': mail.id } })
  expect(await read(id)).toMatchObject({ deleted_at: null, state: 'open' })
})

test('a subject or a name that hides a header adds no recipient to the reply', async () => {
  const From = somebody()
  const evil = '=?utf-8?q?Anfrage=0D=0ABcc:_opfer@anders.example?='
  await mailArrives({ headers: { From: `${evil} <${From}>`, Subject: evil } })
  const { items } = await listMessages(admin)
  const mail = await replied(items[0]?._id ?? '')
  expect(mail.to).toBe(From)
  const [raw] = mailsTo(From).map((one) => one.raw)
  expect(raw).not.toMatch(/^Bcc:/im)
  expect(mailsTo('opfer@anders.example')).toEqual([])
})

test('a Message-ID that could not stand in a header is not repeated in one', async () => {
  const From = somebody()
  await mailArrives({ headers: { From, 'Message-ID': '<a:b[c]"d@post.example>' } })
  const { items } = await listMessages(admin)
  expect(await replied(items[0]?._id ?? '')).toMatchObject({ to: From, inReplyTo: undefined })
})
