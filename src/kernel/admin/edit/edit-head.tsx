import { Button } from '@mantine/core'
import { IconHistory, IconTrash } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { useClosed } from '../collection/actions/use-closed.ts'
import { useConfirm } from '../collection/actions/use-confirm.tsx'
import { useRemoval } from '../collection/actions/use-removal.ts'
import { useRunAction } from '../collection/actions/use-run-action.ts'
import type { Collection, Item } from '../collection/collection.ts'
import { useCan, useMessages, useSession } from '../session.tsx'
import { AdminPageHead } from '../shell/admin-page-head.tsx'
import { HistoryPanel } from './history/history-panel.tsx'
import { useRestore } from './history/use-restore.ts'
import { editMessages } from './messages.ts'
import { listAddress, useBackToList } from './use-back-to-list.ts'

type Props = {
  collection: Collection
  item: Item
  id: string
  free: RefObject<boolean>
  isReadOnly: boolean
}

/** Where this is, what it is called, its state, its history and what can be done with it. */
export function EditHead({ collection, item, id, free, isReadOnly }: Props) {
  const t = useMessages(editMessages)
  const can = useCan()
  const words = collection.words[useSession().user.lang]
  const { confirm, dialog } = useConfirm()
  const run = useRunAction(collection, confirm)
  const remove = useRemoval(collection, confirm)
  const back = useBackToList(collection)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { Status, access } = collection

  const removeThis = async () => {
    if ((await remove([item])).length === 0) return
    free.current = true
    back()
  }
  const restore = useRestore({ collection, item, confirm, onDone: () => setHistoryOpen(false) })
  const isInTrash = collection.trash?.holds(item) === true
  const actions = (isInTrash ? [] : (collection.actions ?? []))
    .filter((action) => [action.access ?? access.edit].flat().every(can))
    .filter((action) => action.when?.(item) ?? true)
    .map((action) => ({
      key: action.name,
      label: words.actions?.[action.name] ?? action.name,
      icon: <action.icon size={16} stroke={1.75} />,
      isDanger: action.isDanger,
      onSelect: () => void run(action, item),
    }))
  const isClosed = useClosed(collection)(item) !== undefined
  const deletion = {
    key: 'remove',
    label: t('head.remove'),
    icon: <IconTrash {...SMALL_ICON} />,
    isDanger: true,
    isDisabled: isClosed,
    hint: isClosed && t('head.needsPublish'),
    startsGroup: actions.length > 0,
    onSelect: () => void removeThis(),
  }
  const mayRemove =
    collection.remove !== undefined &&
    can(access.delete) &&
    !isInTrash &&
    !collection.isKept?.(item)
  return (
    <>
      <AdminPageHead
        title={collection.label(item) || words.one}
        breadcrumb={[{ label: words.many, path: listAddress(collection) }]}
        status={
          <>
            {Status && !isInTrash && <Status item={item} />}
            {isReadOnly && !isInTrash && <StatusBadge label={t('head.readOnly')} />}
          </>
        }
        menu={mayRemove ? [...actions, deletion] : actions}
      >
        <Button
          variant="default"
          leftSection={<IconHistory {...SMALL_ICON} />}
          onClick={() => setHistoryOpen(true)}
        >
          {t('history.open')}
        </Button>
      </AdminPageHead>
      <HistoryPanel
        noun={collection.noun}
        id={id}
        fields={collection.fields}
        words={words}
        actions={{ ...words.actions, ...words.done, ...words.history }}
        isOpen={isHistoryOpen}
        onRestore={restore}
        onClose={() => setHistoryOpen(false)}
      />
      {dialog}
    </>
  )
}
