import { expect, test } from 'vitest'
import { refusePublicSecrets } from '#kernel/server/config/public-values.ts'
import { collectAt } from '#kernel/server/config/value-paths.ts'
import { moduleSections, pagesSection } from './module-sections.ts'

const named = moduleSections.map((section) => [section.name, section] as const)

test.each(named)('%s: defaults are what the schema makes of nothing', (_, section) => {
  expect(section.schema.parse({})).toEqual(section.defaults)
  expect(section.schema.parse(section.defaults)).toEqual(section.defaults)
  expect(section.schema.safeParse({ unknown: 1 }).success).toBe(false)
})

test.each(named)('%s: every public and secret path exists, none is both', (_, section) => {
  expect(() => refusePublicSecrets(section)).not.toThrow()
  for (const path of [...section.publicPaths, ...section.secretPaths]) {
    expect([path, collectAt(section.defaults, path).size]).toEqual([path, 1])
  }
})

test.each(['"><script>', 'a b', '1a', ''])('%j is no class an editor may use', (name) => {
  expect(pagesSection.schema.safeParse({ custom_classes: [name] }).success).toBe(false)
})
