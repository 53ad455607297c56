import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconMail, IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { readMessage, updateMessageById } from '../message.calls.ts'
import classes from './inbox.module.css'
import { inboxCommand } from './inbox-keys.ts'
import { BoxList } from './list/box-list.tsx'
import { BulkBar } from './list/bulk-bar.tsx'
import { MessageList } from './list/message-list.tsx'
import { MessagePane } from './message/message-pane.tsx'
import { type InboxLocation, useInboxLocation, useKeep, useMessageList } from './use-inbox.ts'
import { WriteDialog } from './write-dialog.tsx'

/** As many as one call changes. */
const MOST = 500

/** Boxes, messages, one message: three panes, and one at a time on a phone. */
export function InboxScreen() {
  const t = useMessages(adminMessages)
  const mayWrite = useCan()(staff('messages', 'create'))
  const location = useInboxLocation()
  const list = useMessageList(location)
  const [isWriting, setWriting] = useState(false)
  const items = (list.data?.pages ?? []).flatMap((page) => page.items)
  const ids = items.map(({ _id }) => _id)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const shown = chosen.filter((id) => ids.includes(id))
  const choose = (id: string, isChosen: boolean) =>
    setChosen((now) => (isChosen ? [...now, id] : now.filter((one) => one !== id)))
  useInboxKeys(location, ids)
  return (
    <div className={classes.screen} data-open={location.id ? true : undefined}>
      <AdminPageHead title={t('title')}>
        {mayWrite && (
          <Button
            className={classes.write}
            leftSection={<IconPencil {...SMALL_ICON} />}
            onClick={() => setWriting(true)}
          >
            {t('write.title')}
          </Button>
        )}
      </AdminPageHead>
      <div className={classes.panes}>
        <BoxList location={location} unread={list.data?.pages[0]?.unread ?? 0} />
        <MessageList
          location={location}
          list={list}
          items={items}
          chosen={shown}
          onChoose={choose}
        />
        <section className={classes.reading} aria-label={t('message.label')}>
          {location.id ? (
            <MessagePane key={location.id} id={location.id} location={location} />
          ) : (
            <EmptyState
              icon={<IconMail size={24} stroke={1.5} aria-hidden />}
              title={t('message.none')}
              text={t('message.noneText')}
            />
          )}
        </section>
      </div>
      {shown.length > 0 && (
        <BulkBar
          ids={shown}
          box={location.box}
          onAll={shown.length < ids.length ? () => setChosen(ids.slice(0, MOST)) : undefined}
          onDone={() => setChosen([])}
        />
      )}
      <WriteDialog
        isOpen={isWriting || location.isWriting}
        onClose={() => {
          setWriting(false)
          if (location.isWriting) location.close()
        }}
        onSent={(id) => {
          setWriting(false)
          location.open(id)
        }}
      />
    </div>
  )
}

/** After `g` the shell waits this long for the second key of a jump; that key is not ours. */
const JUMP_MS = 1200

function useInboxKeys(location: InboxLocation, ids: readonly string[]): void {
  const { attempt } = useAttempt()
  const keep = useKeep()
  const jumpedAt = useRef(0)
  const finish = (id: string) =>
    attempt(async () => {
      const { version } = await call(readMessage, { params: { id } })
      await keep(
        await call(updateMessageById, { params: { id }, body: { version, state: 'done' } }),
      )
    })
  useWindowEvent('keydown', (event) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body
    if (event.defaultPrevented || target.closest('[role="dialog"],[role="menu"]')) return
    const isJump = Date.now() - jumpedAt.current < JUMP_MS
    jumpedAt.current = event.key === 'g' ? Date.now() : 0
    if (isJump) return
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    const isTyping = target.closest('input, textarea, select, [contenteditable]') !== null
    const command = inboxCommand(
      { key: event.key, hasModifier, isTyping },
      { ids, open: location.id },
    )
    if (!command) return
    event.preventDefault()
    if (command.do === 'open') location.open(command.id)
    if (command.do === 'done' && location.id) void finish(location.id)
    if (command.do === 'reply') document.querySelector<HTMLElement>('[data-reply]')?.focus()
    if (command.do === 'search') document.querySelector<HTMLElement>('[data-search]')?.focus()
  })
}
