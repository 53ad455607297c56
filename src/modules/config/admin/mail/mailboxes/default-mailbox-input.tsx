import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { InputProps } from '#kernel/admin/fields/field.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { settingsKey } from '#kernel/admin/settings/settings-key.ts'
import { mailSection } from '#kernel/contract/sections/mail.ts'
import { configSource } from '../../pickers.tsx'
import { mailMessages } from '../messages.ts'

const FIRST = 'first'

/** One of the saved mailboxes, or simply the first. */
export function DefaultMailboxInput(props: InputProps<string>) {
  const { value, onChange, text, error, isDisabled } = props
  const t = useMessages(mailMessages)
  const stored = useQuery({
    queryKey: settingsKey(mailSection.name),
    queryFn: () => configSource.load(mailSection.name),
  })
  const saved = mailSection.schema.safeParse(stored.data?.value)
  const mailboxes = saved.data?.mailboxes ?? []
  return (
    <Select
      label={text.label}
      description={text.hint}
      error={error}
      disabled={isDisabled}
      allowDeselect={false}
      data={[
        { value: FIRST, label: t('mailbox.first') },
        ...mailboxes.map(({ uuid, name, from }) => ({ value: uuid, label: `${name} (${from})` })),
      ]}
      value={value === '' ? FIRST : value}
      onChange={(chosen) => onChange(chosen === null || chosen === FIRST ? '' : chosen)}
    />
  )
}
