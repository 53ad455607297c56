import type { Mailbox } from '#kernel/contract/sections/mail.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { mailMessages } from '../../mail/messages.ts'
import type { Settings } from '../../settings.ts'
import { accountOf } from './imap-account.ts'
import { ImapFailure } from './imap-failure.ts'
import { type ImapTimeouts, imapRules, withImapSession } from './imap-session.ts'

/** Someone is waiting in front of a screen. */
const TEST_TIMEOUTS: ImapTimeouts = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 10_000 }
const TEST_MS = 25_000

export type FetchingTest = { ok: boolean; answer: string; said: string }

/** Signs in and opens the folder; `answer` says in a sentence how that went. */
export async function testFetching(
  given: { settings: Pick<Settings, 'privateHosts'>; lang: Lang; timeouts?: ImapTimeouts },
  mailbox: Mailbox,
): Promise<FetchingTest> {
  const { lang, timeouts = TEST_TIMEOUTS } = given
  const t = translator(mailMessages, lang)
  const account = accountOf(mailbox)
  const ways = { rules: imapRules(given), signal: AbortSignal.timeout(TEST_MS), timeouts }
  try {
    const count = await withImapSession(account, ways, async ({ numMails }) => numMails)
    return { ok: true, answer: t('fetching', { folder: account.folder, count }), said: '' }
  } catch (error) {
    if (!(error instanceof ImapFailure)) throw error
    return { ok: false, answer: error.text[lang], said: error.answer }
  }
}
