import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { LeaveGuard } from '#kernel/admin/edit/leave/leave-guard.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import type { StoredSection } from '#kernel/admin/settings/settings-definition.ts'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { messages as shellMessages } from '#kernel/admin/shell/messages.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import type { Scheme } from '../tokens.ts'
import { DesignChoices } from './choices/design-choices.tsx'
import classes from './design.module.css'
import { designMessages } from './messages.ts'
import { Preview } from './preview/preview.tsx'
import { SaveDesign } from './save-design.tsx'
import { StoredDesign } from './stored-design.tsx'
import { useDesignWork } from './use-design-work.ts'
import { VersionsPanel } from './versions-panel.tsx'

type Props = { stored: StoredSection; hasVersions: boolean; onVersionsClose(): void }

/** How the website looks, chosen with the real website beside it. */
export function DesignScreen() {
  const t = useMessages(designMessages)
  const shell = useMessages(shellMessages)
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

/** Choices left, the website right; on a small screen it follows below. */
function DesignEditor({ stored, hasVersions, onVersionsClose }: Props) {
  const { design, saving, mayLeave, discard } = useDesignWork(stored)
  const [scheme, setScheme] = useState<Scheme>('light')
  return (
    <div className={classes.editor}>
      <div className={classes.choices}>
        <DesignChoices design={design} scheme={scheme} onScheme={setScheme} />
      </div>
      <Preview theme={design.theme} scheme={scheme} onScheme={setScheme} />
      {design.isDirty && <SaveDesign design={design} saving={saving} onDiscard={discard} />}
      <VersionsPanel
        current={stored.version}
        isOpen={hasVersions}
        onClose={onVersionsClose}
        onTake={design.replace}
      />
      <LeaveGuard isDirty={design.isDirty} mayLeave={mayLeave} onDiscard={() => undefined} />
    </div>
  )
}
