import { describe, expect, test, vi } from 'vitest'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { completarPersona, generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import { NOMBRES_DIFICILES } from '#seeds/demo/personas/nombres-dificiles.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { papelCsf } from '#seeds/documentos/csf/csf.ts'
import { papelCurpCarta } from '#seeds/documentos/curp/curp-carta.ts'
import { papelCurpTarjeta } from '#seeds/documentos/curp/curp-tarjeta.ts'
import { crearCurp } from '#seeds/documentos/crear-papeles.ts'
import { papelAsignacion } from '#seeds/documentos/nss/imss-asignacion.ts'
import { papelSemanas } from '#seeds/documentos/nss/imss-semanas.ts'
import { papelVigencia } from '#seeds/documentos/nss/imss-vigencia.ts'
import { textosDe } from '#seeds/documentos/dibujo/paginas-pdf.ts'
import { varianteCsf, varianteCurp, varianteNss } from '#seeds/documentos/variantes.ts'
import { clashes } from './clashes.ts'

vi.setConfig({ testTimeout: 60_000 })

const LEAP_DAY = parsePlainDate('2004-02-29') as PlainDate

function difficultPeople(): PersonaFicticia[] {
  const [random, usadas] = [seededRandom(11), { curps: new Set<string>(), nss: new Set<string>() }]
  const lugar = { fechaNacimiento: LEAP_DAY, codigoEntidad: 'NE' }
  return NOMBRES_DIFICILES.flatMap((nombre) => completarPersona(random, { ...nombre, ...lugar }, usadas) ?? [])
}

describe('papers of people with difficult names', () => {
  const people = [...difficultPeople(), ...generarPersonas(3, 20)]

  test.each(['helvetica', 'times', 'courier', 'liberation'] as const)(
    'in %s no text leaves the page or lies over another or over the QR',
    (familia) => {
      const random = seededRandom(23)
      const found = people.flatMap((persona) => {
        const curp = varianteCurp(random, { familia })
        const nss = varianteNss(random, persona, { familia })
        const papeles = [
          papelCurpCarta(persona, curp),
          papelCurpTarjeta(persona, curp),
          papelAsignacion(persona, nss),
          papelSemanas(persona, nss),
        ]
        return [
          ...papeles,
          papelVigencia(persona, nss),
          papelCsf(persona, varianteCsf(random, persona, { familia })),
        ].flatMap(clashes)
      })
      expect(found).toEqual([])
    },
  )
})

describe('printed orders of the CURP', () => {
  const [persona] = difficultPeople()
  const linesIn = async (orden: 'lectura' | 'dibujo' | 'etiquetas'): Promise<string[]> => {
    const variante = varianteCurp(seededRandom(1), {
      diseno: 'carta',
      orden,
      conQr: false,
      conAcentos: true,
      familia: 'helvetica',
    })
    const [page = ''] = await textosDe(await crearCurp(persona!, variante))
    return page.split('\n')
  }

  test('reading order puts each label just before its value', async () => {
    const lines = await linesIn('lectura')
    expect(lines.indexOf(persona!.curp)).toBe(lines.indexOf('Clave:') + 1)
    expect(lines.indexOf('MARÍA FERNANDA MUÑOZ GÜEMES')).toBe(lines.indexOf('Nombre') + 1)
  })

  test('drawing order puts the letter and the official before the values, labels last', async () => {
    const lines = await linesIn('dibujo')
    expect(lines.indexOf('PRESENTE')).toBeLessThan(lines.indexOf(persona!.curp))
    expect(lines.indexOf(persona!.curp)).toBeLessThan(lines.indexOf('Clave:'))
    expect(lines.indexOf('Entidad de registro:')).toBeGreaterThan(lines.indexOf('SECRETARIA DE GOBERNACIÓN'))
  })

  test('labels-first order puts all labels before the first value', async () => {
    const lines = await linesIn('etiquetas')
    expect(lines.indexOf('Entidad de registro:')).toBeLessThan(lines.indexOf(persona!.curp))
    expect(lines.indexOf(persona!.curp)).toBeLessThan(lines.indexOf('PRESENTE'))
  })
})
