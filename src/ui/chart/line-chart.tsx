import { useElementSize } from '@mantine/hooks'
import { labelledPlaces, placeValues, roundTop, type Spot } from './chart-scale.ts'
import classes from './line-chart.module.css'

interface LineChartProps {
  /** What it shows, in one sentence, for those who do not see it. */
  summary: string
  /** One for each value, below the ground. */
  labels: readonly string[]
  values: readonly number[]
  /** A second line to compare with, quieter. */
  before?: readonly number[]
  /** Places where something happened, drawn as a line from top to ground. */
  marks?: readonly number[]
  format(value: number): string
  /** What is said of one place when it is pointed at. */
  describe(index: number): string
}

const HEIGHT = 220
/** Room for the figures at the left and the labels below. */
const EDGE = { top: 12, right: 12, bottom: 28, left: 44 }
const LABEL_WIDTH = 84

/** One line over time; drawn in pixels, so that words keep their size however wide it is. */
export function LineChart(props: LineChartProps) {
  const { summary, labels, values, before, marks = [], format, describe } = props
  const { ref, width: outer } = useElementSize<HTMLDivElement>()
  const width = Math.max(0, outer - EDGE.left - EDGE.right)
  const height = HEIGHT - EDGE.top - EDGE.bottom
  const top = roundTop(Math.max(...values, ...(before ?? []), 0))
  const box = { width, height, top }
  const spots = placeValues(values, box)
  return (
    <div ref={ref} className={classes.chart}>
      {outer > 0 && (
        <svg width={outer} height={HEIGHT} role="img" aria-label={summary}>
          <g transform={`translate(${EDGE.left} ${EDGE.top})`}>
            {[0, top / 2, top].map((value) => (
              <Rule
                key={value}
                value={format(value)}
                y={height - (height * value) / top}
                x={width}
              />
            ))}
            {labelledPlaces(labels.length, Math.floor(width / LABEL_WIDTH)).map((index) => (
              <text
                key={describe(index)}
                className={classes.axis}
                x={spots[index]?.x}
                y={height + 20}
                textAnchor={index === 0 && labels.length > 1 ? 'start' : 'middle'}
              >
                {labels[index]}
              </text>
            ))}
            {marks.map((index) => (
              <Mark key={describe(index)} x={spots[index]?.x ?? 0} height={height} />
            ))}
            {before && <Line className={classes.before} spots={placeValues(before, box)} />}
            <Line className={classes.line} spots={spots} />
            {spots.map((spot, index) => (
              <Place
                key={describe(index)}
                spot={spot}
                text={describe(index)}
                step={width / spots.length}
              />
            ))}
          </g>
        </svg>
      )}
    </div>
  )
}

function Rule({ value, x, y }: { value: string; x: number; y: number }) {
  return (
    <>
      <line className={classes.rule} x2={x} y1={y} y2={y} />
      <text className={classes.axis} x={-8} y={y + 4} textAnchor="end">
        {value}
      </text>
    </>
  )
}

/** A line with a flag at its top; what it stands for is said where its place is pointed at. */
function Mark({ x, height }: { x: number; height: number }) {
  return (
    <g className={classes.mark}>
      <line x1={x} x2={x} y1={-8} y2={height} />
      <circle cx={x} cy={-8} r={4} />
    </g>
  )
}

function Line({ className, spots }: { className?: string; spots: readonly Spot[] }) {
  return <polyline className={className} points={spots.map(({ x, y }) => `${x},${y}`).join(' ')} />
}

/** A dot with room around it, so that it is easily pointed at. */
function Place({ spot, text, step }: { spot: Spot; text: string; step: number }) {
  return (
    <g className={classes.place}>
      <title>{text}</title>
      <rect x={spot.x - step / 2} width={step} height={HEIGHT - EDGE.top - EDGE.bottom} />
      <circle cx={spot.x} cy={spot.y} r={3} />
    </g>
  )
}
