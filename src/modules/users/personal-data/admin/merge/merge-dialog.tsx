import { Button, Radio, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import { reference } from '#kernel/admin/fields/reference-fields.ts'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { call } from '#kernel/client/call.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { adminTexts } from '../../../admin/messages.ts'
import { personName } from '../../../admin/person-name.ts'
import { otherUserSource } from '../../../admin/pickers.tsx'
import type { Person } from '../../../people/admin/user-calls.ts'
import { mergeUsers } from '../../../people/person.calls.ts'
import { Shares } from '../erase/shares.tsx'
import { Comparison } from './comparison.tsx'
import { useMerge } from './use-merge.ts'

type Props = { person: Person; onClose(): void }

/** Another account, which of both stays, a comparison, what goes over; then it is done. */
export function MergeDialog({ person, onClose }: Props) {
  const t = useTexts(adminTexts)
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
  const t = useTexts(adminTexts)
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
