import { failures } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { peopleFailures } from '../../errors.ts'
import type { PeopleTables } from '../../server/tables.ts'
import { conditionsIn, type Group } from '../rules.ts'
import { personSegment, type Segment } from '../segment.ts'
import { compileCondition } from './compile-rules.ts'
import { catalogueFor, hiddenIn, unavailableIn } from './condition-catalogue.ts'

export const segmentResource = resourcesOf<PeopleTables>()(personSegment, {
  table: 'person_segments',
  check: checkRules,
  derive: async (_db, ids) => new Map(ids.map((id) => [id, { unavailable: [], hidden: [] }])),
  shown: (viewer, item) => {
    const catalogue = catalogueFor(viewer)
    const unavailable = unavailableIn(item.rules, catalogue)
    return { ...item, unavailable, hidden: hiddenIn(item.rules, catalogue) }
  },
})

/**
 * Nobody writes a condition they may not ask, nor changes rules that hold one. What a module that is
 * off would answer is kept, but cannot be added.
 */
async function checkRules(
  { scope, db }: Change<PeopleTables>,
  { rules }: { rules?: Group },
  before?: Segment,
): Promise<void> {
  if (!rules) return
  const catalogue = catalogueFor(scope)
  const isHidden = [rules, before?.rules].some((one) => one && hiddenIn(one, catalogue).length > 0)
  if (isHidden) throw failures.noPermission()
  const kept = before ? unavailableIn(before.rules, catalogue) : []
  const unknown = unavailableIn(rules, catalogue).filter((name) => !kept.includes(name))
  if (unknown.length > 0) throw peopleFailures.unknownCondition({ conditions: unknown })
  for (const rule of conditionsIn(rules))
    if (catalogue.has(rule.condition)) compileCondition(db, rule, catalogue)
}
