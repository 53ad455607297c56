import { useMemo, useRef } from 'react'
import type { StoredSection } from '#kernel/admin/settings/settings-definition.ts'
import { readTheme, useDesign } from './use-design.ts'
import { useSavingDesign } from './use-saving-design.ts'

/** The stored look, the one being made of it, and the way from one to the other. */
export function useDesignWork(stored: StoredSection, onSaved?: () => void) {
  const saved = useMemo(() => readTheme(stored.value), [stored])
  const design = useDesign(saved)
  const free = useRef(false)
  const saving = useSavingDesign(stored.version, (now) => {
    free.current = true
    design.restart(now)
    onSaved?.()
  })
  free.current = free.current && !design.isDirty
  return {
    saved,
    design,
    saving,
    /** Asked at the moment of leaving: saving may have just made everything clean. */
    mayLeave: () => free.current,
    discard: () => design.restart(saved),
  }
}
