import { Button, Select, TagsInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { notify } from '#ui/notification/notify.tsx'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import {
  deleteMessageById,
  type Message,
  type MessageChange,
  restoreMessage,
  updateMessageById,
} from '../../message.calls.ts'
import { blockSender, listActions, runAction } from '../../thread.calls.ts'
import classes from '../inbox.module.css'
import { laterMoments } from '../moments.ts'
import { useChoices, useKeep } from '../use-inbox.ts'

type Props = { message: Message; onGone(): void }

/** What can be done with a message besides answering it. */
export function MessageTools({ message, onGone }: Props) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const { change, act, isBusy } = useChanges(message)
  if (message.deleted_at !== null) {
    const params = { id: message._id }
    if (!can(staff('messages', 'delete'))) return null
    return (
      <div className={classes.tools}>
        <Button
          loading={isBusy}
          onClick={() => void act(() => call(restoreMessage, { params }), t('tools.restored'))}
        >
          {t('tools.restore')}
        </Button>
      </div>
    )
  }
  if (!can(staff('messages', 'edit'))) return null
  const isDone = message.state === 'done' || message.state === 'spam'
  return (
    <div className={classes.handling}>
      <div className={classes.tools} role="toolbar" aria-label={t('tools.label')}>
        <Button
          variant={isDone ? 'default' : 'filled'}
          disabled={isBusy}
          onClick={() => void change({ state: isDone ? 'open' : 'done' })}
        >
          {t(message.state === 'spam' ? 'tools.ham' : isDone ? 'tools.reopen' : 'tools.done')}
        </Button>
        <Snooze message={message} change={change} />
        <More message={message} onGone={onGone} changes={{ change, act, isBusy }} />
      </div>
      <div className={classes.properties}>
        <Assigned message={message} change={change} />
        <Tags message={message} change={change} />
      </div>
    </div>
  )
}

type Change = (patch: Omit<MessageChange, 'version'>) => Promise<boolean>

function useChanges({ _id, version }: Message) {
  const keep = useKeep()
  const { attempt, isBusy } = useAttempt()
  const act = (work: () => Promise<Message>, done?: string) =>
    attempt(async () => keep(await work()), done)
  const change: Change = (patch) =>
    act(() => call(updateMessageById, { params: { id: _id }, body: { version, ...patch } }))
  return { change, act, isBusy }
}

function Snooze({ message, change }: { message: Message; change: Change }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { snoozed_until } = message
  const moments = laterMoments()
  const items = (['laterToday', 'tomorrow', 'nextWeek'] as const).map((name) => ({
    key: name,
    label: `${t(`tools.${name}`)} (${formatMoment(moments[name], lang)})`,
    onSelect: () => void change({ snoozed_until: moments[name].toISOString() }),
  }))
  const wake = {
    key: 'wake',
    label: t('tools.wake'),
    onSelect: () => void change({ snoozed_until: null }),
  }
  const label = snoozed_until
    ? t('tools.snoozed', { moment: formatMoment(snoozed_until, lang) })
    : t('tools.snooze')
  return (
    <PopupMenu
      label={t('tools.snooze')}
      position="bottom-start"
      trigger={<Button variant="default">{label}</Button>}
      items={snoozed_until ? [wake, ...items] : items}
    />
  )
}

function Assigned({ message, change }: { message: Message; change: Change }) {
  const t = useMessages(adminMessages)
  const { data } = useChoices()
  const people = (data?.staff ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <Select
      label={t('tools.assign')}
      placeholder={t('tools.nobody')}
      data={people}
      value={message.assigned_to}
      clearable
      searchable
      onChange={(value) => void change({ assigned_to: value })}
    />
  )
}

function Tags({ message, change }: { message: Message; change: Change }) {
  const t = useMessages(adminMessages)
  const { data } = useChoices()
  return (
    <TagsInput
      label={t('tools.tags')}
      placeholder={message.tags.length === 0 ? t('tools.tagsHint') : undefined}
      data={data?.tags ?? []}
      value={message.tags}
      maxTags={50}
      onChange={(tags) => void change({ tags })}
    />
  )
}

type MoreProps = Props & { changes: ReturnType<typeof useChanges> }

function More({ message, onGone, changes }: MoreProps) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const { confirm, dialog } = useConfirm()
  const { change, act } = changes
  const trash = useTrash(message, onGone)
  const made = useMade(message)
  const params = { id: message._id }
  const block = async () => {
    const text = t('tools.blockText', { email: message.email })
    if (!(await confirm({ title: t('tools.blockTitle'), text, yes: t('tools.block') }))) return
    await act(() => call(blockSender, { params, body: {} }))
  }
  const isSpam = message.state === 'spam'
  return (
    <>
      <PopupMenu
        label={t('tools.more')}
        items={[
          ...made,
          { key: 'unread', label: t('tools.unread'), onSelect: () => void change({ read: false }) },
          ...(isSpam
            ? []
            : [
                {
                  key: 'spam',
                  label: t('tools.spam'),
                  onSelect: () => void change({ state: 'spam' }),
                },
              ]),
          ...(message.email
            ? [{ key: 'block', label: t('tools.block'), onSelect: () => void block() }]
            : []),
          ...(can(staff('messages', 'delete'))
            ? [{ key: 'trash', label: t('tools.trash'), isDanger: true, onSelect: trash }]
            : []),
        ]}
      />
      {dialog}
    </>
  )
}

function useTrash(message: Message, onGone: () => void): () => void {
  const t = useMessages(adminMessages)
  const keep = useKeep()
  const { attempt } = useAttempt()
  const params = { id: message._id }
  const undo = () => attempt(async () => keep(await call(restoreMessage, { params })))
  return () =>
    void attempt(() => call(deleteMessageById, { params })).then(async (isGone) => {
      if (!isGone) return
      onGone()
      await keep()
      const action = { label: t('tools.undo'), onSelect: () => void undo() }
      notify({ content: t('tools.trashed'), action })
    })
}

/** What other modules make of it. */
function useMade(message: Message) {
  const t = useMessages(adminMessages)
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const { attempt } = useAttempt()
  const id = message._id
  const { data } = useQuery({
    queryKey: ['messages', 'actions', id],
    queryFn: () => call(listActions, { params: { id } }),
    staleTime: 60_000,
  })
  const make = (name: string) =>
    attempt(async () => {
      const { path, label } = await call(runAction, { params: { id, name } })
      const action = { label: t('tools.open'), onSelect: () => void navigate(adminPath(path)) }
      notify({ content: t('tools.made', { label }), action })
    })
  return (data?.actions ?? []).map(({ name, label }) => ({
    key: name,
    label,
    onSelect: () => void make(name),
  }))
}
