import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Lang } from '#kernel/i18n/messages.ts'
import { escapeHtml } from '#kernel/site/escape-html.ts'
import { bodyFont, MailLines, MailRows } from './mail-parts.tsx'
import {
  CARD_PADDING,
  MAIL_WIDTH,
  type MailScheme,
  type MailTheme,
  mailSheet,
} from './mail-theme.ts'

/** React tells browsers to fetch pictures early; mail programs know no such thing. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

type MailLink = { label: string; href: string }

/** What stands around the content of a mail. */
export type MailFrame = {
  subject: string
  /** Shown by mail programs beside the subject; else they show how the mail begins. */
  preheader?: string
  /** Whose mail it is, above everything; leads to the website. */
  sender?: MailLink
  /** Why one gets it, and who is responsible for it; one paragraph each. */
  footer: readonly string[]
  /** The ways out and on: unsubscribe, preferences, imprint. */
  links?: readonly MailLink[]
  scheme?: MailScheme
}

/** What stands in the card of a mail, and the same as plain text. */
type MailBody = { lang: Lang; theme: MailTheme; body: ReactNode; text: string }

/** A whole mail: tables and inline styles, no script, and nothing of a foreign host. */
export function mailDocument(content: MailBody, frame: MailFrame): { html: string; text: string } {
  return { html: htmlOf(content, frame), text: textOf(content, frame) }
}

function htmlOf({ lang, theme, body }: MailBody, frame: MailFrame): string {
  const drawn = renderToStaticMarkup(
    <MailFrameRows theme={theme} frame={frame}>
      {body}
    </MailFrameRows>,
  )
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(frame.subject)}</title>
<style>${mailSheet(theme, frame.scheme ?? 'auto')}</style>
</head>
<body class="m-page" style="margin:0;padding:0;background:${theme.light.page}">
${drawn.replace(PRELOADS, '')}
</body>
</html>
`
}

type RowsProps = { theme: MailTheme; frame: MailFrame; children: ReactNode }

function MailFrameRows({ theme, frame, children }: RowsProps) {
  const { page, card, line } = theme.light
  const cardStyle = {
    background: card,
    border: `1px solid ${line}`,
    borderRadius: theme.radius + 4,
    padding: `${CARD_PADDING}px ${CARD_PADDING}px 16px`,
    textAlign: 'left',
  } as const
  return (
    <>
      {frame.preheader && (
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{frame.preheader}</div>
      )}
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        border={0}
        className="m-page"
        style={{ background: page }}
      >
        <tbody>
          <tr>
            <td align="center" style={{ padding: '24px 12px' }}>
              <MailRows width={MAIL_WIDTH} style={{ width: '100%', maxWidth: MAIL_WIDTH }}>
                {frame.sender && <SenderRow theme={theme} sender={frame.sender} />}
                <tr>
                  <td className="m-card m-inside" style={cardStyle}>
                    {children}
                  </td>
                </tr>
                <FooterRow theme={theme} frame={frame} />
              </MailRows>
            </td>
          </tr>
        </tbody>
      </table>
    </>
  )
}

function SenderRow({ theme, sender }: { theme: MailTheme; sender: MailLink }) {
  const style = {
    fontFamily: theme.headingFont,
    fontSize: 18,
    fontWeight: 600,
    color: theme.light.text,
    textDecoration: 'none',
  }
  return (
    <tr>
      <td className="m-inside" style={{ padding: `0 ${CARD_PADDING}px 16px` }}>
        <a href={sender.href} className="m-text" style={style}>
          {sender.label}
        </a>
      </td>
    </tr>
  )
}

function FooterRow({ theme, frame }: { theme: MailTheme; frame: MailFrame }) {
  const { muted } = theme.light
  const { footer, links = [] } = frame
  const small = { ...bodyFont(theme), fontSize: 13, lineHeight: 1.5, color: muted }
  return (
    <tr>
      <td className="m-inside" style={{ padding: `20px ${CARD_PADDING}px 0`, textAlign: 'left' }}>
        {footer.map((words) => (
          <p key={words} className="m-muted" style={{ ...small, margin: '0 0 8px' }}>
            <MailLines text={words} />
          </p>
        ))}
        {links.length > 0 && (
          <p className="m-muted" style={{ ...small, margin: 0 }}>
            {links.map(({ label, href }, at) => (
              <span key={label}>
                {at > 0 && ' · '}
                <a href={href} className="m-muted" style={{ color: muted }}>
                  {label}
                </a>
              </span>
            ))}
          </p>
        )}
      </td>
    </tr>
  )
}

function textOf({ text }: MailBody, { sender, footer, links = [] }: MailFrame): string {
  const ways = links.map(({ label, href }) => `${label}: ${href}`).join('\n')
  // Mail programs take what follows these two dashes for the signature.
  return [sender?.label, text, `-- \n${footer.join('\n\n')}`, ways]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}
