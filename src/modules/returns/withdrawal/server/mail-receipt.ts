import { sql } from 'kysely'
import { Email } from '#kernel/contract/fields.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import { withdrawalLines } from '#modules/orders/orders/describe-order.ts'
import { messages } from '../../messages.ts'
import type { GoodsReturn } from '../../returns/return.ts'
import type { ReturnChange } from '../../server/unit-of-work.ts'
import { declarationFacts, factText } from '../describe-declaration.ts'

type Said = {
  /** '1 × Roggenlaib', as it was declared; nothing: the goods of the return. */
  lines?: readonly string[]
  exempt?: readonly string[]
}

/**
 * What was declared, and when: without delay, as the law wants it (§ 356a (4) BGB). Where the order is
 * known, why the right is missing for some of it.
 */
export async function mailReceipt(
  change: ReturnChange,
  item: GoodsReturn,
  { lines, exempt = withdrawalLines(item) }: Said = {},
): Promise<void> {
  const t = translator(messages, item.lang)
  await mailTo(change, item, {
    subject: t('mail.receipt.subject', { number: item.number, site: siteName(change.scope) }),
    title: t('mail.receipt.title'),
    paragraphs: [
      t('mail.receipt.text'),
      declarationFacts({ ...item, declared: item.declared ?? item.created }, lines)
        .map(factText)
        .join('\n'),
      exempt.join('\n'),
      t('mail.receipt.next'),
    ],
  })
}

export async function mailRejection(change: ReturnChange, item: GoodsReturn): Promise<void> {
  const t = translator(messages, item.lang)
  await mailTo(change, item, {
    subject: t('mail.rejected.subject', { number: item.number }),
    title: t('mail.rejected.title'),
    paragraphs: [
      t(`mail.rejected.${item.kind}`, { contract: item.contract }),
      item.reason,
      t('mail.rejected.next'),
    ],
  })
}

type Letter = { subject: string; title: string; paragraphs: readonly string[] }

async function mailTo(change: ReturnChange, item: GoodsReturn, letter: Letter): Promise<void> {
  const { lang } = item
  const to = await addressOf(change, item)
  if (to === '') return
  const { subject, title, paragraphs } = letter
  const footer = footerOf(change, lang)
  const content = { title, paragraphs: paragraphs.filter(Boolean), footer, lang }
  const drawn = await renderMail(content, change.scope)
  await sendMail(change, { to, subject, ...drawn })
}

/** Whoever left a telephone number has an order with an address; whoever was forgotten has none. */
async function addressOf({ db }: ReturnChange, { contact, order }: GoodsReturn): Promise<string> {
  if (Email.safeParse(contact).success) return contact
  if (!order || contact === '') return ''
  const { rows } = await sql<{ email: string }>`select email from orders
    where id = ${order}`.execute(db)
  return rows[0]?.email ?? ''
}

function footerOf(change: ReturnChange, lang: Lang): string {
  return translator(messages, lang)('mail.footer', { site: siteName(change.scope) })
}
