import { useElementSize } from '@mantine/hooks'
import {
  bandsIn,
  fieldsAround,
  freestPlace,
  heightAt,
  labelledPlaces,
  placeMoments,
  placeValues,
  roundTop,
  type Spot,
  scaleFigures,
} from './chart-scale.ts'
import classes from './line-chart.module.css'

interface LineChartProps {
  /** What it shows, in one sentence, for those who do not see it. */
  summary: string
  /** One for each place, below the ground. */
  labels: readonly string[]
  /** Where the places stand in time, in any unit; evenly unless said. */
  moments?: readonly number[]
  /** From the first place on; the line may end before the places do. */
  values: readonly number[]
  /** What the last value is, written beside it. */
  latest?: string
  /** A second line to compare with, quieter, and the word that stands beside it. */
  compared?: readonly number[]
  comparedLabel?: string
  /** Places where something happened, drawn as a line from top to ground. */
  marks?: readonly number[]
  /** Stretches with a ground of their own, e.g. weekends, in the unit of `moments`. */
  bands?: readonly { from: number; to: number }[]
  format(value: number): string
  /** What is said of one place when it is pointed at. */
  describe(index: number): string
}

const HEIGHT = 220
/** Room for the figures at the left and the labels below. */
const EDGE = { top: 12, right: 12, bottom: 28, left: 44 }
const LABEL_WIDTH = 76
/** Dots that stand nearer to each other are shown only where somebody points. */
const DOT_WIDTH = 10

type Box = { width: number; height: number; top: number; places: readonly number[] }

/** One line over time; drawn in pixels, so that words keep their size however wide it is. */
export function LineChart(props: LineChartProps) {
  const { summary, labels, values, compared = [], latest, marks = [], describe } = props
  const { ref, width: outer } = useElementSize<HTMLDivElement>()
  const width = Math.max(0, outer - EDGE.left - EDGE.right)
  const box: Box = {
    width,
    height: HEIGHT - EDGE.top - EDGE.bottom,
    top: roundTop(Math.max(...values, ...compared, 0)),
    places: placeMoments(momentsOf(props), width),
  }
  const spots = placeValues(values, box.places, box)
  const isDense = width / Math.max(1, labels.length) < DOT_WIDTH
  return (
    <div ref={ref} className={classes.chart}>
      {outer > 0 && (
        <svg width={outer} height={HEIGHT} role="img" aria-label={summary}>
          <g transform={`translate(${EDGE.left} ${EDGE.top})`}>
            <Ground {...props} box={box} />
            {marks.map((index) => (
              <Mark key={describe(index)} x={box.places[index] ?? 0} height={box.height} />
            ))}
            {compared.length > 0 && <Compared {...props} box={box} />}
            <Line className={classes.line} spots={spots} />
            {fieldsAround(box.places, width).map((field, index) => (
              <Place
                key={describe(index)}
                field={field}
                spot={spots[index]}
                text={describe(index)}
                isQuiet={isDense && index !== spots.length - 1}
              />
            ))}
            {latest && <Latest spot={spots.at(-1)} text={latest} width={width} />}
          </g>
        </svg>
      )}
    </div>
  )
}

function momentsOf({ labels, moments }: LineChartProps): readonly number[] {
  return moments ?? labels.map((_, index) => index)
}

/** Bands, the scale and the labels: everything the lines stand on. */
function Ground(props: Drawn) {
  const { labels, bands = [], format, describe } = props
  const { width, height, top, places } = props.box
  const moments = momentsOf(props)
  return (
    <>
      {bandsIn(bands, moments, width).map((band) => (
        <rect key={band.x} className={classes.band} {...band} height={height} />
      ))}
      {scaleFigures(top).map((value) => (
        <Rule key={value} value={format(value)} y={height - (height * value) / top} x={width} />
      ))}
      {labelledPlaces(places, LABEL_WIDTH).map((index) => (
        <text
          key={describe(index)}
          className={classes.axis}
          x={places[index]}
          y={height + 20}
          textAnchor={anchorOf(index, labels.length)}
        >
          {labels[index]}
        </text>
      ))}
    </>
  )
}

type Drawn = LineChartProps & { box: Box }

function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count === 1 || (index > 0 && index < count - 1)) return 'middle'
  return index === 0 ? 'start' : 'end'
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

/** Its word stands where the other line is farthest away. */
function Compared({ values, compared = [], comparedLabel, box }: Drawn) {
  const spots = placeValues(compared, box.places, box)
  const x = freestPlace(spots, placeValues(values, box.places, box), box.width)
  return (
    <>
      <Line className={classes.compared} spots={spots} />
      {comparedLabel && (
        <text className={classes.quiet} x={x + 6} y={heightAt(x, spots) - 6}>
          {comparedLabel}
        </text>
      )}
    </>
  )
}

function Line({ className, spots }: { className?: string; spots: readonly Spot[] }) {
  return <polyline className={className} points={spots.map(({ x, y }) => `${x},${y}`).join(' ')} />
}

type PlaceProps = {
  field: { x: number; width: number }
  /** None where the line has ended already. */
  spot: Spot | undefined
  text: string
  isQuiet: boolean
}

/** A dot with room around it, so that it is easily pointed at. */
function Place({ field, spot, text, isQuiet }: PlaceProps) {
  return (
    <g className={classes.place} data-quiet={isQuiet || undefined}>
      <title>{text}</title>
      <rect {...field} height={HEIGHT - EDGE.top - EDGE.bottom} />
      {spot && <circle cx={spot.x} cy={spot.y} r={3} />}
    </g>
  )
}

/** Beside the end of the line, on the side where there is room. */
function Latest({ spot, text, width }: { spot: Spot | undefined; text: string; width: number }) {
  if (!spot) return null
  const isLate = spot.x > width * 0.6
  return (
    <text
      className={classes.latest}
      x={spot.x + (isLate ? -8 : 8)}
      y={Math.max(12, spot.y - 8)}
      textAnchor={isLate ? 'end' : 'start'}
    >
      {text}
    </text>
  )
}
