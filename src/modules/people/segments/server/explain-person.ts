import { sql } from 'kysely'
import { tablesOf } from '#kernel/server/database.ts'
import { resolvePerson } from '../../persons/server/resolve-person.ts'
import type { PeopleContext } from '../../server/unit-of-work.ts'
import { type Condition, type Group, isGroup, type Rule } from '../rules.ts'
import { conditionSentence } from '../sentence.ts'
import { compileCondition, compileRules } from './compile-rules.ts'
import { catalogueFor, mustBeAllowed, unavailableIn } from './condition-catalogue.ts'
import { describeConditions } from './describe-conditions.ts'
import { IS_MEMBER } from './segment-members.ts'

type Asked = { rule: Condition; isExcluding: boolean }
type Row = { account: string | null; leftOut: 'candidate' | 'deleted' | null; answers: boolean[] }

/** The same conditions that find the members, asked of one person. */
export async function explainPerson(context: PeopleContext, rules: Group, given: string) {
  const { db, lang } = context
  const catalogue = catalogueFor(context)
  mustBeAllowed(rules, catalogue)
  const unavailable = unavailableIn(rules, catalogue)
  const id = await resolvePerson(db, given)
  const asked = flat(rules).filter(({ rule }) => catalogue.has(rule.condition))
  const wheres = [
    unavailable.length > 0
      ? sql`false`
      : sql`(${IS_MEMBER} and ${compileRules(db, rules, catalogue)})`,
    ...asked.map(({ rule }) => compileCondition(db, rule, catalogue)),
  ]
  const { rows } = await sql<Row>`select people.account,
      case when deleted_at is not null then 'deleted' when is_candidate then 'candidate' end as "leftOut",
      array[${sql.join(wheres.map((where) => sql`${where} is true`))}] as answers
    from people where people.id = ${id}`.execute(db)
  const { account = null, leftOut = null, answers: [isIn = false, ...answers] = [] } = rows[0] ?? {}
  const known = asked.flatMap(({ rule }) => catalogue.get(rule.condition) ?? [])
  const conditions = await describeConditions(db, known, lang)
  const items = await Promise.all(
    asked.map(async ({ rule, isExcluding }, place) => {
      const fact = await known[place]?.declared.fact(tablesOf<never>(db), { id, account })
      return {
        condition: rule.condition,
        sentence: conditionSentence(rule, { conditions, lang }),
        isTrue: answers[place] === true,
        isExcluding,
        fact: fact?.[lang] ?? '',
      }
    }),
  )
  return { isIn, leftOut, unavailable, items }
}

/** The conditions in the order they are read; inside `none` they keep people out. */
function flat(rule: Rule, isExcluding = false): Asked[] {
  if (!isGroup(rule)) return [{ rule, isExcluding }]
  const isTurned = rule.join === 'none' ? !isExcluding : isExcluding
  return rule.rules.flatMap((one) => flat(one, isTurned))
}
