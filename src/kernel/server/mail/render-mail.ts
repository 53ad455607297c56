import type { Lang } from '#kernel/i18n/texts.ts'
import { mailLayout } from './mail-layout.ts'
import { mailLink } from './mail-link.ts'

export type MailContent = {
  title: string
  /** Plain text; line breaks inside are kept. */
  paragraphs: readonly string[]
  /** `url` is a path of this website. */
  action?: { label: string; url: string }
  /** Why the reader gets this mail and from whom. */
  footer: string
  lang: Lang
}

/**
 * A mail in the house style, as HTML and as plain text. Everything given is text and is escaped.
 * @example const { html, text } = renderMail({ title, paragraphs: [hello], footer, lang }, settings)
 */
export function renderMail(
  content: MailContent,
  { baseUrl }: { baseUrl: string },
): { html: string; text: string } {
  const { title, paragraphs, action, footer, lang } = content
  const link = action && { label: action.label, url: mailLink(baseUrl, action.url) }
  return {
    html: mailLayout({ title, paragraphs, link, footer, lang }),
    text: [title, ...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), `-- \n${footer}`]
      .join('\n\n')
      .concat('\n'),
  }
}
