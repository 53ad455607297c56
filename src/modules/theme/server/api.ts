import type { MailColours, MailTheme } from '#kernel/mail-view/mail-theme.ts'
import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import { themeSection } from '../config.ts'
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
export function mailTheme(config: ConfigStore): MailTheme {
  const { light, dark, radius, heading_font, body_font } = config.get(themeSection)
  return {
    // A sheet of paper is the lightest thing in the light, and stands out in the dark.
    light: mailColours(light, { page: 'surface_raised', card: 'surface' }),
    dark: mailColours(dark, { page: 'surface', card: 'surface_raised' }),
    radius,
    headingFont: MAIL_FONTS[heading_font],
    bodyFont: MAIL_FONTS[body_font],
  }
}

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

/** The site's mark in browser tabs: the first letter of its name on the accent. */
export function siteIcon(config: ConfigStore, name: string): string {
  const { light, dark, radius } = config.get(themeSection)
  const letter = escapeXml([...name.trim()][0]?.toUpperCase() ?? '')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<style>rect{fill:${light.accent}}text{fill:${light.accent_text};font:600 42px Georgia,serif}`,
    `@media (prefers-color-scheme:dark){rect{fill:${dark.accent}}text{fill:${dark.accent_text}}}`,
    `</style><rect width="64" height="64" rx="${Math.min(32, radius * 2)}"/>`,
    `<text x="32" y="46" text-anchor="middle">${letter}</text></svg>`,
  ].join('')
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`)
}
