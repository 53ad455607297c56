import { IconLock } from '@tabler/icons-react'
import { describe, expect, test } from 'vitest'
import type { ItemAction } from '#kernel/admin/collection/definition.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { forAll } from './bulk-actions.ts'
import { somebody } from './test-person.ts'
import type { Person } from './user-calls.ts'

const action = (run: ItemAction<Person>['run']): ItemAction<Person> => ({
  name: 'block',
  icon: IconLock,
  when: ({ isBlocked }) => !isBlocked,
  run,
})
const people = ['a', 'b', 'c'].map((_id) => somebody({ _id }))

describe('an action for several people', () => {
  test('is offered only where it applies to every one of them', () => {
    const all = forAll(action(async () => undefined))
    expect(all.when?.(people)).toBe(true)
    expect(all.when?.([...people, somebody({ isBlocked: true })])).toBe(false)
  })

  test('reaches everyone, also after one was refused', async () => {
    const reached: string[] = []
    const all = forAll(
      action(async ({ _id }) => {
        reached.push(_id)
        if (_id === 'a') throw new CallError({ status: 422, code: 'last-admin', message: 'nein' })
      }),
    )
    await all.run(people)
    expect(reached).toEqual(['a', 'b', 'c'])
  })

  test('fails when nobody could be reached', async () => {
    const refused = new CallError({ status: 403, code: 'C100' })
    const all = forAll(action(() => Promise.reject(refused)))
    await expect(all.run(people)).rejects.toBe(refused)
  })
})
