import { receiveBytes } from './receive-bytes.ts'
import { type Placing, storeFile } from './store-file.ts'
import type { FileScope } from './work.ts'

/** From the first byte to the row; returns the id of the new file. */
export async function storeOne(
  scope: FileScope,
  incoming: { name: string; stream: NodeJS.ReadableStream },
  placing: Placing,
): Promise<string> {
  const received = await receiveBytes(scope, incoming)
  return storeFile(scope, { ...received, name: incoming.name }, placing)
}

export function ownerOf({ user }: Pick<FileScope, 'user'>): Placing['owner'] {
  return { id: user.id, name: user.name || user.handle }
}
