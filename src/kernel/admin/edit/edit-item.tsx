import { IconWorldCheck } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import type { Translate } from '#kernel/i18n/texts.ts'
import { ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { useClosed } from '../collection/actions/use-closed.ts'
import type { Collection, Item } from '../collection/collection.ts'
import type { FormWords } from '../fields/words.ts'
import { useCan, useTexts } from '../session.tsx'
import { Banner } from './banner.tsx'
import { EditHead } from './edit-head.tsx'
import classes from './edit-item.module.css'
import { FormScreen } from './form/form-screen.tsx'
import { useCollectionForm } from './form/use-collection-form.ts'
import type { Base } from './form/use-entry-form.ts'
import type { SaveCall } from './form/use-saving.ts'
import { ItemTabs } from './item-tabs.tsx'
import { LockBanner } from './lock/lock-banner.tsx'
import { editTexts } from './messages.ts'
import { baseOf, useKeepSaved } from './use-item.ts'

type Props = {
  collection: Collection
  id: string
  item: Item
  reload(): Promise<Base>
}

/** A stored thing: head, lock, form and further tabs. */
export function EditItem({ collection, id, item, reload }: Props) {
  const t = useTexts(editTexts)
  const can = useCan()
  const keep = useKeepSaved(collection)
  const form = useCollectionForm(collection)
  const free = useRef(false)
  const start = useMemo(() => baseOf(collection, item), [collection, item])
  const { save, noun } = collection
  const closed = useClosed(collection)(item)
  const isAllowed = save !== undefined && can(collection.access.edit)
  const mayEdit = isAllowed && closed !== 'all'

  const saved = ({ item: stored }: Base) => {
    keep(stored as Item)
    notify({ content: t('save.saved') })
  }
  const store: SaveCall = async ({ item: loaded, ...ask }) => {
    if (!save) throw new Error(`${collection.name} cannot save`)
    return baseOf(collection, await save({ id, loaded: loaded as Item, ...ask }))
  }
  return (
    <div className={classes.screen}>
      <EditHead collection={collection} item={item} id={id} free={free} isReadOnly={!mayEdit} />
      {isAllowed && closed && closed.length > 0 && (
        <Banner icon={<IconWorldCheck {...ICON} />} text={closedWords(t, form.words, closed)} />
      )}
      <LockBanner noun={noun} id={id} isOn={mayEdit} />
      <ItemTabs collection={collection} item={item} reload={async () => void (await reload())}>
        <FormScreen
          {...form}
          place={{ noun, id }}
          start={start}
          isReadOnly={!mayEdit}
          closed={closed === 'all' ? undefined : closed}
          free={free}
          save={store}
          reload={reload}
          onSaved={saved}
        />
      </ItemTabs>
    </div>
  )
}

type Closed = 'all' | readonly string[]

function closedWords(t: Translate<typeof editTexts>, words: FormWords, closed: Closed): string {
  if (closed === 'all') return t('live.all')
  const names = closed.map((name) => words.fields[name] ?? name)
  return t('live.some', { fields: names.join(', ') })
}
