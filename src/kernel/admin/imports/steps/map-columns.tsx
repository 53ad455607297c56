import { Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack } from '@mantine/core'
import { useState } from 'react'
import { call } from '#kernel/client/call.ts'
import { checkImport } from '#kernel/contract/admin/imports.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { useMessages } from '../../session.tsx'
import { useAttempt } from '../../use-attempt.ts'
import { messages } from '../messages.ts'
import type { StepProps } from '../open-import.tsx'

/** Of so many fields two stand side by side. */
const MANY = 6

/** Which column is which field; the server's proposal is where it begins. */
export function MapColumns({ item, kind, onMoved }: StepProps) {
  const t = useMessages(messages)
  const { attempt, isBusy } = useAttempt()
  const [mapping, setMapping] = useState(item.mapping)
  const [hasHeader, setHasHeader] = useState(item.hasHeader)
  const [options, setOptions] = useState(item.options)
  const columns = item.columns.map((head, at) => ({
    value: String(at),
    label: t('columns.column', { number: at + 1, head }),
  }))
  const check = () =>
    attempt(async () => {
      const body = { revision: item.revision, mapping, hasHeader, options }
      onMoved(await call(checkImport, { params: { id: item._id }, body }))
    })
  return (
    <CardSection title={t('columns.title')} description={t('columns.text')}>
      <Stack>
        <Checkbox
          label={t('columns.hasHeader')}
          checked={hasHeader}
          onChange={(event) => setHasHeader(event.currentTarget.checked)}
        />
        <SimpleGrid cols={{ base: 1, sm: kind.fields.length > MANY ? 2 : 1 }}>
          {kind.fields.map(({ name, label, isRequired }) => (
            <NativeSelect
              key={name}
              label={label}
              required={isRequired}
              data={[{ value: '', label: t('columns.none') }, ...columns]}
              value={String(mapping[name] ?? '')}
              onChange={(event) => {
                const { value } = event.currentTarget
                setMapping({ ...mapping, [name]: value === '' ? null : Number(value) })
              }}
            />
          ))}
        </SimpleGrid>
        {kind.options.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            checked={options[name] ?? false}
            onChange={(event) => setOptions({ ...options, [name]: event.currentTarget.checked })}
          />
        ))}
        <Group>
          <Button loading={isBusy} onClick={() => void check()}>
            {t('columns.check')}
          </Button>
        </Group>
      </Stack>
    </CardSection>
  )
}
