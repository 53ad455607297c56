import type { Names } from './names.ts'

export function screensFile({ module, things, adminModule }: Names): string {
  return `import { IconFolder } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { ${things} } from './${module}.collection.tsx'

const label = { de: de.title, en: en.title }

export const ${adminModule}: AdminModule = {
  name: '${module}',
  label,
  nav: [
    {
      path: ${things}.paths.browse,
      label,
      icon: IconFolder,
      access: staff('${module}', 'view'),
      group: 'work',
    },
  ],
  screens: collectionScreens(${things}),
}
`
}

export function collectionFile(names: Names): string {
  return [collectionHead(names), collectionFields(), collectionCalls(names), collectionFoot(names)]
    .map((part) => part.trim())
    .join('\n\n')
}

function collectionHead({ module, noun, Type, things }: Names): string {
  return `
import type { z } from 'zod'
import { collection } from '#kernel/admin/collection/collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { dateTime } from '#kernel/admin/fields/moment-fields.ts'
import { multiline, text } from '#kernel/admin/fields/text-fields.ts'
import { call } from '#kernel/client/call.ts'
import * as contract from '../contract.ts'
import { texts } from '../texts.ts'

type Query = z.input<typeof contract.${Type}Query>
type Draft = Required<contract.New${Type}>

export const ${things} = collection<contract.${Type}, Query, Draft>({
  name: '${things}',
  noun: '${noun}',
  module: '${module}',
  path: '${noun}',
  key: '_id',
  words: wordsOf(texts, '${things}'),
  label: ({ title }) => title,
  version: ({ version }) => version,
`
}

function collectionFields(): string {
  return `
  fields: {
    title: text({ required: true, max: 200 }),
    notes: multiline(),
    created: dateTime({ readOnly: true }),
    updated: dateTime({ readOnly: true }),
  },
  columns: ['title', 'updated'],
  extraColumns: ['created'],
  sortable: { title: 'title', created: 'created', updated: 'updated' },
  sort: '-updated',
`
}

function collectionCalls({ Type }: Names): string {
  return `
  list: async ({ filters, ...ask }) => {
    const reply = await call(contract.getPageData, { body: { ...filters, ...ask } })
    const { items, numItems, numItemsExact = true, next } = reply
    return { rows: items, total: numItems, isExact: numItemsExact, next }
  },
  load: async (id) => only(await call(contract.read${Type}, { params: { id } })),
  save: async ({ id, version = 1, values, changes }) =>
    only(
      id === undefined
        ? await call(contract.create${Type}, { body: values })
        : await call(contract.update${Type}ById, { params: { id }, body: { ...changes, version } }),
    ),
  create: () => ({}),
  remove: ({ _id }) => call(contract.delete${Type}ById, { params: { id: _id } }),
`
}

function collectionFoot({ Type }: Names): string {
  return `
  form: { main: { what: ['title', 'notes'] } },
})

function only({ items }: { items: contract.${Type}[] }): contract.${Type} {
  const [item] = items
  if (!item) throw new Error('The server answered without what was asked for')
  return item
}
`
}
