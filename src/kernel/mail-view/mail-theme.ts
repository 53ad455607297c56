/** Colours as mail programs know them: '#1b1f28'. */
export type MailColours = {
  page: string
  card: string
  text: string
  muted: string
  line: string
  accent: string
  accentText: string
}

/** How mails of this house look. Made from the design of the website. */
export type MailTheme = {
  light: MailColours
  dark: MailColours
  headingFont: string
  bodyFont: string
  /** Of buttons, in px; cards are a little rounder. */
  radius: number
}

/** Until a module says how the website looks. */
export const PLAIN_MAIL_THEME: MailTheme = {
  light: {
    page: '#f3f4f6',
    card: '#ffffff',
    text: '#1b1f28',
    muted: '#505660',
    line: '#dde0e4',
    accent: '#22408a',
    accentText: '#ffffff',
  },
  dark: {
    page: '#0e1218',
    card: '#171b22',
    text: '#e6e8ec',
    muted: '#a3a8b1',
    line: '#333841',
    accent: '#a5c1f8',
    accentText: '#0e1218',
  },
  headingFont: "'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  bodyFont: "'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  radius: 6,
}

export const MAIL_WIDTH = 600
/** Left and right of what stands in the card. */
export const CARD_PADDING = 32

/** `dark` shows the dark colours whatever the reader's device prefers: for previews. */
export type MailScheme = 'auto' | 'dark'

/** Mail programs that read style sheets stack columns on phones and follow the dark mode. */
export function mailSheet({ dark }: MailTheme, scheme: MailScheme): string {
  const media = scheme === 'dark' ? 'all' : '(prefers-color-scheme: dark)'
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media ${media} {
  .m-page { background: ${dark.page} !important }
  .m-card { background: ${dark.card} !important; border-color: ${dark.line} !important }
  .m-text { color: ${dark.text} !important }
  .m-muted { color: ${dark.muted} !important }
  .m-line { border-color: ${dark.line} !important }
  .m-link { color: ${dark.accent} !important }
  .m-button { background: ${dark.accent} !important; border-color: ${dark.accent} !important }
  .m-button a { color: ${dark.accentText} !important }
  .m-quiet { border-color: ${dark.accent} !important }
  .m-quiet a { color: ${dark.accent} !important }
}
@media (max-width: 480px) {
  .m-inside { padding-left: 20px !important; padding-right: 20px !important }
  .m-col { display: block !important; width: 100% !important; padding: 0 0 16px !important }
  .m-not-phone { display: none !important }
}`
}
