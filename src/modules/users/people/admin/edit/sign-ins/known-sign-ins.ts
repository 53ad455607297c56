import type { Reply } from '#kernel/contract/endpoint.ts'
import type { readSignIns } from '../../../person.calls.ts'
import type { Person } from '../../user-calls.ts'

/** What the cards about signing in draw from. */
export type KnownSignIns = {
  person: Person
  signIns: Reply<typeof readSignIns>
  mayEdit: boolean
}
