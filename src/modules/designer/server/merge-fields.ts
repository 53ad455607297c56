import { sameValue } from '#kernel/site/block/values/same-value.ts'
import { NO_FIELDS, type PageFields } from '#modules/pages/contract-values.ts'
import type { MergeConflict } from '../contract.ts'

type Sides = { before: Partial<PageFields>; after: Partial<PageFields> }

type MergedFields = { fields: Partial<PageFields>; clashes: MergeConflict['fields'] }

/** The fields to store; one that both sides changed is a clash. */
export function mergeFields(current: PageFields = NO_FIELDS, sides?: Sides): MergedFields {
  const merged: MergedFields = { fields: {}, clashes: [] }
  for (const [name, yours] of Object.entries(sides?.after ?? {})) {
    const now: unknown = Reflect.get(current, name)
    if (sameValue(now, yours)) continue
    if (sameValue(now, Reflect.get(sides?.before ?? {}, name))) {
      merged.fields = { ...merged.fields, [name]: yours }
    } else merged.clashes.push({ name, current: now, yours })
  }
  return merged
}
