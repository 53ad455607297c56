export { type DrawContext, drawTemplate } from '../templates/server/draw-template.ts'
export {
  fillSkeleton,
  gapOf,
  type MailSkeleton,
  PATTERNS,
} from '../templates/server/mail-skeleton.ts'
export {
  mailTests,
  sampleLinks as linksForAnyone,
  sendTestMails,
} from '../templates/server/send-test.ts'
export { filesIn, templateResource } from '../templates/server/template.resource.ts'
