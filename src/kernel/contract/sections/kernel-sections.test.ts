import { expect, test } from 'vitest'
import { isComponentEnabled } from './enabled-components.ts'
import { kernelSections } from './kernel-sections.ts'
import { defaultMailbox, mailSection } from './mail.ts'
import { metaSection } from './meta.ts'

test.each(kernelSections.map((section) => [section.name, section] as const))(
  'the defaults of %s are what its schema makes of nothing, and valid themselves',
  (_, { schema, defaults }) => {
    expect(schema.parse({})).toEqual(defaults)
    expect(schema.parse(defaults)).toEqual(defaults)
    expect(schema.safeParse({ unknown: 1 }).success).toBe(false)
  },
)

const box = {
  uuid: '0198f0aa-0000-7000-8000-000000000001',
  _id: '0198f0aa-0000-7000-8000-000000000001',
  name: 'Büro',
  host: 'mail.example',
  from: 'buero@example.org',
}
const other = { ...box, uuid: box.uuid.replace(/1$/, '2'), _id: box._id.replace(/1$/, '2') }

test('the default mailbox is one of the mailboxes', () => {
  const mail = mailSection.schema.parse({
    mailboxes: [box, other],
    DEFAULT_SYSTEM_MAILBOX: other.uuid,
  })
  expect(defaultMailbox(mail)?.uuid).toBe(other.uuid)
  const unknown = { mailboxes: [box], DEFAULT_SYSTEM_MAILBOX: other.uuid }
  expect(mailSection.schema.safeParse(unknown).success).toBe(false)
})

test('without a choice the first mailbox is the default', () => {
  expect(defaultMailbox(mailSection.schema.parse({ mailboxes: [box] }))?.uuid).toBe(box.uuid)
  expect(defaultMailbox(mailSection.defaults)).toBeUndefined()
})

test('two mailboxes never share an id', () => {
  expect(mailSection.schema.safeParse({ mailboxes: [box, box] }).success).toBe(false)
})

test.each([
  '//evil.example/x.png',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://user@evil.example/',
  'data:text/html,x',
  '/a b',
])('%s is no picture address', (og_image) => {
  expect(metaSection.schema.safeParse({ og_image }).success).toBe(false)
})

test.each(['', '/download/x.png', 'https://example.org/x.png', box.uuid])(
  '%j is a picture address',
  (og_image) => {
    expect(metaSection.schema.parse({ og_image }).og_image).toBe(og_image)
  },
)

test('a module that was never switched is on', () => {
  expect(isComponentEnabled({ modules: { shop: false } }, 'shop')).toBe(false)
  expect(isComponentEnabled({ modules: { shop: false } }, 'newsletter')).toBe(true)
  expect(isComponentEnabled({ modules: {} }, 'constructor')).toBe(true)
})

test('a part of a module is on exactly when its whole is', () => {
  const part = { name: 'catalog', partOf: 'shop' }
  expect(isComponentEnabled({ modules: { shop: false, catalog: true } }, part)).toBe(false)
  expect(isComponentEnabled({ modules: { shop: true, catalog: false } }, part)).toBe(true)
})
