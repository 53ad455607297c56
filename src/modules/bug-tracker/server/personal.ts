import type { Kept } from '#kernel/server/personal-data.ts'
import { personalData } from '#kernel/server/personal-data.ts'
import { collectPerson } from './collect-person.ts'
import { forgetPerson } from './forget-person.ts'
import { handOverBugs } from './hand-over-bugs.ts'
import type { BugTables } from './tables.ts'

/** Who reported, works on, comments and watches bugs. */
export const personal = personalData<BugTables>({
  collect: ({ db }, person) => collectPerson(db, person),
  erase: async ({ db }, person) => {
    await forgetPerson(db, person)
    return [REPORTS]
  },
  merge: ({ db }, from, into) => handOverBugs(db, from, into),
})

const REPORTS: Kept = {
  what: {
    de: 'Fehlerberichte und Kommentare ohne Namen und Adresse',
    en: 'Bug reports and comments without name and address',
  },
  why: {
    de: 'Sie beschreiben Mängel des Angebots und nicht die Person (Art. 4 Nr. 1 DSGVO)',
    en: 'They describe faults of the service and not the person (Art. 4 (1) GDPR)',
  },
}
