import { afterAll, expect, test } from 'vitest'
import { openSendings, SENDING } from '#tests/sendings.ts'
import { readPreflight } from '../preflight.calls.ts'

const house = await openSendings()
const { admin, addList, addSubscribers, makeSending, makeTemplate, prepared, read, step } = house
afterAll(() => house.close())
await admin.post('/api/v0/starter/online/', { isPublic: true })

const checksOf = async (id: string) => {
  const answer = await admin.get(`${SENDING}${id}/preflight`)
  const { checks } = answer.parse(readPreflight.reply)
  return new Map(checks.map(({ name, ...check }) => [name, check]))
}
const link = (url: string) => ({
  id: 'b',
  type: 'button',
  props: { buttons: [{ label: 'Mehr', link: { to: 'url', url } }] },
})

test('a sending that is fine has nothing in its way', async () => {
  const { id } = await prepared(2)
  const checks = [...(await checksOf(id)).values()]
  const rest = checks.filter(({ level }) => level !== 'good')
  // The domain of the sender is one for trials: nothing of it can be right or wrong.
  expect(rest.map(({ level, reason }) => [level, reason])).toEqual(
    Array.from({ length: 4 }, () => ['warn', 'trial-domain']),
  )
  expect((await checksOf(id)).get('audience')?.details).toEqual(['2'])
  expect((await read(id)).state).toBe('draft')
})

test('what is missing is named, and looking changes nothing', async () => {
  const { _id } = await makeSending({ lists: [(await addList('Leer'))._id] })
  const checks = await checksOf(_id)
  expect(checks.get('template')?.level).toBe('bad')
  expect(checks.get('audience')?.level).toBe('bad')
  expect(checks.get('mailbox')?.level).toBe('good')
  expect(await read(_id)).toMatchObject({ state: 'draft', version: 1 })
})

test('links that lead nowhere and a subject made of a name alone keep it from going out', async () => {
  const list = (await addList('Voll'))._id
  await addSubscribers(['voll@example.org'], [list])
  for (const [values, name, code] of [
    [
      { modules: [link('/gibt-es-nicht'), link('https://example.org/weit-weg')] },
      'links',
      'dead-links',
    ],
    [{ subject: '{{subscriber.first_name}}' }, 'subject', 'no-subject'],
  ] as const) {
    const template = (await makeTemplate(values))._id
    const { _id } = await makeSending({ template, lists: [list] })
    const found = (await checksOf(_id)).get(name)
    expect(found?.level).toBe('bad')
    if (name === 'links') expect(found?.details).toEqual(['/gibt-es-nicht'])
    expect(await step(_id, 'start')).toMatchObject({ status: 422, json: { code } })
    expect((await read(_id)).state).toBe('draft')
  }
})

test('a link is followed as its reader follows it, whatever signs it has', async () => {
  const list = (await addList('Zeichen'))._id
  const template = (await makeTemplate({ modules: [link("/gibt's-nicht?q=a&b='c'")] }))._id
  const { _id } = await makeSending({ template, lists: [list] })
  const { pathname, search } = new URL("/gibt's-nicht?q=a&b='c'", 'http://holm.example')
  expect((await checksOf(_id)).get('links')?.details).toEqual([pathname + search])
})

test('unknown words in braces are told, and so is a mail that Gmail would cut', async () => {
  const list = (await addList('Wortreich'))._id
  await addSubscribers(['wort@example.org'], [list])
  const words = 'Schuhgröße: {{subscriber.shoe_size}}. Ende.'
  const strange = await makeTemplate({
    modules: [{ id: 'q', type: 'quote', props: { text: words } }],
  })
  const odd = await makeSending({ template: strange._id, lists: [list] })
  expect((await checksOf(odd._id)).get('tokens')).toEqual({
    level: 'warn',
    details: ['{{subscriber.shoe_size}}'],
  })
  const long = { text: 'Brot und Salz. '.repeat(60) }
  const modules = Array.from({ length: 120 }, (_, n) => ({
    id: `q${n}`,
    type: 'quote',
    props: long,
  }))
  const large = await admin.post('/api/v0/newsletter_template/', {
    ...{ name: 'Lang', subject: 'Lang', modules },
  })
  expect(large.status, large.text).toBe(200)
  const [, template] = /"_id":"([0-9a-f-]{36})"/.exec(large.text) ?? []
  const heavy = await makeSending({ template, lists: [list] })
  expect((await checksOf(heavy._id)).get('size')?.level).toBe('bad')
  expect(await step(heavy._id, 'start')).toMatchObject({
    status: 422,
    json: { code: 'mail-too-large' },
  })
})
