import { Button, Text } from '@mantine/core'
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { CopyText } from '#kernel/admin/copy-text/copy-text.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import type { DkimCheck, DkimKey } from '../dkim.calls.ts'
import classes from './dkim-card.module.css'
import { dkimMessages } from './messages.ts'

type Props = {
  dkimKey: DkimKey
  check: DkimCheck | undefined
  isChecking: boolean
  isRemoving: boolean
  onCheck(): void
  onRemove(): void
}

/** One key: its state, its record to copy, and what can be done with it. */
export function DkimKeyCard({ dkimKey, check, isChecking, isRemoving, onCheck, onRemove }: Props) {
  const t = useMessages(dkimMessages)
  const { confirm, dialog } = useConfirm()
  const { domain, selector, algorithm, active, record } = dkimKey
  const remove = async () => {
    const question = {
      title: t('removeAsk', { domain }),
      text: t(active ? 'removeActive' : 'removeWaiting'),
    }
    if (await confirm({ ...question, yes: t('remove'), isDanger: true })) onRemove()
  }
  return (
    <li className={classes.key}>
      <div className={classes.head}>
        <span className={classes.domain}>{domain}</span>
        <StatusBadge tone={active ? 'good' : 'warn'} label={t(active ? 'active' : 'waiting')} />
      </div>
      <Text size="sm" c="dimmed">
        {t(`algorithms.${algorithm}`, { selector })}
      </Text>
      {record && <RecordText record={record} isOpen={!active} />}
      <CheckResult check={check} />
      <div className={classes.actions}>
        {record && (
          <Button
            variant="default"
            leftSection={<IconRefresh {...SMALL_ICON} />}
            loading={isChecking}
            onClick={onCheck}
          >
            {t('check')}
          </Button>
        )}
        <Button
          variant="subtle"
          c="var(--k-bad)"
          leftSection={<IconTrash {...SMALL_ICON} />}
          loading={isRemoving}
          onClick={() => void remove()}
        >
          {t('remove')}
        </Button>
      </div>
      {dialog}
    </li>
  )
}

type RecordProps = { record: NonNullable<DkimKey['record']>; isOpen: boolean }

/** What is entered already needs no room; it can be looked at. */
function RecordText({ record, isOpen }: RecordProps) {
  const t = useMessages(dkimMessages)
  return (
    <details open={isOpen}>
      <summary className={classes.summary}>{t('record.show')}</summary>
      <div className={classes.record}>
        <Text size="sm">{t('record.text')}</Text>
        <Text size="sm" fw={500}>
          {t('record.name')}
        </Text>
        <CopyText value={record.name} label={t('record.name')} />
        <Text size="sm" fw={500}>
          {t('record.value')}
        </Text>
        <CopyText value={record.value} label={t('record.value')} />
      </div>
    </details>
  )
}

function CheckResult({ check }: { check: DkimCheck | undefined }) {
  const t = useMessages(dkimMessages)
  const sentence = check && (check.hasReplaced ? t('checks.replaced') : t(`checks.${check.state}`))
  return (
    <div role="status">
      {check && (
        <p className={classes.result} data-tone={check.state === 'found' ? 'good' : 'bad'}>
          {sentence}
        </p>
      )}
      {check?.state === 'different' && check.seen !== '' && (
        <pre className={classes.seen}>{check.seen}</pre>
      )}
    </div>
  )
}
