import {
  type AdminModule,
  SETTINGS_GROUPS,
  type SettingsEntry,
  type SettingsGroup,
} from '../../module.ts'
import { type Can, permitted } from '../nav/visible-modules.ts'

type Section = { group: SettingsGroup; entries: SettingsEntry[] }

/** What this person may set, the business first and what keeps the machine running last. */
export function settingsSections(modules: readonly AdminModule[], can: Can): Section[] {
  const all = modules.flatMap(({ settings = [], nav = [] }) =>
    permitted(settings, can).map((entry) => ({
      entry,
      group: entry.group ?? nav[0]?.group ?? 'system',
    })),
  )
  return SETTINGS_GROUPS.map((group) => ({
    group,
    entries: all.filter((one) => one.group === group).map(({ entry }) => entry),
  })).filter(({ entries }) => entries.length > 0)
}
