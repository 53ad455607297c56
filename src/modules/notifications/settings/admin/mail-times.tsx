import { Group, NativeSelect, Switch, TextInput } from '@mantine/core'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment } from '#kernel/i18n/format.ts'
import { messages } from '../../messages.ts'
import type { NoticeSettings } from '../settings.calls.ts'

type MailTimesProps = {
  value: NoticeSettings
  onChange(part: Partial<NoticeSettings>): void
}

const NIGHT = { from: '20:00', to: '07:00' }
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** When mails may come: quiet hours, the hour of the daily mail, and not at all for a while. */
export function MailTimes({ value, onChange }: MailTimesProps) {
  const t = useMessages(messages)
  const { quiet, digest_hour } = value
  return (
    <>
      <Switch
        label={t('settings.quiet')}
        description={t('settings.quietText')}
        checked={quiet !== null}
        onChange={(event) => onChange({ quiet: event.currentTarget.checked ? NIGHT : null })}
      />
      {quiet && (
        <Group>
          <TextInput
            type="time"
            required
            label={t('settings.from')}
            value={quiet.from}
            onChange={(event) => onChange({ quiet: { ...quiet, from: event.currentTarget.value } })}
          />
          <TextInput
            type="time"
            required
            label={t('settings.to')}
            value={quiet.to}
            onChange={(event) => onChange({ quiet: { ...quiet, to: event.currentTarget.value } })}
          />
        </Group>
      )}
      <NativeSelect
        label={t('settings.hour')}
        maw={320}
        value={String(digest_hour)}
        onChange={(event) => onChange({ digest_hour: Number(event.currentTarget.value) })}
        data={HOURS.map((hour) => ({
          value: String(hour),
          label: t('settings.hourValue', { hour }),
        }))}
      />
      <Mute value={value} onChange={onChange} />
    </>
  )
}

const HOUR_MS = 3_600_000
const MUTES = { muteHours: 3, muteDay: 24, muteWeek: 168 } as const
const MUTE_NAMES = ['muteHours', 'muteDay', 'muteWeek'] as const

function Mute({ value: { muted_until }, onChange }: MailTimesProps) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const isMuted = muted_until !== null && Date.parse(muted_until) > Date.now()
  const kept = isMuted
    ? [{ value: 'kept', label: t('settings.muteKept', { until: formatMoment(muted_until, lang) }) }]
    : []
  const choose = (name: string) => {
    if (name === 'kept') return
    const known = MUTE_NAMES.find((one) => one === name)
    const until = known && new Date(Date.now() + MUTES[known] * HOUR_MS).toISOString()
    onChange({ muted_until: until ?? null })
  }
  return (
    <NativeSelect
      label={t('settings.mute')}
      maw={320}
      value={isMuted ? 'kept' : 'muteOff'}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        ...kept,
        { value: 'muteOff', label: t('settings.muteOff') },
        ...MUTE_NAMES.map((name) => ({ value: name, label: t(`settings.${name}`) })),
      ]}
    />
  )
}
