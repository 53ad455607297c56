import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outgoingMail } from '../outgoing-mail.ts'
import { testMailboxAt } from '../test-mail.ts'
import { startTestSmtp, type TestSmtp } from '../test-smtp.ts'
import { openSmtpSender, type SmtpSender } from './smtp-sender.ts'

let smtp: TestSmtp
let sender: SmtpSender
/** Milliseconds by which the clock has been moved on. */
let later = 0

beforeEach(async () => {
  later = 0
  // Only the hand of the test moves it: a slow machine is no slow server.
  vi.spyOn(performance, 'now').mockImplementation(() => later)
  smtp = await startTestSmtp()
  const mailbox = testMailboxAt(smtp.port)
  const rules = { privateHosts: ['127.0.0.1'], ports: [] }
  sender = await openSmtpSender({
    mailbox,
    rules,
    keys: { for: () => [] },
    lanes: 1,
    asksAhead: true,
  })
  await hand('first', async () => true)
})
afterEach(async () => {
  vi.restoreAllMocks()
  sender.close()
  await smtp.close()
})

function hand(id: string, mayBegin: () => Promise<boolean>) {
  const mail = { id, recipient: `${id}@example.org`, subject: 'Brot', text: 'Brot', html: '' }
  return sender.send(
    outgoingMail(mail, testMailboxAt(smtp.port), 'https://kontor.example'),
    mayBegin,
  )
}
const receivers = () => smtp.received.map(({ to }) => to[0])

test('a quick server is asked for once, before it names the recipient', async () => {
  const seen: string[] = []
  smtp.behave((to) => {
    seen.push(to)
    return 'take'
  })
  const asked = vi.fn(async () => {
    seen.push('asked')
    return true
  })
  expect(await hand('anna', asked)).toMatchObject({ kind: 'sent' })
  expect(asked).toHaveBeenCalledTimes(1)
  expect(seen[0]).toBe('asked')
  expect(receivers()).toEqual(['first@example.org', 'anna@example.org'])
})

test('whoever leaves while a server takes its time is asked for again, and gets nothing', async () => {
  smtp.behave(() => {
    later = 100
    return 'take'
  })
  const asked = vi.fn(async () => later === 0)
  expect(await hand('anna', asked)).toEqual({ kind: 'taken' })
  expect(asked).toHaveBeenCalledTimes(2)
  expect(receivers()).toEqual(['first@example.org'])
})

test('after a slow answer the next mail is asked for only when the server is ready', async () => {
  smtp.behave(() => {
    later = 100
    return 'take'
  })
  await hand('anna', async () => true)
  const seen: string[] = []
  smtp.behave((to) => {
    seen.push(to)
    return 'take'
  })
  await hand('ben', async () => {
    seen.push('asked')
    return true
  })
  expect(seen.indexOf('asked')).toBeGreaterThan(seen.indexOf('ben@example.org'))
  expect(seen[0]).toBe('ben@example.org')
})

test('a no ends the mail before the server has its text', async () => {
  expect(await hand('anna', async () => false)).toEqual({ kind: 'taken' })
  expect(receivers()).toEqual(['first@example.org'])
})

test('what was put together before is what arrives', async () => {
  const mail = { id: 'm', recipient: 'anna@example.org', subject: 'Brot', text: 'Brot', html: '' }
  const out = outgoingMail(mail, testMailboxAt(smtp.port), 'https://kontor.example')
  const bytes = await sender.bytesOf(out)
  await sender.send(out, async () => true, Promise.resolve(bytes))
  expect(smtp.received.at(-1)?.raw.trimEnd()).toBe(bytes.toString().trimEnd())
})
