import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { Day } from '#kernel/contract/fields.ts'
import { fromWallTime } from '#kernel/i18n/berlin-time.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type {
  Range,
  SegmentCondition,
  SegmentSource,
  Span,
} from '#kernel/server/people/segments.ts'
import { peopleFailures } from '../../errors.ts'
import type { PeopleTables } from '../../server/tables.ts'
import { type Condition, isGroup, type Operator, type Rule, type Value } from '../rules.ts'
import type { KnownCondition } from './condition-catalogue.ts'

type Where = Expression<SqlBool>
type Catalogue = ReadonlyMap<string, KnownCondition>

/**
 * Rules as a condition on a row of `people`. Every name in them must be known: what is to happen with
 * the others is decided before.
 */
export function compileRules(
  db: Kysely<PeopleTables>,
  rule: Rule,
  catalogue: Catalogue,
): RawBuilder<boolean> {
  if (!isGroup(rule)) return compileCondition(db, rule, catalogue)
  const parts = rule.rules.map((one) => compileRules(db, one, catalogue))
  if (rule.join === 'all') return sql<boolean>`(${sql.join(parts, sql` and `)})`
  const either = sql<boolean>`(${sql.join(parts, sql` or `)})`
  // Nothing known (null) is no reason to leave somebody out.
  return rule.join === 'none' ? sql<boolean>`(${either} is not true)` : either
}

export function compileCondition(
  db: Kysely<PeopleTables>,
  rule: Condition,
  catalogue: Catalogue,
): RawBuilder<boolean> {
  const known = catalogue.get(rule.condition)
  if (!known) throw peopleFailures.unknownCondition({ conditions: [rule.condition] })
  const where = whereOf(known.declared, rule, {
    db: tablesOf<never>(db),
    person: sql.ref('people.id'),
    account: sql.ref('people.account'),
  })
  if (!where) throw peopleFailures.segmentValue({ condition: rule.condition })
  return sql<boolean>`(${where})`
}

/** Undefined where operator or value do not fit the condition. */
function whereOf(
  declared: SegmentCondition,
  { operator, value }: Condition,
  source: SegmentSource<never>,
): Where | undefined {
  switch (declared.kind) {
    case 'choice': {
      const isKnown = (one: string) => declared.choices.some((choice) => choice.value === one)
      const wanted = operator === 'is' ? textsOf(value) : undefined
      return wanted?.every(isKnown) ? declared.where(source, wanted) : undefined
    }
    case 'text': {
      const wanted = textsOf(value)
      if (!wanted?.every((one) => one.length <= declared.max)) return undefined
      if (operator === 'starts') return declared.startsWith?.(source, wanted)
      return operator === 'is' ? declared.where(source, wanted) : undefined
    }
    case 'date': {
      const span = spanOf(operator, value)
      return span && declared.where(source, span)
    }
    case 'number': {
      const range = rangeOf(operator, value)
      return range && declared.where(source, range)
    }
    case 'yes-no': {
      if (operator !== 'is' || typeof value !== 'boolean') return undefined
      const where = declared.where(source)
      return value ? where : sql<boolean>`((${where}) is not true)`
    }
  }
}

function textsOf(value: Value): readonly string[] | undefined {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value : undefined
}

const DAY_MS = 86_400_000
/** A hundred years. */
const MOST_DAYS = 36_500

function spanOf(operator: Operator, value: Value): Span | undefined {
  if (operator === 'within' || operator === 'beyond') {
    if (typeof value !== 'number' || value > MOST_DAYS) return undefined
    const moment = new Date(Date.now() - value * DAY_MS)
    return operator === 'within' ? { from: moment } : { before: moment }
  }
  const day = Day.safeParse(value)
  const start = day.success && fromWallTime({ day: day.data, time: '00:00' })
  if (!start) return undefined
  if (operator === 'since') return { from: new Date(start) }
  return operator === 'before' ? { before: new Date(start) } : undefined
}

function rangeOf(operator: Operator, value: Value): Range | undefined {
  if (typeof value !== 'number') return undefined
  if (operator === 'min') return { min: value }
  return operator === 'max' ? { max: value } : undefined
}
