import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { tablaDbf } from '#test/support/cargas/tabla-dbf.ts'
import type { Empleado } from './modelo.ts'
import { escribirAncha, filasAncha } from './nomina-ancha.ts'
import { escribirAncho, filasAncho } from './nomina-ancho.ts'
import { escribirLarga, filasLarga, type Estropeo } from './nomina-larga.ts'

/** A file that is refused whole, and with which code. */
export interface ArchivoRoto {
  readonly bytes: Buffer
  readonly rechazo: string
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
/** Excel before 2007: the first bytes of BIFF2, and of an OLE document. */
const BIFF2 = Buffer.concat([Buffer.from('0900040002001000', 'hex'), Buffer.alloc(200)])
const OLE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
const DBF = tablaDbf([['RFC', 'C', 13]], [['AAAA800101AAA']])

type Roto = (random: SeededRandom, gente: readonly Empleado[], quincena: number) => Promise<ArchivoRoto> | ArchivoRoto

const fijo =
  (bytes: Buffer, rechazo: string): Roto =>
  () => ({ bytes, rechazo })

const ancho =
  (diferencia: Parameters<typeof escribirAncho>[2], rechazo: string): Roto =>
  (random, gente, quincena) => ({
    bytes: escribirAncho(
      random,
      gente.flatMap((empleado) => filasAncho(empleado, quincena)),
      diferencia,
    ).bytes,
    rechazo,
  })

const larga =
  (estropeo: Estropeo, rechazo: string): Roto =>
  (random, gente, quincena) => ({
    bytes: escribirLarga(
      random,
      gente.flatMap((empleado) => filasLarga(empleado, quincena)),
      estropeo,
    ).bytes,
    rechazo,
  })

const libro = async (
  random: SeededRandom,
  gente: readonly Empleado[],
  quincena: number,
  sinColumna?: string,
): Promise<Buffer> => {
  const filas = gente.flatMap((empleado) => filasAncha(empleado, quincena))
  return (await escribirAncha(random, filas, sinColumna)).bytes
}

/** Files that no dependency should have sent, by layout. */
export const ROTOS: Readonly<Record<'ancho' | 'larga' | 'ancha', readonly Roto[]>> = {
  ancho: [
    ancho({ centavos: 1 }, 'C104'),
    ancho({ centavos: -1 }, 'C104'),
    ancho({ cuenta: 1 }, 'C105'),
    ancho({ sinTotal: true }, 'C105'),
    fijo(Buffer.alloc(0), 'C101'),
    fijo(Buffer.from('H NOMINA\r\nT0000000000000000000000\r\n'), 'C101'),
    fijo(PDF, 'C107'),
    fijo(BIFF2, 'C106'),
    fijo(Buffer.from('D'.repeat(70_000)), 'C110'),
  ],
  larga: [
    larga({ centavos: 1 }, 'C104'),
    larga({ cuenta: -1 }, 'C105'),
    larga({ sinTotal: true }, 'C105'),
    larga({ sinColumna: 'IMPORTE' }, 'C103'),
    larga({ comilla: true }, 'C109'),
    fijo(OLE, 'C106'),
    fijo(DBF, 'C102'),
  ],
  ancha: [
    async (random, gente, quincena) => ({ bytes: await libro(random, gente, quincena, 'CURP'), rechazo: 'C103' }),
    async (random, gente, quincena) => {
      const bytes = await libro(random, gente, quincena)
      return { bytes: bytes.subarray(0, bytes.length - 400), rechazo: 'C111' }
    },
    fijo(OLE, 'C106'),
    fijo(DBF, 'C102'),
    fijo(PDF, 'C107'),
    fijo(Buffer.alloc(0), 'C101'),
  ],
}
