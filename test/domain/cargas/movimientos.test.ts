import { describe, expect, it } from 'vitest'
import { MOVIMIENTOS } from '#domain/cargas/movimientos/campos-movimientos.ts'
import { solicitudDeRenglon } from '#domain/cargas/movimientos/solicitud-de-renglon.ts'
import { TextoOficio, type PersonaNombrable } from '#domain/cargas/movimientos/texto-oficio.ts'
import { compilarPlano } from '#domain/cargas/lectura/compilar-plano.ts'
import { plainDate } from '#domain/plain-date.ts'
import { MOVIMIENTOS_168 } from '#seeds/catalogos/planos/movimientos-168.ts'

const ANA: PersonaNombrable = {
  nombres: 'Ana María',
  apellidoPaterno: 'Nuñez',
  apellidoMaterno: 'de la Peña',
  curp: 'NUPA800101MASXXN07',
  rfc: 'NUPA8001015K2',
  nss: '05098044171',
  interno: 1234,
}
const nombra = (texto: string, persona: PersonaNombrable = ANA): boolean => new TextoOficio(texto).nombra(persona)

describe('whom an oficio names', () => {
  it.each([
    ['its CURP', 'la C. NUPA800101MASXXN07 causa baja'],
    ['its CURP with blanks', '1\tNUPA 800101 MASXXN07\tBaja'],
    ['its RFC', 'RFC: NUPA-800101-5K2'],
    ['its NSS', 'NSS 05098044171'],
    ['its NSS with hyphens', 'NSS 05-09-80-4417-1'],
    ['its internal number', '1\t001234\tRenuncia'],
    ['its name as people say it', 'que la C. ANA MARIA NUNEZ DE LA PEÑA, adscrita a esta dependencia'],
    ['its name, surnames first', '12\tNúñez de la Peña, Ana María\t16/11/2026'],
    ['its name in capitals of a cell', '12\tNUÑEZ DE LA PEÑA ANA MARIA\tBAJA'],
  ])('names a person by %s', (_by, texto) => {
    expect(nombra(texto)).toBe(true)
  })

  it.each([
    ['another person', 'la C. LUNA RIOS ANA'],
    ['a part of its name', 'la C. ANA MARIA NUÑEZ'],
    ['a longer name that contains it', '1\tROSA ANA MARIA NUÑEZ DE LA PEÑA\tBAJA'],
    ['a name that goes on', '1\tNUÑEZ DE LA PEÑA ANA MARIA GUADALUPE\tBAJA'],
    ['its number within another', 'oficio 10012345 de 2026'],
    ['nothing', ''],
  ])('does not take %s for the person', (_what, texto) => {
    expect(nombra(texto)).toBe(false)
  })

  it('never names a person without a surname by the given name alone', () => {
    const solo = { ...ANA, nombres: 'Ana', apellidoPaterno: '', apellidoMaterno: '', curp: '', rfc: '', nss: null }
    expect(nombra('la C. Ana, de esta oficina', solo)).toBe(false)
  })
})

const CONTEXTO = {
  persona: { interno: 7, version: 3, areaId: 40 },
  areas: [
    { ids: [1, 2, 3, 40], direccion: 'Dirección A', nombre: 'Archivo', puestos: [{ id: 9, nombre: 'Archivista' }] },
    { ids: [1, 2, 4, 41], direccion: 'Dirección B', nombre: 'Archivo', puestos: [] },
    { ids: [1, 2, 4, 42], direccion: 'Dirección B', nombre: 'Compras', puestos: [{ id: 8, nombre: 'Comprador' }] },
  ],
  categorias: [
    { clave: '10A', sueldoCentavos: 1_019_160 },
    { clave: '10B', sueldoCentavos: 1_019_160 },
    { clave: '20A', sueldoCentavos: 1_500_000 },
  ],
} as const
const pedido = (valores: Record<string, string | number>) =>
  solicitudDeRenglon({ tipo: '2', fecha: '2026-11-20', ...valores }, CONTEXTO)
const laborales = (valores: Record<string, string | number>) => pedido(valores).solicitud.cambios?.datosLaborales
const faltas = (valores: Record<string, string | number>) =>
  pedido(valores).faltas.map(({ campo, hallado, esperado }) => [campo, hallado, esperado])

