import { adminCenterSection } from '#kernel/contract/sections/admincenter.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import type { Services } from '#kernel/server/services.ts'
import { messages } from '../messages.ts'

type Line = { title: string; link: string }

const MOST_LINES = 50
const LONGEST_SUBJECT = 200

/** Notices as one mail: a single one leads to what it is about, several to the page with all. */
export function noticeMail(
  { config, settings }: Pick<Services, 'config' | 'settings'>,
  lang: Lang,
  notices: readonly Line[],
): { subject: string; html: string; text: string } {
  const t = translator(messages, lang)
  const base = config.get(adminCenterSection).url
  const [first] = notices
  const isOne = notices.length === 1 && first !== undefined
  const title = isOne ? first.title : t('mail.digest', { count: notices.length })
  const lines = notices.slice(0, MOST_LINES).map((notice) => `• ${notice.title}`)
  const path = isOne ? first.link : 'notifications'
  const { html, text } = renderMail(
    {
      title,
      paragraphs: isOne ? [] : [lines.join('\n')],
      action: { label: t(isOne ? 'mail.open' : 'mail.all'), url: `/${base}/${path}` },
      footer: t('mail.footer'),
      lang,
    },
    settings,
  )
  return { subject: oneLine(title), html, text }
}

/** Names and titles may hold anything; a subject is one line. */
function oneLine(title: string): string {
  return title.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, LONGEST_SUBJECT)
}
