import { expect, test } from 'vitest'
import { CallError } from '#kernel/client/call-error.ts'
import { mailDesigner } from '#modules/designer/admin/editing.tsx'
import type { NewsletterTemplate } from '../template.ts'
import { contentOf, fieldsIn } from './template-content.ts'
import { TemplateStore } from './template-store.ts'

const MOMENT = '2026-11-18T12:00:00.000Z'
const ID = '019a9a00-0000-7000-8000-000000000001'
const heading = (id: string, text: string) => ({ id, type: 'heading', props: { text } })

const ITEM: NewsletterTemplate = {
  _id: ID,
  name: 'Brief',
  lang: 'de',
  subject: 'Neues',
  preheader: '',
  modules: [heading('one', 'Eins'), heading('two', 'Zwei')],
  status: 'ready',
  revision: 1,
  version: 1,
  created: MOMENT,
  updated: MOMENT,
}

/** A server that knows one template, and refuses what was read before someone else saved. */
function serverWith(stored: NewsletterTemplate) {
  const server = { stored, told: 0 }
  const store = new TemplateStore(ITEM, contentOf(ITEM), {
    join: mailDesigner.join,
    save: async (item, changes) => {
      if (item?.version !== server.stored.version) {
        throw new CallError({ status: 409, code: 'stale', details: { current: server.stored } })
      }
      server.stored = { ...server.stored, ...changes, version: server.stored.version + 1 }
      return server.stored
    },
    onSaved: () => undefined,
    onMerged: () => {
      server.told += 1
    },
  })
  return { server, store }
}

const texts = ({ modules }: NewsletterTemplate) => modules.map((one) => JSON.stringify(one.props))

test('what two people changed in different blocks is both kept, and they are told', async () => {
  const theirs = { ...ITEM, version: 2, modules: [heading('one', 'Von Lea'), ITEM.modules[1]] }
  const { server, store } = serverWith(theirs as NewsletterTemplate)
  store.setBlocks([heading('one', 'Eins'), heading('two', 'Von mir')])
  store.setField('subject', 'Mein Betreff')
  expect(await store.save()).toBe(true)
  expect(texts(server.stored)).toEqual(['{"text":"Von Lea"}', '{"text":"Von mir"}'])
  expect(server.stored.subject).toBe('Mein Betreff')
  expect(server.told).toBe(1)
})

test('where both changed the same nothing is stored before it is chosen', async () => {
  const theirs = { ...ITEM, version: 2, subject: 'Ihr Betreff', name: 'Ihr Name' }
  const { server, store } = serverWith(theirs)
  store.setField('subject', 'Mein Betreff')
  expect(await store.save()).toBe(false)
  expect(store.get().phase.name).toBe('conflict')
  expect(store.get().content.fields.subject).toBe('Mein Betreff')
  expect(server.stored).toEqual(theirs)
  expect(await store.resolve('mine')).toBe(true)
  expect(server.stored).toMatchObject({ subject: 'Mein Betreff', name: 'Ihr Name' })
})

test('the other side can be kept as well', async () => {
  const { server, store } = serverWith({ ...ITEM, version: 2, subject: 'Ihr Betreff' })
  store.setField('subject', 'Mein Betreff')
  store.setField('preheader', 'Mein Vorschautext')
  await store.save()
  expect(await store.resolve('theirs')).toBe(true)
  expect(server.stored).toMatchObject({ subject: 'Ihr Betreff', preheader: 'Mein Vorschautext' })
})

test('fields typed before the tab was closed are taken up again', () => {
  const { store } = serverWith(ITEM)
  store.takeUp({ subject: 'Mein Betreff' }, { subject: 'Neues' })
  expect(store.get().phase.name).toBe('dirty')
  expect(store.get().content.fields).toMatchObject({ subject: 'Mein Betreff', name: 'Brief' })
})

test('what someone else wrote there since is not passed over', async () => {
  const { server, store } = serverWith(ITEM)
  store.takeUp({ subject: 'Mein Betreff', name: 'Mein Name' }, { subject: 'Alt', name: 'Brief' })
  expect(store.get().phase.name).toBe('conflict')
  expect(store.get().content.fields.subject).toBe('Neues')
  expect(await store.resolve('theirs')).toBe(true)
  expect(server.stored).toMatchObject({ subject: 'Neues', name: 'Mein Name' })
})

test('only fields are taken from what a device kept', () => {
  const kept = { subject: 'Ja', lang: 'de', state: 'sent' }
  expect(fieldsIn(kept)).toEqual({ subject: 'Ja', lang: 'de' })
  expect(fieldsIn({ subject: 1 })).toEqual({})
  expect(fieldsIn(null)).toEqual({})
})

test('a failed save keeps what was typed, and may be tried again', async () => {
  let isDown = true
  const store = new TemplateStore(ITEM, contentOf(ITEM), {
    join: mailDesigner.join,
    save: async (_, changes) => {
      if (isDown) throw new CallError({ status: 503 })
      return { ...ITEM, ...changes, version: 2 }
    },
    onSaved: () => undefined,
    onMerged: () => undefined,
  })
  store.setField('name', 'Anders')
  expect(await store.save()).toBe(false)
  expect(store.get()).toMatchObject({
    phase: { name: 'failed' },
    content: { fields: { name: 'Anders' } },
  })
  isDown = false
  expect(await store.save()).toBe(true)
  expect(store.get().phase.name).toBe('saved')
})