describe('what a row asks', () => {
  it('finds the category of a monthly or daily salary that only one has', () => {
    expect(laborales({ sueldo: 1_500_000 })).toEqual({ categoria: '20A' })
    expect(laborales({ sueldoDiario: 50_000 })).toEqual({ categoria: '20A' })
  })

  it('asks for the category where several have that salary, and where none does', () => {
    expect(faltas({ sueldo: 1_019_160 })).toEqual([
      ['Sueldo mensual', '$10,191.60', 'la categoría: tienen ese sueldo 10A, 10B'],
    ])
    expect(faltas({ sueldo: 1 })).toEqual([['Sueldo mensual', '$0.01', 'el sueldo de una categoría ese día']])
  })

  it('refuses a salary that is not the one of its category', () => {
    expect(faltas({ categoria: '20a', sueldo: 1_499_999 })).toEqual([
      ['Sueldo mensual', '$14,999.99', '$15,000.00, el de la categoría 20A ese día'],
    ])
  })

  it('finds the área by its name, with its dirección where two have it', () => {
    expect(laborales({ area: 'COMPRAS', puesto: 'comprador' })).toEqual({
      ...{ entidad: 1, adscripcion: 2, dependencia: 4, area: 42, puesto: 8 },
    })
    expect(faltas({ area: 'Archivo' })).toEqual([['Área', 'Archivo', 'su dirección: hay 2 áreas que se llaman así']])
    expect(laborales({ area: 'Archivo', direccion: 'dirección b' })).toMatchObject({ area: 41 })
  })

  it('takes a post alone as one of the own área', () => {
    expect(laborales({ puesto: 'Archivista' })).toEqual({ puesto: 9 })
    expect(faltas({ puesto: 'Comprador' })).toEqual([
      ['Puesto', 'Comprador', 'un puesto de Archivo, como está en el catálogo'],
    ])
  })

  it('asks no change of post in a baja that carries the salary of its layout', () => {
    const { solicitud, faltas: halladas } = pedido({ tipo: '3', causa: 'renuncia', sueldoDiario: 33_972 })
    expect([solicitud.cambios, solicitud.causa, halladas]).toEqual([undefined, 'renuncia', []])
  })
})

/** A line of 168 characters with texts at their places, from 1. */
function linea(partes: Readonly<Record<number, string>>): string {
  const chars = Array<string>(168).fill(' ')
  for (const [desde, texto] of Object.entries(partes))
    Array.from(texto).forEach((char, i) => (chars[Number(desde) - 1 + i] = char))
  return chars.join('')
}

describe('the fixed width layout', () => {
  const contexto = { hoy: plainDate(2026, 11, 20), periodo: undefined, cercaDe: 2026 }
  const leer = compilarPlano(MOVIMIENTOS_168, MOVIMIENTOS, new Map(), contexto)

  it('measures by characters, so an Ñ moves nothing', () => {
    const baja = linea({
      ...{ 12: '05098044171', 23: 'NUÑEZ', 50: 'PEÑA', 77: 'ANA MARIA', 104: '000000', 119: '16112026' },
      ...{ 132: '02', 149: '2', 168: '9' },
    })
    expect(leer([baja])).toEqual({
      valores: {
        ...{ nss: '05098044171', apellidoPaterno: 'NUÑEZ', apellidoMaterno: 'PEÑA', nombres: 'ANA MARIA' },
        ...{ sueldoDiario: 0, fecha: '2026-11-16', tipo: '3', causa: 'renuncia' },
      },
      conceptos: [],
      faltas: [],
    })
  })

  it('reads a new salary and a return, and refuses another movement', () => {
    const de = (tipo: string) => leer([linea({ 12: '05098044171', 104: '033972', 119: '16112026', 132: tipo })])
    expect(de('07').valores).toMatchObject({ tipo: '2', sueldoDiario: 33_972 })
    expect(de('08').valores).toMatchObject({ tipo: '10' })
    expect(de('11').faltas.map(({ codigo, campo }) => [codigo, campo])).toEqual([['C207', 'Movimiento']])
  })
})
