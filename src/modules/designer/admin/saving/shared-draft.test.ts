import { afterEach, expect, test, vi } from 'vitest'
import type { Block } from '#kernel/site/block/block.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import type { Draft } from '#modules/pages/contract-drafts.ts'
import { NO_FIELDS } from '#modules/pages/contract-values.ts'
import { mergeDraft } from '../../contract.ts'
import { mergeChanges } from '../../merge/merge-changes.ts'
import { textBlock, textsOf, types } from '../../merge/test-editors.ts'
import { words } from '../../model/commands/step-words.ts'
import { Designer } from '../../model/designer-store.ts'
import { saveDoc } from '../../model/doc.ts'
import { SharedDraft } from './shared-draft.ts'

const ID = '00000000-0000-7000-8000-000000000001'
const base = [textBlock('a', 'a'), textBlock('b', 'b')]

afterEach(() => vi.unstubAllGlobals())

test('whoever writes on after a save without an answer is not asked about their own words', async () => {
  const server = serverWith(base)
  const { designer, shared, save } = editorAt(server.draft())
  write(designer, 'a', 'more')
  server.answers = 'never'
  await expect(save()).rejects.toMatchObject({ status: 0 })
  expect(textsOf(server.blocks)).toEqual(['more', 'b'])
  server.answers = 'always'
  write(designer, 'a', 'more and more')
  server.write(textBlock('b', 'theirs'))
  await save()
  expect(textsOf(server.blocks)).toEqual(['more and more', 'theirs'])
  expect(textsOf(saveDoc(designer.store.getState().doc))).toEqual(['more and more', 'theirs'])
  expect(shared.revision).toBe(server.draft().revision)
})

test('the same holds when the own words come back as news first', async () => {
  const server = serverWith(base)
  const { designer, shared, save } = editorAt(server.draft())
  write(designer, 'a', 'more')
  server.answers = 'never'
  await expect(save()).rejects.toMatchObject({ status: 0 })
  write(designer, 'a', 'more and more')
  server.answers = 'always'
  await shared.refresh()
  await save()
  expect(textsOf(server.blocks)).toEqual(['more and more', 'b'])
})

test('a block that someone else changed is still a conflict', async () => {
  const server = serverWith(base)
  const { designer, save } = editorAt(server.draft())
  write(designer, 'a', 'more')
  server.answers = 'never'
  await expect(save()).rejects.toMatchObject({ status: 0 })
  server.answers = 'always'
  server.write(textBlock('a', 'theirs'))
  write(designer, 'a', 'more and more')
  await expect(save()).rejects.toMatchObject({ code: 'stale' })
  expect(textsOf(server.blocks)).toEqual(['theirs', 'b'])
})

test('after a save the draft differs from what is online, and it is known by whom', async () => {
  const berta = { _id: ID, name: 'Berta' }
  const server = serverWith(base)
  const live = editorAt({ ...server.draft(), hasChanges: false, saved_by: berta })
  expect(live.shared.unpublishedBy('me')).toBeUndefined()
  write(live.designer, 'a', 'mine')
  expect(await live.save()).toMatchObject({ hasChanges: true })
  expect(live.shared.unpublishedBy('me')).toBeUndefined()
  const begun = editorAt({ ...server.draft(), saved_by: berta })
  write(begun.designer, 'a', 'mine too')
  await begun.save()
  expect(begun.shared.unpublishedBy('me')).toBe('Berta')
})

test('a title is saved beside the blocks of others, and says what it was before', async () => {
  const server = serverWith(base)
  const { save } = editorAt(server.draft())
  server.write(textBlock('b', 'theirs'))
  expect(await save({ title: 'Neuer Titel' })).toMatchObject({ fields: { title: 'Neuer Titel' } })
  expect(server.fields.title).toBe('Neuer Titel')
  expect(textsOf(server.blocks)).toEqual(['a', 'theirs'])
  const alone = editorAt(server.draft())
  expect(await alone.save({ linktext: 'Kurz' })).toMatchObject({
    fields: { title: 'Neuer Titel', linktext: 'Kurz' },
  })
  expect(server.sent).toEqual({ before: { linktext: '' }, after: { linktext: 'Kurz' } })
})

function editorAt(draft: Draft) {
  const designer = new Designer(types, readBlocks(types, draft.blocks))
  const shared = new SharedDraft({ designer, draft })
  const stored = { fields: draft.fields, blocks: readBlocks(types, draft.blocks) }
  const save = (fields?: Partial<Draft['fields']>) => {
    const blocks = saveDoc(designer.store.getState().doc)
    return shared.send({ blocks, ...(fields && { fields }) }, shared.revision, stored)
  }
  return { designer, shared, save }
}

function write(designer: Designer, key: string, said: string): void {
  const now = saveDoc(designer.store.getState().doc)
  const next = now.map((block) => (block.id === key ? textBlock(key, said) : block))
  designer.replaceAll(next, words('loaded'))
}

/** Merges as the real one does, and loses its answers when told to. */
function serverWith(blocks: Block[]) {
  const server = {
    blocks,
    fields: { ...NO_FIELDS, title: 'Seite' },
    sent: undefined as object | undefined,
    revision: 1,
    answers: 'always' as 'always' | 'never',
    draft: () => ({ ...draftOf(server.blocks, server.revision), fields: server.fields }),
    write: (block: Block) => {
      server.blocks = server.blocks.map((one) => (one.id === block.id ? block : one))
      server.revision += 1
    },
  }
  const reply = (method: string, body: string): Response => {
    if (method === 'GET') return Response.json(server.draft())
    const { changes, fields, base: from } = mergeDraft.body.parse(JSON.parse(body))
    const { blocks: merged, conflicts } = mergeChanges(types, server.blocks, changes)
    if (conflicts.length > 0) {
      const details = { conflicts, fields: [], draft: server.draft() }
      return Response.json({ message: '', code: 'conflict', ...details }, { status: 409 })
    }
    const isAsSent = server.revision === from
    server.blocks = merged
    server.sent = fields
    server.fields = { ...server.fields, ...fields?.after }
    server.revision += 1
    const { revision } = server
    return Response.json({ revision, saved_at: null, draft: isAsSent ? null : server.draft() })
  }
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body: string }) => {
    const answer = reply(method, body)
    if (server.answers === 'never') throw new TypeError('the line is dead')
    return answer
  })
  return server
}

function draftOf(blocks: Block[], revision: number): Draft {
  return {
    page: ID,
    lang: 'de',
    revision,
    blocks,
    fields: { ...NO_FIELDS, title: 'Seite' },
    status: 'draft',
    isLive: false,
    hasChanges: true,
    review_note: '',
    publish_at: null,
    expire_at: null,
    saved_at: null,
    saved_by: null,
  }
}
