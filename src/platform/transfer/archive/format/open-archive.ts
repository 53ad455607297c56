import type { Storage } from '../../../storage/storage.ts'
import { type ArchiveHead, type FoundHead, firstBytes, readHead } from './archive-head.ts'
import { type Opener, openSlots } from './key-slots.ts'
import type { Manifest } from './manifest.ts'
import { type ArchiveTaker, readArchive } from './read-archive.ts'

/** An archive that lies somewhere, with the key of its content. */
export type OpenArchive = {
  head: ArchiveHead
  key: Buffer
  /** Every byte is read; see `readArchive`. */
  read(taker: ArchiveTaker): Promise<Manifest>
}

/** Where an archive lies. */
export type ArchivePlace = { storage: Pick<Storage, 'get'>; key: string }

/** What stands readable at its beginning. */
export async function headOf({ storage, key }: ArchivePlace): Promise<FoundHead> {
  return readHead(await firstBytes(await storage.get(key, { start: 0, end: 16 * 1024 - 1 })))
}

/** @example const archive = await openArchive({ storage, key }, { houseKey }) */
export async function openArchive(place: ArchivePlace, opener: Opener): Promise<OpenArchive> {
  const found = await headOf(place)
  return openWith(place, found, await openSlots(found.head.slots, opener))
}

/** The same with the key of the content itself. */
export function openWith(
  place: ArchivePlace,
  { head, bytes }: FoundHead,
  key: Buffer,
): OpenArchive {
  return {
    head,
    key,
    read: async (taker) => {
      const sealed = await place.storage.get(place.key, { start: bytes })
      try {
        return await readArchive({ sealed, key, id: head.id }, taker)
      } finally {
        sealed.destroy()
      }
    },
  }
}
