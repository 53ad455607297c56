import { Alert, Button, FileButton, MultiSelect, SegmentedControl, Textarea } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import type { Message } from '../../message.calls.ts'
import { fillReply } from '../../reply-tokens.ts'
import { MAX_FILES } from '../../thread.calls.ts'
import classes from '../inbox.module.css'
import { useChoices } from '../use-inbox.ts'
import { MeanwhileAlert } from './meanwhile-alert.tsx'
import { ScheduleMenu } from './schedule-menu.tsx'
import { useBegun } from './use-begun.ts'
import { usePresence } from './use-presence.ts'
import { type SetText, useSending } from './use-sending.ts'
import { useDraft } from './use-take-back.ts'
import { useWaitingFiles } from './use-waiting-files.ts'

/** A reply or a note; what is typed stays in this tab until it is sent. */
export function Composer({ message }: { message: Message }) {
  const t = useMessages(adminMessages)
  const [kind, setKind] = useState<'reply' | 'note'>(message.email ? 'reply' : 'note')
  const drafts = {
    reply: useDraft(message._id),
    note: useDraft(`${message._id}.note`),
  }
  const [text, setText] = drafts[kind]
  const [mentions, setMentions] = useState<string[]>([])
  const isWriting = drafts.reply[0] !== ''
  const begun = useBegun(message, isWriting)
  const files = useWaitingFiles(message._id)
  const sending = useSending({
    message,
    setText,
    files: files.list,
    onSent: files.clear,
    onNoted: begun.addedOwn,
  })
  const isReply = kind === 'reply'
  const send = (sendAt?: Date) =>
    void (isReply
      ? sending.reply({ text, seen: begun.seen, sendAt })
      : sending.note(text, mentions))
  return (
    <div className={classes.composer} data-kind={kind}>
      <SegmentedControl
        size="xs"
        aria-label={t('reply.kind')}
        value={kind}
        onChange={(value) => setKind(value === 'note' ? 'note' : 'reply')}
        data={[
          { value: 'reply', label: t('reply.reply'), disabled: message.email === '' },
          { value: 'note', label: t('reply.note') },
        ]}
      />
      <OtherWriters id={message._id} isWriting={isWriting} />
      {isReply && (
        <MeanwhileAlert
          news={begun.news}
          isBusy={sending.isBusy}
          onRead={begun.markRead}
          onSend={() => void sending.reply({ text, seen: begun.last })}
        />
      )}
      <Textarea
        data-reply
        autosize
        minRows={4}
        maxRows={18}
        maxLength={20_000}
        aria-label={t(isReply ? 'reply.reply' : 'reply.note')}
        placeholder={
          isReply
            ? t('reply.placeholder', { name: message.name || message.email })
            : t('reply.notePlaceholder')
        }
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={getHotkeyHandler([['mod+Enter', () => send()]])}
      />
      {isReply && <WaitingFiles files={files} />}
      {!isReply && <Mentions value={mentions} onChange={setMentions} />}
      <div className={classes.controls}>
        {isReply && <ReplyExtras message={message} setText={setText} files={files} send={send} />}
        <Button loading={sending.isBusy} disabled={text.trim() === ''} onClick={() => send()}>
          {t(isReply ? 'reply.send' : 'reply.addNote')}
        </Button>
      </div>
    </div>
  )
}

function OtherWriters({ id, isWriting }: { id: string; isWriting: boolean }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const others = usePresence(id, isWriting)
  if (others.length === 0) return null
  const values = { name: new Intl.ListFormat(lang).format(others), count: others.length }
  return (
    <Alert color="yellow" role="status">
      {t(isWriting ? 'reply.busy' : 'reply.writing', values)}
    </Alert>
  )
}

type Files = ReturnType<typeof useWaitingFiles>
type ExtrasProps = {
  message: Message
  setText: SetText
  files: Files
  send(sendAt: Date): void
}

function ReplyExtras({ message, setText, files, send }: ExtrasProps) {
  const t = useMessages(adminMessages)
  const { user } = useSession()
  const { data } = useChoices()
  const { name, subject, lang } = message
  const me = user.name || user.handle
  const canned = (data?.canned ?? []).map(({ title, text }) => ({
    key: title,
    label: title,
    onSelect: () => setText((now) => now + fillReply(text, { name, subject, me })),
  }))
  return (
    <>
      {data?.signature[lang] && <span className={classes.hint}>{t('reply.signature')}</span>}
      {canned.length > 0 && (
        <PopupMenu
          label={t('reply.canned')}
          trigger={<Button variant="subtle">{t('reply.canned')}</Button>}
          items={canned}
        />
      )}
      <FileButton multiple onChange={(chosen) => void files.add(chosen.slice(0, MAX_FILES))}>
        {(props) => (
          <Button {...props} variant="subtle" loading={files.isBusy}>
            {t('reply.attach')}
          </Button>
        )}
      </FileButton>
      <ScheduleMenu send={send} />
    </>
  )
}

function WaitingFiles({ files }: { files: Files }) {
  const t = useMessages(adminMessages)
  if (files.list.length === 0) return null
  return (
    <ul className={classes.files}>
      {files.list.map((file) => (
        <li key={file._id}>
          <span>{file.name}</span>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => void files.remove(file)}
            aria-label={t('reply.remove', { name: file.name })}
          >
            ×
          </Button>
        </li>
      ))}
    </ul>
  )
}

type MentionsProps = { value: string[]; onChange(value: string[]): void }

function Mentions({ value, onChange }: MentionsProps) {
  const t = useMessages(adminMessages)
  const { data } = useChoices()
  const people = (data?.staff ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <MultiSelect
      aria-label={t('reply.mention')}
      placeholder={value.length === 0 ? t('reply.mention') : undefined}
      data={people}
      value={value}
      searchable
      onChange={onChange}
    />
  )
}
