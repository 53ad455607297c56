import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SMTP_PORTS } from '../../egress/guarded-connect.ts'
import { readSettings } from '../../settings.ts'
import { mailRules } from '../create-mail.ts'
import { testMailboxAt } from '../test-mail.ts'
import { testMailbox } from '../test-mailbox.ts'
import { startTestSmtp, type TestSmtp } from '../test-smtp.ts'
import { environmentMailbox, type Mailbox, mailboxSource } from './mailbox.ts'
import { DELIVERY_TIMEOUTS, transportOptions } from './transport-options.ts'

const NONE = { mailboxes: [], DEFAULT_SYSTEM_MAILBOX: '' }

function settingsWith(env: Record<string, string>) {
  return readSettings({ KONTOR_BASE_URL: 'https://kontor.example', ...env })
}

describe('the mailbox of the environment', () => {
  it('is read from SMTP_URL and SMTP_FROM', () => {
    const settings = settingsWith({
      SMTP_URL: 'smtps://post%40sonne.example:p%40ss@mail.sonne.example',
      SMTP_FROM: '"Café Sonne" <hallo@sonne.example>',
    })
    expect(environmentMailbox(settings)).toMatchObject({
      name: 'Café Sonne',
      host: 'mail.sonne.example',
      port: 465,
      secure: true,
      user: 'post@sonne.example',
      password: 'p@ss',
      from: 'hallo@sonne.example',
    })
  })

  it.each([
    { SMTP_URL: 'smtp://post%40sonne.example:x@mail.example', from: 'post@sonne.example' },
    { SMTP_URL: 'smtp://mail.example:2525', from: 'kontor@kontor.example' },
    { SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'not an address', from: 'kontor@kontor.example' },
  ])('has a sender without SMTP_FROM, too ($from)', ({ from, SMTP_URL, SMTP_FROM = '' }) => {
    expect(environmentMailbox(settingsWith({ SMTP_URL, SMTP_FROM }))).toMatchObject({
      from,
      name: '',
    })
  })

  it('counts as long as none is configured', () => {
    const settings = settingsWith({ SMTP_URL: 'smtp://mail.example' })
    expect(mailboxSource(settings, () => NONE).find(null)?.host).toBe('mail.example')
    const configured = [testMailboxAt(25)]
    const source = mailboxSource(settings, () => ({ ...NONE, mailboxes: configured }))
    expect(source.find(null)).toBe(configured[0])
    expect(mailboxSource(settingsWith({}), () => NONE).find(null)).toBeUndefined()
  })

  it.each([
    { SMTP_URL: 'smtp://127.0.0.1:1025', listed: '127.0.0.1:1025' },
    { SMTP_URL: 'smtp://[::1]:1025', listed: '[::1]:1025' },
  ])('may be on the own machine ($listed)', ({ SMTP_URL, listed }) => {
    expect(mailRules(settingsWith({ SMTP_URL })).privateHosts).toEqual([listed])
  })
})

describe('a mail that asks for a mailbox', () => {
  const first = testMailboxAt(25, { uuid: 'a' })
  const second = testMailboxAt(25, { uuid: 'b' })
  const source = mailboxSource(settingsWith({}), () => ({
    mailboxes: [first, second],
    DEFAULT_SYSTEM_MAILBOX: 'b',
  }))

  it('gets it, or the default one if it is gone', () => {
    expect(source.find('a')).toBe(first)
    expect(source.find('gone')).toBe(second)
    expect(source.find(null)).toBe(second)
  })
})

describe('the mailbox test', () => {
  let smtp: TestSmtp
  const settings = settingsWith({ KONTOR_PRIVATE_HOSTS: '127.0.0.1' })
  const run = (given: Parameters<typeof testMailboxAt>[1] = {}) =>
    testMailbox(
      { settings, config: { get: (section) => section.defaults }, modules: [], lang: 'de' },
      { mailbox: testMailboxAt(smtp.port, given), to: 'chef@sonne.example' },
    )

  beforeAll(async () => {
    smtp = await startTestSmtp()
  })
  beforeEach(() => smtp.behave('take'))
  afterAll(() => smtp.close())

  it('sends one mail and shows what the server answered', async () => {
    expect(await run()).toEqual({ ok: true, answer: expect.stringMatching(/^250 /) })
    expect(smtp.received.map(({ to }) => to)).toEqual([['chef@sonne.example']])
    expect(smtp.received[0]?.raw).toContain('Subject: Testnachricht von Kontor')
  })

  it.each([
    { what: 'a refused recipient', manner: { refuseRecipient: 550 }, answer: /^550 / },
    { what: 'a busy server', manner: { refuseRecipient: 450 }, answer: /^450 / },
  ])('shows $what in the words of the server', async ({ manner, answer }) => {
    smtp.behave(manner)
    expect(await run()).toEqual({ ok: false, answer: expect.stringMatching(answer) })
  })

  it('shows a wrong password', async () => {
    const answer = await run({ user: 'kontor', password: 'wrong' })
    expect(answer).toEqual({ ok: false, answer: expect.stringContaining('wrong password') })
  })

  it('shows that nobody listens, or that the host is not allowed', async () => {
    expect((await run({ port: 1 })).answer).toContain('ECONNREFUSED')
    const refused = await run({ host: '127.0.0.2' })
    expect(refused).toEqual({ ok: false, answer: expect.stringContaining('nicht erlaubt') })
  })
})

describe('a password', () => {
  const rules = { privateHosts: ['mail.lan'], ports: SMTP_PORTS }
  const requires = (given: Partial<Mailbox>) =>
    transportOptions(testMailboxAt(587, given), rules, DELIVERY_TIMEOUTS).requireTLS

  it('goes out in the clear to listed hosts only', () => {
    expect(requires({ host: 'mail.example', user: 'kontor' })).toBe(true)
    expect(requires({ host: 'mail.lan', user: 'kontor' })).toBe(false)
    expect(requires({ host: 'mail.example', user: '' })).toBe(false)
  })
})
