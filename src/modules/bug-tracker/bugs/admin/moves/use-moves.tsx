import { type ReactNode, useState } from 'react'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import type { Status } from '../../bug-values.ts'
import { needsOf } from '../../life-cycle.ts'
import { type Movable, MoveDialog, type MoveOrder } from './move-dialog.tsx'

type Asked<B> = { bug: B; to: Status }

/**
 * Steps of the life cycle: at once where nothing else is needed, else after a question. Draw
 * `dialog` somewhere on the screen.
 */
export function useMoves<B extends Movable>(
  send: (bug: B, order: MoveOrder) => Promise<unknown>,
): { start(bug: B, to: Status): void; dialog: ReactNode } {
  const { attempt } = useAttempt()
  const [asked, setAsked] = useState<Asked<B>>()
  const [isOpen, setOpen] = useState(false)
  return {
    start: (bug, to) => {
      if (needsOf(to) === undefined) return void attempt(() => send(bug, { to }))
      setAsked({ bug, to })
      setOpen(true)
    },
    dialog: asked && (
      <MoveDialog
        {...asked}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={(order) => send(asked.bug, order)}
      />
    ),
  }
}
