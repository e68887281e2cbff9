import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { shapeIssues } from '#api/http/forma/shape-issues.ts'

const said = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value)
  return result.success ? [] : shapeIssues(result.error.issues).map(({ message }) => message)
}

describe('what a shape refuses, in the words of people', () => {
  it.each([
    ['a text too long', z.string().max(18), 'x'.repeat(20), 'Se esperaban máximo 18 caracteres; llegaron 20.'],
    ['one letter at most', z.string().max(1), 'xy', 'Se esperaban máximo 1 carácter; llegaron 2.'],
    ['an empty text', z.string().min(1), '', 'No puede quedar vacío.'],
    ['a list too long', z.array(z.int()).max(2), [1, 2, 3], 'Se esperaban máximo 2 elementos; llegaron 3.'],
    ['a number too large', z.number().max(1000), 2000, 'Se esperaba a lo más 1,000.'],
    ['another kind', z.string(), 5, 'Se esperaba un texto y llegó un número.'],
    ['half a thing', z.int(), 1.5, 'Se esperaba un número entero y llegó un número.'],
    ['nothing', z.string(), undefined, 'Se esperaba un texto y no llegó.'],
    ['nothing for a number', z.coerce.number(), undefined, 'Se esperaba un número y no llegó ninguno.'],
    ['a choice that is none', z.enum(['alta', 'baja']), 'otra', 'Se esperaba una de: alta, baja.'],
    ['no day', z.iso.date(), 'ayer', 'Se esperaba una fecha AAAA-MM-DD.'],
    [
      'none of several',
      z.union([z.int(), z.boolean()]),
      'x',
      'No es ninguno de los datos que se esperan: llegó un texto.',
    ],
  ])('%s', (_what, schema, value, text) => expect(said(schema, value)).toEqual([text]))

  it('but what a schema says itself stays', () => {
    expect(said(z.string().min(1, 'Escribe un nombre.'), '')).toEqual(['Escribe un nombre.'])
  })
})
