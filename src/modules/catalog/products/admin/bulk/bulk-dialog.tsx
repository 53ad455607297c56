import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import type { Values } from '#kernel/admin/fields/form-values.ts'
import { choice, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { reference, references } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { adminMessages, adminWords } from '../../../admin/messages.ts'
import { groupSource } from '../../../admin/pickers.tsx'
import { STATES } from '../../online-state.ts'
import { editProducts, ProductChange } from '../../product.calls.ts'
import { settingSource, usedTags } from '../choices.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { bulkQuestion } from './bulk-question.ts'

const FIELDS = {
  state: choice(STATES),
  price_percent: text({ max: 6, pattern: /^-?\d{1,3}([.,]\d{1,2})?$/ }),
  price_ending: number({ min: 0, max: 99 }),
  vat_group: reference(settingSource('vat_groups')),
  shipping_group: reference(settingSource('shipping_groups')),
  add_groups: references(groupSource),
  remove_groups: references(groupSource),
  add_tags: tags({ suggest: usedTags }),
  remove_tags: tags({ suggest: usedTags }),
}

/** Only what was filled in is changed. */
const Wish = z.looseObject({}).transform(wishOf).pipe(ProductChange)

const close = () => bulkQuestion.drop()

/** What many products are given at once, with a look at what becomes of each before it is done. */
export function BulkDialog() {
  const t = useMessages(adminMessages)
  const asked = useSyncExternalStore(bulkQuestion.subscribe, bulkQuestion.get)
  useEffect(() => close, [])
  const ids = asked?.map(({ _id }) => _id) ?? []
  return (
    <FieldsDialog
      isOpen={asked !== undefined}
      title={t('bulk.title', { count: ids.length })}
      text={t('bulk.text')}
      submit={t('bulk.submit')}
      size="lg"
      fields={FIELDS}
      words={wordsOf(adminWords, 'bulk')}
      schema={Wish}
      below={(values) => <Preview ids={ids} values={values} />}
      onClose={close}
      onSubmit={async (change) => {
        await call(editProducts, { body: { ids, change } })
        bulkQuestion.answer()
      }}
    />
  )
}

/** Asks again when nobody has typed for a moment. */
function Preview({ ids, values }: { ids: readonly string[]; values: Values }) {
  const [calm] = useDebouncedValue(values, 300)
  const wish = Wish.safeParse(calm)
  return wish.success ? <BulkPreview ids={ids} change={wish.data} /> : null
}

function wishOf(values: Values): Values {
  const given = Object.entries(values).filter(
    ([, value]) =>
      value !== null &&
      value !== undefined &&
      value !== '' &&
      !(Array.isArray(value) && !value.length),
  )
  const decimal = ([name, value]: [string, unknown]) => [
    name,
    name === 'price_percent' ? String(value).replace(',', '.') : value,
  ]
  return Object.fromEntries(given.map(decimal))
}
