import type { Services } from '#kernel/server/services.ts'

export type Storage = Services['storage']

/** All bytes of an object in memory; only for what was found to be small enough. */
export async function readBytes(
  storage: Storage,
  key: string,
  range?: Parameters<Storage['get']>[1],
): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await storage.get(key, range)) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
