import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { applicationFailures } from '../../errors.ts'
import type { ApplicationTables } from '../../server/tables.ts'
import type { ApplicationUnit, Db } from '../../server/unit-of-work.ts'
import { position } from '../position.ts'
import { POSITIONS_TAG, positionPath } from './open-positions.ts'

/** Whoever changes what visitors see of it needs the right to publish. */
export const positionResource = resourcesOf<ApplicationTables>()(position, {
  table: 'positions',
  check: async (change, { isOpen }, before) => {
    if (isOpen || before?.isOpen) mayShow(change)
  },
  removing: async (change, items) => {
    if (items.some(({ isOpen }) => isOpen)) mayShow(change)
  },
  restoring: async (change, { isOpen }) => {
    if (isOpen) mayShow(change)
  },
  derive: addresses,
  tags: () => [POSITIONS_TAG],
})

function mayShow({ scope }: ApplicationUnit): void {
  mustPublish(scope, 'applications', applicationFailures.publishAccess)
}

async function addresses(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('positions')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, { url: positionPath(row, 'de') }]))
}
