import { createElement } from 'react'
import { bodyFont, headingFont, MAIL_ALIGN } from '#kernel/mail-view/mail-parts.tsx'
import { type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { heading } from './block.ts'

function HeadingMail({ props, theme }: MailPropsOf<typeof heading>) {
  const { text, level, align, eyebrow } = props
  if (!text.trim()) return null
  const { text: ink, muted } = theme.light
  const textAlign = MAIL_ALIGN[align]
  const small = { ...bodyFont(theme), fontSize: 13, color: muted, margin: '0 0 4px', textAlign }
  const large = { ...headingFont(theme, level), color: ink, margin: 0, textAlign }
  return (
    <>
      {eyebrow && (
        <p className="m-muted" style={small}>
          {eyebrow}
        </p>
      )}
      {createElement(`h${level}`, { className: 'm-text', style: large }, text)}
    </>
  )
}

export const headingMail = mailView(heading, HeadingMail, ({ props: { text, eyebrow } }) =>
  text.trim() ? [eyebrow, text].filter(Boolean).join('\n') : '',
)
