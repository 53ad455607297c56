import type { Input, ReplyInput } from '#kernel/contract/endpoint.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { sameValue } from '#kernel/site/block/values/same-value.ts'
import { NO_FIELDS, type PageFields } from '#modules/pages/contract-values.ts'
import {
  changePages,
  editingRight,
  type PageChange,
  pageContent,
} from '#modules/pages/server/api.ts'
import type { mergeDraft as call, MergeConflict } from '../contract.ts'
import { designerFailures } from '../errors.ts'
import { hasChanges } from '../merge/changes-between.ts'
import { mergeChanges } from '../merge/merge-changes.ts'
import type { DesignerContext } from './designer-context.ts'

type Sides = { before: Partial<PageFields>; after: Partial<PageFields> }

type MergedFields = { fields: Partial<PageFields>; clashes: MergeConflict['fields'] }

type Save = Input<typeof call>['body']
type Content = { fields: object; blocks: Block[] }
type Merged = { revision: number; fields: Partial<PageFields>; blocks: Block[] }

/** Puts someone's changes on top of the draft as it is now, in one transaction with the look at it. */
export async function mergeDraft(
  context: DesignerContext,
  save: Save,
): Promise<ReplyInput<typeof call>> {
  editingRight(context)
  const { page, lang, base } = save
  const merged = await changePages(context, (change) => merge(change, save))
  const draft = await readDraft(context.db, { id: page, lang })
  const stored = { fields: draft.fields, blocks: merged.blocks }
  const isAsSent =
    merged.revision === base && !differs(stored, merged) && sameValue(draft.blocks, merged.blocks)
  return { revision: draft.revision, saved_at: draft.saved_at, draft: isAsSent ? null : draft }
}

/** Saves nothing when nothing is new: a save that was sent again makes no revision. */
async function merge(change: PageChange, save: Save): Promise<Merged> {
  const { page: id, lang } = save
  const { db } = change
  const row = await pageContent.find(db, { id, lang })
  const before = { fields: row?.draft ?? {}, blocks: row?.draft_blocks ?? [] }
  const { blocks, conflicts } = mergeChanges(
    allBlockTypes(change.scope),
    before.blocks,
    save.changes,
  )
  const { fields, clashes } = mergeFields(row?.draft, save.fields)
  if (conflicts.length > 0 || clashes.length > 0) {
    const draft = await readDraft(db, { id, lang })
    throw designerFailures.conflict({ conflicts, fields: clashes, draft })
  }
  const merged = { revision: row?.revision ?? 0, fields, blocks }
  const isNew = row ? differs(before, merged) : hasChanges(save.changes) || save.fields
  if (isNew) await pageContent.saveDraft(change, { id, lang, ...merged })
  return merged
}

function differs(before: Content, { fields, blocks }: Merged): boolean {
  if (!sameValue(before.blocks, blocks)) return true
  return Object.entries(fields).some(
    ([name, value]) => !sameValue(Reflect.get(before.fields, name), value),
  )
}

async function readDraft(
  db: PageChange['db'] | DesignerContext['db'],
  at: { id: string; lang: Lang },
) {
  return { page: at.id, ...(await pageContent.readDraft(db, at)) }
}

/** The fields to store; one that both sides changed is a clash. */
function mergeFields(current: PageFields = NO_FIELDS, sides?: Sides): MergedFields {
  const merged: MergedFields = { fields: {}, clashes: [] }
  for (const [name, yours] of Object.entries(sides?.after ?? {})) {
    const now: unknown = Reflect.get(current, name)
    if (sameValue(now, yours)) continue
    if (sameValue(now, Reflect.get(sides?.before ?? {}, name))) {
      merged.fields = { ...merged.fields, [name]: yours }
    } else merged.clashes.push({ name, current: now, yours })
  }
  return merged
}
