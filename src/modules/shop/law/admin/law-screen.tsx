import { Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Lines } from '#ui/lines/lines.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { type CheckedRule, type checkLawCall, confirmRuleCall } from '../law.calls.ts'
import classes from './law.module.css'
import { messages } from './messages.ts'
import { RuleCounts } from './rule-counts.tsx'
import { RuleLine } from './rule-line.tsx'
import { LAW_KEY, useLaw } from './use-law.ts'

/** Which rules of the law the shop keeps, what is to be done, and what comes next. */
export function LawScreen() {
  const t = useMessages(messages)
  const law = useLaw()
  return (
    <div className={classes.screen}>
      <AdminPageHead
        title={t('title')}
        primary={{
          label: t('again'),
          icon: <IconRefresh {...SMALL_ICON} />,
          onSelect: () => void law.refetch(),
          isBusy: law.isFetching,
        }}
      />
      {law.data && <CheckedLaw law={law.data} />}
      {law.isPending && <LoadingState label={t('loading')} shape="cards" count={3} />}
      {law.isError && !law.data && (
        <ListFailure title={t('failed')} error={law.error} onRetry={() => void law.refetch()} />
      )}
    </div>
  )
}

function CheckedLaw({ law: { day, rules } }: { law: Reply<typeof checkLawCall> }) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const of = (...states: CheckedRule['state'][]) =>
    states.flatMap((state) => rules.filter((rule) => rule.state === state))
  const coming = of('coming').toSorted((a, b) => a.valid_from.localeCompare(b.valid_from))
  const none = of('not_applicable')
  return (
    <Stack>
      <Text c="dimmed">{t('lead', { day: formatDay(day, lang) })}</Text>
      <RuleCounts rules={rules} />
      <RuleCard title={t('sections.todo')} rules={of('red', 'yellow')} empty={t('nothingTodo')} />
      <RuleCard title={t('sections.coming')} rules={coming} empty={t('nothingComing')} />
      <RuleCard title={t('sections.green')} rules={of('green')} />
      <RuleCard title={t('sections.none')} rules={none} />
    </Stack>
  )
}

type CardProps = { title: string; rules: readonly CheckedRule[]; empty?: string }

/** Without rules and without a word for that it is not drawn. */
function RuleCard({ title, rules, empty }: CardProps) {
  const t = useMessages(messages)
  const known = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  if (rules.length === 0 && !empty) return null
  const confirm = ({ id, confirm: open }: CheckedRule) =>
    void attempt(async () => {
      if (!open) return
      const body = { rule: id, seen: open.seen }
      known.setQueryData(LAW_KEY, await call(confirmRuleCall, { body }))
    }, t('confirmed'))
  return (
    <CardSection title={title}>
      {rules.length === 0 ? (
        <Text>{empty}</Text>
      ) : (
        <Lines>
          {rules.map((rule) => (
            <RuleLine
              key={`${rule.id} ${rule.valid_from}`}
              rule={rule}
              isBusy={isBusy}
              onConfirm={() => confirm(rule)}
            />
          ))}
        </Lines>
      )}
    </CardSection>
  )
}
