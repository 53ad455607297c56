import { useElementSize } from '@mantine/hooks'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatDay, formatNumber } from '#kernel/i18n/format.ts'
import { progressMessages } from '../../../admin/messages.ts'
import type { BurnDown } from '../../progress.calls.ts'
import classes from './burn-down.module.css'
import { type ChartShape, chartShape, type Spot } from './chart-shape.ts'

const HEIGHT = 200
/** Room for the figures at the left and the days below. */
const EDGE = { top: 16, right: 8, bottom: 28, left: 36 }

/** Drawn in pixels, so that words keep their size however wide the card is. */
export function BurnDownChart({ data }: { data: BurnDown }) {
  const t = useMessages(progressMessages)
  const { lang } = useSession().user
  const { ref, width } = useElementSize<HTMLDivElement>()
  const inner = {
    width: Math.max(0, width - EDGE.left - EDGE.right),
    height: HEIGHT - EDGE.top - EDGE.bottom,
  }
  const shape = chartShape(data, inner)
  const { days } = data
  const summary = t('burnDown.summary', {
    from: formatDay(shape.from, lang),
    to: formatDay(days.at(-1)?.day ?? shape.from, lang),
    first: days[0]?.open ?? 0,
    last: days.at(-1)?.open ?? 0,
  })
  return (
    <div ref={ref} className={classes.chart}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={summary}>
          <g transform={`translate(${EDGE.left} ${EDGE.top})`}>
            <Frame shape={shape} inner={inner} />
            <Lines shape={shape} inner={inner} open={days.at(-1)?.open ?? 0} />
          </g>
        </svg>
      )}
    </div>
  )
}

type PartProps = { shape: ChartShape; inner: { width: number; height: number } }

/** The ground, the greatest number, and the two days between which everything happens. */
function Frame({ shape, inner }: PartProps) {
  const { lang } = useSession().user
  const { width, height } = inner
  const below = height + 20
  return (
    <>
      <line className={classes.grid} x2={width} />
      <line className={classes.ground} x2={width} y1={height} y2={height} />
      <text className={classes.axis} x={-8} y={4} textAnchor="end">
        {formatNumber(shape.most, lang)}
      </text>
      <text className={classes.axis} x={-8} y={height + 4} textAnchor="end">
        0
      </text>
      <text className={classes.axis} y={below}>
        {formatDay(shape.from, lang)}
      </text>
      {shape.to !== shape.from && (
        <text className={classes.axis} x={width} y={below} textAnchor="end">
          {formatDay(shape.to, lang)}
        </text>
      )}
    </>
  )
}

function Lines({ shape, inner, open }: PartProps & { open: number }) {
  const t = useMessages(progressMessages)
  const { line, ideal } = shape
  const end = line.at(-1) ?? { x: 0, y: inner.height }
  const isLate = end.x > inner.width * 0.6
  return (
    <>
      {ideal && <line className={classes.ideal} {...ends(ideal)} />}
      {ideal && <IdealLabel ideal={ideal} at={isLate ? 0.3 : 0.75} />}
      <polyline className={classes.line} points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle className={classes.end} cx={end.x} cy={end.y} r={4} />
      <text
        className={classes.label}
        x={end.x + (isLate ? -8 : 8)}
        y={Math.max(12, end.y - 8)}
        textAnchor={isLate ? 'end' : 'start'}
      >
        {t('burnDown.open', { count: open })}
      </text>
    </>
  )
}

/** Beside its line, on the side where the other one seldom runs. */
function IdealLabel({ ideal: [from, to], at }: { ideal: [Spot, Spot]; at: number }) {
  const t = useMessages(progressMessages)
  const spot = { x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at }
  return (
    <text className={classes.quiet} x={spot.x + 6} y={spot.y - 6}>
      {t('burnDown.ideal')}
    </text>
  )
}

function ends([from, to]: [Spot, Spot]) {
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
}
