import { failures } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import { recordConsents } from '#modules/consents/server/api.ts'
import { takePerson } from '../../files/server/person-files.ts'
import { currentOf, resolvePerson } from '../../persons/server/resolve-person.ts'
import { berlinDay } from '../../persons/shown-name.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { PeopleChange, PeopleContext } from '../../server/unit-of-work.ts'
import { addPersonConsent, listPersonConsents, type NewStep } from '../person-consent.calls.ts'
import { findSteps } from './find-steps.ts'

const on = routesOf<PeopleTables>()

export const consentRoutes = [
  on(listPersonConsents, async ({ db }, { params }) => findSteps(db, params.id)),
  on(addPersonConsent, async (context, { params, body }) => {
    await recordConsent(context, params.id, body)
    return findSteps(context.db, params.id)
  }),
]

/** Writes down what somebody declared to staff. It belongs to the person, and to no address. */
async function recordConsent(context: PeopleContext, given: string, step: NewStep) {
  if (step.given_on > berlinDay(new Date()))
    throw failures.invalid({ fields: { given_on: 'future' } })
  await context.change(async (change) => {
    const id = await resolvePerson(change.db, given)
    // Held until the end: whoever erases the person waits, and takes this along.
    await takePerson(change, id)
    if (step.declared === 'guardian') await mustBeGuardian(change, id, step.guardian)
    const { purpose, action } = step
    await change.audit({ noun: 'person', id, action: `consent-${action}`, after: { purpose } })
    await recordConsents(change, [
      { purpose, action, subject: id, email: '', facts: factsOf(step, context.user.name) },
    ])
  })
}

function factsOf(step: NewStep, by: string) {
  const { action, declared, guardian, how, given_on, wording, proof } = step
  return {
    source: 'staff',
    given_on,
    how,
    declared,
    by,
    proof,
    wording: action === 'declared' ? wording : '',
    // Their name is theirs: whoever erases the guardian must not search the proofs of others for it.
    guardian: declared === 'guardian' ? (guardian ?? '') : '',
  }
}

async function mustBeGuardian({ db }: PeopleChange, ward: string, guardian: string | null) {
  const current = guardian && (await currentOf(db, guardian))
  const known =
    current &&
    (await db
      .selectFrom('person_relations')
      .select('id')
      .where('kind', '=', 'guardian')
      .where('person_id', '=', current)
      .where('other_id', '=', ward)
      .executeTakeFirst())
  if (!known) throw failures.invalid({ fields: { guardian: 'reference' } })
}
