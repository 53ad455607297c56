import { ColorSwatch } from '@mantine/core'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { image } from '#kernel/admin/fields/kinds/file-fields.ts'
import { fileSource } from '#modules/files/admin/pickers.tsx'
import { adminWords } from '../../admin/messages.ts'
import { PATHS } from '../../admin/paths.ts'
import { type Color, color } from '../color.ts'

export const colors = nounCollection(color, {
  name: 'product-colors',
  path: PATHS.colors,
  paths: { browse: PATHS.colors, edit: `${PATHS.colors}/:id` },
  words: wordsOf(adminWords, 'colors'),
  fields: { image: image(fileSource) },
  columns: ['title', 'hex', 'uses', 'position', 'updated'],
  cells: { hex: ({ row }: { row: Color }) => <ColorSwatch color={row.hex} size={20} /> },
  access: color.access,
  form: { main: { what: ['title', 'title_en', ['hex', 'position']], picture: ['image'] } },
})
