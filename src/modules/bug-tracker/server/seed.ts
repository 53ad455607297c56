import { uuidv7 } from 'uuidv7'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { noteDemo } from '#kernel/server/manifest/demo.ts'
import { staffMembers } from '../bugs/server/change/check-references.ts'
import type { Db } from '../bugs/server/find/queries.ts'
import type { DemoBug } from './demo/demo-bug.ts'
import { DEMO_NOUNS } from './demo/remove-demo.ts'
import { shopBugs } from './demo/shop-bugs.ts'
import { terminalBugs } from './demo/terminal-bugs.ts'
import { websiteBugs } from './demo/website-bugs.ts'
import { type DemoSurroundings, type Person, writeDemoBug } from './demo/write-demo.ts'
import type { BugTables } from './tables.ts'

const DAY = 24 * 60 * 60 * 1000

const PROJECTS = [
  { title: 'Website', colour: '#1971c2', bugs: websiteBugs },
  { title: 'Shop', colour: '#2f9e44', bugs: shopBugs },
  { title: 'Werkstatt-Terminal', colour: '#e8590c', bugs: terminalBugs },
]

/** A workshop's worth of bugs in every state; does nothing where projects exist already. */
export async function seed(scope: Scope<never>): Promise<void> {
  await tablesOf<BugTables>(scope.db)
    .transaction()
    .execute(async (db) => {
      const known = await db.selectFrom('bug_projects').select('id').limit(1).executeTakeFirst()
      const staff = await firstStaffMember(db)
      if (known || !staff) return
      const milestones = await writeMilestones(db)
      for (const { title, colour, bugs } of PROJECTS) {
        const project = uuidv7()
        await db.insertInto('bug_projects').values({ id: project, title, colour }).execute()
        await noteDemo(tablesOf(db), DEMO_NOUNS.projects, [{ id: project }])
        await writeBugs(db, bugs, { project, milestones, staff })
      }
    })
}

/** The administrator of the first start, or whoever works here. */
function firstStaffMember(db: Db): Promise<Person | undefined> {
  return staffMembers(db)
    .where('users.handle', '<>', 'system')
    .orderBy('users.created_at')
    .orderBy('users.id')
    .executeTakeFirst()
}

async function writeMilestones(db: Db): Promise<DemoSurroundings['milestones']> {
  const spring = uuidv7()
  const autumn = uuidv7()
  await db
    .insertInto('bug_milestones')
    .values([
      {
        id: spring,
        title: 'Version 1.9',
        notes: 'Zuverlässig bestellen und stempeln.',
        due_on: dayFromNow(20),
        created_at: new Date(Date.now() - 30 * DAY),
      },
      {
        id: autumn,
        title: 'Version 2.0',
        notes: 'Maßanfertigungen im Shop, neue Anzeige in der Werkstatt.',
        due_on: dayFromNow(200),
        created_at: new Date(Date.now() - 12 * DAY),
      },
    ])
    .execute()
  await noteDemo(tablesOf(db), DEMO_NOUNS.milestones, [{ id: spring }, { id: autumn }])
  return { spring, autumn }
}

async function writeBugs(db: Db, bugs: readonly DemoBug[], place: DemoSurroundings): Promise<void> {
  const ids = new Map<string, string>()
  // Oldest first, so that numbers rise with time.
  for (const bug of bugs.toSorted((a, b) => b.age - a.age)) {
    ids.set(bug.title, await writeDemoBug(db, bug, place))
  }
  for (const { title, duplicateOf } of bugs) {
    const [id, original] = [ids.get(title), duplicateOf && ids.get(duplicateOf)]
    if (!id || !original) continue
    await db.updateTable('bugs').set({ duplicate_of: original }).where('id', '=', id).execute()
  }
  const made = [...ids.values()].map((id) => ({ id }))
  await noteDemo(tablesOf(db), DEMO_NOUNS.bugs, made)
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
}
