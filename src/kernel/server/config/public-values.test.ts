import { expect, test } from 'vitest'
import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { publicPart, refusePublicSecrets } from './public-values.ts'

const value = {
  title: 'Backhaus',
  keys: { shown: 'pk', hidden: 'sk' },
  list: [
    { code: 'DE', note: 'intern' },
    { code: 'AT', note: 'intern' },
  ],
}

test('only what is named is public', () => {
  expect(publicPart(sectionWith(['title', 'keys.shown', 'list.*.code']), value)).toEqual({
    title: 'Backhaus',
    keys: { shown: 'pk' },
    list: [{ code: 'DE' }, { code: 'AT' }],
  })
})

test('a section without public paths shows nothing', () => {
  expect(publicPart(sectionWith([]), value)).toBeUndefined()
})

test.each([['keys'], ['keys.hidden']])(
  'a section whose secret lies under the public path %s is refused',
  (path) => {
    expect(() => refusePublicSecrets(sectionWith([path], ['keys.hidden']))).toThrow('keys.hidden')
  },
)

test('a public path beside a secret is fine', () => {
  expect(() => refusePublicSecrets(sectionWith(['keys.hid'], ['keys.hidden']))).not.toThrow()
})

function sectionWith(publicPaths: string[], secretPaths: string[] = []) {
  const label = { de: 'Test', en: 'Test' }
  return configSection({
    name: 'test',
    label,
    schema: z.unknown(),
    defaults: {},
    publicPaths,
    secretPaths,
  })
}
