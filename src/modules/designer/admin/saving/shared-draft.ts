import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { readBlocks } from '#kernel/site/block/read-blocks.ts'
import { type Draft, readDraft } from '#modules/pages/contract-drafts.ts'
import { type BlockChanges, MergeConflict, mergeDraft } from '../../contract.ts'
import { changesBetween, hasChanges } from '../../merge/changes-between.ts'
import { mergeChanges } from '../../merge/merge-changes.ts'
import type { Designer } from '../../model/designer-store.ts'
import { saveDoc } from '../../model/doc.ts'
import { words } from '../../model/step-words.ts'
import type { Send } from '../design-tools.ts'
import { takeFromOwnTab } from './own-lock.ts'
import { type TakenIn, takeIn } from './take-in.ts'

type Parts = { designer: Designer; draft: Draft }

/** A draft several people write at once: only changed blocks are sent, and those of others come in. */
export class SharedDraft {
  readonly #designer: Designer
  #draft: Draft
  /** What the server has, as far as is known here. */
  #base: Block[]

  constructor({ designer, draft }: Parts) {
    this.#designer = designer
    this.#draft = draft
    this.#base = readBlocks(designer.types, draft.blocks)
  }

  get revision(): number {
    return this.#draft.revision
  }

  /** The server wrote the draft itself, e.g. when it was published or thrown away. */
  adopt(draft: Draft): void {
    this.#keep(draft, readBlocks(this.#designer.types, draft.blocks))
  }

  readonly send: Send = async ({ blocks }, revision) => {
    const { types } = this.#designer
    const mine = blocks ?? this.#base
    const changes = changesBetween(types, this.#base, mine)
    if (!hasChanges(changes)) return this.#draft
    const { page, lang } = this.#draft
    const body = { page, lang, base: revision, changes }
    const save = () => call(mergeDraft, { body })
    try {
      const reply = await save().catch(async (error) => {
        if (await takeFromOwnTab(error, { page, lang })) return save()
        throw error
      })
      const { draft, revision: now, saved_at } = reply
      if (draft) this.#takeIn(draft, mine)
      else this.#keep({ ...this.#draft, revision: now, saved_at, blocks: mine }, [...mine])
      return this.#draft
    } catch (error) {
      throw this.#asConflict(error)
    }
  }

  /** Someone saved: what they changed is put on top of what is being done here. */
  async refresh(): Promise<void> {
    const { page, lang } = this.#draft
    const draft = await call(readDraft, { params: { id: page }, query: { lang } })
    if (draft.revision > this.#draft.revision) this.#takeIn(draft, this.#base)
  }

  /**
   * Where both sides changed a block, its change is not known here as far as saving goes: so the next
   * save finds out, and asks.
   */
  #takeIn(draft: Draft, before: readonly Block[]): void {
    const { types } = this.#designer
    const theirs = readBlocks(types, draft.blocks)
    const { fitting, hasConflicts } = this.#show(changesBetween(types, before, theirs))
    this.#keep(draft, hasConflicts ? mergeChanges(types, before, fitting).blocks : theirs)
  }

  /** Puts on the page what others changed, except where it was changed here as well. */
  #show(news: BlockChanges): TakenIn {
    const designer = this.#designer
    const now = saveDoc(designer.store.getState().doc)
    const taken = takeIn(designer.types, now, news)
    if (JSON.stringify(taken.blocks) !== JSON.stringify(now)) {
      designer.replaceAll(taken.blocks, words('merged'), { isQuiet: true })
    }
    return taken
  }

  #keep(draft: Draft, base: Block[]): void {
    this.#draft = draft
    this.#base = base
  }

  /** In the form the pages' own comparison of two drafts takes. */
  #asConflict(error: unknown): unknown {
    if (!(error instanceof CallError) || error.code !== 'conflict') return error
    // Only what is used: a reply's `fields` are faults of a form to whoever made the call.
    const found = MergeConflict.pick({ draft: true }).safeParse(error.details)
    if (!found.success) return error
    const { draft: current } = found.data
    const { types } = this.#designer
    const theirs = readBlocks(types, current.blocks)
    // What is compared then are only the blocks both have changed.
    this.#show(changesBetween(types, this.#base, theirs))
    this.#keep(current, theirs)
    const { message, status } = error
    return new CallError({ message, status, code: 'stale', details: { current } })
  }
}
