import { runAll } from '#kernel/admin/collection/actions/run-all.ts'
import type { ItemAction } from '#kernel/admin/collection/definition.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { notify } from '#ui/notification/notify.tsx'
import { block, endSessions, unblock } from './user-actions.ts'
import type { Person } from './user-calls.ts'

/** The same actions for all chosen people to whom they apply. */
export const bulkActions: readonly ItemAction<readonly Person[]>[] = [
  forAll(block),
  forAll(unblock),
  forAll(endSessions),
]

/** Shown when it applies to everyone chosen; the first refusal is told, the others are done. */
export function forAll(action: ItemAction<Person>): ItemAction<readonly Person[]> {
  const { when, run, ...look } = action
  return {
    ...look,
    asksFirst: true,
    name: `${action.name}All`,
    when: (people) => people.every((person) => when?.(person) ?? true),
    run: async (people) => {
      const { done, error } = await runAll(people, run)
      if (!error) return
      if (done.length === 0 || !(error instanceof CallError)) throw error
      notify({ type: 'warning', content: error.message, lifetime: 10_000 })
    },
  }
}
