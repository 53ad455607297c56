import { EMPTY_USER_DATA } from '#modules/auth/accounts/person.ts'
import type { UserItem } from '../user.ts'
import { type Person, toPerson } from './user-calls.ts'

/** Somebody for tests; `special` is what matters to one. */
export function somebody(special: Partial<Person> = {}): Person {
  return {
    ...toPerson({ ...ACCOUNT, userData: EMPTY_USER_DATA }),
    ...special,
  }
}

const ACCOUNT: Omit<UserItem, 'userData'> = {
  _id: '01932b1a-0000-7000-8000-000000000001',
  handle: 'rosa@example.org',
  username: '',
  name: 'Rosa Lindner',
  roles: ['user'],
  lang: 'de',
  last_active: null,
  lastLogin: null,
  failedLogins: 0,
  two_factor: { enabled: false },
  reset_requested: false,
  acted_by: null,
  must_change_password: false,
  must_set_second_factor: false,
  version: 1,
  customer_number: '10001',
  created: '2026-01-01T10:00:00.000Z',
  status: 'active',
  online: 'unknown',
  isBlocked: false,
  verified: '2026-01-01T10:00:00.000Z',
  invited: null,
  isEditable: true,
}
