import { Button, Stack, Text } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { call } from '#kernel/client/call.ts'
import { ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { personSource } from '../../admin/pickers.tsx'
import type { Group } from '../rules.ts'
import { type Explained, explainSegment } from '../segment.calls.ts'
import { segmentAdminMessages } from './messages.ts'
import classes from './segments.module.css'

type Props = { rules: Group; person: string; onClose(): void }

/** Condition by condition: whether it is true of this person, and what is known. */
export function ExplainDialog({ rules, person, onClose }: Props) {
  const t = useMessages(segmentAdminMessages)
  const labels = useDialogLabels()
  const found = useQuery({
    queryKey: ['explain-segment', rules, person],
    queryFn: async () => {
      const { label } = await personSource.read(person)
      return { name: label, ...(await call(explainSegment, { body: { rules, person } })) }
    },
    gcTime: 0,
    retry: false,
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('why.title')}
      labels={labels}
      footer={<Button onClick={onClose}>{t('why.close')}</Button>}
    >
      <SectionQuery query={found} lines={4}>
        {({ name, isIn, leftOut, unavailable, items }) => (
          <Stack gap="sm">
            <Text fw={600}>{t(isIn ? 'why.in' : 'why.out', { name })}</Text>
            {leftOut && <Text>{t(`why.${leftOut}`)}</Text>}
            {unavailable.length > 0 && <Text>{t('live.unavailable')}</Text>}
            <ul className={classes.answers}>
              {items.map((item, place) => (
                <Answer key={`${item.condition}${item.sentence}${String(place)}`} item={item} />
              ))}
            </ul>
          </Stack>
        )}
      </SectionQuery>
    </Modal>
  )
}

function Answer({ item: { sentence, isTrue, isExcluding, fact } }: { item: Explained }) {
  const t = useMessages(segmentAdminMessages)
  const isFine = isTrue !== isExcluding
  const Icon = isFine ? IconCircleCheck : IconCircleX
  const notes = [isExcluding && t('why.excludes'), fact && t('why.fact', { fact })]
  return (
    <li className={classes.answer} data-fine={isFine || undefined}>
      <Icon {...ICON} aria-hidden />
      <span className={classes.who}>
        <span>{sentence}</span>
        <span className={classes.note}>
          {[t(isTrue ? 'why.yes' : 'why.no'), ...notes].filter(Boolean).join(' · ')}
        </span>
      </span>
    </li>
  )
}
