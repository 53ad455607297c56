import type { Pose } from './figure.ts'

/** How people stand and move on and beside a pitch. */
export const run: Pose = {
  lean: 14,
  legs: [
    [-28, -78],
    [48, -6],
  ],
  arms: [
    [46, 120],
    [-48, 30],
  ],
}

export const sprint: Pose = {
  lean: 22,
  legs: [
    [-38, -96],
    [58, 2],
  ],
  arms: [
    [58, 136],
    [-58, 20],
  ],
}

export const kick: Pose = {
  lean: -10,
  legs: [
    [-8, -14],
    [62, 44],
  ],
  arms: [
    [-70, -50],
    [64, 88],
  ],
  tilt: 16,
}

export const dribble: Pose = {
  lean: 12,
  legs: [
    [-20, -52],
    [30, 6],
  ],
  arms: [
    [30, 74],
    [-36, 14],
  ],
  tilt: 14,
}

export const wait: Pose = {
  lean: 2,
  legs: [
    [-6, -6],
    [8, 2],
  ],
  arms: [
    [8, 26],
    [-8, 12],
  ],
}

export const point: Pose = {
  lean: 2,
  legs: [
    [-8, -8],
    [8, 4],
  ],
  arms: [
    [-10, 34],
    [84, 92],
  ],
}

export const cheer: Pose = {
  lean: -4,
  legs: [
    [-12, -18],
    [10, 0],
  ],
  arms: [
    [158, 172],
    [-160, -176],
  ],
  tilt: -8,
}

export const jumpThrow: Pose = {
  lean: 4,
  legs: [
    [-26, -70],
    [64, -34],
  ],
  arms: [
    [78, 96],
    [-138, 168],
  ],
  tilt: 6,
  lift: 58,
}

export const block: Pose = {
  lean: -2,
  legs: [
    [-10, -14],
    [12, 4],
  ],
  arms: [
    [156, 170],
    [146, 164],
  ],
  lift: 12,
}

export const ready: Pose = {
  lean: 18,
  legs: [
    [-4, -36],
    [34, -8],
  ],
  arms: [
    [36, 80],
    [22, 66],
  ],
}

export const carry: Pose = {
  lean: -4,
  legs: [
    [-16, -22],
    [16, 2],
  ],
  arms: [
    [20, 74],
    [14, 70],
  ],
}
