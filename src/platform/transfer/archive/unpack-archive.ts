import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from './format/manifest.ts'
import type { OpenArchive } from './format/open-archive.ts'
import type { ReadFile } from './format/read-archive.ts'

/** An archive of which every byte was read and found right. */
export type UnpackedArchive = {
  archive: OpenArchive
  manifest: Manifest
  /** The gzipped export, unpacked for reading it more than once. */
  rowsFile: string
  files: ReadonlyMap<string, ReadFile>
}

/** Reads a whole archive; its rows lie in `folder` then. Throws for one that is not whole. */
export async function unpackArchive(
  archive: OpenArchive,
  folder: string,
): Promise<UnpackedArchive> {
  const rowsFile = join(folder, 'rows.jsonl.gz')
  const files = new Map<string, ReadFile>()
  const manifest = await archive.read({
    rows: (bytes) =>
      pipeline(Readable.from(bytes), createWriteStream(rowsFile, { flags: 'wx', mode: 0o600 })),
    fileDone: (file) => files.set(file.key, file),
  })
  return { archive, manifest, rowsFile, files }
}
