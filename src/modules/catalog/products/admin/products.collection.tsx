import { IconCopy, IconPencil, IconWorldOff, IconWorldUp } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collection } from '#kernel/admin/collection/collection.ts'
import { trashTab } from '#kernel/admin/collection/trash-tab.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import {
  choicesFilter,
  optionsFilter,
  referenceFilter,
  tagsFilter,
  yesNoFilter,
} from '#kernel/admin/fields/filter.ts'
import { boolean, choice, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { files, image } from '#kernel/admin/fields/kinds/file-fields.ts'
import { dateTime } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { money, number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { reference, references } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { email, multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group } from '#kernel/admin/fields/structured/group-fields.ts'
import { call } from '#kernel/client/call.ts'
import { fileSource } from '#modules/files/admin/pickers.tsx'
import { adminWords } from '../../admin/messages.ts'
import { PATHS } from '../../admin/paths.ts'
import { colorSource, groupSource, productSource } from '../../admin/pickers.tsx'
import { FilesSection } from '../../digital/admin/files-section.tsx'
import { previewField } from '../../previews/admin/preview-field.tsx'
import { ONLINE_STATES, STATES, STOCK_STATES } from '../online-state.ts'
import { duplicateProduct, editProducts } from '../product.calls.ts'
import { product, WITHDRAWALS } from '../product.ts'
import { bulkQuestion } from './bulk/bulk-question.ts'
import { OnlineBadge, PriceCell, ProductCell } from './cells.tsx'
import { groupOptions, settingSource, usedTags } from './choices.ts'
import { contentField } from './content-field.tsx'
import { offerField } from './offer/offer-field.tsx'
import { itemFieldsField, unitField } from './own-fields.tsx'
import { PricesTab } from './prices-tab.tsx'
import {
  discardProduct,
  type ListQuery,
  loadProduct,
  type ProductForm,
  publishProduct,
  readAt,
  restoreAsDraft,
  type SomeProduct,
  saveAsDraft,
  saveProduct,
  toForm,
} from './product-form.ts'
import { ShopSection } from './shop-section.tsx'
import { sizeField } from './size-field.tsx'

const publish = staff('catalog', 'publish')
const person = { name: text({ max: 200 }), address: text({ max: 300 }) }

const FIELDS = {
  title: text({ required: true, max: 160 }),
  slug: text({ max: 120, code: true }),
  summary: multiline({ max: 500, rows: 2 }),
  description: multiline({ max: 20_000, rows: 8 }),
  meta_title: text({ max: 120 }),
  meta_description: text({ max: 300 }),
  en: group<SomeProduct['en']>({
    title: text({ max: 160 }),
    summary: multiline({ max: 500, rows: 2 }),
    description: multiline({ max: 20_000, rows: 6 }),
    meta_title: text({ max: 120 }),
    meta_description: text({ max: 300 }),
  }),
  images: files(fileSource, { accept: 'image/*' }),
  offer: offerField(),
  groups: references(groupSource),
  state: choice(STATES, { required: true }),
  online_from: dateTime(),
  online_to: dateTime(),
  vat_group: reference(settingSource('vat_groups')),
  shipping_group: reference(settingSource('shipping_groups')),
  unit: unitField(),
  content: contentField(),
  size: sizeField(),
  order_quantity: group<SomeProduct['order_quantity']>({
    min: text({ max: 14 }),
    max: text({ max: 14 }),
    step: text({ max: 14 }),
  }),
  delivery_days: group<SomeProduct['delivery_days']>({
    min: number({ min: 0, max: 365 }),
    max: number({ min: 0, max: 365 }),
  }),
  maker: group<SomeProduct['maker']>({
    ...person,
    email: email(),
    responsible_name: person.name,
    responsible_address: person.address,
    responsible_email: email(),
  }),
  warnings: multiline({ max: 5000, rows: 2 }),
  guarantee_label: image(fileSource),
  is_adult: boolean(),
  is_on_request: boolean(),
  withdrawal: choice(WITHDRAWALS, { required: true }),
  item_fields: itemFieldsField(),
  tags: tags({ suggest: usedTags }),
  related: references(productSource, { max: 24 }),
  price: money({ readOnly: true }),
  online_state: choice(ONLINE_STATES, { readOnly: true }),
  href: previewField(),
  created: dateTime({ readOnly: true }),
  updated: dateTime({ readOnly: true }),
}

const FORM = {
  main: {
    what: ['title', 'summary', 'description'],
    pictures: ['images'],
    offer: ['offer'],
    content: [['unit', 'content'], 'size', 'order_quantity'],
    files: FilesSection,
    safety: ['maker', 'warnings', 'guarantee_label'],
    english: ['en'],
    more: ['item_fields'],
    search: ['slug', 'meta_title', 'meta_description'],
  },
  side: {
    preview: ['href'],
    shop: ShopSection,
    state: ['state', 'online_from', 'online_to'],
    place: ['groups', 'tags', 'related'],
    rates: ['vat_group', 'shipping_group', 'delivery_days'],
    rules: ['withdrawal', 'is_adult', 'is_on_request'],
  },
} as const

const setState = (state: SomeProduct['state']) => (items: readonly SomeProduct[]) =>
  call(editProducts, { body: { ids: items.map(({ _id }) => _id), change: { state } } })
const one = (item: SomeProduct) => [item]
const liveState = ({ draft, state }: SomeProduct) => draft?.live.state ?? state

export const products = collection<SomeProduct, ListQuery, ProductForm>({
  name: 'products',
  noun: product.name,
  module: product.module,
  path: PATHS.products,
  paths: { browse: PATHS.products, edit: `${PATHS.products}/:id` },
  key: '_id',
  words: wordsOf(adminWords, 'products'),
  label: ({ title }) => title,
  version: readAt,
  fields: FIELDS,
  columns: ['title', 'online_state', 'price', 'tags', 'updated'],
  extraColumns: ['created'],
  cells: { title: ProductCell, online_state: OnlineBadge, price: PriceCell },
  Status: ({ item }) => <OnlineBadge row={item} />,
  filters: {
    online_state: choicesFilter(ONLINE_STATES),
    vat_group: optionsFilter(() => groupOptions('vat_groups')),
    group: referenceFilter(groupSource),
    color: referenceFilter(colorSource),
    stock_state: choicesFilter(STOCK_STATES),
    has_draft: yesNoFilter(),
    tags: tagsFilter(usedTags),
  },
  sortable: { title: 'title', price: 'price', created: 'created', updated: 'updated' },
  sort: 'title',
  isSearchable: true,
  list: async ({ filters, ...ask }) => {
    const reply = await call(product.calls.list, { query: { ...filters, ...ask } })
    const { items, numItems, numItemsExact, next } = reply
    return { rows: items.map(toForm), total: numItems, isExact: numItemsExact, next }
  },
  load: loadProduct,
  save: saveProduct,
  create: () => ({ state: 'draft', withdrawal: 'granted', order_quantity: QUANTITY }),
  remove: ({ _id }) => call(product.calls.removeById, { params: { id: _id } }),
  restore: ({ _id }) => call(product.calls.restore, { params: { id: _id } }),
  live: (item) => (liveState(item) === 'draft' ? undefined : 'all'),
  drafts: {
    of: ({ draft }) => draft,
    save: saveAsDraft,
    publish: publishProduct,
    discard: discardProduct,
    restore: restoreAsDraft,
  },
  trash: trashTab((input) => call(product.calls.purgeMany, input)),
  form: FORM,
  tabs: { prices: PricesTab },
  actions: [
    {
      name: 'publish',
      icon: IconWorldUp,
      access: publish,
      when: (item) => liveState(item) !== 'online',
      run: (item) => setState('online')(one(item)),
    },
    {
      name: 'unpublish',
      icon: IconWorldOff,
      access: publish,
      asksFirst: true,
      when: (item) => liveState(item) === 'online',
      run: (item) => setState('offline')(one(item)),
    },
    {
      name: 'duplicate',
      icon: IconCopy,
      access: staff('catalog', 'create'),
      run: ({ _id }) => call(duplicateProduct, { params: { id: _id } }),
    },
  ],
  bulk: [
    { name: 'edit', icon: IconPencil, run: bulkQuestion.ask },
    { name: 'publish', icon: IconWorldUp, access: publish, run: setState('online') },
    { name: 'unpublish', icon: IconWorldOff, access: publish, run: setState('offline') },
  ],
})

const QUANTITY = { min: '1', max: '', step: '1' }
