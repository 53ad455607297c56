import { Button, Radio, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import { reference } from '#kernel/admin/fields/reference-fields.ts'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { USERS_KEY } from '../../../admin/keys.ts'
import { adminMessages } from '../../../admin/messages.ts'
import { userPath } from '../../../admin/paths.ts'
import { personName } from '../../../admin/person-name.ts'
import { otherUserSource } from '../../../admin/pickers.tsx'
import { RoleBadges } from '../../../people/admin/marks.tsx'
import type { Person } from '../../../people/admin/user-calls.ts'
import { mergeUsers } from '../../../people/person.calls.ts'
import type { UserRecord } from '../../../people/user.ts'
import { Shares } from '../erase/shares.tsx'
import classes from './comparison.module.css'

type ComparisonProps = { from: UserRecord; into: UserRecord }

const PARTS = ['name', 'handle', 'company', 'roles', 'number', 'addresses', 'created'] as const

type Look = { data: Reply<typeof mergeUsers> | null | undefined; refetch(): Promise<unknown> }

type Props = { person: Person; onClose(): void }

/** Another account, which of both stays, a comparison, what goes over; then it is done. */
export function MergeDialog({ person, onClose }: Props) {
  const t = useMessages(adminMessages)
  const labels = useDialogLabels()
  const [other, setOther] = useState<string | null>(null)
  const [stays, setStays] = useState<'this' | 'other'>('this')
  const pair =
    other &&
    (stays === 'this' ? { from: other, into: person._id } : { from: person._id, into: other })
  const look = useQuery({
    queryKey: ['merge', pair],
    queryFn: async () => (pair ? call(mergeUsers, { body: { ...pair, dryRun: true } }) : null),
    enabled: pair !== null,
    gcTime: 0,
  })
  const { merge, isBusy } = useMerge(onClose, look)
  const name = personName(person)
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
            {t('cancel')}
          </Button>
          <Button color="red" loading={isBusy} disabled={!look.data} onClick={() => void merge()}>
            {t('merge.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Text>{t('merge.text', { name })}</Text>
        <OtherPicker id={person._id} value={other} onChange={setOther} />
        <Radio.Group
          label={t('merge.stays')}
          value={stays}
          onChange={(chosen) => setStays(chosen === 'other' ? 'other' : 'this')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="this" label={t('merge.thisStays', { name })} />
            <Radio value="other" label={t('merge.otherStays')} />
          </Stack>
        </Radio.Group>
        {pair && (
          <SectionQuery query={look} lines={5}>
            {(found) =>
              found && (
                <Stack gap="md">
                  <Comparison from={found.from} into={found.into} />
                  <div>
                    <Text fw={550} mb="xs">
                      {t('merge.shares')}
                    </Text>
                    <Shares shares={found.shares} />
                  </div>
                </Stack>
              )
            }
          </SectionQuery>
        )}
      </Stack>
    </Modal>
  )
}

type PickerProps = { id: string; value: string | null; onChange(id: string | null): void }

function OtherPicker({ id, value, onChange }: PickerProps) {
  const t = useMessages(adminMessages)
  const [field] = useState(() => reference(otherUserSource(id), { required: true }))
  return (
    <FieldInput
      field={field}
      path="other"
      value={value}
      text={fieldText({ fields: { other: t('merge.other') } }, 'other')}
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
      await call(mergeUsers, { body })
    } catch (error) {
      if (error instanceof CallError && error.code === 'stale') void look.refetch()
      throw error
    }
    onClose()
    void navigate(adminPath(userPath(into._id)))
    client.removeQueries({ queryKey: [...USERS_KEY, 'item', from._id] })
    await client.invalidateQueries({ queryKey: USERS_KEY })
  }
  const done = () => t('merge.done', { name: look.data ? personName(look.data.into) : '' })
  return { merge: () => attempt(send, done()), isBusy }
}

/** Both accounts side by side: the one that goes, and the one that stays. */
function Comparison({ from, into }: ComparisonProps) {
  const t = useMessages(adminMessages)
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('merge.goes')}</th>
          <th scope="col">{t('merge.remains')}</th>
        </tr>
      </thead>
      <tbody>
        {PARTS.map((part) => (
          <tr key={part}>
            <th scope="row">{t(`merge.parts.${part}`)}</th>
            <td>
              <PartOf user={from} part={part} />
            </td>
            <td>
              <PartOf user={into} part={part} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PartOf({ user, part }: { user: UserRecord; part: (typeof PARTS)[number] }) {
  const { lang } = useSession().user
  if (part === 'name') return personName(user)
  if (part === 'handle') return user.handle
  if (part === 'company') return user.userData.company || '–'
  if (part === 'roles') return <RoleBadges value={user.roles} />
  if (part === 'number') return user.customer_number ?? '–'
  if (part === 'addresses') return user.userData.addresses.length
  return formatMoment(user.created, lang)
}
