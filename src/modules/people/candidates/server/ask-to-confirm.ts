import { createHash } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { translator } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { countAttempt } from '#kernel/server/http/protection/rate-limit.ts'
import type { MailKey } from '#kernel/server/mail/mail-key.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { hashToken, newToken } from '#kernel/server/sessions/session-token.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import type { PeopleTables } from '../../server/tables.ts'
import { confirmPage } from '../confirm-page.ts'
import { guestMessages } from '../messages.ts'

const DAY = 24 * 60 * 60 * 1000
export const KEY_DAYS = 7

/** Anyone can type any address, so nobody's mailbox is filled by it. */
const PER_ADDRESS = { max: 3, seconds: DAY / 1000, per: 'user' } as const

type Asked = {
  candidate: string
  mail: string
  /** Why the mail comes, as a sentence of the module that asks. */
  reason: string
}

/**
 * Mails a guest a link that confirms the address they typed. The same is done whether the address is
 * known or not, and nothing they typed goes along: it might not be theirs.
 */
export async function askToConfirm<T>(
  change: Change<T>,
  { candidate, mail, reason }: Asked,
): Promise<void> {
  if (!(await isWithinLimit(change, mail))) return
  const key: MailKey = { value: newToken(), expiresAt: new Date(Date.now() + KEY_DAYS * DAY) }
  await tablesOf<PeopleTables>(change.db)
    .insertInto('person_confirmations')
    .values({
      id: uuidv7(),
      person_id: candidate,
      mail,
      key_hash: hashToken(key.value),
      expires_at: key.expiresAt,
    })
    .execute()
  await mailLink(change, { mail, reason, key })
}

type Letter = Omit<Asked, 'candidate'> & { key: MailKey }

async function mailLink<T>(change: Change<T>, { mail, reason, key }: Letter): Promise<void> {
  const { lang } = change.scope
  const t = translator(guestMessages, lang)
  const site = siteName(change.scope)
  const subject = t('mail.subject')
  const url = `${confirmPage.path[lang]}?key=${key.value}`
  const drawn = await renderMail(
    {
      title: subject,
      paragraphs: [t('mail.hello'), reason, t('mail.text'), t('mail.ignore')],
      action: { label: t('mail.action'), url, key },
      footer: t('mail.footer', { site }),
      lang,
    },
    change.scope,
  )
  await sendMail(change, { to: mail, subject, ...drawn })
}

/** What is too much is swallowed, so that it tells nothing either. */
async function isWithinLimit<T>({ kernel }: Change<T>, mail: string): Promise<boolean> {
  const key = createHash('sha256').update(mail.toLowerCase()).digest('base64url')
  try {
    await countAttempt(kernel, `confirm ${key}`, PER_ADDRESS)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many') return false
    throw error
  }
}
