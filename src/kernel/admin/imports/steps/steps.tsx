import { useMessages } from '../../session.tsx'
import classes from '../imports.module.css'
import { messages } from '../messages.ts'

const STEPS = ['file', 'columns', 'check', 'run'] as const
export type ImportStep = (typeof STEPS)[number]

/** Where one is on the way from the file to the end. */
export function Steps({ at }: { at: ImportStep }) {
  const t = useMessages(messages)
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {STEPS.map((step) => (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
