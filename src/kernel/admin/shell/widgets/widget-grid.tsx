import { Suspense } from 'react'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { lazyOf } from '../../lazy-of.ts'
import type { Widget } from '../../module.ts'
import { useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'
import { WidgetBoundary } from './widget-boundary.tsx'
import { WidgetError } from './widget-error.tsx'
import classes from './widget-grid.module.css'

const PLACES = ['main', 'side'] as const

/** Widgets in two columns of their own; one that has nothing to show takes no room. */
export function WidgetGrid({ widgets }: { widgets: readonly Widget[] }) {
  return (
    <div className={classes.grid}>
      {PLACES.map((place) => (
        <div key={place} className={classes[place]}>
          {widgets
            .filter((widget) => widget.place === place)
            .map((widget) => (
              <div key={widget.name} className={classes.cell}>
                <WidgetPlace widget={widget} />
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}

function WidgetPlace({ widget }: { widget: Widget }) {
  const t = useMessages(messages)
  const Content = lazyOf(widget)
  return (
    <WidgetBoundary
      renderError={(retry) => (
        <CardSection title={t('widget.failed')}>
          <WidgetError onRetry={retry} />
        </CardSection>
      )}
    >
      <Suspense fallback={<Waiting />}>
        <Content />
      </Suspense>
    </WidgetBoundary>
  )
}

/** A card of usual height, so that what comes later does not push the page down. */
function Waiting() {
  const t = useMessages(messages)
  return (
    <div className={classes.waiting}>
      <LoadingState label={t('widget.loading')} count={4} />
    </div>
  )
}
