import { personColumns } from '#kernel/server/people/personal-data.ts'
import type { ConsentTables } from './tables.ts'

/** What was agreed to, when and how. The chain beside it names nobody and stays. */
export const personal = personColumns<ConsentTables>({
  purpose: {
    for: {
      de: 'Um nachweisen zu können, wozu jemand eingewilligt hat',
      en: 'To be able to prove what somebody has agreed to',
    },
    basis: {
      de: 'Pflicht zum Nachweis der Einwilligung (Art. 7 Abs. 1 DSGVO)',
      en: 'Duty to demonstrate consent (Art. 7 (1) GDPR)',
    },
    until: {
      de: 'Bis die Person gelöscht wird; unbestätigte Anmeldungen sieben Tage',
      en: 'Until the person is erased; unconfirmed sign-ups seven days',
    },
  },
  tables: [
    {
      table: 'consent_records',
      email: 'email',
      exported: { as: 'consents', columns: ['email', 'facts', 'created_at'] },
      erase: 'delete',
      // The proof speaks of the address it was given with.
      merge: 'stays',
    },
  ],
})
