import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { CallError } from '#kernel/client/call-error.ts'
import { ICON } from '#ui/icon-size.ts'
import { mailMessages } from '../messages.ts'
import classes from './test-mailbox-dialog.module.css'

type Props = {
  /** With a `sentence`, the server's own words are shown only where it said any. */
  result: { ok: boolean; answer: string; sentence?: string } | undefined
  error: Error | null
}

/** The server's own words, or why it could not even be asked. */
export function TestResult({ result, error }: Props) {
  const t = useMessages(mailMessages)
  const say = useFailureWords()
  if (error) {
    const faults = error instanceof CallError ? Object.values(error.fields) : []
    const message = [say(error), ...faults].join(' ')
    return (
      <p role="alert" className={classes.verdict} data-tone="bad">
        <IconAlertTriangle {...ICON} />
        {t('test.failed', { message })}
      </p>
    )
  }
  if (!result) return null
  const { ok, answer, sentence } = result
  const Icon = ok ? IconCircleCheck : IconAlertTriangle
  return (
    <div role="status">
      <p className={classes.verdict} data-tone={ok ? 'good' : 'bad'}>
        <Icon {...ICON} />
        {sentence ?? t(ok ? 'test.ok' : 'test.refused')}
      </p>
      {(sentence === undefined || answer !== '') && (
        <>
          <p className={classes.label}>{t('test.answer')}</p>
          <pre className={classes.answer}>{answer || t('test.noAnswer')}</pre>
        </>
      )}
    </div>
  )
}
