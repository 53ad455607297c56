import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { Status } from '../../bugs/bug-values.ts'
import type { Db } from '../../bugs/server/find/queries.ts'
import type { BurnDown } from '../progress.calls.ts'
import { daysBetween, type Life, openPerDay } from './open-per-day.ts'

const MOST_BUGS = 2000
const MOST_EVENTS = 40_000
const MOST_DAYS = 400

/** Told from the history: what was planned and open at the end of each day, up to today. */
export async function readBurnDown(db: Db, id: string): Promise<BurnDown> {
  const { start, due, until } = await spanOf(db, id)
  const members = await findMembers(db, id)
  const known = members.slice(0, MOST_BUGS)
  const events = await findEvents(
    db,
    known.map((member) => member.id),
  )
  const days = daysBetween(start, until, MOST_DAYS)
  return {
    start,
    due,
    days: openPerDay(livesOf(known, events, id), days),
    isCut: members.length > MOST_BUGS || events.length === MOST_EVENTS,
  }
}

async function spanOf(db: Db, id: string) {
  const { rows } = await sql<{ start: string; due: string | null; until: string }>`
    select ${dayOf('created_at')} as start, due_on::text as due,
      greatest(${dayOf('created_at')}, ${dayOf('coalesce(closed_at, now())')}) as until
    from bug_milestones where id = ${id}`.execute(db)
  const [span] = rows
  if (!span) throw failures.notFound()
  return span
}

/** Where the business is, a day ends at midnight. */
function dayOf(moment: 'created_at' | 'coalesce(closed_at, now())') {
  return sql<string>`(${sql.raw(moment)} at time zone 'Europe/Berlin')::date::text`
}

type Member = { id: string; day: string; status: Status; isPlanned: boolean }

/** What belongs to it and what once did; a deleted bug counts as if it had never been filed. */
async function findMembers(db: Db, id: string): Promise<Member[]> {
  const { rows } = await sql<Member>`
    with member as (
      (select id from bugs where milestone_id = ${id} and deleted_at is null
        limit ${MOST_BUGS + 1})
      union
      (select distinct bug_id from bug_events where from_ref = ${id} limit ${MOST_BUGS + 1})
    )
    select id, status, coalesce(milestone_id = ${id}, false) as "isPlanned",
      ${dayOf('created_at')} as day
    from bugs where id in (select id from member) and deleted_at is null
    order by id limit ${MOST_BUGS + 1}`.execute(db)
  return rows
}

type Step = {
  bug_id: string
  field: 'status' | 'milestone'
  from: unknown
  to: unknown
  from_ref: string | null
  to_ref: string | null
  day: string
}

async function findEvents(db: Db, ids: readonly string[]): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select bug_id, field, "from", "to", from_ref, to_ref, ${dayOf('created_at')} as day
    from bug_events
    where bug_id = any(${[...ids]}::uuid[]) and field in ('status', 'milestone')
    order by bug_id, created_at, id limit ${MOST_EVENTS}`.execute(db)
  return rows
}

function livesOf(members: readonly Member[], events: readonly Step[], id: string): Life[] {
  const steps = Map.groupBy(events, (event) => event.bug_id)
  return members.map((member) => lifeOf(member, steps.get(member.id) ?? [], id))
}

/** What a bug began with is what its first step of a kind says it was before. */
function lifeOf(member: Member, events: readonly Step[], id: string): Life {
  const firstMove = events.find((event) => event.field === 'status')
  const firstPlan = events.find((event) => event.field === 'milestone')
  return {
    day: member.day,
    status: statusOf(firstMove?.from) ?? member.status,
    isPlanned: firstPlan ? firstPlan.from_ref === id : member.isPlanned,
    steps: events.map((event) =>
      event.field === 'status'
        ? { day: event.day, status: statusOf(event.to) }
        : { day: event.day, isPlanned: event.to_ref === id },
    ),
  }
}

function statusOf(value: unknown): Status | undefined {
  return Status.safeParse(value).data
}
