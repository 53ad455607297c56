import { Anchor, Button, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import { personPath } from '../../admin/paths.ts'
import { personSource } from '../../admin/pickers.tsx'
import type { Group } from '../rules.ts'
import { countSegment, type ShownPerson } from '../segment.calls.ts'
import { ExplainDialog } from './explain-dialog.tsx'
import { segmentAdminMessages } from './messages.ts'
import classes from './segments.module.css'

const ASK_AFTER = 400
const someone = reference(personSource)

/** How many are in and who comes first, asked anew after every pause in editing. */
export function LiveCount({ rules }: { rules: Group | undefined }) {
  const t = useMessages(segmentAdminMessages)
  const [settled] = useDebouncedValue(rules, ASK_AFTER)
  const [asked, setAsked] = useState<string | null>(null)
  const found = useQuery({
    queryKey: ['collection', 'person-segments', 'count', settled],
    queryFn: () => (settled ? count(settled) : null),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <section className={classes.live} aria-label={t('live.title')}>
      <h3 className={classes.liveTitle}>{t('live.title')}</h3>
      {rules ? (
        <SectionQuery query={found} lines={3}>
          {(reply) => reply && <Found reply={reply} onAsk={setAsked} />}
        </SectionQuery>
      ) : (
        <Text c="dimmed">{t('live.incomplete')}</Text>
      )}
      {rules && found.data !== 'hidden' && (
        <FieldInput
          field={someone}
          path="someone"
          value={asked}
          text={fieldText(
            { fields: { someone: t('live.check') }, hints: { someone: t('live.checkHint') } },
            'someone',
          )}
          onChange={(id) => setAsked(typeof id === 'string' ? id : null)}
        />
      )}
      {rules && asked && (
        <ExplainDialog rules={rules} person={asked} onClose={() => setAsked(null)} />
      )}
    </section>
  )
}

type Counted = Reply<typeof countSegment> | 'hidden'

async function count(rules: Group): Promise<Counted> {
  try {
    return await call(countSegment, { body: { rules } })
  } catch (error) {
    if (error instanceof CallError && error.status === 403) return 'hidden'
    throw error
  }
}

function Found({ reply, onAsk }: { reply: Counted; onAsk(person: string): void }) {
  const t = useMessages(segmentAdminMessages)
  const { lang } = useSession().user
  if (reply === 'hidden') return <Text>{t('live.hidden')}</Text>
  const { numItems, items, unavailable } = reply
  if (unavailable.length > 0) return <Text>{t('live.unavailable')}</Text>
  const others = numItems - items.length
  return (
    <>
      <p className={classes.count} role="status">
        {t(numItems === 1 ? 'live.count_one' : 'live.count_other', {
          count: formatNumber(numItems, lang),
        })}
      </p>
      {numItems === 0 && <Text c="dimmed">{t('live.nobody')}</Text>}
      <ul className={classes.persons}>
        {items.map((item) => (
          <PersonLine key={item._id} item={item} onAsk={onAsk} />
        ))}
      </ul>
      {others > 0 && (
        <Text c="dimmed">{t('live.more', { count: formatNumber(others, lang) })}</Text>
      )}
    </>
  )
}

function PersonLine({ item, onAsk }: { item: ShownPerson; onAsk(person: string): void }) {
  const t = useMessages(segmentAdminMessages)
  const adminPath = useAdminPath()
  const { _id, name, note } = item
  return (
    <li className={classes.person}>
      <span className={classes.who}>
        <Anchor component={Link} to={adminPath(personPath(_id))}>
          {name}
        </Anchor>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('live.whyOf', { name })}
        onClick={() => onAsk(_id)}
      >
        {t('live.why')}
      </Button>
    </li>
  )
}
