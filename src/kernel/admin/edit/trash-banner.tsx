import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { ICON } from '#ui/icon-size.ts'
import { useClosed } from '../collection/actions/use-closed.ts'
import { useConfirm } from '../collection/actions/use-confirm.tsx'
import { useTrash } from '../collection/actions/use-trash.ts'
import type { Collection, Item } from '../collection/collection.ts'
import { collectionMessages } from '../collection/messages.ts'
import { useCan, useMessages } from '../session.tsx'
import { Banner } from './banner.tsx'
import { editMessages } from './messages.ts'
import { useBackToList } from './use-back-to-list.ts'

type Props = { collection: Collection; item: Item; free?: RefObject<boolean> }

/** Says that something lies in the trash, with the two ways out of it. */
export function TrashBanner({ collection, item, free }: Props) {
  const t = useMessages(collectionMessages)
  const say = useMessages(editMessages)
  const mayDelete = useCan()(collection.access.delete)
  const { confirm, dialog } = useConfirm()
  const { restore, purge } = useTrash(collection, confirm)
  const back = useBackToList(collection)
  const isClosed = useClosed(collection)(item) !== undefined
  const purgeThis = async () => {
    if ((await purge([item])).length === 0) return
    if (free) free.current = true
    back()
  }
  return (
    <>
      <Banner tone="warn" icon={<IconTrash {...ICON} />} text={t('trash.note')}>
        {mayDelete && collection.restore && (
          <Button
            size="compact-sm"
            disabled={isClosed}
            title={isClosed ? say('head.needsPublish') : undefined}
            onClick={() => void restore([item])}
          >
            {t('trash.restore')}
          </Button>
        )}
        {mayDelete && collection.trash?.purge && (
          <Button
            variant="default"
            size="compact-sm"
            c="var(--k-bad)"
            onClick={() => void purgeThis()}
          >
            {t('trash.purge')}
          </Button>
        )}
      </Banner>
      {dialog}
    </>
  )
}
