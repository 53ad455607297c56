import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROLES } from '#kernel/access/roles.ts'
import { assignableRoles, mayChange, rankOf, rolesForPeople } from './rank.ts'

const anyRoles = fc.subarray([...ROLES], { minLength: 1 })

test('nobody may assign a role above the own, nor one that is not configured', () => {
  fc.assert(
    fc.property(anyRoles, anyRoles, (roles, available) => {
      for (const role of assignableRoles({ roles }, available)) {
        expect(rankOf({ roles: [role] })).toBeLessThanOrEqual(rankOf({ roles }))
        expect(available).toContain(role)
        expect(['guest', 'internal']).not.toContain(role)
      }
    }),
    { seed: 1 },
  )
})

test('an admin may make admins, but neither system nor internal accounts', () => {
  expect(assignableRoles({ roles: ['admin'] }, ROLES)).toEqual(['user', 'member', 'admin'])
  expect(assignableRoles({ roles: ['member'] }, ROLES)).toEqual(['user', 'member'])
})

test('the strongest role counts', () => {
  expect(mayChange({ roles: ['member'] }, { roles: ['user', 'admin'] })).toBe(false)
  expect(mayChange({ roles: ['admin'] }, { roles: ['admin'] })).toBe(true)
  expect(mayChange({ roles: ['admin'] }, { roles: ['system'] })).toBe(false)
})

test('internal roles are hidden', () => {
  expect(rolesForPeople(ROLES)).toEqual(['user', 'member', 'admin', 'system'])
})
