import type { ConfigSource } from '#kernel/admin/settings/settings-definition.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { listSections, type Section, saveConfig } from '../contract.ts'

/**
 * What settings forms read from and write to.
 * @example settingsScreen({ …, section: bugTrackerSection, source: configSource })
 */
export const configSource: ConfigSource = {
  load: async (name) => toStored(find(await call(listSections, {}), name)),
  save: async (name, { value, version }) =>
    toStored(find(await call(saveConfig, { body: { name, value, version } }), name)),
}

function find(sections: readonly Section[], name: string): Section {
  const found = sections.find((section) => section.name === name)
  if (!found) throw new CallError({ message: name, code: 'not-found', status: 404 })
  return found
}

function toStored({ value, version }: Section) {
  return { value: typeof value === 'object' && value !== null ? value : {}, version }
}
