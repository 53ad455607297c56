import { useTexts } from '#kernel/admin/session.tsx'
import roomClasses from '../room/room.module.css'
import { useView } from '../room/room-context.tsx'
import { StylePanel } from '../style-mode/style-panel.tsx'
import { texts } from '../texts.ts'
import { CheckPanel } from './check-panel.tsx'
import { InspectorPanel } from './inspector-panel.tsx'

export function RightPanel() {
  const t = useTexts(texts)
  const isOpen = useView((now) => now.isRightOpen)
  const isChecking = useView((now) => now.isChecking)
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
      {isChecking ? <CheckPanel /> : <InspectorPanel />}
    </aside>
  )
}
