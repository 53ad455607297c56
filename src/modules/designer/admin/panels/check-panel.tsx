import { Button, Text, Textarea, UnstyledButton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { admin } from '#kernel/access/rules.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useSession, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import type { Finding } from '../../check/finding.ts'
import { findingText, severityText } from '../../check/finding-text.ts'
import { overrideCheck } from '../../contract-check.ts'
import { useRoom } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import { checkDraft } from './check-draft.ts'
import classes from './panels.module.css'

const TONES = { error: 'bad', warning: 'warn', hint: 'neutral' } as const

/** What is wrong with the page, worst first; a press leads to the block. */
export function CheckPanel() {
  const t = useTexts(texts)
  const room = useRoom()
  const { page, lang, view } = room
  const found = useQuery({
    queryKey: ['designer', 'check', page._id, lang],
    queryFn: () => checkDraft(room),
    gcTime: 0,
    staleTime: 0,
  })
  return (
    <div className={classes.scroll}>
      <h2 className={classes.title}>{t('check.title')}</h2>
      <SectionQuery query={found}>
        {({ findings, mayPublish, revision }) => (
          <>
            {findings.length === 0 && <Text>{t('check.none')}</Text>}
            <ul className={classes.findings}>
              {findings.map((finding) => (
                <li key={JSON.stringify(finding)}>
                  <Line finding={finding} />
                </li>
              ))}
            </ul>
            {!mayPublish && <Override revision={revision} />}
          </>
        )}
      </SectionQuery>
      <div className={classes.actions}>
        <Button size="compact-sm" variant="default" onClick={() => void found.refetch()}>
          {t('check.again')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => view.setState({ isChecking: false })}
        >
          {t('check.close')}
        </Button>
      </div>
    </div>
  )
}

function Line({ finding }: { finding: Finding }) {
  const { lang } = useSession().user
  const { designer, space } = useRoom()
  const { block, severity } = finding
  const go = () => {
    if (block === null) return
    designer.select([block])
    space.scrollTo(block)
  }
  return (
    <UnstyledButton className={classes.finding} disabled={block === null} onClick={go}>
      <StatusBadge label={severityText(severity, lang)} tone={TONES[severity]} />
      <span>{findingText(finding, lang)}</span>
    </UnstyledButton>
  )
}

/** Lets a page with errors go online once; who did it is written down. */
function Override({ revision }: { revision: number }) {
  const t = useTexts(texts)
  const can = useCan()
  const client = useQueryClient()
  const { page, lang } = useRoom()
  const { attempt, isBusy } = useAttempt()
  const [reason, setReason] = useState('')
  if (!can(admin)) return <Text>{t('check.blocked')}</Text>
  const allow = async () => {
    const body = { page: page._id, lang, revision, reason }
    if (!(await attempt(() => call(overrideCheck, { body }), t('check.allowed')))) return
    await client.invalidateQueries({ queryKey: ['designer', 'check'] })
  }
  return (
    <div className={classes.keep}>
      <Text size="xs">{t('check.blocked')}</Text>
      <Textarea
        label={t('check.reason')}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => void allow()}>
        {t('check.allow')}
      </Button>
    </div>
  )
}
