import { expect, test } from 'vitest'
import { TYPES } from '../edit/drafts/draft-content.ts'
import { ownProps, wordBlocks } from './place-overrides.tsx'

const heading = (id: string, text: string) => ({ id, type: 'heading', v: 1, props: { text } })

test('a place keeps only what differs from the global block', () => {
  const original = { ...heading('a', 'Ferien'), props: { text: 'Ferien', level: 2 } }
  const changed = { ...original, props: { text: 'Am Meer', level: 2 } }
  expect(ownProps(original, changed)).toEqual({ text: 'Am Meer' })
  expect(ownProps(original, original)).toEqual({})
})

test('words are offered as deep as they stand, columns and sections are not', () => {
  const column = { id: 'c', type: 'column', v: 1, props: { blocks: [heading('b', 'Innen')] } }
  const section = { id: 's', type: 'section', v: 1, props: { blocks: [column] } }
  const found = wordBlocks(TYPES, [heading('a', 'Außen'), section])
  expect(found.map(({ id }) => id)).toEqual(['a', 'b'])
})
