import type { FileScope } from '../../server/unit-of-work.ts'
import { type Booking, whileArriving } from '../../storage/server/bookings.ts'
import { receiveBytes } from './receive-bytes.ts'
import { type Placing, storeFile } from './store-file.ts'

/** A file on its way in; one that was announced has its space already. */
export type Incoming = { name: string; stream: NodeJS.ReadableStream; booking?: Booking }

/** From the first byte to the row; returns the id of the new file. */
export function storeOne(scope: FileScope, incoming: Incoming, placing: Placing): Promise<string> {
  const takeIn = async (booking: Booking) => {
    const received = await receiveBytes(scope, { ...incoming, booking })
    return storeFile(scope, { ...received, name: incoming.name }, placing)
  }
  return incoming.booking ? takeIn(incoming.booking) : whileArriving(scope, takeIn)
}

export function ownerOf({ user }: Pick<FileScope, 'user'>): Placing['owner'] {
  return { id: user.id, name: user.name || user.handle }
}
