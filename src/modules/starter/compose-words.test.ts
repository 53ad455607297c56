import { expect, test } from 'vitest'
import { richText } from '#kernel/site/block/rich-text/rich-text.ts'
import { composeWords } from './compose-words.ts'

test('numbers and addresses in running text can be called and written to', () => {
  const doc = composeWords('Anruf: {{business.phone}}.\n\n- Post an {{business.email}}')
  const phone = { to: 'phone', phone: '{{business.phone}}' }
  const mail = { to: 'mail', mail: '{{business.email}}' }
  const said = (text: string, attrs?: object) => ({
    type: 'text',
    text,
    ...(attrs && { marks: [{ type: 'link', attrs }] }),
  })
  expect(doc.content).toEqual([
    {
      type: 'paragraph',
      content: [said('Anruf: '), said('{{business.phone}}', phone), said('.')],
    },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [said('Post an '), said('{{business.email}}', mail)] },
          ],
        },
      ],
    },
  ])
  expect(richText().safeParse(doc).success).toBe(true)
})
