import { useParams } from 'react-router'
import { CallError } from '#kernel/client/call-error.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { ListFailure } from '../browse/list-states.tsx'
import type { Collection } from '../collection/collection.ts'
import { isNewId } from '../collection/paths.ts'
import { useTexts } from '../session.tsx'
import { CreateItem } from './create-item.tsx'
import { EditItem } from './edit-item.tsx'
import { editTexts } from './messages.ts'
import { useBackToList } from './use-back-to-list.ts'
import { useItem } from './use-item.ts'

/** One thing of a collection, or an empty form for a new one. */
export function EditScreen({ collection }: { collection: Collection }) {
  const { id } = useParams()
  const { Edit } = collection
  if (Edit) return <Edit id={isNewId(id) ? undefined : id} />
  if (isNewId(id)) return <CreateItem collection={collection} />
  return <StoredItem key={id} collection={collection} id={String(id)} />
}

function StoredItem({ collection, id }: { collection: Collection; id: string }) {
  const t = useTexts(editTexts)
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
