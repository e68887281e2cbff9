import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { pideOtraMirada } from '#domain/documentos/otra-mirada.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const PAPEL: readonly Celda[] = [
  [150, 20, 'Constancia de Vigencia de Derechos'],
  [50, 40, 'Instituto Mexicano del Seguro Social'],
]
const NOMBRE: readonly Celda[] = [
  [50, 100, 'Nombre(s):'],
  [150, 100, 'LUCIA ELENA'],
  [50, 115, 'Primer apellido:'],
  [150, 115, 'RAMIREZ'],
  [50, 130, 'Segundo apellido:'],
  [150, 130, 'SOTO'],
]
const nss = (numero: string): Celda[] => [
  [50, 60, 'NSS:'],
  [150, 60, numero],
]
const curp = (clave: string): Celda[] => [
  [50, 80, 'CURP:'],
  [150, 80, clave],
]
const CURP = 'RASL880314MASMTC06'
const NSS = '05088812341'
const mirar = (primera: readonly Celda[], segunda: readonly Celda[] | null = null, confianza = 0.9) =>
  leerPapel({
    paginas: [hoja([...PAPEL, ...primera], confianza)],
    qr: [],
    ...(segunda ? { otrasMiradas: [[hoja([...PAPEL, ...segunda], confianza)]] } : {}),
  }).lectura

describe('another look at the same page', () => {
  it('is asked for where something is missing that the paper always prints, or a key is wrong', () => {
    expect(pideOtraMirada(mirar([...nss(NSS), ...curp(CURP), ...NOMBRE]))).toBe(false)
    expect(pideOtraMirada(mirar([...nss(NSS), ...curp(CURP)]))).toBe(true)
    expect(pideOtraMirada(mirar([...nss('05088812344'), ...curp(CURP), ...NOMBRE]))).toBe(true)
  })

  it('fills what the first left open, and is not sure of it', () => {
    const { campos } = mirar([...nss(NSS), ...curp(CURP)], [...curp(CURP), ...NOMBRE], 0.97)
    expect(campos['nombres']).toMatchObject({ valor: 'LUCIA ELENA', seguro: false })
    expect(campos['curp']?.valor).toBe(CURP)
  })

  it('is no second print: what both say is no surer for having been looked at twice', () => {
    const once = mirar([...nss(NSS), ...NOMBRE]).campos['nss']
    const twice = mirar([...nss(NSS), ...NOMBRE], [...nss(NSS), ...NOMBRE]).campos['nss']
    expect(twice).toEqual(once)
  })

  it('that says something else leaves the field open, with both shown', () => {
    const { campos } = mirar(
      [...nss(NSS), ...curp(CURP), [50, 100, 'Nombre(s):'], [150, 100, 'LUCIA ELENA']],
      [...nss(NSS), ...curp(CURP), [50, 100, 'Nombre(s):'], [150, 100, 'LUCIA HELENA']],
    )
    expect(campos['nombres']?.seguro ?? false).toBe(false)
  })

  it('gives the right key where the first one has a wrong digit', () => {
    const { campos } = mirar([...nss('05088812344'), ...NOMBRE], [...nss(NSS), ...NOMBRE])
    expect(campos['nss']).toMatchObject({ valor: NSS, seguro: false })
  })
})
