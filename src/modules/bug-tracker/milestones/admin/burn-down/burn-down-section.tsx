import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { progressTexts } from '../../../admin/texts.ts'
import type { Milestone } from '../../milestone.ts'
import { type BurnDown, readBurnDown } from '../../progress.calls.ts'
import { BurnDownChart } from './burn-down-chart.tsx'
import { BurnDownTable } from './burn-down-table.tsx'

/** Open bugs day by day against the even way to the due date. */
export function BurnDownSection({ item }: ItemProps<Milestone>) {
  const t = useTexts(progressTexts)
  const burnDown = useQuery({
    queryKey: ['collection', 'bugs', 'burn-down', item._id, item.version],
    queryFn: () => call(readBurnDown, { params: { id: item._id } }),
  })
  return (
    <SectionQuery query={burnDown} failed={t('burnDown.failed')} lines={4}>
      {(data) => <Drawn data={data} />}
    </SectionQuery>
  )
}

function Drawn({ data }: { data: BurnDown }) {
  const t = useTexts(progressTexts)
  if (data.days.every(({ open }) => open === 0)) {
    return <Text c="dimmed">{t('burnDown.empty')}</Text>
  }
  return (
    <>
      <BurnDownChart data={data} />
      {data.due === null && <Text c="dimmed">{t('burnDown.noDue')}</Text>}
      {data.isCut && <Text c="dimmed">{t('burnDown.cut')}</Text>}
      <BurnDownTable data={data} />
    </>
  )
}
