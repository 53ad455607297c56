import type { Selectable } from 'kysely'
import type { Context } from '#kernel/server/context.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import type { Activity } from '../contract.ts'

type Entry = Selectable<KernelTables['audit_log']>

/** The log takes any name for a thing; tables know them by these. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** By the id of the entry in the log: what it was about, as its module calls that now. */
export async function nameThings(
  { db, config, lang, modules }: Context<never>,
  entries: readonly Entry[],
): Promise<Map<string, Activity['thing']>> {
  const found = new Map<string, Activity['thing']>()
  for (const [noun, all] of Map.groupBy(entries, (entry) => entry.noun)) {
    const kind = modules.find(({ named }) => named && Object.hasOwn(named, noun))?.named?.[noun]
    const ids = [...new Set(all.map(({ item_id }) => item_id))].filter((id) => UUID.test(id))
    const named = kind && ids.length > 0 ? await kind.find(db, ids) : []
    const known = new Map(named.map((thing) => [thing.id, thing]))
    for (const entry of all) {
      const thing = known.get(entry.item_id)
      const link = kind && thing?.isThere ? kind.link(entry.item_id) : null
      const section = noun === 'config' && config.sections().find(isNamed(entry.item_id))
      const label = thing?.label || (section ? section.label[lang] : rememberedName(entry))
      if (label) found.set(entry.id, { label, link })
    }
  }
  return found
}

/** What is gone is called as the log remembers it. */
function rememberedName({ before, after }: Entry): string {
  const names = [after, before].flatMap((said) => [said?.title, said?.name, said?.from])
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? ''
}

function isNamed(name: string) {
  return (section: { name: string }) => section.name === name
}
