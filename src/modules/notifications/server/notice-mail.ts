import { adminCenterSection } from '#kernel/contract/sections/admincenter.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Scope } from '#kernel/server/context.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { topicOf } from '#kernel/server/manifest/topic.ts'
import { messages } from '../messages.ts'

type Line = { kind: string; title: string; link: string }

const MOST_LINES = 50
const LONGEST_SUBJECT = 200

/** Notices as one mail: a single one leads to what it is about, several to the page with all. */
export async function noticeMail(
  scope: Pick<Scope<never>, 'config' | 'settings' | 'modules'>,
  lang: Lang,
  notices: readonly Line[],
): Promise<{ subject: string; html: string; text: string }> {
  const t = translator(messages, lang)
  const base = scope.config.get(adminCenterSection).url
  const [first] = notices
  const isOne = notices.length === 1 && first !== undefined
  const titleOf = (line: Line) => noticeTitle(scope, lang, line)
  const title = isOne ? titleOf(first) : t('mail.digest', { count: notices.length })
  const lines = notices.slice(0, MOST_LINES).map((notice) => `• ${titleOf(notice)}`)
  const path = isOne ? first.link : 'notifications'
  const { html, text } = await renderMail(
    {
      title,
      paragraphs: isOne ? [] : [lines.join('\n')],
      action: { label: t(isOne ? 'mail.open' : 'mail.all'), url: `/${base}/${path}` },
      footer: t('mail.footer'),
      lang,
    },
    scope,
  )
  return { subject: oneLine(title), html, text }
}

/** What leaves the house of a notice: its title, or only its topic where it would name people. */
export function noticeTitle(
  { modules }: Pick<Scope<never>, 'modules'>,
  lang: Lang,
  { kind, title }: Pick<Line, 'kind' | 'title'>,
): string {
  const { namesPeople, label } = topicOf(modules, kind)
  return namesPeople ? translator(messages, lang)('mail.news', { topic: label[lang] }) : title
}

/** Names and titles may hold anything; a subject is one line. */
function oneLine(title: string): string {
  return title.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, LONGEST_SUBJECT)
}
