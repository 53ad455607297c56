import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { isStaff } from '#kernel/access/roles.ts'
import { allows, staff } from '#kernel/access/rules.ts'
import { mailSection } from '#kernel/contract/sections/mail.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { mailRules } from '#kernel/server/mail/create-mail.ts'
import { type Mailbox, mailboxSource } from '#kernel/server/mail/delivery/mailbox.ts'
import { openSmtpSender, type SmtpSender } from '#kernel/server/mail/delivery/smtp-sender.ts'
import { signingKeys } from '#kernel/server/mail/dkim/signing-keys.ts'
import { outgoingMail } from '#kernel/server/mail/outgoing-mail.ts'
import { mailLink } from '#kernel/server/mail/template/mail-link.ts'
import { newsletterSection } from '#modules/subscribers/config.ts'
import type { SubscriberTables } from '#modules/subscribers/server/tables.ts'
import { subscribePage } from '#modules/subscribers/sign-up/pages.ts'
import { newsletterFailures } from '../../errors.ts'
import { mailMessages } from '../../messages.ts'
import type { NewsletterTables } from '../../server/tables.ts'
import { RECOMMEND, WEB_VIEW } from '../template.ts'
import { type DrawContext, drawTemplate } from './draw-template.ts'
import { type DrawnMail, fillSkeleton, type MailSkeleton, type Reader } from './mail-skeleton.ts'
import { templateResource } from './template.resource.ts'

/** Someone is waiting in front of a screen. */
const TIMEOUTS = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 15_000 }

type Recipients = { to: readonly string[]; as: 'named' | 'nameless' }
type TestRequest = Recipients & { template: string; lang?: Lang | undefined }

/** What is tried: a drawn mail, and whom it comes from. */
type Tested = {
  skeleton: MailSkeleton
  lang: Lang
  mailbox: Mailbox
  from?: string
  replyTo?: string
}
type Refusal = { to: string; answer: string }

/** Mails a template to members of the team, at once and past the outbox. */
export async function sendTestMails(
  place: DrawContext,
  { template: id, to, as, lang: wanted }: TestRequest,
): Promise<{ accepted: number; refused: Refusal[] }> {
  const { context } = place
  const { config, settings } = context
  const db = tablesOf<NewsletterTables>(context.db)
  const [template] = await templateResource.read(db, [id])
  if (!template) throw failures.notFound()
  if (template.status !== 'ready') throw newsletterFailures.notReady()
  const boxes = mailboxSource(settings, () => config.get(mailSection))
  const mailbox = boxes.find(config.get(newsletterSection).mailbox)
  if (!mailbox) throw newsletterFailures.noMailbox()
  const lang = wanted ?? template.lang
  const patterns = ['both', 'none'] as const
  const skeleton = await drawTemplate(place, { ...template, lang }, { patterns })
  return await mailTests(context, { skeleton, lang, mailbox }, { to, as })
}

/** Mails what was drawn to those who may get tests, at once and past the outbox. */
export async function mailTests(
  context: DrawContext['context'],
  { skeleton, lang, mailbox, from = '', replyTo = '' }: Tested,
  { to, as }: Recipients,
): Promise<{ accepted: number; refused: Refusal[] }> {
  const { config, settings } = context
  const links = sampleLinks(context, lang)
  const allowed = await mayGetTests(context, to)
  const rules = mailRules(settings)
  const keys = signingKeys(config)
  const smtp = await openSmtpSender({ mailbox, rules, keys, timeouts: TIMEOUTS, lanes: 1 })
  const t = translator(mailMessages, context.lang)
  const refused: Refusal[] = []
  try {
    for (const address of new Set(to)) {
      if (!allowed.has(address.toLowerCase())) {
        refused.push({ to: address, answer: t('test.notStaff') })
        continue
      }
      const drawn = fillSkeleton(skeleton, sampleReader(lang, as, address), links)
      const sender = { ...(from && { from }), ...(replyTo && { reply_to: replyTo }) }
      const mail = { ...testMail(context.lang, drawn, address), ...sender }
      const outgoing = outgoingMail(mail, mailbox, settings.baseUrl)
      const answer = await refusalOf(smtp, outgoing, context.lang)
      if (answer !== undefined) refused.push({ to: address, answer })
    }
  } finally {
    smtp.close()
  }
  return { accepted: new Set(to).size - refused.length, refused }
}

