import type { SiteModule } from '#kernel/site/site-module.ts'
import { Layout } from './layout.tsx'
import { NoticeView, noticeTitle } from './notice.tsx'

export const theme: SiteModule = { name: 'theme', theme: { Layout, NoticeView, noticeTitle } }
