import { type Chance, group, poly, rect, times } from '../../../drawing/brush.ts'
import { INK, OAK, OAK_DARK, OAK_LIGHT, WALNUT, WOODS } from './palette.ts'
import { chisel, clampTool, handsaw, mallet, place, trySquare, woodenPlane } from './tools.ts'
import { plank } from './wood.ts'

export function toolWall(luck: Chance): string[] {
  const board = { x: 936, y: 136, w: 372, h: 376 }
  return [
    rect({ x: board.x + 12, y: board.y + 14, w: board.w, h: board.h }, INK, { opacity: 0.2 }),
    plank({
      ...board,
      id: 'tool-board',
      color: '#b08457',
      grain: WALNUT,
      lines: 18,
      chance: luck,
      isUpright: true,
    }),
    place(handsaw(), [1002, 156], 'scale(.72)'),
    place(handsaw(), [1118, 152], 'scale(.56)'),
    place(mallet(), [1252, 170], 'scale(.72)'),
    place(trySquare(), [1176, 350], 'scale(.66)'),
    rect({ x: 956, y: 426, w: 176, h: 11 }, WALNUT),
    ...times(5, (at) =>
      place(chisel(118 - at * 6, 4 + at * 1.5), [974 + at * 35, 392], 'scale(.82)'),
    ),
    rect({ x: 910, y: 84, w: 440, h: 13 }, WALNUT),
    rect({ x: 910, y: 97, w: 440, h: 5 }, INK, { opacity: 0.25 }),
    place(woodenPlane(130, OAK), [930, 84], 'scale(.72)'),
    place(woodenPlane(96, OAK_DARK), [1052, 84], 'scale(.72)'),
    place(woodenPlane(150, OAK_LIGHT), [1148, 84], 'scale(.72)'),
    place(clampTool(300), [1346, 150], 'scale(.9)'),
    place(clampTool(250), [1392, 150], 'scale(.9)'),
  ]
}

export function leaningBoards(luck: Chance): string[] {
  const boards = times(7, (at) => {
    const box = {
      x: 1392 + at * 34 + luck.between(-8, 8),
      y: luck.between(250, 400),
      w: luck.between(30, 58),
      h: 560,
    }
    const color = luck.pick(WOODS)
    const body = plank({
      ...box,
      id: `lean-${at}`,
      color,
      grain: WALNUT,
      lines: 6,
      chance: luck,
      isUpright: true,
    })
    const edge = rect({ x: box.x + box.w - 5, y: box.y, w: 5, h: box.h }, INK, { opacity: 0.22 })
    return group({ transform: `rotate(${luck.between(1, 5).toFixed(1)} ${box.x} 800)` }, body, edge)
  })
  return [poly('1380,800 1600,800 1600,300', INK, { opacity: 0.18 }), ...boards]
}
