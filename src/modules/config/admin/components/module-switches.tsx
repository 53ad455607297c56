import { Button, Switch } from '@mantine/core'
import { IconLock, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { Banner } from '#kernel/admin/edit/banner.tsx'
import type { InputProps } from '#kernel/admin/fields/field.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { settingsKey } from '#kernel/admin/settings/settings-key.ts'
import { call } from '#kernel/client/call.ts'
import { enabledComponentsSection } from '#kernel/contract/sections/enabled-components.ts'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { type Component, listComponents } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { configSource } from '../pickers.tsx'
import classes from './module-switches.module.css'
import { dependents, isOn, type Switched, withSwitch } from './switches.ts'

type Props = {
  component: Component
  isOn: boolean
  /** Of what it needs, that which could be switched off; the rest is always there. */
  needs: readonly Component[]
  /** Switched-on modules that would stop working without this one. */
  neededBy: readonly Component[]
  isDisabled: boolean
  onSwitch(on: boolean): void
}

const { name, schema } = enabledComponentsSection

/** Every module with a switch; those that belong to the house are only named. */
export function ModuleSwitches({ value, onChange, isDisabled, error }: InputProps<Switched>) {
  const t = useMessages(messages)
  const query = useQuery({ queryKey: ['components'], queryFn: () => call(listComponents, {}) })
  const components = query.data
  if (!components) {
    return query.isError ? (
      <ListFailure error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <LoadingState label={t('components.loading')} count={4} />
    )
  }
  const optional = components.filter((component) => !component.is_essential)
  return (
    <>
      <ReloadHint components={components} />
      {optional.length === 0 && <p className={classes.none}>{t('components.noneOptional')}</p>}
      <ul className={classes.list}>
        {optional.map((component) => (
          <ModuleSwitch
            key={component.name}
            component={component}
            isOn={isOn(component, value)}
            neededBy={dependents(components, value, component.name)}
            needs={optional.filter(({ name }) => component.needs.includes(name))}
            isDisabled={isDisabled}
            onSwitch={(on) => onChange(withSwitch(components, value, { name: component.name, on }))}
          />
        ))}
      </ul>
      {error && (
        <p role="alert" className={classes.fault}>
          {error}
        </p>
      )}
      <EssentialModules components={components.filter((component) => component.is_essential)} />
    </>
  )
}

/** What cannot be switched off, so that nobody looks for it above. */
function EssentialModules({ components }: { components: readonly Component[] }) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const id = useId()
  if (components.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {t('components.essential')}
      </h3>
      <ul className={classes.essential}>
        {components.map(({ name, label }) => (
          <li key={name} className={classes.fixed}>
            <IconLock {...SMALL_ICON} />
            {label[lang]}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shown while what is saved is not yet what this page was delivered with. */
function ReloadHint({ components }: { components: readonly Component[] }) {
  const t = useMessages(messages)
  const { enabled } = useSession()
  const stored = useQuery({ queryKey: settingsKey(name), queryFn: () => configSource.load(name) })
  const saved = schema.safeParse(stored.data?.value)
  if (!saved.success) return null
  const isCurrent = components.every(
    (component) => isOn(component, saved.data.modules) === enabled.includes(component.name),
  )
  if (isCurrent) return null
  return (
    <Banner icon={<IconRefresh {...ICON} />} text={t('components.reload')}>
      <Button variant="default" size="compact-md" onClick={() => window.location.reload()}>
        {t('components.reloadNow')}
      </Button>
    </Banner>
  )
}

function ModuleSwitch({ component, isOn, needs, neededBy, isDisabled, onSwitch }: Props) {
  const t = useMessages(messages)
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
