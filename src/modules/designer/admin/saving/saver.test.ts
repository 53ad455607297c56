import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Block } from '#kernel/site/block/block.ts'
import type { DraftSession } from '#modules/pages/admin/editing.tsx'
import type { Draft } from '#modules/pages/contract-drafts.ts'
import { NO_FIELDS } from '#modules/pages/contract-values.ts'
import { textBlock, textsOf, types } from '../../merge/test-editors.ts'
import { words } from '../../model/commands/step-words.ts'
import { Designer } from '../../model/designer-store.ts'
import { saveDoc } from '../../model/doc.ts'
import { LocalCopies } from './local-copies.ts'
import { Saver } from './saver.ts'
import { SharedDraft } from './shared-draft.ts'

const ID = '00000000-0000-7000-8000-000000000001'
const stored = [textBlock('a', 'stored')]

afterEach(() => vi.unstubAllGlobals())

test('what a session had not stored yet is given to the next one', () => {
  const { saver, session, shown, write } = room()
  write('typed')
  saver.pass()
  const next = sessionWith()
  session.setState(next.session, true)
  saver.receive(stored, { isFresh: true, isSame: true })
  expect(shown()).toEqual(['typed'])
  expect(next.handed().map(textsOf)).toEqual([['typed']])
})

test('nobody is told that all is stored from the first change on', () => {
  const { saver, session, write } = room()
  const { session: open, touched } = sessionWith()
  session.setState(open, true)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('document', new EventTarget())
  const end = saver.start()
  expect(touched()).toBe(0)
  write('typed')
  const before = touched()
  expect(before).toBeGreaterThan(0)
  // A save that ends while something newer is not handed over yet ends no more than itself.
  saver.stored()
  expect(touched()).toBe(before + 1)
  end()
})

test('a draft the server wrote anew takes the place of what was there', () => {
  const { saver, session, shown, write } = room()
  write('thrown away')
  saver.pass()
  const next = sessionWith()
  session.setState(next.session, true)
  saver.receive([textBlock('a', 'online')], { isFresh: true, isSame: false })
  expect(shown()).toEqual(['online'])
  expect(next.handed()).toEqual([])
})

function room() {
  const designer = new Designer(types, stored)
  const session = createStore<DraftSession | null>(() => sessionWith().session)
  const shared = new SharedDraft({ designer, draft: DRAFT })
  const saver = new Saver({ designer, session, copies: new LocalCopies('test'), stored: shared })
  return {
    saver,
    session,
    shown: () => textsOf(saveDoc(designer.store.getState().doc)),
    write: (text: string) => designer.replaceAll([textBlock('a', text)], words('loaded')),
  }
}

function sessionWith() {
  const handed: (readonly Block[])[] = []
  const touch = vi.fn()
  const session: DraftSession = {
    title: '',
    blocks: [],
    phase: 'saved',
    faults: {},
    touch,
    takeFields: () => undefined,
    change: (blocks) => void handed.push(blocks),
    flush: async () => true,
    state: null,
    main: undefined,
    menu: [],
    isBusy: false,
    dialogs: null,
  }
  return { session, handed: () => handed, touched: () => touch.mock.calls.length }
}

const DRAFT: Draft = {
  page: ID,
  lang: 'de',
  revision: 1,
  fields: NO_FIELDS,
  blocks: stored,
  status: 'draft',
  isLive: false,
  hasChanges: true,
  review_note: '',
  publish_at: null,
  expire_at: null,
  saved_at: null,
  saved_by: null,
}
