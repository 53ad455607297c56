import { Button, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { downloadText } from '#kernel/admin/browse/export/download-text.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { personKey } from '../../admin/keys.ts'
import { accountTexts } from '../../admin/messages.ts'
import { ConsentList } from '../../people/admin/edit/consent-list.tsx'
import type { OwnUser } from '../../people/user.ts'
import { exportAccount, listOwnConsents } from '../account.calls.ts'
import classes from './account.module.css'
import { EraseAccountCard } from './erase-account-card.tsx'

/** What is kept about oneself: to read, to take along, to end. */
export function DataTab({ account }: { account: OwnUser }) {
  const t = useTexts(accountTexts)
  const { attempt, isBusy } = useAttempt()
  const consents = useQuery({
    queryKey: personKey(undefined, 'consents'),
    queryFn: () => call(listOwnConsents, {}),
  })
  return (
    <Stack gap="md">
      <CardSection title={t('consents')}>
        <SectionQuery query={consents}>
          {(found) => <ConsentList consents={found.consents} />}
        </SectionQuery>
      </CardSection>
      <CardSection title={t('export.title')}>
        <Text>{t('export.text')}</Text>
        <Button
          variant="default"
          className={classes.action}
          leftSection={<IconDownload {...SMALL_ICON} />}
          loading={isBusy}
          onClick={() => void attempt(download, t('export.done'))}
        >
          {t('export.submit')}
        </Button>
      </CardSection>
      <EraseAccountCard account={account} />
    </Stack>
  )
}

async function download(): Promise<void> {
  const content = JSON.stringify(await call(exportAccount, {}), null, 2)
  const day = new Date().toISOString().slice(0, 10)
  downloadText({ name: `kontor-daten-${day}.json`, type: 'application/json', content })
}
