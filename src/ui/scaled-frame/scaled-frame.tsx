import { useElementSize } from '@mantine/hooks'
import type { ComponentProps } from 'react'
import classes from './scaled-frame.module.css'

type Props = Omit<ComponentProps<'iframe'>, 'className' | 'style' | 'width'> & {
  title: string
  /** Pixels the page in it gets, however little room there is. */
  width: number
  className?: string | undefined
}

/** A page as wide as on another screen, drawn as small as the room here demands. */
export function ScaledFrame({ title, width, className, ...frame }: Props) {
  const { ref, width: room, height } = useElementSize()
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <div ref={ref} className={className ? `${classes.stage} ${className}` : classes.stage}>
      <iframe
        {...frame}
        title={title}
        className={classes.frame}
        style={{ width, height: Math.round(height / scale), transform: `scale(${scale})` }}
      />
    </div>
  )
}
