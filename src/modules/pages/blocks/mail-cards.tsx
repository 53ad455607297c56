import type { ReactNode } from 'react'
import { bodyFont, headingFont, MailRows } from '#kernel/mail-view/mail-parts.tsx'
import type { MailTheme } from '#kernel/mail-view/mail-theme.ts'
import { byPlace } from '#kernel/site/block/grid/by-place.ts'
import type { PictureData } from '#modules/files/picture.ts'
import { mailPicture } from './mail-picture.ts'

/** Between two cards, in px. */
const GAP = 16
/** Narrower ones would break every second word. */
const LEAST_WIDTH = 150

/** What stands beside others of its kind in a mail. */
type MailCard = {
  picture?: PictureData | null
  /** Quiet words above the title. */
  eyebrow?: string
  title?: string
  text?: string
  /** A whole address; the title and the picture lead there. */
  href?: string
  /** Words of a link of its own; without them the title is the link. */
  more?: string
  /** What else stands below: a price. */
  children?: ReactNode
}

type CardContext = { theme: MailTheme; addressOf(path: string): string }
type CardsProps = CardContext & { cards: readonly MailCard[]; columns: number; width: number }

/** Cards beside each other as far as they fit; on a phone one below the other. */
export function MailCards({ cards, columns, width, ...place }: CardsProps) {
  const fitting = Math.max(1, Math.floor((width + GAP) / (LEAST_WIDTH + GAP)))
  const count = Math.max(1, Math.min(columns, fitting, cards.length))
  const inner = Math.floor((width - (count - 1) * GAP) / count)
  const rows = Array.from({ length: Math.ceil(cards.length / count) }, (_, row) =>
    cards.slice(row * count, (row + 1) * count),
  )
  return byPlace(rows).map(({ key, item: row }) => (
    <MailRows key={key}>
      <tr>
        {byPlace(row).map(({ key: cell, at, item }) => (
          <td
            key={cell}
            className="m-col"
            width={`${Math.round(100 / count)}%`}
            style={{ verticalAlign: 'top', padding: `0 ${at === count - 1 ? 0 : GAP}px 16px 0` }}
          >
            <Card card={item} width={inner} {...place} />
          </td>
        ))}
      </tr>
    </MailRows>
  ))
}

function Card({ card, width, ...place }: CardContext & { card: MailCard; width: number }) {
  const { picture, eyebrow, title, text, href, more, children } = card
  const { theme } = place
  const body = { ...bodyFont(theme), fontSize: 15, color: theme.light.text, margin: '0 0 8px' }
  const quiet = { ...body, fontSize: 13, color: theme.light.muted, margin: '8px 0 0' }
  const heading = { ...headingFont(theme, 4), color: theme.light.text, margin: '8px 0 4px' }
  return (
    <>
      {picture && <MailImage picture={picture} width={width} href={href} {...place} />}
      {eyebrow && (
        <p className="m-muted" style={quiet}>
          {eyebrow}
        </p>
      )}
      {title && (
        <h3 className="m-text" style={heading}>
          {href && !more ? (
            <a href={href} className="m-text" style={{ color: theme.light.text }}>
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
      )}
      {text && (
        <p className="m-text" style={body}>
          {text}
        </p>
      )}
      {children}
      {href && more && <MailLink href={href} label={more} theme={theme} />}
    </>
  )
}

type ImageProps = CardContext & { picture: PictureData; width: number; href?: string }

/** A picture in a classic form, as wide as its place at most. */
export function MailImage({ picture, width, href, theme, addressOf }: ImageProps) {
  const shown = mailPicture(picture, width)
  if (!shown) return null
  const style = {
    ...bodyFont(theme),
    display: 'block',
    width: '100%',
    maxWidth: shown.width,
    height: 'auto',
    border: 0,
    borderRadius: theme.radius,
  }
  const size = { width: shown.width, height: shown.height }
  const image = <img src={addressOf(shown.path)} {...size} alt={picture.alt} style={style} />
  return href ? <a href={href}>{image}</a> : image
}

type LinkProps = { href: string; label: string; theme: MailTheme }

export function MailLink({ href, label, theme }: LinkProps) {
  return (
    <p style={{ ...bodyFont(theme), margin: '0 0 8px' }}>
      <a href={href} className="m-link" style={{ color: theme.light.accent }}>
        {label}
      </a>
    </p>
  )
}

/** The heading above a list in a mail; nothing without words. */
export function MailTitle({ title, theme }: { title: string; theme: MailTheme }) {
  if (!title.trim()) return null
  const style = { ...headingFont(theme, 3), color: theme.light.text, margin: '0 0 12px' }
  return (
    <h2 className="m-text" style={style}>
      {title}
    </h2>
  )
}

/** Cards as plain text: what each says, and where it leads. */
export function cardsText(cards: readonly (Omit<MailCard, 'children'> & { price?: string })[]) {
  return cards
    .map(({ eyebrow, title, text, price, href }) =>
      [eyebrow, title, text, price, href].filter(Boolean).join('\n'),
    )
    .filter(Boolean)
    .join('\n\n')
}
