import { uuidv7 } from 'uuidv7'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { noteDemo } from '#kernel/server/manifest/demo.ts'
import { EMPTY_USER_DATA } from '#modules/auth/accounts/person.ts'
import { nextCustomerNumber } from '#modules/auth/server/api.ts'
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts'
import type { Db } from './queries.ts'
import { people } from './queries.ts'
import { USER_NOUN } from './remove-demo.ts'
import type { UsersTables } from './tables.ts'

const DAY = 24 * 60 * 60 * 1000

/** A handful of customers and one colleague. Nobody knows a password of theirs: there is none. */
export async function seed(scope: Scope<never>): Promise<void> {
  await tablesOf<UsersTables>(scope.db)
    .transaction()
    .execute(async (db) => {
      const known = await people(db).select('users.id').limit(1).executeTakeFirst()
      if (known) return
      for (const person of DEMO_PEOPLE) await writePerson(db, person)
    })
}

async function writePerson(db: Db, person: DemoPerson): Promise<void> {
  const { first_name, last_name, company, street, zip, city, status } = person
  const id = uuidv7()
  const uuid = uuidv7()
  const created = new Date(Date.now() - person.daysAgo * DAY)
  const address = { type: company ? 'company' : 'person', first_name, last_name, company } as const
  const place = { title: '', address: street, zip, city, country: 'DE', phone: '' } as const
  const data = {
    ...EMPTY_USER_DATA,
    first_name,
    last_name,
    company,
    addresses: [{ uuid, ...address, ...place }],
    shop: { default_shipping_address: uuid, default_invoice_address: uuid },
  }
  await db
    .insertInto('users')
    .values({
      id,
      handle: person.mail,
      username: '',
      name: `${first_name} ${last_name}`,
      roles: [person.role],
      lang: person.lang,
      password_hash: null,
      notes: person.notes,
      user_data: JSON.stringify(data),
      customer_number: await nextCustomerNumber(db),
      created_at: created,
      verified_at: status === 'active' || status === 'blocked' ? created : null,
      invited_at: status === 'invited' ? created : null,
      is_blocked: status === 'blocked',
    })
    .execute()
  await noteDemo(tablesOf(db), USER_NOUN, [{ id }])
}
