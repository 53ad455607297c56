import { renderToStaticMarkup } from 'react-dom/server'
import { type MailDrawing, mailBlocksText, renderMailBlocks } from './mail-blocks.tsx'
import { bodyFont, MailRows } from './mail-parts.tsx'
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

/** What stands around the blocks of every mail and cannot be taken away. */
export type MailFrame = {
  subject: string
  /** Shown by mail programs beside the subject. */
  preheader: string
  /** Whose mail it is, above everything; leads to the website. */
  sender: MailLink
  /** Why one gets it, and who is responsible for it; one paragraph each. */
  footer: readonly string[]
  /** The ways out and on: unsubscribe, preferences, imprint. */
  links: readonly MailLink[]
  scheme?: MailScheme
}

/**
 * A whole mail: tables and inline styles, no script, and nothing of a foreign host.
 * @example const { html, text } = drawMail({ blocks, types, views, data, lang, theme, addressOf }, frame)
 */
export function drawMail(drawing: MailDrawing, frame: MailFrame): { html: string; text: string } {
  return { html: htmlOf(drawing, frame), text: textOf(drawing, frame) }
}

function htmlOf(drawing: MailDrawing, frame: MailFrame): string {
  const { theme, lang } = drawing
  const title = renderToStaticMarkup(<title>{frame.subject}</title>)
  const drawn = renderToStaticMarkup(<MailBody drawing={drawing} frame={frame} />)
  const body = drawn.replace(PRELOADS, '')
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
${title}
<style>${mailSheet(theme, frame.scheme ?? 'auto')}</style>
</head>
<body class="m-page" style="margin:0;padding:0;background:${theme.light.page}">
${body}
</body>
</html>
`
}

type Parts = { drawing: MailDrawing; frame: MailFrame }

function MailBody({ drawing, frame }: Parts) {
  const { page, card, line } = drawing.theme.light
  const cardStyle = {
    background: card,
    border: `1px solid ${line}`,
    borderRadius: drawing.theme.radius + 4,
    padding: `${CARD_PADDING}px ${CARD_PADDING}px 16px`,
  }
  return (
    <>
      <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{frame.preheader}</div>
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
                <SenderRow theme={drawing.theme} sender={frame.sender} />
                <tr>
                  <td className="m-card m-inside" style={cardStyle}>
                    {renderMailBlocks(drawing)}
                  </td>
                </tr>
                <FooterRow theme={drawing.theme} frame={frame} />
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
  const small = { ...bodyFont(theme), fontSize: 13, lineHeight: 1.5, color: muted }
  return (
    <tr>
      <td className="m-inside" style={{ padding: `20px ${CARD_PADDING}px 0` }}>
        {frame.footer.map((words) => (
          <p key={words} className="m-muted" style={{ ...small, margin: '0 0 8px' }}>
            {words}
          </p>
        ))}
        <p className="m-muted" style={{ ...small, margin: 0 }}>
          {frame.links.map(({ label, href }, at) => (
            <span key={label}>
              {at > 0 && ' · '}
              <a href={href} className="m-muted" style={{ color: muted }}>
                {label}
              </a>
            </span>
          ))}
        </p>
      </td>
    </tr>
  )
}

function textOf(drawing: MailDrawing, { sender, footer, links }: MailFrame): string {
  const ways = links.map(({ label, href }) => `${label}: ${href}`).join('\n')
  return [sender.label, mailBlocksText(drawing), '-- ', ...footer, ways]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}
