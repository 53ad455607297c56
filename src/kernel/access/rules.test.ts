import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GUEST, isAdmin, type Principal, ROLES } from './roles.ts'
import {
  ACTIONS,
  type Access,
  admin,
  allows,
  anyone,
  signedIn,
  signedInDuring,
  staff,
  system,
} from './rules.ts'
import { mayInUi } from './ui-permissions.ts'

const anyRole = fc.constantFrom(...ROLES)
const anyAction = fc.constantFrom(...ACTIONS)
const as = (role: (typeof ROLES)[number]): Principal => ({ ...GUEST, roles: [role] })

test('a guest is let in nowhere but where anyone is', () => {
  for (const access of [signedIn, staff('bugs', 'view'), admin, system]) {
    expect(allows(access, GUEST, { bugs: [...ACTIONS] })).toBe(false)
  }
  expect(allows(anyone, GUEST, {})).toBe(true)
})

test('a member may exactly what the matrix grants', () => {
  fc.assert(
    fc.property(fc.subarray([...ACTIONS]), anyAction, (granted, wanted) => {
      expect(allows(staff('bugs', wanted), as('member'), { bugs: granted })).toBe(
        granted.includes(wanted),
      )
      expect(allows(staff('other', wanted), as('member'), { bugs: granted })).toBe(false)
    }),
    { seed: 1 },
  )
})

test('only admins and system pass admin, only system passes system', () => {
  fc.assert(
    fc.property(anyRole, (role) => {
      expect(allows(admin, as(role), {})).toBe(isAdmin(as(role)))
      expect(allows(system, as(role), {})).toBe(role === 'system')
    }),
    { seed: 1 },
  )
})

test('a limited session passes nothing but its own way out', () => {
  const limited: Principal = { ...as('system'), limited: 'password-change' }
  const everything: Access[] = [signedIn, admin, system, staff('bugs', 'view')]
  for (const access of everything) expect(allows(access, limited, {})).toBe(false)
  expect(allows(signedInDuring('password-change'), limited, {})).toBe(true)
  expect(allows(signedInDuring('second-factor-setup'), limited, {})).toBe(false)
})

test('the generic permissions of the user interface', () => {
  for (const action of ['read', 'create', 'remove'] as const) {
    expect(mayInUi(GUEST, action)).toBe(false)
    expect(mayInUi(as('user'), action)).toBe(true)
  }
  expect(mayInUi(as('member'), 'update')).toBe(false)
  expect(mayInUi(as('admin'), 'update')).toBe(true)
  expect(mayInUi(as('system'), 'update')).toBe(true)
})
