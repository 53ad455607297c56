import { useTexts } from '#kernel/admin/session.tsx'
import { ROOT } from '../../model/doc.ts'
import panelClasses from '../panels/panels.module.css'
import { useDesigner } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import { OutlineRows } from './outline-rows.tsx'

/** All blocks in reading order, each with its name and first words. */
export function OutlinePanel() {
  const t = useTexts(texts)
  const isEmpty = useDesigner(({ doc }) => (doc.kids[ROOT]?.length ?? 0) === 0)
  return (
    <div className={panelClasses.scroll} data-designer="outline">
      <OutlineRows list={ROOT} label={t('outline.label')} />
      {isEmpty && <p className={panelClasses.quiet}>{t('outline.empty')}</p>}
    </div>
  )
}
