import { describe, expect, it } from 'vitest'
import type { ResultadoLectura } from '#api/documentos/lector/proceso/mensajes.ts'
import type { CampoLeido } from '#domain/documentos/campo-leido.ts'
import { juzgar } from '#test/bench/lectura/juzgar.ts'
import type { Muestra, ValorEsperado } from '#test/bench/lectura/muestra.ts'

const muestra = (campos: Record<string, ValorEsperado>): Muestra => ({
  id: 'x',
  ruta: 'x.pdf',
  documento: 'csf',
  forma: '',
  dano: '',
  grupo: 'resto',
  dpi: 200,
  qr: false,
  campos,
  imagenes: [],
})

const campo = (valor: string, rest: Partial<CampoLeido> = {}): CampoLeido => ({
  valor,
  fuente: 'ocr',
  confianza: 0.9,
  seguro: true,
  pagina: 1,
  caja: [0, 0, 0, 0],
  ...rest,
})

const leida = (campos: Record<string, CampoLeido>, datos: object | null = null): ResultadoLectura => ({
  lectura: { documento: 'csf', campos, avisos: [] },
  datos: datos as ResultadoLectura['datos'],
  paginas: 1,
  posturas: [],
})

const outcome = (esperado: ValorEsperado, read: CampoLeido | null, datos: object | null = null): string | undefined =>
  juzgar(muestra({ campo: esperado }), leida(read ? { campo: read } : {}, datos))[0]?.resultado

describe('how the bench counts a field', () => {
  it('exact, empty, wrong but unsure, wrong and sure', () => {
    expect(outcome('RASL880314TM9', campo('RASL880314TM9'))).toBe('exacto')
    expect(outcome('RASL880314TM9', null)).toBe('vacio')
    expect(outcome('RASL880314TM9', campo('RASL880314TM0', { seguro: false }))).toBe('dudoso')
    expect(outcome('RASL880314TM9', campo('RASL880314TM0'))).toBe('falso')
  })

  it('a value that is said to be absent for sure is wrong and sure', () => {
    expect(outcome('CENTRO', campo('', { seguro: true }))).toBe('falso')
    expect(outcome('CENTRO', campo('', { seguro: false }))).toBe('vacio')
    expect(outcome('', campo('', { seguro: true }))).toBe('exacto')
  })

  it('what the paper leaves empty is exact when nothing was read, and wrong when something was', () => {
    expect(outcome('', null)).toBe('exacto')
    expect(outcome('', campo('CALLE'))).toBe('falso')
  })

  it('a recognised text may lack accents and case, not its Ñ; a digital one lacks nothing', () => {
    expect(outcome('MARÍA PEÑA', campo('MARIA  peña'))).toBe('exacto')
    expect(outcome('MARÍA PEÑA', campo('MARÍA PENA'))).toBe('falso')
    expect(outcome('MARÍA PEÑA', campo('MARIA PEÑA', { fuente: 'texto' }))).toBe('falso')
    expect(juzgar(muestra({ campo: 'MARÍA' }), leida({ campo: campo('MARIA') }))[0]?.estricto).toBe(false)
  })

  it('lists hold the same things in any order', () => {
    const read = campo('Arrendamiento, Sueldos')
    expect(outcome(['Sueldos', 'Arrendamiento'], read, { campo: ['Arrendamiento', 'Sueldos'] })).toBe('exacto')
    expect(outcome(['Sueldos'], read, { campo: ['Arrendamiento', 'Sueldos'] })).toBe('falso')
  })

  it('a field that the paper does not have counts against the reader', () => {
    expect(juzgar(muestra({}), leida({ nss: campo('05088812341') }))).toMatchObject([
      { campo: 'nss', resultado: 'falso' },
    ])
  })
})
