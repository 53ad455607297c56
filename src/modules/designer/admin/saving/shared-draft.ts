import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { sameValue } from '#kernel/site/block/values/same-value.ts'
import type { SendDraft } from '#modules/pages/admin/editing.tsx'
import { type Draft, readDraft } from '#modules/pages/contract-drafts.ts'
import { type BlockChanges, MergeConflict, mergeDraft } from '../../contract.ts'
import { changesBetween, hasChanges } from '../../merge/changes-between.ts'
import { mergeChanges } from '../../merge/merge-changes.ts'
import { isSent, onOwnWords, type SentBlock, sentBlocks } from '../../merge/sent-blocks.ts'
import { type TakenIn, takeIn } from '../../merge/take-in.ts'
import { words } from '../../model/commands/step-words.ts'
import type { Designer } from '../../model/designer-store.ts'
import { saveDoc } from '../../model/doc.ts'
import { takeFromOwnTab } from '../presence/own-lock.ts'

type Parts = { designer: Designer; draft: Draft }
type SomeFields = Partial<Draft['fields']>
type Saved = Pick<Draft, 'revision' | 'saved_at'>
type Mine = { blocks: readonly Block[]; fields: SomeFields | undefined }
type Changed = {
  changes: BlockChanges
  fields: { before: SomeFields; after: SomeFields } | undefined
}

/** What the server has of a document, so far as is known here. */
export type StoredDocument = {
  /** Who saved last. */
  readonly savedBy: { readonly name: string } | null
  /** What these blocks change, and what of it may have arrived already. */
  unsaved(blocks: readonly Block[]): { changes: BlockChanges; sent: SentBlock[] }
}

/** A draft several people write at once: only changed blocks are sent, and those of others come in. */
export class SharedDraft implements StoredDocument {
  readonly #designer: Designer
  #draft: Draft
  /** What the server has, as far as is known here. */
  #base: Block[]
  /** Saves nobody answered: the server may have them or not. */
  #unanswered: (readonly Block[])[] = []

  constructor({ designer, draft }: Parts) {
    this.#designer = designer
    this.#draft = draft
    this.#base = readBlocks(designer.types, draft.blocks)
  }

  get revision(): number {
    return this.#draft.revision
  }

  /** Title, address and the like as the server has them, as far as is known here. */
  get fields(): Draft['fields'] {
    return this.#draft.fields
  }

  /** Who saved last, as far as is known here. */
  get savedBy(): Draft['saved_by'] {
    return this.#draft.saved_by
  }

  /** Who else, so far as is known here, saved something that is not online yet. */
  unpublishedBy(me: string): string | undefined {
    const { saved_by, hasChanges } = this.#draft
    return hasChanges && saved_by && saved_by._id !== me ? saved_by.name : undefined
  }

