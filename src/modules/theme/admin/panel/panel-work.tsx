import { useEffect, useRef, useState } from 'react'
import { LeaveGuard } from '#kernel/admin/edit/leave/leave-guard.tsx'
import type { StoredSection } from '#kernel/admin/settings/settings-definition.ts'
import type { Scheme } from '../../tokens.ts'
import { DesignChoices } from '../choices/design-choices.tsx'
import { useThemedFrames } from '../preview/use-themed-frames.ts'
import { SaveDesign } from '../save-design.tsx'
import { useDesignWork } from '../use-design-work.ts'
import classes from './panel.module.css'

type Props = {
  stored: StoredSection
  area: Element | null
  renew(): Promise<unknown>
  onDirty(isDirty: boolean): void
}

/** The same choices as on the screen of the settings; the look is shown in the frames around. */
export function PanelWork({ stored, area, renew, onDirty }: Props) {
  const isSaved = useRef(false)
  const { saved, design, saving, mayLeave, discard } = useDesignWork(stored, () => {
    isSaved.current = true
  })
  const [scheme, setScheme] = useState(deviceScheme)
  useThemedFrames(area, { theme: design.theme, scheme, saved }, async () => {
    if (isSaved.current) await renew()
  })
  const { isDirty } = design
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const choices = useUndoKey(design.undo)
  return (
    <>
      <div ref={choices} className={classes.choices}>
        <DesignChoices design={design} scheme={scheme} onScheme={setScheme} />
      </div>
      {isDirty && <SaveDesign design={design} saving={saving} isBeside onDiscard={discard} />}
      <LeaveGuard isDirty={isDirty} mayLeave={mayLeave} onDiscard={() => undefined} />
    </>
  )
}

/** Ctrl+Z takes a step of the look back; the page beside has steps of its own. */
function useUndoKey(undo: () => void) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
      if (!isUndo || isTyping(event.target)) return
      event.preventDefault()
      undo()
    }
    const { current } = area
    current?.addEventListener('keydown', onKey)
    return () => current?.removeEventListener('keydown', onKey)
  }, [undo])
  return area
}

/** The page beside is shown as this device prefers it: nothing changes by opening the panel. */
function deviceScheme(): Scheme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'text'
}
