import type { Mailbox } from '#kernel/server/mail/delivery/mailbox.ts'
import { type OutgoingMail, outgoingMail } from '#kernel/server/mail/outgoing-mail.ts'
import { fillSkeleton, type MailSkeleton } from '#modules/newsletter/server/api.ts'
import { leaveByMail, mailedLinks } from '#modules/subscribers/server/api.ts'
import { recommendLink, webViewLink } from '../../archive/server/web-view-link.ts'
import { returnAddress, tagOf } from '../../bounces/server/return-tag.ts'
import { withPixel } from '../../opens/server/open-link.ts'
import type { MailVariant, SendingScope } from '../../server/tables.ts'
import type { Recipient } from './claim-recipients.ts'

type PinnedVariant = { variant: MailVariant; lang: 'de' | 'en'; skeleton: MailSkeleton }

/** Everything the mails of one sending have in common. */
export type MailPlan = {
  sending: string
  mailbox: Mailbox
  from: string
  replyTo: string
  /** The mailbox for reports of mails that did not arrive; undefined = the one that sends. */
  returnTo: string | undefined
  /** A mailbox that is read, for leaving by mail; undefined = only by the link. */
  leaveTo: string | undefined
  variants: readonly PinnedVariant[]
  /** Everybody may read it, so it can be passed on. */
  isPublic: boolean
}

type MailServices = Pick<SendingScope, 'secret' | 'settings'>

/** The mail for one recipient: texts put between texts, nothing is drawn. */
export function writeMail(scope: MailServices, plan: MailPlan, recipient: Recipient): OutgoingMail {
  const { sending, mailbox } = plan
  const { subscriber, list } = recipient
  const { lang, skeleton } = variantFor(plan, recipient)
  const links = {
    ...mailedLinks(scope, { subscriber, list, lang }),
    webview: webViewLink(scope, { sending, subscriber, lang }),
    recommend: recommendLink(scope, { sending, isPublic: plan.isPublic, lang }),
    variant: recipient.variant ?? 'mail',
  }
  const { subject, html: drawn, text } = fillSkeleton(skeleton, recipient, links)
  const html = recipient.tracked ? withPixel(scope, { sending, subscriber }, drawn) : drawn
  const byMail = plan.leaveTo && leaveByMail(scope, { subscriber, list, mailbox: plan.leaveTo })
  const { hostname } = new URL(scope.settings.baseUrl)
  // The same for every try, so that a mail somebody gets again on purpose is known as the same.
  const tag = tagOf(scope.secret, sending, subscriber)
  return outgoingMail(
    {
      id: subscriber,
      recipient: recipient.email,
      ...{ subject, html, text },
      from: plan.from,
      ...(plan.replyTo && { reply_to: plan.replyTo }),
      ...(plan.returnTo && { returnPath: returnAddress(plan.returnTo, tag) }),
      thread: { message_id: `<${tag}@${hostname}>`, references: [] },
      headers: {
        'List-Id': `<${list}.${hostname}>`,
        'List-Unsubscribe': `<${links.unsubscribe}>${byMail ? `, <${byMail}>` : ''}`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Feedback-ID': `${sending}:${list}:newsletter:kontor`,
      },
    },
    mailbox,
    scope.settings.baseUrl,
  )
}

function variantFor({ variants }: MailPlan, { lang }: Recipient): PinnedVariant {
  const own = variants.find(({ variant }) => variant === (lang === 'en' ? 'en' : 'main'))
  const found = own ?? variants[0]
  if (!found) throw new Error('The sending has no mail')
  return found
}
