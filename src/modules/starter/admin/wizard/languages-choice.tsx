import { Radio } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import type { Lang } from '#kernel/i18n/messages.ts'
import { messages } from '../messages.ts'
import classes from '../start.module.css'

const CHOICES = { de: ['de'], en: ['en'], both: ['de', 'en'] } as const satisfies Record<
  string,
  readonly Lang[]
>
const NAMES = ['de', 'en', 'both'] as const

type Props = { value: readonly Lang[]; onChange(languages: Lang[]): void }

/** Which languages the website is made in; only these are online. */
export function LanguagesChoice({ value, onChange }: Props) {
  const t = useMessages(messages)
  const [first = 'de'] = value
  const chosen = value.length > 1 ? 'both' : first
  return (
    <Radio.Group
      value={chosen}
      label={<span className={classes.legend}>{t('languages.legend')}</span>}
      description={t('languages.lead')}
      onChange={(name) => {
        const known = NAMES.find((one) => one === name)
        if (known) onChange([...CHOICES[known]])
      }}
    >
      <div className={classes.languages}>
        {NAMES.map((name) => (
          <Radio key={name} value={name} label={t(`languages.${name}`)} />
        ))}
      </div>
    </Radio.Group>
  )
}
