import type { Block } from '#kernel/site/block/block.ts'
import type { ContentRow } from './queries.ts'
import type { Work } from './work.ts'

type Written = { row: ContentRow; blocks: Block[] }

/** May refuse a draft before it is stored, by throwing. */
export type DraftGuard = (work: Work, draft: Written) => Promise<void>

const guards: DraftGuard[] = []

/**
 * Asked from now on whenever a draft is written over: saved, thrown away, or taken from a version.
 * For modules that know more about blocks being edited.
 */
export function beforeDraft(guard: DraftGuard): void {
  guards.push(guard)
}

export async function askGuards(work: Work, draft: Written): Promise<void> {
  for (const guard of guards) await guard(work, draft)
}
