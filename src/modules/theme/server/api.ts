import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import { escapeHtml } from '#kernel/site/escape-html.ts'
import { themeSection } from '../config.ts'

/** The site's mark in browser tabs: the first letter of its name on the accent. */
export function siteIcon(config: ConfigStore, name: string): string {
  const { light, dark, radius } = config.get(themeSection)
  const letter = escapeHtml([...name.trim()][0]?.toUpperCase() ?? '')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<style>rect{fill:${light.accent}}text{fill:${light.accent_text};font:600 42px Georgia,serif}`,
    `@media (prefers-color-scheme:dark){rect{fill:${dark.accent}}text{fill:${dark.accent_text}}}`,
    `</style><rect width="64" height="64" rx="${Math.min(32, radius * 2)}"/>`,
    `<text x="32" y="46" text-anchor="middle">${letter}</text></svg>`,
  ].join('')
}