/** Somebody to draw a mail for who is not there. */
export function sampleReader(lang: Lang, as: 'named' | 'nameless', email: string): Reader {
  if (as === 'nameless') return { first_name: '', last_name: '', email }
  const t = translator(mailMessages, lang)
  return { first_name: t('sample.first_name'), last_name: t('sample.last_name'), email }
}

/** A subscriber as mails address them, for those who may see subscribers. */
export async function findReader(
  { db, user, config }: Context<never>,
  id: string,
): Promise<Reader> {
  const members = config.get(permissionsSection).member
  if (!allows(staff('subscribers', 'view'), user, members)) throw failures.noPermission()
  const reader = await tablesOf<SubscriberTables>(db)
    .selectFrom('newsletter_subscribers')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!reader) throw failures.notFound()
  return reader
}

/** Where the links of a mail lead that no subscriber gets: to the form, which ends nothing. */
export function sampleLinks({ settings }: Pick<Context<never>, 'settings'>, lang: Lang) {
  const form = mailLink(settings.baseUrl, subscribePage.path[lang].replace('/:token?', ''))
  const webview = mailLink(settings.baseUrl, WEB_VIEW[lang])
  const recommend = mailLink(settings.baseUrl, RECOMMEND[lang])
  return { unsubscribe: form, preferences: form, webview, recommend }
}

function testMail(lang: Lang, { subject, html, text }: DrawnMail, recipient: string) {
  const t = translator(mailMessages, lang)
  return { id: uuidv7(), recipient, subject: t('test.subject', { subject }), html, text }
}

type Outgoing = Parameters<SmtpSender['send']>[0]

/** What the server said, unless it took the mail. */
async function refusalOf(
  sender: SmtpSender,
  mail: Outgoing,
  lang: Lang,
): Promise<string | undefined> {
  const outcome = await sender.send(mail, async () => true)
  if (outcome.kind === 'sent') return undefined
  if (outcome.kind === 'taken') return ''
  return (outcome.kind === 'later' ? outcome.refusal?.[lang] : undefined) ?? outcome.answer
}

/** Members of the team, and testers of the settings who have confirmed their address once. */
async function mayGetTests(
  { db, config }: Pick<Context<never>, 'db' | 'config'>,
  to: readonly string[],
): Promise<ReadonlySet<string>> {
  const team = await staffAmong(tablesOf<NewsletterTables>(db), to)
  const { testers } = config.get(newsletterSection)
  const asked = new Set(to.map((address) => address.toLowerCase()))
  const named = testers.map((tester) => tester.toLowerCase()).filter((one) => asked.has(one))
  const confirmed = await confirmedAmong(tablesOf<SubscriberTables>(db), named)
  return new Set([...team, ...confirmed])
}

async function confirmedAmong(
  db: Kysely<SubscriberTables>,
  addresses: readonly string[],
): Promise<string[]> {
  if (addresses.length === 0) return []
  const rows = await db
    .selectFrom('newsletter_subscribers as p')
    .innerJoin('newsletter_subscriptions as s', 's.subscriber_id', 'p.id')
    .select(sql<string>`lower(p.email)`.as('email'))
    .distinct()
    .where(sql<boolean>`lower(p.email) = any(${[...addresses]}::text[])`)
    .where('s.state', '=', 'confirmed')
    .where('s.basis', '=', 'consent')
    .execute()
  return rows.map(({ email }) => email)
}

async function staffAmong(
  db: Kysely<NewsletterTables>,
  to: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = to.map((address) => address.toLowerCase())
  const rows = await db
    .selectFrom('users')
    .select(['handle', 'roles'])
    .where(sql<boolean>`lower(handle) = any(${wanted}::text[])`)
    .where('is_blocked', '=', false)
    .where('erased_at', 'is', null)
    .execute()
  return new Set(rows.filter(isStaff).map(({ handle }) => handle.toLowerCase()))
}
