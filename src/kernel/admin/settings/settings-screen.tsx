import type { z } from 'zod'
import { missingFormWords } from '../collection/missing-words.ts'
import type { Screen } from '../module.ts'
import type { Settings, SettingsDefinition } from './settings-definition.ts'

/**
 * A form over a part of the configuration.
 * @example
 * export const mapSettings = settingsScreen({ path: 'settings/map', title, access: admin,
 *   section: mapSection, source: configSource, words: wordsOf(texts, 'settings'),
 *   fields: { apikey: secret() }, form: { main: { service: ['apikey'] } } })
 */
export function settingsScreen<S extends z.ZodType<object>>(
  definition: SettingsDefinition<S>,
): Screen {
  const settings = definition as unknown as Settings
  const { path, title, access, fields, form, words } = settings
  const sections = Object.keys({ ...form.main, ...form.side })
  const missing = missingFormWords(fields, words.de, sections)
  if (missing.length > 0) throw new Error(`${path} has no word for ${missing.join(', ')}`)
  return {
    path,
    title,
    access,
    lazy: async () => {
      const { SettingsPage } = await import('./settings-page.tsx')
      return { Component: () => <SettingsPage settings={settings} /> }
    },
  }
}
