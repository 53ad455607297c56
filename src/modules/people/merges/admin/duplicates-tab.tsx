import { Anchor, Button, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { personPath } from '../../admin/paths.ts'
import { personQuestions } from '../../persons/admin/questions.ts'
import type { Person } from '../../persons/person.ts'
import { fullName } from '../../persons/shown-name.ts'
import {
  type Duplicate,
  dismissDuplicate,
  listDuplicates,
  type Merge,
  undoMerge,
} from '../merge.calls.ts'

const PERSONS = ['collection', 'persons']

/** Who is probably the same with the reasons, and what was merged with a way back. */
export function DuplicatesTab({ item }: ItemProps<Person>) {
  const t = useMessages(adminMessages)
  const mayEdit = useCan()(staff('people', 'edit'))
  const found = useQuery({
    queryKey: [...PERSONS, 'duplicates', item._id, item.version],
    queryFn: () => call(listDuplicates, { params: { id: item._id } }),
  })
  return (
    <SectionQuery query={found} lines={4}>
      {({ items, merges }) => (
        <>
          <CardSection title={t('duplicates.title')} description={t('duplicates.text')}>
            {items.length === 0 && <Text c="dimmed">{t('duplicates.none')}</Text>}
            <Lines>
              {items.map((one) => (
                <DuplicateLine key={one.person._id} item={item} duplicate={one} mayEdit={mayEdit} />
              ))}
            </Lines>
            {mayEdit && (
              <div>
                <Button
                  variant="default"
                  onClick={() => void personQuestions.ask({ kind: 'merge', person: item })}
                >
                  {t('duplicates.by')}
                </Button>
              </div>
            )}
          </CardSection>
          {merges.length > 0 && (
            <CardSection title={t('duplicates.merged')}>
              <Lines>
                {merges.map((merge) => (
                  <MergeLine key={merge._id} merge={merge} mayEdit={mayEdit} />
                ))}
              </Lines>
            </CardSection>
          )}
        </>
      )}
    </SectionQuery>
  )
}

type LineProps = { item: Person; duplicate: Duplicate; mayEdit: boolean }

function DuplicateLine({ item, duplicate: { person, reasons }, mayEdit }: LineProps) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const name = fullName(person) || (person.contacts[0]?.value ?? t('unnamed'))
  const dismiss = async () => {
    await call(dismissDuplicate, { params: { id: item._id }, body: { other: person._id } })
    await client.invalidateQueries({ queryKey: [...PERSONS, 'duplicates'] })
  }
  return (
    <Line
      name={
        <Anchor component={Link} to={adminPath(personPath(person._id))}>
          {name}
        </Anchor>
      }
      note={reasons.map((reason) => t(`duplicates.reasons.${reason}`)).join(' · ')}
    >
      {mayEdit && (
        <>
          <Button
            size="compact-md"
            aria-label={t('duplicates.compareWith', { name })}
            onClick={() =>
              void personQuestions.ask({ kind: 'merge', person: item, other: person._id })
            }
          >
            {t('duplicates.compare')}
          </Button>
          <Button
            variant="default"
            size="compact-md"
            loading={isBusy}
            aria-label={t('duplicates.differentFrom', { name })}
            onClick={() => void attempt(dismiss, t('duplicates.dismissed'))}
          >
            {t('duplicates.different')}
          </Button>
        </>
      )}
    </Line>
  )
}

function MergeLine({ merge, mayEdit }: { merge: Merge; mayEdit: boolean }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const name = merge.from.name || t('unnamed')
  const undo = async () => {
    await call(undoMerge, { body: { merge: merge._id } })
    await client.invalidateQueries({ queryKey: PERSONS })
  }
  return (
    <Line
      name={t('duplicates.mergedLine', { name, date: formatMoment(merge.merged, lang) })}
      note={merge.undoUntil === null && t('duplicates.fixed')}
    >
      {mayEdit && merge.undoUntil !== null && (
        <Button
          variant="default"
          size="compact-md"
          loading={isBusy}
          aria-label={t('duplicates.undoOf', { name })}
          onClick={() => void attempt(undo, t('duplicates.undone'))}
        >
          {t('duplicates.undo')}
        </Button>
      )}
    </Line>
  )
}
