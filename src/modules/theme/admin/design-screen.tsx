import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { texts as shellTexts } from '#kernel/admin/shell/messages.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { DesignEditor } from './design-editor.tsx'
import { designTexts } from './messages.ts'
import { StoredDesign } from './stored-design.tsx'

/** How the website looks, chosen with the real website beside it. */
export function DesignScreen() {
  const t = useTexts(designTexts)
  const shell = useTexts(shellTexts)
  const [hasVersions, setVersions] = useState(false)
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
      <StoredDesign>
        {(stored) => (
          <DesignEditor
            stored={stored}
            hasVersions={hasVersions}
            onVersionsClose={() => setVersions(false)}
          />
        )}
      </StoredDesign>
    </>
  )
}
