import type { BlockData } from '#kernel/site/block/block-data.ts'
import type { BlockFiles } from '#modules/pages/blocks/block-files.ts'
import type { Service } from '#modules/privacy/services/service.ts'

/** What a check has to know of other things. */
export type CheckFacts = {
  /** Words of the pictures that visitors may see, by file id; '' for a picture without any. */
  readonly alts: ReadonlyMap<string, string>
  readonly pages: ReadonlyMap<string, 'live' | 'offline'>
  /** Everything that exists is in `pages`; else only what is live is known. */
  readonly isComplete: boolean
  /** The services of the website; absent: none. */
  readonly services?: readonly Service[]
}

/** What the canvas knows: pictures and links that visitors would see. */
export function factsFrom({ links, blocks }: BlockData): CheckFacts {
  const alts = new Map<string, string>()
  for (const data of Object.values(blocks)) {
    for (const [id, alt] of altsIn(data)) alts.set(id, alt)
  }
  const pages = new Map(Object.keys(links.pages).map((id) => [id, 'live' as const]))
  return { alts, pages, isComplete: false }
}

function altsIn(data: unknown): [string, string][] {
  if (!areFiles(data)) return []
  return Object.entries(data).map(([id, file]) => [id, file.picture?.alt ?? ''])
}

/** Data of a block is only known to its own view; files are told by what each of them has. */
function areFiles(data: unknown): data is BlockFiles {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false
  return Object.values(data).every(
    (one: unknown) => typeof one === 'object' && one !== null && 'picture' in one && 'href' in one,
  )
}
