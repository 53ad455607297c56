import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
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
  const { confirm, dialog } = useConfirm()
  const [wrongLine, setWrongLine] = useState<number>()
  // The same file, corrected, is a new choice.
  const forgetChoice = useRef<() => void>(null)
  const show = (reply: CountryFile) => client.setQueryData(KEY, reply)
  const upload = (chosen: File) =>
    attempt(async () => {
      const form = new FormData()
      form.append('file', chosen, chosen.name)
      const { method, path } = uploadCountryFile
      forgetChoice.current?.()
      setWrongLine(undefined)
      try {
        show(CountryFile.parse(await send(method, path, form)))
      } catch (error) {
        setWrongLine(lineOf(error))
        throw error
      }
    }, t('countries.stored'))
  const remove = async () => {
    const question = { title: t('countries.removeAsk'), text: t('countries.removeText') }
    if (await confirm({ ...question, yes: t('countries.remove'), isDanger: true }))
      await attempt(async () => show(await call(removeCountryFile, {})), t('countries.removed'))
  }
  const facts = file && {
    count: file.ranges,
    name: file.name,
    ranges: formatNumber(file.ranges, lang),
    day: formatDay(file.uploaded, lang),
  }
  return (
    <Stack>
      <Text>{facts ? t('countries.present', facts) : t('countries.none')}</Text>
      {wrongLine !== undefined && (
        <Text c="red" role="alert">
          {t('countries.line', { line: formatNumber(wrongLine, lang) })}
        </Text>
      )}
      <Group>
        <FileButton
          resetRef={forgetChoice}
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
      {dialog}
    </Stack>
  )
}

/** Which line of the file is none; only the server has read it. */
function lineOf(error: unknown): number | undefined {
  const line = error instanceof CallError ? error.details.line : undefined
  return typeof line === 'number' ? line : undefined
}
