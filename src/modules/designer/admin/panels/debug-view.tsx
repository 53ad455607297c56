import { useTexts } from '#kernel/admin/session.tsx'
import { blockAt, saveDoc } from '../../model/doc.ts'
import { useDesigner } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import classes from './panels.module.css'

/** The stored form of what is selected, else of the whole page; for system users. */
export function DebugView() {
  const t = useTexts(texts)
  const doc = useDesigner((state) => state.doc)
  const selection = useDesigner((state) => state.selection)
  const shown =
    selection.length > 0 ? selection.flatMap((key) => blockAt(doc, key) ?? []) : saveDoc(doc)
  return (
    <section aria-label={t('debug.title')}>
      <h3 className={classes.groupName}>{t('debug.title')}</h3>
      <pre className={classes.json}>{JSON.stringify(shown, null, 2)}</pre>
    </section>
  )
}
