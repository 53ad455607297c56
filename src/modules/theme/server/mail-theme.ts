import type { MailColours, MailTheme } from '#kernel/mail-view/mail-theme.ts'
import { madeOnce } from '#kernel/site/memoize-by-object.ts'
import type { Theme } from '../config.ts'
import type { FontName } from '../fonts.ts'
import { readOklch, toHex } from '../oklch.ts'
import type { Palette } from '../tokens.ts'

/** Fonts of a website do not reach mails: what every device has, of the same kind. */
const MAIL_FONTS: Readonly<Record<FontName, string>> = {
  fraunces: "Georgia,'Times New Roman',serif",
  figtree: "'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  inter: "'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  barlow: "'Arial Narrow',Arial,sans-serif",
}

/** The design of the website in what mail programs know of it. */
export const mailThemeFrom = madeOnce((chosen: Theme): MailTheme => {
  const { light, dark, radius, heading_font, body_font } = chosen
  return {
    // A sheet of paper is the lightest thing in the light, and stands out in the dark.
    light: mailColours(light, { page: 'surface_raised', card: 'surface' }),
    dark: mailColours(dark, { page: 'surface', card: 'surface_raised' }),
    radius,
    headingFont: MAIL_FONTS[heading_font],
    bodyFont: MAIL_FONTS[body_font],
  }
})

function mailColours(
  palette: Palette,
  { page, card }: Record<'page' | 'card', keyof Palette>,
): MailColours {
  const hex = (name: keyof Palette) => toHex(readOklch(palette[name]))
  return {
    page: hex(page),
    card: hex(card),
    text: hex('text'),
    muted: hex('text_muted'),
    line: hex('line'),
    accent: hex('accent'),
    accentText: hex('accent_text'),
  }
}
