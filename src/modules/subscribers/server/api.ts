export { readList, writeListSeries } from '../lists/server/write-series.ts'
export { stopMails } from '../subscribers/server/stop-mails.ts'
export { leaveByMail, mailedLinks, WHY_SKIPPED } from './mail-to-list.ts'
