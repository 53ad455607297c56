export { sendPersonExport } from './handle-request.ts'
