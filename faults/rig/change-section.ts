import { z } from 'zod'
import { enabledComponentsSection } from '#kernel/contract/sections/enabled-components.ts'
import type { Caller } from '#tests/caller.ts'

const Sections = z.array(
  z.object({ name: z.string(), version: z.int(), value: z.record(z.string(), z.unknown()) }),
)

/** Changes some settings of a section as an administrator would. */
export async function changeSection(admin: Caller, name: string, values: object): Promise<void> {
  const sections = (await admin.get('/api/v0/config/')).parse(Sections)
  const known = sections.find((section) => section.name === name)
  const value = { ...known?.value, ...values }
  const body = { name, value, version: known?.version ?? 0 }
  const saved = await admin.put('/api/v0/config/', body)
  if (saved.status !== 200) throw new Error(saved.text)
}

/** Some modules wait in a new installation until somebody switches them on. */
export function switchAllOn(admin: Caller): Promise<void> {
  return changeSection(admin, enabledComponentsSection.name, { modules: {} })
}
