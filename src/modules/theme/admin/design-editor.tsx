import { useMemo, useRef, useState } from 'react'
import { LeaveGuard } from '#kernel/admin/edit/leave-guard.tsx'
import type { StoredSection } from '#kernel/admin/settings/settings-definition.ts'
import type { Scheme } from '../tokens.ts'
import { ColoursCard } from './colours/colours-card.tsx'
import classes from './design.module.css'
import { FontsCard } from './fonts-card.tsx'
import { FrameCard } from './frame-card.tsx'
import { Preview } from './preview/preview.tsx'
import { SaveDesign } from './save-design.tsx'
import { ShapeCard } from './shape-card.tsx'
import { TemplateCard } from './template-card.tsx'
import { readTheme, useDesign } from './use-design.ts'
import { useSavingDesign } from './use-saving-design.ts'
import { VersionsPanel } from './versions-panel.tsx'

type Props = { stored: StoredSection; hasVersions: boolean; onVersionsClose(): void }

/** Choices left, the website right; on a small screen it follows below. */
export function DesignEditor({ stored, hasVersions, onVersionsClose }: Props) {
  const saved = useMemo(() => readTheme(stored.value), [stored])
  const design = useDesign(saved)
  const free = useRef(false)
  const [scheme, setScheme] = useState<Scheme>('light')
  const saving = useSavingDesign(stored.version, (now) => {
    free.current = true
    design.restart(now)
  })
  free.current = free.current && !design.isDirty
  return (
    <div className={classes.editor}>
      <div className={classes.choices}>
        <TemplateCard design={design} />
        <ColoursCard design={design} scheme={scheme} onScheme={setScheme} />
        <FontsCard design={design} />
        <ShapeCard design={design} />
        <FrameCard design={design} />
      </div>
      <Preview theme={design.theme} scheme={scheme} onScheme={setScheme} />
      {design.isDirty && (
        <SaveDesign design={design} saving={saving} onDiscard={() => design.restart(saved)} />
      )}
      <VersionsPanel
        current={stored.version}
        isOpen={hasVersions}
        onClose={onVersionsClose}
        onTake={design.replace}
      />
      <LeaveGuard
        isDirty={design.isDirty}
        mayLeave={() => free.current}
        onDiscard={() => undefined}
      />
    </div>
  )
}
