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
  /** Visitors see the thing: it can be saved as a draft, or only so. */
  draft?: { isOnly: boolean; onSave(): void }
  onSave(): void
  onDiscard(): void
}

/** Stands at the foot of the form as long as there is something to save. */
export function SaveBar({ isNew, isSaving, canDiscard, draft, onSave, onDiscard }: Props) {
  const t = useMessages(editMessages)
  const keys = useKeyNames()
  const dirty = draft && !draft.isOnly ? 'save.dirtyLive' : 'save.dirty'
  const label = draft?.isOnly ? 'save.draft' : 'save.save'
  return (
    <FootBar className={classes.bar} label={t('save.label')}>
      <span role="status" className={classes.state}>
        {t(isNew ? 'save.new' : dirty)}
      </span>
      {canDiscard && (
        <Button variant="default" disabled={isSaving} onClick={onDiscard}>
          {t('save.discard')}
        </Button>
      )}
      {draft && !draft.isOnly && (
        <Button variant="default" disabled={isSaving} onClick={draft.onSave}>
          {t('save.draft')}
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
        {t(isNew ? 'save.create' : label)}
      </Button>
    </FootBar>
  )
}
