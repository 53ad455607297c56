import { useState } from 'react'
import { LeaveGuard } from '#kernel/admin/edit/leave/leave-guard.tsx'
import type { StoredSection } from '#kernel/admin/settings/settings-definition.ts'
import type { Scheme } from '../tokens.ts'
import { DesignChoices } from './choices/design-choices.tsx'
import classes from './design.module.css'
import { Preview } from './preview/preview.tsx'
import { SaveDesign } from './save-design.tsx'
import { useDesignWork } from './use-design-work.ts'
import { VersionsPanel } from './versions-panel.tsx'

type Props = { stored: StoredSection; hasVersions: boolean; onVersionsClose(): void }

/** Choices left, the website right; on a small screen it follows below. */
export function DesignEditor({ stored, hasVersions, onVersionsClose }: Props) {
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
