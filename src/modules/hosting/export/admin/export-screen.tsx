import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { IconDownload, IconPackageExport } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { messages as shellMessages } from '#kernel/admin/shell/messages.ts'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { LOCALES } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { formatBytes } from '#ui/quota-bar/quota.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { messages } from '../../admin/messages.ts'
import { downloadExport, listExports, requestExport, type WebsiteExport } from '../export.calls.ts'
import classes from './export.module.css'

const KEY = ['hosting', 'exports']
const SOON_MS = 2_000

/** Copies of the whole website, made in the background and kept for a day. */
export function ExportScreen() {
  const t = useMessages(messages)
  const shell = useMessages(shellMessages)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const [hasDrafts, setDrafts] = useState(false)
  const copies = useQuery({
    queryKey: KEY,
    queryFn: () => call(listExports, {}),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.items) ? SOON_MS : false),
  })
  const isMaking = isUnderWay(copies.data?.items)
  const make = async () => {
    const asked = () => call(requestExport, { body: { hasDrafts } })
    if (await attempt(asked, t('export.made'))) await client.invalidateQueries({ queryKey: KEY })
  }
  return (
    <div className={classes.screen}>
      <AdminPageHead
        title={t('export.title')}
        breadcrumb={[{ label: shell('settings.title'), path: 'settings' }]}
      />
      <Stack>
        <CardSection title={t('export.make')} description={t('export.lead')}>
          <Checkbox
            label={t('export.drafts')}
            description={t('export.draftsHint')}
            checked={hasDrafts}
            onChange={(event) => setDrafts(event.currentTarget.checked)}
          />
          <Button
            className={classes.make}
            loading={isBusy}
            disabled={isMaking}
            leftSection={<IconPackageExport {...SMALL_ICON} />}
            onClick={() => void make()}
          >
            {t(isMaking ? 'export.making' : 'export.make')}
          </Button>
        </CardSection>
        {copies.data && <Copies items={copies.data.items} />}
        {copies.isPending && <LoadingState label={t('export.loading')} count={2} />}
        {copies.isError && (
          <ListFailure
            title={t('export.failed')}
            error={copies.error}
            onRetry={() => void copies.refetch()}
          />
        )}
      </Stack>
    </div>
  )
}

function isUnderWay(items: readonly WebsiteExport[] = []): boolean {
  return items.some(({ state }) => state === 'waiting')
}

function Copies({ items }: { items: readonly WebsiteExport[] }) {
  const t = useMessages(messages)
  return (
    <CardSection title={t('export.list')} description={t('export.listText')}>
      {items.length === 0 ? (
        <EmptyState title={t('export.empty')} text={t('export.emptyText')} />
      ) : (
        <ul className={classes.lines} aria-live="polite">
          {items.map((one) => (
            <li key={one._id}>
              <CopyLine copy={one} />
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  )
}

function CopyLine({ copy }: { copy: WebsiteExport }) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const size = formatBytes(copy.size, LOCALES[lang])
  return (
    <>
      <span className={classes.words}>
        <RelativeTime date={copy.created} locale={LOCALES[lang]} />
        <Text size="sm" c="dimmed" span>
          {copy.state === 'waiting' && t('export.waiting')}
          {copy.state === 'done' && t('export.pages', { count: copy.pages, size })}
          {copy.state === 'failed' && t(`export.fault.${copy.fault ?? 'unexpected'}`)}
          {copy.state === 'done' && copy.hasDrafts && `, ${t('export.withDrafts')}`}
        </Text>
      </span>
      {copy.state === 'done' && (
        <Button
          component="a"
          href={downloadExport.path.replace(':id', copy._id)}
          download
          variant="default"
          leftSection={<IconDownload {...SMALL_ICON} />}
        >
          {t('export.download')}
        </Button>
      )}
    </>
  )
}
