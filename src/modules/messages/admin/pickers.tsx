import type { Option } from '#kernel/admin/fields/filter.ts'
import type { ReferenceSource } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { call } from '#kernel/client/call.ts'
import { listChoices } from '../inbox/thread.calls.ts'

/** Whoever may work on messages. */
export const staffSource = sourceOf('message-staff', async () => {
  const { staff } = await call(listChoices, {})
  return staff.map(({ _id, name }) => ({ value: _id, label: name }))
})

/** The fields of the contact form as they are saved. */
export const fieldSource = sourceOf('message-field', async () => {
  const { fields } = await call(listChoices, {})
  return fields.map(({ name, label }) => ({ value: name, label }))
})

function sourceOf(name: string, choices: () => Promise<Option[]>): ReferenceSource {
  return {
    name,
    find: async (search) => {
      const wanted = search.trim().toLowerCase()
      return (await choices()).filter(({ label }) => label.toLowerCase().includes(wanted))
    },
    read: async (id) =>
      (await choices()).find(({ value }) => value === id) ?? { value: id, label: id },
  }
}
