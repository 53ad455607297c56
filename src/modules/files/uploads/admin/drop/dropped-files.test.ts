import { expect, test } from 'vitest'
import { namePasted } from '../add-files.ts'
import { joinFolders, plainFiles } from './dropped-files.ts'

test('folders are joined, and nothing in them leads upwards or too deep', () => {
  expect(joinFolders('Werkstatt', 'Küche/2026')).toBe('Werkstatt/Küche/2026')
  expect(joinFolders('', '/a//b/')).toBe('a/b')
  expect(joinFolders('a', '../..\\b/.')).toBe('a/b')
  expect(joinFolders('1/2/3/4/5/6/7', '8/9/10').split('/')).toHaveLength(8)
})

test('files of a chosen folder keep where they lay, litter of other systems stays out', () => {
  const inside = lying('Möbel/2026/Tisch.jpg')
  const litter = lying('Möbel/.DS_Store')

  expect(plainFiles([inside, litter])).toEqual([{ file: inside, folder: 'Möbel/2026' }])
})

test('pasted pictures get names that differ, a pasted file keeps its own', () => {
  const now = new Date('2026-11-15T08:09:10Z')
  const given = [
    new File(['1'], 'image.png', { type: 'image/png' }),
    new File(['2'], 'image.png', { type: 'image/png' }),
    new File(['3'], 'Plan.pdf'),
  ]
  expect(namePasted(given, now).map(({ file }) => file.name)).toEqual([
    '2026-11-15 08.09.10.png',
    '2026-11-15 08.09.10 2.png',
    'Plan.pdf',
  ])
})

/** A file as an input for folders gives it. */
function lying(path: string): File {
  const file = new File(['x'], path.split('/').at(-1) ?? '')
  return Object.defineProperty(file, 'webkitRelativePath', { value: path })
}
