import type { TemplateNews } from '../../site-template.ts'
import { courseNews } from './news/course.ts'
import { harvestNews } from './news/harvest.ts'
import { ovenNews } from './news/oven.ts'
import { pretzelNews } from './news/pretzels.ts'

/** The newest first. */
export const news: readonly TemplateNews[] = [harvestNews, courseNews, pretzelNews, ovenNews]
