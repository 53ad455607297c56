import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { referenceFilter } from '#kernel/admin/fields/filter.ts'
import { image } from '#kernel/admin/fields/kinds/file-fields.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group } from '#kernel/admin/fields/structured/group-fields.ts'
import { fileSource } from '#modules/files/admin/pickers.tsx'
import { adminWords } from '../../admin/messages.ts'
import { PATHS } from '../../admin/paths.ts'
import { groupSource } from '../../admin/pickers.tsx'
import { productGroup } from '../group.ts'

export const groups = nounCollection(productGroup, {
  name: 'product-groups',
  path: PATHS.groups,
  paths: { browse: PATHS.groups, edit: `${PATHS.groups}/:id` },
  words: wordsOf(adminWords, 'groups'),
  fields: {
    parent: reference(groupSource),
    image: image(fileSource),
    en: group({ title: text({ max: 100 }), text: multiline({ max: 5000, rows: 3 }) }),
  },
  columns: ['path', 'products', 'is_hidden', 'position', 'updated'],
  filters: { parent: referenceFilter(groupSource), is_hidden: 'is_hidden' },
  sortable: { path: 'title', position: 'position', updated: 'updated' },
  access: productGroup.access,
  form: {
    main: { what: ['title', 'text'], english: ['en'], address: ['slug'] },
    side: {
      place: ['parent', 'position', 'sort', 'is_hidden', 'needs_base_price'],
      picture: ['image'],
    },
  },
})
