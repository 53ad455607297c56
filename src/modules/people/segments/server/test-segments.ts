import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import type { Caller } from '#tests/caller.ts'
import { openPeople } from '../../server/test-persons.ts'
import type { Condition, Group, Join, Operator, Rule, Value } from '../rules.ts'
import * as calls from '../segment.calls.ts'
import { personSegment, type Segment } from '../segment.ts'

export const SEGMENT = '/api/v0/person_segment/'
export const COUNT = '/api/v1/person/countSegment'
export const EXPLAIN = '/api/v1/person/explainSegment'

/** The first name of those who sign in to test. */
const TESTER = 'Test'

const Segments = z.object({ items: z.array(personSegment.Wire) })

/** A house whose tests speak of segments. */
export async function openSegments() {
  const people = await openPeople()
  const { admin } = people
  const save = async (rules: Rule, by: Caller = admin): Promise<Segment> => {
    const [made] = (await by.post(SEGMENT, { name: 'Ein Segment', rules })).parse(Segments).items
    if (!made) throw new Error('no segment was made')
    return made
  }
  /** Last names of the members, each time through a stored segment and page by page. */
  const membersOf = async (id: string, by: Caller = admin): Promise<string[]> => {
    const names: string[] = []
    let cursor = ''
    do {
      const page = await by.get(`${SEGMENT}${id}/members?limit=3${cursor}`)
      const { items, next } = page.parse(calls.listMembers.reply)
      const own = items.filter(({ first_name }) => first_name !== TESTER)
      names.push(...own.map(({ last_name }) => last_name))
      cursor = next ? `&cursor=${encodeURIComponent(next)}` : ''
    } while (cursor !== '')
    return names
  }
  return {
    ...people,
    save,
    membersOf,
    found: async (rules: Rule) => membersOf((await save(rules))._id),
    count: async (body: object, by: Caller = admin) =>
      (await by.post(COUNT, body)).parse(calls.countSegment.reply),
    explain: async (body: object, by: Caller = admin) =>
      (await by.post(EXPLAIN, body)).parse(calls.explainSegment.reply),
  }
}

/** @example group('all', is('people.tag', ['Presse']), …) */
export function group(join: Join, ...rules: Rule[]): Group {
  return { join, rules }
}

export function is(condition: string, value: Value, operator: Operator = 'is'): Condition {
  return { condition, operator, value }
}

export function address(country: string, zip: string): object {
  const names = { company: '', title: '', first_name: 'A', last_name: 'B', phone: '' }
  const place = { address: 'Weg 1', zip, city: 'Ort', country }
  return { uuid: uuidv7(), type: 'person', ...names, ...place }
}
