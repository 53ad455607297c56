import type { TemplateNews } from '../../site-template.ts'
import { derby } from './news/derby.ts'
import { generalMeeting } from './news/general-meeting.ts'
import { workDay } from './news/work-day.ts'
import { youthCup } from './news/youth-cup.ts'

export const news: readonly TemplateNews[] = [derby, youthCup, workDay, generalMeeting]
