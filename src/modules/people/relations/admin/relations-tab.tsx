import { Anchor, Button, Select, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useCan, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { personPath } from '../../admin/paths.ts'
import { chosenPerson, personOrNewSource } from '../../admin/pickers.tsx'
import type { Person } from '../../persons/person.ts'
import {
  addRelation,
  listRelations,
  type Relation,
  type RelationKind,
  removeRelation,
} from '../relation.calls.ts'

const relationsKey = (id: string) => ['collection', 'persons', 'relations', id]

/** Household, guardians and employers, seen from this person. */
export function RelationsTab({ item }: ItemProps<Person>) {
  const t = useMessages(adminMessages)
  const mayEdit = useCan()(staff('people', 'edit'))
  const found = useQuery({
    queryKey: relationsKey(item._id),
    queryFn: () => call(listRelations, { params: { id: item._id } }),
  })
  return (
    <CardSection title={t('relations.title')} description={t('relations.text')}>
      <SectionQuery query={found}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{t('relations.empty')}</Text>
          ) : (
            <Lines>
              {items.map((relation) => (
                <RelationLine
                  key={relation._id}
                  id={item._id}
                  relation={relation}
                  mayEdit={mayEdit}
                />
              ))}
            </Lines>
          )
        }
      </SectionQuery>
      {mayEdit && <AddRelation id={item._id} />}
    </CardSection>
  )
}

type LineProps = { id: string; relation: Relation; mayEdit: boolean }

function RelationLine({ id, relation, mayEdit }: LineProps) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const { kind, direction, person } = relation
  const name = person.name || t('unnamed')
  const remove = async () => {
    const params = { id, relation: relation._id }
    client.setQueryData(relationsKey(id), await call(removeRelation, { params }))
  }
  return (
    <Line
      name={
        <Anchor component={Link} to={adminPath(personPath(person._id))}>
          {name}
        </Anchor>
      }
      note={t(`relations.kinds.${kind}_${direction}`)}
    >
      {mayEdit && (
        <Button
          variant="default"
          size="compact-md"
          loading={isBusy}
          aria-label={t('relations.removeOf', { name })}
          onClick={() => void attempt(remove, t('relations.removed'))}
        >
          {t('relations.remove')}
        </Button>
      )}
    </Line>
  )
}

type Choice = { kind: RelationKind; direction: 'of' | 'by' }

const CHOICES: readonly Choice[] = [
  { kind: 'household', direction: 'of' },
  { kind: 'guardian', direction: 'of' },
  { kind: 'guardian', direction: 'by' },
  { kind: 'employer', direction: 'of' },
  { kind: 'employer', direction: 'by' },
]

function AddRelation({ id }: { id: string }) {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const [chosen, setChosen] = useState(0)
  const [other, setOther] = useState<string | null>(null)
  const [field] = useState(() =>
    reference(personOrNewSource((name) => t('picker.create', { name }))),
  )
  const add = async () => {
    const choice = CHOICES[chosen]
    if (!other || !choice) return
    const body = { ...choice, person: await chosenPerson(other) }
    client.setQueryData(relationsKey(id), await call(addRelation, { params: { id }, body }))
    setOther(null)
  }
  return (
    <Stack gap="xs">
      <Select
        label={t('relations.kind')}
        allowDeselect={false}
        value={String(chosen)}
        onChange={(value) => setChosen(Number(value))}
        data={CHOICES.map(({ kind, direction }, place) => ({
          value: String(place),
          label: t(`relations.kinds.${kind}_${direction}`),
        }))}
      />
      <FieldInput
        field={field}
        path="other"
        value={other}
        text={fieldText({ fields: { other: t('relations.other') } }, 'other')}
        onChange={(value) => setOther(typeof value === 'string' ? value : null)}
      />
      <div>
        <Button
          disabled={!other}
          loading={isBusy}
          onClick={() => void attempt(add, t('relations.added'))}
        >
          {t('relations.add')}
        </Button>
      </div>
    </Stack>
  )
}
