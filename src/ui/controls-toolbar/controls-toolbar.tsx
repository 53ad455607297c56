import { ActionIcon } from '@mantine/core'
import { useMergedRef, useRovingIndex } from '@mantine/hooks'
import type { Ref } from 'react'
import { ICON } from '../icon-size.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { CONTROL_ICONS } from './control-icons.ts'
import { type ControlHandlers, type ControlName, visibleGroups } from './controls.ts'
import classes from './controls-toolbar.module.css'

interface ControlsToolbarProps {
  /** What each button does; a control without a handler does not appear. */
  handlers: ControlHandlers
  /** The name of every control, as tooltip and for screen readers. */
  labels: Readonly<Record<ControlName, string>>
  /** Name of the toolbar for screen readers. */
  label: string
  /** Controls that show but cannot be used now. */
  disabled?: readonly ControlName[]
  /** Receives the drag button, to hand it to a drag-and-drop library. */
  dragRef?: Ref<HTMLButtonElement>
}

/** A toolbar of up to twelve icon buttons; Tab enters it once, arrow keys move inside. */
export function ControlsToolbar({
  handlers,
  labels,
  label,
  disabled = [],
  dragRef,
}: ControlsToolbarProps) {
  const groups = visibleGroups(handlers)
  const names = groups.flat()
  const roving = useRovingIndex({
    total: names.length,
    isItemDisabled: (index) => disabled.some((name) => name === names[index]),
  })

  return (
    <div role="toolbar" aria-label={label} className={classes.toolbar}>
      {groups.map((group) => (
        <div key={group[0]} className={classes.group}>
          {group.map((name) => (
            <ControlButton
              key={name}
              name={name}
              label={labels[name]}
              isDisabled={disabled.includes(name)}
              outerRef={name === 'drag' ? dragRef : undefined}
              {...roving.getItemProps({ index: names.indexOf(name), onClick: handlers[name] })}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type RovingProps = ReturnType<ReturnType<typeof useRovingIndex>['getItemProps']>

interface ControlButtonProps extends RovingProps {
  name: ControlName
  label: string
  isDisabled: boolean
  outerRef?: Ref<HTMLButtonElement>
}

function ControlButton({ name, label, isDisabled, outerRef, ref, ...roving }: ControlButtonProps) {
  const Icon = CONTROL_ICONS[name]
  return (
    <Tooltip label={label}>
      <ActionIcon
        {...roving}
        ref={useMergedRef(ref, outerRef)}
        aria-label={label}
        disabled={isDisabled}
        className={classes.control}
        data-control={name}
      >
        <Icon {...ICON} />
      </ActionIcon>
    </Tooltip>
  )
}
