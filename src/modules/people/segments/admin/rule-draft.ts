import { randomId } from '@mantine/hooks'
import {
  type Condition,
  type Group,
  OPERATORS_OF,
  type Operator,
  type Rule,
  Rules,
  type Value,
} from '../rules.ts'
import type { ConditionInfo } from '../segment.calls.ts'

/** A condition that nobody has chosen yet. */
const UNCHOSEN: Condition = { condition: '', operator: 'is', value: '' }

/** Rules have no ids; what was changed keeps the key of what it was, so that inputs keep the focus. */
const keys = new WeakMap<Rule, string>()

export function keyOf(rule: Rule): string {
  const key = keys.get(rule) ?? randomId()
  keys.set(rule, key)
  return key
}

export function startDraft(): Group {
  return { join: 'all', rules: [{ ...UNCHOSEN }] }
}

function changedRule<R extends Rule>(before: Rule, after: R): R {
  keys.set(after, keyOf(before))
  return after
}

export function replaced(group: Group, place: number, rule: Rule): Group {
  const rules = group.rules.map((one, at) => (at === place ? changedRule(one, rule) : one))
  return changedRule(group, { ...group, rules })
}

export function without(group: Group, place: number): Group {
  return changedRule(group, { ...group, rules: group.rules.filter((_, at) => at !== place) })
}

export function withCondition(group: Group): Group {
  return changedRule(group, { ...group, rules: [...group.rules, { ...UNCHOSEN }] })
}

export function withGroup(group: Group): Group {
  const inner: Group = { join: 'any', rules: [{ ...UNCHOSEN }] }
  return changedRule(group, { ...group, rules: [...group.rules, inner] })
}

/** The condition by this name with nothing asked yet. */
export function chosen(info: ConditionInfo): Condition {
  const [operator] = OPERATORS_OF[info.kind]
  return { condition: info.name, operator, value: emptyValue(info, operator) }
}

export function withOperator(rule: Condition, info: ConditionInfo, operator: Operator): Condition {
  const isSameShape = isRelative(operator) === isRelative(rule.operator)
  return { ...rule, operator, value: isSameShape ? rule.value : emptyValue(info, operator) }
}

/** Days back from now, where others name a day. */
export function isRelative(operator: Operator): boolean {
  return operator === 'within' || operator === 'beyond'
}

function emptyValue({ kind }: ConditionInfo, operator: Operator): Value {
  if (kind === 'yes-no') return true
  if (isRelative(operator)) return 30
  if (kind === 'number') return 1
  return kind === 'date' ? '' : []
}

/** Undefined while something is still open. */
export function completeRules(draft: Group): Group | undefined {
  return Rules.safeParse(draft).data
}

export function operatorsFor({ kind, hasStart }: ConditionInfo): readonly Operator[] {
  return OPERATORS_OF[kind].filter((operator) => operator !== 'starts' || hasStart)
}
