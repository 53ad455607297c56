import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react'
import type { MailTheme } from './mail-theme.ts'

type RowsProps = { children: ReactNode; width?: string | number; style?: CSSProperties }

/** Rows below each other; mail programs lay out nothing but tables. */
export function MailRows({ children, width = '100%', style }: RowsProps) {
  return (
    <table
      role="presentation"
      width={width}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ borderCollapse: 'separate', ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

type ButtonProps = {
  href: string
  label: string
  look: 'solid' | 'quiet' | 'text'
  theme: MailTheme
}

/** A link that looks like a button in every mail program: the colour belongs to the cell. */
export function MailButton({ href, label, look, theme }: ButtonProps) {
  const { accent, accentText } = theme.light
  if (look === 'text') {
    return (
      <a href={href} className="m-link" style={{ ...bodyFont(theme), color: accent }}>
        {label}
      </a>
    )
  }
  const isSolid = look === 'solid'
  const cell: CSSProperties = {
    border: `2px solid ${accent}`,
    borderRadius: theme.radius,
    ...(isSolid ? { background: accent } : {}),
  }
  const words: CSSProperties = {
    ...bodyFont(theme),
    display: 'inline-block',
    padding: '12px 22px',
    lineHeight: '20px',
    fontWeight: 600,
    textDecoration: 'none',
    color: isSolid ? accentText : accent,
  }
  return (
    <MailRows width="" style={{ display: 'inline-table', verticalAlign: 'middle' }}>
      <tr>
        <td className={isSolid ? 'm-button' : 'm-quiet'} style={cell}>
          <a href={href} style={words}>
            {label}
          </a>
        </td>
      </tr>
    </MailRows>
  )
}

/** Text with its line breaks; whatever stands in it stays text. */
export function MailLines({ text }: { text: string }) {
  const [first, ...others] = text.split(/\r\n|[\r\n]/)
  return (
    <>
      {first}
      {keyed(others.map(onNewLine))}
    </>
  )
}

function onNewLine(line: string): ReactNode {
  return (
    <>
      <br />
      {line}
    </>
  )
}

/** What is drawn as a whole and never reordered in place: its position is its key. */
export function keyed(nodes: readonly ReactNode[]): ReactNode {
  return nodes.map((node, at) => createElement(Fragment, { key: at }, node))
}

/** The page's words for it in those that every mail program knows. */
export const MAIL_ALIGN = { start: 'left', center: 'center', end: 'right' } as const

export function bodyFont({ bodyFont: fontFamily }: MailTheme): CSSProperties {
  return { fontFamily, fontSize: 16, lineHeight: 1.6 }
}

export function headingFont({ headingFont: fontFamily }: MailTheme, level: number): CSSProperties {
  const fontSize = level <= 1 ? 30 : level === 2 ? 24 : level === 3 ? 20 : 17
  return { fontFamily, fontSize, lineHeight: 1.25, fontWeight: 600 }
}
