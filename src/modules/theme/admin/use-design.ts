import { useState } from 'react'
import { isSame } from '#kernel/admin/edit/compare/compare.ts'
import { type Theme, themeSection } from '../config.ts'

/** A step back leads to `before`; a drag along a slider is one step, told by its `key`. */
type Step = { key: string; before: Theme }

export type Design = ReturnType<typeof useDesign>

/** The look as it is being made: nothing of it is public before it is saved. */
export function useDesign(saved: Theme) {
  const [theme, setTheme] = useState(saved)
  const [steps, setSteps] = useState<readonly Step[]>([])
  const put = (next: Theme, key: string) => {
    setSteps((past) => (past.at(-1)?.key === key ? past : [...past, { key, before: theme }]))
    setTheme(next)
  }
  return {
    theme,
    isDirty: !isSame(theme, saved),
    canUndo: steps.length > 0,
    /** @example change({ radius: 8 }) */
    change: (part: Partial<Theme>, key = Object.keys(part).join()) =>
      put({ ...theme, ...part }, key),
    replace: (next: Theme) => put(next, `whole ${steps.length}`),
    undo: () => {
      const last = steps.at(-1)
      if (!last) return
      setSteps(steps.slice(0, -1))
      setTheme(last.before)
    },
    /** Begins anew, with nothing to step back to. */
    restart: (from: Theme) => {
      setSteps([])
      setTheme(from)
    },
  }
}

/** What is stored as a whole theme; something unreadable is the look a site begins with. */
export function readTheme(value: unknown): Theme {
  const { success, data } = themeSection.schema.safeParse(value)
  return success ? data : themeSection.defaults
}
