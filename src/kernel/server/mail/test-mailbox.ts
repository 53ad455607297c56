import { uuidv7 } from 'uuidv7'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { ConfigStore } from '../config/config-store.ts'
import type { EgressRules } from '../egress/guarded-connect.ts'
import type { ServerModule } from '../module.ts'
import { type MailSettings, mailRules } from './create-mail.ts'
import type { Mailbox } from './delivery/mailbox.ts'
import { openSmtpSender } from './delivery/smtp-sender.ts'
import type { Timeouts } from './delivery/transport-options.ts'
import { signingKeys } from './dkim/signing-keys.ts'
import { mailMessages } from './messages.ts'
import { outgoingMail } from './outgoing-mail.ts'
import { renderMail } from './template/render-mail.ts'

/** Someone is waiting in front of a screen. */
const TEST_TIMEOUTS: Timeouts = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 15_000 }

type TestSituation = {
  settings: MailSettings
  config: Pick<ConfigStore, 'get'>
  modules: readonly ServerModule[]
  lang: Lang
  rules?: EgressRules
  timeouts?: Timeouts
}

export type MailboxTest = { ok: boolean; answer: string }

/**
 * Sends one mail through a mailbox, at once and past the outbox, and tells what the server said.
 * @example const { ok, answer } = await testMailbox({ settings, config, modules, lang }, { mailbox, to })
 */
export async function testMailbox(
  given: TestSituation,
  { mailbox, to }: { mailbox: Mailbox; to: string },
): Promise<MailboxTest> {
  const { settings, lang, rules = mailRules(settings), timeouts = TEST_TIMEOUTS } = given
  const keys = signingKeys(given.config)
  const sender = await openSmtpSender({ mailbox, rules, keys, timeouts, lanes: 1 })
  try {
    const mail = { id: uuidv7(), recipient: to, ...(await testMail(given, mailbox)) }
    const outcome = await sender.send(
      outgoingMail(mail, mailbox, settings.baseUrl),
      async () => true,
    )
    if (outcome.kind === 'taken') return { ok: false, answer: '' }
    const refusal = outcome.kind === 'later' ? outcome.refusal : undefined
    return { ok: outcome.kind === 'sent', answer: refusal?.[lang] ?? outcome.answer }
  } finally {
    sender.close()
  }
}

async function testMail(given: TestSituation, mailbox: Mailbox) {
  const { settings, lang } = given
  const t = translator(mailMessages, lang)
  const title = t('test.title')
  return {
    subject: title,
    ...(await renderMail(
      {
        title,
        paragraphs: [t('test.text', { name: mailbox.name, host: mailbox.host })],
        footer: t('test.footer', { address: settings.baseUrl }),
        lang,
      },
      given,
    )),
  }
}
