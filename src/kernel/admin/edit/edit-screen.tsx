import { useMemo, useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { CallError } from '#kernel/client/call-error.ts'
import { notify } from '#ui/notification/notify.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { ListFailure } from '../browse/list-states.tsx'
import type { Collection, Item } from '../collection/collection.ts'
import { editPath, isNewId } from '../collection/paths.ts'
import { useAdminPath, useCan, useMessages } from '../session.tsx'
import { AdminPageHead } from '../shell/admin-page-head.tsx'
import { NoPermission } from '../shell/states/no-permission.tsx'
import classes from './edit-item.module.css'
import { EditItem } from './edit-item.tsx'
import { FormScreen } from './form/form-screen.tsx'
import { useCollectionForm } from './form/use-collection-form.ts'
import type { Base } from './form/use-entry-form.ts'
import { editMessages } from './messages.ts'
import { listAddress, useBackToList } from './use-back-to-list.ts'
import { baseOf, useItem, useKeepSaved } from './use-item.ts'

/** One thing of a collection, or an empty form for a new one. */
export function EditScreen({ collection }: { collection: Collection }) {
  const { id } = useParams()
  const { Edit } = collection
  if (Edit) return <Edit id={isNewId(id) ? undefined : id} />
  if (isNewId(id)) return <CreateItem collection={collection} />
  return <StoredItem key={id} collection={collection} id={String(id)} />
}

function StoredItem({ collection, id }: { collection: Collection; id: string }) {
  const t = useMessages(editMessages)
  const { query, reload } = useItem(collection, id)
  const back = useBackToList(collection)
  if (query.data) {
    return <EditItem collection={collection} id={id} item={query.data} reload={reload} />
  }
  if (query.error instanceof CallError && query.error.status === 404) {
    return (
      <EmptyState
        title={t('state.missingTitle')}
        text={t('state.missingText')}
        action={{ label: t('state.back'), onSelect: back }}
      />
    )
  }
  if (query.error) {
    return (
      <ListFailure
        title={t('state.failedTitle')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return <LoadingState label={t('state.loading')} shape="form" count={6} />
}

/** An empty form; once it is saved, the stored thing opens in its place. */
function CreateItem({ collection }: { collection: Collection }) {
  const t = useMessages(editMessages)
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
