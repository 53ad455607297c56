import { ActionIcon, Button, Text, Textarea, UnstyledButton } from '@mantine/core'
import { IconCircleCheck, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'
import { admin } from '#kernel/access/rules.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import type { Finding } from '../../check/findings/finding.ts'
import { findingText, severityText } from '../../check/findings/finding-text.ts'
import { overrideCheck } from '../../contract-check.ts'
import { nameOf } from '../../model/commands/step-words.ts'
import { messages } from '../messages.ts'
import { useDesigner, usePageRoom, useRoom } from '../room/room-context.tsx'
import { checkDraft } from './check-draft.ts'
import classes from './panels.module.css'

const TONES = { error: 'bad', warning: 'warn', hint: 'neutral' } as const

/** What is wrong with the page, worst first; a press leads to the block. */
export function CheckPanel() {
  const t = useMessages(messages)
  const room = usePageRoom()
  const { page, lang, view } = room
  const found = useQuery({
    queryKey: ['designer', 'check', page._id, lang],
    queryFn: () => checkDraft(room),
    gcTime: 0,
    staleTime: 0,
  })
  return (
    <div className={classes.scroll}>
      <div className={classes.head}>
        <h2 className={`${classes.title} ${classes.headWords}`}>{t('check.title')}</h2>
        <ActionIcon
          variant="subtle"
          aria-label={t('check.close')}
          onClick={() => view.setState({ right: 'settings' })}
        >
          <IconX {...SMALL_ICON} />
        </ActionIcon>
      </div>
      <SectionQuery query={found}>
        {({ findings, drawnErrors, mayPublish, revision }) => (
          <>
            {findings.length === 0 && (
              <p className={classes.good} role="status">
                <IconCircleCheck {...ICON} />
                {t('check.none')}
              </p>
            )}
            <ul className={classes.findings}>
              {findings.map((finding) => (
                <li key={JSON.stringify(finding)}>
                  <Line finding={finding} />
                </li>
              ))}
            </ul>
            {!mayPublish && <Override revision={revision} drawn={drawnErrors} />}
          </>
        )}
      </SectionQuery>
      <div className={classes.actions}>
        <Button
          size="xs"
          variant="default"
          loading={found.isFetching}
          onClick={() => void found.refetch()}
        >
          {t('check.again')}
        </Button>
      </div>
    </div>
  )
}

function Line({ finding }: { finding: Finding }) {
  const { lang } = useSession().user
  const { designer, space, data } = useRoom()
  const tokens = useStore(data, (now) => now.tokens)
  const { block, severity } = finding
  const isKnown = useDesigner(({ doc }) => block !== null && block in doc.nodes)
  const go = () => {
    if (block === null) return
    designer.select([block])
    space.scrollTo(block)
  }
  return (
    <UnstyledButton className={classes.finding} disabled={block === null} onClick={go}>
      <span className={classes.findingHead}>
        <StatusBadge label={severityText(severity, lang)} tone={TONES[severity]} />
        {isKnown && (
          <span className={classes.quiet}>{nameOf(designer.ground(), [block ?? ''])[lang]}</span>
        )}
      </span>
      <span>{findingText(fillTokens(finding, tokens), lang)}</span>
    </UnstyledButton>
  )
}

/** Lets a page with errors go online once; who did it is written down. */
function Override({ revision, drawn }: { revision: number; drawn: readonly Finding[] }) {
  const t = useMessages(messages)
  const can = useCan()
  const client = useQueryClient()
  const { page, lang } = usePageRoom()
  const { attempt, isBusy } = useAttempt()
  const [reason, setReason] = useState('')
  if (!can(admin)) return <Text>{t('check.blocked')}</Text>
  const allow = async () => {
    const seen = [...new Set(drawn.map(({ rule, values }) => String(values.id ?? rule)))]
    const body = { page: page._id, lang, revision, reason, seen }
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
      <Button size="xs" variant="default" loading={isBusy} onClick={() => void allow()}>
        {t('check.allow')}
      </Button>
    </div>
  )
}
