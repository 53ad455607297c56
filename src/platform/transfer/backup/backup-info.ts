import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeDurably } from '../../files/durable.ts'
import { unusable } from './backup-sums.ts'

const FORMAT = 1
export const INFO_FILE = 'backup.json'

const Info = z.object({
  product: z.literal('Kontor'),
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** False when files are kept in S3, which is not part of a backup. */
  hasFiles: z.boolean(),
})
type BackupInfo = z.infer<typeof Info>

export async function writeInfo(folder: string, hasFiles: boolean): Promise<void> {
  const info: BackupInfo = {
    product: 'Kontor',
    format: FORMAT,
    createdAt: new Date().toISOString(),
    hasFiles,
  }
  await writeDurably(join(folder, INFO_FILE), `${JSON.stringify(info)}\n`)
}

export async function readInfo(folder: string): Promise<BackupInfo> {
  const text = await readFile(join(folder, INFO_FILE), 'utf8').catch((error: unknown) => {
    throw unusable(folder, `${INFO_FILE} fehlt`, error)
  })
  const parsed = Info.safeParse(JSON.parse(text))
  if (!parsed.success) throw unusable(folder, 'sie hat das Format einer anderen Kontor-Version')
  return parsed.data
}
