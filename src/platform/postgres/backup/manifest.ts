import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { codeOf, PlatformError } from '#platform/platform-error.ts'
import { writeDurably } from '../../files/durable.ts'

const FORMAT = 1

// The names come from outside: none may lead out of the folder it is restored to.
const InnerPath = z
  .string()
  .regex(/^[^/\\\0]+(\/[^/\\\0]+)*$/)
  .refine((path) => !path.split('/').includes('..'))

const Body = z.object({
  product: z.literal('Kontor'),
  format: z.literal(FORMAT),
  postgres: z.string().regex(/^\d+/),
  createdAt: z.iso.datetime(),
  startLsn: z.string(),
  stopLsn: z.string(),
  folders: z.array(InnerPath),
  files: z.array(z.object({ path: InnerPath, size: z.int().min(0), sha256: z.hash('sha256') })),
})

/** What a backup holds: every file of the cluster with size and SHA-256. */
export type Manifest = z.infer<typeof Body>
export type BackupFile = Manifest['files'][number]

/** Writes the manifest with a checksum of its own; a backup without one is not finished. */
export async function writeManifest(
  dir: string,
  content: Omit<Manifest, 'product' | 'format'>,
): Promise<void> {
  const body: Manifest = { product: 'Kontor', format: FORMAT, ...content }
  const text = JSON.stringify({ ...body, checksum: checksumOf(body) }, null, 1)
  await writeDurably(manifestFile(dir), `${text}\n`)
}

/** Reads and checks the manifest alone, not the files it names. */
export async function readManifest(dir: string): Promise<Manifest> {
  const text = await readFile(manifestFile(dir), 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR')
      throw invalid(dir, 'it has no manifest.json, so it is not a whole backup of Kontor')
    throw error
  })
  const { checksum, ...body } = parseObject(dir, text)
  const isOther = body.product === 'Kontor' && body.format !== FORMAT
  if (isOther) throw invalid(dir, `its format ${String(body.format)} is of another Kontor version`)
  if (checksum !== checksumOf(body)) throw invalid(dir, 'its manifest.json was changed')
  const parsed = Body.safeParse(body)
  if (!parsed.success) throw invalid(dir, 'its manifest.json is not one of Kontor')
  return parsed.data
}

/** The error for a backup that must not be restored. */
export function invalid(dir: string, why: string): PlatformError {
  return new PlatformError(
    'backup-invalid',
    `The backup ${dir} cannot be used: ${why}. Take another backup; nothing was changed.`,
  )
}

function parseObject(dir: string, text: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  } catch {
    throw invalid(dir, 'its manifest.json is cut off or damaged')
  }
}

function manifestFile(dir: string): string {
  return join(dir, 'manifest.json')
}

function checksumOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}
