import { z } from 'zod'
import type { checks } from './checks.ts'
import { createInspectorPool } from './inspector-pool.ts'
import type { Request } from './inspector-process.ts'

/** Far more than an honest file needs, also on a slow machine with much else to do. */
const QUICK_MS = 15_000
/** Fifty megapixels of a phone take seconds of pure computing. */
const PICTURE_MS = 40_000

const PARTS = {
  entry: entryBeside(import.meta.url),
  atOnce: 2,
  waiting: 200,
  idleMs: 15_000,
  limits: { heapMb: 512, rssMb: 1536 },
}
const inspectors = createInspectorPool(PARTS)
/** A form takes seconds to make; no upload waits behind it. */
const painters = createInspectorPool(PARTS)

const Size = z.int().min(1)
const Bytes = z
  .instanceof(Uint8Array)
  .transform((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))

const Pieces = z.array(Bytes).min(1)
const Directory = z.object({ start: z.int(), size: z.int(), entries: z.int() })
const Drawing = z.object({ width: Size, height: Size, instead: Bytes })
const Picture = z.object({
  width: Size,
  height: Size,
  frames: Size,
  has_alpha: z.boolean(),
  has_metadata: z.boolean(),
  preview: z.string(),
  master: Bytes.optional(),
})

type Asked = Pick<Request, 'body'> & Request['input']

/** Every look into uploaded bytes and all that is made of them, done by a process that can be ended (decision 015). */
export const inspect = {
  detectType: (asked: Asked) => run('detectType', asked).then(z.string().parse),
  ends: async (asked: Asked) => void (await run('ends', asked)),
  pdf: async (asked: Asked) => void (await run('pdf', asked)),
  directory: (asked: Asked) => run('directory', asked).then(Directory.optional().parse),
  archive: async (asked: Asked) => void (await run('archive', asked)),
  drawing: (asked: Asked) => run('drawing', asked).then(Drawing.parse),
  picture: (asked: Asked) => run('picture', asked).then(Picture.parse),
  /** A picture's own bytes without metadata. */
  clean: (asked: Asked) => paint('clean', asked),
  form: (asked: Asked) => paint('form', asked),
}

function run(check: keyof typeof checks, { body, ...input }: Asked): Promise<unknown> {
  const deadlineMs = check === 'picture' ? PICTURE_MS : QUICK_MS
  return inspectors.run({ check, input, deadlineMs, body })
}

async function paint(check: 'clean' | 'form', { body, ...input }: Asked): Promise<Buffer[]> {
  return Pieces.parse(await painters.run({ check, input, deadlineMs: PICTURE_MS, body }))
}

/** The build puts the program of the processes beside that of the server. */
function entryBeside(url: string): URL {
  if (url.endsWith('.ts')) return new URL('./inspector.ts', url)
  return new URL(/\/chunks\/[^/]+$/.test(url) ? '../inspector.js' : './inspector.js', url)
}
