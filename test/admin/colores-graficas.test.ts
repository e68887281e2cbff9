import { expect, it } from 'vitest'
import { colorRules } from '#admin/theme/css-variables.ts'
import { colorDe } from '#admin/portal/procesos/Estadisticos/colores.ts'

const tema = (color: string) =>
  colorRules({ color, color_botones: color, color_encabezados: color, color_letra: '#FFFFFF' }, ':root')

/** What a variable is worth in both modes. */
const valores = (css: string, name: string): string[] =>
  [...css.matchAll(new RegExp(`${name}:([^;}]+)`, 'g'))].map(([, value]) => value ?? '')

it('a chart keeps its colours whatever the institute chooses for its own', () => {
  const [verde, guinda] = [tema('#14632F'), tema('#7A1030')]
  expect(valores(verde, '--brand')).not.toEqual(valores(guinda, '--brand'))
  const names = Array.from({ length: 10 }, (_, index) => /var\((--[\w-]+)\)/.exec(colorDe(index))?.[1] ?? '')
  expect(new Set(names).size).toBe(10)
  for (const name of names) {
    expect([name, valores(verde, name).length]).toEqual([name, 2])
    expect([name, valores(verde, name)]).toEqual([name, valores(guinda, name)])
  }
})
