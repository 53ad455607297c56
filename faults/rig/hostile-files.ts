import { archives, documents, drawings, type Maker, type Random } from './hostile-documents.ts'
import { avifs, gifs, heics, jpegs, pngs, webps } from './hostile-pictures.ts'

/** Every way we know to make a look at a file expensive, by its ending. */
const MAKERS: Readonly<Record<string, readonly Maker[]>> = {
  svg: drawings,
  pdf: documents,
  jpg: jpegs,
  png: pngs,
  gif: gifs,
  webp: webps,
  avif: avifs,
  heic: heics,
  zip: archives,
}

export const HOSTILE_KINDS = Object.keys(MAKERS)

export type HostileFile = { name: string; bytes: Buffer }

/** So many hostile files of a kind, each way in its turn; the same ones for the same seed. */
export function hostileFiles(kind: string, count: number, random: Random): HostileFile[] {
  const makers = MAKERS[kind] ?? []
  return Array.from({ length: count }, (_, n) => ({
    name: `${n}.${kind}`,
    bytes: makers[n % makers.length]?.(random) ?? Buffer.alloc(0),
  }))
}
