import { listen } from '#kernel/server/jobs/job.ts'
import { accountVerified } from '#modules/auth/events.ts'
import { absorb, takePair } from '../../merges/server/merge-persons.ts'
import { fits, writtenByStaff } from '../../merges/server/plan-merge.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { PeopleChange } from '../../server/unit-of-work.ts'

const MOST = 200

/** Whoever confirms the address of their account is who the candidates with that address were. */
export const joinOnVerification = listen<PeopleTables, { userId: string }>(accountVerified, {
  name: 'people.join-candidates',
  run: ({ change }, { userId }) =>
    change(async (unit) => {
      const owner = await unit.db
        .selectFrom('people')
        .innerJoin('users', 'users.id', 'people.account')
        .select(['people.id', 'users.handle'])
        .where('people.account', '=', userId)
        .where('users.verified_at', 'is not', null)
        .executeTakeFirst()
      if (owner) await joinCandidates(unit, owner.id, owner.handle)
    }),
})

/**
 * Brings the candidates that typed an address to the person who proved to have it. What they did goes
 * over, as confirmed, and what staff have written on them; what they typed about themselves changes
 * nobody. One whose notes have no room there stays, and is suggested to staff as a duplicate.
 */
export async function joinCandidates(
  change: PeopleChange,
  into: string,
  mail: string,
): Promise<void> {
  const candidates = await change.db
    .selectFrom('person_contacts')
    .innerJoin('people', 'people.id', 'person_contacts.person_id')
    .select('people.id')
    .where('kind', '=', 'mail')
    .where('folded', '=', mail.trim().toLowerCase())
    .where('people.is_candidate', '=', true)
    .where('people.id', '<>', into)
    .orderBy('people.id')
    .limit(MOST)
    .execute()
  for (const { id } of candidates) {
    const pair = await takePair(change, { from: id, into })
    const moved = writtenByStaff(pair.from, pair.into)
    if (!fits(pair.into, moved)) continue
    await change.db
      .updateTable('person_links')
      .set({ proof: 'confirmed' })
      .where('person_id', '=', id)
      .where('proof', '=', 'typed')
      .execute()
    await absorb(change, pair, moved)
  }
}
