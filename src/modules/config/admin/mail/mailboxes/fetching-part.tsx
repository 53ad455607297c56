import { Button, Switch } from '@mantine/core'
import { IconInbox, IconRefresh } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { fetchMailboxes, listFetchedMailboxes } from '#kernel/contract/admin/mail-in.ts'
import type { Mailbox } from '#kernel/contract/sections/mail.ts'
import { LOCALES } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { testMailboxFetching } from '../../../contract.ts'
import { mailMessages } from '../messages.ts'
import { FieldLines, type Lines, type MailboxInputsProps } from './mailbox-lines.tsx'
import classes from './mailboxes-input.module.css'
import { providerOf, withFetching } from './providers.ts'
import { TestResult } from './test-result.tsx'

const FOLDER: Lines = [['imap_folder']]
const SERVER: Lines = [
  ['imap_host', 'imap_port'],
  ['imap_secure'],
  ['imap_user', 'imap_password'],
  ...FOLDER,
]

/** Whether mails are fetched from a mailbox, where, and how that goes. */
export function FetchingPart(props: MailboxInputsProps & { isDisabled: boolean }) {
  const { mailbox, isDisabled, onChange } = props
  const t = useMessages(mailMessages)
  const test = useMutation({
    mutationFn: () => call(testMailboxFetching, { body: { mailbox } }),
  })
  const isFetched = mailbox.imap_host !== ''
  const isImpossible = providerOf(mailbox)?.imap === ''
  const isKnown = isFetched && providerOf(mailbox)?.imap === mailbox.imap_host
  const result = test.data && {
    ok: test.data.ok,
    sentence: test.data.answer,
    answer: test.data.said,
  }
  return (
    <div className={classes.fetching}>
      <Switch
        label={t('fetching.label')}
        description={t(isImpossible ? 'fetching.impossible' : 'fetching.hint')}
        checked={isFetched}
        disabled={isDisabled || isImpossible || mailbox.host === ''}
        onChange={(event) => {
          test.reset()
          onChange(withFetching(mailbox, event.currentTarget.checked))
        }}
      />
      {isFetched && (
        <>
          <FieldLines {...props} lines={isKnown ? FOLDER : SERVER} />
          <FetchingState mailbox={mailbox} />
          <div className={classes.actions}>
            <Button
              variant="default"
              leftSection={<IconInbox {...SMALL_ICON} />}
              loading={test.isPending}
              disabled={isDisabled}
              onClick={() => test.mutate()}
            >
              {t('fetching.test')}
            </Button>
          </div>
          <TestResult result={result} error={test.error} />
        </>
      )}
    </div>
  )
}

const REFRESH_MS = 60_000

/** How fetching the stored mailbox goes; nothing before it was saved. */
function FetchingState({ mailbox }: { mailbox: Mailbox }) {
  const t = useMessages(mailMessages)
  const { lang } = useSession().user
  const { data } = useQuery({
    queryKey: ['mail-in'],
    queryFn: () => call(listFetchedMailboxes, {}),
    refetchInterval: REFRESH_MS,
  })
  const fetchNow = useMutation({ mutationFn: () => call(fetchMailboxes, { body: {} }) })
  const known = data?.items.find((one) => one.mailbox === mailbox.uuid)
  if (!known) return <p className={classes.state}>{t('fetching.waiting')}</p>
  const { checked_at, fault, aside } = known
  return (
    <div role="status" className={classes.states}>
      {fault !== null && (
        <p className={classes.state} data-tone="bad">
          {fault}
        </p>
      )}
      <p className={classes.state}>
        {checked_at === null ? (
          t('fetching.waiting')
        ) : (
          <>
            {t('fetching.checked')}{' '}
            <RelativeTime date={checked_at} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
          </>
        )}
      </p>
      {aside > 0 && <p className={classes.state}>{t('fetching.aside', { count: aside })}</p>}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconRefresh {...SMALL_ICON} />}
        loading={fetchNow.isPending}
        onClick={() => fetchNow.mutate()}
      >
        {t('fetching.now')}
      </Button>
    </div>
  )
}
