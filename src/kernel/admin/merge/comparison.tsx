import type { ReactNode } from 'react'
import classes from './comparison.module.css'

type ComparisonProps<Item, Part extends string> = {
  sides: readonly { head: string; item: Item }[]
  parts: readonly Part[]
  label(part: Part): string
  cell(item: Item, part: Part): ReactNode
}

/** Two of a kind side by side, part by part, and what becomes of them where that is known. */
export function Comparison<Item, Part extends string>(props: ComparisonProps<Item, Part>) {
  const { sides, parts, label, cell } = props
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          {sides.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{label(part)}</th>
            {sides.map(({ head, item }) => (
              <td key={head}>{cell(item, part)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
