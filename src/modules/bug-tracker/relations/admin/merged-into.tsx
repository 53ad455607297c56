import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminTexts } from '../../admin/texts.ts'
import type { SomeBug } from '../../bugs/admin/bug-calls.ts'
import { undoDuplicate } from '../../bugs/flow.calls.ts'
import { BugRefLink } from './bug-ref-link.tsx'
import classes from './links.module.css'

type Props = ItemProps<SomeBug> & { mayUndo: boolean }

/** The bug this one was merged into, and the way back while there is one. */
export function MergedInto({ item, reload, mayUndo }: Props) {
  const t = useTexts(adminTexts)
  const { lang } = useSession().user
  const { attempt } = useAttempt()
  const { _id, version, duplicateOf, undoableUntil } = item
  if (!duplicateOf) return null
  const undo = async () => {
    const change = () => call(undoDuplicate, { params: { id: _id }, body: { version } })
    await attempt(change, t('links.undone'))
    await reload()
  }
  const isUndoable = undoableUntil && Date.parse(undoableUntil) > Date.now()
  return (
    <div className={classes.merged}>
      <span className={classes.kind}>{t('links.duplicate')}</span>
      <BugRefLink bug={duplicateOf} />
      {mayUndo && isUndoable && (
        <>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp {...SMALL_ICON} />}
            onClick={() => void undo()}
          >
            {t('links.undo')}
          </Button>
          <span className={classes.kind}>
            {t('links.undoUntil', { at: formatMoment(undoableUntil, lang) })}
          </span>
        </>
      )}
    </div>
  )
}
