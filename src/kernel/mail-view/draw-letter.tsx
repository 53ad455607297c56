import type { CSSProperties, ReactNode } from 'react'
import type { Lang } from '#kernel/i18n/messages.ts'
import { mailDocument } from './mail-document.tsx'
import { bodyFont, headingFont, keyed, MailButton, MailLines, MailRows } from './mail-parts.tsx'
import type { MailTheme } from './mail-theme.ts'

/** A mail the house writes by itself: plain text, and at most one thing to do. */
type Letter = {
  title: string
  /** Line breaks inside are kept. */
  paragraphs: readonly string[]
  link?: { label: string; href: string }
  footer: string
  lang: Lang
}

/**
 * A letter as a mail. Nothing in it has to be loaded, and everything given is text.
 * @example const { html, text } = drawLetter({ title, paragraphs, link, footer, lang }, theme)
 */
export function drawLetter(letter: Letter, theme: MailTheme): { html: string; text: string } {
  const { title, footer, lang } = letter
  const body = <LetterBody letter={letter} theme={theme} />
  return mailDocument(
    { lang, theme, body, text: plainLetter(letter) },
    { subject: title, footer: [footer] },
  )
}

/** A long address or number must not make the mail wider than a phone. */
const WRAPPING = { overflowWrap: 'break-word', wordBreak: 'break-word' } as const

function LetterBody({ letter, theme }: { letter: Letter; theme: MailTheme }) {
  const { title, paragraphs, link } = letter
  const words = { ...WRAPPING, color: theme.light.text, margin: '0 0 16px' }
  const heading = { ...headingFont(theme, 2), ...words }
  const running = { ...bodyFont(theme), ...words }
  return (
    <>
      <h1 className="m-text" style={heading}>
        {title}
      </h1>
      {keyed(paragraphs.map((text) => paragraph(text, running)))}
      {link && <LetterLink link={link} theme={theme} />}
    </>
  )
}

function paragraph(text: string, style: CSSProperties): ReactNode {
  return (
    <p className="m-text" style={style}>
      <MailLines text={text} />
    </p>
  )
}

type LinkProps = { link: NonNullable<Letter['link']>; theme: MailTheme }

/** The address stands below the button in full, so that it can be read before it is followed. */
function LetterLink({ link: { label, href }, theme }: LinkProps) {
  const { muted, accent } = theme.light
  const small = { ...bodyFont(theme), ...WRAPPING, fontSize: 13, lineHeight: 1.5 }
  return (
    <MailRows>
      <tr>
        <td style={{ padding: '8px 0 16px' }}>
          <MailButton href={href} label={label} look="solid" theme={theme} />
        </td>
      </tr>
      <tr>
        <td className="m-muted" style={{ ...small, color: muted, paddingBottom: 16 }}>
          <a href={href} className="m-link" style={{ color: accent }}>
            {href}
          </a>
        </td>
      </tr>
    </MailRows>
  )
}

function plainLetter({ title, paragraphs, link }: Letter): string {
  return [title, ...paragraphs, ...(link ? [`${link.label}:\n${link.href}`] : [])].join('\n\n')
}
