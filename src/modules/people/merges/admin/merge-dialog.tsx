import { Button, Stack, Text } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import { reference } from '#kernel/admin/fields/reference-fields.ts'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { personPath } from '../../admin/paths.ts'
import { otherPersonSource } from '../../admin/pickers.tsx'
import classes from '../../persons/admin/persons.module.css'
import type { Person } from '../../persons/person.ts'
import { fullName } from '../../persons/shown-name.ts'
import { mergePersons } from '../merge.calls.ts'

type Props = { person: Person; other?: string; onClose(): void }
type Look = { data: Reply<typeof mergePersons> | null | undefined; refetch(): Promise<unknown> }

/** Two persons side by side, and what becomes of them; whoever has an account stays. */
export function MergeDialog({ person, other: given, onClose }: Props) {
  const t = useMessages(adminMessages)
  const labels = useDialogLabels()
  const [other, setOther] = useState<string | null>(given ?? null)
  const [isSwapped, setSwapped] = useState(person.account === null)
  const pair =
    other && (isSwapped ? { from: person._id, into: other } : { from: other, into: person._id })
  const look = useQuery({
    queryKey: ['merge-persons', pair],
    queryFn: () => (pair ? lookAt(pair, () => setSwapped(!isSwapped)) : null),
    enabled: pair !== null,
    gcTime: 0,
    retry: false,
  })
  const { merge, isBusy } = useMerge(onClose, look)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('merge.title')}
      labels={labels}
      size="xl"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('merge.cancel')}
          </Button>
          <Button loading={isBusy} disabled={!look.data} onClick={() => void merge()}>
            {t('merge.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Text>{t('merge.text')}</Text>
        {!given && <OtherPicker id={person._id} value={other} onChange={setOther} />}
        {pair && (
          <SectionQuery query={look} lines={5}>
            {(found) => found && <Comparison {...found} />}
          </SectionQuery>
        )}
        {look.data && !look.data.into.account && (
          <div>
            <Button
              variant="default"
              leftSection={<IconArrowsExchange {...SMALL_ICON} />}
              onClick={() => setSwapped(!isSwapped)}
            >
              {t('merge.swap')}
            </Button>
          </div>
        )}
      </Stack>
    </Modal>
  )
}

/** The one with the account stays: asked the other way round, the sides are swapped. */
async function lookAt(pair: { from: string; into: string }, swap: () => void) {
  try {
    return await call(mergePersons, { body: { ...pair, dryRun: true } })
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'account-stays') throw error
    swap()
    return null
  }
}

type PickerProps = { id: string; value: string | null; onChange(id: string | null): void }

function OtherPicker({ id, value, onChange }: PickerProps) {
  const t = useMessages(adminMessages)
  const [field] = useState(() => reference(otherPersonSource(id), { required: true }))
  return (
    <FieldInput
      field={field}
      path="other"
      value={value}
      text={fieldText({ fields: { other: t('duplicates.by') } }, 'other')}
      onChange={(chosen) => onChange(typeof chosen === 'string' ? chosen : null)}
    />
  )
}

/** Makes one of the two that were compared; when one changed meanwhile, they are compared anew. */
function useMerge(onClose: () => void, look: Look) {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const { attempt, isBusy } = useAttempt()
  const send = async () => {
    if (!look.data) return
    const { from, into } = look.data
    const versions = { fromVersion: from.version, intoVersion: into.version }
    const body = { from: from._id, into: into._id, dryRun: false, ...versions } as const
    try {
      await call(mergePersons, { body })
    } catch (error) {
      if (error instanceof CallError && error.code === 'stale') void look.refetch()
      throw error
    }
    onClose()
    void navigate(adminPath(personPath(into._id)))
    await client.invalidateQueries({ queryKey: ['collection', 'persons'] })
  }
  return { merge: () => attempt(send, t('merge.done')), isBusy }
}

const PARTS = [
  'name',
  'company',
  'birthday',
  'contacts',
  'addresses',
  'tags',
  'links',
  'account',
] as const

function Comparison({ from, into, result }: Reply<typeof mergePersons>) {
  const t = useMessages(adminMessages)
  const sides = [from, into, result]
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('merge.goes')}</th>
          <th scope="col">{t('merge.stays')}</th>
          <th scope="col">{t('merge.result')}</th>
        </tr>
      </thead>
      <tbody>
        {PARTS.map((part) => (
          <tr key={part}>
            <th scope="row">{t(`merge.fields.${part}`)}</th>
            {sides.map((side, place) => (
              <td key={place === 2 ? 'result' : side._id}>
                <PartOf person={side} part={part} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PartOf({ person, part }: { person: Person; part: (typeof PARTS)[number] }) {
  const t = useMessages(adminMessages)
  if (part === 'name') return fullName(person) || t('unnamed')
  if (part === 'contacts') return person.contacts.map(({ value }) => value).join(', ') || '–'
  if (part === 'addresses') return person.addresses.map(({ city }) => city).join(', ') || '–'
  if (part === 'tags') return person.tags.join(', ') || '–'
  if (part === 'links') return person.links.length
  if (part === 'account') return person.account ? t('merge.yes') : '–'
  return person[part] || '–'
}
