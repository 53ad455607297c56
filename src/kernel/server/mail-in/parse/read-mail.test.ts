import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailOf } from '../test-mail-in.ts'
import { readMail } from './read-mail.ts'

const read = (raw: string) => readMail(Buffer.from(raw, 'latin1'))
const withHeaders = (headers: Record<string, string>) => read(mailOf({ headers }))

test('names, subject and text are read in their letters', async () => {
  const mail = await read(
    mailOf({
      headers: {
        From: '=?utf-8?q?J=C3=BCrgen?= <j@post.example>',
        Subject: '=?utf-8?b?R3LDvMOfZQ==?=',
      },
      text: 'Schöne Grüße',
    }),
  )
  expect(mail.from).toEqual({ name: 'Jürgen', email: 'j@post.example' })
  expect(mail).toMatchObject({ subject: 'Grüße', text: 'Schöne Grüße' })
})

test('a mail with a designed part only is read as text', async () => {
  const html = '<p>Guten <b>Tag</b></p><script>alert(1)</script><p>Bis bald</p>'
  const mail = await read(
    mailOf({ headers: { 'Content-Type': 'text/html; charset=utf-8' }, text: html }),
  )
  expect(mail.text).toContain('Guten Tag')
  expect(mail.text).not.toContain('<')
})

test('what cannot be stored is left out, what is endless is cut', async () => {
  const mail = await read(
    mailOf({ headers: { Subject: 'a\0b' }, text: `x\0y${'z'.repeat(200_000)}` }),
  )
  expect(mail.subject).not.toContain('\0')
  expect(mail.text).not.toContain('\0')
  expect(mail.text.length).toBeLessThan(100_010)
})

test('it answers In-Reply-To first, then what it refers to, the last first', async () => {
  const mail = await withHeaders({ 'In-Reply-To': '<c@x>', References: '<a@x>\n <b@x> <c@x>' })
  expect(mail.inReplyTo).toEqual(['<c@x>', '<b@x>', '<a@x>'])
})

test('recipients are all it names, also those its server wrote on top', async () => {
  const mail = await withHeaders({
    To: 'Team: a@x.example, B@x.example;',
    Cc: '"Komma, Anna" <c@x.example>',
    'Delivered-To': 'info@x.example',
  })
  expect(mail.to).toEqual(['a@x.example', 'b@x.example', 'c@x.example', 'info@x.example'])
})

test('a mail inside a mail is a file and does not speak for the sender', async () => {
  const raw = [
    'From: anna@post.example',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Siehe unten',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'From: chef@sonne.example',
    'Subject: innen',
    '',
    'geheim',
    '--b--',
    '',
  ].join('\n')
  const mail = await read(raw)
  expect(mail.text).toBe('Siehe unten')
  expect(mail.attachments.map(({ type }) => type)).toEqual(['message/rfc822'])
})

test.each(['message/rfc822', 'text/rfc822-headers'])(
  'a report that a mail did not arrive names it by what it brings along (%s)',
  async (type) => {
    const raw = [
      'From: MAILER-DAEMON@post.example',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'User unknown',
      '--b',
      `Content-Type: ${type}`,
      '',
      'Subject: Re: Anfrage',
      'Message-ID:',
      ' <ours@sonne.example>',
      '',
      '--b--',
      '',
    ].join('\n')
    expect(await read(raw)).toMatchObject({
      automatic: 'bounce',
      inReplyTo: ['<ours@sonne.example>'],
    })
    const forwarded = raw.replace('report; report-type=delivery-status', 'mixed')
    expect((await read(forwarded.replace('MAILER-DAEMON', 'anna'))).inReplyTo).toEqual([])
  },
)

test('an empty text beside a designed one hides nothing', async () => {
  const part = (type: string, text: string) => `--b\nContent-Type: ${type}\n\n${text}\n`
  const parts = part('text/plain', ' ') + part('text/html', '<p>Guten Tag</p>')
  const head = 'From: a@x.example\nContent-Type: multipart/alternative; boundary=b'
  expect((await read(`${head}\n\n${parts}--b--\n`)).text).toBe('Guten Tag')
})

test('more than twenty files are named and left out', async () => {
  const part = (name: string) =>
    `--b\nContent-Type: text/plain\nContent-Disposition: attachment; filename=${name}\n\nx`
  const names = Array.from({ length: 25 }, (_, place) => `f${place}.txt`)
  const raw = `From: a@x.example\nContent-Type: multipart/mixed; boundary=b\n\n${names.map(part).join('\n')}\n--b--\n`
  const mail = await read(raw)
  expect(mail.attachments).toHaveLength(20)
  expect(mail.leftOut).toEqual(['f20.txt', 'f21.txt', 'f22.txt', 'f23.txt', 'f24.txt'])
})

test.each([
  [{}, 'no'],
  [{ 'Auto-Submitted': 'no' }, 'no'],
  [{ 'Auto-Submitted': 'auto-replied' }, 'reply'],
  [{ 'Auto-Submitted': 'auto-replied (vacation)' }, 'reply'],
  [{ 'Auto-Submitted': 'auto-generated' }, 'bulk'],
  [{ 'X-Autoreply': 'yes' }, 'reply'],
  [{ Precedence: 'auto_reply' }, 'reply'],
  [{ Precedence: 'bulk' }, 'bulk'],
  [{ 'List-Id': '<news.example>' }, 'bulk'],
  [{ 'Return-Path': '<>' }, 'bounce'],
  [{ 'Return-Path': '<>', 'Auto-Submitted': 'auto-replied (vacation)' }, 'reply'],
  [{ 'Return-Path': '<>', 'Auto-Submitted': 'auto-generated' }, 'reply'],
  [{ From: 'MAILER-DAEMON@post.example' }, 'bounce'],
  [{ 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' }, 'bounce'],
])('headers %j say: %s', async (headers, expected) => {
  expect((await withHeaders(headers)).automatic).toBe(expected)
})

test.each([
  [{ From: 'no-reply@shop.example' }, true],
  [{ 'X-Auto-Response-Suppress': 'All' }, true],
  [{ 'X-Auto-Response-Suppress': 'None' }, false],
  [{}, false],
])('headers %j: answered by no program is %s', async (headers, expected) => {
  expect((await withHeaders(headers)).wantsNoAutoReply).toBe(expected)
})

/** Pieces of mails, right and broken, in any order. */
const piece = fc.oneof(
  fc.constantFrom(
    '\n',
    '\r\n',
    '\n\n',
    '--b',
    '--b--',
    '\0',
    '=?utf-8?b?',
    '?=',
    '\ud800',
    '<',
    '>',
  ),
  fc.constantFrom('Content-Type: multipart/mixed; boundary=b\n', 'Content-Type: text/html\n'),
  fc.constantFrom('From: ', 'To: ', 'Subject: ', 'References: ', 'Reply-To: ', 'Message-ID: '),
  fc.constantFrom('Content-Transfer-Encoding: base64\n', 'Content-Disposition: attachment\n'),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

test('whatever comes is either refused or can be stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
      const mail = await readMail(Buffer.from(pieces.join(''))).catch(() => undefined)
      const { attachments = [], ...rest } = mail ?? {}
      const names = attachments.map(({ name, type }) => [name, type])
      const words = JSON.stringify([rest, names])
      expect(words).not.toContain('\\u0000')
      expect(words).not.toMatch(/\\ud[89a-f]/)
      for (const line of [mail?.subject, mail?.from?.name, mail?.replyTo?.email, ...names.flat()])
        expect(line ?? '').not.toMatch(/[\r\n]/)
    }),
    { seed: 17, numRuns: 300 },
  )
})
