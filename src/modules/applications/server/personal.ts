import { sql } from 'kysely'
import { type Kept, type Person, personColumns } from '#kernel/server/people/personal-data.ts'
import { eraseApplications } from '../applications/server/application.resource.ts'
import type { ApplicationTables } from './tables.ts'

/** Stands where a name was; the same in every language. */
const NOBODY = '—'

const NOTES: Kept = {
  what: {
    de: 'Notizen zu Bewerbungen anderer, ohne Namen',
    en: 'Notes on other people’s applications, without the name',
  },
  why: {
    de: 'Sie gehören zu den Bewerbungen anderer Personen und werden mit diesen gelöscht (Art. 17 Abs. 3 DSGVO)',
    en: 'They belong to other people’s applications and are erased with them (Art. 17 (3) GDPR)',
  },
}

/** An application goes as a whole, with its papers; what staff noted on others stays without their name. */
export const personal = personColumns<ApplicationTables>({
  purpose: {
    for: { de: 'Um über Bewerbungen zu entscheiden', en: 'To decide on applications' },
    basis: {
      de: 'Anbahnung eines Beschäftigungsverhältnisses (§ 26 BDSG, Art. 6 Abs. 1 lit. b DSGVO)',
      en: 'Steps before entering into employment (§ 26 BDSG, Art. 6 (1) (b) GDPR)',
    },
    until: {
      de: 'Bis zu dem Tag, der bei jeder Bewerbung steht; üblich sind sechs Monate nach der Entscheidung',
      en: 'Until the day shown with every application; usually six months after the decision',
    },
  },
  place: () => 'applications',
  tables: [
    {
      table: 'applications',
      account: 'account_id',
      email: 'email',
      exported: {
        as: 'applications',
        columns: [
          'name',
          'email',
          'phone',
          'message',
          'start_text',
          'position_title',
          'state',
          'created_at',
          'erase_at',
        ],
      },
      erase: 'delete',
    },
    {
      table: 'application_notes',
      account: 'author_id',
      exported: { as: 'notes', columns: ['author_name', 'text', 'created_at'] },
      erase: { author_name: NOBODY, author_id: NOTES },
    },
    {
      table: 'application_files',
      account: 'uploaded_by',
      exported: { as: 'files', columns: ['name', 'size', 'created_at'] },
      erase: 'delete',
    },
  ],
  collect: async ({ db }, person) => {
    const { rows } = await sql<{ name: string; size: number; at: Date }>`
      select f.name, f.size, f.created_at as at from application_files f
        join applications on applications.id = f.application_id
      where f.ready_at is not null and ${isOf(person)} order by f.id limit 1000`.execute(db)
    return { papers: rows }
  },
  erase: async (change, person) => {
    const { rows } = await sql<{ id: string }>`select id from applications
      where ${isOf(person)}`.execute(change.db)
    await eraseApplications(
      change,
      rows.map((row) => row.id),
    )
    return []
  },
})

/** Applications of a person: by the account, by the address, or linked to them. */
function isOf({ id, emails, person, merged = [] }: Person) {
  const addresses = emails.map((email) => email.toLowerCase())
  return sql<boolean>`(applications.account_id = ${id}
    or lower(applications.email) = any(${addresses}::text[])
    or applications.id in (select item_id from person_links where module = 'applications'
      and role = 'applicant' and person_id = any(${[person, ...merged]}::uuid[])))`
}
