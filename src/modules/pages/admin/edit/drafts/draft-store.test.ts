import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '#kernel/client/call-error.ts'
import type { Draft } from '../../../contract-drafts.ts'
import { NO_FIELDS } from '../../../contract-values.ts'
import { faultsIn } from './draft-content.ts'
import { DraftStore } from './draft-store.ts'

const PAGE = '0197a7de-0000-7000-8000-000000000001'
const DRAFT: Draft = {
  page: PAGE,
  lang: 'de',
  revision: 3,
  fields: { ...NO_FIELDS, title: 'Werkstatt' },
  blocks: [{ id: 'a', type: 'hr', props: {} }],
  status: 'draft',
  isLive: false,
  hasChanges: true,
  review_note: '',
  publish_at: null,
  expire_at: null,
  saved_at: '2026-11-15T10:00:00.000Z',
  saved_by: null,
}

function storeWith(send: (sent: unknown, revision: number) => Promise<Draft>) {
  const sending = vi.fn(send)
  const check = (content: Parameters<typeof faultsIn>[0]) => faultsIn(content, 'de')
  const store = new DraftStore(DRAFT, {
    send: (changes, revision) => sending(changes, revision),
    check,
    onSaved: () => undefined,
    wait: 2000,
  })
  const retitle = (title: string) =>
    store.change((content) => ({ ...content, fields: { ...content.fields, title } }))
  return { store, sending, retitle }
}

const answer = async (_: unknown, revision: number): Promise<Draft> => ({
  ...DRAFT,
  revision: revision + 1,
  fields: { ...DRAFT.fields, slug: 'werk' },
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a draft', () => {
  test('saves itself two seconds after the last change, and only what changed', async () => {
    const { store, sending, retitle } = storeWith(answer)
    retitle('Werk')
    await vi.advanceTimersByTimeAsync(1500)
    retitle('Werkraum')
    await vi.advanceTimersByTimeAsync(1900)
    expect(sending).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(sending).toHaveBeenCalledExactlyOnceWith({ fields: { title: 'Werkraum' } }, 3)
    expect(store.get()).toMatchObject({ revision: 4, state: { phase: 'saved' } })
    expect(store.get().content.fields.slug).toBe('werk')
  })

  test('fields that others saved come in, except those that were changed here', async () => {
    const { store, sending, retitle } = storeWith(answer)
    store.takeFields({ ...DRAFT.fields, title: 'Von nebenan' })
    expect(store.get()).toMatchObject({ content: { fields: { title: 'Von nebenan' } } })
    expect([store.hasOwnFields, store.get().state.phase]).toEqual([false, 'saved'])
    retitle('Meins')
    store.takeFields({ ...DRAFT.fields, title: 'Ihres', linktext: 'Kurz' })
    expect(store.get().content.fields).toMatchObject({ title: 'Meins', linktext: 'Kurz' })
    expect(store.hasOwnFields).toBe(true)
    await store.flush()
    expect(sending).toHaveBeenCalledExactlyOnceWith({ fields: { title: 'Meins' } }, 3)
  })

  test('sends nothing the server would refuse, and says where', async () => {
    const { store, sending, retitle } = storeWith(answer)
    retitle('')
    expect(await store.flush()).toBe(false)
    expect(sending).not.toHaveBeenCalled()
    expect(store.get()).toMatchObject({ state: { phase: 'faulty' }, faults: { count: 1 } })
    expect(store.get().faults.fields.title).toBeTruthy()
  })

  test('what is typed while it is being saved is saved after it', async () => {
    const late = storeWith(async (sent, revision) => {
      late.retitle('Später')
      return answer(sent, revision)
    })
    late.retitle('Früher')
    expect(await late.store.flush()).toBe(false)
    expect(late.store.get().content.fields.title).toBe('Später')
    await vi.advanceTimersByTimeAsync(2000)
    expect(late.sending).toHaveBeenLastCalledWith({ fields: { title: 'Später' } }, 4)
  })

  test('waits when someone else saved, and goes on from what was chosen', async () => {
    const current = { ...DRAFT, revision: 9, fields: { ...DRAFT.fields, title: 'Fremd' } }
    let isStale = true
    const { store, sending, retitle } = storeWith(async (sent, revision) => {
      if (isStale) throw new CallError({ status: 409, code: 'stale', details: { current } })
      return answer(sent, revision)
    })
    retitle('Meins')
    expect(await store.flush()).toBe(false)
    expect(store.get().state).toMatchObject({ phase: 'conflict', current: { revision: 9 } })
    retitle('Meins, weiter')
    await vi.advanceTimersByTimeAsync(3000)
    expect(sending).toHaveBeenCalledTimes(1)
    isStale = false
    expect(await store.resolve(current, store.get().content)).toBe(true)
    expect(sending).toHaveBeenLastCalledWith(
      expect.objectContaining({ fields: { title: 'Meins, weiter' } }),
      9,
    )
  })

  test('a draft the server only counted on is gone on from, whatever is typed meanwhile', async () => {
    const counted = { ...DRAFT, revision: 7 }
    const { store, sending, retitle } = storeWith(async (sent, revision) => {
      if (revision < 7)
        throw new CallError({ status: 409, code: 'stale', details: { current: counted } })
      return answer(sent, revision)
    })
    retitle('Getippt')
    expect(await store.flush()).toBe(true)
    expect(sending).toHaveBeenLastCalledWith({ fields: { title: 'Getippt' } }, 7)
    retitle('Weiter')
    const saved = { ...counted, revision: 12, fields: { ...DRAFT.fields, title: 'Getippt' } }
    store.adopt({ ...saved, fields: { ...saved.fields, slug: 'werk' } })
    expect(store.get().content.fields.title).toBe('Weiter')
    expect(await store.flush()).toBe(true)
    expect(sending).toHaveBeenLastCalledWith({ fields: { title: 'Weiter' } }, 12)
    store.adopt({ ...DRAFT, revision: 20 })
    expect(store.get()).toMatchObject({
      content: { fields: { title: 'Werkstatt' } },
      revision: 20,
      state: { phase: 'saved' },
    })
  })

  test('settles what is typed while it saves, and says when something keeps it from that', async () => {
    const { store, sending, retitle } = storeWith(answer)
    retitle('Eins')
    sending.mockImplementationOnce(async (sent, revision) => {
      retitle('Zwei')
      return answer(sent, revision)
    })
    expect(await store.settle()).toBe(true)
    expect(sending).toHaveBeenLastCalledWith({ fields: { title: 'Zwei' } }, 4)
    retitle('')
    expect(await store.settle()).toBe(false)
    expect(store.get()).toMatchObject({
      content: { fields: { title: '' } },
      state: { phase: 'faulty' },
    })
  })
})
