import { Radio, Stack } from '@mantine/core'
import { customField, type Field, type InputProps } from '#kernel/admin/fields/field.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { Entry } from './new-users.collection.ts'

const ENTRIES = ['invite', 'password', 'later'] as const

/** Invited by mail, by a one-time password, or not yet: each says what will happen. */
export function entryField(): Field<Entry> {
  return customField<Entry>({ empty: 'invite', choices: ENTRIES, Input: EntryInput })
}

function EntryInput({ value, onChange, text }: InputProps<Entry>) {
  const t = useMessages(adminMessages)
  const choose = (chosen: string) => onChange(ENTRIES.find((entry) => entry === chosen) ?? 'invite')
  return (
    <Radio.Group value={value} onChange={choose} aria-label={text.label}>
      <Stack gap="sm">
        {ENTRIES.map((entry) => (
          <Radio
            key={entry}
            value={entry}
            label={text.choice(entry)}
            description={t(`entry.${entry}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
