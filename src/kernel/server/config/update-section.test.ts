import { afterAll, expect, test } from 'vitest'
import { metaSection } from '#kernel/contract/sections/meta.ts'
import { startTestApp } from '#tests/test-app.ts'
import { updateSection } from './update-section.ts'

const app = await startTestApp()
afterAll(() => app.close())

test('code changes a section and finds it in force, with history and audit', async () => {
  await updateSection(app.scope, metaSection, (meta) => ({ ...meta, title: 'Backhaus' }))
  await updateSection(app.scope, metaSection, (meta) => ({ ...meta, title: `${meta.title} Süd` }))
  expect(app.services.config.get(metaSection).title).toBe('Backhaus Süd')
  const { db } = app.services
  const history = await db.selectFrom('config_history').select('version').execute()
  expect(history.map(({ version }) => version).sort()).toEqual([1, 2])
  const audit = await db.selectFrom('audit_log').select(['actor_name', 'after']).execute()
  expect(audit).toContainEqual({ actor_name: 'System', after: { title: 'Backhaus Süd' } })
})

test('ten changes at once are all made, one after the other', async () => {
  const add = () =>
    updateSection(app.scope, metaSection, (meta) => ({ ...meta, keywords: `${meta.keywords}x` }))
  await Promise.all(Array.from({ length: 10 }, add))
  expect(app.services.config.get(metaSection).keywords).toBe('xxxxxxxxxx')
})

test('an invalid value is refused and changes nothing', async () => {
  const wrong = updateSection(app.scope, metaSection, (meta) => ({
    ...meta,
    og_image: 'no address',
  }))
  await expect(wrong).rejects.toThrow()
  expect(app.services.config.get(metaSection).og_image).toBe('')
})
