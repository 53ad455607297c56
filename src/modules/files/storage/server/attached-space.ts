import { isStaff } from '#kernel/access/roles.ts'
import { AppError, failures } from '#kernel/server/app-error.ts'
import type { Space } from '#kernel/server/attachments/store-bytes.ts'
import { typedChange, typedScope } from '#kernel/server/scope.ts'
import { fileFailures } from '../../errors.ts'
import type { FileTables } from '../../server/tables.ts'
import type { FileScope } from '../../server/unit-of-work.ts'
import { mustFitOnDisk, whileArriving } from './bookings.ts'
import { giveSpace, takeSpace } from './quota.ts'

/** The first step of a booking costs no query; strangers could send any number of small files. */
const LEAST = 4 * 1024 * 1024
const QUOTA_FULL = fileFailures.quotaFull().code

/** Attachments of all modules share the space of the files: one quota, one reserve on the disk. */
export const attachedSpace: Space = {
  whileArriving: (given, takeIn) => {
    const scope = typedScope<FileTables>(given)
    return discreetly(scope, async () => {
      await mustFitOnDisk(scope, scope.db, { diskBytes: LEAST })
      return whileArriving(scope, takeIn)
    })
  },
  take: (given, taken) => {
    const change = typedChange<FileTables, never>(given)
    return discreetly(change.scope, () => takeSpace(change, taken))
  },
  give: (given, bytes) => giveSpace(typedChange<FileTables, never>(given).db, bytes),
}

/** How full the house is, and what would make room, is for staff. */
async function discreetly<T>(
  { user }: Pick<FileScope, 'user'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isTold = error instanceof AppError && error.code === QUOTA_FULL && !isStaff(user)
    throw isTold ? failures.diskFull() : error
  }
}
