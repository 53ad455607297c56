import type { Collection, Item } from '../../collection/collection.ts'
import type { LiveDraft } from '../../collection/definition.ts'
import { FieldValue } from '../../fields/values/field-value.tsx'
import { fieldText } from '../../fields/words.ts'
import { useMessages, useSession } from '../../session.tsx'
import { isSame } from '../compare/compare.ts'
import { useCollectionForm } from '../form/use-collection-form.ts'
import { editMessages } from '../messages.ts'
import classes from './differences.module.css'

type Props = {
  collection: Collection
  item: Item
  draft: LiveDraft<Item>
  /** What changed live since the draft was last saved. */
  changed: readonly string[]
}

/** Fields of the form in which two states of a thing differ. */
export function differingFields({ fields }: Collection, one: Item, other: Item): string[] {
  const names = Object.keys(fields).filter((name) => !fields[name]?.isReadOnly)
  return names.filter((name) => !isSame(one[name], other[name]))
}

/** 'Name, Bilder' */
export function useFieldNames({ words }: Collection): (names: readonly string[]) => string {
  const { fields } = words[useSession().user.lang]
  return (names) => names.map((name) => fields[name] ?? name).join(', ')
}

/** Each field that will change: what is live, and what the draft says; behind a summary. */
export function Differences({ collection, item, draft, changed }: Props) {
  const t = useMessages(editMessages)
  const { fields, words } = useCollectionForm(collection)
  const { live, base } = draft
  const names = [...new Set([...differingFields(collection, live, item), ...changed])]
  if (names.length === 0) return null
  const shown = (name: string, from: Item) => {
    const field = fields[name]
    return (
      field && <FieldValue field={field} value={from[name]} text={fieldText(words, name)} isLong />
    )
  }
  return (
    <details className={classes.differences}>
      <summary>{t('liveDraft.differences')}</summary>
      <dl>
        {names.map((name) => (
          <div key={name} className={classes.field}>
            <dt>{fieldText(words, name).label}</dt>
            {changed.includes(name) && (
              <dd className={classes.before}>
                <span className={classes.sign}>{t('liveDraft.before')}</span>
                {shown(name, base)}
              </dd>
            )}
            <dd className={classes.before}>
              <span className={classes.sign}>{t('liveDraft.live')}</span>
              {shown(name, live)}
            </dd>
            {!isSame(live[name], item[name]) && (
              <dd>
                <span className={classes.sign}>{t('liveDraft.draft')}</span>
                {shown(name, item)}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  )
}
