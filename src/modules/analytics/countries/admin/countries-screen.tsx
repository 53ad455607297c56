import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { send } from '#kernel/client/request.ts'
import { formatDay, formatNumber } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { AnalyticsNav } from '../../admin/analytics-nav.tsx'
import { adminMessages } from '../../admin/messages.ts'
import {
  CountryFile,
  readCountryFile,
  removeCountryFile,
  uploadCountryFile,
} from '../countries.calls.ts'

const KEY = ['analytics', 'country-table']

/** Where visits come from, looked up in a table that lies here and nowhere else. */
export function CountriesScreen() {
  const t = useMessages(adminMessages)
  const query = useQuery({ queryKey: KEY, queryFn: () => call(readCountryFile, {}) })
  return (
    <>
      <AnalyticsNav />
      <AdminPageHead title={t('countries.title')} />
      <CardSection title={t('countries.card')} description={t('countries.text')}>
        <SectionQuery query={query}>{(data) => <CountryTable table={data} />}</SectionQuery>
      </CardSection>
    </>
  )
}

function CountryTable({ table: { file } }: { table: CountryFile }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const show = (reply: CountryFile) => client.setQueryData(KEY, reply)
  const upload = (chosen: File) =>
    attempt(async () => {
      const form = new FormData()
      form.append('file', chosen, chosen.name)
      const { method, path } = uploadCountryFile
      show(CountryFile.parse(await send(method, path, form)))
    }, t('countries.stored'))
  const remove = () =>
    attempt(async () => show(await call(removeCountryFile, {})), t('countries.removed'))
  const facts = file && {
    name: file.name,
    ranges: formatNumber(file.ranges, lang),
    day: formatDay(file.uploaded, lang),
  }
  return (
    <Stack>
      <Text>{facts ? t('countries.present', facts) : t('countries.none')}</Text>
      <Group>
        <FileButton
          accept=".csv,.gz,text/csv,application/gzip"
          inputProps={{ 'aria-label': t('countries.choose') }}
          onChange={(chosen) => chosen && void upload(chosen)}
        >
          {(button) => (
            <Button {...button} loading={isBusy} leftSection={<IconUpload {...SMALL_ICON} />}>
              {t('countries.choose')}
            </Button>
          )}
        </FileButton>
        {file && (
          <Button variant="default" disabled={isBusy} onClick={() => void remove()}>
            {t('countries.remove')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
