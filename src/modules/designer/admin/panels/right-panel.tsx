import { useMessages } from '#kernel/admin/session.tsx'
import { FramePanel } from '../frame/frame-panel.tsx'
import { messages } from '../messages.ts'
import roomClasses from '../room/room.module.css'
import { useView } from '../room/room-context.tsx'
import { SamplesPanel } from '../samples/samples-panel.tsx'
import { StylePanel } from '../style-mode/style-panel.tsx'
import { VersionsPanel } from '../versions/versions-panel.tsx'
import { CheckPanel } from './check-panel.tsx'
import { InspectorPanel } from './inspector-panel.tsx'

export function RightPanel() {
  const t = useMessages(messages)
  const isOpen = useView((now) => now.isRightOpen)
  const right = useView((now) => now.right)
  const isStyling = useView((now) => now.styling !== 'off')
  const isPart = useView((now) => now.part !== null)
  if (isStyling && !isPart) return <StylePanel />
  if (!isOpen && !isPart) return null
  return (
    <aside
      className={`${roomClasses.side} ${roomClasses.right}`}
      aria-label={t('inspector.label')}
      data-designer="after"
      tabIndex={-1}
    >
      {isPart && <FramePanel />}
      {!isPart && right === 'settings' && <InspectorPanel />}
      {!isPart && right === 'check' && <CheckPanel />}
      {!isPart && right === 'samples' && <SamplesPanel />}
      {!isPart && right === 'versions' && <VersionsPanel />}
    </aside>
  )
}
