import { randomBytes } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import { countAttempt } from '#kernel/server/http/protection/rate-limit.ts'
import type { MailKey } from '#kernel/server/mail/mail-key.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { hashToken } from '#kernel/server/sessions/session-token.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import { newsletterSection } from '../../config.ts'
import { preferencesToken } from '../../server/address-hash.ts'
import type { ListRow, SubscriberChange, SubscriberRow } from '../../server/tables.ts'
import { trackingMessages } from '../../tracking/messages.ts'
import { signUpMessages } from '../messages.ts'
import { subscribePage, verifyPage } from '../pages.ts'

const DAY = 24 * 60 * 60 * 1000
export const PENDING_DAYS = 7

type NewKey = {
  purpose: 'verify' | 'undo' | 'address' | 'erase' | 'tracking'
  subscriber: string
  lists: readonly string[]
  days: number
  isAll?: boolean
  newEmail?: string
  tracking?: boolean
}

/** 128 random bits for one purpose; only their hash is kept. */
export async function issueKey(change: SubscriberChange, made: NewKey): Promise<MailKey> {
  const value = randomBytes(16).toString('base64url')
  const expiresAt = new Date(Date.now() + made.days * DAY)
  await change.db
    .insertInto('newsletter_keys')
    .values({
      id: uuidv7(),
      key_hash: hashToken(value),
      purpose: made.purpose,
      subscriber_id: made.subscriber,
      lists: [...made.lists],
      is_all: made.isAll ?? false,
      new_email: made.newEmail ?? null,
      tracking: made.tracking ?? false,
      expires_at: expiresAt,
    })
    .execute()
  return { value, expiresAt }
}

/** The address of a page with a token at its end, or without one. */
export function tokenPath(path: string, token: string): string {
  return path.replace(/\/:token\??$/, token && `/${token}`)
}

type Letter = {
  subscriber: Pick<SubscriberRow, 'id' | 'email'>
  request: { lang: Lang }
  /** What the box said that was ticked; '' where none was. */
  tracking: string
  lists: readonly Pick<ListRow, 'id' | 'name' | 'mailbox' | 'reply_to'>[]
}

/**
 * Mails the link that confirms a sign-up, and says what was mailed: it is part of the proof. Nothing a
 * visitor typed goes along, and no advertising.
 */
export async function mailConfirmation(
  change: SubscriberChange,
  { subscriber, request: { lang }, lists, tracking }: Letter,
): Promise<Record<string, string>> {
  const { config } = change.scope
  const t = translator(signUpMessages, lang)
  const site = siteName(change.scope)
  const own = config.get(newsletterSection)
  const ids = lists.map(({ id }) => id)
  const key = await issueKey(change, {
    purpose: 'verify',
    subscriber: subscriber.id,
    lists: ids,
    days: PENDING_DAYS,
    tracking: tracking !== '',
  })
  const subject = own.doi.subject[lang] || t('mail.subject')
  const drawn = await renderMail(
    {
      title: subject,
      paragraphs: [
        t('mail.hello'),
        own.doi.text[lang] || t('mail.text', { site }),
        t('mail.lists', { lists: lists.map(({ name }) => name).join(', ') }),
        ...(tracking ? [translator(trackingMessages, lang)('also', { wording: tracking })] : []),
        t('mail.ignore'),
      ],
      action: { label: t('mail.action'), url: tokenPath(verifyPage.path[lang], key.value), key },
      footer: t('mail.footer', { site }),
      lang,
    },
    change.scope,
  )
  const id = await send(change, { to: subscriber.email, lists, subject, ...drawn })
  await countMail(change, subscriber.id)
  return { mail: id, mail_subject: subject, mail_text: drawn.text }
}

async function countMail({ db }: SubscriberChange, id: string): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set((eb) => ({ confirm_mails: eb('confirm_mails', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Once a day at most: anyone can type any address. */
const PER_ADDRESS = { max: 1, seconds: DAY / 1000, per: 'user' } as const

/** Says that there is nothing to do, so that nobody waits for a mail that never comes. */
export async function mailKnown(
  change: SubscriberChange,
  subscriber: SubscriberRow,
  lang: Lang,
): Promise<void> {
  if (!(await isWithinLimit(change, `newsletter known ${subscriber.id}`))) return
  const { secret } = change.scope
  const t = translator(signUpMessages, lang)
  const site = siteName(change.scope)
  const subject = t('known.subject')
  const value = preferencesToken(secret, subscriber.id)
  // The link works as long as the subscription; the outbox need not remember it for longer.
  const key: MailKey = { value, expiresAt: new Date(Date.now() + PENDING_DAYS * DAY) }
  const drawn = await renderMail(
    {
      title: subject,
      paragraphs: [t('mail.hello'), t('known.text', { site })],
      action: { label: t('known.action'), url: tokenPath(subscribePage.path[lang], value), key },
      footer: t('mail.footer', { site }),
      lang,
    },
    change.scope,
  )
  await send(change, { to: subscriber.email, lists: [], subject, ...drawn })
}

type Mail = Parameters<typeof sendMail>[1] & {
  lists: readonly Pick<ListRow, 'mailbox' | 'reply_to'>[]
}

/** From the mailbox of the list, where it is one list, else from that of the newsletter. */
export async function send(change: SubscriberChange, { lists, ...mail }: Mail): Promise<string> {
  const own = lists.length === 1 ? lists[0] : undefined
  const usual = change.scope.config.get(newsletterSection).mailbox
  return await sendMail(change, {
    ...mail,
    mailbox: own?.mailbox ?? usual ?? undefined,
    reply_to: own?.reply_to || undefined,
  })
}

async function isWithinLimit({ kernel }: SubscriberChange, key: string): Promise<boolean> {
  try {
    await countAttempt(kernel, key, PER_ADDRESS)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many') return false
    throw error
  }
}
