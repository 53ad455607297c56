import { useQuery } from '@tanstack/react-query'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import type { InputProps } from '#kernel/admin/fields/field.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { listComponents } from '../../contract.ts'
import { texts } from '../../messages.ts'
import { EssentialModules } from './essential-modules.tsx'
import { ModuleSwitch } from './module-switch.tsx'
import classes from './module-switches.module.css'
import { ReloadHint } from './reload-hint.tsx'
import { dependents, isOn, type Switched, withSwitch } from './switches.ts'

/** Every module with a switch; those that belong to the house are only named. */
export function ModuleSwitches({ value, onChange, isDisabled, error }: InputProps<Switched>) {
  const t = useTexts(texts)
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
            needs={components.filter(({ name }) => component.needs.includes(name))}
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
