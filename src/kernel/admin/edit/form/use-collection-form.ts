import { useMemo } from 'react'
import type { Collection } from '../../collection/collection.ts'
import { useSession } from '../../session.tsx'
import { editableFields, type Layout, plainLayout } from './form-layout.ts'
import type { FormRules } from './use-entry-form.ts'

/** Layout, words and rules of a collection's form. */
export function useCollectionForm(collection: Collection) {
  const { lang } = useSession().user
  const words = collection.words[lang]
  return useMemo(() => {
    const { fields, schema, form } = collection
    const layout = (form as Layout | undefined) ?? plainLayout(fields, words.one)
    const rules: FormRules = { fields: editableFields(fields, layout), schema }
    return { fields, words, layout, rules }
  }, [collection, words])
}
