import { Checkbox, TextInput, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { MoreButton } from '#kernel/admin/more-button.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { LOCALES } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import type { MessageItem } from '../../message.calls.ts'
import classes from '../inbox.module.css'
import type { InboxLocation, useMessageList } from '../use-inbox.ts'
import { FilterRow } from './filter-row.tsx'

/** What is new is bold and has a dot: it needs no badge as well. */
const TONES: Readonly<Partial<Record<MessageItem['state'], StatusTone>>> = {
  waiting: 'good',
  spam: 'bad',
}

type ListProps = { location: InboxLocation; list: ReturnType<typeof useMessageList> }
type Props = ListProps & {
  items: readonly MessageItem[]
  chosen: readonly string[]
  onChoose(id: string, isChosen: boolean): void
}

/** The middle pane: what is in the box, newest first. */
export function MessageList(props: Props) {
  const t = useMessages(adminMessages)
  const { location } = props
  return (
    <section className={classes.list} aria-label={t('list.label')}>
      <SearchBox key={location.search} location={location} />
      <FilterRow location={location} />
      <Rows {...props} />
      <p className={classes.keys}>{t('list.keys')}</p>
    </section>
  )
}

function SearchBox({ location }: { location: InboxLocation }) {
  const t = useMessages(adminMessages)
  const [text, setText] = useState(location.search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const search = text.trim()
    // Whoever searches means everything, unless they have chosen a box.
    location.show({ search, box: search && location.box === 'inbox' ? 'all' : location.box })
  }
  return (
    <search>
      <form onSubmit={submit}>
        <TextInput
          data-search
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          leftSection={<IconSearch {...SMALL_ICON} />}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </search>
  )
}

function Rows({ list, items, location, chosen, onChoose }: Props) {
  const t = useMessages(adminMessages)
  if (list.isPending) return <LoadingState label={t('list.loading')} count={6} />
  if (list.isError) {
    const retry = { label: t('list.retry'), onRetry: () => void list.refetch() }
    return <ErrorState title={t('list.failed')} text={t('list.failedText')} retry={retry} />
  }
  if (items.length === 0) {
    if (location.isNarrowed)
      return <EmptyState title={t('list.nothingFound')} text={t('list.nothingFoundText')} />
    return <EmptyState title={t('list.empty')} text={t(`list.emptyTexts.${location.box}`)} />
  }
  return (
    <>
      <ul className={classes.rows}>
        {items.map((item) => (
          <Row
            key={item._id}
            item={item}
            location={location}
            isChosen={chosen.includes(item._id)}
            onChoose={(isChosen) => onChoose(item._id, isChosen)}
          />
        ))}
      </ul>
      <MoreButton query={list} variant="subtle">
        {t('list.more')}
      </MoreButton>
    </>
  )
}

type RowProps = {
  item: MessageItem
  location: InboxLocation
  isChosen: boolean
  onChoose(isChosen: boolean): void
}

function Row({ item, location, isChosen, onChoose }: RowProps) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const name = item.name || item.email
  const { message } = item.fields
  return (
    <li className={classes.row} data-unread={item.read ? undefined : true}>
      <Checkbox
        aria-label={t('list.choose', { name })}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <Link
        to={location.pathOf(item._id)}
        aria-current={location.id === item._id ? 'true' : undefined}
        className={classes.rowLink}
      >
        <span className={classes.rowHead}>
          <span className={classes.name}>{name}</span>
          <RelativeTime date={item.received_at} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
        </span>
        <span className={classes.subject}>
          {!item.read && (
            <>
              <span className={classes.dot} />
              <VisuallyHidden>{t('list.unread')}</VisuallyHidden>
            </>
          )}
          {item.subject}
        </span>
        {typeof message === 'string' && <span className={classes.excerpt}>{message}</span>}
        <span className={classes.marks}>
          {item.state !== 'new' && (
            <StatusBadge label={t(`state.${item.state}`)} tone={TONES[item.state]} />
          )}
          {item.tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </span>
      </Link>
    </li>
  )
}
