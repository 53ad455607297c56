import type { Kysely } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { SegmentCondition } from '#kernel/server/people/segments.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { ConditionInfo } from '../segment.calls.ts'
import type { KnownCondition } from './condition-catalogue.ts'

/** What an editor needs to offer them, in the reader's language. */
export async function describeConditions(
  db: Kysely<PeopleTables>,
  known: readonly KnownCondition[],
  lang: Lang,
): Promise<ConditionInfo[]> {
  const allowed = known.filter(({ isAllowed }) => isAllowed)
  return Promise.all(
    allowed.map(async ({ name, group, declared }) => {
      const options = await optionsOf(db, declared)
      return {
        name,
        group: group[lang],
        label: declared.label[lang],
        kind: declared.kind,
        options: options.map(({ value, label }) => ({ value, label: label[lang] })),
        hasStart: declared.kind === 'text' && declared.startsWith !== undefined,
      }
    }),
  )
}

async function optionsOf(db: Kysely<PeopleTables>, declared: SegmentCondition) {
  if (declared.kind === 'choice') return declared.choices
  if (declared.kind !== 'text') return []
  return (await declared.suggest?.(tablesOf<never>(db))) ?? []
}
