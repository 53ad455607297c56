import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { PageList } from '../../contract-page.ts'
import { pageClient } from '../test-pages.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const { make, update } = pageClient(admin)
afterAll(() => app.close())

test('pages are found by title, address and tag, with umlauts in any spelling', async () => {
  const page = await make('Große Käsetheke', { slug: 'theke-im-laden' })
  await update(page._id, { tags: ['Überraschung'] })
  const found = async (search: string) => {
    const answer = await admin.post('/api/v0/search/page/', { search })
    return answer.parse(PageList).page.some(({ _id }) => _id === page._id)
  }
  for (const word of ['kaesetheke', 'grosse KASE', 'theke-im', 'ueberrasch', 'große laden uber'])
    expect(await found(word), word).toBe(true)
  for (const word of ['kaesetheken', 'kasse', 'große wurst'])
    expect(await found(word), word).toBe(false)
})