  /** What these blocks change, and what of it may have arrived already. */
  unsaved(blocks: readonly Block[]): { changes: BlockChanges; sent: SentBlock[] } {
    const { types } = this.#designer
    return {
      changes: changesBetween(types, this.#base, blocks),
      sent: sentBlocks(types, this.#base, this.#unanswered),
    }
  }

  /** Whether a draft says what the server had, as far as is known here. */
  isKnown(draft: Draft): boolean {
    return sameValue(readBlocks(this.#designer.types, draft.blocks), this.#base)
  }

  /** The server wrote the draft itself, e.g. when it was published or thrown away. */
  adopt(draft: Draft): void {
    this.#unanswered = []
    this.#keep(draft, readBlocks(this.#designer.types, draft.blocks))
  }

  readonly send: SendDraft = async ({ blocks, fields }, revision, stored) => {
    const { types } = this.#designer
    const mine = blocks ?? this.#base
    const changes = changesBetween(types, this.#base, mine)
    if (!hasChanges(changes) && !fields) return this.#draft
    const sides = fields && { before: partOf(stored.fields, fields), after: fields }
    this.#unanswered = [...this.#unanswered, mine].slice(-MOST_UNANSWERED)
    try {
      const reply = await this.#save({ changes, fields: sides }, revision)
      this.#unanswered = []
      if (reply.draft) this.#takeIn(reply.draft, mine)
      else this.#keep(this.#onlyMine(reply, { blocks: mine, fields }), [...mine])
      return this.#draft
    } catch (error) {
      if (isAnswer(error)) this.#unanswered = this.#unanswered.slice(0, -1)
      throw this.#asConflict(error)
    }
  }

  /** The draft after a save of one's own: whoever made it differ from what is online before, stays. */
  #onlyMine({ revision, saved_at }: Saved, { blocks, fields }: Mine): Draft {
    const saved_by = this.#draft.hasChanges ? this.#draft.saved_by : null
    return {
      ...this.#draft,
      fields: { ...this.#draft.fields, ...fields },
      blocks: [...blocks],
      revision,
      saved_at,
      saved_by,
      hasChanges: true,
    }
  }

  /** Once more where only oneself was in the way: another tab of one's own, or an earlier save. */
  async #save({ changes, fields }: Changed, base: number) {
    const { page, lang } = this.#draft
    const save = (now: BlockChanges) =>
      call(mergeDraft, { body: { page, lang, base, changes: now, fields } })
    return save(changes).catch(async (error) => {
      if (await takeFromOwnTab(error, { page, lang })) return save(changes)
      const onOwn = this.#onOwnWords(error, changes)
      if (onOwn === changes) throw error
      return save(onOwn)
    })
  }

  #onOwnWords(error: unknown, changes: BlockChanges): BlockChanges {
    const draft = draftInTheWay(error)
    if (!draft) return changes
    const { types } = this.#designer
    const current = readBlocks(types, draft.blocks)
    return onOwnWords(types, changes, {
      current,
      sent: sentBlocks(types, this.#base, this.#unanswered),
    })
  }

  /** Someone saved: what they changed is put on top of what is being done here. */
  async refresh(): Promise<void> {
    const { page, lang } = this.#draft
    const draft = await call(readDraft, { params: { id: page }, query: { lang } })
    if (draft.revision > this.#draft.revision) this.#takeIn(draft, this.#base)
  }

  /**
   * Where both sides changed a block, its change is not known here as far as saving goes: so the next
   * save finds out, and asks. What was sent from here is no news.
   */
  #takeIn(draft: Draft, before: readonly Block[]): void {
    const { types } = this.#designer
    const theirs = readBlocks(types, draft.blocks)
    const news = changesBetween(types, before, theirs)
    const sent = sentBlocks(types, this.#base, this.#unanswered)
    const own = news.blocks.filter((change) => isSent(sent, change))
    const { fitting, hasConflicts } = this.#show(without(news, own))
    const known = { ...fitting, blocks: [...fitting.blocks, ...own] }
    this.#keep(draft, hasConflicts ? mergeChanges(types, before, known).blocks : theirs)
  }

  /** Puts on the page what others changed, except where it was changed here as well. */
  #show(news: BlockChanges): TakenIn {
    const designer = this.#designer
    const now = saveDoc(designer.store.getState().doc)
    const taken = takeIn(designer.types, now, news)
    if (JSON.stringify(taken.blocks) !== JSON.stringify(now)) {
      designer.replaceAll(taken.blocks, words('merged'), { isForeign: true })
    }
    return taken
  }

  #keep(draft: Draft, base: Block[]): void {
    this.#draft = draft
    this.#base = base
  }

  /** In the form the pages' own comparison of two drafts takes. */
  #asConflict(error: unknown): unknown {
    const current = draftInTheWay(error)
    if (!current || !(error instanceof CallError)) return error
    const { types } = this.#designer
    const theirs = readBlocks(types, current.blocks)
    // What is compared then are only the blocks both have changed.
    this.#show(changesBetween(types, this.#base, theirs))
    this.#keep(current, theirs)
    const { message, status } = error
    return new CallError({ message, status, code: 'stale', details: { current } })
  }
}

const MOST_UNANSWERED = 10

/** What the fields that were changed said before. */
function partOf(fields: Draft['fields'], changed: SomeFields): SomeFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in changed))
}

function without(news: BlockChanges, some: readonly BlockChanges['blocks'][number][]) {
  return { ...news, blocks: news.blocks.filter((change) => !some.includes(change)) }
}

/** The stored draft where both sides changed the same block. */
function draftInTheWay(error: unknown): Draft | undefined {
  if (!(error instanceof CallError) || error.code !== 'conflict') return undefined
  // Only what is used: a reply's `fields` are faults of a form to whoever made the call.
  return MergeConflict.pick({ draft: true }).safeParse(error.details).data?.draft
}

/** Whoever was refused knows that nothing was stored; after silence or a breakdown nobody does. */
function isAnswer(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500
}
