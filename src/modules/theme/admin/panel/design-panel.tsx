import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { LeaveDialog } from '#kernel/admin/edit/leave/leave-dialog.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { designTexts } from '../messages.ts'
import { StoredDesign } from '../stored-design.tsx'
import classes from './panel.module.css'
import { PanelWork } from './panel-work.tsx'

type DesignPanelProps = {
  /** Holds the frames in which the look is shown while it is made. */
  area: Element | null
  /** Someone wants to go on with something else: without changes it ends, else it asks. */
  isEnding: boolean
  onAsk(): void
  onStay(): void
  onEnd(): void
  /** Makes the pages of the frames anew; called in the end when another look was saved. */
  renew(): Promise<unknown>
}

/** The look of the whole website, beside a page that shows every change at once. */
export function DesignPanel({ area, isEnding, onAsk, onStay, onEnd, renew }: DesignPanelProps) {
  const t = useTexts(designTexts)
  const [isDirty, setDirty] = useState(false)
  useEffect(() => {
    if (isEnding && !isDirty) onEnd()
  }, [isEnding, isDirty, onEnd])
  return (
    <div className={classes.panel}>
      <header className={classes.head}>
        <div className={classes.words}>
          <h2 className={classes.title}>{t('panel.title')}</h2>
          <p className={classes.hint}>{t('panel.hint')}</p>
        </div>
        <ActionIcon variant="subtle" aria-label={t('panel.close')} onClick={onAsk}>
          <IconX {...SMALL_ICON} />
        </ActionIcon>
      </header>
      <StoredDesign>
        {(stored) => <PanelWork stored={stored} area={area} renew={renew} onDirty={setDirty} />}
      </StoredDesign>
      <LeaveDialog
        isOpen={isEnding && isDirty}
        words={{
          title: t('panel.endTitle'),
          text: t('panel.endText'),
          discard: t('save.discard'),
          stay: t('panel.stay'),
        }}
        onDiscard={onEnd}
        onStay={onStay}
      />
    </div>
  )
}
