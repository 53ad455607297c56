export { notify } from './notify.ts'
export { notifyStaff } from './notify-staff.ts'
