import { useMessages } from '#kernel/admin/session.tsx'
import { messages } from '../messages.ts'
import roomClasses from '../room/room.module.css'
import { useView } from '../room/room-context.tsx'
import { StylePanel } from '../style-mode/style-panel.tsx'
import { VersionsPanel } from '../versions/versions-panel.tsx'
import { CheckPanel } from './check-panel.tsx'
import { InspectorPanel } from './inspector-panel.tsx'
import { SamplesPanel } from './samples-panel.tsx'

export function RightPanel() {
  const t = useMessages(messages)
  const isOpen = useView((now) => now.isRightOpen)
  const right = useView((now) => now.right)
  const isStyling = useView((now) => now.styling !== 'off')
  if (isStyling) return <StylePanel />
  if (!isOpen) return null
  return (
    <aside
      className={`${roomClasses.side} ${roomClasses.right}`}
      aria-label={t('inspector.label')}
      data-designer="after"
      tabIndex={-1}
    >
      {right === 'settings' && <InspectorPanel />}
      {right === 'check' && <CheckPanel />}
      {right === 'samples' && <SamplesPanel />}
      {right === 'versions' && <VersionsPanel />}
    </aside>
  )
}
