import type { AnyNoun, ItemOf } from '#kernel/contract/noun/noun.ts'
import type { Change } from '../change.ts'

type Described<N extends AnyNoun> = {
  noun: N
  hooks: { tags?(item: ItemOf<N>): readonly string[] }
}
type Recorded<N extends AnyNoun> = { action: string; before?: ItemOf<N>; after?: ItemOf<N> }

/** One entry of the history, and the pages that show it now or did before. */
export async function record<Tables, N extends AnyNoun>(
  change: Change<Tables>,
  { noun, hooks }: Described<N>,
  { action, before, after }: Recorded<N>,
): Promise<void> {
  const shown = [before, after].filter((item) => item !== undefined)
  change.touch(...shown.flatMap((item) => [...(hooks.tags?.(item) ?? [])]))
  await change.audit({
    noun: noun.name,
    id: stampsOf(after ?? before)._id,
    action,
    ...(before && { before: fieldsOf(noun, before) }),
    ...(after && { after: fieldsOf(noun, after) }),
  })
}

/** What the history keeps: the fields of the noun, without what only some of its readers may see. */
function fieldsOf({ fields }: AnyNoun, item: unknown): Record<string, unknown> {
  const given = item as Record<string, unknown>
  const kept = Object.entries(fields).filter(
    ([, { type, mode, isConfidential }]) => (type || mode !== 'read-only') && !isConfidential,
  )
  return Object.fromEntries(kept.map(([name]) => [name, given[name]]))
}

/** What every noun has; the type of one noun's item is not known here. */
export function stampsOf(item: unknown): { _id: string; version: number } {
  return item as { _id: string; version: number }
}
