import type { ReactNode } from 'react'
import classes from './facts.module.css'

type FactsProps = { children: ReactNode; isGrid?: boolean }

/** What is known of a thing: name and value in a line, or as a grid with values below their names. */
export function Facts({ children, isGrid = false }: FactsProps) {
  return <dl className={isGrid ? classes.grid : classes.lines}>{children}</dl>
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
