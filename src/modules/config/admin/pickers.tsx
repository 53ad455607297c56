import type { Option } from '#kernel/admin/fields/filter.ts'
import type { ReferenceSource } from '#kernel/admin/fields/kinds/reference-fields.ts'
import type { ConfigSource } from '#kernel/admin/settings/settings-definition.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { mailSection } from '#kernel/contract/sections/mail.ts'
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

/** The mailboxes of the settings. */
export const mailboxSource: ReferenceSource = {
  name: 'mailbox',
  find: async (search) => {
    const wanted = search.trim().toLowerCase()
    return (await mailboxes()).filter(({ label }) => label.toLowerCase().includes(wanted))
  },
  read: async (id) =>
    (await mailboxes()).find(({ value }) => value === id) ?? { value: id, label: id },
}

async function mailboxes(): Promise<Option[]> {
  const { value } = await configSource.load(mailSection.name)
  const known = mailSection.schema.safeParse(value).data?.mailboxes ?? []
  return known.map(({ uuid, name }) => ({ value: uuid, label: name }))
}

function find(sections: readonly Section[], name: string): Section {
  const found = sections.find((section) => section.name === name)
  if (!found) throw new CallError({ message: name, code: 'not-found', status: 404 })
  return found
}

function toStored({ value, version }: Section) {
  return { value: typeof value === 'object' && value !== null ? value : {}, version }
}
