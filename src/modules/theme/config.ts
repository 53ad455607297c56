import { configSection } from '#kernel/contract/config-section.ts'
import { BACKHAUS } from './templates/backhaus.ts'
import { VEREINSHEIM } from './templates/vereinsheim.ts'
import { WERKSTATT } from './templates/werkstatt.ts'
import { TEMPLATES, type Template, Theme } from './theme.ts'

export { fromHex } from './oklch.ts'
export type { Theme } from './theme.ts'

const DEFAULTS = { werkstatt: WERKSTATT, backhaus: BACKHAUS, vereinsheim: VEREINSHEIM } as const

/**
 * The whole look a template begins with; an unknown name gets the first one.
 * @example themeOf('backhaus').light.accent // the brick red
 */
export function themeOf(template: string): Theme {
  const known = TEMPLATES.find((name): name is Template => name === template) ?? TEMPLATES[0]
  return Theme.parse({ template: known, ...DEFAULTS[known] })
}

export const themeSection = configSection({
  name: 'theme',
  label: { de: 'Gestaltung', en: 'Design' },
  schema: Theme,
  defaults: themeOf(TEMPLATES[0]),
})
