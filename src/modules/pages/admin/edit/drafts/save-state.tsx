import { Button } from '@mantine/core'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { LOCALES } from '#kernel/i18n/format.ts'
import { editMessages } from '../../messages.ts'
import classes from '../edit.module.css'
import type { DraftEditing } from './use-draft.ts'

type Props = { editing: DraftEditing; onCompare(): void }

/** Whether what is on the screen is stored, always in words. */
export function SaveState({ editing, onCompare }: Props) {
  const t = useMessages(editMessages)
  const say = useFailureWords()
  const { lang } = useSession().user
  const { state, savedAt, faults } = editing
  const words = () => {
    switch (state.phase) {
      case 'saved':
        return savedAt ? t('save.saved', { time: clock(savedAt, LOCALES[lang]) }) : t('save.never')
      case 'faulty':
        return t('save.faulty', { count: faults.count })
      case 'failed':
        return t('save.failed', { message: say(state.error) })
      default:
        return t(`save.${state.phase}`)
    }
  }
  const isBad = ['faulty', 'failed', 'conflict'].includes(state.phase)
  return (
    <span role="status" className={classes.saveState} data-phase={state.phase}>
      <span data-bad={isBad || undefined}>{words()}</span>
      {state.phase === 'failed' && (
        <Button variant="default" size="compact-sm" onClick={() => void editing.store.flush()}>
          {t('save.retry')}
        </Button>
      )}
      {state.phase === 'conflict' && (
        <Button variant="default" size="compact-sm" onClick={onCompare}>
          {t('save.compare')}
        </Button>
      )}
    </span>
  )
}

function clock(moment: string, locale: string): string {
  const format = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' } as const
  return new Intl.DateTimeFormat(locale, format).format(new Date(moment))
}
