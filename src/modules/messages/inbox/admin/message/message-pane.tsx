import { Anchor, Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import { PersonPanel } from '#modules/people/admin/pickers.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminMessages } from '../../../admin/messages.ts'
import { messagePath } from '../../../admin/paths.ts'
import { type Message, updateMessageById } from '../../message.calls.ts'
import classes from '../inbox.module.css'
import { Composer } from '../reply/composer.tsx'
import { type InboxLocation, useChoices, useKeep, useMessage } from '../use-inbox.ts'
import { MessageTools } from './message-tools.tsx'
import { ThreadList } from './thread-list.tsx'

type Props = { id: string; location: InboxLocation }

/** The right pane: who wrote, what was said, and a field for the answer. */
export function MessagePane({ id, location }: Props) {
  const t = useMessages(adminMessages)
  const query = useMessage(id)
  return (
    <>
      <Button
        className={classes.back}
        variant="subtle"
        leftSection={<IconArrowLeft {...SMALL_ICON} />}
        onClick={location.close}
      >
        {t('message.back')}
      </Button>
      <SectionQuery query={query} lines={8}>
        {(message) => <OpenMessage message={message} location={location} />}
      </SectionQuery>
    </>
  )
}

function OpenMessage({ message, location }: { message: Message; location: InboxLocation }) {
  const mayEdit = useCan()(staff('messages', 'edit'))
  useMarkRead(message, mayEdit)
  const isThere = message.deleted_at === null
  return (
    <article className={classes.message}>
      <Head message={message} />
      <MessageTools message={message} onGone={location.close} />
      <ThreadList message={message} />
      {mayEdit && isThere && <Composer message={message} />}
    </article>
  )
}

function Head({ message }: { message: Message }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { _id, subject, name, email, phone, page, person, erase_at } = message
  return (
    <header className={classes.head}>
      <h2>{subject}</h2>
      <p className={classes.facts}>
        <strong>{name}</strong>
        {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
        {phone && <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Anchor>}
        {page && <span>{t('message.written', { page })}</span>}
        {erase_at && <span>{t('message.erase', { day: formatDay(erase_at, lang) })}</span>}
      </p>
      <FilledIn message={message} />
      {person && <PersonPanel id={person} here={messagePath(_id)} />}
    </header>
  )
}

/** These stand in the head or the thread already. */
const SHOWN = ['name', 'email', 'phone', 'subject', 'message']

function FilledIn({ message: { fields } }: { message: Message }) {
  const t = useMessages(adminMessages)
  const labels = new Map(useChoices().data?.fields.map(({ name, label }) => [name, label]))
  const others = Object.entries(fields).filter(([name]) => !SHOWN.includes(name))
  if (others.length === 0) return null
  return (
    <dl className={classes.fields} aria-label={t('message.fields')}>
      {others.map(([name, value]) => (
        <div key={name}>
          <dt>{labels.get(name) ?? name}</dt>
          <dd>{typeof value === 'string' ? value : t(value ? 'message.yes' : 'message.no')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The first who opens a message has read it for the house; once, so that "unread" can be set again. */
function useMarkRead({ _id, read, version, deleted_at }: Message, mayEdit: boolean): void {
  const keep = useKeep()
  const hasMarked = useRef(false)
  useEffect(() => {
    if (hasMarked.current || !mayEdit || deleted_at !== null) return
    hasMarked.current = true
    if (read) return
    const body = { version, read: true }
    // Somebody else was quicker: then it is read already.
    call(updateMessageById, { params: { id: _id }, body }).then(keep, () => undefined)
  })
}
