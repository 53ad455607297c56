import { formatDay } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { countAttempt } from '#kernel/server/http/protection/rate-limit.ts'
import type { MailKey } from '#kernel/server/mail/mail-key.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import { addressHash, preferencesToken } from '../../server/address-hash.ts'
import type { SubscriberChange, SubscriberRow } from '../../server/tables.ts'
import { subscribePage, verifyPage } from '../../sign-up/pages.ts'
import { issueKey, PENDING_DAYS, send, tokenPath } from '../../sign-up/server/confirmation-mail.ts'
import { isBlocked } from '../../subscribers/server/suppressions.ts'
import { preferenceMessages } from '../messages.ts'
import type { DoneWord } from '../preferences.ts'

/** Whoever has the link must not be able to fill mailboxes with it. */
const PER_DAY = { max: 3, seconds: 24 * 60 * 60, per: 'user' } as const
const DAY = 24 * 60 * 60 * 1000

/** Asks the new address; until it says yes nothing changes. */
export async function askForAddress(
  change: SubscriberChange,
  { id, lang }: SubscriberRow,
  email: string,
): Promise<DoneWord> {
  await countAttempt(change.kernel, `newsletter address ${id}`, PER_DAY)
  // Who complained is not written to, also not by others.
  if (await isBlocked(change.db, addressHash(change.scope.secret, email))) return 'address'
  const asked = { purpose: 'address', subscriber: id, lists: [], newEmail: email } as const
  const key = await issueKey(change, { ...asked, days: PENDING_DAYS })
  await mailOne(change, { to: email, lang, kind: 'address', key })
  return 'address'
}

/** The owner hears of a pause: whoever has a forwarded newsletter can begin one. */
export async function tellPaused(
  change: SubscriberChange,
  { id, email, lang }: SubscriberRow,
): Promise<void> {
  await countAttempt(change.kernel, `newsletter pause ${id}`, PER_DAY)
  const value = preferencesToken(change.scope.secret, id)
  const expiresAt = new Date(Date.now() + PENDING_DAYS * DAY)
  await mailOne(change, { to: email, lang, kind: 'paused', key: { value, expiresAt } })
}

export async function askToErase(
  change: SubscriberChange,
  { id, email, lang }: SubscriberRow,
): Promise<DoneWord> {
  await countAttempt(change.kernel, `newsletter erase ${id}`, PER_DAY)
  const asked = { purpose: 'erase', subscriber: id, lists: [] } as const
  const key = await issueKey(change, { ...asked, days: PENDING_DAYS })
  await mailOne(change, { to: email, lang, kind: 'erase', key })
  return 'erase'
}

/** Asks whether opening may be noticed, and says what was mailed: it is part of the proof. */
export async function askForTracking(
  change: SubscriberChange,
  { id, email, lang }: SubscriberRow,
  wording: string,
): Promise<Record<string, string>> {
  await countAttempt(change.kernel, `newsletter tracking ${id}`, PER_DAY)
  const asked = { purpose: 'tracking', subscriber: id, lists: [] } as const
  const key = await issueKey(change, { ...asked, days: PENDING_DAYS })
  return await mailOne(change, { to: email, lang, kind: 'tracking', key, wording })
}

type Letter = {
  to: string
  lang: Lang
  kind: 'address' | 'paused' | 'erase' | 'tracking'
  key: MailKey
  wording?: string
}

async function mailOne(
  change: SubscriberChange,
  { to, lang, kind, key, wording = '' }: Letter,
): Promise<Record<string, string>> {
  const t = translator(preferenceMessages, lang)
  const site = siteName(change.scope)
  const subject = t(`mail.${kind}.subject`)
  const page = kind === 'paused' ? subscribePage : verifyPage
  const url = tokenPath(page.path[lang], key.value)
  const drawn = await renderMail(
    {
      title: subject,
      paragraphs: [t('mail.hello'), t(`mail.${kind}.text`, { site, wording })],
      action: { label: t(`mail.${kind}.action`), url, key },
      footer: t('mail.footer', { site }),
      lang,
    },
    change.scope,
  )
  const mail = await send(change, { to, lists: [], subject, ...drawn })
  return { mail, mail_subject: subject, mail_text: drawn.text }
}

/** Everything that is stored, to the mailbox it is about. */
export async function mailData(
  change: SubscriberChange,
  subscriber: SubscriberRow,
): Promise<DoneWord> {
  const { id, email, lang, first_name, last_name, created_at, tracking } = subscriber
  await countAttempt(change.kernel, `newsletter data ${id}`, PER_DAY)
  const t = translator(preferenceMessages, lang)
  const site = siteName(change.scope)
  const subject = t('mail.data.subject')
  const name = `${first_name} ${last_name}`.trim()
  const drawn = await renderMail(
    {
      title: subject,
      paragraphs: [
        t('mail.hello'),
        t('mail.data.text', { site }),
        [
          t('mail.data.email', { value: email }),
          ...(name ? [t('mail.data.name', { value: name })] : []),
          t('mail.data.lang'),
          ...(tracking ? [t('mail.data.tracking')] : []),
          t('mail.data.since', { value: formatDay(created_at, lang) }),
          ...(await listLines(change, subscriber)),
        ].join('\n'),
        t('mail.data.steps', { count: await countSteps(change, id) }),
      ],
      footer: t('mail.footer', { site }),
      lang,
    },
    change.scope,
  )
  await send(change, { to: email, lists: [], subject, ...drawn })
  return 'data'
}

async function listLines({ db }: SubscriberChange, { id, lang }: SubscriberRow) {
  const t = translator(preferenceMessages, lang)
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .innerJoin('newsletter_lists', 'newsletter_lists.id', 'list_id')
    .select(['name', 'state', 'since'])
    .where('subscriber_id', '=', id)
    .orderBy('name')
    .execute()
  return rows.map(({ name, state, since }) =>
    t('mail.data.list', { list: name, state: t(`states.${state}`), day: formatDay(since, lang) }),
  )
}

async function countSteps({ db }: SubscriberChange, id: string): Promise<number> {
  const { n } = await db
    .selectFrom('consent_records')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('subject', '=', id)
    .executeTakeFirstOrThrow()
  return Number(n)
}
