import { expect, test } from 'vitest'
import { takeEditorTurn } from './one-editor.ts'

test('whoever opens an editor closes the one before, and only that', () => {
  const said: string[] = []
  const releaseFirst = takeEditorTurn(() => said.push('first gave up'))
  takeEditorTurn(() => said.push('second gave up'))
  expect(said).toEqual(['first gave up'])
  // The first was closed long ago: letting go of it must not free the turn of the second.
  releaseFirst()
  const releaseThird = takeEditorTurn(() => said.push('third gave up'))
  expect(said).toEqual(['first gave up', 'second gave up'])
  releaseThird()
  takeEditorTurn(() => undefined)
  expect(said).toHaveLength(2)
})
