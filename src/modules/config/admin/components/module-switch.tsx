import { Switch } from '@mantine/core'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import type { Component } from '../../contract.ts'
import { texts } from '../../messages.ts'
import classes from './module-switches.module.css'

type Props = {
  component: Component
  isOn: boolean
  needs: readonly Component[]
  /** Switched-on modules that would stop working without this one. */
  neededBy: readonly Component[]
  isDisabled: boolean
  onSwitch(on: boolean): void
}

export function ModuleSwitch({ component, isOn, needs, neededBy, isDisabled, onSwitch }: Props) {
  const t = useTexts(texts)
  const { lang } = useSession().user
  const isLocked = isOn && neededBy.length > 0
  const names = (components: readonly Component[]) =>
    components.map(({ label }) => label[lang]).join(', ')
  const words = [
    component.text?.[lang],
    needs.length > 0 && t('components.needs', { names: names(needs) }),
    isLocked && t('components.neededBy', { names: names(neededBy) }),
  ].filter(Boolean)
  return (
    <li className={classes.module}>
      <Switch
        size="md"
        label={component.label[lang]}
        description={words.length > 0 ? words.join(' ') : undefined}
        classNames={{ label: classes.label }}
        checked={isOn}
        disabled={isDisabled || isLocked}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </li>
  )
}
