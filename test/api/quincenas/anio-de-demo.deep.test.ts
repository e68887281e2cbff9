import { beforeAll, describe, expect, it } from 'vitest'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import { loadAfiliados } from '#seeds/demo/load-afiliados.ts'
import { loadCierres } from '#seeds/demo/load-cierres.ts'
import { dividido, lugares } from '#test/support/dinero/aritmetica-aparte.ts'
import { lineasGuardadas } from '#test/support/dinero/anio-cerrado.ts'

/*
 * The year that the fictional institute opens with, closed by its services, and the same year by plain arithmetic over who its
 * people are: since when they work, what took them out and on which day, where, and what they earn.
 */
const PERSONAS = 100
/** Today is 2026-11-20 in the tests: from Q22 of 2025 to Q21 of 2026. */
const CERRADAS = Array.from({ length: 24 }, (_, i) => 2025 * 24 + 21 + i)
/** Ten-thousandths of a percent: the rates of the seed. */
const TASAS = { FAA: 50_000, FAE: 25_000, FVE: 14_000, FHE: 3_500, FPESA: 45_000, FPESE: 222_500, SARE: 20_000 }
const LICENCIA = 8

interface Persona {
  readonly id: number
  readonly entidad: number
  readonly sueldo: number
  readonly ingreso: string
  /** First day out of active service, and by which type of movement. */
  readonly salida: string | null
  readonly tipo: number | null
  /** First day back from a leave. */
  readonly regreso: string | null
}

type Linea = readonly [
  quincena: number,
  entidad: number,
  persona: number,
  clave: string,
  obligado: string,
  importe: number,
]

let personas: readonly Persona[]
let esperadas: readonly Linea[]

beforeAll(async () => {
  await loadAfiliados(today(), PERSONAS)
  await loadCierres(today(), CERRADAS.length)
  personas = await selectRows<Persona>(
    `SELECT a.id, a.nivel1_id AS entidad, a.sueldo_centavos AS sueldo, a.fecha_alta AS ingreso, m.fecha AS salida, m.tipo_id AS tipo,
            r.fecha AS regreso
     FROM afiliados a LEFT JOIN movimientos m ON m.afiliado_id = a.id AND m.aplicado AND m.tipo_id IN (3, 6, 8, 9)
     LEFT JOIN movimientos r ON r.afiliado_id = a.id AND r.aplicado AND r.tipo_id = 10
     WHERE a.situacion <> 'T' ORDER BY a.id`,
  )
  esperadas = personas.flatMap((persona) => CERRADAS.flatMap((quincena) => lineasDe(persona, quincena)))
}, 300_000)

/** Fifteenths of a monthly salary by who owes them, each base and each amount rounded once, the part on leave by itself. */
function lineasDe({ id, entidad, sueldo, ingreso, salida, tipo, regreso }: Persona, quincena: number): Linea[] {
  const days = lugares(Math.floor(quincena / 24), (quincena % 24) + 1)
  const isBack = (dia: string): boolean => regreso !== null && dia >= regreso
  const served = days.filter((dia) => dia >= ingreso && (salida === null || dia < salida || isBack(dia))).length
  const onLeave =
    salida !== null && tipo === LICENCIA
      ? days.filter((dia) => dia >= salida && dia >= ingreso && !isBack(dia)).length
      : 0
  const base = (places: number): bigint => dividido(BigInt(sueldo) * BigInt(places), 30n, false)
  return Object.entries(TASAS).flatMap(([clave, tasa]) => {
    const de = (places: number): number => Number(dividido(base(places) * BigInt(tasa), 1_000_000n, false))
    const licencia = de(onLeave)
    return (
      [
        ['entidad', de(served + onLeave) - licencia],
        ['afiliado', licencia],
      ] as const
    ).flatMap(([obligado, importe]) =>
      importe === 0 ? [] : [[quincena, entidad, id, clave, obligado, importe] as const],
    )
  })
}

/** Sums by what `key` makes of each line. */
function sumas(key: (linea: Linea) => string, lineas = esperadas): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const linea of lineas) sums[key(linea)] = (sums[key(linea)] ?? 0) + linea[5]
  return sums
}

interface Total {
  readonly llave: string
  readonly importe: number
}
const porLlave = (rows: readonly Total[]) => Object.fromEntries(rows.map(({ llave, importe }) => [llave, importe]))

describe('the year that the demo opens with', () => {
  it('agrees with plain arithmetic on every line, to the centavo', async () => {
    const kept = (await lineasGuardadas()).map(
      ({ quincena, entidad, persona, clave, obligado, importe }): Linea =>
        [quincena, entidad, persona, clave, obligado, importe] as const,
    )
    expect(kept.length).toBeGreaterThan(9_000)
    expect(kept.map(String).sort()).toEqual(esperadas.map(String).sort())
  })

  it('agrees on every total, and on what each entity is charged', async () => {
    const totales = await selectRows<Total>(
      `SELECT k.quincena || ' ' || k.entidad_id || ' ' || t.clave || ' ' || t.obligado AS llave, t.importe_centavos AS importe
       FROM cierre_totales t JOIN cierres k ON k.id = t.cierre_id`,
    )
    expect(porLlave(totales)).toEqual(
      sumas(([quincena, entidad, , ...rest]) => [quincena, entidad, rest[0], rest[1]].join(' ')),
    )
    const cargos = await selectRows<Total>(
      `SELECT k.quincena || ' ' || k.entidad_id AS llave, c.principal_centavos AS importe
       FROM cargos c JOIN cierres k ON k.id = c.cierre_id WHERE c.obligado = 'entidad'`,
    )
    const owed = esperadas.filter(([, , , , obligado]) => obligado === 'entidad')
    expect(porLlave(cargos)).toEqual(sumas(([quincena, entidad]) => `${quincena} ${entidad}`, owed))
  })

  it('is 24 quincenas of every entity, with people who came, left and went on leave meanwhile', () => {
    expect(new Set(esperadas.map(([quincena]) => quincena)).size).toBe(24)
    const within = (dia: string | null) => dia !== null && dia >= '2025-11-16' && dia <= '2026-11-15'
    const kinds = {
      llega: personas.some(({ ingreso }) => within(ingreso)),
      sale: personas.some(({ salida, tipo }) => within(salida) && tipo !== LICENCIA),
      regresa: personas.some(({ regreso }) => within(regreso)),
      licencia: esperadas.some(([, , , , obligado]) => obligado === 'afiliado'),
    }
    expect(Object.values(kinds)).toEqual([true, true, true, true])
  })
})
