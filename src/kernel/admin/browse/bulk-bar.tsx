import { Button, CloseButton } from '@mantine/core'
import { IconDownload, IconTrash, IconTrashOff, IconTrashX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FootBar } from '#ui/foot-bar/foot-bar.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useClosed } from '../collection/actions/use-closed.ts'
import { useConfirm } from '../collection/actions/use-confirm.tsx'
import { useRemoval } from '../collection/actions/use-removal.ts'
import { useRunAction } from '../collection/actions/use-run-action.ts'
import { useTrash } from '../collection/actions/use-trash.ts'
import type { Item } from '../collection/collection.ts'
import type { ItemAction } from '../collection/definition.ts'
import { collectionMessages } from '../collection/messages.ts'
import { useCan, useMessages } from '../session.tsx'
import classes from './bulk-bar.module.css'
import { browseMessages } from './messages.ts'
import type { Browse } from './use-browse.ts'

type Props = { browse: Browse; onExport(rows: readonly Item[]): void }

/** What can be done with everything that is chosen. */
export function BulkBar({ browse, onExport }: Props) {
  const t = useMessages(browseMessages)
  const say = useMessages(collectionMessages)
  const can = useCan()
  const { collection, words, selection, clear } = browse
  const { confirm, dialog } = useConfirm()
  const remove = useRemoval(collection, confirm)
  const run = useRunAction(collection, confirm)
  const trash = useTrash(collection, confirm)
  const closed = useClosed(collection)
  const rows = [...selection.values()]
  if (rows.length === 0) return dialog

  const perform = async (action: ItemAction<readonly Item[]>) => {
    if (await run(action, rows)) clear()
  }
  const clearAfter = async (done: Promise<readonly Item[]>) => {
    if ((await done).length > 0) clear()
  }
  const isInTrash = rows.every((row) => collection.trash?.holds(row))
  const mayDelete = can(collection.access.delete)
  const whyNot = rows.some(closed) ? t('bulk.needsPublish') : undefined
  const actions = (isInTrash ? [] : (collection.bulk ?? [])).filter(
    ({ access, when }) =>
      [access ?? collection.access.edit].flat().every(can) && (when?.(rows) ?? true),
  )
  return (
    <>
      <FootBar fitContent label={t('bulk.label')}>
        <span role="status" className={classes.count}>
          {t('bulk.chosen', { count: rows.length })}
        </span>
        <div className={classes.actions}>
          {actions.map((action) => (
            <BulkButton
              key={action.name}
              icon={<action.icon size={16} stroke={1.75} />}
              isDanger={action.isDanger}
              onClick={() => void perform(action)}
            >
              {words.actions?.[action.name]}
            </BulkButton>
          ))}
          {can(collection.access.export) && (
            <BulkButton icon={<IconDownload {...SMALL_ICON} />} onClick={() => onExport(rows)}>
              {t('bulk.export')}
            </BulkButton>
          )}
          {isInTrash && mayDelete && collection.restore && (
            <BulkButton
              icon={<IconTrashOff {...SMALL_ICON} />}
              whyNot={whyNot}
              onClick={() => void clearAfter(trash.restore(rows))}
            >
              {say('trash.restore')}
            </BulkButton>
          )}
          {isInTrash && mayDelete && collection.trash?.purge && (
            <BulkButton
              isDanger
              icon={<IconTrashX {...SMALL_ICON} />}
              onClick={() => void clearAfter(trash.purge(rows))}
            >
              {say('trash.purge')}
            </BulkButton>
          )}
          {!isInTrash && mayDelete && collection.remove && (
            <BulkButton
              isDanger
              icon={<IconTrash {...SMALL_ICON} />}
              whyNot={whyNot}
              onClick={() => void clearAfter(remove(rows))}
            >
              {t('bulk.remove')}
            </BulkButton>
          )}
        </div>
        <CloseButton aria-label={t('bulk.clear')} title={t('bulk.clear')} onClick={clear} />
      </FootBar>
      {dialog}
    </>
  )
}

type ButtonProps = {
  icon: ReactNode
  children: ReactNode
  isDanger?: boolean
  /** Why it cannot be pressed now. */
  whyNot?: string
  onClick(): void
}

function BulkButton({ icon, children, isDanger, whyNot, onClick }: ButtonProps) {
  return (
    <Button
      disabled={whyNot !== undefined}
      title={whyNot}
      variant="default"
      size="sm"
      px="sm"
      leftSection={icon}
      c={isDanger ? 'var(--k-bad)' : undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
