import { expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { exportedName } from '#kernel/server/people/personal-data.ts'
import { de } from '../messages-held.de.ts'

const declared = serverModules.flatMap(({ personal }) => personal?.tables ?? [])

test('every record and every column that an export shows has a word people can read', () => {
  const records = declared.flatMap(({ exported }) => (exported ? [exported.as] : []))
  const columns = declared.flatMap(({ exported }) => (exported?.columns ?? []).map(exportedName))
  expect(records.filter((word) => !Object.hasOwn(de.records, word))).toEqual([])
  expect(columns.filter((word) => !Object.hasOwn(de.columns, word))).toEqual([])
})

test('every module that holds something says why, on which ground and for how long', () => {
  for (const { name, personal } of serverModules) {
    if (!personal) continue
    for (const { de: german, en: english } of Object.values(personal.purpose))
      expect(
        [german, english].every((words) => words.length > 5),
        name,
      ).toBe(true)
  }
})
