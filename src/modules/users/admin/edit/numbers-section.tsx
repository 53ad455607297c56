import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { adminTexts } from '../texts.ts'
import type { Person } from '../user-calls.ts'
import { Fact, Facts, Moment } from './facts.tsx'

/** What nobody types: address, number, dates. */
export function NumbersSection({ item }: ItemProps<Person>) {
  const t = useTexts(adminTexts)
  return (
    <Facts>
      <Fact label={t('facts.handle')}>{item.handle}</Fact>
      <Fact label={t('facts.number')}>{item.customer_number ?? '–'}</Fact>
      <Fact label={t('facts.created')}>
        <Moment date={item.created} />
      </Fact>
    </Facts>
  )
}
