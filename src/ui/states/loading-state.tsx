import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'
import classes from './loading-state.module.css'

/** Whatever loads faster never shows a skeleton. */
export const LOADING_DELAY = 150

interface LoadingStateProps {
  /** Told to screen readers once the skeleton shows. */
  label: string
  /** The shape of what is coming. */
  shape?: 'rows' | 'form' | 'cards'
  /** Rows, fields or cards. */
  count?: number
}

/** A skeleton that keeps its place at once but shows only after 150 ms. */
export function LoadingState({ label, shape = 'rows', count = 5 }: LoadingStateProps) {
  const [isShown, setShown] = useState(false)
  useTimeout(() => setShown(true), LOADING_DELAY, { autoInvoke: true })
  const places = Array.from({ length: count }, (_, place) => place)

  return (
    <div role="status" className={classes.root} data-shown={isShown || undefined}>
      {isShown && <VisuallyHidden>{label}</VisuallyHidden>}
      <div aria-hidden className={classes[shape]}>
        {places.map((place) => (
          <div key={place} className={classes.place}>
            <Skeleton height={shape === 'cards' ? 96 : 14} width={LABEL_WIDTHS[shape]} />
            <Skeleton height={shape === 'form' ? 36 : 14} width={rowWidth(shape, place)} />
          </div>
        ))}
      </div>
    </div>
  )
}

const LABEL_WIDTHS = { rows: '18%', form: '8rem', cards: '100%' } as const

/** Uneven lines look like text, even ones like a wall. */
function rowWidth(shape: keyof typeof LABEL_WIDTHS, place: number): string {
  return shape === 'form' ? '100%' : `${[62, 48, 70, 55, 40][place % 5]}%`
}
