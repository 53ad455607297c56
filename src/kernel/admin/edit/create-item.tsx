import { useMemo, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { notify } from '#ui/notification/notify.tsx'
import type { Collection, Item } from '../collection/collection.ts'
import { editPath } from '../collection/paths.ts'
import { useAdminPath, useCan, useTexts } from '../session.tsx'
import { AdminPageHead } from '../shell/admin-page-head.tsx'
import { NoPermission } from '../shell/states/no-permission.tsx'
import classes from './edit-item.module.css'
import { FormScreen } from './form/form-screen.tsx'
import { useCollectionForm } from './form/use-collection-form.ts'
import type { Base } from './form/use-entry-form.ts'
import { editTexts } from './messages.ts'
import { listAddress } from './use-back-to-list.ts'
import { baseOf, useKeepSaved } from './use-item.ts'

/** An empty form; once it is saved, the stored thing opens in its place. */
export function CreateItem({ collection }: { collection: Collection }) {
  const t = useTexts(editTexts)
  const can = useCan()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const [search] = useSearchParams()
  const keep = useKeepSaved(collection)
  const form = useCollectionForm(collection)
  const free = useRef(false)
  const start = useMemo(
    (): Base => ({ item: collection.create?.(search) ?? {}, version: undefined }),
    [collection, search],
  )
  const { save, create, label, paths, key } = collection
  if (!save || !create || !can(collection.access.create)) return <NoPermission />

  const opened = (saved: Base) => {
    const item = saved.item as Item
    keep(item)
    notify({ content: t('save.created', { label: label(item) }) })
    void navigate(adminPath(editPath(paths, String(item[key]))), { replace: true })
  }
  return (
    <div className={classes.screen}>
      <AdminPageHead
        title={form.words.create}
        breadcrumb={[{ label: form.words.many, path: listAddress(collection) }]}
      />
      <FormScreen
        {...form}
        place={{ noun: collection.noun, id: undefined }}
        start={start}
        isReadOnly={false}
        free={free}
        save={async ({ version, values, changes }) =>
          baseOf(
            collection,
            await save({ id: undefined, loaded: undefined, version, values, changes }),
          )
        }
        reload={async () => start}
        onSaved={opened}
      />
    </div>
  )
}
