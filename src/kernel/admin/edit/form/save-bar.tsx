import { Button } from '@mantine/core'
import { FootBar } from '#ui/foot-bar/foot-bar.tsx'
import { KbdHint } from '#ui/kbd-hint/kbd-hint.tsx'
import { useMessages } from '../../session.tsx'
import { useKeyNames } from '../../shell/use-key-names.ts'
import { editMessages } from '../messages.ts'
import classes from './save-bar.module.css'

type Props = {
  isNew: boolean
  isSaving: boolean
  canDiscard: boolean
  onSave(): void
  onDiscard(): void
}

/** Stands at the foot of the form as long as there is something to save. */
export function SaveBar({ isNew, isSaving, canDiscard, onSave, onDiscard }: Props) {
  const t = useMessages(editMessages)
  const keys = useKeyNames()
  return (
    <FootBar className={classes.bar} label={t('save.label')}>
      <span role="status" className={classes.state}>
        {t(isNew ? 'save.new' : 'save.dirty')}
      </span>
      {canDiscard && (
        <Button variant="default" disabled={isSaving} onClick={onDiscard}>
          {t('save.discard')}
        </Button>
      )}
      <Button
        loading={isSaving}
        onClick={onSave}
        rightSection={
          <span className={classes.keys}>
            <KbdHint keys={['mod', 's']} labels={keys} />
          </span>
        }
      >
        {t(isNew ? 'save.create' : 'save.save')}
      </Button>
    </FootBar>
  )
}
