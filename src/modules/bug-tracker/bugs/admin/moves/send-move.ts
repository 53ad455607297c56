import { call } from '#kernel/client/call.ts'
import type { Bug } from '../../bug.calls.ts'
import { moveBug } from '../../flow.calls.ts'
import type { Movable, MoveOrder } from './move-dialog.tsx'

/** Moves a bug as it was read; answers it as it is now. */
export async function sendMove({ _id, version }: Movable, order: MoveOrder): Promise<Bug> {
  const { bugs } = await call(moveBug, { params: { id: _id }, body: { ...order, version } })
  const [moved] = bugs
  if (!moved) throw new Error('The server answered without a bug')
  return moved
}
