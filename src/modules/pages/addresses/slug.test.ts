import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test('a slug says the words of a title, without tokens, signs and stray dots', () => {
  const slugs = {
    'Türen & Fenster für Öfen': 'tueren-fenster-fuer-oefen',
    'Am 3. Mai bei {{business.name}}': 'am-3-mai-bei',
    '3:2 in der 88. Minute!': '3-2-in-der-88-minute',
    'Kontor 2.0': 'kontor-2.0',
    '{{business.name}}': '',
    '…': '',
  }
  for (const [title, slug] of Object.entries(slugs)) {
    expect(slugOf(title), title).toBe(slug)
    expect(slugOf(slug), slug).toBe(slug)
  }
})
