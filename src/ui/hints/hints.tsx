import { useEffect, useState } from 'react'
import classes from './hints.module.css'

const GAP = 8

type Shown = { text: string; left: number; top: number; isBeside: boolean }

/**
 * Says what a button is for while the pointer or the keyboard is on it. One for all of
 * them: whatever carries `data-hint` is explained, below it, or beside it with `data-hint-beside`.
 */
export function Hints() {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    const stop = new AbortController()
    const hear = (kind: string, act: (event: Event) => Shown | undefined) =>
      document.addEventListener(kind, (event) => setShown(act(event)), { signal: stop.signal })
    hear('pointerover', (event) => (isTouch(event) ? undefined : hintOf(event.target)))
    hear('focusin', ({ target }) => (isByKeyboard(target) ? hintOf(target) : undefined))
    for (const kind of ['focusout', 'pointerdown', 'keydown', 'pointerleave'])
      hear(kind, () => undefined)
    return () => stop.abort()
  }, [])
  if (!shown) return null
  const { text, left, top, isBeside } = shown
  return (
    <span
      className={classes.hint}
      data-beside={isBeside || undefined}
      style={{ left, top }}
      aria-hidden
    >
      {text}
    </span>
  )
}

function hintOf(target: EventTarget | null): Shown | undefined {
  const thing = target instanceof Element ? target.closest('[data-hint]') : null
  if (!(thing instanceof HTMLElement)) return undefined
  const { left, right, top, bottom, width, height } = thing.getBoundingClientRect()
  const text = thing.getAttribute('data-hint') ?? ''
  return !thing.hasAttribute('data-hint-beside')
    ? { text, left: left + width / 2, top: bottom + GAP, isBeside: false }
    : { text, left: right + GAP, top: top + height / 2, isBeside: true }
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}

function isByKeyboard(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible')
}
