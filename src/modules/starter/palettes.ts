import type { Label } from '#kernel/i18n/messages.ts'
import { fromHex, type Theme, themeOf } from '#modules/theme/config.ts'

type Accent = { accent: string; accent_text: string }

/** A family of colours for a template: its grounds and inks, with another accent. */
export type StarterPalette = { name: string; label: Label; light: Accent; dark: Accent }

/** The colours the template comes with. */
const OWN_PALETTE = 'own'

const PAPER = 'oklch(0.985 0.008 90)'

/** Hue and strength; light and dark are made of them so that words stay readable. */
function accents(name: string, label: Label, { hue, chroma }: { hue: number; chroma: number }) {
  return {
    name,
    label,
    light: { accent: `oklch(0.41 ${chroma} ${hue})`, accent_text: PAPER },
    dark: {
      accent: `oklch(0.81 ${Math.min(chroma, 0.09)} ${hue})`,
      accent_text: `oklch(0.2 0.03 ${hue})`,
    },
  }
}

const CHOICE: readonly StarterPalette[] = [
  accents('forest', { de: 'Waldgrün', en: 'Forest' }, { hue: 155, chroma: 0.08 }),
  accents('sea', { de: 'Seeblau', en: 'Sea' }, { hue: 240, chroma: 0.1 }),
  accents('berry', { de: 'Beere', en: 'Berry' }, { hue: 350, chroma: 0.13 }),
  accents('brick', { de: 'Ziegel', en: 'Brick' }, { hue: 35, chroma: 0.12 }),
  accents('plum', { de: 'Pflaume', en: 'Plum' }, { hue: 310, chroma: 0.1 }),
]

/** What a template offers, its own colours first. */
export function palettesOf(template: string): StarterPalette[] {
  const { light, dark } = themeOf(template)
  const own: StarterPalette = {
    name: OWN_PALETTE,
    label: { de: 'Wie die Vorlage', en: 'Same as the template' },
    light: { accent: light.accent, accent_text: light.accent_text },
    dark: { accent: dark.accent, accent_text: dark.accent_text },
  }
  return [own, ...CHOICE]
}

/** The palette made of a colour of one's own. */
export const CUSTOM_PALETTE = 'custom'

/** Grey stays grey; no colour is stronger than the ones on offer. */
function customPalette(hex: string): StarterPalette | undefined {
  const colour = fromHex(hex)
  if (!colour) return undefined
  const chroma = Number(Math.min(colour.c, 0.13).toFixed(3))
  const label = { de: 'Eigene Farbe', en: 'Your own colour' }
  return accents(CUSTOM_PALETTE, label, { hue: Math.round(colour.h), chroma })
}

type StarterLook = Pick<Theme, 'heading_font' | 'body_font'> & {
  palette: string
  colour?: string | null
}

/** A template's look with a palette and fonts of choice; an unknown palette is its own one. */
export function themeWith(template: string, look: StarterLook): Theme {
  const theme = themeOf(template)
  const { heading_font, body_font } = look
  const isCustom = look.palette === CUSTOM_PALETTE && look.colour
  const palette = isCustom
    ? customPalette(look.colour ?? '')
    : palettesOf(template).find(({ name }) => name === look.palette)
  return {
    ...theme,
    heading_font,
    body_font,
    light: { ...theme.light, ...palette?.light },
    dark: { ...theme.dark, ...palette?.dark },
  }
}

/** A template in its own colours and fonts. */
export function lookOf(template: string) {
  const { heading_font, body_font } = themeOf(template)
  return { palette: OWN_PALETTE, colour: null, heading_font, body_font }
}
