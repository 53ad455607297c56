import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { settingsKey } from '#kernel/admin/settings/settings-key.ts'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { texts as shellTexts } from '#kernel/admin/shell/texts.ts'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { themeSection } from '../config.ts'
import { DesignEditor } from './design-editor.tsx'
import { designTexts } from './texts.ts'

const { name } = themeSection

/** How the website looks, chosen with the real website beside it. */
export function DesignScreen() {
  const t = useTexts(designTexts)
  const shell = useTexts(shellTexts)
  const [hasVersions, setVersions] = useState(false)
  const stored = useQuery({
    queryKey: settingsKey(name),
    queryFn: () => configSource.load(name),
    refetchOnMount: 'always',
  })
  return (
    <>
      <AdminPageHead
        title={t('title')}
        breadcrumb={[{ label: shell('settings.title'), path: 'settings' }]}
      >
        <Button
          variant="default"
          leftSection={<IconHistory {...SMALL_ICON} />}
          onClick={() => setVersions(true)}
        >
          {t('versions.open')}
        </Button>
      </AdminPageHead>
      {stored.isPending && <LoadingState label={t('loading')} shape="form" count={6} />}
      {stored.isError && !stored.data && (
        <ListFailure
          title={t('failed')}
          error={stored.error}
          onRetry={() => void stored.refetch()}
        />
      )}
      {stored.data && (
        <DesignEditor
          stored={stored.data}
          hasVersions={hasVersions}
          onVersionsClose={() => setVersions(false)}
        />
      )}
    </>
  )
}
