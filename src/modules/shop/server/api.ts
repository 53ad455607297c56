export { warrantyNotice } from '../law/server/warranty-notice.ts'
