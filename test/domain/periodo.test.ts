import { expect, it } from 'vitest'
import { periodoIssues } from '#domain/periodo.ts'

it('a period that ends before it begins names its end, what it says and what was expected', () => {
  expect(periodoIssues('2026-11-21', '2026-11-01', 'hastaFecha')).toEqual([
    {
      path: 'hastaFecha',
      code: 'orden',
      message:
        'El periodo termina antes de empezar: va del 21/11/2026 al 01/11/2026. Se esperaba el 21/11/2026 o un día posterior.',
    },
  ])
})

it('one day is a period, and what is missing or no day is not judged', () => {
  for (const [desde, hasta] of [
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21', ''],
    ['', '2026-11-21'],
    ['2026-11-21', '2026-02-30'],
  ] as const)
    expect(periodoIssues(desde, hasta)).toEqual([])
})
