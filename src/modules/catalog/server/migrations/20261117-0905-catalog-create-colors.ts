import { nounTable } from '#kernel/server/resource/noun-table.ts'

/** Colours that variants come in. */
export const createColors = nounTable(
  'product_colors',
  {
    title: 'text not null',
    title_en: "text not null default ''",
    hex: "text not null default '#808080'",
    image: 'uuid',
    position: 'integer not null default 0',
  },
  { hasTrash: true, sorts: ['title', 'position'] },
)
