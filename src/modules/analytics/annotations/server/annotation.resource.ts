import { resourcesOf } from '#kernel/server/resource/resource.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { annotation } from '../annotation.ts'

export const annotationResource = resourcesOf<AnalyticsTables>()(annotation, {
  table: 'analytics_annotations',
})
