export { sellingRule } from '../law/server/selling-rule.ts'
export { warrantyNotice } from '../law/server/warranty-notice.ts'
