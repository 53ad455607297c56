import { SegmentedControl, Stack, Switch, Text, useMantineColorScheme } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { Lang } from '#kernel/i18n/messages.ts'
import { ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { notify } from '#ui/notification/notify.tsx'
import { useMessages, useSession } from '../../session.tsx'
import { usePanels } from '../frame/panels.tsx'
import { messages } from '../messages.ts'
import { useAccount } from '../session/live-session.tsx'
import { useDialogLabels } from '../use-dialog-labels.ts'
import { setPreferences, usePreferences } from './preferences.ts'

/** The settings dialog of the house: language of the account, looks of this browser. */
export function QuickSettings() {
  const t = useMessages(messages)
  const { current, close } = usePanels()
  return (
    <Modal
      opened={current === 'quick-settings'}
      onClose={close}
      title={t('quick.title')}
      icon={<IconAdjustments {...ICON} />}
      labels={useDialogLabels()}
      size="md"
    >
      <Stack gap="lg">
        <LanguageChoice />
        <SchemeChoice />
        <ContrastSwitch />
        <DensityChoice />
        <Text c="dimmed" size="xs">
          {t('quick.deviceText')}
        </Text>
      </Stack>
    </Modal>
  )
}

function LanguageChoice() {
  const t = useMessages(messages)
  const { user } = useSession()
  const { saveLang } = useAccount()
  const save = useMutation({
    mutationFn: (lang: Lang) => saveLang(lang),
    onError: () => notify({ type: 'error', content: t('quick.languageFailed') }),
  })
  return (
    <Choice
      label={t('quick.language')}
      text={t('quick.languageText')}
      value={save.isPending ? save.variables : user.lang}
      isDisabled={save.isPending}
      options={{ de: t('quick.german'), en: t('quick.english') }}
      onChange={(lang) => save.mutate(lang)}
    />
  )
}

function SchemeChoice() {
  const t = useMessages(messages)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Choice
      label={t('quick.scheme')}
      value={colorScheme}
      options={{ auto: t('quick.auto'), light: t('quick.light'), dark: t('quick.dark') }}
      onChange={setColorScheme}
    />
  )
}

function ContrastSwitch() {
  const t = useMessages(messages)
  const { contrast } = usePreferences()
  return (
    <Switch
      label={t('quick.contrast')}
      description={t('quick.contrastText')}
      checked={contrast === 'high'}
      onChange={(event) =>
        setPreferences({ contrast: event.currentTarget.checked ? 'high' : 'normal' })
      }
    />
  )
}

function DensityChoice() {
  const t = useMessages(messages)
  const { density } = usePreferences()
  return (
    <Choice
      label={t('quick.density')}
      value={density}
      options={{ normal: t('quick.normal'), compact: t('quick.compact') }}
      onChange={(chosen) => setPreferences({ density: chosen })}
    />
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  text?: ReactNode
  value: Value
  options: Readonly<Record<Value, string>>
  isDisabled?: boolean
  onChange(value: Value): void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, text, value, options, isDisabled, onChange } = props
  const labelId = useId()
  const data = (Object.keys(options) as Value[]).map((key) => ({ value: key, label: options[key] }))
  return (
    <div>
      <Text id={labelId} fw={550} mb={4}>
        {label}
      </Text>
      <SegmentedControl
        aria-labelledby={labelId}
        fullWidth
        {...{ data, value, onChange }}
        disabled={isDisabled}
      />
      {text && (
        <Text c="dimmed" size="xs" mt={4}>
          {text}
        </Text>
      )}
    </div>
  )
}
