import { z } from 'zod'
import { requiredText, text } from '#kernel/contract/fields.ts'

export const MAX_CONDITIONS = 30
export const MAX_DEPTH = 3
const MAX_VALUES = 50
const MAX_NUMBER = 1_000_000_000

/** How a group joins what is in it; `none`: nothing of it may be true. */
export const JOINS = ['all', 'any', 'none'] as const
export type Join = (typeof JOINS)[number]

const OPERATORS = ['is', 'starts', 'since', 'before', 'within', 'beyond', 'min', 'max'] as const
export type Operator = (typeof OPERATORS)[number]

export const KINDS = ['choice', 'text', 'date', 'number', 'yes-no'] as const
type Kind = (typeof KINDS)[number]

/** What each kind of value can be asked; `within` and `beyond` are days back from now. */
export const OPERATORS_OF: Readonly<Record<Kind, readonly [Operator, ...Operator[]]>> = {
  choice: ['is'],
  text: ['is', 'starts'],
  date: ['since', 'before', 'within', 'beyond'],
  number: ['min', 'max'],
  'yes-no': ['is'],
}

/** Whether a value fits its condition is known only by the module that declares it. */
const Condition = z.strictObject({
  condition: text(80).regex(/^[a-z][a-z-]*\.[a-z][A-Za-z]*$/, { error: 'pattern' }),
  operator: z.enum(OPERATORS),
  value: z.union([
    z.boolean(),
    z.int().min(0).max(MAX_NUMBER),
    requiredText(200),
    z.array(requiredText(200)).min(1).max(MAX_VALUES),
  ]),
})
export type Condition = z.infer<typeof Condition>
export type Value = Condition['value']

/** An empty group would mean everybody, and is therefore none. */
function groupOf<R extends z.ZodType>(rule: R) {
  return z.strictObject({
    join: z.enum(JOINS),
    rules: z.array(rule).min(1).max(MAX_CONDITIONS),
  })
}

const Innermost = groupOf(Condition)
const Inner = groupOf(z.union([Condition, Innermost]))

export type Group = { join: Join; rules: Rule[] }
export type Rule = Condition | Group

/** Groups in groups, three deep, with at most thirty conditions in all. */
export const Rules: z.ZodType<Group> = groupOf(z.union([Condition, Inner])).refine(
  (rules) => conditionsIn(rules).length <= MAX_CONDITIONS,
  { error: 'invalid' },
)

export function isGroup(rule: Rule): rule is Group {
  return 'rules' in rule
}

/** Every condition in the order it is read. */
export function conditionsIn(rule: Rule): Condition[] {
  return isGroup(rule) ? rule.rules.flatMap(conditionsIn) : [rule]
}
