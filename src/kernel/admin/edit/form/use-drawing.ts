import { useCallbackRef } from '@mantine/hooks'
import { useMemo } from 'react'
import { fieldText } from '../../fields/words.ts'
import type { Drawing } from './form-sections.tsx'

type Parts = Omit<Drawing, 'textOf' | 'setterOf'> & { onType(): void }

/** Words and setters that stay the same between renders, so that only what changed is drawn anew. */
export function useDrawing({ onType, ...parts }: Parts): Drawing {
  const { words, form } = parts
  const set = useCallbackRef((name: string, value: unknown) => {
    onType()
    form.set(name, value)
  })
  const textOf = useMemo(() => remembering((name) => fieldText(words, name)), [words])
  const setterOf = useMemo(() => remembering((name) => (value: unknown) => set(name, value)), [set])
  return { ...parts, textOf, setterOf }
}

function remembering<T>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const made = make(name)
    known.set(name, made)
    return made
  }
}
