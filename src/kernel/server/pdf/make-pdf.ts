import { z } from 'zod'
import type { Lang } from '#kernel/i18n/messages.ts'
import { workerFile } from '../workers/worker-file.ts'
import type { WorkerKind, Workers } from '../workers/workers.ts'

export type PdfPart =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }

/** A document of running text; how it looks is the same for all. */
export type PdfDocument = {
  title: string
  /** Who speaks in it. */
  author: string
  lang: Lang
  parts: readonly PdfPart[]
}

const pdfDrawer: WorkerKind<PdfDocument, Uint8Array> = {
  file: workerFile(new URL('./draw-pdf.worker.ts', import.meta.url)),
  size: 1,
  maxQueue: 50,
  deadlineMs: 20_000,
  idleMs: 30_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  parse: (result) => z.instanceof(Uint8Array).parse(result),
}

/**
 * A document as a PDF, drawn on a thread of its own.
 * @example const bytes = await makePdf(services.workers, { title, author, lang, parts })
 */
export function makePdf(workers: Workers, document: PdfDocument): Promise<Uint8Array> {
  return workers.run(pdfDrawer, document, { waitMs: 60_000 })
}
