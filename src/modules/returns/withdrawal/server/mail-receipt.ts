import { Email } from '#kernel/contract/fields.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { siteName } from '#kernel/server/site-name.ts'
import { withdrawalLines } from '#modules/orders/orders/describe-order.ts'
import { messages } from '../../messages.ts'
import type { GoodsReturn } from '../../returns/return.ts'
import { returnResource } from '../../returns/server/return.resource.ts'
import type { ReturnChange } from '../../server/unit-of-work.ts'
import { declarationFacts, factText } from '../describe-declaration.ts'

/** What was declared, and when: without delay, as the law wants it (§ 356a (4) BGB). */
export async function mailReceipt(change: ReturnChange, id: string): Promise<void> {
  const [item] = await returnResource.read(change.db, [id])
  if (!item) return
  const t = translator(messages, item.lang)
  await mailTo(change, item, {
    subject: t('mail.receipt.subject', { number: item.number, site: siteName(change.scope) }),
    title: t('mail.receipt.title'),
    paragraphs: [
      t('mail.receipt.text'),
      declarationFacts({ ...item, declared: item.created }, item.lang)
        .map(factText)
        .join('\n'),
      withdrawalLines(item).join('\n'),
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
  const { contact, lang } = item
  // A telephone number, or somebody who was forgotten.
  if (!Email.safeParse(contact).success) return
  const { subject, title, paragraphs } = letter
  const footer = footerOf(change, lang)
  const content = { title, paragraphs: paragraphs.filter(Boolean), footer, lang }
  const drawn = renderMail(content, change.scope.settings)
  await sendMail(change, { to: contact, subject, ...drawn })
}

function footerOf(change: ReturnChange, lang: Lang): string {
  return translator(messages, lang)('mail.footer', { site: siteName(change.scope) })
}
