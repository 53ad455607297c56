import { Button, Drawer, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#kernel/client/call.ts'
import { listAudit } from '#kernel/contract/admin/audit.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { useFailureWords } from '../../collection/actions/use-failure-words.ts'
import { historyKey } from '../../collection/keys.ts'
import type { Fields } from '../../fields/form-values.ts'
import type { FormWords } from '../../fields/words.ts'
import { MoreButton } from '../../more-button.tsx'
import { useMessages } from '../../session.tsx'
import { useDialogLabels } from '../../shell/use-dialog-labels.ts'
import { editMessages } from '../messages.ts'
import { HistoryEntry, isVersion } from './history-entry.tsx'
import classes from './history-panel.module.css'

export type HistoryProps = {
  noun: string
  id: string
  fields: Fields
  words: FormWords
  /** Words for what a module calls its own actions. */
  actions?: Readonly<Record<string, string>>
  /** Brings what the thing was after an entry back as a draft. */
  onRestore?(entry: string): Promise<void>
}

/** Who changed what and when, in a panel at the side. */
export function HistoryPanel(props: HistoryProps & { isOpen: boolean; onClose(): void }) {
  const t = useMessages(editMessages)
  const { close } = useDialogLabels()
  return (
    <Drawer
      opened={props.isOpen}
      onClose={props.onClose}
      position="right"
      size={440}
      padding="lg"
      overlayProps={{ backgroundOpacity: 0.4 }}
      classNames={{ title: classes.title }}
      title={t('history.title')}
      closeButtonProps={{ 'aria-label': close }}
    >
      <History {...props} />
    </Drawer>
  )
}

function History(props: HistoryProps) {
  const { noun, id } = props
  const t = useMessages(editMessages)
  const say = useFailureWords()
  const pages = useInfiniteQuery({
    queryKey: historyKey(noun, id),
    queryFn: ({ pageParam }) => call(listAudit, { query: { noun, id, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  if (pages.isPending) return <LoadingState label={t('history.loading')} count={4} />
  if (pages.isError) {
    return (
      <div className={classes.failed}>
        <Text>{t('history.failed', { message: say(pages.error) })}</Text>
        <Button variant="default" size="compact-sm" onClick={() => void pages.refetch()}>
          {t('history.retry')}
        </Button>
      </div>
    )
  }
  const records = pages.data.pages.flatMap(({ items }) => items)
  const latest = records.find(isVersion)
  if (records.length === 0) return <Text c="dimmed">{t('history.empty')}</Text>
  return (
    <>
      <ol className={classes.list}>
        {records.map((record) => (
          <HistoryEntry key={record._id} record={record} isLatest={record === latest} {...props} />
        ))}
      </ol>
      <MoreButton query={pages}>{t('history.more')}</MoreButton>
    </>
  )
}
