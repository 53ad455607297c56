import { Button, Group, Stack, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { customField, type Field, type InputProps } from '#kernel/admin/fields/field.ts'
import { labelProps } from '#kernel/admin/fields/inputs/label-props.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { progressMessages } from '../../../admin/messages.ts'
import { findEnvironments } from '../../../admin/pickers.tsx'

const LONGEST = 2000

/** Where a bug occurs: free text, with the environments of the settings one click away. */
export function environment(): Field<string> {
  return customField<string>({
    empty: '',
    Input: EnvironmentInput,
    plain: String,
    faults: (value) =>
      value.length > LONGEST ? [{ path: '', key: 'tooLong', values: { max: LONGEST } }] : [],
  })
}

function EnvironmentInput(props: InputProps<string>) {
  const { value, onChange, isDisabled } = props
  return (
    <Stack gap="xs">
      <Textarea
        {...labelProps(props)}
        autosize
        minRows={2}
        maxRows={24}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {!isDisabled && <Suggestions value={value} onChange={onChange} />}
    </Stack>
  )
}

function Suggestions({ value, onChange }: Pick<InputProps<string>, 'value' | 'onChange'>) {
  const t = useMessages(progressMessages)
  const { data = [] } = useQuery({
    queryKey: ['bug-environments'],
    queryFn: findEnvironments,
    staleTime: 60_000,
  })
  const unused = data.filter((name) => !value.toLowerCase().includes(name.toLowerCase()))
  if (unused.length === 0) return null
  return (
    <Group gap="xs" role="group" aria-label={t('environments')}>
      {unused.map((name) => (
        <Button
          key={name}
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => onChange(value.trim() === '' ? name : `${value.trimEnd()}, ${name}`)}
        >
          {name}
        </Button>
      ))}
    </Group>
  )
}
